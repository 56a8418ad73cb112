//! Claims of a draw: who could make which, the ruling on one, and sealed moves.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::run::{Ran, project, run, scratch};

const GAMES: &str = "corpus/games/world-championship-and-tournament-games.pgn";

fn json_lines(ran: &Ran) -> Vec<Value> {
    ran.results
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// Abbreviates a claim: `52 black threefold-repetition intended Ra4 44,48,52`.
fn short(line: &Value) -> String {
    let mut text = line["ply"].to_string();
    for field in ["side", "kind", "basis", "move"] {
        if let Some(value) = line[field].as_str() {
            let _ = write!(text, " {value}");
        }
    }
    if let Some(plies) = line["occurrences"].as_array() {
        let plies: Vec<String> = plies.iter().map(Value::to_string).collect();
        let _ = write!(text, " {}", plies.join(","));
    }
    text
}

/// Returns the claims of every record of a file, abbreviated.
fn claims_of(folder: &Path, file: &str, options: &[&str]) -> Vec<Vec<String>> {
    let mut arguments = vec!["claims", "--format", "json"];
    arguments.extend(options);
    arguments.push(file);
    let ran = run(folder, arguments);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    let lines = json_lines(&ran);
    let (summary, claims) = lines.split_last().unwrap();
    assert_eq!(summary["type"], "summary");
    let n_records = usize::try_from(summary["records"].as_u64().unwrap()).unwrap();
    let mut by_record = vec![Vec::new(); n_records];
    for claim in claims {
        assert_eq!(claim["type"], "claim");
        by_record[usize::try_from(claim["record"].as_u64().unwrap()).unwrap() - 1].push(short(claim));
    }
    by_record
}

/// Returns the claims in one line of play.
fn claims_in(name: &str, fen: &str, moves: &str, options: &[&str]) -> Vec<String> {
    let folder = scratch(name);
    let setup = if fen.is_empty() { String::new() } else { format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n") };
    fs::write(folder.join("game.pgn"), format!("[Event \"?\"]\n{setup}\n{moves} *\n")).unwrap();
    claims_of(&folder, "game.pgn", options).remove(0)
}

#[test]
fn the_published_games_give_the_claims_that_are_known_of_them() {
    let by_record = claims_of(project(), GAMES, &[]);
    let expected: [(&str, &[&str]); 8] = [
        ("Karpov - Miles", &["52 black threefold-repetition intended Ra4 44,48,52"]),
        (
            "Fischer - Petrosian",
            &[
                "66 black threefold-repetition intended Qf6 58,62,66",
                "66 white threefold-repetition appeared 58,62,66",
                "67 white threefold-repetition intended Qe2 59,63,67",
            ],
        ),
        ("Fischer - Spassky, 18th", &["95 white threefold-repetition intended Qh6 87,91,95"]),
        ("Fischer - Spassky, 20th", &[]),
        ("Spassky - Fischer, 17th", &["90 black threefold-repetition intended Re1 82,86,90"]),
        (
            "Capablanca - Lasker",
            &[
                "76 black threefold-repetition intended Kf8 68,72,76",
                "76 white threefold-repetition appeared 68,72,76",
                "77 white threefold-repetition intended Qd8+ 69,73,77",
            ],
        ),
        ("Portisch - Korchnoi", &["50 black threefold-repetition intended Qb5 42,46,50"]),
        ("Lasker - Alekhine", &["49 white threefold-repetition intended Kg1 41,45,49"]),
    ];
    for ((name, claims), found) in expected.iter().zip(&by_record) {
        assert_eq!(found, claims, "{name}");
    }
    let tilburg: Vec<&String> = by_record[8].iter().filter(|claim| !claim.contains("intended")).collect();
    assert_eq!(
        tilburg,
        [
            "225 black fifty-moves appeared",
            "226 white fifty-moves appeared",
            "227 black fifty-moves appeared",
            "228 white fifty-moves appeared"
        ],
        "Karpov - Kasparov"
    );
    let by_writing = by_record[8].iter().filter(|claim| claim.starts_with("225 white fifty-moves intended")).count();
    assert_eq!(by_writing, 25, "every move of White's 113th but none by a pawn or a capture");
}

/// The traps of repetition: the position in which the counts differ, and the correct counts under the Laws.
#[test]
fn traps_of_repetition_are_counted_as_the_laws_count_them() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let kings = "Ke2 Ke7 Ke1 Ke8 ";
    let knights = "Nf3 Ng8 Ng1 Nf6 ";
    let moved_rook = "Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8 ";
    for (name, fen, moves, expected) in [
        ("t1-start-counts", "", shuffle.repeat(2), &["8 white threefold-repetition appeared 0,4,8"][..]),
        (
            "t2-no-pawn-takes",
            "",
            "e4 Nf6 Nc3 Ng8 Nb1 Nf6 Nc3 Ng8 Nb1".into(),
            &["9 black threefold-repetition appeared 1,5,9"],
        ),
        ("t3-exd6-once", "", format!("e4 Nf6 e5 d5 {}", knights.repeat(2)), &[]),
        (
            "t3-later",
            "",
            format!("e4 Nf6 e5 d5 {}", knights.repeat(3)),
            &[
                "13 black threefold-repetition appeared 5,9,13",
                "14 white threefold-repetition appeared 6,10,14",
                "15 black threefold-repetition appeared 7,11,15",
                "16 white threefold-repetition appeared 8,12,16",
            ],
        ),
        (
            "t4-rank",
            "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
            "e4 Ka3 Kd2 Ka4 Ke1 Ka3 Kd2 Ka4 Ke1".into(),
            &["9 black threefold-repetition appeared 1,5,9"],
        ),
        (
            "t5-file",
            "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1",
            "d4 Ke7 Kb1 Ke8 Ka1 Ke7 Kb1 Ke8 Ka1".into(),
            &["9 black threefold-repetition appeared 1,5,9"],
        ),
        (
            "t6-diagonal",
            "8/8/3k4/8/1p6/B7/2P5/K7 w - - 0 1",
            "c4 Ke6 Bb2 Kd6 Ba3 Ke6 Bb2 Kd6 Ba3".into(),
            &["9 black threefold-repetition appeared 1,5,9"],
        ),
        ("t7-rook-moved", "", format!("{moved_rook}Nf3"), &[]),
        ("t7-later", "", format!("{moved_rook}{shuffle}Nf3"), &["13 black threefold-repetition appeared 5,9,13"]),
        ("t8-kings-moved", "", format!("e4 e5 {}", kings.repeat(2)), &[]),
        (
            "t8-later",
            "",
            format!("e4 e5 {}", kings.repeat(3)),
            &[
                "12 white threefold-repetition appeared 4,8,12",
                "13 black threefold-repetition appeared 5,9,13",
                "14 white threefold-repetition appeared 6,10,14",
            ],
        ),
    ] {
        let found = claims_in(&format!("claims-{name}"), fen, &moves, &[]);
        let appeared: Vec<&String> = found.iter().filter(|claim| !claim.contains("intended")).collect();
        assert_eq!(appeared, expected, "{name}: {found:?}");
    }
}

#[test]
fn draws_without_a_claim_are_those_of_the_edition() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    // The start occurs five times, with other positions for more than one move in between.
    let long_way = "Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1 Nb8 ";
    let first_automatic = |moves: &str, laws: &str| -> Option<String> {
        let found = claims_in("claims-automatic", "", moves, &["--laws", laws]);
        found.into_iter().find(|claim| claim.contains("automatic"))
    };
    for (laws, moves, expected) in [
        ("fide2009", shuffle.repeat(4), None),
        ("fide2014", shuffle.repeat(4), Some("16 fivefold-repetition automatic 0,4,8,12,16")),
        ("fide2023", shuffle.repeat(4), Some("16 fivefold-repetition automatic 0,4,8,12,16")),
        ("fide2014", long_way.repeat(4), None),
        ("fide2017", long_way.repeat(4), Some("32 fivefold-repetition automatic 0,8,16,24,32")),
        // The seventh time ends the game under the Laws of 2014, when five in succession were required.
        (
            "fide2014",
            format!("{}{}", long_way.repeat(2), shuffle.repeat(4)),
            Some("32 fivefold-repetition automatic 0,8,16,20,24,28,32"),
        ),
        (
            "fide2018",
            format!("{}{}", long_way.repeat(2), shuffle.repeat(4)),
            Some("24 fivefold-repetition automatic 0,8,16,20,24"),
        ),
    ] {
        assert_eq!(first_automatic(&moves, laws).as_deref(), expected, "{laws}: {moves}");
    }
}

