//! Both players' sheets of one game, each of which can be played as it is written: their differences are reported
//! plainly.

use std::fs;

use serde_json::Value;

use crate::support::run::{Ran, run, scratch};

const RUY: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";

/// Writes moves as the rows of a sheet.
fn sheet(moves: &[&str]) -> String {
    let rows = moves.chunks(2).enumerate();
    rows.map(|(row, moves)| format!("{}. {}\n", row + 1, moves.join(" "))).collect::<Vec<_>>().concat()
}

fn words(moves: &str) -> Vec<&str> {
    moves.split(' ').collect()
}

fn line_of(ran: &Ran, kind: &str) -> Value {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.into_iter().find(|line| line["type"] == kind).unwrap_or_else(|| panic!("{ran:?}"))
}

/// Compares two texts. Returns the JSON line, with the exit status.
fn compared(name: &str, sheets: [&str; 2]) -> (Value, i32) {
    let folder = scratch(&format!("two-sheets-compared-{name}"));
    fs::write(folder.join("a.txt"), sheets[0]).unwrap();
    fs::write(folder.join("b.txt"), sheets[1]).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "a.txt", "b.txt"]);
    (line_of(&ran, "compare"), ran.status)
}

/// The rows as `ply verdict`, after the blocks.
fn rows_of(line: &Value) -> String {
    let blocks = line["blocks"].as_array().map_or(&[][..], Vec::as_slice).iter().map(|block| block["kind"].to_string());
    let rows = line["rows"].as_array().unwrap().iter();
    let rows = rows.map(|row| format!("{} {}", row["ply"], row["verdict"].as_str().unwrap()));
    blocks.chain(rows).collect::<Vec<_>>().join(", ").replace('"', "")
}

#[test]
fn a_plain_difference_is_one_and_not_decided_without_evidence() {
    for (name, other, expected) in [
        ("last-move", RUY.replace("c3 O-O", "c3 Bg4"), "16 undecided"),
        ("another-move", RUY.replace("Be7", "Bd6"), ""),
        ("exchanged", RUY.replace("Re1", "c3").replace("Bb3 d6 c3", "Bb3 d6 Re1"), "11 undecided, 15 undecided"),
        ("ended", RUY.replace(" d6 c3 O-O", ""), "ended"),
    ] {
        let (own, other) = (sheet(&words(RUY)), sheet(&words(&other)));
        for sheets in [[&own, &other], [&other, &own]] {
            let (line, _) = compared(name, [sheets[0], sheets[1]]);
            if !expected.is_empty() {
                assert_eq!(rows_of(&line), expected, "{name}: {line}");
            }
            let is_open = line["rows"].as_array().unwrap().iter().any(|row| row["verdict"] == "undecided");
            assert_eq!(line["confidence"].is_null(), is_open, "{name}: {line}");
        }
    }
    // The probability of each is reported.
    let (line, status) = compared("share", [&sheet(&words(RUY)), &sheet(&words(&RUY.replace("c3 O-O", "c3 Bg4")))]);
    let alternative = &line["rows"][0]["alternatives"][0];
    assert_eq!((&alternative["read"], &alternative["confidence"], status), (&"Bg4".into(), &0.5.into(), 1), "{line}");
}

