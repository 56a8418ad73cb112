//! The output of `repair`: the restored game with everything on the sheet, explanations, questions and answers.

use std::fs;
use std::path::PathBuf;

use crate::support::run::{Ran, collect, project, run, scratch, zapis};

const SHEET: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n{ An old game } 1. e4 {best} e5 $1 2. Nf8 {sic} \
                     (2. f4 exf4 3. Nf3 {KG}) Nc6 3. Bb5 ! a6 4. Bs4 Nf6 5. O-O ... 6. Re1 b5 7. Bb3 d6 8. c3 O-O ; to \
                     the end\n9. h3 1-0\n";

fn folder_with(name: &str, text: &str) -> PathBuf {
    let folder = scratch(name);
    fs::write(folder.join("sheet.txt"), text).unwrap();
    folder
}

#[test]
fn nothing_that_stood_on_the_sheet_is_lost() {
    let folder = folder_with("repair-kept", SHEET);
    let ran = run(&folder, ["repair", "--beam", "40", "sheet.txt"]);
    for kept in ["{An old game}", "{best}", "$1", "2. Nf3 {written: Nf8} {sic} (2. f4 exf4", "{KG})", "{to the end}"] {
        assert!(ran.results.contains(kept), "{kept}: {}", ran.results);
    }
    assert_eq!(ran.status, 1);
}

#[test]
fn variations_keep_the_letters_of_the_sheet() {
    let text = "1. е4 е5 2. Кf8 (2. f4 ef 3. Кf3) Кс6 3. Сb5 а6 4. Са4 Кf6 5. 0-0 Се7 1-0\n";
    let ran = run(&folder_with("repair-russian", text), ["repair", "--beam", "40", "sheet.txt"]);
    assert!(ran.results.contains("2. Nf3 {written: Кf8} (2. f4 exf4 3. Nf3) 2... Nc6"), "{}", ran.results);
    let folder = folder_with("repair-in-russian", text);
    let ran = run(&folder, ["repair", "--beam", "40", "--out-letters", "ru", "sheet.txt"]);
    assert!(ran.results.contains("2. Кf3 {written: Кf8} (2. f4 exf4 3. Кf3) 2... Кc6"), "{}", ran.results);
    assert_eq!(run(&folder, ["repair", "--out-letters", "xx", "sheet.txt"]).status, 2);
}

#[test]
fn each_change_is_explained() {
    let ran = run(&folder_with("repair-explained", SHEET), ["repair", "--beam", "40", "--explain", "sheet.txt"]);
    assert!(ran.results.contains("\n%   as written: no white knight reaches f8\n"), "{}", ran.results);
    assert!(ran.results.contains("\n%   what happened: `8` stands for `3`\n"), "{}", ran.results);
}

#[test]
fn an_arbiter_reads_words_and_numbers_only_where_they_are_requested() {
    let folder = folder_with("repair-words", "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 1-0\n");
    let ran = run(&folder, ["repair", "--beam", "40", "sheet.txt"]);
    assert!(
        ran.results.contains("\n% sheet.txt: 1 change (1 sure, 0 likely, 0 open); letters: en\n"),
        "{}",
        ran.results
    );
    assert!(ran.results.contains("\n% sheet.txt:1:13: sure: `Nf8` read as 2. Nf3\n"), "{}", ran.results);
    assert!(!ran.results.contains("cost") && !ran.results.contains("% sure"), "{}", ran.results);
    let ran = run(&folder, ["repair", "--beam", "40", "--explain", "sheet.txt"]);
    assert!(ran.results.contains("\n% overall confidence 9"), "{}", ran.results);
    assert!(ran.results.contains("\n%   confidence: Nf3 99."), "{}", ran.results);
    let ran = run(&folder, ["repair", "--beam", "40", "--lang", "ru", "sheet.txt"]);
    assert!(ran.results.contains("\n% sheet.txt:1:13: точно: `Nf8` прочитано как 2. Nf3\n"), "{}", ran.results);
}

