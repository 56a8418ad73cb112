//! One event from several sources: tables, lists and audits agree on which records are one game, on the players, and on
//! the differences.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::run::{run, scratch};

/// A record of a game.
#[derive(Clone)]
struct TestGame {
    event: &'static str,
    date: String,
    round: u32,
    white: String,
    black: String,
    result: &'static str,
    moves: String,
}

impl TestGame {
    fn text(&self) -> String {
        let Self { event, date, round, white, black, result, moves } = self;
        let round = if *round == 0 { "?".to_owned() } else { round.to_string() };
        let tags = [
            ("Event", *event),
            ("Site", "Town"),
            ("Date", date.as_str()),
            ("Round", &round),
            ("White", white),
            ("Black", black),
            ("Result", result),
        ];
        let tags = tags.map(|(name, value)| format!("[{name} \"{value}\"]\n")).concat();
        format!("{tags}\n{moves} {result}\n\n")
    }
}

/// Returns different moves for every number: the pawns of both sides go one square each, in another order.
fn moves(number: usize) -> String {
    let order = |mut seed: usize| {
        let mut files: Vec<char> = ('a'..='h').collect();
        let mut ordered = Vec::new();
        while !files.is_empty() {
            ordered.push(files.remove(seed % files.len()));
            seed = seed / 2 + number * 7;
        }
        ordered
    };
    let mut text = String::new();
    for (at, (white, black)) in order(number * 31 + 5).into_iter().zip(order(number * 17 + 3)).enumerate() {
        write!(text, "{}. {white}3 {black}6 ", at + 1).unwrap();
    }
    text.trim_end().to_owned()
}

const NAMES: [&str; 6] = ["Abel, Ann", "Bell, Bob", "Cole, Carl", "Dove, Dora", "Ewing, Emil", "Ford, Fred"];

/// A round robin of six players.
fn cup() -> Vec<TestGame> {
    const ROUNDS: [[(usize, usize); 3]; 5] = [
        [(0, 5), (1, 4), (2, 3)],
        [(5, 3), (4, 2), (0, 1)],
        [(1, 5), (2, 0), (3, 4)],
        [(5, 4), (0, 3), (1, 2)],
        [(2, 5), (3, 1), (4, 0)],
    ];
    let mut games = Vec::new();
    for (round, pairs) in (1..).zip(ROUNDS) {
        for (white, black) in pairs {
            let number = games.len();
            games.push(TestGame {
                event: "Cup",
                date: format!("2024.05.{round:02}"),
                round,
                white: NAMES[white].to_owned(),
                black: NAMES[black].to_owned(),
                result: ["1-0", "0-1", "1/2-1/2"][number % 3],
                moves: moves(number),
            });
        }
    }
    games
}

fn write(folder: &Path, name: &str, games: &[TestGame]) {
    fs::write(folder.join(name), games.iter().map(TestGame::text).collect::<String>()).unwrap();
}

