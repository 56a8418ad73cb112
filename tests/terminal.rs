//! Output fits the terminal, options may come before the command, and completion knows names.

use std::fs;

use crate::support::run::{collect, project, run, scratch, zapis};

/// Returns the output for a terminal of a width.
fn at_width(width: usize, arguments: &[&str]) -> String {
    collect(zapis(project()).env("COLUMNS", width.to_string()).args(arguments)).results
}

const GAMES: &str = "corpus/games/world-championship-and-tournament-games.pgn";

#[test]
fn long_lines_are_broken_and_no_word_is_lost() {
    for arguments in [
        &["claims", GAMES][..],
        &["claims", "--laws", "fide2009", "--record", "1", "--at", "51", "--by", "black", GAMES],
        &["claims", "--sealed", "Кf3", "--fen", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"],
        &["validate", "--notes", "corpus/games/club-evening.pgn"],
        &["standings", "corpus/events/uzchess-cup-2025.pgn"],
        &["list", "tiebreaks"],
        &["explain", "illegal-move"],
    ] {
        for language in ["en", "ru"] {
            let with_language = [arguments, &["--lang", language]].concat();
            let wide = at_width(400, &with_language);
            for width in [40, 80] {
                let narrow = at_width(width, &with_language);
                let too_wide = narrow.lines().filter(|line| {
                    // Tables, drawn lines and long words may be wider.
                    let is_sentence = line.trim_start().contains(' ') && !line.contains(" | ") && !line.contains("  ");
                    is_sentence && line.chars().count() > width && line.trim_start().split(' ').count() > 3
                });
                let too_wide: Vec<&str> = too_wide.filter(|line| !line.contains("corpus/")).collect();
                let are_tables = ["standings", "list", "explain"].contains(&arguments[0]);
                assert!(too_wide.is_empty() || (width == 40 && are_tables), "{arguments:?} {language}: {too_wide:#?}");
                if !are_tables && arguments[0] != "validate" {
                    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                    assert_eq!(words(&narrow), words(&wide), "{arguments:?} {language} {width}");
                }
            }
        }
    }
}

#[test]
fn a_pipe_gets_eighty_columns() {
    let plain = run(project(), ["claims", GAMES]);
    assert_eq!(plain.results, at_width(80, &["claims", GAMES]));
    // One-line formats are not wrapped.
    let results = at_width(40, &["validate", "--format", "concise", "corpus/games/club-evening.pgn"]);
    assert!(results.lines().all(|line| line.contains(": error[") || line.contains(": warning[")), "{results}");
}

#[test]
fn options_of_every_command_may_be_before_it() {
    let file = "corpus/games/club-evening.pgn";
    let before = run(project(), ["--lang", "ru", "--jobs", "2", "-q", "--color", "always", "validate", file]);
    let behind = run(project(), ["validate", "--lang", "ru", "--jobs", "2", "-q", "--color", "always", file]);
    assert_eq!((&before.results, &before.messages), (&behind.results, &behind.messages));
    assert!(before.results.contains("ошибка") && before.results.contains('\u{1b}') && before.messages.is_empty());
    // The option after the command counts.
    let both =
        run(project(), ["--lang", "ru", "--color", "always", "validate", "--color", "never", "--lang", "en", file]);
    assert!(both.results.contains("error[") && !both.results.contains('\u{1b}'), "{}", both.results);
    let list = run(project(), ["--lang=ru", "list", "laws"]);
    assert!(list.results.contains("редакция") && list.messages.is_empty(), "{}", list.results);
    let wrong = run(project(), ["--lang", "xx", "validate", file]);
    assert_eq!(wrong.status, 2);
}

#[test]
fn what_explains_a_list_is_below_it() {
    for list in ["laws", "notations", "tiebreaks"] {
        let ran = run(project(), ["list", list]);
        assert!(ran.messages.is_empty(), "{}", ran.messages);
        assert!(ran.results.contains("\n\n"), "{}", ran.results);
    }
}

#[test]
fn completion_knows_the_names_that_arguments_may_have() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(project(), ["completions", shell]).results;
        for name in
            ["illegal-move", "ru-Latn", "windows-1251", "fide2018", "koi8-r", "EMMSB", "russian-2011", "by-date"]
        {
            assert!(script.to_lowercase().contains(&name.to_lowercase()), "{shell} does not offer {name}");
        }
    }
}

