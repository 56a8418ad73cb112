//! Databases: duplicate games, known findings, one of each game.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::Value;
use zapis::chess::{Move, Position};
use zapis_archive::database::{Archive, GameIdentity, Names};

use crate::support::run::{Ran, project, run, scratch};

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = zapis_archive::database::fingerprint::step(self.0, 1);
        usize::try_from(self.0 % bound as u64).unwrap()
    }
}

/// Returns the moves of a game of a number of plies, unless it ends before.
fn game(seed: u64, plies: usize) -> Vec<Move> {
    let (mut chance, mut position, mut moves) = (Chance(seed), Position::initial(), Vec::new());
    while moves.len() < plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[chance.below(legal.len())];
        position.play(mv);
        moves.push(mv);
    }
    moves
}

/// Returns a game with another move at one ply, after which all others can still be played, if there is one.
fn with_another_move(moves: &[Move], ply: usize) -> Option<Vec<Move>> {
    let mut position = Position::initial();
    moves[..ply].iter().for_each(|mv| position.play(*mv));
    let others = position.legal_moves().into_iter().filter(|mv| *mv != moves[ply]);
    others
        .map(|mv| moves.iter().enumerate().map(|(at, own)| if at == ply { mv } else { *own }).collect::<Vec<_>>())
        .find(|changed| {
            let mut position = Position::initial();
            changed.iter().all(|mv| {
                position.is_legal(*mv) && position.legal_moves().contains(mv) && {
                    position.play(*mv);
                    true
                }
            })
        })
}

fn movetext(moves: &[Move], annotate: impl Fn(usize) -> String) -> String {
    let (mut position, mut text) = (Position::initial(), String::new());
    for (at, mv) in moves.iter().enumerate() {
        if at % 2 == 0 {
            write!(text, "{}. ", at / 2 + 1).unwrap();
        }
        write!(text, "{} {}", position.san(*mv), annotate(at)).unwrap();
        position.play(*mv);
    }
    text
}

/// Writes a record with the tags `Event Date Round White Black Result`, separated by bars.
fn record(tags: &str, moves: &[Move]) -> String {
    let names = ["Event", "Date", "Round", "White", "Black", "Result"];
    let values: Vec<&str> = tags.split('|').map(str::trim).collect();
    let lines = names.iter().zip(&values).map(|(name, value)| format!("[{name} \"{value}\"]\n"));
    format!("{}\n{}{}\n\n", lines.collect::<String>(), movetext(moves, |_| String::new()), values[5])
}

fn groups(text: &str, bound: usize) -> Vec<Vec<u32>> {
    let mut archive = Archive::new(bound);
    archive.read("a.pgn", text).unwrap();
    let identity = GameIdentity::of(&archive, &Names::of(&archive), bound, false).unwrap();
    identity.groups().iter().map(|group| group.records.clone()).collect()
}

