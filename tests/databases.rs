//! `SQLite` databases hold the same data as tables and findings, completely or not at all.

#[cfg(target_os = "linux")]
use crate::support::begun;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run::{project, run, scratch, zapis};
use rusqlite::Connection;
use rusqlite::types::Value;

fn database(name: &str, arguments: &[&str]) -> Connection {
    let path = scratch(name).join("made.db");
    let ran = run(project(), [arguments, &["-o", path.to_str().unwrap()]].concat());
    assert_ne!(ran.status, 2, "{}", ran.messages);
    let database = Connection::open(path).unwrap();
    let checked: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(checked, "ok");
    let broken: Vec<Vec<Value>> = rows(&database, "PRAGMA foreign_key_check");
    assert_eq!(broken, Vec::<Vec<Value>>::new());
    database
}

fn rows(database: &Connection, ask: &str) -> Vec<Vec<Value>> {
    let mut statement = database.prepare(ask).unwrap();
    let n_columns = statement.column_count();
    let read = statement.query_map([], |row| (0..n_columns).map(|at| row.get(at)).collect()).unwrap();
    read.map(Result::unwrap).collect()
}

fn number(database: &Connection, ask: &str) -> i64 {
    database.query_row(ask, [], |row| row.get(0)).unwrap()
}

fn count(database: &Connection, ask: &str) -> usize {
    usize::try_from(number(database, ask)).unwrap()
}

