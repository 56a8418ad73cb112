//! Records that begin in the middle of a game: played from the given position, otherwise checked for consistency.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use grammar_check::Random;
use serde_json::Value;

use crate::support::run::{project, run, scratch};
use zapis::Options;
use zapis::chess::{Move, Position, write_san};

/// Writes a text and returns its findings: names, and the summary line.
fn found(folder: &Path, name: &str, text: &str) -> String {
    fs::write(folder.join(name), text).unwrap();
    let ran = run(folder, ["validate", "--format", "json", name]);
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let names = lines.filter(|line| line["type"] == "finding").map(|line| line["name"].as_str().unwrap().to_owned());
    let names: Vec<String> = names.filter(|name| name != "missing-termination" && name != "missing-tag").collect();
    names.join(" ")
}

fn timeline(folder: &Path, name: &str) -> Value {
    let ran = run(folder, ["export", "--format", "ndjson", name]);
    serde_json::from_str(ran.results.lines().next().unwrap()).unwrap()
}

const ROOKS: &str = "41. Rd1 Re8 42. Kf2 Kf7 43. Rd7+ Re7 44. Rxe7+ Kxe7";

#[test]
fn a_fragment_is_played_from_no_position_in_any_command() {
    let folder = scratch("fragments-commands");
    for (name, text) in [
        ("sheet.txt", format!("{ROOKS}\n")),
        ("tags.pgn", format!("[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n{ROOKS} *\n")),
        ("heads.txt", format!("Белые: Иванов А.\nЧёрные: Петров Б.\n\n{ROOKS}\n")),
        ("rows.txt", ROOKS.replace(" 42", "\n42").replace(" 43", "\n43").replace(" 44", "\n44")),
    ] {
        assert_eq!(found(&folder, name, &text), "fragment", "{name}");
        let timeline = timeline(&folder, name);
        assert_eq!(timeline["setup"], Value::Null, "{name}: no position is made up");
        assert_eq!((&timeline["plies"], &timeline["complete"]), (&Value::Array(vec![]), &Value::Bool(false)), "{name}");
        let moves = timeline["fragment"]["moves"].as_array().unwrap();
        assert_eq!(moves.len(), 8, "{name}");
        assert_eq!((&moves[3]["number"], &moves[3]["side"]), (&Value::from(42), &Value::from("black")), "{name}");
        let claims = run(&folder, ["claims", name]);
        assert!(claims.results.is_empty() && claims.messages.contains("0 plies"), "{name}: {}", claims.messages);
        assert!(run(&folder, ["export", "--format", "epd", name]).results.is_empty(), "{name}");
        let repaired = run(&folder, ["repair", name]);
        assert!(repaired.status == 1 && repaired.results.contains(ROOKS), "{name}: {}", repaired.results);
        assert!(repaired.results.contains("begins in the middle of a game, at `41.`"), "{name}: {}", repaired.results);
        let json: Value =
            serde_json::from_str(run(&folder, ["repair", "--format", "json", name]).results.lines().next().unwrap())
                .unwrap();
        assert_eq!((&json["plies"], &json["confidence"]), (&Value::from(0), &Value::from(0.0)), "{json}");
        assert_eq!(json["fragment"]["number"], 41, "{json}");
        // A rewritten fragment is a fragment again, in any letters.
        for letters in ["en", "ru", "de"] {
            let converted = run(&folder, ["convert", "--to", "san", "--out-letters", letters, name]).results;
            assert_eq!(found(&folder, "again.pgn", &converted), "fragment", "{converted}");
            let back = run(&folder, ["convert", "--to", "san", "again.pgn"]).results;
            assert!(back.contains(ROOKS), "{name}, {letters}: {back}");
        }
    }
}

#[test]
fn what_begins_late_and_is_played_from_the_start_is_misnumbered_and_no_fragment() {
    let folder = scratch("fragments-none");
    for (text, expected) in [
        ("11. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", "move-number-wrong"),
        ("11. e4 e5 12. Nf3 Nc6 13. Bb5 a6 *", "move-number-wrong"),
        ("7. e4 e5 8. Nf3 Nc6 9. Bb5 a6 10. Ba4 Nf6 11. Rd5 *", "move-number-wrong illegal-move"),
        ("2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *", "move-missing"),
        ("1. e4 e5 2. Nf3 Nc6 41. Bd5 *", "move-number-wrong illegal-move"),
    ] {
        assert_eq!(found(&folder, "none.pgn", text), expected, "{text}");
    }
}

