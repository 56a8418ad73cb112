//! Sheets of one game compared: who is right, what stays open, which sheets belong together, and the game behind them.

use std::fmt::Write as _;
use std::fs;

use grammar_check::Random;
use serde_json::Value;

use crate::support::run::{Ran, project, run, scratch};

const GAMES: &str = "corpus/games/world-championship-and-tournament-games.pgn";

fn lines_of(ran: &Ran, kind: &str) -> Vec<Value> {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["type"] == kind).collect()
}

fn moves_of(line: &Value) -> String {
    let moves = line["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?"));
    moves.collect::<Vec<_>>().join(" ")
}

fn compared(name: &str, sheets: [&str; 2]) -> (Value, i32) {
    let folder = scratch(&format!("compare-{name}"));
    fs::write(folder.join("a.txt"), sheets[0]).unwrap();
    fs::write(folder.join("b.txt"), sheets[1]).unwrap();
    let ran = run(&folder, ["compare", "--beam", "16", "--format", "json", "a.txt", "b.txt"]);
    let line = lines_of(&ran, "compare").into_iter().next().unwrap_or_else(|| panic!("{name}: {}", ran.messages));
    (line, ran.status)
}

/// The rows as `ply verdict kept`, after the blocks as `plies kind`.
fn rows_of(line: &Value) -> String {
    let blocks = line["blocks"].as_array().map_or(&[][..], Vec::as_slice).iter();
    let blocks = blocks.map(|block| {
        let plies = &block["plies"];
        format!("{}-{} {}", plies[0], plies[1], block["kind"].as_str().unwrap())
    });
    let rows = line["rows"].as_array().unwrap().iter().map(|row| {
        let kept = row["kept"].as_str().unwrap_or("?");
        format!("{} {} {kept}", row["ply"], row["verdict"].as_str().unwrap())
    });
    blocks.chain(rows).collect::<Vec<_>>().join(", ")
}

#[test]
fn who_is_right_is_decided_by_legality() {
    const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";
    let right = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O";
    for (name, sheet, rows) in [
        ("same", right.to_owned(), ""),
        ("other-signs", right.replace("O-O", "0-0").replace("Be7", "Be7!"), ""),
        ("misread", right.replace("2. Nf3", "2. Nf8"), "3 only-legal Nf3"),
        // Bc4 is a legal move too; that the bishop is on b5 shows a ply later.
        ("shows-later", right.replace("3. Bb5", "3. Bc4"), "5 goes-on Bb5"),
        ("empty-cell", right.replace("4. Ba4 Nf6", "4. ... Nf6"), "7 only-written Ba4"),
        (
            "row-left-out",
            "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5 6. Bb3 d6 7. c3 O-O".to_owned(),
            "5-6 left-out",
        ),
        (
            "row-twice",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bb5 a6 5. Ba4 Nf6 6. O-O Be7 7. Re1 b5 8. Bb3 d6 9. c3 O-O".to_owned(),
            "7-7 repeated",
        ),
        ("columns-swapped", right.replace("6. Re1 b5", "6. b5 Re1"), "11 columns-swapped Re1, 12 columns-swapped b5"),
        (
            "ended",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3".to_owned(),
            "16 only-written O-O",
        ),
    ] {
        // The order of the sheets does not matter for most of them.
        let n_orders = if matches!(name, "misread" | "row-left-out") { 2 } else { 1 };
        for (order, sheets) in [[&sheet, right], [right, &sheet]].into_iter().take(n_orders).enumerate() {
            let (line, status) = compared(&format!("legality-{name}-{order}"), sheets);
            assert_eq!(moves_of(&line), GAME, "{name}: {line}");
            assert_eq!(rows_of(&line), rows, "{name}: {line}");
            assert_eq!(status, i32::from(!rows.is_empty()), "{name}");
            assert_eq!(line["agreed"], rows.is_empty(), "{name}");
        }
    }
}

#[test]
fn what_legality_does_not_decide_is_left_open() {
    let sheets = ["1. d4 d5 2. Nf3 Nf6 3. Rg1 e6", "1. d4 d5 2. Nf3 Nf6 3. Bf4 e6"];
    let (line, status) = compared("open", sheets);
    assert_eq!(rows_of(&line), "5 undecided ?");
    assert_eq!(moves_of(&line), "d4 d5 Nf3 Nf6 ? e6");
    assert_eq!(
        (&line["complete"], &line["agree_until_ply"], &line["decided_until_ply"]),
        (&false.into(), &4.into(), &4.into())
    );
    assert_eq!(line["fen"], "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 2 3");
    assert_eq!(status, 1);
    // A later move that depends on the one left open is not decided either.
    let (line, _) = compared("open-twice", ["1. e4 e5 2. d3 Nc6 3. d4 a6", "1. e4 e5 2. c3 Nc6 3. c4 a6"]);
    assert_eq!(rows_of(&line), "3 undecided ?, 5 undecided ?", "{line}");
    let (line, _) = compared("results", ["1. e4 e5 1-0", "1. e4 e5 0-1"]);
    assert_eq!((&line["agreed"], &line["result"]), (&false.into(), &"*".into()));
    assert_eq!(line["results"], serde_json::json!(["1-0", "0-1"]));
}

