//! Restored scoresheets: printed games with their truth, games damaged on purpose, games that must not be touched.

use std::fmt::Write as _;
use std::fs;

use grammar_check::Random;
use serde_json::Value;

use crate::support::run::{Ran, project, run, scratch};

const GAMES: &str = "corpus/games/world-championship-and-tournament-games.pgn";

fn repairs(ran: &Ran) -> Vec<Value> {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["type"] == "repair").collect()
}

fn moves_of(repair: &Value) -> Vec<String> {
    repair["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?").to_owned()).collect()
}

/// Repairs one text and returns its JSON line.
fn repaired(name: &str, text: &str, options: &[&str]) -> Value {
    let folder = scratch(&format!("repair-{name}"));
    fs::write(folder.join("sheet.txt"), text).unwrap();
    let words = ["repair", "--format", "json", "sheet.txt"].iter().chain(options);
    let ran = run(&folder, words);
    repairs(&ran).remove(0)
}

#[test]
fn two_printed_games_are_restored() {
    // As a scanner read them in two editions of the Russian rules; the displaced fragment of the second is in its
    // place.
    for (name, text, expected) in [
        (
            "2001",
            "1.edeb5 2. f4 £5 3. exf5 ®hd+ 4. g3 De7 5. Ph5+ Kpd8 6. fxe5 dxeb+ 7. Ce2 K£6 8. ®f3d59. g4 h5 10. h3 \
             hxgd 11. hxg4 Jixh1 12. dxh1 dg3+ 13. Kpdl Kxg4 14. ®xd5+ Cd7 15. Kf3 Kf2+ 16. Kpel Kd3+ 17. Kpd1 ®el+ \
             18. Kxel Kf2++.",
            "e4 e5 f4 f5 exf5 Qh4+ g3 Qe7 Qh5+ Kd8 fxe5 Qxe5+ Be2 Nf6 Qf3 d5 g4 h5 h3 hxg4 hxg4 Rxh1 Qxh1 Qg3+ Kd1 \
             Nxg4 Qxd5+ Bd7 Nf3 Nf2+ Ke1 Nd3+ Kd1 Qe1+ Nxe1 Nf2#",
        ),
        (
            "2011",
            "1. е4 е5 2. КJ3 Кf6 3. d4 ехd4 4. е5 Кe4 5. Фхd4 d5 6. eхdбe,p, Кхd6 7. Сg5 Ксб 8. Фе3+ Сe7 9. Кbd2 0-0 \
             l0. 0-0-0 ЛеB ]I. Крэb1",
            "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        ),
    ] {
        let repair = repaired(name, text, &[]);
        let expected: Vec<&str> = expected.split_whitespace().collect();
        assert_eq!(moves_of(&repair), expected, "{name}");
        assert_eq!(repair["complete"], true, "{name}");
    }
}

#[test]
fn a_mate_that_no_one_wrote_ends_no_game_that_the_sheet_continues_with() {
    // Over the empty rows the likeliest moves lead to a mate on h8, but the rows after them continue.
    let sheet = "1. e4 d6 2. Bb5+ Bd7 3. Bc4 Nf6 4. Nc3 g6 5. d4 c5 6. Be3 Qb6 7. Rb1 Qb4 8. Qd3 Nc6 9. Nf3 Nxe4 \
                 10. Bf4 Nxc3 11. Rc1\n12. ...\n13. ...\n14. ...\n15. ...\n16. ...\n17. ... Qa1\n18. Kg6 Qa8\n19. Rh8 Bh1\n\
                 20. Kf6 Ra3\n21. Nh7 Na8\n22. Ra6 Qe8\n23. Kf7 Qd8\n24. Rb8 Nb8\n";
    let repair = repaired("made-up-end", sheet, &[]);
    assert_eq!(repair["complete"], false);
    assert!(moves_of(&repair).iter().all(|san| !san.ends_with('#')), "{repair}");
    assert_eq!(repair["plies"], 21);
    let said = repair["changes"].to_string();
    assert!(!said.contains("behind-end") && !said.contains("passed-over"), "{said}");
    assert!(repair["not_played"].to_string().contains("Kf7"), "{repair}");
}

#[test]
fn what_is_on_a_sheet_is_read_by_what_follows() {
    for (name, text, expected) in [
        // A misread letter, a misread digit, a lost capture sign.
        ("letters", "1. c4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bc6 dc 5. O-O f6 6. d4 exd4 7. Nxd4 c5", None),
        ("digits", "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7", Some("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7")),
        // The captured piece is named instead of the square.
        ("named", "1. e4 d5 2. PxP QxP 3. Nc3 Qa5 4. d4 Nf8", Some("e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6")),
        // A cell that was left empty, whose move follows from the next one.
        ("gap", "1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Bxc6 dxc6 5. O-O", None),
        // Black's moves in White's column.
        (
            "swapped",
            "1. e4 e5 2. Nf3 Nc6 3. Nf6 Bb5 4. O-O Nxe4 5. Re1 Nd6",
            Some("e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6"),
        ),
        // Spaces and a row's number in the wrong place.
        ("spaces", "1. e4e5 2.Nf3 N c6 33 . Bb5 a6 4 Ba4 Nf65. O- OBe7", Some("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7")),
        // A missing row, which the next number shows.
        ("row", "1. e4 c5 2. Nf3 d6 4. Qxd4 a6 5. Nc3 Nc6", Some("e4 c5 Nf3 d6 d4 cxd4 Qxd4 a6 Nc3 Nc6")),
        // A ply that was left out, after which each row starts with Black's move.
        (
            "shifted",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nf6 O-O 5. Be7 Re1 6. b5 Bb3 7. d6 c3 8. O-O h3 9. Na5 Bc2 10. c5 d4",
            Some("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4"),
        ),
        // A word twice.
        ("doubled", "1. d4 d5 2. c4 e6 3. Nc3 Nf6 Nf6 4. Bg5 Be7", Some("d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7")),
    ] {
        let repair = repaired(name, text, &[]);
        assert!(repair["changed"].as_u64().unwrap() > 0, "{name}: {repair}");
        if let Some(expected) = expected {
            assert_eq!(moves_of(&repair).join(" "), expected, "{name}: {repair}");
        }
    }
}

#[test]
fn signs_and_numbers_that_are_wrong_are_reported_as_such() {
    let repair = repaired("signs", "1. e4 e5 2. Nf3+ Nc6 33. Bb5 a6 4. Ba4 Nf6 5. O-O Be77 6. Re1 b5", &[]);
    let kinds: Vec<(&str, &str, &str)> = repair["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|change| [&change["kind"], &change["written"], &change["read"]].map(|value| value.as_str().unwrap()))
        .map(|[kind, written, read]| (kind, written, read))
        .collect();
    let expected =
        [("sign-wrong", "Nf3+", "Nf3"), ("number-read-otherwise", "33.", "3."), ("read-otherwise", "Be77", "Be7")];
    assert_eq!(kinds, expected, "{repair}");
    // The whole is as sure as its doubtful part, however else the strip might be split into the same moves.
    assert!(repair["confidence"].as_f64().unwrap() > 0.8, "{repair}");
}

#[test]
fn a_sheet_without_other_damage_is_taken_at_its_letters() {
    let clean = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 \
                 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5 15. Be3 a4 16. Nbd2 Bd7";
    let repair = repaired("clean", &format!("{clean} 17. Rh3 Rfc88"), &[]);
    let illegal = repair["changes"].as_array().unwrap().iter().map(|change| change["ply"].as_u64().unwrap());
    assert_eq!(illegal.collect::<Vec<_>>(), [33, 34], "{repair}");
    // An unusual move whose last letter was merely doubled.
    let repair = repaired("unusual", &format!("{clean} 17. Kh1 Kh88 18. Kg1 Qd88"), &[]);
    let moves = moves_of(&repair);
    assert_eq!(moves[32..], ["Kh1", "Kh8", "Kg1", "Qd8"], "{repair}");
}

#[test]
fn a_sound_record_is_never_changed() {
    let ran = run(project(), ["repair", "--format", "json", GAMES]);
    let sound = repairs(&ran);
    assert!(sound.len() > 5);
    for repair in &sound {
        assert_eq!((&repair["changed"], &repair["complete"]), (&Value::from(0), &Value::from(true)), "{repair}");
    }
    assert_eq!(ran.status, 0);
}

/// Writes a game in Russian notation.
fn in_russian(san: &str) -> String {
    let letters = san.chars().map(|letter| match letter {
        'K' => "Кр".to_owned(),
        'Q' => "Ф".to_owned(),
        'R' => "Л".to_owned(),
        'B' => "С".to_owned(),
        'N' => "К".to_owned(),
        'O' => "0".to_owned(),
        other => other.to_string(),
    });
    letters.collect()
}

/// Damages characters anywhere in a game's movetext, numbers and spaces too: misread, lost, doubled, exchanged.
fn damaged(moves: &[String], once_in: usize, random: &mut Random) -> String {
    let mut text = String::new();
    for (index, mv) in moves.iter().enumerate() {
        if index % 2 == 0 {
            let _ = write!(text, "{}. ", index / 2 + 1);
        }
        let _ = write!(text, "{mv} ");
    }
    let signs: Vec<char> = "abcdefgh12345678NBRQKx+КФЛС. ".chars().collect();
    let mut out = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match random.below(4) {
            _ if !random.once_in(once_in) => out.push(letter),
            0 => {}
            1 => out.extend([letter, letter]),
            2 => out.extend(letters.next().into_iter().chain([letter])),
            _ => out.push(*random.one_of(&signs)),
        }
    }
    out
}

#[test]
fn games_damaged_on_purpose_are_restored() {
    let games: Vec<Vec<String>> =
        repairs(&run(project(), ["repair", "--format", "json", GAMES])).iter().map(moves_of).collect();
    let short: Vec<&Vec<String>> = games.iter().filter(|game| (20..60).contains(&game.len())).take(2).collect();
    let mut random = Random::new(20_240_901);
    for (once_in, is_russian) in [(100, false), (60, true)] {
        let mut n_right = 0;
        for (index, game) in short.iter().enumerate() {
            let written = if is_russian { game.iter().map(|san| in_russian(san)).collect() } else { (*game).clone() };
            let text = damaged(&written, once_in, &mut random);
            let repair = repaired(&format!("damaged-{once_in}-{index}"), &text, &["--beam", "12"]);
            n_right += usize::from(moves_of(&repair) == **game);
        }
        assert!(n_right == short.len(), "one letter in {once_in}: {n_right} of {} games restored", short.len());
    }
}

#[test]
fn text_without_a_game_is_left_alone_and_long_text_is_cut() {
    let mut random = Random::new(7);
    let noise: String = (0..50_000).map(|_| char::from(u8::try_from(32 + random.below(95)).unwrap())).collect();
    let folder = scratch("repair-hostile");
    fs::write(folder.join("noise.txt"), noise).unwrap();
    fs::write(folder.join("long.txt"), "e4 Zz9 ".repeat(300)).unwrap();
    for file in ["noise.txt", "long.txt"] {
        let ran = run(&folder, ["repair", "--format", "json", "--beam", "4", file]);
        assert!(matches!(ran.status, 0 | 1), "{file}: {}", ran.messages);
        for repair in repairs(&ran) {
            assert!(repair["san"].as_array().unwrap().len() <= 7000, "{file}");
        }
    }
    let ran = run(&folder, ["repair", "--max-cost", "-1", "noise.txt"]);
    assert_eq!(ran.status, 2);
}

/// Repairs a text and returns the JSON line, the text and the exit status.
fn both(name: &str, text: &str, options: &[&str]) -> (Value, String, i32) {
    let folder = scratch(&format!("repair-both-{name}"));
    fs::write(folder.join("sheet.pgn"), text).unwrap();
    let json = run(&folder, ["repair", "--beam", "16", "--format", "json", "sheet.pgn"].iter().chain(options));
    let shown = run(&folder, ["repair", "--beam", "16", "sheet.pgn"].iter().chain(options));
    assert_eq!(json.status, shown.status, "{name}");
    (repairs(&json).remove(0), shown.results, json.status)
}

#[test]
fn a_word_that_is_not_a_move_is_skipped_and_reported() {
    for (name, word) in [
        ("long", "NNNNNNNNNNNNNNNNNNNN"),
        ("fourteen", "NNNNNNNNNNNNNN"),
        ("very-long", &"q".repeat(200)),
        ("address", "https://example.org/e4e5f6"),
        ("cyrillic", "Противостояниечемпионов"),
        ("digits", "12345678901234567890"),
    ] {
        let (repair, shown, status) = both(name, &format!("1. e4 {word} e5 2. Nf3 Nc6 3. Bb5 a6 *\n"), &[]);
        assert_eq!(moves_of(&repair).join(" "), "e4 e5 Nf3 Nc6 Bb5 a6", "{name}: {repair}");
        assert_eq!(repair["changes"][0]["written"], word, "{name}: {repair}");
        assert_eq!(repair["changes"][0]["kind"], "cell-passed-over", "{name}: {repair}");
        let joined: String = shown.split_whitespace().collect();
        assert!(joined.contains(&format!("{{skipped:{word}}}")), "{name}: {shown}");
        assert_eq!(status, 1, "{name}");
    }
    // Text that is not a move is a comment from the start.
    let (repair, shown, status) = both("brackets", "1. e4 <example> e5 2. Nf3 Nc6 3. Bb5 a6 *\n", &[]);
    assert_eq!((moves_of(&repair).len(), &repair["changed"], status), (6, &Value::from(0), 0), "{repair}");
    assert!(shown.contains("{<example>}"), "{shown}");
}

#[test]
fn a_game_without_plies_is_not_complete() {
    for text in ["NNNNNNNNNNNNNNNNNNNN *\n", "Qz9 Zz8 xx9 *\n", "[Event \"a\"]\n\n1. Zz9 *\n"] {
        let (repair, _, status) = both("no-plies", text, &[]);
        assert!(repair["plies"] != 0 || repair["complete"] == false && repair["confidence"] == 0.0, "{repair}");
        assert_eq!(status, 1, "{text}");
    }
}

#[test]
fn what_the_search_does_not_come_to_is_kept_and_said() {
    let text = "1. e4 e5 2. Nf8 Nc6 {sic} 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n";
    let (repair, shown, status) = both("stopped", text, &["--max-steps", "6000"]);
    assert_eq!((&repair["stopped"], &repair["complete"]), (&Value::Bool(true), &Value::Bool(false)), "{repair}");
    assert_eq!(repair["confidence"], 0.0, "{repair}");
    assert!(
        repair["not_played"]
            .as_array()
            .unwrap()
            .iter()
            .any(|words| { words["written"].as_str().unwrap().ends_with("c3 O-O") })
    );
    assert!(shown.contains("c3 O-O}"), "{shown}");
    assert!(shown.contains("--max-steps"), "{shown}");
    assert_eq!(status, 1);
}

#[test]
fn kings_that_signal_the_result_are_not_moves() {
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let damaged = game.replace("2. Nf3", "2. Nf8");
    let russian = "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. 0-0 Сe7";
    for (name, moves, kings, mark, result) in [
        ("white", game, "6. Ke4 Kd5", "", "1-0"),
        ("black", game, "6. Kd4 Ke5", "*", "0-1"),
        ("draw", game, "6. Ke4 Ke5", "*", "1/2-1/2"),
        ("given", game, "6. Ke4 Kd5", "1-0", "1-0"),
        ("otherwise", game, "6. Ke4 Kd5", "0-1", "0-1"),
        ("one", game, "6. Ke4", "1-0", "1-0"),
        ("damaged", damaged.as_str(), "6. Ke4 Kd5", "", "1-0"),
        ("russian", russian, "6. Крe4 Крd5", "", "1-0"),
    ] {
        let (repair, shown, _) = both(&format!("kings-{name}"), &format!("{moves} {kings} {mark}\n"), &[]);
        assert_eq!(moves_of(&repair).join(" "), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7", "{name}: {repair}");
        assert_eq!(repair["result"], result, "{name}: {repair}");
        assert!(shown.contains(&kings[3..]) && shown.contains(&format!("[Result \"{result}\"]")), "{name}: {shown}");
        let kind = if name == "otherwise" { "result-signalled-otherwise" } else { "result-signalled" };
        assert!(repair["changes"].as_array().unwrap().iter().any(|change| change["kind"] == kind), "{name}: {repair}");
    }
    // A king that walks there plays.
    let (repair, ..) = both("kings-walk", "[FEN \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"]\n\n1. Kd4 Kd6 2. Ke4 Ke6 *\n", &[]);
    assert_eq!(moves_of(&repair).join(" "), "Kd4 Kd6 Ke4 Ke6");
}

#[test]
fn prose_on_a_scanned_page_is_never_played() {
    let page = "19   ШАХМАТЫ В СССР\n\nСицилианская защита\nАвербах   Фурман\n\n1.d4 Кf6 2.c4 Кc6 3.Кf3 e6\nЭтот ход — потеря \
                времени, но и\nпосле Кg5 полоение чёрных тяжёлое.\nКак показал анализ, возможно было и\n4... d6 5. h4 с \
                обоюдными шансами.\n4.Кc3 Сb4 5.Фc2 d6\nСлабые поля в лагерс белых дают чёрным\nдостаточную \
                контригру.\n6.Сd2 0-0 7.a3 С:c3 8.С:c3 ...\nЕдинственный ответ.\n8....®e7 9.g3 e5 l0.de dе\n";
    let repair = repaired("page", page, &[]);
    let expected = "d4 Nf6 c4 Nc6 Nf3 e6 Nc3 Bb4 Qc2 d6 Bd2 O-O a3 Bxc3 Bxc3 Qe7 g3 e5 dxe5 dxe5";
    assert_eq!(moves_of(&repair).join(" "), expected, "{repair}");
    let comments: Vec<&str> =
        repair["comments"].as_array().unwrap().iter().map(|said| said.as_str().unwrap()).collect();
    assert!(comments.iter().any(|said| said.contains("4... d6 5. h4 с обоюдными шансами")), "{comments:?}");
    assert_eq!(repair["changed"], 1, "one misprint is one change: {repair}");
}

#[test]
fn a_fragment_is_not_forced_onto_the_start_position() {
    let (repair, _, status) = both("fragment", "41. Rd1 Re8 42. Kf2 Kf7 43. Rd7+ Re7 44. Rxe7+ Kxe7\n", &[]);
    assert_eq!((&repair["plies"], &repair["complete"]), (&Value::from(0), &Value::from(false)), "{repair}");
    assert_eq!((repair["confidence"].as_f64(), status), (Some(0.0), 1), "{repair}");
}

#[test]
fn rows_that_are_written_twice_are_skipped_at_once() {
    let moves =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 ";
    for (name, twice, rest) in [
        ("same", "9. h3 Na5 10. Bc2 c5 ", "11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 *"),
        ("on", "11. h3 Na5 12. Bc2 c5 ", "13. d4 Qc7 14. Nbd2 cxd4 15. cxd4 Nc6 *"),
        ("three", "11. c3 O-O 12. h3 Na5 13. Bc2 c5 ", "14. d4 Qc7 15. Nbd2 cxd4 16. cxd4 Nc6 *"),
    ] {
        let (repair, ..) = both(name, &format!("{moves}{twice}{rest}\n"), &[]);
        let expected =
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4 Nc6";
        assert_eq!(moves_of(&repair).join(" "), expected, "{name}: {repair}");
        assert_eq!(repair["changed"], 1, "{name}: {repair}");
    }
}

#[test]
fn what_is_after_lost_rows_is_read() {
    let before = "1. d4 Nf6 2. Nf3 e6 3. c4 c5 4. g3 cxd4 5. Nxd4 Qc7 6. Nd2 Nc6 7. Nb5 Qb8 8. Bg2 a6 9. Nc3 b5 10. O-O Be7 \
                  11. a3 O-O 12. b4 Bb7 13. Bb2 bxc4 14. Nxc4 d5 15. Nb6 Ra7 16. Nca4 Rd8 17. Qb3 Ne5 18. Rfd1 Bc6 \
                  19. Rac1 Bb5 20. Nc8 Rxc8 21. Bxe5 Qb7 22. Bd4 Raa8 23. Bf3 Ne4 24. Nb6 Rxc1 25. Rxc1 Rd8 26. a4 Be8 \
                  27. Bxe4 dxe4 ";
    let behind = "30. h4 Qc6 31. Qb1 a5 32. Rc1 axb4 33. Qxb4 Be7 34. a5 e3 35. f3 Bxc5 36. Rxc5 Qd6 37. Kg2 Qd1 0-1";
    let is_move = |word: &&str| !word.ends_with('.') && !word.is_empty() && *word != "0-1";
    let expected: Vec<&str> = [before, behind].iter().flat_map(|text| text.split(' ')).filter(is_move).collect();
    assert_eq!(expected.len(), 70);
    for (name, between) in [("numbers", ""), ("rows", "28.\n29.\n"), ("dots", "28. ... ...\n29. ...\n")] {
        let text = format!("{before}\n{between}{behind}\n");
        let (repair, ..) = both(name, &text, &[]);
        let moves = moves_of(&repair);
        assert_eq!(moves.len(), 74, "{name}: {repair}");
        let written: Vec<String> = [&moves[..54], &moves[58..]].concat();
        let plain: Vec<&str> = written.iter().map(|san| san.trim_end_matches('+')).collect();
        assert_eq!(plain, expected, "{name}: {repair}");
        let changes = repair["changes"].as_array().unwrap();
        assert!(changes.iter().all(|change| change["kind"] == "gap-filled"), "{name}: {repair}");
        assert!(changes.iter().all(|change| change["certainty"] == "open"), "{name}: {repair}");
    }
}

#[test]
fn rows_lost_without_a_trace_are_missed() {
    let moves = "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. f3 a6 6. Be3 Nc6 7. Qd2 O-O 8. Nge2 Rb8 9. h4 h5 10. Nc1 e5 11. d5 \
                 Nd4 12. Nb3 Nxb3 13. axb3 c5 14. Be2 Ne8 15. g4 hxg4 16. fxg4 b5 17. h5 gxh5 18. g5 b4 19. Nd1 f5 \
                 20. exf5 Bxf5 21. Bxh5 e4 22. Nf2 Be5 23. Ng4 Bxg4 24. Bxg4 Nc7 25. O-O-O Qe7 26. g6 Rbe8 27. Rh7 Qd8 \
                 28. Bxf4 Rxf4 29. Qh3 Qg5 30. Rh8+ Kg7 31. Qh7+ Kf6 32. Qf7+ 1-0\n";
    let (repair, ..) = both("missed", moves, &[]);
    let found = moves_of(&repair);
    let read = |written: &[&str]| found.windows(written.len()).any(|some| some == written);
    assert_eq!(found.len(), 65, "{repair}");
    assert!(read(&["Bxf4", "Rxf4", "Qh3", "Qg5", "Rh8+", "Kg7", "Qh7+", "Kf6", "Qf7+"]), "{repair}");
    let inserted = repair["changes"].as_array().unwrap().iter().filter(|change| change["kind"] == "ply-inserted");
    assert_eq!(inserted.count(), 2, "{repair}");
}

#[test]
fn a_star_amid_a_game_ends_nothing() {
    let (repair, ..) = both("star", "1. e4 e5 2. Nf3 Nc6 *\n3. Bb5 a6 4. Ba9 Nf6 5. 0--0 Be7 1-0\n", &[]);
    assert_eq!(moves_of(&repair).join(" "), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7", "{repair}");
}

const DESCRIPTIVE: &str = "White: Smith\nBlack: Jones\n\n 1. P-K4   P-K4\n 2. Kt-KB3 Kt-QB3\n 3. B-Kt5  P-QR3\n \
    4. B-R4   Kt-B3\n 5. O-O    B-K2\n 6. R-K1   P-QKt4\n 7. B-Kt3  P-Q3\n 8. P-B3   O-O\n 9. P-KR3  Kt-QR4\n\
    10. B-B2   P-B4\n11. P-Q4   Q-B2\n12. QKt-Q2 BPxP\n13. PxP    Kt-B3\n1/2-1/2\n";

#[test]
fn mistakes_in_descriptive_notation_are_corrected_in_it() {
    let sound = repaired("descriptive-sound", DESCRIPTIVE, &[]);
    assert_eq!(sound["changed"], 0);
    let damaged = DESCRIPTIVE.replace("R-K1 ", "R-Kl ").replace("P-Q3", "P-03").replace("Kt-QR4", "Kt-QB4");
    let repair = repaired("descriptive", &damaged, &[]);
    assert_eq!(moves_of(&repair), moves_of(&sound));
    assert_eq!(repair["notation"], "descriptive");
    let changes = repair["changes"].as_array().unwrap();
    let said = |field: &str| changes.iter().map(|change| change[field].as_str().unwrap()).collect::<Vec<&str>>();
    assert_eq!(said("written"), ["R-Kl", "P-03", "Kt-QB4"]);
    assert_eq!(said("spelled"), ["R-K1", "P-Q3", "N-QR4"]);
    assert_eq!(said("read"), ["Re1", "d6", "Na5"]);
}

#[test]
fn mistakes_in_the_digits_of_correspondence_chess_are_corrected() {
    let sheet = "1. 5254 5755\n2. 7163 2836\n3. 6125 1716\n4. 2514 7866\n5. 5171 6857\n6. 6l51 2725\n7. 1423 4746\n\
        8. 3233 5878\n9. 8283 3615\n1/2-1/2\n";
    let repair = repaired("digits", sheet, &[]);
    assert_eq!(moves_of(&repair).join(" "), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5");
    assert_eq!((&repair["notation"], &repair["changed"]), (&Value::from("iccf"), &Value::from(1)));
}

#[test]
fn a_clean_sheet_is_not_changed_whatever_its_heading() {
    let moves = "1 e4 Кf6\n2 e5 Кd5\n3 d4 d6\n4 Кf3 g6\n5 Кg5 f6\n6 exf6 exf6\n7 Сc4 fxg5\n8 Сxd5 c6\n9 Сb3 Фe7+\n\
        10 Сe3 a5\n11 0-0 Фf6\n12 Лe1\n*\n";
    for heading in ["Белые: Иванов  Чёрные: Петров\n\n", "Белые Иванов Чёрные Петров 1999\n\n", "", "Партия №7\n\n"]
    {
        let repair = repaired("clean-heading", &format!("{heading}{moves}"), &[]);
        assert_eq!((&repair["changed"], &repair["complete"]), (&Value::from(0), &Value::from(true)), "{heading}");
        assert_eq!(repair["plies"], 23, "{heading}");
    }
}

#[test]
fn a_row_without_moves_is_reported_though_the_game_can_be_played_without_it() {
    let rows = ["1. e4 e5", "2. Nf3 Nc6", "3. Bb5 a6", "4.", "5. Ba4 Nf6", "6. O-O Be7"].join("\n");
    let expected = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];
    for (name, text) in [
        ("blank-plain", format!("{rows}\n")),
        ("blank-form", format!("{rows}\n7.\n8.\n9.\n")),
        ("blank-headed", format!("White: Smith  Black: Jones\n\n{rows}\n")),
    ] {
        let repair = repaired(name, &text, &[]);
        assert_eq!(moves_of(&repair), expected, "{name}");
        let changes = repair["changes"].as_array().unwrap();
        assert_eq!(changes.len(), 1, "{name}: {changes:?}");
        let change = &changes[0];
        assert_eq!((&change["kind"], &change["row"], &change["ply"]), (&"row-blank".into(), &4.into(), &7.into()));
        assert_eq!((&change["certainty"], &repair["last_sure"]["plies"]), (&"open".into(), &6.into()), "{name}");
    }
    // Empty rows after the game are not damage.
    let whole = rows.replace("\n4.\n5.", "\n4.").replace("\n6.", "\n5.");
    for text in [format!("{whole}\n6.\n7.\n8.\n"), format!("White: Smith  Black: Jones\n\n{whole}\n6.\n7.\n8.\n")] {
        let repair = repaired("blank-unused", &text, &[]);
        assert_eq!((&repair["changed"], moves_of(&repair).len()), (&0.into(), 10), "{text}");
    }
}

/// Légal's mate.
const MATED: &str = "1. e4 e5\n2. Nf3 d6\n3. Bc4 Bg4\n4. Nc3 g6\n5. Nxe5 Bxd1\n6. Bxf7 Ke7\n7. Nd5\n";
const MATED_MOVES: &str = "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#";

#[test]
fn what_is_after_a_mate_is_not_a_move_of_the_game() {
    for (name, text, passed_over) in [
        ("tried", format!("{MATED}8. ...\n9. ... a6\n10. ... Bb7\n"), "a6 Bb7"),
        ("damaged", format!("{}8. ... a6\n9. ... h6\n12. ... c6\n", MATED.replace("Nc3", "No3")), "a6 h6 c6"),
    ] {
        let (repair, text, _) = both(&format!("behind-mate-{name}"), &text, &[]);
        assert_eq!(moves_of(&repair).join(" "), MATED_MOVES, "{name}: {repair}");
        assert_eq!(repair["complete"], true, "{name}: {repair}");
        let changes = repair["changes"].as_array().unwrap();
        let words = changes.iter().filter(|change| change["kind"] == "cell-passed-over");
        let words: Vec<&str> = words.map(|change| change["written"].as_str().unwrap()).collect();
        assert_eq!(words.join(" "), passed_over, "{name}: {repair}");
        assert!(text.contains("not moves of the game, which was over before them"), "{name}: {text}");
    }
    // Near miss: the game continues, so it was not mate.
    let (repair, ..) = both("no-mate", "1. e4 e5\n2. Bc4 Nc6\n3. Qf3 Nf6\n4. Qxf7 Ke7\n5. d3 Kd6\n6. Nf3 h6\n", &[]);
    assert_eq!(moves_of(&repair).last().map(String::as_str), Some("h6"), "{repair}");
}

#[test]
fn a_second_game_on_a_sheet_is_a_game_of_its_own() {
    let second = "9. d4 d5\n10. c4 e6\n11. Nc3 Nf6\n12. Bg5 Be7\n13. e3 O-O\n14. Nf3 Nbd7\n15. Rc9 c6\n16. Bd3 dxc4\n";
    let expected = "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4";
    for (name, head) in [("headed", "White: Smith  Black: Jones\n\n"), ("plain", "")] {
        let folder = scratch(&format!("repair-second-game-{name}"));
        fs::write(folder.join("sheet.txt"), format!("{head}{MATED}8. ...\n{second}")).unwrap();
        let ran = run(&folder, ["repair", "--format", "json", "sheet.txt"]);
        let games = repairs(&ran);
        assert_eq!(games.len(), 2, "{name}: {}", ran.results);
        assert_eq!(moves_of(&games[0]).join(" "), MATED_MOVES, "{name}");
        assert_eq!(moves_of(&games[1]).join(" "), expected, "{name}");
        assert_eq!((&games[0]["game"], &games[1]["game"]), (&Value::from(1), &Value::from(2)), "{name}");
        assert!(games.iter().all(|game| game["complete"] == true), "{name}: {games:?}");
        let text = run(&folder, ["repair", "sheet.txt"]).results;
        assert!(text.contains("another game on the same sheet, from line "), "{name}: {text}");
        assert_eq!(text.matches("Smith").count(), head.len().min(1), "headings are the first game's: {text}");
        // Near miss: words that are not moves are scribbles.
        let scribbles = "9. a6 Bb7\n10. h9 Kx\n11. Qz3 Rb8\n12. e9 Nh6\n13. Ba1 Kd4\n";
        fs::write(folder.join("sheet.txt"), format!("{head}{MATED}{scribbles}")).unwrap();
        assert_eq!(repairs(&run(&folder, ["repair", "--format", "json", "sheet.txt"])).len(), 1, "{name}");
    }
}