fn lines(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    run(folder, arguments).results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the points and games of all players, lowest first.
fn table(folder: &Path, files: &[&str]) -> Vec<String> {
    let reported = lines(folder, &[&["standings", "--format", "json"], files].concat());
    let rows = reported.iter().filter(|line| line["type"] == "standing");
    let mut rows: Vec<String> = rows.map(|row| format!("{} of {}", row["points"], row["games"])).collect();
    rows.sort();
    rows
}

/// Returns the findings of an audit, without copies that agree.
fn found(folder: &Path, files: &[&str]) -> Vec<String> {
    let reported = lines(folder, &[&["audit", "--format", "json"], files].concat());
    let findings = reported.iter().filter(|line| line["type"] == "finding" && line["name"] != "duplicate-game");
    findings.map(|line| format!("{}: {}", line["name"], line["message"])).collect()
}

/// Compares an event from two sources with that of one, with the files in both orders and in one file: the table is the
/// same, and the audit has the expected number of findings.
fn assert_one_event(name: &str, one: &[TestGame], other: &[TestGame], n_findings: usize) {
    let folder = scratch(name);
    write(&folder, "one.pgn", one);
    write(&folder, "other.pgn", other);
    write(&folder, "both.pgn", &[one, other].concat());
    let expected = table(&folder, &["one.pgn"]);
    assert!(!expected.is_empty());
    for files in [&["one.pgn", "other.pgn"][..], &["other.pgn", "one.pgn"], &["both.pgn"]] {
        assert_eq!(table(&folder, files), expected, "{name}: {files:?}");
        let found = found(&folder, files);
        assert_eq!(found.len(), n_findings, "{name}: {files:?}: {found:?}");
    }
}

fn with_initials(games: &[TestGame]) -> Vec<TestGame> {
    let short = |name: &str| {
        let (surname, given) = name.split_once(", ").unwrap();
        format!("{surname},{}", &given[..1])
    };
    let with = |game: &TestGame| TestGame { white: short(&game.white), black: short(&game.black), ..game.clone() };
    games.iter().map(with).collect()
}

fn changed(change: impl FnOnce(&mut TestGame)) -> Vec<TestGame> {
    let mut games = cup();
    change(&mut games[4]);
    games
}

#[test]
fn a_list_of_results_beside_the_games_counts_them_once() {
    let list: Vec<TestGame> = cup().into_iter().map(|game| TestGame { moves: String::new(), ..game }).collect();
    assert_one_event("sources-list", &cup(), &list, 0);
    let folder = scratch("sources-list-told");
    write(&folder, "both.pgn", &[cup(), list].concat());
    assert_eq!(run(&folder, ["audit", "both.pgn"]).results.matches("duplicate-game").count(), 15);
}

#[test]
fn a_record_without_moves_is_a_copy_and_no_forfeit() {
    assert_one_event("sources-no-moves", &cup(), &changed(|game| game.moves.clear()), 0);
    // A forfeit in both sources counts once.
    let forfeit = changed(|game| {
        game.moves.clear();
        game.result = "1-0";
    });
    assert_one_event("sources-forfeit", &forfeit, &with_initials(&forfeit), 0);
}

#[test]
fn where_rounds_and_days_are_not_known_one_game_of_a_pairing_in_each_of_two_files_is_one() {
    let without_time = |games: Vec<TestGame>| -> Vec<TestGame> {
        games.into_iter().map(|game| TestGame { round: 0, date: "2024.??.??".to_owned(), ..game }).collect()
    };
    let cup = without_time(cup());
    let list: Vec<TestGame> = cup.iter().map(|game| TestGame { moves: String::new(), ..game.clone() }).collect();
    let cut = without_time(changed(|game| game.moves.truncate(game.moves.find(" 4.").unwrap())));
    let no_moves = without_time(changed(|game| game.moves.clear()));
    let folder = scratch("sources-without-time");
    write(&folder, "one.pgn", &cup);
    let expected = table(&folder, &["one.pgn"]);
    for (other, n_findings) in [(&list, 0), (&no_moves, 0), (&cut, 1)] {
        write(&folder, "other.pgn", other);
        for files in [["one.pgn", "other.pgn"], ["other.pgn", "one.pgn"]] {
            assert_eq!(table(&folder, &files), expected);
            let found = found(&folder, &files);
            assert_eq!(found.len(), n_findings, "{found:?}");
        }
    }
    // In one file they are two games, and so are those with other colors or of a match.
    let game = |at: usize, moves: &str| TestGame { moves: moves.to_owned(), ..cup[at].clone() };
    let swapped = TestGame { white: cup[0].black.clone(), black: cup[0].white.clone(), ..game(0, "") };
    for (one, other) in [
        (vec![game(0, &moves(0)), game(0, "")], vec![]),
        (vec![game(0, &moves(0))], vec![swapped]),
        (vec![game(0, &moves(0))], vec![game(0, ""), game(0, "")]),
    ] {
        let n = (one.len() + other.len()).to_string();
        write(&folder, "one.pgn", &one);
        write(&folder, "other.pgn", &other);
        let reported = run(&folder, ["audit", "--write-unique", "out.pgn", "one.pgn", "other.pgn"]);
        assert_eq!(
            run(&folder, ["select", "-c", "--plies", "0..", "out.pgn"]).results.trim(),
            n,
            "{}",
            reported.results
        );
        fs::remove_file(folder.join("out.pgn")).unwrap();
    }
}

#[test]
fn most_records_of_a_source_decide_where_one_of_them_is_wrong() {
    let cases: [(&str, Vec<TestGame>); 5] = [
        ("round", changed(|game| game.round = 3)),
        (
            "round-and-day",
            changed(|game| {
                game.round = 3;
                "2024.05.03".clone_into(&mut game.date);
            }),
        ),
        ("colors", changed(|game| std::mem::swap(&mut game.white, &mut game.black))),
        ("white", changed(|game| NAMES[3].clone_into(&mut game.white))),
        ("moves", changed(|game| game.moves = moves(99))),
    ];
    for (name, games) in cases {
        assert_one_event(&format!("sources-slip-{name}"), &cup(), &games, 1);
        assert_one_event(&format!("sources-slip-{name}-initials"), &cup(), &with_initials(&games), 1);
    }
}

#[test]
fn results_that_contradict_each_other_are_named_and_a_preferred_file_decides() {
    let folder = scratch("sources-results");
    write(&folder, "one.pgn", &cup());
    write(&folder, "other.pgn", &changed(|game| game.result = "1/2-1/2"));
    let ran = run(&folder, ["standings", "one.pgn", "other.pgn"]);
    assert_eq!(ran.status, 1, "{}{}", ran.results, ran.messages);
    let text = ran.results.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("give two results: 0-1 counts here, 1/2-1/2 does not"), "{text}");
    assert_eq!(table(&folder, &["one.pgn", "other.pgn"]), table(&folder, &["other.pgn", "one.pgn"]));
    let preferred = table(&folder, &["one.pgn", "other.pgn", "--prefer", "other.pgn"]);
    assert_eq!(preferred, table(&folder, &["other.pgn"]));
    assert_ne!(preferred, table(&folder, &["one.pgn"]));
    assert_eq!(run(&folder, ["standings", "one.pgn", "--prefer", "none.pgn"]).status, 2);
}