#[test]
fn copies_are_found_however_they_differ_and_other_games_are_not() {
    let long = game(11, 90);
    let short = game(11, 24);
    let cut = |plies: usize| long[..plies].to_vec();
    let changed = |ply: usize| (ply..90).find_map(|ply| with_another_move(&long, ply)).unwrap();
    let late = with_another_move(&long, 89).unwrap();
    let tags = "Autumn|2019.10.05|3|Korchnoi, Viktor|Tal, Mikhail|1-0";
    // The second record, whether it is a copy, and why.
    let table: [(&str, Vec<Move>, bool, &str); 20] = [
        (tags, long.clone(), true, "the same"),
        ("Herbst|????.??.??|?|Kortschnoj|Tal|1-0", long.clone(), true, "other spellings"),
        ("Осень|2019.??.??|3|Корчной Виктор|Таль Михаил|1-0", long.clone(), true, "another alphabet"),
        ("Autumn|2019.10.05|3|Tal, M|Korchnoi, V|1-0", long.clone(), true, "colors swapped"),
        ("Autumn|2018.01.01|9|Korchnoi, V|Tal, M|1-0", long.clone(), true, "another date and round"),
        ("Autumn|2019.10.05|3|Karpov, A|Timman, J|1-0", long.clone(), false, "the moves of another game of the round"),
        ("Autumn|2019.10.05|3|?|?|1-0", long.clone(), true, "no players"),
        ("Autumn|2019.10.05|3|Korchnoi V|Tal M|1-0", cut(70), true, "the end is missing"),
        ("Autumn|2019.10.??|?|Korchnoi V|Tal M|1-0", cut(40), true, "most is missing, the month is the same"),
        ("Autumn|2019.10.05|3|Korchnoi V|Tal M|1-0", cut(12), true, "nearly all is missing, the day is the same"),
        ("Autumn|2019.10.06|4|Korchnoi V|Tal M|1-0", cut(24), false, "a short game on another day"),
        ("Autumn|2019.10.05|3|Karpov A|Timman J|1-0", cut(70), false, "cut short, and other players"),
        ("Autumn|2019.10.05|3|Korchnoi V|Tal M|1-0", changed(5), true, "another move early"),
        ("Autumn|2019.10.05|3|Korchnoi V|Tal M|1-0", changed(50), true, "another move late"),
        ("Autumn|2019.10.05|3|Tal M|Korchnoi V|1-0", changed(50), true, "another move, colors swapped"),
        ("Autumn|2019.10.05|3|Korchnoi V|Tal M|1-0", late, true, "another last move"),
        ("Autumn|2019.10.05|3|Karpov A|Timman J|1-0", changed(50), false, "another move, and other players"),
        ("Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1-0", game(12, 90), false, "another game"),
        ("Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1-0", [cut(20), Vec::new()].concat(), true, "ten moves, the same day"),
        ("Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1-0", Vec::new(), true, "no moves"),
    ];
    for (other, moves, is_copy, why) in table {
        let text = record(tags, &long) + &record(other, &moves);
        let expected = if is_copy { vec![vec![0, 1]] } else { vec![] };
        assert_eq!(groups(&text, 1 << 20), expected, "{why}");
    }
    let draw = "Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1/2-1/2";
    for (other, is_copy) in [
        ("Autumn|2019.??.??|?|Korchnoi, V|Tal, M|1/2-1/2", true),
        ("Autumn|2019.10.07|5|Korchnoi, V|Tal, M|1/2-1/2", false),
        ("Autumn|2019.10.05|3|Karpov, A|Timman, J|1/2-1/2", false),
    ] {
        let text = record(draw, &short) + &record(other, &short);
        assert_eq!(!groups(&text, 1 << 20).is_empty(), is_copy, "a short draw: {other}");
    }
}

/// Makes records of some games with copies of each, every one with its own event.
fn many(seed: u64) -> Vec<String> {
    let mut chance = Chance(seed);
    let mut records = Vec::new();
    for number in 0..12 {
        let moves = game(seed ^ number, 60);
        for copy in 0..=chance.below(4) {
            let name = |text: &str| if copy % 2 == 0 { format!("{text}, A") } else { text.to_uppercase() };
            let players = [name(&format!("Korchnoi{number}")), name("Tal")];
            let date = ["2019.10.05", "2019.??.??", "????.??.??"][chance.below(3)];
            let tags = format!("E{number}.{copy}|{date}|?|{}|{}|1-0", players[0], players[1]);
            let mut moves = moves.clone();
            if copy == 2 {
                moves.truncate(moves.len().max(10) - 4);
            }
            records.push(record(&tags, &moves));
        }
    }
    records
}

