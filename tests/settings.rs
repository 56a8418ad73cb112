//! Settings from files beside the records, findings chosen by families and severities, ignore lines, and the formats of
//! other tools.

use std::fs;

use crate::support::run::{project, run, scratch};
use serde_json::Value;

const FAULTS: &str = "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[Event \"B\"]\n[Result \"1-0\"]\n\n1. f3 e5 3. g4 Qh4# 0-1\n";

/// Returns the findings of `validate --format concise`, by name and severity.
fn found(folder: &std::path::Path, more: &[&str]) -> Vec<String> {
    let ran = run(folder, [&["validate", "-q", "--format", "concise"], more].concat());
    let name = |line: &str| Some(line.split_once(": ")?.1.split_once(']')?.0.replace('[', " "));
    ran.results.lines().filter_map(name).collect()
}

#[test]
fn a_file_of_settings_holds_for_the_records_of_its_folder() {
    let folder = scratch("settings-file");
    fs::create_dir_all(folder.join("in/blitz")).unwrap();
    for path in ["in/a.pgn", "in/blitz/b.pgn", "in/blitz/draft.bak.pgn"] {
        fs::write(folder.join(path), FAULTS).unwrap();
    }
    let settings = "exclude = [\"*.bak.pgn\"]\n\n[findings]\nillegal-move = \"note\"\nmove-number-wrong = \"off\"\n\n\
                    [[paths]]\npath = \"blitz/\"\nignore = [\"O\"]\n";
    fs::write(folder.join("in/zapis.toml"), settings).unwrap();
    let all = found(&folder, &["in"]);
    assert_eq!(all.iter().filter(|found| *found == "error result-mismatch").count(), 1, "{all:?}");
    assert!(!all.iter().any(|found| found.contains("illegal-move") || found.contains("move-number")), "{all:?}");
    assert!(found(&folder, &["in/blitz/b.pgn"]).is_empty());
    assert_eq!(
        found(&folder, &["in/blitz/draft.bak.pgn", "--severity", "note"]),
        found(&folder, &["in/blitz/b.pgn", "--notes"])
    );
    assert_eq!(found(&folder, &["in/blitz/b.pgn", "--select", "illegal-move", "--notes"]), ["note illegal-move"]);
    assert!(found(&folder, &["in/a.pgn", "--no-config"]).contains(&"error illegal-move".to_owned()));
    let reported = run(&folder, ["validate", "in"]).messages;
    assert!(reported.starts_with("zapis: 1 file was passed over: excluded"), "{reported}");
    fs::write(folder.join("other.toml"), "select = [\"moves\"]\nseverity = \"error\"\n").unwrap();
    assert_eq!(found(&folder, &["in/a.pgn", "--config", "other.toml"]), ["error illegal-move"]);
    fs::write(folder.join("in/zapis.toml"), "ignore = [\"ilegal-move\"]\n").unwrap();
    let wrong = run(&folder, ["validate", "in/a.pgn"]);
    assert!(wrong.messages.contains("zapis.toml: unknown finding `ilegal-move`"), "{}", wrong.messages);
    assert!(wrong.messages.contains("did you mean `illegal-move`?") && wrong.status == 2, "{}", wrong.messages);
}

#[test]
fn patterns_of_a_folder_leave_files_out() {
    let folder = scratch("settings-ignore");
    fs::create_dir_all(folder.join("old")).unwrap();
    for path in ["a.pgn", "b.pgn", "old/c.pgn"] {
        fs::write(folder.join(path), "1. e4 *\n").unwrap();
    }
    let records = |more: &[&str]| run(&folder, [&["validate", "--format", "json"], more].concat()).results;
    assert!(records(&["."]).contains("\"records\":3"));
    assert!(records(&[".", "--exclude", "old/"]).contains("\"records\":2"));
    fs::write(folder.join(".zapisignore"), "# drafts\nold\n!old/c.pgn\nb.*\n").unwrap();
    assert!(records(&["."]).contains("\"records\":2"));
    assert!(records(&[".", "b.pgn"]).contains("\"records\":3"));
}

#[test]
fn findings_are_chosen_by_severity_and_family() {
    let folder = scratch("settings-severity");
    fs::write(folder.join("a.pgn"), FAULTS).unwrap();
    let errors = found(&folder, &["a.pgn", "--severity", "error"]);
    assert!(!errors.is_empty() && errors.iter().all(|found| found.starts_with("error ")), "{errors:?}");
    let moves = found(&folder, &["a.pgn", "--select", "moves"]);
    assert_eq!(moves, found(&folder, &["a.pgn", "--select", "R"]));
    assert_eq!(moves, found(&folder, &["a.pgn", "--ignore", "T,O,c,K,archive"]));
    let counts = run(&folder, ["validate", "--severity", "error", "--format", "json", "a.pgn"]).results;
    assert!(counts.contains("\"warnings\":1"), "{counts}");
    assert_eq!(run(&folder, ["validate", "--severity", "error", "--notes", "a.pgn"]).status, 2);
}