#[test]
fn the_later_word_that_decides_is_named() {
    let right = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let (line, _) = compared("decided-by", [&right.replace("3. Bb5", "3. Bc4"), right]);
    let row = &line["rows"][0];
    let by = serde_json::json!([{
        "instead_of": "Bc4", "ply": 7, "written": "Ba4",
        "why": "after `Bc4` 4. Ba4 cannot be played: no white bishop reaches a4",
    }]);
    assert_eq!((&row["decided_by"], row["certainty"].as_str()), (&by, Some("sure")), "{line}");
    assert_eq!(row["why"], "B is right: after `Bc4` 4. Ba4 cannot be played: no white bishop reaches a4", "{line}");
    assert!(line.get("last_sure").is_none() && line.get("questions").is_none(), "{line}");
    // A word that can mean two moves decides nothing if neither is likely enough.
    let two = "1. d4 d5 2. Nf3 Nf6 3. Nc3 e6 4. Nd2 Be7 5. Nb3 O-O 6. Nd2 c5";
    let (line, _) = compared("may-be-several", [two, &two.replace("6. Nd2 c5", "6. ... c5")]);
    assert!(line["rows"].as_array().unwrap().len() == 1, "{line}");
}

#[test]
fn what_is_left_open_is_asked_once() {
    let one = "1. d4 d5 2. Nf3 Nf6 3. Rg1 e6 4. Rh1 Be7 5. Rg1 O-O";
    let (line, _) = compared("asked", [one, &one.replace("3. Rg1", "3. Bf4").replace("4. Rh1", "4. Bc1")]);
    // The way back depends on the way there.
    assert_eq!(rows_of(&line), "5 undecided ?, 7 undecided ?", "{line}");
    let questions: Vec<&str> =
        line["questions"].as_array().unwrap().iter().map(|asked| asked["question"].as_str().unwrap()).collect();
    assert_eq!(questions.len(), 1, "{line}");
    assert!(questions[0].starts_with("Ask the players: 3. ") && questions[0].contains("Rg1"), "{line}");
    assert_eq!(
        (&line["rows"][1]["hangs_on"], &line["rows"][1]["why"]),
        (&5.into(), &"not decided: it hangs on 3.".into())
    );
    assert_eq!(line["last_sure"]["fen"], "rnbqkb1r/ppp1pppp/5n2/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 2 3");
}

#[test]
fn a_mate_settles_a_result_that_sheets_do_not_agree_on() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    for (name, results, result, is_of_board) in [
        ("none", ["", ""], "0-1", true),
        ("one", ["", " 0-1"], "0-1", false),
        ("wrong", ["", " 1-0"], "0-1", true),
        ("differ", [" 1-0", " 0-1"], "0-1", true),
        // If both players agree on a result, it is believed, and reported.
        ("both-wrong", [" 1-0", " 1-0"], "1-0", false),
    ] {
        let sheets = results.map(|result| format!("{mate}{result}"));
        let (line, _) = compared(&format!("mate-{name}"), [&sheets[0], &sheets[1]]);
        assert_eq!(line["result"], result, "{name}: {line}");
        let end = &line["board_end"];
        assert_eq!((&end["kind"], &end["result"]), (&"mate".into(), &"0-1".into()), "{name}: {line}");
        assert_eq!(end.get("settles").is_some(), is_of_board, "{name}: {line}");
    }
    let folder = scratch("compare-mate-text");
    fs::write(folder.join("a.txt"), format!("{mate} 1-0")).unwrap();
    fs::write(folder.join("b.txt"), format!("{mate} 0-1")).unwrap();
    let ran = run(&folder, ["compare", "a.txt", "b.txt"]);
    assert!(ran.results.contains("the last move mates: the result is 0-1"), "{}", ran.results);
    assert!(ran.results.contains("[Result \"0-1\"]"), "{}", ran.results);
}

#[test]
fn sheets_may_be_written_in_different_letters_and_encodings() {
    let folder = scratch("compare-letters");
    let russian = "1. е4 е5 2. Кf3 Кс6 3. Сb5 а6 4. С:с6 dс 5. 0-0 f6";
    let (bytes, _, _) = encoding_rs::WINDOWS_1251.encode(russian);
    fs::write(folder.join("a.txt"), &bytes).unwrap();
    fs::write(
        folder.join("b.pgn"),
        "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 *\n",
    )
    .unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "a.txt", "b.pgn"]);
    let line = lines_of(&ran, "compare").remove(0);
    assert_eq!(moves_of(&line), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6");
    assert_eq!((ran.status, &line["agreed"]), (0, &Value::Bool(true)), "{line}");
    assert_eq!(line["letters"], serde_json::json!(["ru", "en"]));
}