#[test]
fn what_has_one_cause_is_one_line() {
    let german =
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 7. Lb3 d6 8. c3 O-O 9. h3 h6 10. d4 1-0\n";
    let folder = folder_with("repair-one-cause", german);
    let ran = run(&folder, ["repair", "--beam", "40", "--letters", "en", "sheet.txt"]);
    let lines: Vec<&str> = ran.results.lines().filter(|line| line.starts_with("% sheet.txt:")).collect();
    assert_eq!(lines.len(), 2, "{}", ran.results);
    assert!(lines[1].ends_with(": written in the letters of `de`: 8 moves, 2. Nf3 to 7. Bb3"), "{}", lines[1]);
}

#[test]
fn what_is_open_comes_with_the_last_sure_position_and_a_question() {
    let text =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 ... 10. d4 1-0\n";
    let folder = folder_with("repair-asks", text);
    let ran = run(&folder, ["repair", "--beam", "40", "sheet.txt"]);
    let sure = "\n% The last sure position, before 9...:\n%   r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9\n";
    assert!(ran.results.contains(sure), "{}", ran.results);
    assert!(ran.results.contains("\n% Ask the players: 9... `"), "{}", ran.results);
    let ran = run(&folder, ["repair", "--beam", "40", "--format", "json", "sheet.txt"]);
    assert!(ran.results.contains("\"last_sure\":{\"plies\":17,\"fen\":\"r1bq1rk1/"), "{}", ran.results);
}

#[test]
fn changes_are_in_the_order_of_the_game() {
    let text = "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 5. Ba4 Nf6 5. O-O ???? Be7 6. Re1 b5 7. Bs3 d6 8. c3 ... 9. h3 Nb8 1-0\n";
    let folder = folder_with("repair-order", text);
    let ran = run(&folder, ["repair", "--beam", "40", "--format", "json", "sheet.txt"]);
    let line: serde_json::Value = serde_json::from_str(ran.results.lines().next().unwrap()).unwrap();
    let plies: Vec<u64> = line["changes"].as_array().unwrap().iter().map(|it| it["ply"].as_u64().unwrap()).collect();
    assert!(plies.len() >= 3 && plies.is_sorted(), "{line}");
    assert!(line["changes"].as_array().unwrap().iter().all(|it| it["certainty"].is_string()), "{line}");
}

/// Repairs a sheet on which Black's ninth move is missing, where several moves are possible, and nothing else is
/// doubtful.
fn answered(name: &str, answers: &'static str) -> Ran {
    let text =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 ... 10. d4 1-0\n";
    let folder = folder_with(name, text);
    collect(zapis(&folder).args(["repair", "--beam", "40", "--interactive", "sheet.txt"]).write_stdin(answers))
}

#[test]
fn answers_decide_and_are_reported() {
    let ran = answered("repair-answers", "Bxa9\nNb8\n");
    assert!(ran.results.contains("9. h3 Nb8 {not written}"), "{}", ran.results);
    assert!(ran.results.contains("it is 9... Nb8, as answered"), "{}", ran.results);
    assert!(ran.messages.contains("`Bxa9` is not a legal move here."), "{}", ran.messages);
    assert!(ran.messages.contains("8 | r . b q . r k ."), "{}", ran.messages);
}

#[test]
fn what_is_unknown_stays_open_and_questions_can_end() {
    for answers in ["?\n", "q\n", ""] {
        let ran = answered("repair-open", answers);
        assert!(answers != "?\n" || ran.results.contains("{?} {not written}"), "{}", ran.results);
        assert_eq!(ran.status, 1);
    }
}

#[test]
fn answers_cannot_come_from_where_the_records_do() {
    let folder = scratch("repair-needs-paths");
    for paths in [&["repair", "--interactive"][..], &["repair", "--interactive", "-"]] {
        let ran = collect(zapis(&folder).args(paths).write_stdin("1. e4"));
        assert_eq!(ran.status, 2, "{}", ran.messages);
    }
}

