//! Blocks in which one of several sheets differs from the game: each is found, reported once, and removes no move.

use std::fs;

use serde_json::Value;

use crate::support::run::{project, run, scratch};

const GAME: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O", "h3",
    "Na5", "Bc2", "c5",
];

/// Writes words as numbered rows, beginning with a row.
fn sheet(words: &[&str], first: usize) -> String {
    let rows = words.chunks(2).enumerate().map(|(row, words)| format!("{}. {}\n", first + row, words.join(" ")));
    rows.collect()
}

/// Returns rows of the game, from 1.
fn rows(from: usize, to: usize) -> Vec<&'static str> {
    GAME[2 * from - 2..2 * to].to_vec()
}

fn compared(name: &str, sheets: &[String]) -> Value {
    let folder = scratch(&format!("blocks-{name}"));
    let names = (0..sheets.len()).map(|index| folder.join(format!("{index}.txt")).to_str().unwrap().to_owned());
    let names: Vec<String> = names.collect();
    for (name, text) in names.iter().zip(sheets) {
        fs::write(name, text).unwrap();
    }
    let words = ["compare", "--beam", "12", "--format", "json"].into_iter().chain(names.iter().map(String::as_str));
    let ran = run(project(), words);
    assert_eq!(ran.status, 1, "{name}: {}", ran.messages);
    let line = ran.results.lines().next().unwrap_or_else(|| panic!("{name}: {}", ran.messages));
    serde_json::from_str(line).unwrap()
}

#[test]
fn a_block_is_said_once_and_the_game_is_whole() {
    let whole = sheet(&GAME, 1);
    for (name, words, expected) in [
        ("twice-1", [rows(1, 4), rows(4, 10)].concat(), "row 5 of B repeats row 4"),
        ("twice-3", [rows(1, 6), rows(4, 10)].concat(), "rows 7–9 of B repeat rows 4–6"),
        ("twice-later", [rows(1, 5), rows(3, 4), rows(6, 10)].concat(), "rows 6–7 of B repeat rows 3–4"),
        ("lost-1", [rows(1, 4), rows(6, 10)].concat(), "move 5 is missing on B"),
        ("lost-3", [rows(1, 4), rows(8, 10)].concat(), "moves 5–7 are missing on B"),
        ("empty", [rows(1, 4), vec!["..."; 4], rows(7, 10)].concat(), "rows 5–6 of B are empty"),
        // The last row is where it was played.
        (
            "exchanged",
            [rows(1, 3), rows(7, 9), rows(4, 6), rows(10, 10)].concat(),
            "rows 4–6 of B were played after rows 7–9",
        ),
        ("turned", [rows(6, 10), rows(1, 5)].concat(), "rows 1–5 of B were played after rows 6–10"),
        ("ended", rows(1, 7), "B has ended"),
    ] {
        let line = compared(name, &[whole.clone(), sheet(&words, 1)]);
        let moves: Vec<&str> = line["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?")).collect();
        assert_eq!(moves, GAME, "{name}: {line}");
        let blocks: Vec<&str> =
            line["blocks"].as_array().unwrap().iter().map(|block| block["why"].as_str().unwrap()).collect();
        assert_eq!((blocks, line["rows"].as_array().unwrap().len()), (vec![expected], 0), "{name}: {line}");
        assert!(line["complete"] == true && line["agreed"] == false, "{name}: {line}");
    }
}

#[test]
fn a_column_that_is_off_is_said_once_beside_what_was_left_out() {
    let words = [&GAME[..9], &GAME[10..]].concat();
    let line = compared("shifted", &[sheet(&GAME, 1), sheet(&words, 1)]);
    let blocks: Vec<&str> =
        line["blocks"].as_array().unwrap().iter().map(|block| block["why"].as_str().unwrap()).collect();
    assert_eq!(blocks, ["from row 5 on B is shifted by one column"], "{line}");
    assert_eq!(line["rows"].as_array().unwrap().len(), 1, "{line}");
}

#[test]
fn the_second_half_of_a_sheet_may_be_a_sheet_of_its_own() {
    let line = compared("half", &[sheet(&GAME, 1), sheet(&rows(1, 5), 1), sheet(&rows(6, 10), 6)]);
    let moves: Vec<&str> = line["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?")).collect();
    assert_eq!(moves, GAME, "{line}");
    let blocks: Vec<&str> =
        line["blocks"].as_array().unwrap().iter().map(|block| block["why"].as_str().unwrap()).collect();
    assert_eq!(blocks, ["C begins only with 6. Re1", "B has ended"], "{line}");
    assert!(line["rows"].as_array().unwrap().is_empty(), "{line}");
}

#[test]
fn moves_that_are_repeated_on_both_sheets_are_played() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let words = [&["e4", "e5"][..], &shuffle, &shuffle, &["d3", "d6"]].concat();
    let spoiled: Vec<&str> = words.iter().map(|word| if *word == "d3" { "d9" } else { word }).collect();
    let line = compared("shuffle", &[sheet(&words, 1), sheet(&spoiled, 1)]);
    assert_eq!(line["plies"], words.len(), "{line}");
    assert!(line.get("blocks").is_none(), "{line}");
}

#[test]
fn a_row_without_moves_is_reported_though_the_game_can_be_played_without_it() {
    let blank = sheet(&rows(1, 4), 1) + "5.\n" + &sheet(&rows(5, 10), 6);
    for (name, other) in [("blank", sheet(&GAME, 1)), ("blank-form", sheet(&GAME, 1) + "11.\n12.\n13.\n")] {
        let line = compared(name, &[other, blank.clone()]);
        let said: Vec<&Value> = line["blocks"].as_array().unwrap().iter().map(|block| &block["why"]).collect();
        assert_eq!(said, ["one empty row too many on B (row 5)"], "{name}: {line}");
        assert_eq!(line["san"].as_array().unwrap().len(), GAME.len(), "{name}");
    }
}