#[test]
fn a_table_shows_the_sheets_side_by_side() {
    let folder = scratch("compare-table");
    fs::write(folder.join("а.txt"), "1. е4 е5 2. Кf8 Кс6 3. Сb5 а6 4. Са4 Кf6 5. Лg1 Се7").unwrap();
    fs::write(folder.join("b.txt"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 ... 4. Ba4 Nf6 5. d3 Be7 6. h3").unwrap();
    let ran = run(&folder, ["compare", "а.txt", "b.txt"]);
    let expected = "\
A: а.txt
B: b.txt
one game of 11 plies; the sheets differ in 4 places, 1 ply is not decided

      A    B    game
2.    Кf8  Nf3  Nf3   B is right: `Кf8` (A): no white knight reaches f8
3...  а6   —    a6    the cell is empty on B
5.    Лg1  d3   ?     not decided: the game can continue as written after `d3`
                      or `Лg1`
6.    —    h3   h3    A has ended

The last position on which all sheets agree, before 2. (after 2 plies):

  8 | r n b q k b n r
  7 | p p p p . p p p
  6 | . . . . . . . .
  5 | . . . . p . . .
  4 | . . . . P . . .
  3 | . . . . . . . .
  2 | P P P P . P P P
  1 | R N B Q K B N R
      a b c d e f g h

  rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2

The last sure position, before 5.:

  8 | r . b q k b . r
  7 | . p p p . p p p
  6 | p . n . . n . .
  5 | . . . . p . . .
  4 | B . . . P . . .
  3 | . . . . . N . .
  2 | P P P P . P P P
  1 | R N B Q K . . R
      a b c d e f g h

  r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5

If an irregularity is found and the position before it cannot be determined,
play continues from the last identifiable position before it (FIDE Laws 2023,
article 7.5.1).

Ask the players: 5. `d3` or `Rg1`?

[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]
";
    assert!(ran.results.starts_with(expected), "{}", ran.results);
    assert!(ran.results.contains("3. Bb5 a6 {B: -} 4. Ba4 Nf6 5."), "{}", ran.results);
    let ran = run(&folder, ["compare", "--lang", "ru", "а.txt", "b.txt"]);
    assert!(ran.results.contains("2.    Кf8  Nf3  Nf3     верен бланк B: `Кf8` (A): "), "{}", ran.results);
    assert!(ran.results.lines().all(|line| line.chars().count() <= 80), "{}", ran.results);
}

#[test]
fn the_game_is_written_as_pgn_that_can_be_played() {
    let folder = scratch("compare-pgn");
    fs::write(
        folder.join("a.pgn"),
        "[White \"A\"]\n[Black \"B{}\"]\n[Date \"2024.01.02\"]\n\n1. e4 e5 2. Nf8 Nc6 3. Bb5 {x} 1-0\n",
    )
    .unwrap();
    fs::write(folder.join("b.txt"), "1. e4 e5 2. Nf3 {}} Nc6 3. Bb5 a6").unwrap();
    let ran = run(&folder, ["compare", "-q", "-o", "game.pgn", "a.pgn", "b.txt"]);
    assert_eq!((ran.status, ran.messages.as_str()), (1, ""));
    assert!(!ran.results.contains("[Event"), "{}", ran.results);
    let pgn = fs::read_to_string(folder.join("game.pgn")).unwrap();
    assert!(pgn.contains("[Date \"2024.01.02\"]") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
    assert!(pgn.ends_with("3. Bb5 a6 1-0\n\n"), "{pgn}");
    let ran = run(&folder, ["validate", "game.pgn"]);
    assert_eq!(ran.status, 0, "{}", ran.results);
}

#[test]
fn the_sheets_of_a_folder_find_each_other() {
    let folder = scratch("compare-folder");
    let sheets = folder.join("sheets");
    fs::create_dir(&sheets).unwrap();
    let tagged = |name: &str| format!("[White \"{name}\"]\n[Black \"Б\"]\n\n1. d4 d5 *\n");
    for (name, text) in [
        ("001_0.txt", "1. e4 e5 2. Nf3".to_owned()),
        ("001_1.txt", "1. e4 e5 2. Nf8".to_owned()),
        ("002_0.txt", "1. e4 e5".to_owned()),
        ("x.pgn", tagged("А")),
        ("y.pgn", tagged("А")),
        ("z.pgn", tagged("В")),
    ] {
        fs::write(sheets.join(name), text).unwrap();
    }
    let ran = run(&folder, ["compare", "--format", "json", "sheets"]);
    let pairs: Vec<Value> = lines_of(&ran, "compare").into_iter().map(|line| line["sheets"].clone()).collect();
    let pair = |one: &str, other: &str| serde_json::json!([format!("sheets/{one}"), format!("sheets/{other}")]);
    assert_eq!(pairs, [pair("001_0.txt", "001_1.txt"), pair("x.pgn", "y.pgn")]);
    let summary = lines_of(&ran, "summary").remove(0);
    assert_eq!((&summary["games"], &summary["agreed"], &summary["single"]), (&2.into(), &1.into(), &2.into()));
    assert_eq!(ran.status, 1);
    assert!(ran.messages.contains("no other sheet belongs to sheets/002_0.txt"), "{}", ran.messages);

    let ran = run(&folder, ["compare", "sheets"]);
    let table = "\
file                          games  agreed  reconciled    sure  open  no
sheets/001_0.txt + 001_1.txt      1       0           1";
    assert!(ran.messages.contains(table), "{}", ran.messages);
    assert!(
        ran.messages
            .ends_with("2 games: 1 agreed in full, 1 reconciled, 0 left open, 0 not comparable; 1 difference\n"),
        "{}",
        ran.messages
    );
    let one = run(&folder, ["compare", "--jobs", "1", "sheets"]);
    assert_eq!((one.results, one.messages), (ran.results, ran.messages));

    // Two folders: the files of the same name.
    let other = folder.join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("002_0.txt"), "1. e4 e5").unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "other", "sheets"]);
    assert_eq!(lines_of(&ran, "compare")[0]["sheets"], serde_json::json!(["other/002_0.txt", "sheets/002_0.txt"]));
}