#[test]
fn moves_of_a_fragment_are_compared_with_each_other() {
    let folder = scratch("fragments-contradictions");
    for (text, expected) in [
        // Near misses: another piece of the same kind may have moved.
        ("41. Rd1 Kg7 42. Rd7+ Kg6 43. Rd1 Kg5 44. Rdd2 Kg4", ""),
        ("41. Nd4 Kf7 42. Nf5 Ke6 43. Nd4+ Kd5", ""),
        ("41. e4 dxe3 42. fxe3 Kf7", ""),
        ("20. O-O Kf8 21. Rfe1 Ke8 22. Kf1 Kd7", ""),
        ("33. c8=Q Kg7 34. Qc3+ Kg8 35. Qg3 Kf8", ""),
        ("41... Лd8 42. Крg2 Лd2+ 43. Крg3 Лd3+ 44. Сf3 Крf6", ""),
        ("41. Td8+ Kg7 42. Lf5 Sf6 43. Se4 Sxe4 44. Lxe4 Dc5", ""),
        // A piece on a square does not leave by itself.
        ("41. Nd4 Kf7 42. Rd4 Ke6", "42.Rd4 41.Nd4"),
        ("41... Кd5 42. Крg2 Лd5 43. Крg3 Лd3+", "42...Лd5 41...Кd5"),
        ("41. Sd4 Kf7 42. Kf2 Ke7 43. Dd4 Ke8 44. Lf3 Sc6", "43.Dd4 41.Sd4"),
        // Kings move one step, pawns move forward.
        ("41. Kf2 Kf7 42. Kf4 Ke6", "42.Kf4 41.Kf2"),
        ("41. e5 Kf7 42. Kf2 Ke7 43. exd5 Kd8 44. dxe5 Kc7", "43.exd5 41.e5"),
        // Castling after the king has moved, and twice.
        ("11. O-O a6 12. h3 b5 13. O-O-O Bb7", "13.O-O-O 11.O-O"),
        ("11. Rxh8 a6 12. h3 O-O 13. g4 Bb7", "12...O-O 11.Rxh8"),
        // Through a pawn that has just moved there.
        ("41. d4 Kf7 42. Rd1 Ke7 43. R1d5 Kd8", "43.R1d5 41.d4"),
    ] {
        let text = format!("{text} *\n");
        let names = found(&folder, "one.pgn", &text);
        let messages = run(&folder, ["validate", "--format", "concise", "one.pgn"]).results;
        if expected.is_empty() {
            assert_eq!(names, "fragment", "{text}: {messages}");
            continue;
        }
        assert!(names.starts_with("fragment fragment-contradictory"), "{text}: {names}");
        let first = messages.lines().find(|line| line.contains("[fragment-contradictory]")).unwrap();
        for name in expected.split(' ') {
            assert!(first.contains(&format!("`{name}`")), "{text}: {first}");
        }
    }
}

/// Plays a random game in which pawns advance far and pieces are taken. Returns its words and who moved first.
fn game(random: &mut Random, n_plies: usize) -> Vec<String> {
    let mut position = Position::initial();
    let mut words = Vec::new();
    while words.len() < n_plies {
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        if legal.is_empty() {
            break;
        }
        // Castling, captures en passant and promotions are rare among all moves.
        let is_rare = |mv: &Move| mv.is_castle() || mv.is_en_passant() || mv.promotion().is_some();
        let rare: Vec<Move> = legal.iter().copied().filter(is_rare).collect();
        let mv = if rare.is_empty() || random.once_in(3) { *random.one_of(&legal) } else { *random.one_of(&rare) };
        let before = position.clone();
        position.play(mv);
        let mut word = Vec::new();
        write_san(&before, mv, None, &mut word);
        if position.is_check() {
            word.push(b'+');
        }
        words.push(String::from_utf8(word).unwrap());
    }
    words
}