fn named(records: &[String]) -> BTreeSet<BTreeSet<String>> {
    let event = |number: &u32| records[*number as usize].lines().next().unwrap().to_owned();
    groups(&records.concat(), 1 << 20).iter().map(|group| group.iter().map(event).collect()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_groups_do_not_depend_on_the_order_of_the_records(seed: u64, order: u64) {
        let mut records = many(seed);
        let before = named(&records);
        prop_assert!(!before.is_empty());
        let mut chance = Chance(order);
        for at in (1..records.len()).rev() {
            records.swap(at, chance.below(at + 1));
        }
        prop_assert_eq!(named(&records), before);
    }
}

#[test]
fn the_groups_do_not_depend_on_what_fits_into_memory() {
    let text = many(3).concat();
    let all = groups(&text, 1 << 20);
    for bound in [1, 7, 100] {
        assert_eq!(groups(&text, bound), all);
    }
}

#[test]
fn the_output_is_the_same_for_every_number_of_threads_and_every_amount_of_memory() {
    let folder = scratch("audit-threads");
    for (name, seed) in [("a.pgn", 1), ("b.pgn", 1), ("c.pgn", 9)] {
        fs::write(folder.join(name), many(seed).concat()).unwrap();
    }
    for format in ["text", "concise", "json"] {
        let ask = |more: &[&str]| {
            let arguments = [&["audit", "--notes", "--ignore", "missing-tag", "--format", format, "."], more].concat();
            let Ran { status, results, messages } = run(&folder, arguments);
            (status, results, messages)
        };
        let one = ask(&["--jobs", "1"]);
        assert!(one.1.contains("duplicate-game"), "{}", one.1);
        assert_eq!(ask(&["--jobs", "2"]), one);
        assert_eq!(ask(&["--jobs", "2", "--keys-in-memory", "5"]), one);
    }
}

fn lines(ran: &Ran, kind: &str) -> Vec<Value> {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["type"] == kind).collect()
}

#[test]
fn a_finding_across_records_says_where_the_fullest_copy_is_and_what_differs() {
    let folder = scratch("audit-json");
    let moves = game(5, 80);
    fs::write(folder.join("a.pgn"), record("Autumn|2019.??.??|?|Korchnoi, V|Tal, M|1-0", &moves[..70])).unwrap();
    fs::write(folder.join("b.pgn"), record("Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1-0", &moves)).unwrap();
    let ran = run(&folder, ["audit", "--format", "json", "a.pgn", "b.pgn"]);
    let findings = lines(&ran, "finding");
    let [finding] = findings.as_slice() else { panic!("{}", ran.results) };
    assert_eq!((finding["name"].as_str(), finding["path"].as_str()), (Some("same-game-differs"), Some("a.pgn")));
    assert_eq!(finding["severity"], "warning");
    assert_eq!(finding["differs"], serde_json::json!(["moves", "date", "round"]));
    let related = &finding["related"][0];
    assert_eq!((related["role"].as_str(), related["path"].as_str()), (Some("fullest"), Some("b.pgn")));
    assert_eq!((related["record"].as_u64(), related["line"].as_u64()), (Some(1), Some(1)));
    assert!(finding["message"].as_str().unwrap().contains("10 plies are missing at the end"));
    let summary = &lines(&ran, "summary")[0];
    assert_eq!((summary["records"].as_u64(), summary["copies"].as_u64()), (Some(2), Some(1)));
    assert_eq!(summary["by_finding"][0], serde_json::json!({"name": "same-game-differs", "count": 1}));
    assert_eq!(summary["by_file"][0]["name"], "a.pgn");
    assert_eq!(summary["by_event"][0]["name"], "Autumn");
    assert_eq!(ran.status, 0);
    assert_eq!(run(&folder, ["audit", "--deny", "warnings", "a.pgn", "b.pgn"]).status, 1);
}