#[test]
fn seventy_five_moves_end_the_game_unless_the_last_one_mates() {
    let king_alone = "7k/8/8/8/8/8/R7/R5K1 w - - 148 100";
    let quiet = claims_in("claims-75", king_alone, "Rb2 Kg7", &["--laws", "fide2023"]);
    assert_eq!(
        quiet,
        [
            "0 white fifty-moves appeared",
            "1 black fifty-moves appeared",
            "2 white fifty-moves appeared",
            "2 seventy-five-moves automatic"
        ]
    );
    let mating = claims_in("claims-75-mate", "7k/R7/8/8/8/8/8/1R4K1 w - - 149 100", "Rb8#", &["--laws", "fide2023"]);
    assert_eq!(mating, ["0 white fifty-moves appeared"]);
    let stalemate =
        claims_in("claims-75-stalemate", "7k/8/5K2/8/8/8/8/6Q1 w - - 149 100", "Qg6", &["--laws", "fide2023"]);
    assert_eq!(stalemate, ["0 white fifty-moves appeared"]);
    let old = claims_in("claims-75-old", king_alone, "Rb2 Kg7", &["--laws", "fide2009"]);
    assert!(!old.iter().any(|claim| claim.contains("automatic")), "{old:?}");
}

#[test]
fn castling_and_lost_rights_do_not_begin_the_fifty_moves_again() {
    let found = claims_in("claims-50-castling", "4k3/8/8/8/8/8/8/4K2R w K - 98 80", "O-O Ke7", &[]);
    assert_eq!(found.last().map(String::as_str), Some("2 white fifty-moves appeared"), "{found:?}");
    assert!(found.iter().any(|claim| claim == "2 black fifty-moves intended Ke7"), "{found:?}");
}