#[test]
fn kinds_are_counted_instead_of_listed() {
    let folder = scratch("settings-statistics");
    fs::write(folder.join("a.pgn"), FAULTS.repeat(2)).unwrap();
    let ran = run(&folder, ["validate", "--statistics", "a.pgn"]);
    assert!(ran.results.starts_with("count  severity"), "{}", ran.results);
    let lines = run(&folder, ["validate", "--statistics", "--format", "json", "a.pgn"]).results;
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |name: &str| lines.iter().find(|line| line["name"] == name).unwrap().clone();
    assert_eq!((of("illegal-move")["count"].as_u64(), of("illegal-move")["fixable"].as_u64()), (Some(2), Some(0)));
    assert_eq!(
        (of("result-contradicts-mate")["count"].as_u64(), of("result-contradicts-mate")["fixable"].as_u64()),
        (Some(2), Some(2))
    );
    assert_eq!(run(&folder, ["validate", "--statistics", "--format", "sarif", "a.pgn"]).status, 2);
    let audit = run(project(), ["audit", "--statistics", "corpus/archive"]).results;
    assert!(audit.contains("duplicate-game"), "{audit}");
}

#[test]
fn known_findings_are_left_out_by_validate_too() {
    let folder = scratch("settings-baseline");
    fs::write(folder.join("a.pgn"), FAULTS).unwrap();
    let first = run(&folder, ["validate", "--baseline", "known", "a.pgn"]);
    assert_eq!(first.status, 1);
    let again = run(&folder, ["validate", "--baseline", "known", "a.pgn"]);
    assert_eq!((again.results.as_str(), again.status), ("", 0));
    fs::write(folder.join("a.pgn"), format!("1. e4 e5 2. Kb4 *\n\n{FAULTS}")).unwrap();
    assert_eq!(found(&folder, &["--baseline", "known", "a.pgn"]), ["error illegal-move"]);
}

#[test]
fn sarif_names_rules_places_and_fixes() {
    let folder = scratch("settings-sarif");
    fs::write(folder.join("a b%.pgn"), FAULTS).unwrap();
    let ran = run(&folder, ["validate", "--format", "sarif", "a b%.pgn"]);
    let sarif: Value = serde_json::from_str(&ran.results).unwrap();
    let run_of = &sarif["runs"][0];
    let rules = run_of["tool"]["driver"]["rules"].as_array().unwrap();
    let results = run_of["results"].as_array().unwrap();
    assert_eq!((sarif["version"].as_str(), results.len(), ran.status), (Some("2.1.0"), 4, 1));
    for result in results {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(rules[index]["id"], result["ruleId"]);
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "a%20b%25.pgn");
        assert!(place["region"]["startLine"].as_u64() > Some(3));
    }
    let mended: Vec<&Value> = results.iter().filter(|result| result["ruleId"] == "O002").collect();
    let replaced = &mended[0]["fixes"][0]["artifactChanges"][0]["replacements"][0];
    let at = usize::try_from(replaced["deletedRegion"]["byteOffset"].as_u64().unwrap()).unwrap();
    let len = usize::try_from(replaced["deletedRegion"]["byteLength"].as_u64().unwrap()).unwrap();
    let text = replaced["insertedContent"]["text"].as_str().unwrap();
    assert!(
        [&FAULTS[..at], text, &FAULTS[at + len..]].concat().ends_with("[Result \"0-1\"]\n\n1. f3 e5 3. g4 Qh4# 0-1\n")
    );
    assert_eq!(mended[0]["properties"]["record"], 2);
    let none = run(project(), ["validate", "--format", "sarif", "corpus/games/chess960.pgn"]);
    let sarif: Value = serde_json::from_str(&none.results).unwrap();
    assert_eq!(sarif["runs"][0]["results"], Value::Array(Vec::new()));
}