#[test]
fn files_of_several_records_are_compared_in_order_and_one_file_with_itself() {
    let folder = scratch("compare-several");
    let record = |moves: &str| format!("[White \"A\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    fs::write(folder.join("a.pgn"), record("1. e4 e5") + &record("1. d4 d5 2. c4")).unwrap();
    fs::write(folder.join("b.pgn"), record("1. e4 e5") + &record("1. d4 d5 2. c4 e6")).unwrap();
    fs::write(folder.join("c.pgn"), record("1. e4 e5")).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "a.pgn", "b.pgn"]);
    let records: Vec<Value> = lines_of(&ran, "compare").into_iter().map(|line| line["records"].clone()).collect();
    assert_eq!(records, [serde_json::json!([1, 1]), serde_json::json!([2, 2])]);
    // Any number of sheets.
    let ran = run(&folder, ["compare", "--format", "json", "c.pgn", "c.pgn", "c.pgn"]);
    assert_eq!((lines_of(&ran, "compare")[0]["agreed"].as_bool(), ran.status), (Some(true), 0));
    assert!(ran.messages.contains("c.pgn is compared with itself"), "{}", ran.messages);
    // What only one file has is reported.
    let ran = run(&folder, ["compare", "--format", "json", "a.pgn", "c.pgn"]);
    assert_eq!(lines_of(&ran, "compare")[0]["records"], serde_json::json!([1, 1]), "{}", ran.messages);
    assert!(ran.messages.contains("a.pgn: record 2 has no other sheet beside it"), "{}", ran.messages);
    fs::write(folder.join("d.pgn"), record("1. c4 g6 2. b3")).unwrap();
    let ran = run(&folder, ["compare", "a.pgn", "d.pgn"]);
    assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{}", ran.messages);
    let reported = "the files contain different numbers of records: a.pgn: 2; d.pgn: 1";
    assert!(
        ran.messages.contains(reported) && ran.messages.contains("the same `White`, `Black`, `Round`"),
        "{}",
        ran.messages
    );
    let ran = run(&folder, ["compare", "--format", "json", "b.pgn"]);
    assert_eq!(lines_of(&ran, "compare")[0]["sheets"], serde_json::json!(["b.pgn", "b.pgn"]));
}

#[test]
fn records_find_each_other_by_what_they_say() {
    let folder = scratch("compare-found");
    let record = |white: &str, moves: &str| format!("[White \"{white}\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    let one = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5";
    let long = "1. е2-е4 е7-е5 2. Кg1-f3 Кb8-с6 3. Сf1-b5 а7-а6 4. Сb5-а4 Кg8-f6 5. 0-0 Сf8-е7 6. Лf1-е1 b7-b5";
    let other = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6";
    // In another order.
    fs::write(folder.join("a.pgn"), record("X", one) + &record("Y", other)).unwrap();
    fs::write(folder.join("b.pgn"), record("Y", other) + &record("X", one)).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "a.pgn", "b.pgn"]);
    let records: Vec<Value> = lines_of(&ran, "compare").into_iter().map(|line| line["records"].clone()).collect();
    assert_eq!(
        (records, ran.status),
        (vec![serde_json::json!([1, 2]), serde_json::json!([2, 1])], 0),
        "{}",
        ran.messages
    );
    // The same without names in one of them.
    fs::write(folder.join("e.pgn"), format!("{other} *\n\n{} *\n", long.replace(". ", "."))).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "a.pgn", "e.pgn"]);
    let records: Vec<Value> = lines_of(&ran, "compare").into_iter().map(|line| line["records"].clone()).collect();
    assert_eq!(records, [serde_json::json!([1, 2]), serde_json::json!([2, 1])], "{}", ran.messages);
    // A file with only one game, in other letters, a longer notation, and without names.
    fs::write(folder.join("c.txt"), long).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "b.pgn", "c.txt"]);
    assert_eq!(lines_of(&ran, "compare")[0]["records"], serde_json::json!([2, 1]), "{}", ran.messages);
    assert!(ran.messages.contains("b.pgn: record 1 has no other sheet beside it"), "{}", ran.messages);
    // Two games of the same players in one file, with the sheets of each game apart.
    fs::write(folder.join("d.pgn"), [one, other, other, one].map(|moves| record("X", moves)).concat()).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "d.pgn"]);
    let records: Vec<Value> = lines_of(&ran, "compare").into_iter().map(|line| line["records"].clone()).collect();
    assert_eq!(records, [serde_json::json!([1, 4]), serde_json::json!([2, 3])], "{}", ran.messages);
}