#[test]
fn rights_of_chess960_are_held_by_the_rook() {
    let case = fs::read_to_string(project().join("corpus/cases/repetition-chess960-rights-by-rook.pgn")).unwrap();
    let plain: String = case.lines().filter(|line| !line.starts_with("%~")).flat_map(|line| [line, "\n"]).collect();
    let folder = scratch("claims-960");
    fs::write(folder.join("game.pgn"), plain).unwrap();
    let n_expected = case.matches(" threefold-repetition").count();
    let found = claims_of(&folder, "game.pgn", &[]);
    let n_first = found.iter().flatten().filter(|claim| claim.contains("threefold-repetition appeared")).count();
    assert_eq!(n_first, n_expected, "{found:?}");
    let ran = run(&folder, ["claims", "--at", "12", "--by", "white", "--format", "json", "game.pgn"]);
    let line = json_lines(&ran).remove(0);
    assert_eq!((&line["verdict"], &line["count"]), (&"refused".into(), &2.into()), "{line}");
    let reason = line["reason"].as_str().unwrap();
    assert!(reason.contains("after 2...Ke8 (ply 4) the same pieces stood on the same squares"), "{reason}");
    assert!(reason.contains("White still had the right to castle with the rook on a1"), "{reason}");
}

/// Rules on one claim: the exit status and the line of JSON.
fn ruling(record: &str, arguments: &str) -> (i32, Value) {
    let mut words = vec!["claims", "--format", "json", "--record", record];
    words.extend(arguments.split_whitespace());
    words.push(GAMES);
    let ran = run(project(), words);
    let line = json_lines(&ran).into_iter().next().unwrap_or_else(|| panic!("{arguments}: {}", ran.messages));
    (ran.status, line)
}

