//! Inputs larger than memory: one record without end, and very many records in one piece.

use std::fs;

use crate::support::run::{project, run, scratch};

fn comment(len: usize) -> String {
    format!("{{{}}}", "wood ".repeat(len / 5))
}

#[test]
fn a_record_that_is_too_long_is_read_so_far_and_the_next_ones_are_read() {
    let folder = scratch("long-record");
    let next = fs::read_to_string(project().join("corpus/cases/illegal-move.pgn")).unwrap();
    fs::write(folder.join("next.pgn"), &next).unwrap();
    let beginning = "[Event \"a\"]\n\n1. e4 e5 *\n\n";
    let long = format!("[Event \"b\"]\n\n1. e4 Qh9 {} 2. Qh9\n", comment(40 << 20));
    fs::write(folder.join("long.pgn"), format!("{beginning}{long}\n[Event \"c\"]\n\n1. e4 *\n\n{next}")).unwrap();
    let alone = run(&folder, ["validate", "--all", "-q", "--format", "concise", "next.pgn"]);
    for jobs in ["1", "2"] {
        let ran = run(&folder, ["validate", "--all", "-q", "--format", "concise", "--jobs", jobs, "long.pgn"]);
        let own: Vec<_> = ran.results.lines().take(2).collect();
        assert!(own[0].starts_with("long.pgn:7:7: error[unreadable-move]"), "{own:?}");
        assert!(own[1].starts_with("long.pgn:7:11: error[unterminated-comment]"), "{own:?}");
        let places = |lines: Vec<&str>| lines.into_iter().map(after_line).collect::<Vec<_>>();
        let n_before = ran.results.lines().count() - alone.results.lines().count();
        assert_eq!(places(ran.results.lines().skip(n_before).collect()), places(alone.results.lines().collect()));
        let reason = format!("the record at byte {} is longer than 24 MiB; the rest is left out", beginning.len());
        assert_eq!((ran.messages, ran.status), (format!("zapis: cannot read long.pgn: {reason}\n"), 2));
    }
}

/// Removes the path and the line from a one-line finding.
fn after_line(line: &str) -> String {
    line.splitn(3, ':').nth(2).unwrap_or_default().to_owned()
}

#[test]
fn records_without_tags_are_read_however_many_make_one_piece() {
    let folder = scratch("long-piece");
    let text = format!("1. e4 e5 {} 1-0\n\n1. d4 d5 *\n", comment(200_000)).repeat(260);
    assert!(text.len() > 2 * (24 << 20));
    fs::write(folder.join("bare.pgn"), text).unwrap();
    for jobs in ["1", "2"] {
        let ran = run(&folder, ["validate", "--jobs", jobs, "bare.pgn"]);
        assert_eq!((ran.results.as_str(), ran.status), ("", 0));
        assert_eq!(ran.messages, "520 records, 1,040 plies: 0 errors, 0 warnings, 0 notes\n");
    }
}

#[test]
fn many_long_records_are_read_one_after_another() {
    let folder = scratch("long-many");
    let text = format!("[Event \"long\"]\n\n1. e4 Qh9 {} *\n\n", comment(13 << 20)).repeat(6);
    fs::write(folder.join("long.pgn"), text).unwrap();
    let ran = run(&folder, ["validate", "--format", "concise", "long.pgn"]);
    assert_eq!(ran.results.matches("unreadable-move").count(), 6);
    assert_eq!(ran.messages, "6 records, 6 plies: 6 errors, 0 warnings, 0 notes\n");
}

#[test]
fn of_very_many_findings_of_one_kind_in_a_record_a_thousand_are_shown_and_all_are_counted() {
    let folder = scratch("long-findings");
    let text = format!("[Event \"a\"]\n\n1. e4 {} e5 (Nf6 {}) Qh9 *\n", "$999 ".repeat(2500), "$998 ".repeat(10));
    fs::write(folder.join("many.pgn"), text).unwrap();
    let ran = run(&folder, ["validate", "--all", "--format", "concise", "many.pgn"]);
    let shown = ran.results.lines().filter(|line| line.contains("is not a numeric annotation glyph")).count();
    assert_eq!(shown, 1000);
    let rest: Vec<_> = ran.results.lines().filter(|line| line.contains("more of this kind")).collect();
    assert_eq!(rest, ["many.pgn:3:5007: error[stray-token] 1510 more of this kind in this record"]);
    assert!(ran.results.contains("error[unreadable-move] `Qh9`"), "another kind is shown all the same");
    assert!(ran.messages.contains("2,511 errors"), "{}", ran.messages);
}