#[test]
fn a_baseline_leaves_out_what_is_known_wherever_it_has_moved() {
    let folder = scratch("audit-baseline");
    let bad = "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf6 1-0\n\n";
    let fine = "[Event \"y\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n";
    let worse = "[Event \"z\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nc6 1-0\n\n";
    fs::write(folder.join("a.pgn"), bad).unwrap();
    let ask =
        |more: &[&str]| run(&folder, [&["audit", "--format", "concise", "--baseline", "known", "."], more].concat());
    let first = ask(&[]);
    assert_eq!((first.status, first.results.lines().count()), (1, 1), "{}", first.messages);
    assert!(fs::read_to_string(folder.join("known")).unwrap().starts_with("# zapis baseline 1\nillegal-move "));
    let second = ask(&[]);
    assert_eq!((second.status, second.results.as_str()), (0, ""));
    assert!(second.messages.contains("1 finding already in the baseline"), "{}", second.messages);
    // The record moves after another one, and a new fault is added.
    fs::write(folder.join("a.pgn"), [fine, bad, worse].concat()).unwrap();
    let third = ask(&[]);
    assert_eq!(third.results.lines().count(), 1, "{}", third.results);
    assert!(third.results.contains("Nc6"));
    assert_eq!(ask(&["--update-baseline"]).results.lines().count(), 2);
    assert_eq!(ask(&[]).results, "");
    fs::write(folder.join("known"), "something else\n").unwrap();
    assert_eq!(ask(&[]).status, 2);
}

#[test]
fn one_of_each_game_is_written_and_no_comment_is_lost() {
    let folder = scratch("audit-unique");
    let (moves, other) = (game(5, 80), game(6, 50));
    let tags = "Autumn|2019.10.05|3|Korchnoi, V|Tal, M|1-0";
    let plain = record(tags, &moves);
    let head = plain.split("\n\n").next().unwrap().to_owned();
    let annotated = |text: &str, at: usize| {
        let comment = |ply: usize| if ply == at { format!("{{{text}}} ") } else { String::new() };
        format!("{head}\n\n{}1-0\n\n", movetext(&moves, comment))
    };
    let (fullest, alike, own) =
        (annotated("a fine move indeed", 20), annotated("a fine move\nindeed", 20), annotated("?", 3));
    let single = record("Winter|2020.01.01|1|Karpov, A|Timman, J|0-1", &other);
    fs::write(folder.join("a.pgn"), [plain.as_str(), &single, &own].concat()).unwrap();
    fs::write(folder.join("b.pgn"), [fullest.as_str(), &alike].concat()).unwrap();
    let ran = run(&folder, ["audit", "--write-unique", "all.pgn", "a.pgn", "b.pgn"]);
    let written = fs::read_to_string(folder.join("all.pgn")).unwrap();
    assert_eq!(written, [single.as_str(), &own, &fullest].concat(), "{}", ran.messages);
    assert!(
        ran.messages.contains("3 records written, 2 duplicates left out, 1 kept for their comments"),
        "{}",
        ran.messages
    );
    let again = run(&folder, ["audit", "--format", "json", "--write-unique", "more.pgn", "a.pgn", "b.pgn"]);
    let unique = &lines(&again, "unique")[0];
    assert_eq!(unique["written"], 3);
    assert_eq!(unique["also_kept"][0]["record"], 3);
    assert_eq!(unique["also_kept"][0]["fullest"]["path"], "b.pgn");
    for arguments in
        [&["audit", "--write-unique", "b.pgn", "a.pgn", "b.pgn"][..], &["audit", "--write-unique", "c.pgn"]]
    {
        let refused = run(&folder, arguments.iter().copied());
        assert_eq!((refused.status, refused.results.as_str()), (2, ""), "{}", refused.messages);
        assert!(!Path::new(&folder.join("c.pgn")).exists());
    }
}