fn json_lines(arguments: &[&str]) -> Vec<serde_json::Value> {
    let ran = run(project(), arguments);
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn games_of_a_database_are_those_of_the_table() {
    let database = database("databases-games", &["export", "--format", "sqlite", "--notes", "corpus/games"]);
    let table = json_lines(&["export", "--format", "ndjson", "--notes", "--fields", "all", "corpus/games"]);
    assert!(table.len() > 30);
    let columns = "path, record, offset, round, white.name, white.fide_id, white_elo, black.name, events.name, \
        events.site, date, day, result_tag, plies, games.complete, fingerprint, moves, clocks_ms, started";
    let ask = format!(
        "SELECT {columns} FROM games LEFT JOIN players AS white ON white.id = white_id \
         LEFT JOIN players AS black ON black.id = black_id LEFT JOIN events ON events.id = event_id ORDER BY games.id"
    );
    let names: Vec<&str> = columns.split(", ").map(str::trim).collect();
    let of_table = |row: &serde_json::Value, name: &str| {
        let name = match name {
            "white.name" => "white",
            "white.fide_id" => "white_fide_id",
            "black.name" => "black",
            "events.name" => "event",
            "events.site" => "site",
            "games.complete" => "complete",
            name => name,
        };
        match &row[name] {
            serde_json::Value::Null => Value::Null,
            serde_json::Value::Bool(flag) => Value::Integer((*flag).into()),
            serde_json::Value::Number(number) => Value::Integer(number.as_i64().unwrap()),
            serde_json::Value::String(text) => Value::Text(text.clone()),
            list if name == "moves" => {
                let words: Vec<&str> = list.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
                Value::Text(words.join(" "))
            }
            other => Value::Text(other.to_string()),
        }
    };
    let expected: Vec<Vec<Value>> =
        table.iter().map(|row| names.iter().map(|name| of_table(row, name)).collect()).collect();
    assert_eq!(rows(&database, &ask), expected);
    assert_eq!(count(&database, "SELECT count(*) FROM game_list"), table.len());
    // Each player and each event has one row.
    let twice = "SELECT count(*) FROM (SELECT name, fide_id FROM players GROUP BY name, fide_id HAVING count(*) > 1)";
    assert_eq!(number(&database, twice), 0);
    assert_eq!(number(&database, "PRAGMA user_version"), 1);
}

#[test]
fn findings_in_a_database_are_those_reported_with_their_games() {
    let database = database("databases-findings", &["export", "--format", "sqlite", "--notes", "corpus/games"]);
    let reported = json_lines(&["validate", "--format", "json", "--notes", "corpus/games"]);
    let reported: Vec<&serde_json::Value> = reported.iter().filter(|line| line["type"] == "finding").collect();
    assert!(reported.len() > 10);
    let text = |value: &serde_json::Value| value.as_str().map_or(Value::Null, |text| Value::Text(text.to_owned()));
    let whole = |value: &serde_json::Value| value.as_i64().map_or(Value::Null, Value::Integer);
    let expected: Vec<Vec<Value>> = reported
        .iter()
        .map(|line| {
            vec![
                text(&line["path"]),
                whole(&line["record"]),
                whole(&line["line"]),
                text(&line["code"]),
                text(&line["name"]),
                text(&line["severity"]),
                text(&line["message"]),
            ]
        })
        .collect();
    let ask = "SELECT path, record, line, code, name, severity, message FROM findings ORDER BY id";
    assert_eq!(rows(&database, ask), expected);
    // Findings of a record refer to its row, and to no other.
    let astray = "SELECT count(*) FROM findings LEFT JOIN games ON games.id = game_id \
        WHERE (findings.record IS NOT games.record OR findings.path <> games.path) AND findings.record IS NOT NULL";
    assert_eq!(number(&database, astray), 0);
    let json = rows(&database, "SELECT json FROM findings ORDER BY id");
    for (row, line) in json.iter().zip(reported) {
        let Value::Text(json) = &row[0] else { panic!("{row:?}") };
        assert_eq!(&serde_json::from_str::<serde_json::Value>(json).unwrap(), line);
    }
}

#[test]
fn the_score_of_a_player_counts_games_with_both_colors() {
    let folder = scratch("databases-scores");
    let game = |white, black, result| {
        format!(
            "[Event \"Cup\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {result}\n\n"
        )
    };
    let text = [game("Tal", "Keres", "1-0"), game("Keres", "Tal", "1/2-1/2"), game("Tal", "Keres", "*")].concat();
    fs::write(folder.join("a.pgn"), text).unwrap();
    let path = folder.join("a.pgn");
    let database = database("databases-scores-made", &["export", "--format", "sqlite", path.to_str().unwrap()]);
    let scores = rows(&database, "SELECT name, games, wins, draws, losses, points FROM player_scores ORDER BY name");
    let row = |name: &str, counts: [i64; 4], points: f64| {
        let counts = counts.map(Value::Integer);
        [vec![Value::Text(name.to_owned())], counts.to_vec(), vec![Value::Real(points)]].concat()
    };
    assert_eq!(scores, [row("Keres", [3, 0, 1, 1], 0.5), row("Tal", [3, 1, 1, 0], 1.5)]);
    assert_eq!(number(&database, "SELECT games FROM copies"), 3);
}

#[test]
fn a_whole_audit_is_in_its_database() {
    let database = database("databases-audit", &["audit", "--format", "sqlite", "--notes", "corpus/archive"]);
    let reported = json_lines(&["audit", "--format", "json", "--notes", "corpus/archive"]);
    let of_type = |kind: &str| reported.iter().filter(|line| line["type"] == kind).collect::<Vec<_>>();
    let summary = of_type("summary")[0];
    let mut counts = BTreeMap::new();
    for finding in of_type("finding") {
        *counts.entry(finding["name"].as_str().unwrap().to_owned()).or_insert(0) += 1;
    }
    let counted = rows(&database, "SELECT name, count(*) FROM findings GROUP BY name ORDER BY name");
    let expected: Vec<Vec<Value>> =
        counts.into_iter().map(|(name, count)| vec![Value::Text(name), Value::Integer(count)]).collect();
    assert_eq!(counted, expected);
    let n_related: usize = of_type("finding").iter().map(|line| line["related"].as_array().map_or(0, Vec::len)).sum();
    assert!(n_related > 5);
    assert_eq!(count(&database, "SELECT count(*) FROM related"), n_related);
    let events = of_type("event");
    assert_eq!(count(&database, "SELECT count(*) FROM events WHERE kind IS NOT NULL"), events.len());
    let n_entries = number(&database, "SELECT count(*) FROM entries");
    assert!(events.len() > 3 && n_entries > 20, "{} {n_entries}", events.len());
    let of_summary = |key: &str| summary[key].as_i64().map(|count| count.to_string());
    for key in ["records", "errors", "warnings", "events", "copies"] {
        let written = rows(&database, &format!("SELECT value FROM meta WHERE key = '{key}'"));
        assert_eq!(written, [vec![Value::Text(of_summary(key).unwrap())]], "{key}");
    }
}

#[test]
fn the_games_of_an_audit_join_its_findings_players_and_events() {
    let database = database("databases-audit-games", &["audit", "--format", "sqlite", "--notes", "corpus/archive"]);
    let of_games = self::database("databases-audit-export", &["export", "--format", "sqlite", "corpus/archive"]);
    // The games are those of an export, except for the numbers of events.
    let columns = "games.path, games.record, white.name, black.name, result_tag, moves, fingerprint, date";
    let ask = format!(
        "SELECT {columns} FROM games LEFT JOIN players AS white ON white.id = white_id \
         LEFT JOIN players AS black ON black.id = black_id ORDER BY games.id"
    );
    assert_eq!(rows(&database, &ask), rows(&of_games, &ask));
    let astray = "SELECT count(*) FROM findings LEFT JOIN games ON games.id = game_id \
        WHERE (findings.record IS NOT games.record OR findings.path <> games.path) AND findings.record IS NOT NULL";
    assert_eq!(number(&database, astray), 0);
    let astray = "SELECT count(*) FROM related LEFT JOIN games ON games.id = game_id \
        WHERE (related.record IS NOT games.record OR related.path <> games.path) AND related.record IS NOT NULL";
    assert_eq!(number(&database, astray), 0);
    // Events have the stated number of games, once duplicates are counted once.
    let differing = "SELECT count(*) FROM events WHERE kind IS NOT NULL AND games > \
        (SELECT count(*) FROM games WHERE event_id = events.id)";
    assert_eq!(number(&database, differing), 0);
    let joined = "SELECT count(*) FROM games JOIN events ON events.id = event_id WHERE kind IS NOT NULL";
    assert!(number(&database, joined) > 50, "{}", number(&database, joined));
    // Players of games are the players of their events.
    let strangers = "SELECT count(*) FROM games JOIN events ON events.id = event_id WHERE kind IS NOT NULL AND \
        NOT EXISTS (SELECT 1 FROM entries WHERE entries.event_id = events.id)";
    assert_eq!(number(&database, strangers), 0);
    // Every event that tags name differently has a game.
    let empty = "SELECT count(*) FROM events WHERE kind IS NULL AND id NOT IN \
        (SELECT event_id FROM games WHERE event_id IS NOT NULL)";
    assert_eq!(number(&database, empty), 0);
    let unnamed = "SELECT count(*) FROM games WHERE event_id IS NULL AND tags LIKE '%Event%'";
    assert_eq!(number(&database, unnamed), 0);
}

#[test]
fn a_database_is_the_same_for_every_number_of_threads() {
    let folder = scratch("databases-threads");
    let made = |jobs: &str| -> PathBuf {
        let path = folder.join(format!("{jobs}.db"));
        run(project(), ["export", "--format", "sqlite", "--jobs", jobs, "corpus/games", "-o", path.to_str().unwrap()]);
        path
    };
    assert!(fs::read(made("1")).unwrap() == fs::read(made("3")).unwrap());
    let audited = |jobs: &str| -> PathBuf {
        let path = folder.join(format!("audit-{jobs}.db"));
        run(project(), ["audit", "--format", "sqlite", "--jobs", jobs, "corpus/archive", "-o", path.to_str().unwrap()]);
        path
    };
    assert!(fs::read(audited("1")).unwrap() == fs::read(audited("3")).unwrap());
}

#[test]
fn hostile_text_is_bound_and_never_part_of_a_statement() {
    let folder = scratch("databases-hostile");
    let name = "x'); DROP TABLE games; --";
    fs::write(folder.join("a'b\"c.pgn"), format!("[White \"{name}\"]\n[Event \"\u{1}\u{202e}\"]\n\n1. e4 *\n"))
        .unwrap();
    let path = folder.join("made.db");
    let ran = run(&folder, ["export", "--format", "sqlite", "a'b\"c.pgn", "-o", "made.db"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    let database = Connection::open(path).unwrap();
    let own: String = database.query_row("SELECT white FROM game_list", [], |row| row.get(0)).unwrap();
    assert_eq!(own, name);
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_database_of_what_could_not_be_read_to_its_end_takes_no_place() {
    let folder = scratch("databases-damaged");
    let text = "[White \"Tal\"]\n\n1. e4 *\n\n".repeat(1000);
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut encoder, text.as_bytes()).unwrap();
    let mut packed = encoder.finish().unwrap();
    packed.truncate(packed.len() / 2);
    fs::write(folder.join("a.pgn.gz"), packed).unwrap();
    fs::write(folder.join("made.db"), "what was there").unwrap();
    for command in ["export", "audit"] {
        let ran = run(&folder, [command, "--format", "sqlite", "a.pgn.gz", "-o", "made.db"]);
        assert_eq!(ran.status, 2, "{command}: {}", ran.messages);
        assert_eq!(fs::read_to_string(folder.join("made.db")).unwrap(), "what was there", "{command}");
        assert_eq!(names(&folder), ["a.pgn.gz", "made.db"], "{command}");
    }
    for command in ["export", "audit"] {
        let written = zapis(&folder).args([command, "--format", "sqlite", "a.pgn.gz"]).output().unwrap();
        assert_eq!(written.status.code(), Some(2), "{command}");
    }
}

#[test]
fn what_a_database_has_no_place_for_is_refused() {
    for (arguments, reported) in [
        (&["export", "--format", "sqlite", "--rows", "plies"][..], "all columns"),
        (&["export", "--format", "sqlite", "--fields", "white"], "all columns"),
        (&["validate", "--format", "sqlite"], "use `zapis audit --format sqlite -o FILE`"),
        (&["audit", "--format", "sqlite", "--summary"], "the database alone"),
        (&["audit", "--format", "sqlite", "--index", "none.index"], "the database holds the games too"),
    ] {
        let ran = run(project(), [arguments, &["corpus/games/club-evening.pgn"]].concat());
        assert!(ran.status == 2 && ran.messages.contains(reported), "{arguments:?}: {}", ran.messages);
    }
}

/// Runs the program so that no file may grow beyond a few hundred bytes, as on a full disk.
#[cfg(unix)]
fn without_room(folder: &Path, arguments: &[&str]) -> std::process::Output {
    // Without the trap the signal of the limit would end the program.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_zapis")])
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

#[cfg(unix)]
#[test]
fn no_half_table_stays_where_there_is_no_room() {
    let folder = scratch("databases-room");
    let text = "[White \"Tal\"]\n\n1. e4 e5 2. Nf3 *\n\n".repeat(300);
    fs::write(folder.join("a.pgn"), text).unwrap();
    for format in ["parquet", "sqlite"] {
        for made in ["new.table", "old.table"] {
            fs::write(folder.join("old.table"), "what was there").unwrap();
            let ran = without_room(&folder, &["export", "--format", format, "a.pgn", "-o", made]);
            let reported = String::from_utf8(ran.stderr).unwrap();
            assert_eq!(ran.status.code(), Some(2), "{format}: {reported}");
            assert!(reported.contains("cannot write"), "{format}: {reported}");
            assert_eq!(names(&folder), ["a.pgn", "old.table"], "{format}");
            assert_eq!(fs::read_to_string(folder.join("old.table")).unwrap(), "what was there", "{format}");
        }
    }
}

#[cfg(unix)]
#[cfg(target_os = "linux")]
#[test]
fn a_writer_that_is_killed_leaves_nothing_under_the_name_of_its_table() {
    let folder = scratch("databases-killed");
    for format in ["parquet", "sqlite"] {
        fs::write(folder.join("old.table"), "what was there").unwrap();
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_zapis"))
            .args(["export", "--format", format, "-", "-o", "old.table"])
            .current_dir(&folder)
            .stdin(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        // It waits for more records, with its output begun.
        std::io::Write::write_all(child.stdin.as_mut().unwrap(), b"[White \"Tal\"]\n\n1. e4 *\n\n").unwrap();
        begun::wait_for_output(child.id(), &folder);
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(fs::read_to_string(folder.join("old.table")).unwrap(), "what was there", "{format}");
        assert_eq!(names(&folder), ["old.table"], "{format}");
        fs::write(folder.join("a.pgn"), "1. e4 *\n").unwrap();
        let ran = run(&folder, ["export", "--format", format, "a.pgn", "-o", "old.table"]);
        assert_eq!((ran.status, names(&folder)), (0, vec!["a.pgn".to_owned(), "old.table".to_owned()]), "{format}");
        fs::remove_file(folder.join("a.pgn")).unwrap();
    }
}

#[test]
fn a_database_is_the_same_bytes_for_every_number_of_threads() {
    let folder = scratch("databases-same-bytes");
    let corpus = project().join("corpus/cases");
    let corpus = corpus.to_str().unwrap();
    for command in ["export", "audit"] {
        let made: Vec<Vec<u8>> = ["1", "2", "3", "7"]
            .iter()
            .map(|jobs| {
                let ran = run(&folder, [command, "-q", "--format", "sqlite", "--jobs", jobs, corpus, "-o", "made.db"]);
                assert!(ran.status < 2, "{}", ran.messages);
                fs::read(folder.join("made.db")).unwrap()
            })
            .collect();
        assert!(made.iter().all(|bytes| *bytes == made[0]), "{command}");
    }
}
