//! Every case of `corpus/archive` gives exactly the findings that are written above its records, and published events
//! have the standings that were published.
//!
//! `%~ pairing-wrong` in a PGN, `### ~ report-differs` in a report file: the finding is at the next line without such a
//! mark. A case with a report file beside it is compared with it; for `report-inconsistent` and `report-malformed` the
//! report file itself is ranked.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::support::run::{collect, project, run, scratch, zapis};

/// Lists the findings expected in a file: the line and the name of each.
fn expected(path: &Path) -> Vec<(String, u64, String)> {
    let text = std::fs::read_to_string(path).unwrap();
    let file = path.file_name().unwrap().to_str().unwrap().to_owned();
    let (mut found, mut waiting) = (Vec::new(), Vec::new());
    for (line, number) in text.lines().zip(1_u64..) {
        match line.strip_prefix("%~ ").or_else(|| line.strip_prefix("### ~ ")) {
            Some(name) => waiting.push(name.to_owned()),
            None => found.extend(waiting.drain(..).map(|name| (file.clone(), number, name))),
        }
    }
    found
}

fn json_lines(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn findings(lines: &[serde_json::Value]) -> Vec<(String, u64, String)> {
    let findings = lines.iter().filter(|line| line["type"] == "finding");
    let text = |value: &serde_json::Value| value.as_str().unwrap_or("").to_owned();
    findings.map(|line| (text(&line["path"]), line["line"].as_u64().unwrap_or(0), text(&line["name"]))).collect()
}

#[test]
fn every_finding_is_written_above_its_record() {
    let folder = project().join("corpus/archive");
    let mut cases: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    cases.sort();
    let mut wrong = Vec::new();
    for case in &cases {
        let name = case.file_name().unwrap().to_str().unwrap();
        let rule = name.split('.').next().unwrap();
        // Findings across whole archives need `audit`.
        if !OF_EVENTS.contains(&rule) {
            continue;
        }
        let report = case.with_extension("trf");
        let report_name = report.file_name().unwrap().to_str().unwrap();
        let is_itself = ["report-inconsistent", "report-malformed"].contains(&rule);
        let mut arguments = vec!["standings", "--format", "json"];
        let mut wanted = Vec::new();
        match (report.is_file(), is_itself) {
            (true, true) => arguments.push(report_name),
            (true, false) => arguments.extend([name, "--trf", report_name]),
            (false, _) => arguments.push(name),
        }
        if report.is_file() {
            wanted.extend(expected(&report));
        }
        wanted.extend(expected(case));
        let ran = run(&folder, arguments);
        let mut found = findings(&json_lines(&ran.results));
        found.sort();
        wanted.sort();
        if found != wanted {
            wrong.push(format!("{name}: {found:?}, expected {wanted:?}; {}", ran.messages));
        }
        assert_eq!(name.contains(".ok."), wanted.is_empty(), "{name}");
        if !report.is_file() {
            // An audit finds the same, among all records.
            let audited = run(&folder, ["audit", "--format", "json", "--select", &OF_EVENTS.join(","), name]);
            let mut found = findings(&json_lines(&audited.results));
            found.sort();
            if found != wanted {
                wrong.push(format!("{name}: an audit finds {found:?}, expected {wanted:?}; {}", audited.messages));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn events_of_one_name_are_distinguished_and_one_event_over_several_files_is_one() {
    let corpus = project().join("corpus/archive");
    let files = ["name-variants.pgn", "pairing-wrong.pgn", "pairing-wrong.ok.pgn", "round-incomplete.ok.pgn"];
    // The two files without a fault contain the same event; the others are of other years.
    let folder = scratch("events-apart");
    for (name, year) in files.iter().zip(["1961", "1962", "1963", "1963"]) {
        let text = std::fs::read_to_string(corpus.join(name)).unwrap();
        let dated = text.replace("[Event \"Club Cup\"]", &format!("[Event \"Club Cup\"] [Date \"{year}.??.??\"]"));
        std::fs::write(folder.join(name), dated).unwrap();
    }
    let mut wanted: Vec<_> = files.iter().flat_map(|name| expected(&corpus.join(name))).collect();
    wanted.sort();
    assert_eq!(wanted.len(), 2);
    for command in ["audit", "standings"] {
        let lines = json_lines(&run(&folder, [&[command, "--format", "json"][..], &files].concat()).results);
        let mut found = findings(&lines);
        found.retain(|(_, _, name)| name != "duplicate-game");
        found.sort();
        assert_eq!(found, wanted, "{command}");
        let cups = |lines: &[serde_json::Value]| {
            lines.iter().filter(|line| line["type"] == "event" && line["event"] == "Club Cup").count()
        };
        assert_eq!(cups(&lines), 3, "{command}");
    }
    // One event spread over several files is one.
    let rounds = scratch("events-rounds");
    let text = std::fs::read_to_string(corpus.join("pairing-wrong.pgn")).unwrap();
    let records: Vec<&str> = text.split_inclusive("1-0\n").collect();
    for (at, records) in (1..).zip(records.chunks(4)) {
        std::fs::write(rounds.join(format!("part-{at}.pgn")), records.concat()).unwrap();
    }
    for command in ["audit", "standings"] {
        let lines = json_lines(&run(&rounds, [command, "--format", "json", "."]).results);
        let events: Vec<_> = lines.iter().filter(|line| line["type"] == "event").collect();
        assert_eq!((events.len(), &events[0]["games"]), (1, &15.into()), "{command}");
        assert_eq!(findings(&lines).len(), 1, "{command}");
    }
}

/// The findings that `standings` reports.
const OF_EVENTS: [&str; 9] = [
    "event-joined",
    "event-doubtful",
    "pairing-wrong",
    "round-incomplete",
    "name-variants",
    "date-outside-event",
    "report-differs",
    "report-inconsistent",
    "report-malformed",
];

/// Reads the standings of the first event: rank, points and tie-breaks by name.
fn standings(lines: &[serde_json::Value]) -> BTreeMap<String, (u64, f64, serde_json::Value)> {
    let of_players = lines.iter().filter(|line| line["type"] == "standing");
    let row = |line: &serde_json::Value| {
        let name = line["player"].as_str().unwrap().to_owned();
        (name, (line["rank"].as_u64().unwrap(), line["points"].as_f64().unwrap(), line["tiebreaks"].clone()))
    };
    of_players.map(row).collect()
}

#[test]
fn a_round_robin_goes_through_a_report_file_and_stays_the_same() {
    let folder = scratch("events-report");
    let case = project().join("corpus/archive/pairing-wrong.ok.pgn");
    let case = case.to_str().unwrap();
    let of_records = run(&folder, ["standings", "--format", "json", case]);
    assert_eq!(of_records.status, 0, "{}", of_records.messages);
    for (format, name) in [("trf16", "cup16.trf"), ("trf26", "cup26.trf")] {
        let written = run(&folder, ["standings", case, "--format", format, "-o", name]);
        assert_eq!((written.status, written.results.as_str()), (0, ""), "{}", written.messages);
        let of_report = run(&folder, ["standings", "--format", "json", name]);
        assert_eq!(of_report.status, 0, "{}{}", of_report.results, of_report.messages);
        assert_eq!(standings(&json_lines(&of_report.results)), standings(&json_lines(&of_records.results)), "{format}");
        let compared = run(&folder, ["standings", "--format", "json", case, "--trf", name]);
        assert_eq!(findings(&json_lines(&compared.results)), [], "{format}");
        let piped =
            collect(zapis(&folder).args(["standings", "-q"]).write_stdin(std::fs::read(folder.join(name)).unwrap()));
        assert_eq!(piped.results, run(&folder, ["standings", "-q", name]).results);
    }
}

#[test]
fn a_report_file_is_not_a_record_and_it_is_said_who_reads_it() {
    let folder = scratch("events-report-as-records");
    let text = std::fs::read(project().join("corpus/archive/report-differs.trf")).unwrap();
    std::fs::write(folder.join("cup.trf"), &text).unwrap();
    std::fs::write(folder.join("cup.txt"), &text).unwrap();
    std::fs::write(folder.join("club.pgn"), "[Event \"Club\"]\n\n1. e4 Ke7 *\n").unwrap();
    for command in ["audit", "repair", "claims"] {
        let alone = run(&folder, [command, "--format", "json", "cup.trf"]);
        assert_eq!(alone.status, 2, "{command}");
        assert!(findings(&json_lines(&alone.results)).is_empty(), "{command} {}", alone.results);
        let reason = "it is a report file of a tournament (TRF), not records of games; `zapis validate FILE` checks it";
        assert!(alone.messages.starts_with(&format!("zapis: cannot read cup.trf: {reason}")), "{}", alone.messages);
        assert_eq!(alone.messages.lines().count(), 1, "{}", alone.messages);
    }
    // The file beside it is checked, and recognized by its contents.
    let beside = run(&folder, ["audit", "--format", "json", "cup.txt", "club.pgn"]);
    assert_eq!((beside.status, findings(&json_lines(&beside.results)).len()), (2, 1), "{}", beside.results);
    let piped = collect(zapis(&folder).args(["claims"]).write_stdin(text));
    assert_eq!(piped.status, 2, "{}", piped.messages);
}

#[test]
fn a_report_file_is_validated_line_by_line() {
    let folder = scratch("events-report-validated");
    let lines = [
        "012 Small open",
        "001    1 m GX Keres,Paul                        2650 EST     45000O1 1916/01/07  1.0    1     2 w 1",
        "001    2 w IM Kushnir,Alla                      24x0 ISR     2800001 41-8        0.5    2     1 b 0     1 - H",
        "001    3      Petrov,Vladimirs                       LATV                        1.0    3  0000 w 1",
    ];
    std::fs::write(folder.join("small.trf"), lines.join("\r\n")).unwrap();
    let ran = run(&folder, ["validate", "--format", "json", "small.trf"]);
    let found: Vec<(u64, u64, String)> = json_lines(&ran.results)
        .iter()
        .filter(|line| line["name"] == "report-malformed")
        .map(|finding| {
            let place = |name: &str| finding[name].as_u64().unwrap();
            (place("line"), place("column"), finding["message"].as_str().unwrap().to_owned())
        })
        .collect();
    let said = |text: &str| found.iter().filter(|(_, _, message)| message.contains(text)).count();
    let places: Vec<(u64, u64)> = found.iter().map(|(line, column, _)| (*line, *column)).collect();
    assert_eq!(places, [(2, 11), (2, 58), (3, 49), (3, 70), (3, 102), (4, 57), (4, 92)], "{found:?}");
    assert_eq!((said("`GX`"), said("`45000O1`"), said("`24x0`"), said("`41-8`")), (1, 1, 1, 1), "{found:?}");
    assert_eq!((said("a bye in round 2 has an opponent"), said("number is missing")), (1, 1), "{found:?}");
    assert_eq!(ran.status, 1, "{}", ran.messages);
    // For people, each finding has its line.
    let shown = run(&folder, ["validate", "small.trf"]);
    assert!(shown.results.contains("45000O1 1916/01/07") && shown.results.contains("^^^^^^^"), "{}", shown.results);
    let sound = run(&folder, ["validate", "--quiet", "small.trf", "--ignore", "report-malformed,report-inconsistent"]);
    assert_eq!((sound.status, sound.results.as_str()), (0, ""), "{}", sound.messages);
}

#[test]
fn berger_and_varma_tables_are_printed() {
    let folder = scratch("events-tables");
    let berger = run(&folder, ["list", "berger", "6"]);
    let round = berger.results.lines().find(|line| line.starts_with("2 ")).unwrap();
    assert_eq!(round.split_whitespace().collect::<Vec<_>>(), ["2", "6:4", "5:3", "1:2"]);
    let double = run(&folder, ["list", "berger", "4", "2"]);
    assert_eq!(double.results.lines().filter(|line| line.contains(':') && line.contains('4')).count(), 6);
    let odd = run(&folder, ["list", "berger", "5"]);
    assert!(odd.results.lines().any(|line| line.split_whitespace().eq(["1", "2:5", "3:4", "1"])), "{}", odd.results);
    let varma = run(&folder, ["list", "varma", "9"]);
    assert!(varma.results.lines().any(|line| line.split_whitespace().eq(["A", "3", "4", "8"])), "{}", varma.results);
    for wrong in [&["list", "berger"][..], &["list", "berger", "2"], &["list", "varma", "30"], &["list", "berger", "x"]]
    {
        let refused = run(&folder, wrong.iter().copied());
        assert_eq!((refused.status, refused.results.as_str()), (2, ""), "{wrong:?}");
    }
}

#[test]
fn a_match_and_byes_and_forfeits_are_counted() {
    let folder = scratch("events-swiss");
    let record = |round: &str, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"Open\"]\n[EventType \"swiss\"]\n[Date \"2024.10.01\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n"
        )
    };
    let games = [
        ("1.1", "A, Anna", "B, Boris", "1-0"),
        ("1.2", "C, Carl", "D, Dora", "+ -"),
        ("1.3", "E, Emil", "bye", "1-0"),
        ("2.1", "E, Emil", "A, Anna", "1/2-1/2"),
        ("2.2", "B, Boris", "C, Carl", "0-1"),
        ("3.1", "C, Carl", "A, Anna", "1/2"),
        ("3.2", "D, Dora", "E, Emil", "0-1"),
        ("3.3", "B, Boris", "bye", "1-0"),
    ];
    let text: String = games.iter().map(|(round, white, black, result)| record(round, white, black, result)).collect();
    std::fs::write(folder.join("open.pgn"), text).unwrap();
    let ran = run(&folder, ["standings", "open.pgn", "--format", "json", "--tiebreaks", "BH,WIN,WON"]);
    let found = standings(&json_lines(&ran.results));
    let of = |name: &str| (found[name].1, found[name].2["WIN"].as_i64(), found[name].2["WON"].as_i64());
    assert_eq!(of("C, Carl"), (2.5, Some(2), Some(1)), "{}", ran.results);
    assert_eq!(of("E, Emil"), (2.5, Some(2), Some(1)));
    assert_eq!(of("A, Anna"), (2.0, Some(1), Some(1)));
    assert_eq!(of("B, Boris"), (1.0, Some(1), Some(0)));
    assert_eq!(of("D, Dora"), (0.0, Some(0), Some(0)));
    let threes = run(&folder, ["standings", "open.pgn", "--format", "json", "--points", "3-1-0"]);
    assert!(threes.results.contains("\"points\":7"), "{}", threes.results);
    let table = run(&folder, ["standings", "open.pgn", "--explain", "carl", "--tiebreaks", "BH"]);
    assert!(table.results.contains("round 1: + against D, Dora with White, 1"), "{}", table.results);
    assert!(table.results.lines().all(|line| line.chars().count() <= 80), "{}", table.results);
    let csv = run(&folder, ["standings", "open.pgn", "--format", "csv", "--tiebreaks", "BH"]);
    assert!(csv.results.starts_with("event,rank,name,title,rating,federation,fide_id,points,games,results,BH\r\n"));
}

#[test]
fn names_are_merged_where_it_is_requested_or_where_only_so_the_event_is_whole() {
    let folder = project().join("corpus/archive");
    let proved = run(&folder, ["standings", "name-variants.pgn"]);
    assert!(proved.results.contains("6 players"), "{}", proved.results);
    let note = "counted as one player, since otherwise a player would be missing or extra:";
    assert!(proved.results.replace("\n  ", " ").contains(note), "{}", proved.results);
    let merged = run(&folder, ["standings", "name-variants.pgn", "--merge-names"]);
    let note = "counted as one player: `Chigorin, Mikhail`, `Чигорин М. И.`";
    assert!(merged.results.contains("6 players") && merged.results.contains(note), "{}", merged.results);
    // With a game missing there is no evidence.
    let scratch = scratch("events-names-apart");
    let text = std::fs::read_to_string(folder.join("name-variants.pgn")).unwrap();
    let last = text.rfind("[Event ").unwrap();
    std::fs::write(scratch.join("a.pgn"), &text[..last]).unwrap();
    let apart = run(&scratch, ["standings", "a.pgn"]);
    assert!(apart.results.contains("7 players"), "{}", apart.results);
    assert!(apart.results.contains("perhaps one player: `Chigorin, Mikhail`"), "{}", apart.results);
    let merged = run(&scratch, ["standings", "a.pgn", "--merge-names"]);
    assert!(merged.results.contains("6 players"), "{}", merged.results);
}

#[test]
fn a_question_that_cannot_be_asked_is_answered_so() {
    let folder = project().join("corpus/archive");
    let asked: [&[&str]; 8] = [
        &["--tiebreaks", "XX", "pairing-wrong.pgn"],
        &["--tiebreak-rules", "fide-1950", "pairing-wrong.pgn"],
        &["--points", "3", "pairing-wrong.pgn"],
        &["--explain", "Nobody", "pairing-wrong.pgn"],
        &["--event", "No Such Cup", "pairing-wrong.pgn"],
        &["--trf", "pairing-wrong.pgn", "pairing-wrong.pgn"],
        &["--trf", "no-such.trf", "pairing-wrong.pgn"],
        &["no-such.pgn"],
    ];
    for arguments in asked {
        let ran = run(&folder, std::iter::once("standings").chain(arguments.iter().copied()));
        assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{arguments:?}: {}", ran.messages);
        assert!(!ran.messages.is_empty());
    }
}

#[test]
fn the_uzchess_cup_has_the_standings_that_were_published() {
    let folder = project().join("corpus/events");
    let ran =
        run(&folder, ["standings", "--format", "json", "--tiebreaks", "DE,SB,KS,WIN,BWG", "uzchess-cup-2025.pgn"]);
    let lines = json_lines(&ran.results);
    assert_eq!((&lines[0]["kind"], &lines[0]["complete"], ran.status), (&"round-robin".into(), &true.into(), 0));
    let published = [
        ("Praggnanandhaa, R", 1, 5.5, 25.25, 3.5, 4, 1),
        ("Sindarov, Javokhir", 2, 5.5, 22.25, 3.0, 3, 1),
        ("Abdusattorov, Nodirbek", 2, 5.5, 22.5, 3.0, 4, 0),
        ("Erigaisi, Arjun", 4, 5.0, 21.5, 3.0, 2, 2),
        ("Maghsoodloo, Parham", 5, 4.5, 20.5, 3.5, 2, 1),
        ("Rapport, Richard", 6, 4.5, 18.75, 2.5, 2, 2),
        ("Yakubboev, Nodirbek", 7, 4.5, 19.5, 2.5, 2, 1),
        ("Vokhidov, Shamsiddin", 8, 4.0, 16.5, 2.5, 2, 1),
        ("Nepomniachtchi, Ian", 9, 3.5, 16.0, 3.0, 0, 0),
        ("Aravindh, Chithambaram", 10, 2.5, 11.25, 1.5, 0, 0),
    ];
    let places: Vec<(&str, u64)> = lines
        .iter()
        .filter_map(|line| Some((line["player"].as_str()?, line["tiebreak_places"]["DE"].as_u64()?)))
        .collect();
    let published_places = [
        ("Praggnanandhaa, R", 1),
        ("Abdusattorov, Nodirbek", 2),
        ("Sindarov, Javokhir", 2),
        ("Maghsoodloo, Parham", 1),
        ("Rapport, Richard", 2),
        ("Yakubboev, Nodirbek", 3),
    ];
    assert_eq!(places, published_places);
    let found = standings(&lines);
    for (name, rank, points, sonneborn_berger, koya, wins, with_black) in published {
        let (own_rank, own_points, values) = &found[name];
        // Two players who drew with each other: Sonneborn-Berger decides after the direct encounter.
        let expected_rank = if name.starts_with("Sindarov") { 3 } else { rank };
        assert_eq!(*own_rank, expected_rank, "{name}");
        let value = |code: &str| values[code].as_f64().unwrap_or(-1.0);
        let own = [*own_points, value("SB"), value("KS"), value("WIN"), value("BWG")];
        let expected = [points, sonneborn_berger, koya, f64::from(wins), f64::from(with_black)];
        assert!(own.iter().zip(expected).all(|(own, expected)| (own - expected).abs() < 1e-9), "{name}: {own:?}");
    }
}

#[test]
fn who_left_before_half_of_the_games_gives_no_one_points() {
    let folder = scratch("events-left");
    let mut games = Vec::new();
    for round in 1..=7 {
        for slot in zapis::tournament::berger::round(8, round) {
            let is_first = slot.white == 1 || slot.black == 1;
            if !is_first || round <= 3 {
                let name = |number: u16| "ABCDEFGHI".chars().nth(number.into()).unwrap_or('J');
                let (white, black) = (name(slot.white), name(slot.black));
                games.push(format!(
                    "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"Player{white}\"]\n[Black \"Player{black}\"]\n[Result \"1/2-1/2\"]\n\n"
                ));
            }
        }
    }
    std::fs::write(folder.join("cup.pgn"), games.concat()).unwrap();
    let reported = run(&folder, ["standings", "cup.pgn"]);
    assert!(reported.results.contains("PlayerB withdrew after 3 of 7 games"), "{}", reported.results);
    assert!(reported.results.contains("(--half-rule"), "{}", reported.results);
    let applied = run(&folder, ["standings", "cup.pgn", "--half-rule", "--format", "json"]);
    let found = standings(&json_lines(&applied.results));
    assert!(
        found.iter().all(|(name, row)| (row.1 - if name == "PlayerB" { 0.0 } else { 3.0 }).abs() < 1e-9),
        "{found:?}"
    );
}

#[test]
fn teams_are_recognized_by_their_matches() {
    let folder = project().join("corpus/events");
    let ran = run(&folder, ["standings", "--format", "json", "--tiebreaks", "EMGSB", "team-cup.pgn"]);
    let lines = json_lines(&ran.results);
    assert_eq!((&lines[0]["of"], &lines[0]["contestants"]), (&"teams".into(), &4.into()), "{}", ran.messages);
    let row = |line: &serde_json::Value| {
        let number = |name: &str| line[name].as_f64().unwrap();
        (line["team"].as_str().unwrap().to_owned(), number("points"), number("other_points"))
    };
    let rows: Vec<_> = lines.iter().filter(|line| line["type"] == "standing").map(row).collect();
    let expected = [("Beta", 5.0, 7.5), ("Delta", 4.0, 6.5), ("Alpha", 2.0, 5.0), ("Gamma", 1.0, 5.0)];
    assert_eq!(rows, expected.map(|(name, matches, games)| (name.to_owned(), matches, games)));
    let by_games = run(&folder, ["standings", "-q", "--rank-by", "game-points", "team-cup.pgn"]);
    assert!(by_games.results.contains("round robin of teams"), "{}", by_games.results);
    // A crosstable of teams has game points: Beta won by 2½ to 1½ or more.
    let beta = by_games.results.lines().find(|line| line.contains("Beta")).unwrap();
    assert!(beta.contains('½'), "{}", by_games.results);
}

/// Writes a knock-out of matches of two games and tie-breaks: twelve players, four of whom begin in the second stage.
fn knock_out(round: impl Fn(usize, usize) -> String) -> String {
    // The stage, the two players, and the results of the games; the first player is White first.
    let matches = [
        (1, "Bacrot", "Jones", "1-0 1/2-1/2"),
        (1, "Caruana", "Kramnik", "1/2-1/2 1/2-1/2 1-0 1/2-1/2"),
        // Tied on points; Duda and Topalov advance.
        (1, "Duda", "Leko", "0-1 0-1"),
        (1, "Svidler", "Topalov", "1/2-1/2 1/2-1/2 1-0 1-0 1/2-1/2"),
        (2, "Anand", "Bacrot", "1/2-1/2 0-1"),
        (2, "Giri", "Caruana", "1-0 1/2-1/2"),
        (2, "Eljanov", "Duda", "1-0 1/2-1/2"),
        (2, "Radjabov", "Topalov", "1-0 0-1"),
        (3, "Anand", "Giri", "1/2-1/2 1/2-1/2 1-0 1/2-1/2"),
        (3, "Eljanov", "Radjabov", "1/2-1/2 1-0"),
        (4, "Giri", "Eljanov", "1-0 1/2-1/2"),
        (4, "Anand", "Radjabov", "1/2-1/2 0-1"),
    ];
    let mut text = String::new();
    let n_matches = [0, 8, 4, 2, 1];
    for (stage, one, other, results) in matches {
        for (game, result) in (1..).zip(results.split(' ')) {
            let (white, black) = if game % 2 == 1 { (one, other) } else { (other, one) };
            let (day, tags) = (stage * 5 + game.min(4) - 4, round(n_matches[stage], game));
            let tags = tags.replace("STAGE", &stage.to_string());
            write!(
                text,
                "[Event \"World Cup\"]\n[Date \"2023.08.{day:02}\"]\n{tags}\n[White \"{white}\"]\n[Black \"{black}\"]\n\
                 [Result \"{result}\"]\n\n{result}\n\n"
            )
            .unwrap();
        }
    }
    text
}

#[test]
fn a_knock_out_is_ranked_by_stages_however_its_rounds_are_called() {
    let folder = scratch("events-knock-out");
    let words = |n: usize| ["Final", "SF", "", "Quarter-final", "", "", "", "1/8 final"][n - 1];
    let ways: [(&str, String); 6] = [
        ("stage and game", knock_out(|_, game| format!("[Round \"STAGE.{game}\"]"))),
        (
            "fractions",
            knock_out(|n, game| {
                format!("[Round \"{}\"]", if n > 1 { format!("1/{n}.{game}") } else { "Final".into() })
            }),
        ),
        ("words", knock_out(|n, game| format!("[Round \"{} {game}\"]", words(n)))),
        ("stages apart from rounds", knock_out(|n, game| format!("[Stage \"{}\"]\n[Round \"{game}\"]", words(n)))),
        ("games only", knock_out(|_, game| format!("[Round \"{game}\"]"))),
        ("nothing but days", knock_out(|_, _| "[Round \"?\"]".into())),
    ];
    for (why, text) in ways {
        std::fs::write(folder.join("cup.pgn"), &text).unwrap();
        let ran = run(&folder, ["standings", "--format", "json", "cup.pgn"]);
        let lines = json_lines(&ran.results);
        let event = &lines[0];
        assert_eq!(
            (&event["kind"], &event["contestants"], &event["rounds"]),
            (&"knock-out".into(), &12.into(), &4.into()),
            "{why}"
        );
        assert_eq!(findings(&lines), [], "{why}");
        let ranks: Vec<(u64, &str)> = lines
            .iter()
            .filter(|line| line["type"] == "standing")
            .map(|line| (line["rank"].as_u64().unwrap(), line["player"].as_str().unwrap()))
            .collect();
        assert_eq!(ranks[..4], [(1, "Anand"), (2, "Radjabov"), (3, "Giri"), (4, "Eljanov")], "{why}");
        let shared: Vec<u64> = ranks[4..].iter().map(|(rank, _)| *rank).collect();
        assert_eq!(shared, [5, 5, 5, 5, 9, 9, 9, 9], "{why}");
        let audited = run(&folder, ["audit", "--format", "json", "--select", &OF_EVENTS.join(","), "cup.pgn"]);
        assert_eq!(findings(&json_lines(&audited.results)), [], "{why}");
        // Without a match of a winner of the previous stage, it is reported as missing.
        let parts: Vec<&str> = text.split_inclusive("\n\n").collect();
        let records = parts.chunks(2).map(<[&str]>::concat);
        let others = records.filter(|record| !(record.contains("Giri") && record.contains("Caruana")));
        std::fs::write(folder.join("cup.pgn"), others.collect::<String>()).unwrap();
        let ran = run(&folder, ["standings", "--format", "json", "cup.pgn"]);
        let names: Vec<String> = findings(&json_lines(&ran.results)).into_iter().map(|(.., name)| name).collect();
        assert_eq!(names.iter().filter(|name| *name == "round-incomplete").count(), 1, "{why}: {}", ran.results);
    }
}

#[test]
fn a_bye_has_its_board_and_a_board_without_a_record_is_missed() {
    let folder = scratch("events-bye-boards");
    let rounds = [
        "Ivanov Petrov, Sidorov Popov, Lebedev BYE, Kozlov Orlov, Zaitsev Belov",
        "Petrov Sidorov, Popov Lebedev, Kozlov BYE, Orlov Zaitsev, Belov Ivanov",
        "Lebedev Kozlov, Ivanov Sidorov, Popov BYE, Zaitsev Petrov, Orlov Belov",
    ];
    let mut text = String::new();
    for (games, round) in rounds.iter().zip(1..) {
        for (game, board) in games.split(", ").zip(1..) {
            let (white, black) = game.split_once(' ').unwrap();
            let tags =
                format!("[Round \"{round}.{board}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]");
            write!(text, "[Event \"Harbor Open\"]\n{tags}\n\n1-0\n\n").unwrap();
        }
    }
    for (without, wanted) in [("", vec![]), ("Popov\"]\n[Black \"Lebedev", vec!["round-incomplete".to_owned()])] {
        let records = text.split_inclusive("1-0\n\n").filter(|record| without.is_empty() || !record.contains(without));
        std::fs::write(folder.join("open.pgn"), records.collect::<String>()).unwrap();
        for command in ["audit", "standings"] {
            let lines = json_lines(&run(&folder, [command, "--format", "json", "open.pgn"]).results);
            assert_eq!(lines.iter().find(|line| line["type"] == "event").unwrap()["kind"], "swiss", "{command}");
            let found: Vec<String> = findings(&lines).into_iter().map(|(.., name)| name).collect();
            assert_eq!(found, wanted, "{command}");
        }
    }
}

#[test]
fn cycles_that_are_numbered_again_are_one_event_without_faults() {
    let folder = scratch("events-anew");
    let names = ["Adams", "Bird", "Cohn", "Duras", "Evans", "Fine"];
    let mut text = String::new();
    for (cycle, round) in [0, 1].into_iter().flat_map(|cycle| (1..=5).map(move |round| (cycle, round))) {
        for slot in zapis::tournament::berger::round(6, round) {
            let [one, other] = [slot.white, slot.black].map(|number| names[usize::from(number) - 1]);
            let (white, black) = if cycle == 0 { (one, other) } else { (other, one) };
            let date = format!("2024.03.{:02}", cycle * 5 + round);
            write!(
                text,
                "[Event \"Double\"]\n[Date \"{date}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
                 [Result \"1/2-1/2\"]\n\n1/2-1/2\n\n"
            )
            .unwrap();
        }
    }
    std::fs::write(folder.join("double.pgn"), text).unwrap();
    for command in ["audit", "standings"] {
        let lines = json_lines(&run(&folder, [command, "--format", "json", "double.pgn"]).results);
        assert_eq!((&lines[0]["cycles"], &lines[0]["games"]), (&2.into(), &30.into()), "{command}");
        assert_eq!(findings(&lines), [], "{command}");
    }
}

/// Writes a round robin of six by the tables, in which the first two win against all others and draw with each other;
/// `change` alters each game.
fn round_robin(change: impl Fn(usize, &mut [String; 4])) -> String {
    let names = ["Alekhine", "Bird", "Chigorin", "Duras", "Euwe", "Fine"];
    let mut text = String::new();
    let slots =
        (1..=5).flat_map(|round| zapis::tournament::berger::round(6, round).into_iter().map(move |slot| (round, slot)));
    for (at, (round, slot)) in slots.enumerate() {
        let name = |number: u16| names[usize::from(number) - 1].to_owned();
        let result = match (slot.white < 3, slot.black < 3) {
            (true, false) => "1-0",
            (false, true) => "0-1",
            _ => "1/2-1/2",
        };
        let mut game = [round.to_string(), name(slot.white), name(slot.black), result.to_owned()];
        change(at, &mut game);
        let [round, white, black, result] = game;
        write!(
            text,
            "[Event \"Club Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
             {result}\n\n"
        )
        .unwrap();
    }
    text
}

#[test]
fn colors_that_deviate_again_and_again_are_how_the_event_was() {
    let folder = scratch("events-colors");
    for (n_exchanged, n_found) in [(0, 0), (1, 1), (2, 0), (4, 0)] {
        let exchange = |at: usize, game: &mut [String; 4]| {
            if at % 3 == 1 && at / 3 < n_exchanged {
                game.swap(1, 2);
                let turned = match game[3].as_str() {
                    "1-0" => "0-1",
                    "0-1" => "1-0",
                    other => other,
                };
                game[3] = turned.to_owned();
            }
        };
        std::fs::write(folder.join("cup.pgn"), round_robin(exchange)).unwrap();
        let lines = json_lines(&run(&folder, ["audit", "--format", "json", "cup.pgn"]).results);
        let names: Vec<String> = findings(&lines).into_iter().map(|(.., name)| name).collect();
        assert_eq!(names.iter().filter(|name| *name == "pairing-wrong").count(), n_found, "{n_exchanged}: {names:?}");
    }
}

#[test]
fn a_play_off_decides_places_and_brings_no_points() {
    let folder = scratch("events-play-off");
    for rounds in [["6", "7"], ["TB1", "TB2"], ["6.1", "6.2"], ["?", "?"]] {
        let mut text = round_robin(|_, _| ());
        for (round, white, black, result) in
            [(rounds[0], "Alekhine", "Bird", "0-1"), (rounds[1], "Bird", "Alekhine", "1/2-1/2")]
        {
            write!(
                text,
                "[Event \"Club Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
                 [Result \"{result}\"]\n\n{result}\n\n"
            )
            .unwrap();
        }
        std::fs::write(folder.join("cup.pgn"), text).unwrap();
        let lines = json_lines(&run(&folder, ["standings", "--format", "json", "cup.pgn"]).results);
        assert_eq!(findings(&lines), [], "{rounds:?}");
        assert_eq!((&lines[0]["games"], &lines[0]["rounds"]), (&15.into(), &5.into()), "{rounds:?}");
        let rows = standings(&lines);
        assert_eq!((rows["Bird"].0, rows["Bird"].1), (1, 4.5), "{rounds:?}");
        assert_eq!((rows["Alekhine"].0, rows["Alekhine"].1), (2, 4.5), "{rounds:?}");
        let reported = run(&folder, ["standings", "--lang", "en", "cup.pgn"]);
        assert!(reported.results.contains("play-off"), "{}{}", reported.results, reported.messages);
    }
}

#[test]
fn a_list_of_events_is_drafted_and_decides() {
    let folder = scratch("events-list");
    let case = std::fs::read_to_string(project().join("corpus/archive/event-joined.pgn")).unwrap();
    std::fs::write(folder.join("cup.pgn"), &case).unwrap();
    let games = |arguments: &[&str]| -> Vec<u64> {
        let ran = run(&folder, arguments.iter().copied());
        let lines = json_lines(&ran.results);
        let events = lines.iter().filter(|line| line["type"] == "event");
        events.map(|line| line["games"].as_u64().unwrap()).collect()
    };
    let asked = ["--format", "json", "--events", "events.toml", "cup.pgn"];
    assert_eq!(games(&[&["audit"][..], &asked].concat()), [15]);
    let drafted = std::fs::read_to_string(folder.join("events.toml")).unwrap();
    assert_eq!(drafted.matches("[[event.records]]").count(), 2, "{drafted}");
    // The unchanged draft changes nothing.
    for command in ["audit", "standings"] {
        assert_eq!(games(&[&[command][..], &asked].concat()), [15]);
    }
    // What is taken out is an event by itself.
    let (first, _) = drafted.rsplit_once("[[event.records]]").unwrap();
    std::fs::write(folder.join("events.toml"), first).unwrap();
    assert_eq!(games(&[&["standings"][..], &asked].concat()), [9, 6]);
    std::fs::write(folder.join("events.toml"), "[[events]]\n").unwrap();
    for command in ["audit", "standings"] {
        assert_eq!(run(&folder, [&[command][..], &asked].concat()).status, 2);
    }
}

#[test]
fn a_round_robin_whose_games_are_numbered_is_one() {
    let folder = scratch("events-numbered");
    std::fs::write(folder.join("cup.pgn"), round_robin(|at, game| game[0] = (at + 1).to_string())).unwrap();
    let lines = json_lines(&run(&folder, ["audit", "--format", "json", "cup.pgn"]).results);
    let event = lines.iter().find(|line| line["type"] == "event").unwrap();
    assert_eq!((&event["kind"], &event["games"]), (&"round-robin".into(), &15.into()));
    assert_eq!(findings(&lines), []);
}

/// Writes records of a round each, with further tags: name, file, event, site, date, round, players, result.
fn write_records(folder: &std::path::Path, records: &[(&str, [&str; 6], &str, &str)]) {
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    for (file, [event, site, date, round, white, black], result, more) in records {
        let text = files.entry(file).or_default();
        write!(
            text,
            "[Event \"{event}\"]\n[Site \"{site}\"]\n[Date \"{date}\"]\n[Round \"{round}\"]\n\
             [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n{more}\n{result}\n\n"
        )
        .unwrap();
    }
    for (file, text) in files {
        std::fs::write(folder.join(file), text).unwrap();
    }
}

#[test]
fn of_what_is_not_certain_both_ways_are_reported_and_a_list_decides() {
    let folder = scratch("events-doubtful");
    std::fs::copy(project().join("corpus/archive/event-doubtful.pgn"), folder.join("cup.pgn")).unwrap();
    let lines = json_lines(&run(&folder, ["audit", "--format", "json", "--events", "events.toml", "cup.pgn"]).results);
    let reported: Vec<&serde_json::Value> = lines.iter().filter(|line| line["name"] == "event-doubtful").collect();
    assert_eq!(reported.len(), 1);
    let message = reported[0]["message"].as_str().unwrap();
    assert!(message.contains("14 games") && message.contains("8 games") && message.contains("6 games"), "{message}");
    let games = |lines: &[serde_json::Value]| -> Vec<u64> {
        lines.iter().filter(|line| line["type"] == "event").map(|line| line["games"].as_u64().unwrap()).collect()
    };
    let drafted = std::fs::read_to_string(folder.join("events.toml")).unwrap();
    assert_eq!(drafted.matches("\n[[event]]\n").count(), 2, "{drafted}");
    let (first, second) = drafted.rsplit_once("[[event]]\n").unwrap();
    let asked = ["standings", "--format", "json", "--events", "events.toml", "cup.pgn"];
    for (list, wanted) in [(drafted.clone(), vec![8, 6]), (format!("{first}{second}"), vec![14])] {
        std::fs::write(folder.join("events.toml"), list).unwrap();
        let lines = json_lines(&run(&folder, asked).results);
        assert_eq!(games(&lines), wanted);
        // The decision was made by hand.
        assert!(lines.iter().all(|line| line["name"] != "event-doubtful"));
    }
    let reported = run(&folder, ["standings", "--lang", "ru", "cup.pgn"]);
    assert!(
        reported.results.contains("возможно") || reported.messages.contains("возможно"),
        "{}{}",
        reported.results,
        reported.messages
    );
}

#[test]
fn stages_of_a_knock_out_without_rounds_are_one_event() {
    let folder = scratch("events-stages");
    let players = ["Alekhine", "Bird", "Chigorin", "Duras", "Euwe", "Fine", "Geller", "Hort"];
    let files = ["1.pgn", "2.pgn", "3.pgn"];
    let events = ["World Cup 1/4-final", "World Cup, semi-finals", "World Cup: Final"];
    let mut records = Vec::new();
    let days: Vec<String> = (1..=6).map(|day| format!("2019.09.{day:02}")).collect();
    for (stage, event) in events.into_iter().enumerate() {
        let left: Vec<&str> = players.into_iter().step_by(1 << stage).collect();
        for pair in left.chunks(2) {
            for game in 0..2 {
                let (white, black) = if game == 0 { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
                let result = if game == 0 { "1-0" } else { "1/2-1/2" };
                records.push((files[stage], [event, "?", &days[2 * stage + game], "?", white, black], result, ""));
            }
        }
    }
    write_records(&folder, &records);
    for command in ["audit", "standings"] {
        let lines = json_lines(&run(&folder, [command, "--format", "json", "."]).results);
        let events: Vec<_> = lines.iter().filter(|line| line["type"] == "event").collect();
        assert_eq!(events.len(), 1, "{command}");
        assert_eq!((&events[0]["kind"], &events[0]["games"]), (&"knock-out".into(), &14.into()), "{command}");
    }
    // Two losers who meet again are not a stage of it.
    for record in records.iter_mut().filter(|record| record.0 == "3.pgn") {
        for name in &mut record.1[4..] {
            *name = if *name == "Alekhine" { "Bird" } else { "Fine" };
        }
    }
    write_records(&folder, &records);
    let lines = json_lines(&run(&folder, ["standings", "--format", "json", "."]).results);
    assert_eq!(lines.iter().filter(|line| line["type"] == "event").count(), 2);
}

#[test]
fn numbers_of_players_tell_an_event_in_another_alphabet() {
    let folder = scratch("events-numbers");
    let latin = ["Carlson, Nils", "Ivkov, Petr", "Wu, Lee", "Shcherbak, Yan", "Youssef, Ali", "Zhang, Hao"];
    let cyrillic = ["Первый, А", "Второй, Б", "Третий, В", "Четвёртый, Г", "Пятый, Д", "Шестой, Е"];
    let table = round_robin_pairs(6);
    let more: Vec<String> = table
        .iter()
        .map(|(_, white, black)| format!("[WhiteFideId \"41000{white}7\"]\n[BlackFideId \"41000{black}7\"]\n"))
        .collect();
    let rounds: Vec<[String; 2]> =
        table.iter().map(|(round, ..)| [format!("2021.05.{round:02}"), round.to_string()]).collect();
    let records = |has_numbers: bool| -> Vec<(&str, [&str; 6], &str, &str)> {
        let record = |(at, (_, white, black)): (usize, &(u16, usize, usize))| {
            let (file, event, site, names) = if at % 2 == 0 {
                ("a.pgn", "Spring Memorial", "Baku", latin)
            } else {
                ("b.pgn", "Весенний мемориал", "Баку", cyrillic)
            };
            let [date, round] = &rounds[at];
            let more = if has_numbers { more[at].as_str() } else { "" };
            (file, [event, site, date.as_str(), round.as_str(), names[*white], names[*black]], "1-0", more)
        };
        table.iter().enumerate().map(record).collect()
    };
    for (has_numbers, wanted) in [(true, vec![15]), (false, vec![8, 7])] {
        write_records(&folder, &records(has_numbers));
        let lines = json_lines(&run(&folder, ["standings", "--format", "json", "."]).results);
        let events = lines.iter().filter(|line| line["type"] == "event");
        let games: Vec<u64> = events.map(|line| line["games"].as_u64().unwrap()).collect();
        assert_eq!(games, wanted, "{has_numbers}");
    }
}

#[test]
fn teams_are_one_event_with_a_file_a_board_or_without_a_name() {
    let players: Vec<String> =
        (0..18).map(|at| format!("{}{}", ["Abt", "Bek", "Cox", "Dux", "Eck", "Fey"][at / 3], at % 3)).collect();
    let (mut games, boards) = (Vec::new(), ["1.pgn", "2.pgn", "3.pgn"]);
    for (at, (round, home, away)) in round_robin_pairs(6).into_iter().enumerate() {
        for board in 0..3 {
            let (white, black) = if board % 2 == 0 { (home, away) } else { (away, home) };
            let more = format!("[WhiteTeam \"Club {white}\"]\n[BlackTeam \"Club {black}\"]\n");
            let tag = format!("{round}.{}", at % 3 * 3 + board + 1);
            games.push((board, tag, format!("2015.07.{round:02}"), white * 3 + board, black * 3 + board, more));
        }
    }
    let events = |folder: &Path, command: &str| -> Vec<(String, u64)> {
        let lines = json_lines(&run(folder, [command, "--format", "json", "."]).results);
        assert_eq!(findings(&lines), [], "{command}");
        let events = lines.into_iter().filter(|line| line["type"] == "event");
        events.map(|line| (line["of"].as_str().unwrap().to_owned(), line["contestants"].as_u64().unwrap())).collect()
    };
    for (name, has_names, has_files) in
        [("named", true, true), ("unnamed", false, false), ("unnamed-boards", false, true)]
    {
        let folder = scratch(&format!("events-teams-{name}"));
        let record = |game: &'_ _| {
            let (board, tag, date, white, black, more): &(usize, String, String, usize, usize, String) = game;
            let file = if has_files { boards[*board] } else { boards[0] };
            let more = if has_names { more.clone() } else { String::new() };
            (
                file,
                [
                    "Team Cup".to_owned(),
                    "Plovdiv".to_owned(),
                    date.clone(),
                    tag.clone(),
                    players[*white].clone(),
                    players[*black].clone(),
                ],
                more,
            )
        };
        let records: Vec<_> = games.iter().map(record).collect();
        let records: Vec<(&str, [&str; 6], &str, &str)> = records
            .iter()
            .map(|(file, tags, more)| (*file, tags.each_ref().map(String::as_str), "1-0", more.as_str()))
            .collect();
        write_records(&folder, &records);
        for command in ["audit", "standings"] {
            assert_eq!(events(&folder, command), [("teams".to_owned(), 6)], "{name} {command}");
        }
    }
}

#[test]
fn a_round_that_is_not_said_is_the_one_of_the_day() {
    let folder = scratch("events-rounds-of-days");
    let players = ["Alekhine", "Bird", "Chigorin", "Duras", "Euwe", "Fine"];
    let table = round_robin_pairs(6);
    let tags: Vec<[String; 2]> = (0..)
        .zip(&table)
        .map(|(at, (round, ..))| {
            [format!("2021.05.{round:02}"), if at % 3 == 1 { "?".to_owned() } else { round.to_string() }]
        })
        .collect();
    let record = |(tags, (_, white, black)): (&'_ [String; 2], &(u16, usize, usize))| {
        (tags[0].clone(), tags[1].clone(), players[*white], players[*black])
    };
    let records: Vec<_> = tags.iter().zip(&table).map(record).collect();
    let records: Vec<(&str, [&str; 6], &str, &str)> = records
        .iter()
        .map(|(date, round, white, black)| {
            ("a.pgn", ["Cup", "Riga", date.as_str(), round.as_str(), *white, *black], "1-0", "")
        })
        .collect();
    write_records(&folder, &records);
    let lines = json_lines(&run(&folder, ["standings", "--format", "json", "a.pgn"]).results);
    assert_eq!(findings(&lines), []);
    assert_eq!((&lines[0]["kind"], &lines[0]["rounds"]), (&"round-robin".into(), &5.into()));
    let rounds = |line: &serde_json::Value| line["rounds"].as_array().map_or(0, Vec::len);
    assert!(lines.iter().filter(|line| line["type"] == "standing").all(|line| rounds(line) == 5));
    assert!(lines[0]["notes"].to_string().contains("5 records name no round"), "{}", lines[0]["notes"]);
}

/// Lists the games of a round robin: the round, White and Black.
fn round_robin_pairs(n: u16) -> Vec<(u16, usize, usize)> {
    let slots =
        (1..n).flat_map(|round| zapis::tournament::berger::round(n, round).into_iter().map(move |slot| (round, slot)));
    slots.map(|(round, slot)| (round, usize::from(slot.white) - 1, usize::from(slot.black) - 1)).collect()
}

/// Writes a round robin of ten, a round a day; `tags` gives the event, the place, the round and the spelling of names.
fn named_by_round(tags: impl Fn(u16) -> (&'static str, &'static str, u16, bool)) -> String {
    let names = [
        "Alekhine, Alexander",
        "Bird, Henry",
        "Chigorin, Mikhail",
        "Duras, Oldrich",
        "Euwe, Max",
        "Fine, Reuben",
        "Geller, Efim",
        "Hort, Vlastimil",
        "Ivkov, Borislav",
        "Janowski, Dawid",
    ];
    let mut text = String::new();
    for day in 1..=9 {
        let (event, site, round, is_in_capitals) = tags(day);
        for slot in zapis::tournament::berger::round(10, day) {
            let [white, black] = [slot.white, slot.black].map(|number| {
                let name = names[usize::from(number) - 1];
                let (surname, given) = name.split_once(", ").unwrap();
                if is_in_capitals { format!("{}, {given}", surname.to_uppercase()) } else { name.to_owned() }
            });
            write!(
                text,
                "[Event \"{event}\"]\n[Site \"{site}\"]\n[Date \"1999.07.{day:02}\"]\n[Round \"{round}\"]\n\
                 [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1-0\n\n"
            )
            .unwrap();
        }
    }
    text
}

#[test]
fn rounds_between_each_other_are_one_events_whatever_they_are_called() {
    let folder = scratch("events-between");
    let is_odd = |day: u16| day % 2 == 1;
    let masters = |day: u16| if is_odd(day) { ("Masters", "Ryde") } else { ("Island Congress", "Newport") };
    let tables: [(&str, String, usize, usize); 4] = [
        (
            "every second round is another name's",
            named_by_round(|day| (masters(day).0, masters(day).1, day, false)),
            1,
            10,
        ),
        (
            "the others are numbered by themselves",
            named_by_round(|day| (masters(day).0, masters(day).1, day.div_ceil(2), false)),
            2,
            10,
        ),
        (
            "every second round has names in capitals",
            named_by_round(|day| ("Masters", "Ryde", day, is_odd(day))),
            1,
            10,
        ),
        (
            "days between those of another place, without rounds",
            named_by_round(|day| {
                ("Masters", if is_odd(day) { "Ryde" } else { "?" }, if is_odd(day) { day } else { 0 }, false)
            }),
            1,
            10,
        ),
    ];
    for (why, text, n_events, n_players) in tables {
        std::fs::write(folder.join("cup.pgn"), text).unwrap();
        let lines = json_lines(&run(&folder, ["standings", "--format", "json", "cup.pgn"]).results);
        let events: Vec<_> = lines.iter().filter(|line| line["type"] == "event").collect();
        assert_eq!(events.len(), n_events, "{why}");
        assert!(events.iter().all(|event| event["players"] == n_players), "{why}: {events:?}");
        if n_events == 1 {
            assert_eq!((&events[0]["games"], &events[0]["complete"]), (&45.into(), &true.into()), "{why}");
        }
    }
}

#[test]
fn two_teams_all_against_all_are_a_scheveningen_whether_their_names_are_said_or_not() {
    const NORTH: [&str; 6] = ["Abel, A", "Berg, B", "Cook, C", "Dahl, D", "Ek, E", "Fuchs, F"];
    const SOUTH: [&str; 6] = ["Gray, G", "Hall, H", "Ivers, I", "Jung, J", "Kant, K", "Lund, L"];
    for (of, has_rounds, is_missing) in [
        ("teams", true, false),
        ("teams", false, false),
        ("teams", true, true),
        ("players", true, false),
        ("players", false, false),
        ("players", true, true),
    ] {
        let mut games = Vec::new();
        for (round, at) in (0..6).flat_map(|round| (0..6).map(move |at| (round, at))) {
            let (north, south) = ((NORTH[at], "North"), (SOUTH[(at + round) % 6], "South"));
            let [white, black] = if (at + round) % 2 == 0 { [north, south] } else { [south, north] };
            let teams = format!("[WhiteTeam \"{}\"]\n[BlackTeam \"{}\"]\n", white.1, black.1);
            let tag = if has_rounds { (round + 1).to_string() } else { "?".to_owned() };
            if !(is_missing && (round, at) == (2, 3)) {
                games.push((tag, format!("1998.05.{:02}", round + 1), white.0, black.0, teams));
            }
        }
        let record = |(tag, date, white, black, teams): &'_ (String, String, &'static str, &'static str, String)| {
            let texts = ["Match".to_owned(), "Hamburg".to_owned(), date.clone(), tag.clone()];
            (texts, [*white, *black], if of == "teams" { teams.clone() } else { String::new() })
        };
        let records: Vec<_> = games.iter().map(record).collect();
        let records: Vec<(&str, [&str; 6], &str, &str)> = records
            .iter()
            .map(|([event, site, date, tag], [white, black], teams)| {
                ("a.pgn", [event.as_str(), site, date, tag, white, black], "1/2-1/2", teams.as_str())
            })
            .collect();
        let folder = scratch(&format!("events-scheveningen-{of}-{has_rounds}-{is_missing}"));
        write_records(&folder, &records);
        let lines = json_lines(&run(&folder, ["audit", "--format", "json", "a.pgn"]).results);
        let event = lines.iter().find(|line| line["type"] == "event").unwrap();
        assert_eq!(
            (&event["kind"], &event["of"], &event["complete"], &event["games"]),
            (&"scheveningen".into(), &of.into(), &(!is_missing).into(), &(36 - usize::from(is_missing)).into())
        );
        let reported: Vec<&str> = lines.iter().filter_map(|line| line["message"].as_str()).collect();
        let expected = "a game is missing: Dahl, D – Lund, L";
        assert_eq!(reported, if is_missing { vec![expected] } else { Vec::new() }, "{of} {has_rounds}");
    }
}