#[test]
fn a_drawing_line_on_another_occasion_is_another_game_and_contradictions_are_kept() {
    let folder = scratch("audit-lines");
    let (line, won) = (game(7, 44), game(8, 60));
    let first = record("Match|1990.10.08|1|Kasparov, G|Karpov, A|1/2-1/2", &line);
    let later = record("Match|1990.11.24|18|Karpov, A|Kasparov, G|1/2-1/2", &line);
    let misdated = record("Match|1990.10.09|1|Kasparov, G|Karpov, A|1/2-1/2", &line);
    let (one, other) =
        (record("Cup|2001.01.01|1|Tal, M|Keres, P|1-0", &won), record("Cup|2001.01.01|1|Tal, M|Keres, P|0-1", &won));
    fs::write(folder.join("a.pgn"), [&first, &one].map(String::as_str).concat()).unwrap();
    fs::write(folder.join("b.pgn"), [&later, &misdated, &other].map(String::as_str).concat()).unwrap();
    for keep in ["fullest", "source"] {
        let ran =
            run(&folder, ["audit", "--format", "json", "--keep", keep, "--write-unique", "all.pgn", "a.pgn", "b.pgn"]);
        let found = lines(&ran, "finding");
        let records: Vec<(&str, u64)> =
            found.iter().map(|line| (line["name"].as_str().unwrap(), line["record"].as_u64().unwrap())).collect();
        assert_eq!(records, [("same-game-differs", 2), ("same-game-differs", 3)], "{}", ran.results);
        let written = fs::read_to_string(folder.join("all.pgn")).unwrap();
        assert_eq!(written, [&first, &one, &later, &other].map(String::as_str).concat(), "{}", ran.messages);
        let unique = &lines(&ran, "unique")[0];
        assert_eq!((&unique["left_out"], unique["also_kept"].as_array().unwrap().len()), (&1.into(), 1));
        assert_eq!(unique["also_kept"][0]["contradicts"], true);
    }
}

#[test]
fn everything_that_validate_finds_an_audit_finds_too() {
    let ask = |command: &[&str]| {
        let shared = ["--format", "concise", "--notes", "corpus/games", "corpus/cases"];
        let ran = run(project(), [command, &shared].concat());
        assert_ne!(ran.status, 2, "{}", ran.messages);
        ran.results
    };
    let (validated, audited) = (ask(&["validate", "--all"]), ask(&["audit"]));
    assert!(audited.starts_with(&validated));
    // Findings across records have a family of codes of their own.
    let across: Vec<String> = zapis_check::findings::rules::ALL
        .iter()
        .filter(|rule| rule.code.starts_with('A'))
        .map(|rule| format!("[{}]", rule.name))
        .collect();
    let is_across = |line: &str| across.iter().any(|name| line.contains(name.as_str()));
    assert!(audited[validated.len()..].lines().all(is_across));
}

#[test]
fn results_without_moves_are_the_records_that_standings_are_made_of() {
    let folder = scratch("audit-results");
    let mut text = "[Event \"Round 1: Ivanov - Popov\"]\n".to_owned();
    let rounds = [[("Ivanov", "Popov"), ("Petrov", "Sidorov")], [("Popov", "Sidorov"), ("Ivanov", "Petrov")]];
    for (round, games) in (1..).zip(rounds).chain([(3, [("Petrov", "Popov"), ("Sidorov", "Ivanov")])]) {
        for (white, black) in games {
            write!(text, "[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n")
                .unwrap();
        }
    }
    fs::write(folder.join("a.pgn"), &text).unwrap();
    for command in ["audit", "standings"] {
        let ran = run(&folder, [command, "--format", "json", "a.pgn"]);
        let events = lines(&ran, "event");
        assert_eq!(
            (events.len(), &events[0]["games"], &events[0]["complete"]),
            (1, &6.into(), &true.into()),
            "{command}"
        );
        assert_eq!(lines(&ran, "summary")[0]["records"], 6, "{command}");
    }
    let ran = run(&folder, ["audit", "--write-unique", "b.pgn", "a.pgn"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("b.pgn")).unwrap(), text);
}

