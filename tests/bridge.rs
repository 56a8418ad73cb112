//! Records of bridge have the findings written under their lines, and the examples of pages have theirs.

use std::fs;

use crate::support::case::{Case, unmatched};
use crate::support::plain::paths;
use crate::support::run::{project, run, scratch};
use zapis_check::findings::{Severity, rules};
use zapis_record::l10n::Language;

/// The first letter of the codes of findings in records of bridge.
const OF_BRIDGE: char = 'B';

/// Pages whose example cannot be shown: its line is too long for a page.
const NOT_RUN: [&str; 1] = ["bridge-line-too-long"];

/// Pages of findings that need a search of deals.
const SEARCHED: [&str; 2] = ["bridge-double-dummy", "bridge-par"];

fn cases() -> Vec<Case> {
    paths(&project().join("corpus/bridge")).iter().map(|path| Case::read(path)).collect()
}

#[test]
fn every_finding_is_written_under_its_place_and_every_one_written_is_found() {
    let folder = scratch("bridge-plain");
    let mut wrong = Vec::new();
    for case in cases() {
        case.plain.write_into(&folder);
        let (made, _) = case.findings(&folder);
        let (missed, unexpected) = unmatched(&case.expected, &made);
        let reported = missed
            .iter()
            .map(|found| ("not found", found))
            .chain(unexpected.iter().map(|found| ("not expected", found)));
        wrong.extend(reported.map(|(what, found)| {
            format!("{}:{}: {what}: {}", case.plain.name, case.file_line(found.line), found.describe())
        }));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn every_finding_has_a_case_and_a_near_miss_that_has_notes_at_most() {
    let cases = cases();
    for rule in rules::ALL.iter().filter(|rule| rule.code.starts_with(OF_BRIDGE)) {
        let kind = if rule.name.starts_with("bridge-lin-") { "lin" } else { "pbn" };
        let of = |ending: &str| {
            let name = format!("{}.{ending}{kind}", rule.name);
            cases
                .iter()
                .find(|case| case.plain.name == name)
                .unwrap_or_else(|| panic!("corpus/bridge/{name} is missing"))
        };
        assert!(of("").expected.iter().any(|found| found.name == rule.name), "{} expects none", rule.name);
        for found in &of("ok.").expected {
            assert_eq!(found.severity, Severity::Note.name(), "{}: {}", rule.name, found.describe());
            assert_ne!(found.name, rule.name);
        }
    }
}

#[test]
fn the_example_of_every_page_gives_its_finding() {
    let folder = scratch("bridge-examples");
    let mut wrong = Vec::new();
    let of_bridge = rules::ALL.iter().filter(|rule| rule.code.starts_with(OF_BRIDGE));
    for rule in of_bridge.filter(|rule| !NOT_RUN.contains(&rule.name)) {
        let [example, russian] = Language::ALL.map(|language| rule.page(language).split("```").nth(1).unwrap_or(""));
        assert_eq!(example, russian, "{} has another example in Russian", rule.name);
        let (kind, record) = example.split_once('\n').unwrap_or_else(|| panic!("{} has no example", rule.name));
        let path = folder.join(format!("{}.{kind}", rule.name));
        fs::write(&path, record).unwrap();
        let mut case = Case::read(&path);
        if SEARCHED.contains(&rule.name) {
            case.plain.options.push("--double-dummy".to_owned());
        }
        let (made, _) = case.findings(&folder);
        if made.iter().all(|found| found.name != rule.name) {
            let names: Vec<&str> = made.iter().map(|found| found.name.as_str()).collect();
            wrong.push(format!("the example of {} gives {}", rule.name, names.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn what_is_so_of_many_boards_is_reported_once_a_file() {
    let folder = scratch("bridge-once");
    let board = "% PBN 2.1\n[Board \"2\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n[Contract \"3N\"]\n\n";
    fs::write(folder.join("a.pbn"), board.repeat(3)).unwrap();
    let ran = run(&folder, ["validate", "--notes", "--format", "concise", "a.pbn"]);
    let wanted = "a.pbn:3:10: warning[bridge-board-dealer] board 2 is dealt by East, not by North; so are 2 more boards of \
                  the file\n";
    assert!((ran.results + &ran.messages).contains(wanted));
}

#[test]
fn json_names_the_board_the_player_and_the_call_or_card() {
    for (name, wanted) in [
        ("bridge-auction-insufficient", r#""board":1,"seat":"E","call":"1H","#),
        ("bridge-play-card-twice", r#""board":1,"seat":"#),
        ("bridge-deal-duplicate-card", r#""board":1,"seat":"#),
    ] {
        let case = Case::read(&project().join(format!("corpus/bridge/{name}.pbn")));
        let folder = scratch(&format!("bridge-json-{name}"));
        case.plain.write_into(&folder);
        let ran = case.plain.run(&folder, &["validate", "--format", "json"]);
        let line = ran.results.lines().find(|line| line.contains(name)).unwrap();
        assert!(line.contains(wanted), "{line}");
        assert!(line.contains("\"call\":") || line.contains("\"card\":"), "{line}");
    }
}

#[test]
fn deals_are_written_as_rows_with_the_columns_requested() {
    let folder = project().join("corpus/bridge");
    let fields = "record,board,hand_north,auction,contract,declarer,tricks,score_ns,findings";
    let arguments = ["export", "--format", "csv", "--rows", "deals", "--fields", fields, "bridge-score-mismatch.pbn"];
    let ran = run(&folder, arguments);
    let wanted = "record,board,hand_north,auction,contract,declarer,tricks,score_ns,findings\r\n\
                  1,1,A643.KJT8.92.AK3,1S Pass 4S Pass Pass Pass,4S,N,10,420,bridge-score-mismatch\r\n";
    assert_eq!(ran.results, wanted, "{}", ran.messages);
    assert_eq!(run(&folder, ["export", "--format", "csv", "--rows", "deals", "--fields", "ply", "."]).status, 2);
    assert_eq!(run(&folder, ["export", "--format", "parquet", "--rows", "deals", "."]).status, 2);
}

#[test]
fn the_text_around_embedded_games_is_no_fault_and_is_kept() {
    let folder = scratch("bridge-embedded");
    let board = "[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n";
    let text = format!(
        "Dear all,\n[not a tag]\n\nhere it is: {{\n<PBN>\n{board}</PBN>\nRegards\n\n[Board \"5\"]\n<PBN>\n{board}"
    );
    fs::write(folder.join("a.pbn"), text).unwrap();
    let ran = run(&folder, ["validate", "--notes", "--format", "concise", "a.pbn"]);
    assert_eq!(ran.results, "", "{}", ran.messages);
    assert!(ran.messages.contains("2 records"), "{}", ran.messages);
    let written = run(&folder, ["convert", "-q", "--to", "pbn", "a.pbn"]).results.replace('\r', "");
    for line in ["% Dear all,\n", "% [not a tag]\n", "% Regards\n", "% [Board \"5\"]\n", "% here it is: {\n"] {
        assert!(written.contains(line), "{line}{written}");
    }
    assert_eq!(written.matches("[Board \"1\"]").count(), 2, "{written}");
}

#[test]
fn a_file_that_is_called_one_of_bridge_and_holds_none_is_said_to_hold_none() {
    let folder = scratch("bridge-none");
    fs::write(folder.join("notes.pbn"), "hello\nworld\n").unwrap();
    for (command, said) in [
        ("validate", "no records of bridge are in it"),
        ("claims", "records of bridge (`.pbn`, `.lin`) are not read here"),
    ] {
        let out = run(&folder, [command, "notes.pbn"]);
        assert_eq!(out.status, 2, "{command}");
        assert!(out.messages.replace('\n', " ").contains(said), "{command}: {out:?}");
    }
}

#[test]
fn diagrams_in_plain_text_are_not_games_of_chess() {
    let folder = project().join("corpus/bridge");
    for command in ["convert", "claims", "repair"] {
        let ran = run(&folder, [command, "diagrams-printed.txt"]);
        let reported = "cannot read diagrams-printed.txt: records of bridge (`.pbn`, `.lin`) are not read here";
        assert!(ran.messages.contains(reported) && ran.status == 2, "{command}: {}", ran.messages);
    }
}

#[test]
fn the_title_of_a_diagram_goes_with_it() {
    let folder = scratch("bridge-titles");
    let titled = fs::read_to_string(project().join("corpus/bridge/diagrams-titled.txt")).unwrap();
    let titled: String = titled.lines().filter(|line| !line.starts_with("%~")).flat_map(|line| [line, "\n"]).collect();
    fs::write(folder.join("a.txt"), titled).unwrap();
    let pbn = run(&folder, ["convert", "-q", "--to", "pbn", "a.txt"]).results;
    for tag in ["[Board \"7\"]", "[Dealer \"N\"]", "[Vulnerable \"All\"]", "[Board \"8\"]", "[Dealer \"W\"]"] {
        assert!(pbn.contains(tag), "{tag} {pbn}");
    }
    let ran = run(&folder, ["select", "-q", "-w", "board = 8", "a.txt"]);
    assert!(ran.results.starts_with("Сдача № 8, сдаёт Запад\n"), "{}", ran.results);
}

#[test]
fn a_match_of_which_only_results_are_listed_is_read_and_ranked() {
    let folder = project().join("corpus/bridge");
    let ran = run(&folder, ["standings", "-q", "match-of-lists.lin"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    assert!(ran.results.contains("Reds") && ran.results.contains("Blues"), "{}", ran.results);
}

#[test]
fn an_explicit_format_overrides_what_the_text_looks_like() {
    let folder = scratch("bridge-said");
    let deal = "[Deal \"N:AK.QJ.T9.5432 32.T9.QJ.AK876 QJT.AK8.AK8.QJT 98765.76543.76.9\"]\n\n";
    fs::write(folder.join("pbn.txt"), deal).unwrap();
    fs::write(folder.join("lin.txt"), "md|3SAKHQJDT9C5432,S32HT9DQJCAK876,SQJTHAK8DAK8CQJT|\n").unwrap();
    let said = |arguments: &[&str], name: &str| {
        let ran = run(&folder, [&["validate", "--format", "concise"], arguments, &[name]].concat());
        (ran.results, ran.messages)
    };
    // One tag or command is not enough.
    assert!(!said(&[], "pbn.txt").0.contains("bridge-"));
    for arguments in [&["--system", "bridge"][..], &["--input", "pbn"], &["--system", "bridge", "--input", "pbn"]] {
        let (out, err) = said(arguments, "pbn.txt");
        assert!(out.contains("bridge-deal-missing-card"), "{arguments:?}: {out}{err}");
    }
    for arguments in [&["--input", "lin"][..], &["--system", "bridge", "--input", "lin"]] {
        let (out, err) = said(arguments, "lin.txt");
        assert!(err.contains("1 record"), "{arguments:?}: {out}{err}");
    }
    for (arguments, reason) in [
        (&["--system", "chess", "--input", "pbn"][..], "records of bridge, not of `chess`"),
        (&["--system", "bridge", "--input", "pgn"], "`pbn` or `lin`"),
        (&["--system", "bridge", "--fen", "8/8/8/8/8/8/8/K1k5 w - - 0 1"], "no position"),
    ] {
        let (_, err) = said(arguments, "pbn.txt");
        assert!(err.contains(reason), "{arguments:?}: {err}");
    }
    // Bridge is read whole, and always as bridge.
    for arguments in [&["--system", "bridge", "--range", "0..50"][..], &["--input", "pbn", "--range", "0..50"]] {
        let (out, err) = said(arguments, "pbn.txt");
        assert!(out.is_empty() && err.contains("are not read here"), "{arguments:?}: {out}{err}");
    }
    fs::write(folder.join("zapis.toml"), "system = \"bridge\"\n").unwrap();
    assert!(said(&[], "pbn.txt").0.contains("bridge-deal-missing-card"));
    assert!(!said(&["--system", "chess"], "pbn.txt").0.contains("bridge-"));
    assert!(!said(&["--input", "pgn"], "pbn.txt").0.contains("bridge-"));
}

#[test]
fn calls_are_of_those_who_made_them_where_passes_are_left_out() {
    let folder = scratch("bridge-left-out");
    let case = Case::read(&project().join("corpus/bridge/bridge-auction-passes-omitted.pbn"));
    case.plain.write_into(&folder);
    let name = case.plain.name.as_str();
    let calls = |name: &str| {
        let json = run(&folder, ["export", "-q", "--format", "ndjson", name]).results;
        let auction = json.split_once("\"auction\":[").unwrap().1.split_once(']').unwrap().0.to_owned();
        let call = |one: &str| {
            let value = |key: &str| one.split_once(key).map(|(_, rest)| rest.split('"').next().unwrap().to_owned());
            Some((value("\"seat\":\"")?, value("\"meaning\":\"")?))
        };
        auction.split('}').filter_map(call).collect::<Vec<_>>()
    };
    run(&folder, ["convert", "-q", "--to", "lin", name, "-o", "a.lin"]);
    let (written, whole) = (calls(name), calls("a.lin"));
    assert!(written.len() < whole.len(), "{written:?} {whole:?}");
    assert_eq!(written, whole[whole.len() - written.len()..]);
}

#[test]
fn of_each_kind_a_hand_has_one_finding_that_counts_the_others() {
    let folder = scratch("bridge-hand");
    let others = "T98.AKQJ.T87.J87 765.765.AKQ.AKQ5 432.432.6432.432";
    let deal = |hand: &str| format!("[Event \"x\"]\n[Board \"1\"]\n[Deal \"N:{hand} {others}\"]\n");
    fs::write(folder.join("few.pbn"), deal("AKT9.T98.JZ5.y96")).unwrap();
    let few = run(&folder, ["validate", "--format", "concise", "few.pbn"]);
    for said in ["East: `ST` and `S9` stand twice", "North: `Z` is not a rank; nor is 1 more sign of the hand"] {
        let said = said.trim_start_matches("East: ");
        assert_eq!(few.results.matches(said).count(), 1, "{said}: {}", few.results);
    }
    fs::write(folder.join("many.pbn"), deal(&format!("{}...", "A".repeat(3000)))).unwrap();
    let card = "A".repeat(3000);
    fs::write(folder.join("many.lin"), format!("qx|o1|md|1S{card},HAKQJT98765432,DAKQJT98765432|")).unwrap();
    for (name, n) in [("many.pbn", "3,000 errors"), ("many.lin", "2,999 errors")] {
        let many = run(&folder, ["validate", "--format", "concise", name]);
        assert!(many.messages.contains(n), "{}", many.messages);
        assert!(many.results.len() < 2000, "{}", many.results.len());
    }
}

#[test]
fn calls_after_the_end_of_an_auction_are_one_finding_from_the_first_to_the_last() {
    let folder = scratch("bridge-behind");
    let head = "[Event \"x\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Auction \"N\"]\n";
    for (calls, name) in [
        ("1C Pass Pass Pass\nPass 1S\nX\n", "bridge-auction-after-end"),
        ("1C AP\nPass 1S X\n", "bridge-auction-after-end"),
        ("1C + Pass 1S\n", "bridge-after-continuation"),
    ] {
        fs::write(folder.join("x.pbn"), format!("{head}{calls}\n")).unwrap();
        let ran = run(&folder, ["validate", "--format", "concise", "x.pbn"]);
        assert_eq!(ran.results.matches(name).count(), 1, "{calls}: {}", ran.results);
    }
}