/// Writes the plies of a game from one on as a separate record.
fn cut(words: &[String], from: usize) -> String {
    let mut text = String::from("[Event \"cut\"]\n[Result \"*\"]\n\n");
    for (index, word) in words.iter().enumerate().skip(from) {
        match index % 2 {
            0 => write!(text, "{}. {word} ", index / 2 + 1).unwrap(),
            _ if index == from => write!(text, "{}... {word} ", index / 2 + 1).unwrap(),
            _ => write!(text, "{word} ").unwrap(),
        }
    }
    text + "*\n\n"
}

fn names(text: &str) -> Vec<&'static str> {
    zapis::check(text, &Options::default()).map(|finding| finding.rule.name).collect()
}

const N_GAMES: usize = 60;

#[test]
fn a_part_of_a_legal_game_never_contradicts_itself() {
    let mut random = Random::new(41);
    let (mut n_fragments, mut n_special) = (0, [0; 3]);
    for _ in 0..N_GAMES {
        let words = game(&mut random, 200);
        if words.len() < 30 {
            continue;
        }
        for _ in 0..3 {
            let from = 8 + random.below(words.len() - 20);
            let to = words.len().min(from + 4 + random.below(120));
            let text = cut(&words[..to], from);
            let names = names(&text);
            assert!(!names.contains(&"fragment-contradictory"), "{text}");
            n_fragments += usize::from(names.contains(&"fragment"));
            for (count, sign) in n_special.iter_mut().zip(["O-O", "=", "x"]) {
                *count += usize::from(text.contains(sign));
            }
        }
    }
    assert!(n_fragments > 2 * N_GAMES && n_special.iter().all(|n| *n > 10), "{n_fragments} fragments, {n_special:?}");
}

#[test]
fn of_parts_with_one_move_of_another_game_every_third_contradicts_itself() {
    let mut random = Random::new(42);
    let (mut n_all, mut n_found) = (0, 0);
    for _ in 0..N_GAMES {
        let (mut words, other) = (game(&mut random, 120), game(&mut random, 120));
        if words.len() < 100 || other.len() < 100 {
            continue;
        }
        let from = 20 + random.below(20);
        let at = from + 10 + random.below(40);
        if words[at] == other[at] {
            continue;
        }
        words[at].clone_from(&other[at]);
        n_all += 1;
        n_found += usize::from(names(&cut(&words, from)).contains(&"fragment-contradictory"));
    }
    assert!(3 * n_found >= n_all && n_all > N_GAMES / 2, "{n_found} of {n_all}");
}

#[test]
fn nothing_that_begins_late_makes_it_stumble() {
    let mut random = Random::new(43);
    let words =
        ["e4", "Nf3", "O-O", "exd5", "R1d8+", "Kxe9", "…", "--", "e8=K", "Qh4#", "a1a8", "bc", "0-0-0", "Лd8", "?"];
    let signs = [" ", " ", " ", " (", ") ", " {x} ", " 44. ", "\n50... ", " * "];
    for _ in 0..150 {
        let mut text = format!("{}. e4 e5 {}. ", 5 + random.below(60), 6 + random.below(60));
        for _ in 0..random.below(60) {
            text.push_str(words[random.below(words.len())]);
            text.push_str(signs[random.below(signs.len())]);
        }
        names(&text);
        zapis::export(&*text, zapis::ExportFormat::Json, &Options::default()).unwrap();
    }
}

#[test]
fn a_fragment_of_any_length_takes_time_in_proportion() {
    let mut text = String::from("[Event \"long\"]\n\n");
    for number in 41..6041 {
        write!(text, "{number}. Kg2 Kg7 ").unwrap();
    }
    assert!(names(&text).contains(&"fragment"));
}

#[test]
fn the_project_folder_has_the_pages_of_both_findings() {
    for name in ["fragment", "fragment-contradictory"] {
        let page = run(project(), ["explain", name]).results;
        assert!(page.contains(name), "{page}");
    }
}