#[test]
fn no_one_wins_a_point_against_themselves() {
    let folder = scratch("audit-self");
    let game = |round: u8, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"Cup\"]\n[Date \"2020.01.0{round}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [Result \"{result}\"]\n\n1. e4 e5 {result}\n\n"
        )
    };
    let games = [
        game(1, "Adams, A", "Adams, A", "1-0"),
        game(2, "Adams, A", "Baker, B", "1-0"),
        game(3, "Clark, C", "Baker, B", "1-0"),
        game(4, "Clark, C", "Adams, A", "1/2-1/2"),
    ];
    std::fs::write(folder.join("a.pgn"), games.concat()).unwrap();
    let ran = run(&folder, ["standings", "a.pgn", "--format", "json", "-q"]);
    let points: Vec<(String, f64)> = ran
        .results
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter(|line| line["type"] == "standing")
        .map(|line| (line["player"].as_str().unwrap().to_owned(), line["points"].as_f64().unwrap()))
        .collect();
    let expected = [("Adams, A", 1.5), ("Clark, C", 1.5), ("Baker, B", 0.0)];
    assert_eq!(points.len(), 3, "{points:?}");
    for (name, won) in expected {
        assert!(points.contains(&(name.to_owned(), won)), "{points:?}");
    }
}

#[test]
fn many_findings_are_shown_by_event_and_kind_and_those_of_one_event_in_full() {
    let folder = scratch("audit-many");
    let mut text = String::new();
    for at in 0..200 {
        let event = if at % 4 == 0 { "Spring" } else { "Autumn" };
        write!(
            text,
            "[Event \"{event}\"]\n[White \"Tal{at}\"]\n[Black \"Keres\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf6 *\n\n"
        )
        .unwrap();
    }
    fs::write(folder.join("a.pgn"), text).unwrap();
    let all = run(&folder, ["audit", "--select", "illegal-move", "a.pgn"]);
    assert!(all.results.lines().count() < 40, "{}", all.results);
    assert!(!all.results.contains("knight"), "{}", all.results);
    let rows: Vec<Vec<&str>> = all
        .results
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| row.len() == 5)
        .collect();
    assert_eq!(rows[0], ["Autumn", "illegal-move", "150", "0", "a.pgn:8"], "{}", all.results);
    let spring = run(&folder, ["audit", "--select", "illegal-move", "--event", "SPRING", "a.pgn"]);
    assert_eq!(spring.results.matches("error[illegal-move]").count(), 50);
    let json = run(&folder, ["audit", "--select", "illegal-move", "--format", "json", "a.pgn"]);
    assert_eq!(lines(&json, "finding").iter().filter(|line| line["event"] == "Autumn").count(), 150);
    assert_eq!(lines(&json, "summary")[0]["by_group"][1]["errors"], 50);
}

/// An annotated record, cut after some of its moves.
fn annotated(tags: &str, moves: &str) -> String {
    let head = "[Event \"Candidates\"]\n[Date \"1959.09.07\"]\n[White \"Tal, M\"]\n[Black \"Keres, P\"]";
    format!("{head}\n{tags}\n\n{moves}\n\n")
}