#[test]
fn standings_are_those_of_the_decisions_and_no_file_is_changed() {
    let folder = scratch("sources-decisions");
    write(&folder, "one.pgn", &cup());
    write(&folder, "other.pgn", &changed(|game| game.result = "1/2-1/2"));
    let files = ["one.pgn", "other.pgn"].map(|file| fs::read(folder.join(file)).unwrap());
    assert_eq!(run(&folder, ["audit", "-q", "one.pgn", "other.pgn", "--decisions", "d.toml"]).status, 1);
    let draft = fs::read_to_string(folder.join("d.toml")).unwrap();
    let decided = |keeps: &str| {
        let is_kept = draft
            .lines()
            .filter(|line| line.starts_with("# ") && line.contains("is kept of"))
            .any(|line| line.contains(keeps));
        let (keep, drop) = if is_kept { ("#keep = ", "#drop = [") } else { ("#drop = [", "#keep = ") };
        let keys = |head: &str| {
            let lines = draft.lines().filter_map(|line| line.strip_prefix(head));
            lines.map(|rest| rest.trim_end_matches(']').to_owned()).collect::<Vec<_>>()
        };
        let games = keys(keep).into_iter().zip(keys(drop));
        games.map(|(keep, drop)| format!("[[game]]\nkeep = {keep}\ndrop = [{drop}]\n")).collect::<Vec<_>>().concat()
    };
    for file in ["one.pgn", "other.pgn"] {
        fs::write(folder.join("decided.toml"), decided(file)).unwrap();
        let ran = run(&folder, ["standings", "-q", "one.pgn", "other.pgn", "--decisions", "decided.toml"]);
        assert_eq!(ran.status, 0, "{}{}", ran.results, ran.messages);
        let ranked = table(&folder, &["one.pgn", "other.pgn", "--decisions", "decided.toml"]);
        assert_eq!(ranked, table(&folder, &[file]), "{file}");
    }
    assert_eq!(files, ["one.pgn", "other.pgn"].map(|file| fs::read(folder.join(file)).unwrap()));
    fs::write(folder.join("names.toml"), "[[name]]\nwas = \"x\"\n").unwrap();
    for none in ["names.toml", "none.toml"] {
        assert_eq!(run(&folder, ["standings", "one.pgn", "--decisions", none]).status, 2, "{none}");
    }
}