#[test]
fn an_unknown_name_is_reported_with_the_one_that_may_have_been_meant() {
    for (arguments, expected) in [
        (&["validate", "--select", "illgal-move"][..], "unknown finding `illgal-move`"),
        (&["validate", "--laws", "fide2032"], "did you mean `fide20"),
        (&["validate", "--encoding", "windows1251x"], "did you mean `windows-1251`?"),
        (&["validate", "--letters", "rusian"], "did you mean `ru`?"),
        (&["explain", "ilegal-mvoe"], "did you mean `illegal-move`?"),
    ] {
        let ran = run(project(), arguments);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.messages.contains(expected), "{arguments:?}: {}", ran.messages);
    }
    let ran = run(project(), ["validate", "--select", "illgal-move"]);
    assert!(ran.messages.contains("did you mean `illegal-move`?"), "{}", ran.messages);
}

/// Writes a file with illegal moves in `n` records, besides sound ones, and one wrong number.
fn with_illegal_moves(n: usize) -> String {
    let records: Vec<String> =
        (0..2 * n).map(|at| format!("[Event \"{at}\"]\n\n1. e4 e5 2. {} *\n\n", ["Ke3", "Ke2"][at % 2])).collect();
    format!("{}[Event \"last\"]\n\n1. e4 e5 3. Nf3 *\n", records.concat())
}

#[test]
fn people_are_shown_the_first_findings_of_each_kind_in_a_file_and_how_many_more_there_are() {
    let folder = scratch("first-of-kind");
    fs::write(folder.join("many.pgn"), with_illegal_moves(5_020)).unwrap();
    fs::write(folder.join("few.pgn"), with_illegal_moves(20)).unwrap();
    let ran = |more: &[&str]| {
        let fixed = ["validate", "--ignore", "missing-tag"];
        run(&folder, [&fixed[..], more, &["many.pgn", "few.pgn"]].concat())
    };
    let shown = ran(&["--format", "concise"]);
    let lines: Vec<&str> = shown.results.lines().collect();
    let expected = "many.pgn:155:13: error[illegal-move] illegal move `Ke3`: no white king reaches e3";
    assert_eq!(lines.iter().filter(|line| line.contains("error[illegal-move]")).count(), 40, "{}", shown.results);
    assert!(lines[19] == expected, "{}", lines[19]);
    assert!(lines[20].starts_with("many.pgn:") && lines[20].contains("[move-number-wrong]"), "{}", lines[20]);
    assert_eq!(lines[21], "many.pgn: … and 5,000 more `illegal-move` (`--all` shows each)");
    // A file with no more of a kind than are shown has no such line.
    assert!(lines[22..].iter().all(|line| line.starts_with("few.pgn:") && line.contains('[')), "{}", shown.results);
    assert_eq!(lines.len(), 22 + 21);
    assert!(shown.messages.contains("5,040 errors"), "{}", shown.messages);
    for format in ["concise", "text"] {
        let with_jobs = |jobs| ran(&["--format", format, "--jobs", jobs]).results;
        assert_eq!(with_jobs("1"), with_jobs("5"), "{format}");
        assert!(with_jobs("1").contains("… and 5,000 more `illegal-move`"), "{format}");
    }
    let each = ran(&["--format", "concise", "--all"]);
    assert_eq!(each.results.lines().count(), 5_040 + 2);
    assert!(!each.results.contains("more `"));
    let json = ran(&["--format", "json"]);
    assert_eq!(json.results.lines().filter(|line| line.contains("\"name\":\"illegal-move\"")).count(), 5_040);
    let russian = ran(&["--format", "concise", "--lang", "ru"]);
    let expected = "many.pgn: … и ещё 5000 `illegal-move` (`--all` показывает каждое)";
    assert!(russian.results.lines().any(|line| line == expected), "{}", russian.results);
}