#[test]
fn a_pair_of_plies_that_is_on_one_sheet_only_is_open_unless_something_decides() {
    let without = RUY.replace("Re1 b5 ", "").replace("Bb3 d6", "a3 d6");
    let with = RUY.replace("Re1 b5 Bb3 d6", "h3 h6 a3 d6");
    for sheets in [[&without, &with], [&with, &without]] {
        let (line, status) =
            compared("left-out", sheets.map(|moves| sheet(&words(moves))).each_ref().map(String::as_str));
        assert_eq!((rows_of(&line).as_str(), status), ("11 undecided, 12 undecided", 1), "{line}");
        assert!(line["rows"][0]["why"].as_str().unwrap().contains("% that it was played"), "{line}");
        assert!((0.5..1.0).contains(&line["rows"][0]["confidence"].as_f64().unwrap()), "{line}");
    }
    for (name, longer, shorter, expected) in [
        // Without the pair `Nxd4` takes nothing, and with the other pair `Nxe5` does not.
        (
            "played",
            "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nc3 Bb4 f3 O-O a3 Ba5",
            "e4 e5 Nf3 Nc6 Nxd4 Nf6 Nc3 Bb4 f3 O-O a3 Ba5",
            "left-out",
        ),
        (
            "no-sign",
            "e4 e5 Nf3 Nc6 d4 exd4 Nd4 Nf6 Nc3 Bb4 f3 O-O a3 Ba5",
            "e4 e5 Nf3 Nc6 Nd4 Nf6 Nc3 Bb4 f3 O-O a3 Ba5",
            "5 undecided, 6 undecided",
        ),
        ("added", "Nf3 e5 h3 e4 Nxe5 d6 Nf3 Nf6 c4 Be7 g3 O-O", "Nf3 e5 Nxe5 d6 Nf3 Nf6 c4 Be7 g3 O-O", "no-moves"),
    ] {
        let (line, _) = compared(name, [&sheet(&words(longer)), &sheet(&words(shorter))]);
        assert_eq!(rows_of(&line), expected, "{name}: {line}");
    }
    // Two rows are not invented.
    let with = RUY.replace("Bb3 d6", "Bb3 d6 h3 h6 a3 Rb8");
    let (line, _) = compared("left-out-two", [&sheet(&words(RUY)), &sheet(&words(&with))]);
    assert_eq!((rows_of(&line).as_str(), &line["plies"]), ("left-out", &20.into()), "{line}");
}

#[test]
fn rows_copied_twice_are_reported_where_a_sign_shows_it_and_are_open_else() {
    let game = words("e4 d5 Qe2 dxe4 Qxe4 Qd6 Qe2 Qd8 Nf3 Nf6 d4 e6");
    let twice = |sign: &str| {
        let mut moves = game[..8].to_vec();
        moves.push(if sign.is_empty() { "Qe4" } else { "Qxe4" });
        moves.extend(["Qd6", "Qe2", "Qd8"]);
        moves.extend(&game[8..]);
        sheet(&moves)
    };
    let (line, _) = compared("copied-sign", [&sheet(&game), &twice("x")]);
    assert_eq!((rows_of(&line).as_str(), &line["plies"]), ("repeated", &12.into()), "{line}");
    let (line, _) = compared("copied-open", [&sheet(&game), &twice("")]);
    assert_eq!(rows_of(&line), "9 undecided, 10 undecided, 11 undecided, 12 undecided", "{line}");
    assert!(line["rows"][0]["why"].as_str().unwrap().contains("written twice"), "{line}");
    assert!(line["confidence"].is_null(), "{line}");
}

#[test]
fn a_sign_that_is_untrue_on_one_sheet_decides() {
    // With 3.Bc4 the bishop would be on the square of the capture in `Bxc4`.
    let right = "e4 e5 Nf3 Nc6 d4 exd4 Bc4 Nf6 e5 d5 Bb5 Ne4 Nxd4 Bd7";
    let wrong = right.replace("Ne4 Nxd4", "Nd7 Nxd4").replace("Bd7", "Bc5");
    let right = right.replace("Bd7", "Bc5");
    let (line, _) = compared("no-sign", [&sheet(&words(&right)), &sheet(&words(&wrong))]);
    assert_eq!(rows_of(&line), "12 undecided", "{line}");
    let signed = wrong.replace("Nd7", "Nxd7");
    let (line, _) = compared("sign", [&sheet(&words(&right)), &sheet(&words(&signed))]);
    assert_eq!(rows_of(&line), "12 goes-on", "{line}");
    assert!(line["rows"][0]["why"].as_str().unwrap().contains("`Nxd7`"), "{line}");
}