#[test]
fn pages_of_a_sheet_are_one_sheet() {
    let folder = scratch("compare-pages");
    let record = |moves: &str| format!("[White \"A\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    let first = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6";
    let second = "5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O";
    let game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";
    let spoiled = second.replace("Bb3 d6", "Bb3 d9");
    fs::write(folder.join("pages.pgn"), record(first) + &record(&spoiled)).unwrap();
    fs::write(folder.join("whole.pgn"), record(&format!("{first} {second}"))).unwrap();
    fs::write(folder.join("pages2.pgn"), record(&first.replace("Bb5", "Bb9")) + &record(second)).unwrap();
    for other in ["whole.pgn", "pages2.pgn"] {
        let ran = run(&folder, ["compare", "--format", "json", "--beam", "16", "pages.pgn", other]);
        let lines = lines_of(&ran, "compare");
        assert_eq!((lines.len(), moves_of(&lines[0])), (1, game.to_owned()), "{other}: {}", ran.messages);
        assert_eq!(lines[0]["complete"], true, "{other}: {}", ran.results);
        let reported = "pages.pgn: record 2 continues with row 5 and is read as the next page of record 1";
        assert!(ran.messages.contains(reported), "{other}: {}", ran.messages);
    }
}

#[test]
fn what_cannot_be_compared_is_said() {
    let folder = scratch("compare-hostile");
    fs::write(folder.join("game.txt"), "1. e4 e5").unwrap();
    fs::write(folder.join("empty.txt"), "").unwrap();
    fs::write(folder.join("blank.txt"), "\n \n").unwrap();
    let mut random = Random::new(11);
    let noise: Vec<u8> = (0..50_000).map(|_| u8::try_from(random.below(256)).unwrap()).collect();
    fs::write(folder.join("noise.txt"), noise).unwrap();
    fs::write(folder.join("start.txt"), "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *").unwrap();
    fs::create_dir(folder.join("none")).unwrap();
    for (paths, message) in [
        (["game.txt", "empty.txt"], "empty.txt contains no record"),
        (["blank.txt", "game.txt"], "blank.txt contains no record"),
        (["game.txt", "missing.txt"], "cannot read missing.txt"),
        (["game.txt", "start.txt"], "the sheets start from different positions: game.txt, start.txt"),
        (["game.txt", "none"], "give files or folders, not both"),
        (["none", "none"], "no two sheets in none, none belong together"),
    ] {
        let ran = run(&folder, ["compare"].iter().chain(&paths));
        assert!(ran.messages.contains(message), "{paths:?}: {}", ran.messages);
        assert_eq!(ran.status, 2, "{paths:?}");
    }
    assert_eq!(run(&folder, ["compare", "game.txt", "noise.txt"]).status, 2);
    let ran = run(&folder, ["compare", "game.txt"]);
    assert!(ran.messages.contains("two sheets are needed"), "{}", ran.messages);
    let many = run(&folder, ["compare"].into_iter().chain(["game.txt"; 17]));
    assert!(many.messages.contains("no more than 16 sheets"), "{}", many.messages);
}

#[test]
fn prose_that_quotes_moves_is_no_sheet() {
    let folder = scratch("compare-prose");
    let prose = "\
Of all openings that begin with 1. e4 the oldest are still the best. After
1. e4 e5 2. Nf3 Nc6 3. Bb5 White looks at the knight and not at the pawn, and
a player who does not know why is bound to lose it. He has to ask of each move
what it gives away, be it ever so natural; a bad one can be seen at a glance.

1. e4 e5 2. f4 exf4
2... d5 is a good answer too, and has been recommended by each who had the
patience to go through all of the games that have been played since then. In
the end the choice is a matter of taste, and of how much a player has read.
";
    fs::write(folder.join("prose.txt"), prose).unwrap();
    fs::write(folder.join("game.txt"), "1. e4 e5 2. f4 exf4").unwrap();
    fs::copy(project().join("BENCHMARKS.md"), folder.join("BENCHMARKS.md")).unwrap();
    for (one, other) in [("prose.txt", "prose.txt"), ("game.txt", "prose.txt"), ("BENCHMARKS.md", "BENCHMARKS.md")] {
        let ran = run(&folder, ["compare", "--beam", "4", one, other]);
        assert!(ran.messages.contains("no sheet of a game could be read"), "{one} {other}: {}", ran.messages);
        assert_eq!(ran.status, 2, "{one} {other}: {}", ran.results);
    }
    // What was asked for is done.
    let ran = run(&folder, ["compare", "--format", "json", "--input", "scoresheet", "prose.txt", "prose.txt"]);
    let last = lines_of(&ran, "compare").last().map(moves_of).unwrap_or_default();
    assert!(last.starts_with("e4 e5 f4 exf4"), "{last}: {}", ran.messages);
}

#[test]
fn sheets_of_ten_thousand_rows_are_compared_in_bounded_time_and_room() {
    let folder = scratch("compare-long");
    let rows = |n: u32| {
        (1..=n).fold(String::new(), |mut rows, row| {
            let moves = if row % 2 == 1 { "Nf3 Nf6" } else { "Ng1 Ng8" };
            let _ = write!(rows, "{row}. {moves} ");
            rows
        })
    };
    // Sheets that can be played are not limited in length this way; the search has a smaller limit.
    let (long, short) = (rows(10_000), rows(550));
    fs::write(folder.join("a.txt"), &long).unwrap();
    fs::write(folder.join("a2.txt"), long + "{!}").unwrap();
    fs::write(folder.join("b.txt"), &short).unwrap();
    fs::write(folder.join("b2.txt"), short.replace("77. Nf3", "77. Nh3").replace("5. Nf3 Nf6", "5. Zz9 Qq")).unwrap();
    fs::write(folder.join("c.txt"), "Zz9 e4 a1 ".repeat(300)).unwrap();
    for (one, other, most) in [("a.txt", "a2.txt", 6000), ("b.txt", "b2.txt", 1500), ("b.txt", "c.txt", 1500)] {
        let ran = run(&folder, ["compare", "--format", "json", "--beam", "4", one, other]);
        assert!(matches!(ran.status, 1 | 2), "{other}: {}", ran.messages);
        let lines = lines_of(&ran, "compare");
        assert_eq!(lines.len(), 1, "{other}: {}", ran.messages);
        let plies = lines[0]["plies"].as_u64().unwrap();
        assert!((1000..=most).contains(&plies), "{other}: {plies}");
    }
}

/// The damage to one copy of a game.
struct Damage {
    /// One letter in this many is damaged.
    letters: usize,
    /// One row in this many is left out or written twice.
    rows: usize,
}

/// Writes a game as a damaged sheet. Rows that are left out or written twice shift the numbers after them.
fn damaged(moves: &[&str], damage: &Damage, random: &mut Random) -> String {
    let letters: Vec<char> = "abcdefgh12345678NBRQKx+".chars().collect();
    let mut text = String::new();
    let mut number = 1;
    for row in moves.chunks(2) {
        let mut written = String::new();
        for mv in row {
            for letter in mv.chars() {
                match random.below(3) {
                    _ if !random.once_in(damage.letters) => written.push(letter),
                    0 => {}
                    1 => written.extend([letter, letter]),
                    _ => written.push(*random.one_of(&letters)),
                }
            }
            written.push(' ');
        }
        let n_times = match random.below(2) {
            _ if !random.once_in(damage.rows) => 1,
            0 => 0,
            _ => 2,
        };
        for _ in 0..n_times {
            let _ = writeln!(text, "{number}. {written}");
            number += 1;
        }
    }
    text
}

/// More games, and figures: `COMPARE_GAMES=60 COMPARE_BEAM=200 cargo test --release --test all compare::damaged -- --nocapture`.
#[test]
fn two_copies_of_a_game_damaged_apart_give_the_game() {
    let n_games: usize = std::env::var("COMPARE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let beam = std::env::var("COMPARE_BEAM").unwrap_or_else(|_| "16".to_owned());
    let book = std::env::var("COMPARE_FROM").unwrap_or_else(|_| GAMES.to_owned());
    let ran = run(project(), ["repair", "--format", "json", &book]);
    // Without optimization, twenty moves are damaged at the same rate as a hundred.
    let most = if n_games > 4 { 160 } else { 40 };
    let shortened = |game: &Value| moves_of(game).split(' ').take(most).collect::<Vec<_>>().join(" ");
    let games: Vec<String> = lines_of(&ran, "repair").iter().map(shortened).collect();
    let games = || games.iter().filter(|game| (20..160).contains(&game.split(' ').count())).cycle().take(n_games);
    let folder = scratch("compare-damaged");
    let mut random = Random::new(20_261_121);
    // The whole ladder takes minutes without optimization.
    let ladder = [(20, 60, 3), (50, 1_000_000, 4), (50, 60, 3), (10, 60, 2)];
    for (letters, rows, least) in ladder.into_iter().take(if n_games > 4 { 4 } else { 1 }) {
        let damage = Damage { letters, rows };
        for file in ["a.pgn", "b.pgn"] {
            let sheets = games().map(|game| {
                let moves: Vec<&str> = game.split(' ').collect();
                format!("[White \"A\"]\n[Black \"B\"]\n\n{}\n*\n\n", damaged(&moves, &damage, &mut random))
            });
            fs::write(folder.join(file), sheets.collect::<String>()).unwrap();
        }
        let ran = run(&folder, ["compare", "--beam", &beam, "--format", "json", "a.pgn", "b.pgn"]);
        let (mut n_right, mut n_open, mut n_false) = (0, 0, 0);
        let lines = lines_of(&ran, "compare");
        assert_eq!(lines.len(), n_games, "{}", ran.messages);
        for (line, game) in lines.iter().zip(games()) {
            let found = moves_of(line);
            let is_open = found.split(' ').any(|mv| mv == "?");
            let fits = found.split(' ').count() == game.split(' ').count()
                && found.split(' ').zip(game.split(' ')).all(|(found, mv)| found == mv || found == "?");
            n_right += usize::from(fits && !is_open);
            n_open += usize::from(fits && is_open);
            n_false += usize::from(!fits);
        }
        println!("one letter in {letters}, one row in {rows}: {n_right} right, {n_open} left open, {n_false} false");
        assert!(4 * (n_right + n_open) >= least * n_games, "{letters} {rows}: {n_right} right, {n_open} open");
    }
}

#[test]
fn a_batch_of_sheets_ends_with_a_table() {
    let folder = scratch("compare-batch");
    fs::create_dir(folder.join("sheets")).unwrap();
    fs::write(folder.join("sheets/1.txt"), "1. e4 e5 2. Nf3 Nc6").unwrap();
    fs::write(folder.join("sheets/2.txt"), "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6").unwrap();
    let ran = run(&folder, ["validate", "--format", "concise", "sheets"]);
    let table = "\
file          sheets  as written  not playable
sheets/1.txt       1           1             0
sheets/2.txt       1           0             1
all                2           1             1

";
    assert!(ran.messages.starts_with(table), "{}", ran.messages);
    let ran = run(&folder, ["validate", "--format", "json", "--table", "sheets"]);
    let sheets = lines_of(&ran, "sheet");
    assert_eq!((&sheets[0]["verdict"], &sheets[1]["verdict"]), (&"as-written".into(), &"not-playable".into()));
    let ran = run(&folder, ["repair", "sheets"]);
    let row = "sheets/2.txt       1           0         1  ";
    assert!(ran.messages.contains(row) && ran.messages.contains("beyond repair\n"), "{}", ran.messages);
    let ran = run(&folder, ["repair", "--format", "json", "sheets"]);
    let sheets = lines_of(&ran, "sheet");
    assert_eq!((&sheets[1]["verdict"], &sheets[1]["record"]), (&"repaired".into(), &1.into()), "{}", ran.results);
    // Records with tag pairs get one only if it is asked for.
    let ran = run(project(), ["validate", "corpus/games/partii.pgn", GAMES]);
    assert_eq!(ran.messages.lines().count(), 1, "{}", ran.messages);
    let ran = run(project(), ["validate", "--table", "--lang", "ru", "corpus/games/partii.pgn", GAMES]);
    assert!(ran.messages.starts_with("файл"), "{}", ran.messages);
}

fn of_one_file(name: &str, text: &str) -> Ran {
    let folder = scratch(&format!("compare-one-file-{name}"));
    fs::write(folder.join("round.pgn"), text).unwrap();
    run(&folder, ["compare", "--beam", "16", "--format", "json", "round.pgn"])
}

const RUY: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n\n";
const INDIAN: &str = "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. Nf3 O-O 6. Be2 e5 7. O-O Nc6 8. d5 Ne7 *\n\n";

fn tagged(players: [&str; 2], moves: &str) -> String {
    format!("[White \"{}\"]\n[Black \"{}\"]\n[Round \"1\"]\n\n{moves}", players[0], players[1])
}

#[test]
fn the_games_of_a_round_in_one_file_are_not_one_game() {
    let round = tagged(["A", "B"], RUY) + &tagged(["C", "D"], INDIAN);
    let ran = of_one_file("round", &round);
    assert_eq!(ran.status, 2, "{ran:?}");
    assert!(lines_of(&ran, "compare").is_empty(), "{ran:?}");
    assert!(ran.messages.contains("2 different games"), "{}", ran.messages);
    // Both sheets of both games, and one sheet that is alone.
    let both = tagged(["A", "B"], RUY) + &tagged(["C", "D"], INDIAN) + &tagged(["a", "b"], &RUY.replace("Nf3", "Nf8"));
    let ran = of_one_file("both", &(both + &tagged(["C", "D"], INDIAN) + &tagged(["E", "F"], "1. f4 d5 *\n")));
    let records: Vec<String> = lines_of(&ran, "compare").iter().map(|line| line["records"].to_string()).collect();
    assert_eq!(records, ["[1,3]", "[2,4]"], "{ran:?}");
    assert!(ran.messages.contains("record 5 has no other sheet"), "{}", ran.messages);
    // Without names the moves decide.
    let ran = of_one_file("bare", &(RUY.to_owned() + INDIAN + &RUY.replace("Bb5", "Bc4")));
    let records: Vec<String> = lines_of(&ran, "compare").iter().map(|line| line["records"].to_string()).collect();
    assert_eq!(records, ["[1,3]"], "{ran:?}");
}

#[test]
fn a_ply_that_is_left_open_has_no_confidence() {
    let other = RUY.replace("8. c3", "8. h3");
    let (line, _) = compared("open-unsure", [RUY, &other]);
    let open: Vec<&Value> = line["rows"].as_array().unwrap().iter().filter(|row| row["kept"].is_null()).collect();
    assert!(!open.is_empty() && open.iter().all(|row| row.get("confidence").is_none()), "{line}");
    assert!(line["complete"] == false && line.get("confidence").is_none(), "{line}");
}

#[test]
fn sheets_that_have_nothing_in_common_take_no_more_steps_than_allowed() {
    let folder = scratch("compare-stopped");
    // If every word is a move, it is seen at once that they are different games.
    let indian = INDIAN.replacen("Nf6", "Nf9", 1);
    assert_ne!(indian, INDIAN);
    fs::write(folder.join("a.pgn"), RUY).unwrap();
    fs::write(folder.join("b.pgn"), &indian).unwrap();
    let ran = run(&folder, ["compare", "--max-steps", "20000", "--format", "json", "a.pgn", "b.pgn"]);
    let line = &lines_of(&ran, "compare")[0];
    assert!(line["stopped"] == true && line["complete"] == false && line["confidence"] == 0.0, "{line}");
    let reported: String = line["rows"].to_string();
    for word in indian.split_whitespace().filter(|word| !word.ends_with('.') && *word != "*") {
        assert!(reported.contains(&format!("\"{word}\"")), "{word}: {line}");
    }
}

#[test]
fn kings_that_signal_the_result_are_not_moves_on_any_sheet() {
    let kings = |text: &str| text.replace(" *", " 9. Ke4 Kd5 *");
    let (line, _) = compared("kings", [&kings(RUY), &kings(&RUY.replace("2. Nf3", "2. Nf8"))]);
    assert_eq!(moves_of(&line).split(' ').count(), 16, "{line}");
    assert_eq!(line["result"], "1-0", "{line}");
    assert_eq!(line["signals"].as_array().unwrap().len(), 2, "{line}");
}

#[test]
fn sheets_from_the_middle_of_a_game_are_compared_word_by_word() {
    let folder = scratch("compare-fragments");
    let first = "1. Kg4 Rd5\n2. Kf4 Kc3\n3. Ke4 Rd4+\n";
    fs::write(folder.join("a.txt"), first).unwrap();
    fs::write(folder.join("b.txt"), first.replace("Kc3", "Kc4").replace("3. Ke4 Rd4+\n", "")).unwrap();
    fs::write(folder.join("c.txt"), first).unwrap();
    let text = |sheets: [&str; 2]| {
        let ran = run(&folder, [&["compare"][..], &sheets].concat());
        (ran.results.replace("\n  ", " "), ran.messages, ran.status)
    };
    let (said, _, status) = text(["a.txt", "b.txt"]);
    assert!(said.contains("in 3 places: 2... Kc3, Kc4; 3. Ke4, —; 3... Rd4+, — (a.txt, b.txt)"), "{said}");
    assert_eq!(status, 1);
    let (said, _, status) = text(["a.txt", "c.txt"]);
    assert!(said.contains("word by word they agree: a.txt, c.txt"), "{said}");
    assert_eq!(status, 0);
    let json = run(&folder, ["compare", "--format", "json", "a.txt", "b.txt"]);
    let line: serde_json::Value = serde_json::from_str(json.results.lines().next().unwrap()).unwrap();
    assert_eq!((line["type"].as_str(), line["agreed"].as_bool()), (Some("compare-fragment"), Some(false)));
    assert_eq!(line["cells"][0], serde_json::json!({"number": 2, "side": "black", "written": [["Kc3"], ["Kc4"]]}));
    assert_eq!(line["cells"][1]["written"], serde_json::json!([["Ke4"], []]));
    assert_eq!(json.status, 1);
    // Control characters of a sheet do not reach the terminal.
    fs::write(folder.join("g.txt"), first.replace("Kc3", "Kc\u{1b}3")).unwrap();
    let (said, ..) = text(["a.txt", "g.txt"]);
    assert!(said.contains("Kc3, Kc") && !said.contains('\u{1b}'), "{said:?}");
    // Ignored words, results and differing players are all reported.
    fs::write(folder.join("d.txt"), first.replace("2. Kf4 Kc3", "2. Kf4 Kc3 Kd3") + "1-0\n").unwrap();
    let (said, ..) = text(["a.txt", "d.txt"]);
    let expected = "in 2 places: the results differ: *, 1-0; 2... Kc3, Kc3 Kd3 (a.txt, d.txt)";
    assert!(said.contains(expected), "{said}");
    for (name, white) in [("e.pgn", "Tal"), ("f.pgn", "Keres")] {
        fs::write(folder.join(name), format!("[White \"{white}\"]\n[Black \"Petrosian\"]\n\n{first}*\n")).unwrap();
    }
    let (_, noted, _) = text(["e.pgn", "f.pgn"]);
    assert!(noted.contains("different players of White: A: Tal; B: Keres"), "{noted}");
}