#[test]
fn junit_counts_what_failed_and_github_gets_annotations() {
    let folder = scratch("settings-junit");
    fs::write(folder.join("a.pgn"), FAULTS.replace("[Event \"A\"]", "[Event \"<&\u{1}\"]")).unwrap();
    let ran = run(&folder, ["validate", "--format", "junit", "a.pgn"]);
    assert!(
        ran.results.contains("<testsuites name=\"zapis\" tests=\"5\" failures=\"4\" errors=\"0\">"),
        "{}",
        ran.results
    );
    assert_eq!(ran.results.matches("<failure ").count(), 4);
    assert!(ran.results.contains("name=\"illegal-move 4:13 #1\"") && ran.results.ends_with("</testsuites>\n"));
    let ran = run(&folder, ["validate", "--format", "github", "a.pgn"]);
    assert!(
        ran.results.starts_with("::error title=illegal-move,file=a.pgn,line=4,col=13::illegal move"),
        "{}",
        ran.results
    );
    let unread = run(&folder, ["validate", "--format", "junit", "a.pgn", "nowhere.pgn"]);
    assert!(unread.results.contains("errors=\"1\"") && unread.status == 2, "{}", unread.results);
}

#[test]
fn a_page_of_findings_needs_nothing_else_and_holds_no_element_of_a_record() {
    let folder = scratch("settings-html");
    let hostile = "\"><script>alert(1)</script>&\u{1}\u{202e}";
    let event = hostile.replace('"', "\\\"");
    fs::write(folder.join("a.pgn"), FAULTS.replace("[Event \"A\"]", &format!("[Event \"{event}\"]"))).unwrap();
    fs::write(folder.join("<b>.pgn"), "1. e4 e5 2. <img src=x onerror=alert(1)> Ke3 *\n").unwrap();
    let ran = run(&folder, ["validate", "--format", "html", "a.pgn", "<b>.pgn"]);
    let page = &ran.results;
    assert_eq!(ran.status, 1);
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\" data-theme=\"auto\">"), "{page}");
    assert!(page.ends_with("</body>\n</html>\n") && page.contains("Content-Security-Policy"), "{page}");
    // Elements are closed in order, and nothing of a record is an element: its text is encoded, or a text node.
    let (before, scripts) = page.split_once("<script").unwrap();
    let mut open = Vec::new();
    for tag in before.split('<').skip(1) {
        let name = tag.split(|c: char| c.is_whitespace() || matches!(c, '>' | '/')).next().unwrap();
        let ended = tag.strip_prefix('/').map(|rest| rest.split('>').next().unwrap());
        match ended {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "{tag}"),
            None if !matches!(name, "!DOCTYPE" | "meta") && !tag.contains("/>") => open.push(name),
            None => {}
        }
        assert!(!matches!(name, "img" | "b"), "{tag}");
    }
    assert_eq!(open, ["html", "body"]);
    assert!(!page.contains(['\u{1}', '\u{202e}']) && scripts.matches("</script>").count() == 3, "{page}");
    assert!(page.contains("<li>a.pgn:") && !page.contains("http://") | page.contains("www.w3.org/2000/svg"), "{page}");
    let russian = run(&folder, ["--lang", "ru", "audit", "--format", "html", "--theme", "dark", "a.pgn"]).results;
    assert!(russian.contains("<html lang=\"ru\" data-theme=\"dark\">"), "{russian}");
    assert!(russian.contains("<h1>Замечания</h1>"), "{russian}");
    let none = run(project(), ["validate", "--format", "html", "corpus/games/chess960.pgn"]);
    assert!(!none.results.contains("<li>") && none.status == 0, "{}", none.results);
}

#[test]
fn a_line_in_a_record_ignores_findings_there() {
    let folder = scratch("settings-line");
    let text = format!("%zapis: ignore illegal-move\n{}", FAULTS.replace("1. f3", "%zapis: ignore results\n1. f3"));
    fs::write(folder.join("a.pgn"), text).unwrap();
    assert_eq!(found(&folder, &["a.pgn"]), ["warning move-number-wrong"]);
    let pgn =
        "%zapis: ignore illegal-move\n1. e4 *\n\n1. e4 e5 2. Kb4 *\n%zapis: ignore illegal-move\n1. d4 d5 2. Kb4 *\n";
    fs::write(folder.join("b.pgn"), pgn).unwrap();
    let all = found(&folder, &["b.pgn", "--select", "illegal-move,unused-ignore"]);
    assert_eq!(all, ["note unused-ignore", "error illegal-move"]);
}

#[test]
fn what_may_be_in_a_file_of_settings_is_listed() {
    let ran = run(project(), ["list", "settings"]);
    for key in ["laws", "time-class", "exclude", "`[[paths]]`", "zapis.toml"] {
        assert!(ran.results.contains(key), "{}", ran.results);
    }
}