#[test]
fn the_records_of_a_game_are_merged_and_what_they_contradict_is_kept() {
    let folder = scratch("audit-merge");
    let other = "[Event \"Other\"]\n\n1. d4 d5 *\n\n";
    let first = annotated(
        "[Site \"Bled\"]\n[Round \"1\"]\n[Result \"1-0\"]",
        "1. e4 {Опять} c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 1-0",
    );
    let second = annotated(
        "[Site \"Zagreb\"]\n[Round \"1\"]\n[WhiteElo \"2600\"]\n[Result \"1-0\"]",
        "1. e4 {[%clk 1:59:00]} 1... c5 (1... e5 2. Nf3 {plain}) 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 1-0",
    );
    // A fragment of the same game, in another notation.
    let fragment = annotated(
        "[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\"]",
        "2. Кf3 d6 3. d4 cd 4. К:d4 {!} Кf6 5. Кc3 a6 6. Сg5 e6 7. f4 1-0",
    );
    let against = annotated(
        "[Round \"1\"]\n[Result \"0-1\"]",
        "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 0-1",
    );
    fs::write(folder.join("a.pgn"), first.clone() + other).unwrap();
    fs::write(folder.join("b.pgn"), [second, fragment, against.clone()].concat()).unwrap();
    let arguments = ["audit", "--format", "json", "--keep", "source", "--merge", "all.pgn", "a.pgn", "b.pgn"];
    let ran = run(&folder, arguments);
    let all = fs::read_to_string(folder.join("all.pgn")).unwrap();
    let expected = annotated(
        "[Site \"Bled\"]\n[Round \"1\"]\n[Result \"1-0\"]\n[WhiteElo \"2600\"]",
        "{b.pgn, record 1: Site \"Zagreb\"} 1. e4 {Опять} {[%clk 1:59:00]} 1... c5 (1... e5 2.\nNf3 {plain}) 2. Nf3 d6 3. d4 cxd4 4. Nxd4 {!} 4... Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 1-0",
    );
    let roster =
        |text: &str| text.lines().filter(|line| line.starts_with('[')).map(str::to_owned).collect::<BTreeSet<_>>();
    let (merged, rest) = all.split_once(other).unwrap();
    let movetext =
        |text: &str| text.split("\n\n").nth(1).map(|moves| moves.split_whitespace().collect::<Vec<_>>().join(" "));
    assert_eq!(movetext(merged), movetext(&expected), "{all}");
    assert!(roster(merged).is_superset(&roster(&expected)), "{merged}");
    assert_eq!(rest, against);
    let line = ran.results.lines().find(|line| line.contains("\"type\":\"merged\"")).unwrap();
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!((&line["written"], &line["left_out"]), (&3.into(), &2.into()));
    let sources = &line["records"][0]["sources"];
    assert_eq!(sources[0]["tags"], serde_json::json!(["WhiteElo"]), "{line}");
    assert_eq!(
        (&sources[0]["plies"], &sources[0]["variations"], &sources[0]["commands"]),
        (&1.into(), &1.into(), &1.into())
    );
    assert_eq!(sources[0]["contradictions"][0]["other"], "Zagreb");
    assert_eq!(sources[1]["comments"], 1);
    assert_eq!(line["also_kept"][0]["contradicts"], true);
    // The merged records read back the same, and nothing is left to merge.
    fs::rename(folder.join("all.pgn"), folder.join("c.pgn")).unwrap();
    assert_eq!(run(&folder, ["convert", "c.pgn"]).results.matches("Zagreb").count(), 1);
    let again = run(&folder, ["audit", "--lang", "ru", "--merge", "d.pgn", "c.pgn", "b.pgn"]);
    assert!(again.messages.contains("отмечено противоречий: 1, сохранено отдельно: 0"), "{}", again.messages);
    // A fragment and an unfinished record name the record that contains them.
    let reported = run(&folder, ["audit", "--format", "concise", "b.pgn", "a.pgn"]).results;
    assert!(
        reported.contains("b.pgn:12:1: warning[same-game-differs] this record is contained in a longer one"),
        "{reported}"
    );
    assert!(reported.contains("it begins 2 plies later"), "{reported}");
}

#[test]
fn versions_of_a_game_that_contradict_each_other_are_merged_each() {
    let folder = scratch("audit-merge-versions");
    let game = |result: &str, comment: &str| {
        format!(
            "[Event \"Cup\"]\n[Site \"Riga\"]\n[Date \"1990.05.01\"]\n[Round \"1\"]\n[White \"Apsitis, F\"]\n\
             [Black \"Berzins, K\"]\n[Result \"{result}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 \
             6. Re1 b5 7. Bb3 d6 8. c3 O-O{comment} {result}\n\n"
        )
    };
    fs::write(folder.join("a.pgn"), game("1-0", "") + &game("0-1", "")).unwrap();
    fs::write(folder.join("b.pgn"), game("1-0", " { a }") + &game("0-1", " { b }")).unwrap();
    let ran = run(&folder, ["audit", "-q", "--merge", "all.pgn", "a.pgn", "b.pgn"]);
    assert_eq!(ran.status, 1, "{}", ran.messages);
    let all = fs::read_to_string(folder.join("all.pgn")).unwrap();
    assert_eq!(all.matches("[Event ").count(), 2, "{all}");
    assert!(all.contains("{ a }") || all.contains("{a}"), "{all}");
    assert!(all.contains("{ b }") || all.contains("{b}"), "{all}");
}