#[test]
fn sound_records_come_out_as_convert_writes_them_into_a_file_too() {
    const GAMES: &str = "corpus/games/world-championship-and-tournament-games.pgn";
    let converted = run(project(), ["convert", GAMES]);
    let repaired = run(project(), ["repair", GAMES]);
    assert_eq!(repaired.results, converted.results);
    let folder = folder_with("repair-into-a-file", SHEET);
    let ran = run(&folder, ["repair", "--beam", "40", "-o", "restored.pgn", "sheet.txt"]);
    assert!(ran.results.is_empty() && ran.status == 1, "{ran:?}");
    assert!(fs::read_to_string(folder.join("restored.pgn")).unwrap().contains("2. Nf3 {written: Nf8}"));
}

/// Writes sheets of one hand, whose 1 often looks like a 7 and whose `c` often looks like an `e`.
fn sheets_of_one_hand(name: &str) -> PathBuf {
    let folder = scratch(name);
    let games = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be1 6. Re1 b5 7. Bb3 d6 8. e3 O-O 9. h3 Nb8 1-0",
        "1. d4 Nf6 2. e4 e6 3. Ne3 d5 4. Bg5 Be1 5. e3 O-O 6. Nf3 Nbd1 7. Rc1 e6 8. Bd3 dxe4 9. Bxe4 Nd5 1-0",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Be5 4. e3 Nf6 5. d4 exd4 6. exd4 Bb4+ 7. Bd2 Bxd2+ 8. Nbxd2 d5 0-1",
    ];
    for (index, game) in games.iter().enumerate() {
        fs::write(folder.join(format!("{index}.txt")), format!("{game}\n")).unwrap();
    }
    folder
}

#[test]
fn a_hand_is_learned_in_any_order_and_kept_in_a_file() {
    let folder = sheets_of_one_hand("repair-hand");
    let options = ["repair", "--beam", "40", "-q", "--same-hand", "--learn"];
    let ran = run(&folder, options.iter().chain(&["one.toml", "--jobs", "1", "0.txt", "1.txt", "2.txt"]));
    let other = run(&folder, options.iter().chain(&["other.toml", "2.txt", "0.txt", "1.txt"]));
    assert_eq!((ran.status, other.status), (1, 1), "{} {}", ran.messages, other.messages);
    let table = fs::read_to_string(folder.join("one.toml")).unwrap();
    assert_eq!(table, fs::read_to_string(folder.join("other.toml")).unwrap());
    let hand = zapis::Hand::from_toml(&table).unwrap();
    assert!(hand.seen_for('7', '1') > 1.0 && hand.seen_for('c', 'e') > 1.0, "{table}");
    let read = run(&folder, ["repair", "-q", "--hand", "one.toml", "0.txt"]);
    assert!(read.results.contains("5. O-O Be7"), "{}", read.results);
}

#[test]
fn a_hand_changes_nothing_that_can_be_played_as_it_is_written() {
    let folder = sheets_of_one_hand("repair-hand-clean");
    fs::write(folder.join("hand.toml"), "[[character]]\nmeant = \"4\"\ntimes = 100.0\nseen = { \"3\" = 60.0 }\n")
        .unwrap();
    fs::write(folder.join("clean.txt"), "1. e3 e5 2. Nf3 Nc6 3. d3 d5 1-0\n").unwrap();
    let ran = run(&folder, ["repair", "--hand", "hand.toml", "clean.txt"]);
    assert_eq!(ran.status, 0, "{}", ran.results);
    let plain = run(&folder, ["repair", "clean.txt"]);
    assert_eq!(ran.results, plain.results);
}

#[test]
fn an_invalid_table_and_sheets_that_cannot_be_read_twice_are_refused() {
    let folder = sheets_of_one_hand("repair-hand-refused");
    fs::write(folder.join("hand.toml"), "[[character]]\nmeant = \"long\"\n").unwrap();
    for options in [&["repair", "--hand", "hand.toml", "0.txt"][..], &["repair", "--hand", "none.toml", "0.txt"]] {
        assert_eq!(run(&folder, options).status, 2, "{options:?}");
    }
    let ran = collect(zapis(&folder).args(["repair", "--same-hand"]).write_stdin("1. e4"));
    assert_eq!(ran.status, 2, "{}", ran.messages);
}