#[test]
fn a_sign_that_is_untrue_is_a_change_of_a_restored_sheet() {
    let folder = scratch("two-sheets-sign");
    for (moves, n_changed) in
        [("e4 e5 Nxf3 Nc6", 1), ("e4 e5 Nf3+ Nc6", 1), ("e4 e5 Nf3 Nc6", 0), ("e4 d5 exd5 Qxd5", 0)]
    {
        fs::write(folder.join("s.txt"), sheet(&words(moves))).unwrap();
        let ran = run(&folder, ["repair", "--format", "json", "s.txt"]);
        let line = line_of(&ran, "repair");
        assert_eq!(line["changed"].as_u64().unwrap_or(0), n_changed, "{moves}: {line}");
        assert_eq!((line["plies"].as_u64(), line["complete"].as_bool()), (Some(4), Some(true)), "{moves}: {line}");
    }
}

/// Returns the fields in which the headings differ.
fn fields_of(line: &Value) -> String {
    let headings = line["headings"].as_array().map_or(&[][..], Vec::as_slice).iter();
    headings.map(|heading| heading["field"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

#[test]
fn headings_are_compared_with_each_other() {
    let moves = sheet(&words(RUY));
    let full = "White: Ames, Anna\nBlack: Birch, Bob\nRound 3\nBoard 4\nDate: 01.10.2024\n";
    for (name, other, fields) in [
        ("same", full.to_owned(), ""),
        (
            "exchanged",
            full.replace("Ames, Anna", "?").replace("Birch, Bob", "Ames, Anna").replace('?', "Birch, Bob"),
            "players",
        ),
        ("others", full.replace("Ames, Anna", "Clark, Carl").replace("Birch, Bob", "Davis, Di"), "White Black"),
        ("one-other", full.replace("Birch, Bob", "Davis, Di"), "Black"),
        ("form", full.replace("Ames, Anna", "A. Ames").replace("Birch", "Burch"), ""),
        ("own-name", "White: Ames\n".to_owned(), ""),
        ("round", full.replace("Round 3", "Round 4"), "Round"),
        ("board", full.replace("Board 4", "Board 5"), "Board"),
        ("date", full.replace("01.10", "02.10"), "Date"),
    ] {
        let (line, status) = compared(name, [&format!("{full}\n{moves}"), &format!("{other}\n{moves}")]);
        assert_eq!(fields_of(&line), fields, "{name}: {line}");
        assert_eq!(
            (line["agreed"].as_bool(), status),
            (Some(fields.is_empty()), i32::from(!fields.is_empty())),
            "{name}"
        );
        assert_eq!(line["complete"], true, "{name}: {line}");
    }
}

#[test]
fn what_headings_say_differently_is_left_open_and_read_by_people() {
    let folder = scratch("two-sheets-text");
    let moves = sheet(&words(RUY));
    fs::write(folder.join("a.txt"), format!("White: Ames\nBlack: Birch\nRound 3\n\n{moves}")).unwrap();
    fs::write(
        folder.join("b.txt"),
        format!("White: Birch\nBlack: Ames\nRound 3\n\n{}", moves.replace("Ba4 Nf6", "Ba4 Nf6 (=)")),
    )
    .unwrap();
    let ran = run(&folder, ["compare", "a.txt", "b.txt"]);
    for reported in [
        "the moves agree in full: 16 plies",
        "the players are exchanged: A: Ames – Birch; B: Birch – Ames",
        "only B has an offer of a draw with 4...",
        "[White \"?\"]",
        "[Round \"3\"]",
    ] {
        assert!(ran.results.contains(reported), "{reported}: {}", ran.results);
    }
    assert_eq!(ran.status, 1);
    let ran = run(&folder, ["--lang", "ru", "compare", "a.txt", "b.txt"]);
    assert!(ran.results.contains("игроки указаны наоборот"), "{}", ran.results);
}

#[test]
fn the_record_of_the_board_is_compared_with_a_sheet() {
    let folder = scratch("two-sheets-board");
    let tags = "[White \"Ames, Anna\"]\n[Black \"Birch, Bob\"]\n[Round \"3.4\"]\n[Date \"2024.10.01\"]\n\n";
    fs::write(folder.join("board.pgn"), format!("{tags}{} *\n", sheet(&words(RUY)))).unwrap();
    for (heading, fields) in [
        ("White: Ames\nBlack: Birch\nRound 3\nBoard 4\n", ""),
        ("White: Ames\nBlack: Birch\nRound 3\nBoard 2\n", "Board"),
        ("Black: Clark\n", "Black"),
    ] {
        fs::write(folder.join("s.txt"), format!("{heading}\n{}", sheet(&words(RUY)))).unwrap();
        let ran = run(&folder, ["compare", "--format", "json", "s.txt", "board.pgn"]);
        assert_eq!(fields_of(&line_of(&ran, "compare")), fields, "{heading}: {ran:?}");
    }
}

const INDIAN: &str = "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7";

/// Compares the files of a folder. Returns the sheets of each game by their file names, and the other messages.
fn put_together(name: &str, files: &[(&str, String)]) -> (Vec<String>, String) {
    let folder = scratch(&format!("two-sheets-round-{name}"));
    fs::create_dir(folder.join("round")).unwrap();
    for (name, text) in files {
        fs::write(folder.join("round").join(name), text).unwrap();
    }
    let ran = run(&folder, ["compare", "--format", "json", "round"]);
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let games = lines.filter(|line| line["type"] == "compare").map(|line| {
        let paths = line["sheets"].as_array().unwrap().iter().map(|path| path.as_str().unwrap());
        paths.map(|path| path.trim_start_matches("round/")).collect::<Vec<_>>().join(" + ")
    });
    (games.collect(), ran.messages)
}

#[test]
fn sheets_of_a_round_come_together_by_their_moves() {
    let (ruy, indian) = (sheet(&words(RUY)), sheet(&words(INDIAN)));
    let files = [("s1.txt", ruy.clone()), ("s2.txt", indian.clone()), ("s3.txt", indian), ("s4.txt", ruy)];
    let (games, _) = put_together("by-moves", &files);
    assert_eq!(games, ["s1.txt + s4.txt", "s2.txt + s3.txt"]);
}

#[test]
fn sheets_of_a_round_come_together_by_names_in_any_form() {
    let damaged = sheet(&words(RUY)).replace("3. Bb5 a6", "3. Bz5 a9").replace("Be7", "Bx");
    for (index, (one, other)) in [
        ("White: Ames, Anna\nBlack: Birch\n", "White: Ames\nBlack: Birch, Bob\n"),
        ("White: Ames, Anna\nBlack: Birch, Bob\n", "White: Anna Ames\nBlack: BIRCH B.\n"),
        ("White: Ames, Anna\nBlack: Burch, Bob\n", "White: Ames, Anna\nBlack: Birch, Bob\n"),
        ("White: Ivanov, Petr\nBlack: Birch\n", "White: Иванов Пётр\nBlack: Birch\n"),
        ("White: Ames, Anna\nRound 3\nBoard 4\n", "Black: Birch, Bob\nRound 3\nBoard 4\n"),
        ("Round 3\nBoard 4\n", "Round 3\nBoard 4\n"),
    ]
    .into_iter()
    .enumerate()
    {
        let files = [
            ("a.txt", format!("{one}\n{}", sheet(&words(RUY)))),
            ("b.txt", format!("{other}\n{damaged}")),
            ("c.txt", format!("White: Clark\nBlack: Davis\nRound 3\nBoard 5\n\n{}", sheet(&words(INDIAN)))),
        ];
        let (games, messages) = put_together(&format!("by-names-{index}"), &files);
        assert_eq!(games, ["a.txt + b.txt"], "{one}{other}{messages}");
        assert!(messages.contains("no other sheet belongs to round/c.txt"), "{messages}");
    }
}

#[test]
fn the_boards_record_of_a_round_is_the_third_sheet_of_each_game() {
    let record = |white: &str, board: u32, moves: &str| {
        format!(
            "[Event \"Open\"]\n[Round \"1.{board}\"]\n[White \"{white}\"]\n[Black \"Birch, B\"]\n[Result \"*\"]\n\n{moves} *\n\n"
        )
    };
    let (ruy, indian) = (sheet(&words(RUY)), sheet(&words(INDIAN)));
    let round =
        record("Ames, A", 1, &ruy) + &record("Clark, C", 2, &indian) + &record("Evans, E", 3, "1. f4 d5 2. Nf3");
    let mut files = vec![("round.pgn", round)];
    for (name, white, moves) in [
        ("s1.txt", "Ames", &ruy),
        ("s2.txt", "Ames, A", &ruy),
        ("s3.txt", "Clark", &indian),
        ("s4.txt", "C. Clark", &indian),
    ] {
        files.push((name, format!("White: {white}\n\n{moves}")));
    }
    let (games, messages) = put_together("board", &files);
    assert_eq!(games, ["s1.txt + s2.txt + round.pgn", "s3.txt + s4.txt + round.pgn"], "{messages}");
    assert!(messages.contains("round/round.pgn: record 3 has no other sheet"), "{messages}");
}

#[test]
fn games_with_the_same_moves_and_other_players_are_two() {
    let draw = sheet(&words("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7"));
    let text = |white: &str, black: &str| format!("White: {white}\nBlack: {black}\n\n{draw}");
    let files = [
        ("a.txt", text("Ames", "Birch")),
        ("b.txt", text("Clark", "Davis")),
        ("c.txt", text("Clark", "Davis")),
        ("d.txt", text("Ames", "Birch")),
    ];
    let (games, messages) = put_together("same-moves", &files);
    assert_eq!(games, ["a.txt + d.txt", "b.txt + c.txt"], "{messages}");
}

#[test]
fn a_claim_after_a_mistake_is_judged_on_the_restored_game() {
    let folder = scratch("two-sheets-claim");
    let moves = "e4 e5 Nf6 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1 Nb8";
    let claim = |moves: &str| {
        fs::write(folder.join("s.txt"), sheet(&words(moves))).unwrap();
        let ran = run(&folder, ["claims", "--format", "json", "--at", "10", "--by", "white", "s.txt"]);
        (line_of(&ran, "ruling"), ran.status)
    };
    // With 2.Nf3 the position occurs three times.
    let (line, _) = claim(moves);
    assert_ne!(line["verdict"], "refused", "{line}");
    assert_eq!(line["restored"][0]["read"], "Nf3", "{line}");
    assert!(line["penalty"].is_null() && line["reason"].as_str().unwrap().contains("`Nf6` read as Nf3"), "{line}");
    let (line, status) = claim(&moves.replace("Nf6", "Nf3"));
    assert_eq!((line["verdict"].as_str(), status), (Some("upheld"), 0), "{line}");
    assert!(line["restored"].is_null(), "{line}");
    // After unreadable words there is no ruling.
    let (line, _) = claim(&moves.replace("Ng1 Nb8 Nf3 Nc6", "zz yy xx ww"));
    assert_eq!(line["verdict"], "undecidable", "{line}");
}

/// A game in which a position occurs three times with Black's last move.
const THREE_TIMES: &str = "e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 Ne7 O-O c5 c4 dxc4 Na3 Nec6 dxc5 Qxd1 Rxd1 Bxc5 Nxc4 Nd7 Bf4 Nb6 Rac1 Nxc4 \
    Bxc4 Bb6 Bb5 Rc8 Ng5 Bc2 Nf3 Bf5 Ng5 Bc2 Nf3 Bf5";

/// Rules on the claim with the last move of [`THREE_TIMES`] by the sheets of both players.
fn ruled(name: &str, sheets: [&str; 2]) -> (Value, i32) {
    let folder = scratch(&format!("two-sheets-ruled-{name}"));
    fs::write(folder.join("a.txt"), sheets[0]).unwrap();
    fs::write(folder.join("b.txt"), sheets[1]).unwrap();
    let claim = ["claims", "--format", "json", "--at", "38", "--by", "black", "--move", "Bf5", "a.txt", "b.txt"];
    let ran = run(&folder, claim);
    (line_of(&ran, "ruling"), ran.status)
}

#[test]
fn a_claim_is_judged_on_the_game_of_both_sheets() {
    let plain = sheet(&words(THREE_TIMES));
    let said = |line: &Value| line["reason"].as_str().unwrap().to_owned();
    let (line, status) = ruled("agreed", [&plain, &plain]);
    assert_eq!((line["verdict"].as_str(), status), (Some("upheld"), 0), "{line}");
    assert!(said(&line).contains("the sheets agree up to the claim") && line.get("restored").is_none(), "{line}");
    let mistake = plain.replace("4. Nf3", "4. Nf5");
    for sheets in [[&plain, &mistake], [&mistake, &plain]] {
        let (line, status) = ruled("slip", [sheets[0], sheets[1]]);
        assert_eq!((line["verdict"].as_str(), status), (Some("upheld"), 0), "{line}");
        assert_eq!(line["sheets"], serde_json::json!(["a.txt", "b.txt"]), "{line}");
        assert_eq!((&line["restored"][0]["ply"], &line["restored"][0]["read"]), (&7.into(), &"Nf3".into()), "{line}");
    }
    // One position depends on which of two moves was played.
    let (line, status) = ruled("open", [&plain, &plain.replace("16. Ng5", "16. Nd4")]);
    assert_eq!((line["verdict"].as_str(), status), (Some("undecidable"), 1), "{line}");
    assert!(said(&line).contains("16. Ng5 (A: Ng5; B: Nd4;") && said(&line).contains("ask the players"), "{line}");
    assert_eq!(line["open_claims"], serde_json::json!([]), "{line}");
    // A difference after the claim does not matter, and a sheet that ends before it is named.
    let longer = sheet(&words(&format!("{THREE_TIMES} Nd4 Bg6")));
    let (line, _) = ruled("behind", [&longer, &longer.replace("Bg6", "Be4")]);
    assert_eq!(line["verdict"], "upheld", "{line}");
    assert!(said(&line).contains("the sheets agree up to the claim"), "{line}");
    let shorter = plain.split("16.").next().unwrap();
    let (line, _) = ruled("ended", [&plain, shorter]);
    assert_eq!(line["verdict"], "upheld", "{line}");
    assert!(said(&line).contains("sheet B ends after 30 plies"), "{line}");
}

#[test]
fn files_of_several_games_have_no_one_claim() {
    let folder = scratch("two-sheets-ruled-several");
    let record = |name: &str| format!("[White \"{name}\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n");
    fs::write(folder.join("a.pgn"), record("A") + &record("C")).unwrap();
    fs::write(folder.join("b.pgn"), record("A") + &record("C")).unwrap();
    let ran = run(&folder, ["claims", "--at", "3", "--by", "black", "a.pgn", "b.pgn"]);
    assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{ran:?}");
    let ran = run(&folder, ["claims", "--at", "3", "--by", "black", "--record", "3", "a.pgn", "b.pgn"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.results.contains("b.pgn"), "{ran:?}");
}

#[test]
fn sheets_of_different_games_have_no_claim() {
    let other = "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7";
    let run_on = |name: &str, own: &str, its: &str| {
        let folder = scratch(&format!("two-sheets-different-{name}"));
        fs::write(folder.join("a.txt"), own).unwrap();
        fs::write(folder.join("b.txt"), its).unwrap();
        let claims = run(&folder, ["claims", "--at", "8", "--by", "white", "a.txt", "b.txt"]);
        (claims, run(&folder, ["compare", "a.txt", "b.txt"]))
    };
    let reported = "different games, with hardly a move in common: a.txt, b.txt";
    let (claims, compared) = run_on("apart", &sheet(&words(RUY)), &sheet(&words(other)));
    assert_eq!((claims.status, claims.results.as_str()), (2, ""), "{claims:?}");
    assert!(claims.messages.contains(reported) && compared.messages.contains(reported), "{claims:?} {compared:?}");
    assert_eq!(compared.status, 2, "{compared:?}");
    // A word that is not a move proves nothing, but the moves before it do.
    let (claims, compared) = run_on("slip", &sheet(&words(RUY)), &sheet(&words(&other.replace("Be2", "Bxe9"))));
    assert_eq!((claims.status, claims.results.as_str()), (2, ""), "{claims:?}");
    assert!(compared.messages.contains(reported) && compared.status == 2, "{compared:?}");
    // A sheet with only a third of the rows is of the game.
    let few: Vec<&str> = words(THREE_TIMES).into_iter().take(12).collect();
    let (claims, compared) = run_on("short", &sheet(&words(THREE_TIMES)), &sheet(&few));
    assert_eq!(claims.status, 1, "{claims:?}");
    assert!(!compared.messages.contains(reported), "{compared:?}");
}

/// A folder with both sheets of one game of a round, one sheet of another, none of a third.
fn round(name: &str) -> std::path::PathBuf {
    let folder = scratch(&format!("sheets-of-round-{name}"));
    let other = "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7";
    fs::create_dir(folder.join("f")).unwrap();
    for (name, heading, moves) in [
        ("s1", "White: Abbott\nBlack: Baxter, B\nRound 1\n\n", RUY),
        ("s2", "White: ABBOTT ALAN\nBlack: Beth Baxter\nRound 1\n\n", RUY),
        ("s3", "White: Dawson\nBlack: Carver\nRound 1\n\n", other),
    ] {
        fs::write(folder.join(format!("f/{name}.txt")), format!("{heading}{}1-0\n", sheet(&words(moves)))).unwrap();
    }
    folder
}

/// Returns the pairings with missing sheets, as JSON names them.
fn missing(ran: &Ran) -> Vec<String> {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let missing = lines.filter(|line| line["type"] == "missing-sheets");
    let reported =
        missing.map(|line| format!("{} {}-{} {}", line["round"], line["white"], line["black"], line["sheets"]));
    reported.map(|line| line.replace('"', "")).collect()
}

#[test]
fn pairings_of_which_no_sheet_or_one_only_was_handed_in_are_listed_by_the_report() {
    let folder = round("report");
    let report = "012 Autumn Open\n052 2024/09/01\n062 6\n\
001    1      Abbott, Alan                      2000                             1.0    1     2 w 1\n\
001    2      Baxter, Beth                      2000                             0.0    4     1 b 0\n\
001    3      Carver, Colin                     2000                             0.0    5     4 b 0\n\
001    4      Dawson, Dora                      2000                             1.0    2     3 w 1\n\
001    5      Ellis, Ed                         2000                             1.0    3     6 w 1\n\
001    6      Frost, Fay                        2000                             0.0    6     5 b 0\n";
    fs::write(folder.join("r.trf"), report).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "--trf", "r.trf", "f"]);
    let expected = ["1 Dawson, Dora-Carver, Colin [f/s3.txt]", "1 Ellis, Ed-Frost, Fay []"];
    assert_eq!((missing(&ran), ran.status), (expected.map(str::to_owned).to_vec(), 1), "{ran:?}");
    let ran = run(&folder, ["compare", "--trf", "r.trf", "f"]);
    assert!(ran.messages.contains("round 1: Ellis, Ed – Frost, Fay: no sheet was handed in"), "{ran:?}");
    for (arguments, expected) in [
        (&["compare", "--trf", "r.trf", "--round", "2", "f"][..], "no game of round 2"),
        (&["compare", "--trf", "r.trf", "f/s1.txt", "f/s2.txt"], "name the folder"),
        (&["compare", "--trf", "f/s1.txt", "f"], "not a FIDE report file"),
    ] {
        let ran = run(&folder, arguments);
        assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{ran:?}");
        assert!(ran.messages.contains(expected), "{ran:?}");
    }
}

#[test]
fn the_records_of_the_boards_say_of_which_games_sheets_are_missing() {
    let folder = round("boards");
    assert!(missing(&run(&folder, ["compare", "--format", "json", "f"])).is_empty());
    let record = |board: u32, white: &str, black: &str, moves: &str| {
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1.{board}\"]\n[Result \"1-0\"]\n\n{moves} 1-0\n\n")
    };
    let third = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5";
    let boards = record(1, "Abbott, Alan", "Baxter, Beth", RUY) + &record(2, "Ellis, Ed", "Frost, Fay", third);
    fs::write(folder.join("f/boards.pgn"), boards).unwrap();
    let ran = run(&folder, ["compare", "--format", "json", "f"]);
    assert_eq!((missing(&ran), ran.status), (vec!["1 Ellis, Ed-Frost, Fay []".to_owned()], 0), "{ran:?}");
}