#[test]
fn blank_lines_are_no_record_however_many_there_are() {
    let folder = scratch("long-blank");
    for (name, blank) in [("lf", "\n"), ("crlf", "\r\n"), ("cr", "\r"), ("blanks", " \t\n")] {
        let path = format!("{name}.pgn");
        let blanks = blank.repeat((26 << 20) / blank.len());
        fs::write(folder.join(&path), format!("1. e4 e5 1-0{blanks}\n[Event \"a\"]\n\n1. Qh9 *\n")).unwrap();
        let ran = run(&folder, ["validate", "--format", "concise", &path]);
        assert_eq!(ran.results.lines().count(), 1, "{name}: {}", ran.results);
        assert!(ran.messages.starts_with("2 records, 2 plies: 1 error,"), "{name}: {}", ran.messages);
    }
}

#[test]
fn long_output_leaves_its_record_while_it_is_made_and_is_the_same() {
    let folder = scratch("long-output");
    let record = |name: &str, n: usize| format!("[Event \"{name}\"]\n\n{}*\n\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(n));
    let text = [record("a", 66_000), record("b", 3), record("c", 67_000), record("d", 1)].concat();
    fs::write(folder.join("long.pgn"), text).unwrap();
    fs::write(folder.join("short.pgn"), record("e", 3) + &record("f", 2)).unwrap();
    let [one, three] = ["1", "3"]
        .map(|jobs| run(&folder, ["export", "--format", "ndjson", "--jobs", jobs, "long.pgn", "short.pgn"]).results);
    assert!(one == three);
    assert!(one.ends_with(&run(&folder, ["export", "--format", "ndjson", "short.pgn"]).results));
    let played: Vec<usize> = one.lines().map(|line| line.matches("\"san\"").count()).collect();
    assert_eq!(played, [66_000, 3, 67_000, 1, 3, 2].map(|n| 4 * n));
    let table = run(&folder, ["export", "--format", "csv", "--jobs", "3", "long.pgn", "short.pgn"]).results;
    assert_eq!(table.lines().count(), 1 + 4 * (66_000 + 3 + 67_000 + 1 + 3 + 2));
    assert!(table.lines().skip(1 + 4 * 66_003).take(4 * 67_000).all(|row| row.starts_with("long.pgn,3,")));
}

#[test]
fn a_record_far_down_in_folders_is_read_and_links_do_not_lead_to_it_twice() {
    let folder = scratch("long-folders");
    let deep = folder.join("d/".repeat(600));
    fs::create_dir_all(&deep).unwrap();
    fs::write(deep.join("x.pgn"), "[Event \"x\"]\n\n1. e4 *\n").unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&folder, deep.join("around")).unwrap();
        std::os::unix::fs::symlink(&deep, folder.join("e")).unwrap();
    }
    let ran = run(&folder, ["validate", "."]);
    assert_eq!((ran.messages.as_str(), ran.status), ("1 record, 1 ply: 0 errors, 0 warnings, 0 notes\n", 0));
    fs::remove_dir_all(folder.join("d")).unwrap();
}

#[test]
fn many_copies_of_one_game_are_merged_into_one_with_the_comments_and_tags_of_all() {
    let folder = scratch("long-copies");
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let copy = |n: usize| {
        let tags =
            "[Event \"E\"]\n[Date \"2023.05.05\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]";
        format!(
            "{tags}\n[T{n} \"v\"]\n\n{moves} $1 {{comment {n} [%csl Ra{}]}} (5... h{}) 1-0\n\n",
            n % 8 + 1,
            n % 2 + 5
        )
    };
    fs::write(folder.join("copies.pgn"), (0..1000).map(copy).collect::<String>()).unwrap();
    let ran = run(&folder, ["audit", "-q", "--merge", "merged.pgn", "copies.pgn"]);
    let merged = fs::read_to_string(folder.join("merged.pgn")).unwrap();
    let merged = merged.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(merged.matches("[Event ").count(), 1, "{}", ran.messages);
    assert_eq!(merged.matches("comment ").count(), 1000);
    assert_eq!(merged.matches("[T").count(), 1000);
    assert_eq!(
        (merged.matches("%csl").count(), merged.matches("(5... h").count(), merged.matches("$1").count()),
        (8, 2, 1)
    );
    run(&folder, ["audit", "-q", "--write-unique", "unique.pgn", "copies.pgn"]);
    let unique = fs::read_to_string(folder.join("unique.pgn")).unwrap();
    assert_eq!(unique.matches("[Event ").count(), 1000, "each has a comment of its own");
}

#[test]
fn blanks_of_any_number_after_a_line_break_are_one_break() {
    let folder = scratch("long-blanks");
    let record =
        |name: &str| format!("[Event \"x\"]\n[White \"{name}\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 o6 *\n");
    fs::write(folder.join("short.pgn"), record("a a")).unwrap();
    fs::write(folder.join("long.pgn"), record(&"a ".repeat(60_000))).unwrap();
    let [short, long] = ["short.pgn", "long.pgn"].map(|name| {
        let ran = run(&folder, ["repair", "-q", name]);
        ran.results.lines().filter(|line| line.starts_with("1. ")).map(str::to_owned).collect::<Vec<_>>()
    });
    assert_eq!(short, long);
    assert_eq!(short.len(), 1);
}