#[test]
fn a_fragment_with_a_position_is_played_from_it() {
    let folder = scratch("fragments-positions");
    let rook = "......k.\n.....ppp\n........\n........\n........\n........\n.....PPP\n...R..K.\n";
    let russian = "8 | | | | | | |кр| |\n7 | | | | | |п|п|п|\n6 | | | | | | | | |\n5 | | | | | | | | |\n4 | | | | | | | | |\n\
                   3 | | | | | | | | |\n2 | | | | | |П|П|П|\n1 | | | |Л| | |Кр| |\n   a b c d e f g h\n";
    let figures = ". . . . . . ♚ .\n. . . . . ♟ ♟ ♟\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
                   . . . . . ♙ ♙ ♙\n. . . ♖ . . ♔ .\n";
    let (white, black) = (" w - - 0 41", " b - - 0 41");
    let placement = "6k1/5ppp/8/8/8/8/5PPP/3R2K1";
    for (name, text, start, san) in [
        ("dots", format!("{rook}\n41. Rd8#\n"), white, "Rd8#"),
        ("heading", format!("Ivanov - Petrov\n\n{rook}\n41. Rd8# 1-0\n"), white, "Rd8#"),
        ("black", format!("{rook}41... g6 42. Rd8+ Kg7\n"), black, "g6 Rd8+ Kg7"),
        ("gap", format!("{rook}\n41. ... g6\n42. Rd8+ Kg7\n"), black, "g6 Rd8+ Kg7"),
        ("russian", format!("{russian}\n41. Лd8X\n"), white, "Rd8#"),
        ("moves", format!("{russian}\n41. Крf1 h6 42. Лd8+ Крh7\n"), white, "Kf1 h6 Rd8+ Kh7"),
        ("figures", format!("{figures}\n41. Rd8+ *\n"), white, "Rd8#"),
        ("fen", format!("FEN: {placement} w - - 0 41\n\n41. Rd8#\n"), white, "Rd8#"),
        ("board", format!("{placement}\n41... g6 42. Rd8+ Kg7\n"), black, "g6 Rd8+ Kg7"),
        ("lists", "Белые: Крg1, Лd1, п. f2, g2, h2; Чёрные: Крg8, п. f7, g7, h7\n41. Лd8+\n".into(), white, "Rd8#"),
        (
            "list",
            "White: Kg1, Rd1, f2, g2, h2 Black: Kg8, f7, g7, h7\n41... g6 42. Rd8+ Kg7\n".into(),
            black,
            "g6 Rd8+ Kg7",
        ),
        ("german", "Weiß: Kg1, Td1, Bf2, g2, h2\nSchwarz: Kg8, Bf7, g7, h7\n\n41. Td8+\n".into(), white, "Rd8#"),
    ] {
        let file = format!("{name}.txt");
        let names = found(&folder, &file, &text);
        assert!(
            !names.contains("fragment") && !names.contains("illegal") && !names.contains("number"),
            "{name}: {names}"
        );
        let timeline = timeline(&folder, &file);
        assert_eq!(timeline["setup"], format!("{placement}{start}"), "{name}");
        let plies = timeline["plies"].as_array().unwrap().iter().map(|ply| ply["san"].as_str().unwrap());
        assert_eq!(plies.collect::<Vec<_>>().join(" "), san, "{name}");
        assert_eq!(timeline["complete"], true, "{name}");
    }
}

#[test]
fn a_damaged_fragment_is_restored_from_its_position() {
    let folder = scratch("fragments-repaired");
    let text = "FEN: 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41\n\n41. Kf1 h6\n42. Rd8+ Kh9\n43. Rd7 Kg6\n44. Ke2 f5\n";
    fs::write(folder.join("damaged.txt"), text).unwrap();
    let results = run(&folder, ["repair", "--format", "json", "damaged.txt"]).results;
    let repaired: Value = serde_json::from_str(results.lines().next().unwrap()).unwrap();
    let san: Vec<&str> = repaired["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?")).collect();
    assert_eq!(san.join(" "), "Kf1 h6 Rd8+ Kh7 Rd7 Kg6 Ke2 f5", "{repaired}");
}

#[test]
fn a_diagram_in_the_middle_of_a_game_begins_none() {
    let folder = scratch("fragments-diagrams");
    let board = "r . b q k b . r\np p p p . p p p\n. . n . . n . .\n. B . . p . . .\n. . . . P . . .\n. . . . . N . .\n\
                 P P P P . P P P\nR N B Q K . . R\n";
    let text = format!("Spanish game\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 Nf6\n\n{board}\n4. O-O Nxe4\n5. d4 Be7\n");
    fs::write(folder.join("middle.txt"), text).unwrap();
    let timeline = timeline(&folder, "middle.txt");
    let plies = timeline["plies"].as_array().unwrap();
    assert_eq!((plies.len(), &timeline["complete"]), (10, &Value::Bool(true)), "{timeline}");
}
