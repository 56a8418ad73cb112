//! The laws applied to a situation, edition by edition: which articles are cited, and what is decided.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::run::{project, run, scratch};

/// Returns the lines of JSON that a command writes about one record.
fn lines_of(folder: &Path, arguments: &[&str], record: &str) -> Vec<Value> {
    fs::write(folder.join("game.pgn"), record).unwrap();
    let words = arguments.iter().copied().chain(["--format", "json", "game.pgn"]);
    let ran = run(folder, words);
    assert_ne!(ran.status, 2, "{arguments:?}: {}\n{record}", ran.messages);
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Lists the numbers under `articles`, or the one under `article`, with a `~` if a number is not verified.
fn numbers(laws: &Value) -> String {
    let one = |cited: &Value| {
        let doubt = if cited["certainty"].is_string() { "~" } else { "" };
        format!("{doubt}{}", cited["article"].as_str().unwrap_or("none"))
    };
    match laws["articles"].as_array() {
        Some(all) => all.iter().map(one).collect::<Vec<_>>().join(" "),
        None if laws.is_object() => one(laws),
        None => String::new(),
    }
}

fn record(tags: &str, moves: &str) -> String {
    format!("[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n{tags}\n\n{moves} *\n")
}

#[test]
fn an_illegal_move_cites_why_then_what_to_do_and_what_it_costs() {
    let folder = scratch("rulings-illegal");
    let knight = "1. e4 e5 2. Nf5";
    for (laws, control, why, tempo, costs, loses_at) in [
        ("fide2001", "5400", "~3.6 7.4(a)", "classical", "7.4(b)", Some(3)),
        ("fide2001", "1800", "~3.6 7.4(a)", "rapid", "B5", None),
        ("fide2001", "300", "~3.6 7.4(a)", "blitz", "C3", Some(1)),
        ("fide2001", "180+2", "~3.6 7.4(a)", "blitz", "C3", Some(1)),
        ("fide2005", "5400+30", "~3.6 ~7.4(a)", "classical", "~7.4(b)", Some(3)),
        ("fide2009", "5400+30", "~4.6 ~3.6 ~7.4a", "classical", "~7.4b", Some(3)),
        ("fide2009", "900+10", "~4.6 ~3.6 ~7.4a", "rapid", "~A4c", None),
        ("fide2009", "180+2", "~4.6 ~3.6 ~7.4a", "blitz", "~B3c", Some(1)),
        ("ru2011", "5400+30", "~4.6 ~3.6 7.4.1", "classical", "7.4.2", Some(3)),
        ("ru2011", "900+10", "~4.6 ~3.6 7.4.1", "rapid", "16.4.3", None),
        ("ru2011", "180+2", "~4.6 ~3.6 7.4.1", "blitz", "17.3.2", Some(1)),
        ("fide2014", "5400+30", "~3.10b ~3.6 ~7.5a", "classical", "~7.5b", Some(2)),
        ("fide2014", "900+10", "~3.10b ~3.6 ~7.5a", "rapid", "A.4b", Some(1)),
        ("fide2014", "180+2", "~3.10b ~3.6 ~7.5a", "blitz", "B.4 A.4b", Some(1)),
        ("fide2017", "5400+30", "~3.10.2 ~3.6 ~7.5.1", "classical", "~7.5", Some(2)),
        ("fide2017", "900+10", "~3.10.2 ~3.6 ~7.5.1", "rapid", "~A.4.2", Some(1)),
        ("fide2017", "180+2", "~3.10.2 ~3.6 ~7.5.1", "blitz", "~B.4 ~A.4.2", Some(1)),
        ("fide2018", "5400+30", "~3.10.2 ~3.6 ~7.5.1", "classical", "~7.5.5", Some(2)),
        ("fide2018", "900+10", "~3.10.2 ~3.6 ~7.5.1", "rapid", "~A.4.2 ~7.5.5", Some(2)),
        ("fide2018", "180+2", "~3.10.2 ~3.6 ~7.5.1", "blitz", "~B.2 ~B.4 ~A.4.2 ~7.5.5", Some(2)),
        ("fide2023", "5400+30", "3.10.2 3.6 7.5.1", "classical", "7.5.5", Some(2)),
        ("fide2023", "900+10", "3.10.2 3.6 7.5.1", "rapid", "A.3 A.5.2 7.5.5", Some(2)),
        ("fide2023", "180+2", "3.10.2 3.6 7.5.1", "blitz", "B.3 A.3 A.5.2 7.5.5", Some(2)),
    ] {
        let text = record(&format!("[TimeControl \"{control}\"]"), knight);
        let found = lines_of(&folder, &["validate", "--laws", laws], &text).remove(0);
        assert_eq!(found["name"], "illegal-move", "{found}");
        assert_eq!(found["laws"]["edition"], laws, "{found}");
        let (why_alone, done) = why.rsplit_once(' ').unwrap();
        assert_eq!(found["laws"]["article"], done.trim_start_matches('~'), "{found}");
        let said: Vec<&str> = found["laws"]["why"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(said.join(" "), why_alone.replace('~', ""), "{found}");
        assert_eq!(numbers(&found["laws"]), why, "{laws} {control}");
        assert_eq!(found["ruling"]["tempo"], tempo, "{laws} {control}");
        assert_eq!(numbers(&found["ruling"]["laws"]), costs, "{laws} {control}");
        let loses = found["ruling"]["illegal_move"]["loses_at"].as_u64();
        assert_eq!(loses, loses_at, "{laws} {control}");
    }
}

#[test]
fn every_kind_of_illegal_move_has_the_article_of_its_edition() {
    let folder = scratch("rulings-pieces");
    let through_check = "[FEN \"4kr2/8/8/8/8/8/8/4K2R w K - 0 1\"]";
    let pinned = "[FEN \"4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1\"]";
    let unpromoted = "[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]";
    for (laws, tags, moves, cited) in [
        ("fide2023", "", "1. Bf4", "3.10.2 3.5 7.5.1"),
        ("fide2023", "", "1. e5", "3.10.2 3.7.1–3.7.2 7.5.1"),
        ("fide2023", "", "1. Qd2", "3.10.2 3.1 7.5.1"),
        ("fide2023", through_check, "1. O-O", "3.10.2 3.8.2.2 7.5.1"),
        ("fide2023", pinned, "1. Nc3", "3.10.2 3.9.2 1.4.1 7.5.1"),
        ("fide2023", unpromoted, "1. e8", "3.10.2 3.7.3.3 7.5.2"),
        ("fide2018", through_check, "1. O-O", "~3.10.2 ~3.8.2.2 ~7.5.1"),
        ("fide2014", pinned, "1. Nc3", "~3.10b ~3.9 ~1.2 ~7.5a"),
        ("ru2011", pinned, "1. Nc3", "~4.6 ~3.9 ~1.2 7.4.1"),
        ("fide2001", through_check, "1. O-O", "~3.8(b) 7.4(a)"),
    ] {
        let found = lines_of(&folder, &["validate", "--laws", laws], &record(tags, moves)).remove(0);
        assert_eq!(
            (found["name"].as_str(), numbers(&found["laws"]).as_str()),
            (Some("illegal-move"), cited),
            "{moves}"
        );
    }
}

#[test]
fn a_sealed_move_is_ruled_on_by_its_article_and_the_exception_in_it() {
    // The opponent has a bare king, or a pawn that can still win.
    let (bare, armed) = ("4k3/8/8/8/8/5N1P/8/4K3 w - - 0 1", "4k3/7p/8/8/8/5N1P/8/4K3 w - - 0 1");
    let (mates, stalemates) = ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "7k/8/8/6K1/8/8/8/5Q2 w - - 0 1");
    for (laws, fen, written, verdict, outcome, articles) in [
        ("fide2001", bare, "Nd7", "illegal", Some("draws"), "A8 6.10"),
        ("fide2001", armed, "Nd7", "illegal", Some("loses"), "A8"),
        ("fide2001", armed, "squiggle", "unintelligible", Some("loses"), "A8"),
        ("fide2001", bare, "squiggle", "unintelligible", Some("draws"), "A8 6.10"),
        ("fide2001", mates, "Qg7", "valid", Some("wins"), "A10 5.1(a)"),
        ("fide2001", stalemates, "Qf7", "valid", Some("draws"), "A10 5.2(a)"),
        ("fide2014", bare, "Nd7", "illegal", Some("draws"), "E.8 6.9"),
        ("fide2014", mates, "Qg7", "valid", Some("wins"), "E.10 5.1a"),
        ("fide2014", stalemates, "Qf7", "valid", Some("draws"), "E.10 5.2a"),
        ("fide2018", bare, "Nd7", "illegal", Some("draws"), "Guidelines I.8 6.9"),
        ("fide2023", bare, "Nd7", "illegal", Some("draws"), "Guidelines I.8 6.9"),
        ("fide2023", bare, "e8", "illegal", Some("draws"), "Guidelines I.8 6.9"),
        ("fide2023", armed, "Nd7", "illegal", Some("loses"), "Guidelines I.8"),
        ("fide2023", armed, "Ng5", "valid", Some("goes-on"), "Guidelines I.8"),
        ("fide2023", mates, "Qg7", "valid", Some("wins"), "Guidelines I.10 5.1.1"),
        ("fide2023", stalemates, "Qf7", "valid", Some("draws"), "Guidelines I.10 5.2.1"),
        // The game had ended before anything could be sealed.
        ("fide2023", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "illegal", Some("loses"), "Guidelines I.8 5.1.1"),
        ("fide2023", "7k/8/6QK/8/8/8/8/8 b - - 0 1", "Kg8", "illegal", Some("draws"), "Guidelines I.8 5.2.1"),
        ("fide2023", "7k/8/7K/8/8/8/8/8 b - - 0 1", "Kg8", "valid", Some("draws"), "Guidelines I.8 5.2.2"),
        ("fide2009", bare, "Nd7", "illegal", None, ""),
    ] {
        let ran = run(project(), ["claims", "--laws", laws, "--format", "json", "--fen", fen, "--sealed", written]);
        let line: Value = serde_json::from_str(ran.results.lines().next().unwrap()).unwrap();
        assert_eq!((line["verdict"].as_str(), line["outcome"].as_str()), (Some(verdict), outcome), "{laws} {line}");
        let cited = match line["articles"].as_array() {
            Some(all) => all.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
            None => line["article"].as_str().unwrap_or_default().to_owned(),
        };
        assert_eq!(cited, articles, "{laws} {written} {line}");
        assert_eq!(ran.status, i32::from(verdict != "valid"), "{line}");
    }
}

#[test]
fn a_sealed_move_in_cyrillic_letters_is_not_read_by_english_ones() {
    let fen = "4k3/7p/8/8/8/5N1P/8/4K3 w - - 0 1";
    for (written, verdict, readings, set_aside) in [
        ("Кd2", "valid", "Nd2", "Kd2"),
        ("Крd2", "valid", "Kd2", ""),
        ("К d2", "valid", "Nd2", "Kd2"),
        // The knight cannot go there, and the king that could is not a reading of a Cyrillic word.
        ("Кf2", "illegal", "", "Kf2"),
        ("Kd2", "ambiguous", "Kd2 Nd2", ""),
    ] {
        let ran = run(project(), ["claims", "--format", "json", "--fen", fen, "--sealed", written]);
        let line: Value = serde_json::from_str(ran.results.lines().next().unwrap()).unwrap();
        let moves = |field: &str| -> String {
            let all = line[field].as_array().into_iter().flatten();
            all.filter_map(|reading| reading["move"].as_str()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(line["verdict"], verdict, "{line}");
        assert_eq!((moves("readings"), moves("set_aside")), (readings.into(), set_aside.into()), "{line}");
    }
}

#[test]
fn a_win_for_a_side_that_cannot_mate_is_wrong_where_the_edition_prints_the_exception() {
    let folder = scratch("rulings-unwinnable");
    let tags = "[SetUp \"1\"]\n[FEN \"8/8/8/8/3k4/8/3q4/6K1 b - - 0 70\"]";
    for (laws, control, termination, article) in [
        ("fide2001", "5400", "time forfeit", Some("6.10")),
        ("fide2001", "5400", "rules infraction", None),
        ("fide2001", "1800", "rules infraction", None),
        ("fide2001", "300", "rules infraction", Some("C3")),
        ("fide2014", "180+2", "rules infraction", Some("A.4b")),
        ("fide2023", "180+2", "rules infraction", Some("7.5.5")),
        ("fide2005", "5400", "rules infraction", None),
        ("fide2009", "5400", "time forfeit", Some("6.9")),
        ("fide2009", "5400", "rules infraction", Some("7.4b")),
        ("ru2011", "5400", "rules infraction", Some("7.4.2")),
        ("ru2011", "5400", "time forfeit", Some("6.9")),
        ("fide2014", "5400", "rules infraction", Some("7.5b")),
        ("fide2017", "5400", "rules infraction", Some("7.5")),
        ("fide2018", "5400", "rules infraction", Some("7.5.5")),
        ("fide2018", "5400", "White won by resignation", None),
        ("fide2023", "5400", "rules infraction", Some("7.5.5")),
        ("fide2023", "5400", "time forfeit", Some("6.9")),
        ("fide2023", "5400", "White won by resignation", Some("5.1.2")),
    ] {
        let tags = format!("{tags}\n[TimeControl \"{control}\"]\n[Termination \"{termination}\"]");
        let text = record(&tags, "70... Qe2 71. Kh1").replace("[Result \"*\"]", "[Result \"1-0\"]");
        let text = text.replace(" *\n", " 1-0\n");
        let lines = lines_of(&folder, &["validate", "--laws", laws], &text);
        let found = lines.iter().find(|line| line["name"] == "unwinnable-forfeit");
        let cited = found.map(|line| line["laws"]["article"].as_str().unwrap());
        assert_eq!(cited, article, "{laws} {termination}: {lines:?}");
    }
}

#[test]
fn an_incorrect_claim_costs_what_the_edition_says_by_its_article() {
    let folder = scratch("rulings-claims");
    for (laws, control, gains, articles, doubt) in [
        ("fide2001", "5400", Some(180), "9.5(b)–(d)", false),
        ("fide2005", "5400", None, "", false),
        ("fide2009", "5400+30", Some(180), "9.5b", true),
        ("ru2011", "5400+30", Some(180), "9.5.2", false),
        ("fide2014", "5400+30", Some(120), "9.5b", true),
        ("fide2014", "180+2", Some(60), "B.2 9.5b", true),
        ("fide2017", "5400+30", Some(120), "9.5.3", true),
        ("fide2018", "900+10", Some(120), "9.5.3", true),
        ("fide2018", "180+2", Some(60), "B.2 9.5.3", true),
        ("fide2023", "5400+30", Some(120), "9.5.3", false),
        ("fide2023", "900+10", Some(60), "A.3 9.5.3", false),
        ("fide2023", "180+2", Some(60), "B.3 A.3 9.5.3", false),
        ("fide2023", "1/86400", None, "", false),
    ] {
        let text = record(&format!("[TimeControl \"{control}\"]"), "1. e4 e5 2. Nf3");
        let line = lines_of(&folder, &["claims", "--laws", laws, "--at", "2", "--by", "white"], &text).remove(0);
        assert_eq!(line["verdict"], "refused", "{line}");
        assert_eq!(line["opponent_gains_s"].as_u64(), gains, "{laws} {control}");
        let cited = line["penalty_articles"].as_array().into_iter().flatten();
        let cited: Vec<&str> = cited.filter_map(Value::as_str).collect();
        assert_eq!(cited.join(" "), articles, "{laws} {control}");
        assert_eq!(line["penalty_certainty"].is_string(), doubt, "{laws} {control}");
    }
}

#[test]
fn the_class_of_a_game_is_found_where_the_record_tells_it() {
    let folder = scratch("rulings-class");
    let cases = [
        ("[EventType \"swiss (rapid)\"]", "rapid", "event-type"),
        ("[EventType \"k.o. (blitz)\"]", "blitz", "event-type"),
        ("[EventType \"tourn (standard)\"]", "classical", "event-type"),
        ("[Event \"World Blitz Championship\"]", "blitz", "event-name"),
        ("[Event \"Блиц-турнир\"]", "blitz", "event-name"),
        ("[Event \"Первенство по быстрым шахматам\"]", "rapid", "event-name"),
        ("[Event \"City Rapid 2023\"]", "rapid", "event-name"),
        ("[Event \"Schnellschachturnier\"]", "rapid", "event-name"),
        ("[TimeControl \"rapid\"]", "rapid", "time-control-word"),
        ("[TimeControl \"блиц\"]", "blitz", "time-control-word"),
        ("[TimeControl \"90+30\"]", "classical", "units-unclear"),
        ("[TimeControl \"120/40\"]", "classical", "units-unclear"),
        ("[TimeControl \"40/120\"]", "classical", "units-unclear"),
        ("[TimeControl \"40/120:60\"]", "classical", "units-unclear"),
        ("[TimeControl \"40/7200:3600\"]", "classical", "several-periods"),
        ("[TimeControl \"40/900:900\"]", "rapid", "several-periods"),
        ("[TimeControl \"G/90\"]", "classical", "time-control"),
        ("[TimeControl \"G90\"]", "classical", "time-control"),
        ("[TimeControl \"90'+30''\"]", "classical", "time-control"),
        ("[TimeControl \"25+10\"]", "rapid", "time-control"),
        ("[TimeControl \"15|10\"]", "rapid", "time-control"),
        ("[TimeControl \"3+2\"]", "blitz", "time-control"),
        ("[TimeControl \"10+5\"]", "rapid", "units-unclear"),
        ("[Site \"https://lichess.org/abcdefgh\"]\n[TimeControl \"60+0\"]", "blitz", "time-control"),
        // An unambiguous value outweighs words; words outweigh an ambiguous value.
        ("[Event \"World Rapid Championship\"]\n[TimeControl \"180+2\"]", "blitz", "time-control"),
        ("[Event \"Club blitz\"]\n[TimeControl \"10+5\"]", "blitz", "event-name"),
        ("[Event \"World Rapid & Blitz\"]", "classical", "unknown"),
        ("[Event \"ICCF World Championship\"]", "correspondence", ""),
        ("[Mode \"EM\"]", "correspondence", ""),
        ("[TimeControl \"3 days per move\"]", "correspondence", ""),
        ("[Event \"Чемпионат по переписке\"]", "correspondence", ""),
    ];
    for (tags, tempo, basis) in cases {
        let text = record(tags, "1. e4 e5 2. Nf5");
        let lines = lines_of(&folder, &["validate", "--laws", "fide2023"], &text);
        let found = lines.iter().find(|line| line["name"] == "illegal-move").unwrap();
        let ruling = &found["ruling"];
        assert_eq!(ruling["tempo"], tempo, "{tags}");
        assert_eq!(ruling["tempo_basis"].as_str().unwrap_or_default(), basis, "{tags}");
        let is_assumed = ruling["text"].as_str().unwrap().contains("assumed");
        let is_sure = matches!(basis, "time-control" | "event-type" | "time-control-word" | "");
        assert_eq!(is_assumed, !is_sure, "{tags}: {ruling}");
    }
}

/// Returns a rook ending with clocks: the record, with or without a piece of the opponent.
fn rook_ending(control: &str, has_rook: bool) -> String {
    let (fen, replies) = if has_rook {
        ("8/8/4k3/8/8/3R4/4P3/4K2r w - - 10 60", ["Rh2", "Rh1+"])
    } else {
        ("8/8/4k3/8/8/3R4/4P3/4K3 w - - 10 60", ["Kf6", "Ke6"])
    };
    let moves = format!(
        "60. Kd2 {{[%clk 0:01:40]}} {} {{[%clk 0:00:50]}} 61. Kd1 {{[%clk 0:01:30]}} {} {{[%clk 0:00:44]}}",
        replies[0], replies[1]
    );
    record(&format!("[TimeControl \"{control}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]"), &moves)
}

#[test]
fn a_quickplay_claim_is_decided_only_where_the_laws_decide_it() {
    let folder = scratch("rulings-quickplay");
    for (laws, control, has_rook, at, by, verdict, grounds, articles) in [
        ("fide2001", "7200", true, "4", "white", "undecidable", "for-the-arbiter", "10.2 App. D"),
        ("fide2001", "7200", false, "4", "white", "upheld", "opponent-cannot-mate", "10.2 6.10"),
        ("fide2001", "5400+30", true, "4", "white", "undecidable", "for-the-arbiter", "10.2 App. D"),
        ("ru2011", "7200", true, "4", "white", "undecidable", "for-the-arbiter", "10.2 11"),
        ("ru2011", "7200", false, "4", "white", "upheld", "opponent-cannot-mate", "10.2 6.9"),
        ("fide2009", "7200", true, "4", "white", "undecidable", "for-the-arbiter", "10.2 App. D"),
        ("fide2014", "7200", true, "4", "white", "undecidable", "for-the-arbiter", "G.5 G.2 G.4 G.6"),
        ("fide2014", "5400+30", true, "4", "white", "refused", "increment", "G.5 G.2"),
        (
            "fide2023",
            "7200",
            true,
            "4",
            "white",
            "undecidable",
            "for-the-arbiter",
            "Guidelines III.5 Guidelines III.2.1–III.2.2 Guidelines III.4 Guidelines III.6",
        ),
        ("fide2023", "7200", false, "4", "white", "upheld", "opponent-cannot-mate", "Guidelines III.5 6.9"),
        ("fide2023", "300", true, "4", "white", "refused", "blitz", "Guidelines III.5 Guidelines III.2.1–III.2.2"),
        ("fide2023", "7200", true, "3", "white", "refused", "not-to-move", "Guidelines III.5"),
    ] {
        let arguments = ["claims", "--quickplay", "--laws", laws, "--at", at, "--by", by];
        let line = lines_of(&folder, &arguments, &rook_ending(control, has_rook)).remove(0);
        assert_eq!((line["verdict"].as_str(), line["grounds"].as_str()), (Some(verdict), Some(grounds)), "{line}");
        let cited: Vec<&str> = line["articles"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(cited.join(" "), articles, "{laws}");
    }
    let arguments = ["claims", "--quickplay", "--laws", "fide2009", "--at", "4", "--by", "white"];
    let line = lines_of(&folder, &arguments, &rook_ending("7200", true)).remove(0);
    assert_eq!((line["clock_ms"].as_u64(), line["opponent_clock_ms"].as_u64()), (Some(90_000), Some(44_000)));
    assert_eq!((line["halfmove_clock"].as_u64(), line["count"].as_u64()), (Some(14), Some(1)));
    assert_eq!((line["material"]["white"].as_str(), line["material"]["black"].as_str()), (Some("KRP"), Some("KR")));
    assert_eq!((line["opponent_can_mate"].as_bool(), line["claimant_can_mate"].as_bool()), (Some(true), Some(true)));
}

#[test]
fn the_arrangements_of_chess960_are_named_by_number_pieces_and_fen() {
    let list = |arguments: &[&str]| run(project(), ["list", "chess960"].iter().chain(arguments));
    for (asked, number, pieces) in [
        ("518", 518, "RNBQKBNR"),
        ("0", 0, "BBQNNRKR"),
        ("959", 959, "RKRNNQBB"),
        ("RNBQKBNR", 518, "RNBQKBNR"),
        ("bqnbrnkr", 97, "BQNBRNKR"),
        ("ЛКСФКрСКЛ", 518, "RNBQKBNR"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 518, "RNBQKBNR"),
        ("bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1", 97, "BQNBRNKR"),
    ] {
        let ran = list(&[asked, "--format", "json"]);
        let line: Value = serde_json::from_str(ran.results.trim()).unwrap();
        assert_eq!((line["number"].as_u64(), line["pieces"].as_str()), (Some(number), Some(pieces)), "{asked}");
        let placement = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{pieces} w KQkq - 0 1", pieces.to_lowercase());
        assert_eq!(line["fen"], placement, "{asked}");
    }
    for asked in ["960", "-1", "RNBQKBNN", "RNBQKBN", "BNBQRKRN", "KRNBQBNR", "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR"] {
        assert_eq!(list(&["--", asked]).status, 2, "{asked}");
    }
    let all = list(&[]).results;
    assert_eq!(all.lines().count(), 960);
    assert_eq!(list(&["--format", "json"]).results.lines().count(), 960);
    let drawn = list(&["--draw", "--seed", "7"]).results;
    assert_eq!(drawn, list(&["--draw", "--seed", "7"]).results);
    assert!(drawn.contains("number   675  BQRKNNRB"), "{drawn}");
    assert_eq!(list(&["--seed", "7"]).status, 2);
    assert_eq!(run(project(), ["list", "letters", "--draw"]).status, 2);
}

#[test]
fn a_claim_on_the_move_that_mates_comes_too_late() {
    let folder = scratch("rulings-mate");
    for (laws, by, article) in [
        ("fide2001", "white", "5.1(a)"),
        ("ru2011", "white", "5.1.1"),
        ("fide2014", "white", "5.1a"),
        ("fide2023", "white", "5.1.1"),
        ("fide2023", "black", "5.1.1"),
    ] {
        let text = record("", "1. f3 e5 2. g4 Qh4#");
        let line = lines_of(&folder, &["claims", "--laws", laws, "--at", "4", "--by", by], &text).remove(0);
        assert_eq!((line["verdict"].as_str(), line["article"].as_str()), (Some("refused"), Some(article)), "{line}");
        let arguments = ["claims", "--quickplay", "--laws", laws, "--at", "4", "--by", by];
        let line = lines_of(&folder, &arguments, &text).remove(0);
        assert_eq!((line["verdict"].as_str(), line["grounds"].as_str()), (Some("refused"), Some("mate")), "{line}");
    }
    // The stated end of the record is compared with the board.
    for words in ["Draw by threefold repetition", "White forfeits on time", "Both flags fell"] {
        let text = format!("[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# {{{words}}} 0-1\n");
        let lines = lines_of(&folder, &["validate"], &text);
        assert!(lines.iter().any(|line| line["name"] == "termination-contradicts-board"), "{words}: {lines:?}");
    }
}

#[test]
fn what_happened_at_the_board_is_ruled_on_by_the_edition() {
    let folder = scratch("rulings-incidents");
    let moves = "1. e4 e5 2. Nf3 Nc6";
    let (both, agreed, colors) = ("both-flags-fallen", "draw-agreed-too-early", "colors-reversed");
    for (laws, name, text, severity, article) in [
        ("fide2001", both, format!("{moves} {{Both flags fell}} 1-0"), Some("warning"), Some("6.12")),
        ("ru2011", both, format!("{moves} {{Оба флажка упали}} 1-0"), Some("warning"), Some("6.11.1–6.11.2")),
        ("fide2023", both, format!("{moves} {{Both flags fell}} 1-0"), Some("warning"), Some("Guidelines III.3.1")),
        ("fide2023", both, format!("{moves} {{Both flags fell}} 1/2-1/2"), None, None),
        ("fide2014", agreed, "1. e4 {Draw agreed} 1/2-1/2".into(), None, None),
        ("fide2017", agreed, "1. e4 {Draw agreed} 1/2-1/2".into(), Some("warning"), Some("5.2.3")),
        ("fide2023", agreed, "1. e4 {Draw agreed} 1/2-1/2".into(), Some("warning"), Some("5.2.3")),
        ("fide2023", agreed, "1. e4 1/2-1/2".into(), None, None),
        ("fide2023", agreed, "1. e4 e5 {Draw agreed} 1/2-1/2".into(), None, None),
        ("fide2001", colors, format!("{moves} {{Colors reversed}} 1-0"), Some("note"), Some("7.2")),
        ("fide2014", colors, format!("{moves} {{Colours reversed}} 1-0"), Some("note"), Some("7.3")),
        ("fide2023", colors, format!("{{Colors reversed}} {moves} 1-0"), Some("warning"), Some("7.3")),
        ("fide2023", colors, format!("{{A Sicilian with colors reversed}} {moves} 1-0"), None, None),
    ] {
        let result = text.rsplit(' ').next().unwrap();
        let whole = format!("[White \"A\"]\n[Black \"B\"]\n[Result \"{result}\"]\n\n{text}\n");
        let lines = lines_of(&folder, &["validate", "--notes", "--laws", laws], &whole);
        let found = lines.iter().find(|line| line["name"] == name);
        assert_eq!(found.and_then(|line| line["severity"].as_str()), severity, "{laws} {text}: {lines:?}");
        assert_eq!(found.and_then(|line| line["laws"]["article"].as_str()), article, "{laws} {text}");
    }
}

#[test]
fn a_forfeit_that_is_not_determined_is_reported_without_being_requested() {
    let ran = run(project(), ["validate", "--format", "concise", "corpus/cases/forfeit-undetermined.pgn"]);
    assert!(ran.results.contains(": warning[forfeit-undetermined] "), "{}", ran.results);
}
