//! Answers about words on sheets, kept in a file: used by `repair` and `compare`, refused if the sheet is another one.

use std::fs;
use std::path::Path;

use crate::support::run::{collect, project, run, scratch, zapis};

const SHEET: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 a6\n4. h3 h6\n5. O-O Be7\n";

/// Returns the first JSON line of a type.
fn line_of(results: &str, kind: &str) -> serde_json::Value {
    let lines = results.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    lines.into_iter().find(|line| line["type"] == kind).unwrap_or_else(|| panic!("no {kind} in {results}"))
}

fn fingerprint(folder: &Path, sheet: &str) -> String {
    let ran = run(folder, ["repair", "--format", "json", sheet]);
    let line = line_of(&ran.results, "repair");
    assert_eq!(line["fingerprint"], line_of(&ran.results, "sheet")["fingerprint"]);
    line["fingerprint"].as_str().unwrap().to_owned()
}

fn answer(sheet: &str, row: u32, side: &str, written: &str, read: &str) -> String {
    format!(
        "[[answer]]\nsheet = \"{sheet}\"\nrow = {row}\nside = \"{side}\"\nwritten = \"{written}\"\nread = \"{read}\"\n"
    )
}

#[test]
fn an_answer_is_taken_and_a_changed_sheet_refused_with_all_of_them() {
    let folder = scratch("answers-of-a-sheet");
    fs::write(folder.join("a.txt"), SHEET).unwrap();
    fs::write(folder.join("b.txt"), SHEET.replace("a6", "d6")).unwrap();
    let (a, b) = (fingerprint(&folder, "a.txt"), fingerprint(&folder, "b.txt"));
    assert_ne!(a, b);
    let text = answer(&a, 2, "black", "Nc6", "d6") + &answer(&b, 4, "black", "h6", "?");
    fs::write(folder.join("answers.toml"), text).unwrap();
    let repaired = || run(&folder, ["repair", "--format", "json", "--answers", "answers.toml", "a.txt", "b.txt"]);
    let ran = repaired();
    let line = line_of(&ran.results, "repair");
    assert_eq!((ran.status, &line["san"][3], &line["san"][5]), (1, &"d6".into(), &"a6".into()), "{}", ran.messages);
    assert_eq!((&line["changes"][0]["kind"], &line["changes"][0]["written"]), (&"answered".into(), &"Nc6".into()));
    fs::write(folder.join("a.txt"), SHEET.replace("h3", "d3")).unwrap();
    let ran = repaired();
    assert_eq!((ran.status, ran.results.as_str()), (2, ""));
    assert!(ran.messages.contains(&a) && !ran.messages.contains(&b), "{}", ran.messages);
}

#[test]
fn an_answer_about_another_word_or_a_move_that_cannot_be_played_is_refused() {
    let folder = scratch("answers-refused");
    fs::write(folder.join("a.txt"), SHEET).unwrap();
    let a = fingerprint(&folder, "a.txt");
    let cases = [
        (answer(&a, 2, "black", "Nf6", "d6"), "", "`Nf6` is not written in row 2, Black"),
        (answer(&a, 7, "white", "", "d3"), "", "row 7, White"),
        (answer(&a, 2, "black", "Nc6", "Ke3"), "repair", "`Ke3` cannot be played in row 2, Black"),
        ("[[answer]]\nsheet = \"1\"\n".to_owned(), "", "missing field"),
        (answer(&a, 2, "both", "Nc6", "d6"), "", "neither `white` nor `black`"),
    ];
    for (text, written, reason) in cases {
        fs::write(folder.join("answers.toml"), &text).unwrap();
        let ran = run(&folder, ["repair", "--format", "json", "--answers", "answers.toml", "a.txt"]);
        assert_eq!((ran.status, ran.results.contains("\"type\":\"repair\"")), (2, !written.is_empty()), "{text}");
        assert!(ran.messages.contains(reason), "{text}: {}", ran.messages);
    }
    let ran = run(&folder, ["repair", "--answers", "answers.toml", "-"]);
    assert_eq!(ran.status, 2);
    let ran = run(project(), ["compare", "--answers", "none.toml", "corpus/games/club-evening.pgn"]);
    assert!(ran.status == 2 && ran.messages.contains("none.toml"), "{}", ran.messages);
}