#[test]
fn the_list_of_players_knows_names_by_their_games() {
    let folder = scratch("sources-players");
    write(&folder, "full.pgn", &cup());
    write(&folder, "initials.pgn", &with_initials(&cup()));
    let listed =
        |files: &[&str]| lines(&folder, &[&["standings", "--list-players", "--format", "json"], files].concat());
    let [once, both] = [listed(&["full.pgn"]), listed(&["full.pgn", "initials.pgn"])];
    let names = |players: &[Value]| players.iter().map(|player| player["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(&once), names(&both));
    assert!(both.iter().all(|player| player["spellings"].as_array().is_some_and(|all| all.len() == 2)), "{both:?}");
}

#[test]
fn a_game_alone_in_a_round_is_of_the_round_that_lacks_it() {
    let folder = scratch("sources-alone-in-a-round");
    let mut games = cup();
    games[0].round = 9;
    write(&folder, "a.pgn", &games);
    let reported = found(&folder, &["a.pgn"]);
    assert!(
        reported.len() == 1 && reported[0].contains("stand in round 9; in round 1 neither has a game"),
        "{reported:?}"
    );
    let ran = run(&folder, ["standings", "a.pgn"]);
    assert!(ran.results.contains("15 games, 5 rounds"), "{}", ran.results);
}

#[test]
fn a_game_that_an_event_lacks_is_found_under_the_name_of_another() {
    let folder = scratch("sources-stray");
    let mut games = cup();
    games[4].event = "Memorial";
    let mut memorial = cup();
    for (at, game) in memorial.iter_mut().enumerate() {
        game.event = "Memorial";
        game.date = game.date.replace("2024.05", "2024.07");
        game.moves = moves(200 + at);
    }
    write(&folder, "a.pgn", &[games, memorial].concat());
    let reported = found(&folder, &["a.pgn"]);
    assert!(reported.len() == 1 && reported[0].contains("this is the game that `Cup` lacks"), "{reported:?}");
}

#[test]
fn two_draws_of_a_match_with_the_same_moves_are_two_games() {
    let draw = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 5. d4 Nd6 6. Bxc6 dxc6 7. dxe5 Nf5 8. Qxd8+ Kxd8 9. Nc3 Ke8 10. h3 h5 \
                11. Bf4 Be7 12. Rad1 Be6 13. Ng5 Rh6 14. Rfe1 Bb4 15. a3 Bxc3 16. bxc3 c5 17. Nxe6 Rxe6";
    let game = |round: u32| {
        let is_draw = round == 3 || round == 5;
        TestGame {
            event: "Match",
            date: format!("2024.05.{round:02}"),
            round,
            white: NAMES[(round % 2) as usize].to_owned(),
            black: NAMES[1 - (round % 2) as usize].to_owned(),
            result: if is_draw { "1/2-1/2" } else { "1-0" },
            moves: if is_draw { draw.to_owned() } else { moves(round as usize) },
        }
    };
    let games: Vec<TestGame> = (1..=6).map(game).collect();
    let folder = scratch("sources-twins");
    write(&folder, "match.pgn", &games);
    assert_eq!(table(&folder, &["match.pgn"]), ["2 of 6", "4 of 6"]);
    assert_one_event("sources-twins-twice", &games, &with_initials(&games), 0);
}

#[test]
fn moves_pasted_under_another_pairing_are_one_finding_and_no_game_is_missing() {
    let whole = "1. Nf3 Nc6 2. d4 d6 3. e4 Bg4 4. Be3 Nf6 5. Nc3 e5 6. Bb5 exd4 7. Qxd4 Be7 8. h3 Be6 9. Nd5 O-O 10. Bxc6 bxc6 \
                 11. Nxe7+ Qxe7 12. Bg5 c5 13. Bxf6 Qxf6 14. Qxf6 gxf6 15. Nd2 a5 16. Ke2 Rfb8 17. b3 a4";
    let mut games = cup();
    for game in &mut games[..2] {
        whole.clone_into(&mut game.moves);
        game.result = "1-0";
    }
    let folder = scratch("sources-pasted");
    write(&folder, "cup.pgn", &games);
    let reported = found(&folder, &["cup.pgn"]);
    assert!(reported.len() == 1 && reported[0].contains("has the moves of Abel, Ann – Ford, Fred"), "{reported:?}");
    assert_eq!(table(&folder, &["cup.pgn"]).len(), 6);
}

#[test]
fn copies_say_who_is_who_and_two_namesakes_who_met_stay_two() {
    let mut games = cup();
    for game in &mut games {
        for name in [&mut game.white, &mut game.black] {
            if name == NAMES[1] {
                "Abel, Arno".clone_into(name);
            }
        }
    }
    let mut short = with_initials(&games);
    for game in &mut short {
        "2024.??.??".clone_into(&mut game.date);
    }
    // If the two met, the record with initials is of a player against himself.
    assert_one_event("sources-names", &games, &short, 1);
}

#[test]
fn two_versions_of_an_archive_are_compared_whatever_their_order() {
    let folder = scratch("sources-diff");
    let old = cup();
    let mut new: Vec<TestGame> = old[2..].iter().rev().cloned().collect();
    new[0].result = "0-1";
    new[1].moves.push_str(" {a fine move} 9. Ra2 {[%clk 0:10:00]}");
    new[2].white.push('.');
    new.push(TestGame { event: "Other Cup", round: 9, moves: moves(77), ..old[0].clone() });
    write(&folder, "old.pgn", &old);
    write(&folder, "new.pgn", &new);
    let reported = lines(&folder, &["diff", "--format", "json", "old.pgn", "new.pgn"]);
    let summary = serde_json::json!({"type": "summary", "same": 10, "new": 1, "gone": 2, "changed": 3});
    assert_eq!(reported.last(), Some(&summary));
    let changed: Vec<String> =
        reported.iter().filter(|line| line["kind"] == "changed").map(|line| line["what"].to_string()).collect();
    assert_eq!(changed, [r#"["tag White"]"#, r#"["moves","comments","clocks"]"#, r#"["tag Result","result"]"#]);
    let of = |what: &str| reported.iter().find(|line| line["what"].to_string().contains(what)).unwrap();
    assert_eq!(of("Result")["tags"]["Result"], serde_json::json!(["1/2-1/2", "0-1"]));
    assert_eq!((&of("moves")["moves"], &of("moves")["first_ply"]), (&serde_json::json!(["–", "9.Ra2"]), &16.into()));
    let arguments = ["diff", "--write-new", "n.pgn", "--write-gone", "g.pgn", "old.pgn", "new.pgn"];
    let ran = run(&folder, arguments);
    assert_eq!(ran.status, 1);
    assert!(ran.results.contains("`Result`: `1/2-1/2` → `0-1`"), "{}", ran.results);
    let written = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(written("n.pgn"), new.last().unwrap().text());
    assert_eq!(written("g.pgn"), old[..2].iter().map(TestGame::text).collect::<String>());
    let same = run(&folder, ["diff", "old.pgn", "old.pgn"]);
    assert_eq!((same.status, same.results.as_str()), (0, ""));
    assert_eq!(run(&folder, ["diff", "old.pgn"]).status, 2);
    assert_eq!(run(&folder, ["diff", "old.pgn", "none.pgn"]).status, 2);
}

#[test]
fn a_game_whose_date_or_moves_were_corrected_has_changed() {
    let folder = scratch("sources-diff-put-right");
    let old = cup();
    let mut new = old.clone();
    new[0].date = "1999.01.02".to_owned();
    new[1].date = "1999.01.02".to_owned();
    new[1].moves = moves(77);
    new[2].event = "Other Cup";
    new[3].event = "Other Cup";
    new[3].moves = moves(78);
    write(&folder, "old.pgn", &old);
    write(&folder, "new.pgn", &new);
    let reported = lines(&folder, &["diff", "--format", "json", "old.pgn", "new.pgn"]);
    let what = |kind: &str| {
        reported.iter().filter(|line| line["kind"] == kind).map(|line| line["what"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(what("changed"), [r#"["tag Date"]"#, r#"["tag Date","moves"]"#, r#"["tag Event"]"#]);
    assert_eq!((what("gone").len(), what("new").len()), (1, 1));
}

/// Writes two events of a month each, in which one player has two names and the others one; both with the given
/// ratings.
fn two_events(folder: &Path, names: [&str; 2], ratings: [u16; 2]) {
    let mut text = String::new();
    for (at, (name, rating)) in names.into_iter().zip(ratings).enumerate() {
        for (number, mut game) in cup().into_iter().enumerate() {
            game.event = ["Cup", "Open"][at];
            game.date = format!("2024.{:02}.{:02}", 4 + 2 * at, game.round);
            game.moves = moves(100 * (at + 1) + number);
            let rating_of = |player: &mut String| {
                let place = NAMES.iter().position(|name| *name == player.as_str()).unwrap();
                if place == 0 {
                    name.clone_into(player);
                    return rating;
                }
                2300 + 61 * u16::try_from(place).unwrap()
            };
            let [white, black] = [rating_of(&mut game.white), rating_of(&mut game.black)];
            let tags = format!("[WhiteElo \"{white}\"]\n[BlackElo \"{black}\"]\n\n");
            text.push_str(&game.text().replacen("\n\n", &format!("\n{tags}"), 1));
        }
    }
    fs::write(folder.join("names.pgn"), text).unwrap();
}

#[test]
fn a_name_that_only_one_other_fits_is_reported_where_ratings_and_opponents_agree() {
    let folder = scratch("sources-likely");
    let reported = |names: [&str; 2], ratings: [u16; 2]| {
        two_events(&folder, names, ratings);
        found(&folder, &["names.pgn"]).iter().filter(|found| found.contains("name-variants")).count()
    };
    for names in [
        ["Keller, Paul", "Keller,P"],
        ["Keller, Paul", "Keller, Paul A."],
        ["Keller, Paul", "Keller, Paul Petrovich"],
        ["Keller, Paul", "Keller, Paul NED"],
        ["Keller, Paula", "Keller Novak, Paula"],
        ["Mamedyarov, Shakhriyar", "Mamedjarov, Shahriyar"],
    ] {
        assert_eq!(reported(names, [2600, 2610]), 1, "{names:?}");
        assert_eq!(reported(names, [2600, 2250]), 0, "{names:?}: ratings far apart");
    }
    assert_eq!(reported(["Keller, Paul", "Keller, Peter"], [2600, 2600]), 0);
}

#[test]
fn a_given_name_in_full_is_requested_as_it_is() {
    let folder = scratch("sources-given");
    let n_selected = |names: [&str; 2]| {
        two_events(&folder, names, [2600, 2250]);
        run(&folder, ["select", "--count", "--player", names[0], "names.pgn"]).results.trim().to_owned()
    };
    for names in [["Ling, Yu", "Ling, Yue"], ["Novotny, Jan", "Novotny, Jana"], ["Smith, J", "Smyth, J"]] {
        assert_eq!(n_selected(names), "5", "{names:?}");
    }
    for names in [["Ling, Yu", "Ling,Y"], ["Novotny, J", "Novotny, Jana"], ["Novotny", "Novotny, Jana"]] {
        assert_eq!(n_selected(names), "10", "{names:?}");
    }
}

#[test]
fn a_search_says_once_which_names_it_took_besides() {
    let folder = scratch("sources-besides");
    two_events(&folder, ["Novotny, J", "Novotny, Jana"], [2600, 2600]);
    let reported = |arguments: &[&str]| run(&folder, [&["select", "names.pgn"], arguments].concat()).messages;
    let besides = reported(&["--player", "Novotny, Jana"]);
    assert_eq!(besides.matches("for `Novotny, Jana` also taken: `Novotny, J`").count(), 1, "{besides}");
    assert!(reported(&["--count", "--player", "Novotny, Jana"]).contains("also taken"));
    // A tag that has the requested value already changes nothing.
    for arguments in
        [&["--player", "Novotny"][..], &["--where", "white = 'Novotny, J'"], &["-q", "--player", "Novotny, J"]]
    {
        assert!(!reported(arguments).contains("also taken"), "{arguments:?}");
    }
}

#[test]
fn a_game_without_a_result_in_a_finished_event_is_reported() {
    let folder = scratch("sources-open");
    write(&folder, "cup.pgn", &changed(|game| game.result = "*"));
    let reported = found(&folder, &["cup.pgn"]);
    assert!(reported.len() == 1 && reported[0].contains("is not known"), "{reported:?}");
}

/// Returns a Swiss event of five rounds.
fn swiss() -> Vec<TestGame> {
    const SURNAMES: [&str; 16] = [
        "Adams", "Brown", "Clark", "Davis", "Evans", "Frost", "Green", "Hills", "Irwin", "Kelly", "Lewis", "Moore",
        "Nunn", "Price", "Reed", "Tate",
    ];
    // Sixteen players, of whom one keeps the seat and the others move on.
    let mut games = Vec::new();
    for round in 1..=5_u32 {
        for board in 0..8_usize {
            let seat = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + 2 * round as usize) % 15 };
            let name = |at: usize| format!("{}, Ann", SURNAMES[seat(at)]);
            let number = games.len();
            games.push(TestGame {
                event: "Open",
                date: format!("2024.05.{round:02}"),
                round,
                white: name(board),
                black: name(15 - board),
                result: ["1-0", "0-1", "1/2-1/2"][number % 3],
                moves: moves(number),
            });
        }
    }
    games
}

#[test]
fn the_only_two_without_a_game_in_a_round_who_have_not_met_lack_one() {
    let folder = scratch("sources-swiss-gap");
    let mut games = swiss();
    let gone = games.remove(19);
    write(&folder, "open.pgn", &games);
    let reported = found(&folder, &["open.pgn"]);
    let names = format!("only {} and {} have no game", gone.white, gone.black);
    let other = format!("only {} and {} have no game", gone.black, gone.white);
    assert!(reported.len() == 1 && (reported[0].contains(&names) || reported[0].contains(&other)), "{reported:?}");
}

#[test]
fn games_of_a_swiss_that_have_each_others_round_are_reported_and_it_stays_a_swiss() {
    let mut games = swiss();
    let players = |game: &TestGame| [game.white.clone(), game.black.clone()];
    let one = players(&games[1]);
    let other = (16..40).find(|at| players(&games[*at]).iter().all(|name| !one.contains(name))).unwrap();
    let round = games[other].round;
    games[other].round = games[1].round;
    games[1].round = round;
    let folder = scratch("sources-exchanged");
    write(&folder, "open.pgn", &games);
    let reported = found(&folder, &["open.pgn"]);
    assert!(reported.len() == 2 && reported.iter().all(|one| one.contains("neither has a game")), "{reported:?}");
    let events = lines(&folder, &["standings", "--format", "json", "open.pgn"]);
    assert_eq!(events[0]["kind"], "swiss");
}

#[test]
fn a_name_that_has_exactly_the_games_another_lacks_is_that_other() {
    let folder = scratch("sources-misspelt");
    let expected = {
        write(&folder, "cup.pgn", &cup());
        table(&folder, &["cup.pgn"])
    };
    write(&folder, "cup.pgn", &changed(|game| "Zorro, Zed".clone_into(&mut game.white)));
    assert_eq!(table(&folder, &["cup.pgn"]), expected);
    let reported = found(&folder, &["cup.pgn"]);
    assert!(reported.len() == 1 && reported[0].contains("exactly the games that the other lacks"), "{reported:?}");
}

#[test]
fn the_same_moves_of_others_are_no_version_of_a_game() {
    let folder = scratch("sources-diff-moves-of-others");
    let mut others = cup();
    others.truncate(1);
    others[0].white = "Other, One".to_owned();
    others[0].black = "Another, Two".to_owned();
    others[0].event = "Elsewhere";
    others[0].date = "1987.03.04".to_owned();
    write(&folder, "old.pgn", &cup()[..1]);
    write(&folder, "new.pgn", &others);
    let reported = lines(&folder, &["diff", "--format", "json", "old.pgn", "new.pgn"]);
    let summary = reported.last().unwrap();
    assert_eq!([&summary["new"], &summary["gone"], &summary["changed"]], [1, 1, 0], "{reported:?}");
}
