//! `zapis select`: the records that meet a condition, as they are stored; what cannot be read of a condition is told with its place.

#[path = "support/run.rs"]
mod run;

use std::fmt::Write;
use std::fs;

use run::{collect, project, run, scratch, zapis};
use zapis::select::{Condition, FIELDS};
use zapis::{Options, Select};

const GAMES: &str = "[Event \"Wch\"]\n[White \"Тал, Михаил\"]\n[Black \"Botvinnik, M.\"]\n[Result \"1-0\"]\n[Date \"1960.03.15\"]\n[ECO \"C18\"]\n\n\
     1. e4 e6 2. d4 d5 3. Nc3 Bb4 {a {Winawer} 4. e5 1-0\n\n\
     [Event \"Club\"]\n[White \"Ivanov\"]\n[Black \"Petrov\"]\n[WhiteElo \"2700\"]\n[BlackElo \"1500\"]\n[Result \"0-1\"]\n[Date \"2020.??.??\"]\n\n\
     1. f3 e5 2. g4 Qh4# 0-1\n\n\
     [Event \"End\"]\n[FEN \"8/8/4k3/8/8/4K3/4P1r1/R7 w - - 0 1\"]\n[SetUp \"1\"]\n[Result \"1/2-1/2\"]\n\n\
     1. Rf1 Rg3+ 2. Kd4 (2. Kf2 Rg7) Rg7 $6 1/2-1/2\n\n\
     [Event \"Transposed\"]\n[Result \"*\"]\n\n1. d4 e6 2. e4 d5 3. Ke2 Ke7 4. Ke3 Kf8 5. Kg3 *\n\n";

/// Which of the games fit, by their numbers.
fn fitting(condition: &str) -> Vec<usize> {
    let select = Select::matching(condition).unwrap();
    let selected = zapis::select(GAMES, &select, &Options::default()).unwrap();
    let bytes = String::from_utf8(selected.bytes).unwrap();
    let events = ["Wch", "Club", "End", "Transposed"];
    let fit: Vec<usize> = (0..4).filter(|at| bytes.contains(&format!("[Event \"{}\"]", events[*at]))).collect();
    assert_eq!(fit.len() as u64, selected.records, "{condition}");
    fit
}

#[test]
fn conditions_choose_records() {
    for (condition, expected) in [
        ("white ~ Tal", vec![0]),
        ("player ~ \"Tahl Mikhail\" or player ~ Petrow", vec![0, 1]),
        ("white = Ivanov", vec![1]),
        ("white != Ivanov", vec![0, 2, 3]),
        ("event ~ w*h", vec![0]),
        ("date in 1950..1969", vec![0]),
        ("date >= 2020", vec![1]),
        ("year < 2000", vec![0]),
        ("result in (1-0, 0-1)", vec![0, 1]),
        ("result = decided and not eco = C", vec![1]),
        ("elo >= 2700", vec![1]),
        ("lower-elo >= 2000", vec![]),
        ("elo-difference > 1000", vec![1]),
        ("white-elo < 3000", vec![1]),
        ("eco in C10..C19", vec![0]),
        ("eco-played in C00..C19", vec![0, 3]),
        ("eco-played = A and not has tag(ECO)", vec![1]),
        ("opening-played ~ winawer", vec![0]),
        ("opening ~ \"french defense*\"", vec![0, 3]),
        ("opening = \"French Defense\"", vec![3]),
        ("ends = checkmate", vec![1]),
        ("plies <= 4", vec![1, 2]),
        ("has variations and has nags", vec![2]),
        ("has fen", vec![2]),
        ("has tag(SetUp) or tag(ECO)", vec![0, 2]),
        ("tag(SetUp) = 1", vec![2]),
        ("material ~ RPr", vec![2]),
        ("material = rRP", vec![2]),
        ("material = RPr and material = R+P*r0-2", vec![2]),
        ("material = rp", vec![]),
        ("material = RPr for 5", vec![2]),
        ("material = RPr for 6", vec![]),
        ("position = \"8/8/*k*/8/*K*/6r1/4P3/5R2 b\"", vec![2]),
        ("position = \"8/8/*k*/8/*K*/6r1/4P3/5R2 w\"", vec![]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2 b\"", vec![2]),
        ("position = \"*/*/*/*/*/*/*/[RQ]*\"", vec![0, 1, 2, 3]),
        ("position = \"*/*/*/*/*/*/*/[^RQ]*[^R]\" and not has fen", vec![]),
        ("line = \"1. e4 e6 2. d4\"", vec![0]),
        ("line ~ \"e4 e6 d4 d5\"", vec![0, 3]),
        ("line ~ \"e4 e6 d4 d5 Кc3\"", vec![0]),
        ("finding = illegal-move", vec![3]),
        ("finding ~ illegal and finding = error", vec![3]),
        ("not complete", vec![3]),
        ("game = chess", vec![0, 1, 2, 3]),
        ("path ~ bytes and event = Club", vec![1]),
        ("not (result = * or result = 1/2-1/2)", vec![0, 1]),
        ("NOT NOT event = Club", vec![1]),
    ] {
        assert_eq!(fitting(condition), expected, "{condition}");
    }
}