#[test]
fn one_claim_is_ruled_on_with_its_article_and_its_cost() {
    for (record, arguments, verdict, article, said) in [
        ("1", "--laws fide2009 --at 52 --by black --move Ra4", "upheld", "9.2a", "occurred three times"),
        ("1", "--laws fide2009 --at 52 --by black --move 26...Ла4", "upheld", "9.2a", "occurred three times"),
        ("1", "--laws fide2023 --at 51 --by black", "refused", "9.2.3.2", "castle queenside"),
        ("1", "--laws fide2001 --at 51 --by white --move Nb5", "refused", "9.2", "occurred twice"),
        ("1", "--laws fide2023 --at 52 --by white", "undecidable", "", "ends after ply 51"),
        ("2", "--laws fide2018 --at 66 --by white", "upheld", "9.2.2", "occurred three times"),
        ("2", "--laws fide2018 --at 66 --by black", "refused", "9.4", "White is to move"),
        ("2", "--laws fide2018 --at 66 --by black --move Qf6", "upheld", "9.2.1", "33...Qf6"),
        ("2", "--laws fide2018 --at 67 --by white --move Kg1", "upheld", "9.2.2", "occurred three times"),
        ("2", "--laws fide2018 --at 63 --by white --move Kg9", "refused", "9.2.1", "not a move in any known notation"),
        ("2", "--laws fide2018 --at 63 --by white --move Ra5", "refused", "9.2.1", "not a legal move here"),
        ("3", "--laws ru2011 --at 95 --by white --move Фh6", "upheld", "9.2.1", "48.Qh6"),
        ("4", "--laws fide2001 --at 108 --by white", "refused", "9.2", "but Black was to move"),
        ("6", "--laws fide2001 --at 76 --by white", "upheld", "9.2(b)", "34...h5 (ply 68)"),
        ("9", "--laws fide2001 --at 225 --by black", "upheld", "9.3(b)", "fifty moves"),
        ("9", "--laws fide2001 --at 225 --by white --move Ng5", "upheld", "9.3(a)", "fifty moves"),
        ("9", "--laws fide2001 --at 224 --by white", "refused", "9.2(b)", "99 plies"),
    ] {
        let (status, line) = ruling(record, arguments);
        assert_eq!(line["type"], "ruling");
        assert_eq!(line["verdict"], verdict, "{arguments}: {line}");
        assert_eq!(status, i32::from(verdict != "upheld"), "{arguments}");
        assert_eq!(line["article"].as_str().unwrap_or(""), article, "{arguments}: {line}");
        assert!(line["reason"].as_str().unwrap().contains(said), "{arguments}: {line}");
        assert_eq!(line["penalty"].is_string(), verdict == "refused", "{arguments}: {line}");
    }
}

#[test]
fn what_an_incorrect_claim_costs_depends_on_time_class_and_edition() {
    for (arguments, gains, tempo, from) in [
        ("--laws fide2023", Some(120), "classical", "unknown"),
        ("--laws fide2023 --time-class rapid", Some(60), "rapid", "stated"),
        ("--laws fide2018 --tempo rapid", Some(120), "rapid", "stated"),
        ("--laws ru2011 --time-class classical", Some(180), "classical", "stated"),
        ("--laws ru2011 --time-class standard", Some(180), "classical", "stated"),
        ("--laws fide2009 --time-class blitz", None, "blitz", "stated"),
        ("--laws fide2009 --time-class bullet", None, "blitz", "stated"),
    ] {
        let (_, line) = ruling("1", &format!("{arguments} --at 51 --by black"));
        assert_eq!(line["opponent_gains_s"].as_u64(), gains, "{arguments}: {line}");
        assert_eq!((line["tempo"].as_str(), line["tempo_basis"].as_str()), (Some(tempo), Some(from)), "{arguments}");
    }
    let folder = scratch("claims-tempo");
    fs::write(folder.join("blitz.pgn"), "[Event \"?\"]\n[TimeControl \"180+2\"]\n\n1. e4 *\n").unwrap();
    let ran = run(&folder, ["claims", "--format", "json", "--at", "1", "--by", "black", "blitz.pgn"]);
    let line = json_lines(&ran).remove(0);
    assert_eq!((&line["tempo"], &line["tempo_basis"]), (&"blitz".into(), &"time-control".into()), "{line}");
}