#[test]
fn answers_are_in_the_letters_of_the_sheet_or_in_english_ones() {
    let folder = scratch("answers-in-letters");
    fs::write(folder.join("a.txt"), "1. e4 e5\n2. Кf3 Кc6\n3. Сb5 a6\n4. Сb3 Кf6\n5. 0-0 Сe7\n").unwrap();
    let a = fingerprint(&folder, "a.txt");
    for read in ["Сc4", "Bc4"] {
        fs::write(folder.join("answers.toml"), answer(&a, 3, "white", "Сb5", read)).unwrap();
        let ran = run(&folder, ["repair", "--format", "json", "--answers", "answers.toml", "a.txt"]);
        assert_eq!(line_of(&ran.results, "repair")["san"][4], "Bc4", "{read}: {}", ran.messages);
    }
}

#[test]
fn the_answers_to_questions_are_kept_and_taken_again() {
    let folder = scratch("answers-kept");
    fs::write(folder.join("a.txt"), "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 ...\n5. O-O Be7\n").unwrap();
    let ask = ["repair", "--format", "json", "--interactive", "--answers", "answers.toml", "a.txt"];
    let ran = collect(zapis(&folder).args(ask).write_stdin("Nf6\nq\n"));
    let asked = line_of(&ran.results, "repair");
    let kept = fs::read_to_string(folder.join("answers.toml")).unwrap();
    assert!(kept.contains("row = 4\nside = \"black\"\n") && kept.contains("read = \"Nf6\""), "{kept}");
    let ran = run(&folder, ["repair", "--format", "json", "--answers", "answers.toml", "a.txt"]);
    assert_eq!(line_of(&ran.results, "repair"), asked);
    // Decisions for an audit may be in the same file.
    fs::write(folder.join("answers.toml"), kept + "[[name]]\nwas = \"A\"\nis = \"B\"\n").unwrap();
    assert_eq!(run(&folder, ["repair", "--answers", "answers.toml", "a.txt"]).status, 1);
    fs::write(folder.join("a.pgn"), "[White \"A\"]\n[Black \"C\"]\n\n1. e4 *\n").unwrap();
    let ran = run(&folder, ["audit", "--decisions", "answers.toml", "--diff", "a.pgn"]);
    assert!(ran.results.contains("+[White \"B\"]"), "{} {}", ran.results, ran.messages);
}

#[test]
fn compared_sheets_stand_for_what_was_said_of_them() {
    let folder = scratch("answers-compared");
    fs::write(folder.join("white.txt"), SHEET).unwrap();
    fs::write(folder.join("black.txt"), SHEET.replace("Nc6", "d6")).unwrap();
    let compare = |more: &[&str]| {
        let arguments = ["compare", "--format", "json"].iter().chain(more).chain(&["white.txt", "black.txt"]);
        run(&folder, arguments.copied())
    };
    let before = line_of(&compare(&[]).results, "compare");
    assert_eq!(before["agreed"], false);
    let white = before["fingerprints"][0].as_str().unwrap();
    assert_eq!(white, fingerprint(&folder, "white.txt"));
    fs::write(folder.join("answers.toml"), answer(white, 2, "black", "Nc6", "d6")).unwrap();
    let ran = compare(&["--answers", "answers.toml"]);
    let after = line_of(&ran.results, "compare");
    assert_eq!((ran.status, &after["agreed"], &after["san"][3]), (0, &true.into(), &"d6".into()), "{}", ran.messages);
    fs::write(folder.join("answers.toml"), answer(white, 2, "black", "Nc6", "Ke3")).unwrap();
    let ran = compare(&["--answers", "answers.toml"]);
    assert!(ran.status == 2 && ran.messages.contains("`Ke3` cannot be played in row 2, Black"), "{}", ran.messages);
}