#[test]
fn the_opening_is_that_of_the_tag_where_there_is_one() {
    let fits = |tag: &str, condition: &str| {
        let game = format!("[Event \"Tagged\"]\n{tag}[Result \"*\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 *\n");
        let select = Select::matching(condition).unwrap();
        zapis::select(game.as_str(), &select, &Options::default()).unwrap().records == 1
    };
    let own = "[Opening \"Сицилианская защита\"]\n";
    assert!(fits(own, "opening ~ сицилианская") && !fits(own, "opening ~ sicilian"));
    assert!(fits(own, "opening-played ~ sicilian") && fits(own, "eco-played = B5"));
    assert!(fits("", "opening ~ sicilian") && fits("[Opening \"?\"]\n", "opening ~ sicilian"));
    assert!(!fits("", "eco = B5") && !fits("[ECO \"A00\"]\n", "eco = B5"));
}

#[test]
fn every_field_has_an_example_that_can_be_read() {
    for field in FIELDS {
        assert!(Condition::read(field.example).is_ok(), "{}", field.example);
        assert!(field.example.contains(field.name), "{}", field.example);
    }
}

#[test]
fn what_cannot_be_read_of_a_condition_is_told_with_its_place() {
    for (condition, at) in [
        ("", 0),
        ("white", 5),
        ("white ~", 7),
        ("whit ~ x", 0),
        ("white ~ x y", 10),
        ("elo >= high", 7),
        ("elo in 1..x", 7),
        ("(elo > 1", 8),
        ("elo > 1)", 7),
        ("date = soon", 7),
        ("date = 2010.13", 7),
        ("result = 2-0", 9),
        ("result in (1-0 0-1)", 15),
        ("position = \"8/8/9/8/8/8/8/8\"", 16),
        ("position = '8/8'", 15),
        ("material = KXk", 12),
        ("line = 'e4 e5 Ke3'", 14),
        ("event < x", 8),
        ("has humor", 4),
        ("finding = typo", 10),
        ("not", 3),
        ("white ~ \"x", 8),
    ] {
        let error = Condition::read(condition).expect_err(condition);
        assert_eq!(error.at, at, "{condition}: {error}");
    }
    let deep = format!("{}elo > 1{}", "(".repeat(200), ")".repeat(200));
    assert!(Condition::read(&deep).is_err());
    let many = format!("elo > 1{}", " or not elo > 1".repeat(4000));
    assert!(Condition::read(&many).is_ok());
}

#[test]
fn records_come_out_as_they_are_stored() {
    let folder = scratch("select");
    let cyrillic: Vec<u8> = b"[White \"\xcf\xe5\xf2\xf0\xee\xe2\"]\r\n\r\n1. e4 {\xe4\xe0}  e5 *\r\n\r\n\r\n".to_vec();
    let other = b"[White \"A\"]\r\n\r\n1. d4 *";
    fs::write(folder.join("a.pgn"), [cyrillic.as_slice(), other].concat()).unwrap();
    let output = zapis(&folder).args(["select", "-w", "white ~ Petrov", "a.pgn"]).output().unwrap();
    assert_eq!(output.stdout, cyrillic[..cyrillic.len() - 2]);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "1 of 2 records selected\n");
    let ran = run(&folder, ["select", "--line", "d4", "--white", "A", "a.pgn"]);
    assert_eq!((ran.results.as_str(), ran.status), ("[White \"A\"]\r\n\r\n1. d4 *\r\n\r\n", 0));
    assert_eq!(run(&folder, ["select", "--white", "nobody", "a.pgn"]).status, 1);
    assert_eq!(run(&folder, ["select", "-c", "-v", "--white", "nobody", "a.pgn"]).results, "2\n");
    let wrong = run(&folder, ["select", "-w", "whit = A", "a.pgn"]);
    assert!(wrong.messages.contains("whit = A") && wrong.messages.contains("white"), "{}", wrong.messages);
    assert_eq!((wrong.results.as_str(), wrong.status), ("", 2));
}

#[test]
fn chess960_is_told_by_the_records_of_the_project() {
    let ran = run(project(), ["select", "-c", "-w", "game = chess960", "corpus/games/chess960.pgn"]);
    assert_ne!(ran.results, "0\n");
    assert_eq!((ran.messages.as_str(), ran.status), ("", 0));
}

#[test]
fn a_part_is_chosen_the_same_for_every_number_of_threads() {
    let folder = scratch("select-part");
    let mut games = String::new();
    for n in 0..3000 {
        let more = "2. Nf3 Nc6 ".repeat(n % 2);
        writeln!(games, "[Round \"{n}\"]\n\n1. e4 e5 {more} *\n").unwrap();
    }
    fs::write(folder.join("a.pgn"), &games).unwrap();
    let rounds = |arguments: &[&str]| -> Vec<u32> {
        let ran = collect(zapis(&folder).arg("select").args(arguments).arg("a.pgn"));
        let numbers = ran.results.lines().filter_map(|line| line.strip_prefix("[Round \"")?.strip_suffix("\"]"));
        numbers.map(|number| number.parse().unwrap()).collect()
    };
    assert_eq!(rounds(&["-w", "plies = 4", "--first", "3"]), [1, 3, 5]);
    let sample = rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "7", "--jobs", "1"]);
    assert_eq!(sample, rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "7", "--jobs", "4"]));
    assert_ne!(sample, rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "8"]));
    assert!(sample.len() == 40 && sample.is_sorted() && sample.iter().all(|round| round % 2 == 1), "{sample:?}");
    assert!(sample[0] < 600 && sample[39] > 2400, "{sample:?}");
}