#[test]
fn a_game_that_was_drawn_or_over_needs_no_claim() {
    let folder = scratch("claims-over");
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    fs::write(folder.join("drawn.pgn"), format!("{shuffle}*\n")).unwrap();
    fs::write(folder.join("mate.pgn"), "1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    fs::write(folder.join("cut.pgn"), "1. e4 e5 2. Nd6 Nf6 *\n").unwrap();
    fs::write(folder.join("nowhere.pgn"), "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n").unwrap();
    for (file, at, verdict, said) in [
        ("drawn.pgn", "18", "upheld", "drawn without a claim"),
        ("mate.pgn", "4", "refused", "by checkmate"),
        ("cut.pgn", "2", "refused", "has occurred once"),
        ("cut.pgn", "4", "undecidable", "cannot be played beyond ply 2"),
        ("nowhere.pgn", "1", "undecidable", "cannot be played"),
    ] {
        let ran = run(&folder, ["claims", "--format", "json", "--at", at, "--by", "white", file]);
        let line = json_lines(&ran).remove(0);
        assert_eq!(line["verdict"], verdict, "{line}");
        assert!(line["reason"].as_str().unwrap().contains(said), "{line}");
    }
}

#[test]
fn a_sealed_move_is_read_by_every_alphabet_and_way_of_writing() {
    let home = "r3k3/8/8/8/8/2p1p3/3P4/R3K1NR w - - 0 40";
    for (fen, written, options, verdict, readings, outcome) in [
        (home, "Nf3", "", "valid", "Nf3", "goes-on"),
        (home, "40. Nf3!", "", "valid", "Nf3", "goes-on"),
        (home, "g1-f3", "", "valid", "Nf3", "goes-on"),
        (home, "Крf1", "", "valid", "Kf1", "goes-on"),
        (home, "Кре2", "", "valid", "Ke2", "goes-on"),
        (home, "♘f3", "", "valid", "Nf3", "goes-on"),
        (home, "dc", "", "valid", "dxc3", "goes-on"),
        (home, "d:e3", "", "valid", "dxe3", "goes-on"),
        (home, "Ke2", "", "ambiguous", "Ke2 Ne2", "loses"),
        (home, "Ke2", "--letters en", "valid", "Ke2", "goes-on"),
        (home, "Ke2", "--letters ru", "valid", "Ne2", "goes-on"),
        (home, "Rb1", "--letters en", "valid", "Rb1", "goes-on"),
        (home, "Nf5", "", "illegal", "", "loses"),
        (home, "--", "", "illegal", "", "loses"),
        (home, "O-O-O", "", "illegal", "", "loses"),
        (home, "squiggle", "", "unintelligible", "", "loses"),
        (home, "", "", "unintelligible", "", "loses"),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 50", "e8", "", "ambiguous", "e8=Q e8=R e8=B e8=N", "draws"),
        ("8/4P2k/7p/8/8/8/8/4K3 w - - 0 50", "e8", "", "ambiguous", "e8=Q e8=R e8=B e8=N", "loses"),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 50", "e8Ф", "", "valid", "e8=Q", "goes-on"),
        ("4k3/8/8/2p1p3/1P1P1P2/8/8/4K3 w - - 0 30", "fe", "", "valid", "fxe5", "goes-on"),
        ("4k3/8/4p3/3p4/2P1P3/8/8/4K3 w - - 0 30", "d5:", "", "ambiguous", "cxd5 exd5", "loses"),
        ("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 30", "ed", "", "ambiguous", "exd5 exd6", "loses"),
        ("4k3/3p4/4p3/3p4/4P3/4p3/3P4/4K3 w - - 0 30", "ed", "", "valid", "exd5", "goes-on"),
        ("6k1/5ppp/8/8/8/8/8/R6K w - - 0 40", "Ra8", "", "valid", "Ra8#", "wins"),
        ("7k/8/8/6K1/8/8/8/5Q2 w - - 0 40", "Qf7", "", "valid", "Qf7", "draws"),
        ("7k/8/8/8/8/8/5p2/5K2 w - - 0 40", "Kxf2", "", "valid", "Kxf2", "draws"),
    ] {
        let mut words = vec!["claims", "--format", "json", "--fen", fen, "--sealed", written];
        words.extend(options.split_whitespace());
        let ran = run(project(), words);
        let line = json_lines(&ran).into_iter().next().unwrap_or_else(|| panic!("{written}: {}", ran.messages));
        assert_eq!((line["type"].as_str(), line["verdict"].as_str()), (Some("sealed"), Some(verdict)), "{line}");
        let read: Vec<&str> =
            line["readings"].as_array().unwrap().iter().map(|read| read["move"].as_str().unwrap()).collect();
        assert_eq!(read.join(" "), readings, "{written}: {line}");
        assert_eq!(line["outcome"], outcome, "{written}: {line}");
        let has_ended = line["board"].is_string();
        assert_eq!(line["article"], if has_ended { "Guidelines I.10" } else { "Guidelines I.8" }, "{line}");
        assert_eq!(ran.status, i32::from(verdict != "valid"), "{written}");
    }
}

#[test]
fn the_article_on_sealed_moves_is_that_of_the_edition_where_it_is_known() {
    for (laws, article, outcome) in [
        ("fide2001", Some("A8"), Some("loses")),
        ("fide2014", Some("E.8"), Some("loses")),
        ("fide2023", Some("Guidelines I.8"), Some("loses")),
        ("fide2009", None, None),
        ("fide2018", Some("Guidelines I.8"), Some("loses")),
    ] {
        let fen = "4k3/7p/8/8/8/8/8/4K3 w - - 0 1";
        let ran = run(project(), ["claims", "--format", "json", "--fen", fen, "--sealed", "Qe4", "--laws", laws]);
        let line = json_lines(&ran).remove(0);
        assert_eq!((line["article"].as_str(), line["outcome"].as_str()), (article, outcome), "{laws}: {line}");
        let text = run(project(), ["claims", "--fen", fen, "--sealed", "Qe4", "--laws", laws]).results;
        assert_eq!(text.contains("not established for this edition"), article.is_none(), "{text}");
    }
}

#[test]
fn questions_that_cannot_be_asked_are_refused() {
    for arguments in [
        "--at 3 --by white", // nine records
        "--at 3",
        "--by white",
        "--move Nf3",
        "--at 3 --by green",
        "--at -1 --by white --record 1",
        "--at 0 --by white --move e4 --record 1",
        "--at 3 --by white --record 10",
        "--at 3 --by white --record 0",
        "--sealed Nf3",
        "--time-class blitz",
    ] {
        let words = ["claims"].into_iter().chain(arguments.split_whitespace()).chain([GAMES]);
        let ran = run(project(), words);
        assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{arguments}");
        assert!(!ran.messages.is_empty(), "{arguments}");
    }
    let ran = run(project(), ["claims", "absent.pgn"]);
    assert_eq!(ran.status, 2);
}

#[test]
fn hostile_words_are_shown_made_safe() {
    let folder = scratch("claims-hostile");
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(2);
    fs::write(folder.join("game.pgn"), format!("[White \"\u{1b}[31mred\"]\n[Black \"\u{202e}x\"]\n\n{moves}*\n"))
        .unwrap();
    let ran = run(&folder, ["claims", "game.pgn"]);
    assert!(!ran.results.contains(['\u{1b}', '\u{202e}', '\u{1}']), "{:?}", ran.results);
    assert!(ran.results.contains("may claim"), "{}", ran.results);
    let ran = run(&folder, ["claims", "--at", "4", "--by", "white", "--move", "\u{1b}[2J", "game.pgn"]);
    assert!(!ran.results.contains('\u{1b}'), "{:?}", ran.results);
    let ran = run(&folder, ["claims", "--sealed", "\u{1b}[2J", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    assert!(!ran.results.contains('\u{1b}'), "{:?}", ran.results);
}

#[test]
fn a_long_shuffle_is_listed_in_little_time_and_memory() {
    let folder = scratch("claims-long");
    fs::write(folder.join("long.pgn"), format!("{}*\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000))).unwrap();
    let ran = run(&folder, ["claims", "--format", "json", "long.pgn"]);
    let lines = json_lines(&ran);
    let [claims @ .., left_out, summary] = lines.as_slice() else { panic!("{}", ran.results) };
    assert_eq!(claims.len(), 10_000, "so many are shown, the others counted");
    let last = claims.last().unwrap();
    assert!(last["ply"].as_u64().unwrap() > 3000, "{last}");
    assert!(claims.iter().all(|line| line["occurrences"].as_array().is_none_or(|plies| plies.len() <= 13)));
    assert_eq!(left_out["type"], "claims-left-out");
    let n_all = summary["claims"].as_u64().unwrap() + summary["automatic_draws"].as_u64().unwrap();
    assert_eq!(left_out["count"].as_u64().unwrap(), n_all - 10_000);
    let text = run(&folder, ["claims", "-q", "long.pgn"]);
    assert!(text.results.lines().count() < 400, "{}", text.results.lines().count());
    assert!(text.results.contains("that draw ended the game;"), "{}", text.results);
    let old = run(&folder, ["claims", "-q", "--laws", "fide2009", "long.pgn"]);
    assert!(old.results.contains("--format json shows more of them"), "{}", old.results);
}

#[test]
fn what_is_at_the_start_of_a_record_has_no_last_move() {
    let folder = scratch("claims-at-the-start");
    let record = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4r3/K6R w - - 150 100\"]\n\n100. Kb1 *\n";
    fs::write(folder.join("game.pgn"), record).unwrap();
    let ran = run(&folder, ["claims", "--lang", "en", "game.pgn"]);
    assert!(ran.results.contains("had been made when the record begins"), "{}", ran.results);
    assert!(!ran.results.contains("the last 0"), "{}", ran.results);
}

#[test]
fn a_record_that_cannot_be_played_on_is_not_said_to_end() {
    let folder = scratch("claims-not-played-on");
    fs::write(folder.join("game.pgn"), format!("{}Nd5 e5 1/2-1/2\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(2))).unwrap();
    let ran = run(&folder, ["claims", "--lang", "en", "game.pgn"]);
    assert!(ran.results.contains("cannot be played beyond ply 8"), "{}", ran.results);
    assert!(!ran.results.contains("the record ends here"), "{}", ran.results);
}

#[test]
fn moves_that_may_be_written_have_the_letters_of_the_record() {
    let folder = scratch("claims-letters");
    fs::write(folder.join("game.pgn"), format!("{}1/2-1/2\n", "Кf3 Кf6 Кg1 Кg8 ".repeat(2))).unwrap();
    let listed = run(&folder, ["claims", "game.pgn"]);
    assert!(listed.results.contains("writing 5.Кf3"), "{}", listed.results);
    let ruled = run(&folder, ["claims", "--at", "8", "--by", "black", "game.pgn"]);
    assert!(ruled.results.contains("writing 5.Кf3"), "{}", ruled.results);
    let programs = run(&folder, ["claims", "--format", "json", "game.pgn"]);
    assert!(programs.results.contains("\"move\":\"Nf3\""), "{}", programs.results);
}

#[test]
fn a_move_to_be_written_is_not_sought_in_other_letters_than_those_it_is_written_in() {
    let folder = scratch("claims-own-letters");
    fs::write(folder.join("en.pgn"), format!("{}1/2-1/2\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(2))).unwrap();
    fs::write(folder.join("ru.pgn"), format!("{}1/2-1/2\n", "Кf3 Кf6 Кg1 Кg8 ".repeat(2))).unwrap();
    for (file, written, status) in [
        ("en.pgn", "Ng8", 0),
        ("en.pgn", "Кg8", 0), // Cyrillic
        ("en.pgn", "Kg8", 1), // Latin
        ("en.pgn", "Sg8", 0),
        ("ru.pgn", "Кg8", 0),
        ("ru.pgn", "Kg8", 0), // a Latin look-alike
        ("ru.pgn", "Ng8", 0),
        ("ru.pgn", "Сg8", 1), // the bishop
        ("ru.pgn", "g8К", 1),
    ] {
        let ran = run(&folder, ["claims", "--at", "8", "--by", "black", "--move", written, file]);
        assert_eq!(ran.status, status, "{file} {written}: {}", ran.results);
    }
}

#[test]
fn claims_are_reported_in_russian() {
    let folder = scratch("claims-russian");
    fs::write(folder.join("game.pgn"), format!("{}1/2-1/2\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(2))).unwrap();
    let ran = run(&folder, ["claims", "--lang", "ru", "game.pgn"]);
    assert!(ran.results.contains("вправе потребовать ничью"), "{}", ran.results);
    assert!(ran.messages.contains("1 запись, 8 полуходов"), "{}", ran.messages);
}

#[test]
fn a_claim_is_made_at_a_move_as_players_say_it() {
    let folder = scratch("claims-by-move");
    fs::write(folder.join("game.pgn"), format!("{}1/2-1/2\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(2))).unwrap();
    let later = "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 20\"]\n\n20... Nf6 21. Nf3 Ng8 22. Ng1 *\n";
    fs::write(folder.join("later.pgn"), later).unwrap();
    let ruled = |file: &str, at: &str| run(&folder, ["claims", "--format", "json", "--at", at, "--by", "black", file]);
    for (file, by_move, by_ply) in
        [("game.pgn", "4...", "8"), ("game.pgn", "4.", "7"), ("later.pgn", "20...", "1"), ("later.pgn", "22.", "4")]
    {
        let [one, other] = [by_move, by_ply].map(|at| ruled(file, at));
        assert_eq!((one.status, &one.results), (other.status, &other.results), "{file} {by_move}: {}", one.messages);
        assert!(one.results.contains("\"verdict\""), "{}", one.messages);
    }
    assert_eq!(ruled("game.pgn", "end").status, 2);
}
