//! The library's standings are the program's: field by field as JSON, to the byte as report file and CSV.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Map, Value, json};
use zapis::tournament::trf::Version;
use zapis::tournament::{Color, Kind, Points};
use zapis::{EventStandings, Finding, Inputs, Language, Options, RankedEvents, Ranking};

use super::{corpus, program};

fn number(points: Points) -> Value {
    let rounded = (points.to_f64() * 10_000.0).round() / 10_000.0;
    if rounded.fract() == 0.0 { json!(points.rounded()) } else { json!(rounded) }
}

/// Builds an object without empty optional fields.
fn object(fields: Value, optional: &[(&str, Value)]) -> Value {
    let Value::Object(mut fields) = fields else { unreachable!() };
    let is_said = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty(),
        Value::Object(map) => !map.is_empty(),
        other => *other != json!(0),
    };
    let said = optional.iter().filter(|(_, value)| is_said(value));
    fields.extend(said.map(|(name, value)| ((*name).to_owned(), value.clone())));
    Value::Object(fields)
}

fn event_line(one: &EventStandings, language: Language) -> Value {
    let (kind, cycles) = match one.kind.map(|found| found.kind) {
        None => (json!(null), json!(null)),
        Some(Kind::Match) => (json!("match"), json!(null)),
        Some(Kind::Swiss) => (json!("swiss"), json!(null)),
        Some(Kind::KnockOut) => (json!("knock-out"), json!(null)),
        Some(Kind::RoundRobin { cycles }) => (json!("round-robin"), json!(cycles)),
        Some(Kind::Scheveningen { cycles }) => (json!("scheveningen"), json!(cycles)),
    };
    let codes: Vec<String> = one.standings.tie_breaks.iter().map(ToString::to_string).collect();
    let rules = if codes.is_empty() { json!(null) } else { json!(one.standings.rules.name()) };
    let notes: Vec<String> = one.notes.iter().map(|note| note.in_language(language)).collect();
    let not_verified: Vec<String> = one.not_verified().iter().map(ToString::to_string).collect();
    object(
        json!({
            "type": "event", "event": one.event.name, "complete": one.is_complete(),
            "of": if one.is_of_teams() { "teams" } else { "players" },
            "contestants": one.field.contestants.len(), "players": one.event.players.len(),
            "games": one.event.games().len(), "rounds": one.field.n_rounds,
        }),
        &[
            ("site", json!(one.event.city)),
            ("start", json!(one.event.start)),
            ("end", json!(one.event.end)),
            ("kind", kind),
            ("cycles", cycles),
            ("rules", rules),
            ("tiebreaks", json!(codes)),
            ("not_verified", json!(not_verified)),
            ("notes", json!(notes)),
        ],
    )
}

fn standing_lines(one: &EventStandings) -> Vec<Value> {
    let line = |row: &zapis::tournament::tie_break::Standing| {
        let contestant = &one.field.contestants[row.contestant];
        let codes = one.standings.tie_breaks.iter().map(ToString::to_string);
        let values: Vec<_> = codes.zip(&row.values).collect();
        let value = |(code, score): &(String, &zapis::tournament::tie_break::Score)| {
            (code.clone(), score.value.map_or(Value::Null, number))
        };
        let place = |(code, score): &(String, &zapis::tournament::tie_break::Score)| {
            Some((code.clone(), json!(score.place? + 1)))
        };
        let rounds = contestant.meetings.iter().map(|meeting| {
            let color = meeting.color.map(|color| if color == Color::White { "white" } else { "black" });
            object(
                json!({"result": meeting.outcome.sign().to_string(), "points": number(meeting.points[0])}),
                &[
                    ("round", json!(meeting.round)),
                    ("opponent", json!(meeting.opponent.map(|opponent| one.name(opponent)))),
                    ("color", json!(color)),
                ],
            )
        });
        let mut fields = json!({
            "type": "standing", "event": one.event.name, "rank": row.rank, "points": number(row.score),
            "games": one.n_games(row.contestant),
            "tiebreaks": values.iter().map(value).collect::<Map<String, Value>>(),
            "rounds": rounds.collect::<Vec<Value>>(),
        });
        let places: Map<String, Value> = values.iter().filter_map(place).collect();
        if one.is_of_teams() {
            fields["team"] = json!(one.name(row.contestant));
            fields["other_points"] = number(contestant.score(1));
            return object(fields, &[("tiebreak_places", json!(places))]);
        }
        let player = &one.event.players[row.contestant];
        fields["player"] = json!(one.name(row.contestant));
        object(
            fields,
            &[
                ("tiebreak_places", json!(places)),
                ("title", json!(player.title)),
                ("federation", json!(player.federation)),
                ("fide_id", json!(player.fide_id)),
                ("rating", json!(player.rating)),
                ("number", json!(player.number)),
            ],
        )
    };
    one.standings.rows.iter().map(line).collect()
}

fn finding_line(finding: &Finding, language: Language) -> Value {
    object(
        json!({
            "type": "finding", "name": finding.rule.name, "severity": finding.severity.name(),
            "path": finding.location.path, "message": finding.message.in_language(language),
        }),
        &[
            ("record", json!(finding.location.record)),
            ("line", json!(finding.location.line_and_column.map(|(line, _)| line))),
            ("column", json!(finding.location.line_and_column.map(|(_, column)| column))),
            ("event", json!(finding.event)),
            ("related", json!(finding.related.iter().map(|one| one.location.record).collect::<Vec<_>>())),
        ],
    )
}

/// Reduces a line of the program to the fields of [`finding_line`].
fn shortened(line: &Value) -> Value {
    if line["type"] != "finding" {
        return line.clone();
    }
    let kept = ["type", "name", "severity", "path", "message", "record", "line", "column", "event"];
    let fields: Map<String, Value> =
        kept.iter().filter_map(|name| Some(((*name).to_owned(), line.get(name)?.clone()))).collect();
    let related = line["related"].as_array().into_iter().flatten().map(|one| one["record"].clone());
    object(Value::Object(fields), &[("related", json!(related.collect::<Vec<Value>>()))])
}

fn lines(ranked: &RankedEvents, language: Language) -> Vec<Value> {
    let mut lines = Vec::new();
    for one in &ranked.events {
        lines.push(event_line(one, language));
        lines.extend(standing_lines(one));
        lines.extend(one.findings.iter().map(|finding| finding_line(finding, language)));
    }
    let counts = ranked.summary;
    lines.push(json!({
        "type": "summary", "events": counts.events, "contestants": counts.contestants, "games": counts.games,
        "other_records": counts.other_records, "records": counts.records, "errors": counts.errors,
        "warnings": counts.warnings, "notes": counts.notes, "unreadable_files": counts.unreadable_files,
    }));
    lines
}

fn program_lines(arguments: &[&str], paths: &[PathBuf]) -> Vec<Value> {
    let all = [&["standings", "--format", "json"], arguments].concat();
    program(&all, paths).lines().map(|line| shortened(&serde_json::from_str(line).unwrap())).collect()
}

fn assert_same(found: &[Value], expected: &[Value], what: &str) {
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found, expected, "{what}");
    }
    assert_eq!(found.len(), expected.len(), "{what}");
}

/// Lists the records and report files of events.
fn events() -> Vec<PathBuf> {
    let is_of_events = |path: &PathBuf| {
        let folder = path.parent().is_some_and(|folder| folder.ends_with("events") || folder.ends_with("archive"));
        folder && path.extension().is_some_and(|extension| extension == "pgn" || extension == "trf")
    };
    corpus().into_iter().filter(is_of_events).collect()
}

#[test]
fn the_library_ranks_as_the_program_does() {
    let paths = events();
    assert!(paths.len() > 20, "{}", paths.len());
    let (mut n_reports, mut n_teams, mut n_findings) = (0, 0, 0);
    for language in [Language::English, Language::Russian] {
        let options = Options::default().language(language);
        for path in &paths {
            let ranked = zapis::standings(path.as_path(), &Ranking::default(), &options).unwrap();
            n_reports += usize::from(ranked.summary.records == 0 && !ranked.events.is_empty());
            n_teams += ranked.events.iter().filter(|event| event.is_of_teams()).count();
            n_findings += ranked.events.iter().map(|event| event.findings.len()).sum::<usize>();
            let expected = program_lines(&["--lang", language.code()], std::slice::from_ref(path));
            if ranked.events.is_empty() {
                assert_eq!(expected, [] as [Value; 0], "{}", path.display());
                continue;
            }
            assert_same(&lines(&ranked, language), &expected, &path.display().to_string());
        }
    }
    assert!(n_reports > 8 && n_teams > 1 && n_findings > 15, "{n_reports} {n_teams} {n_findings}");
    let all = zapis::standings(Inputs::paths(&paths), &Ranking::default(), &Options::default().jobs(3)).unwrap();
    assert_same(&lines(&all, Language::English), &program_lines(&["--lang", "en"], &paths), "all together");
    assert_eq!(all.to_csv(), program(&["standings", "--format", "csv"], &paths));
}

#[test]
fn the_library_can_do_what_the_program_can() {
    let named = |name: &str| {
        let paths = corpus();
        paths.into_iter().find(|path| path.ends_with(name)).unwrap()
    };
    let (cup, teams) = (named("events/uzchess-cup-2025.pgn"), named("events/team-cup.pgn"));
    let (games, report) = (named("archive/report-differs.pgn"), named("archive/report-differs.trf"));
    let reported = report.to_str().unwrap();
    let ranking = Ranking::default;
    let cases: [(Ranking, &[&str], &PathBuf); 11] = [
        (ranking().tie_breaks("BH/C1,SB").unwrap(), &["--tiebreaks", "BH/C1,SB"], &cup),
        (ranking().tie_breaks("none").unwrap(), &["--tiebreaks", "none"], &cup),
        (ranking().rules("russian-2011").unwrap(), &["--tiebreak-rules", "russian-2011"], &cup),
        (ranking().points("3-1-0").unwrap(), &["--points", "3-1-0"], &cup),
        (ranking().match_points("3-1-0").unwrap(), &["--match-points", "3-1-0"], &teams),
        (ranking().by_game_points(true), &["--rank-by", "game-points"], &teams),
        (ranking().kind(Kind::Swiss), &["--kind", "swiss"], &cup),
        (ranking().kind(Kind::RoundRobin { cycles: 0 }), &["--kind", "round-robin"], &cup),
        (ranking().half_rule(true).varma(true), &["--half-rule", "--varma"], &cup),
        (ranking().event("UZCHESS").merge_names(true), &["--event", "UZCHESS", "--merge-names"], &cup),
        (ranking().compared_with(&report), &["--trf", reported], &games),
    ];
    for (ranking, arguments, path) in cases {
        let ranked = zapis::standings(path.as_path(), &ranking, &Options::default()).unwrap();
        let expected = program_lines(&[arguments, &["--lang", "en"]].concat(), std::slice::from_ref(path));
        assert_same(&lines(&ranked, Language::English), &expected, &format!("{arguments:?}"));
    }
    let bytes = ranking().compared_with_bytes(reported, fs::read(&report).unwrap());
    let [of_bytes, of_file] = [bytes, ranking().compared_with(&report)].map(|ranking| {
        let ranked = zapis::standings(games.as_path(), &ranking, &Options::default()).unwrap();
        ranked.events.into_iter().flat_map(|event| event.findings).collect::<Vec<Finding>>()
    });
    assert_eq!(of_bytes, of_file);
    assert!(!of_file.is_empty());
}

#[test]
fn report_files_are_written_and_numbers_explained_as_by_the_program() {
    let mut n_written = BTreeMap::new();
    for path in events() {
        let ranked = zapis::standings(path.as_path(), &Ranking::default(), &Options::default()).unwrap();
        let [one] = ranked.events.as_slice() else { continue };
        for (version, name) in [(Version::Trf16, "trf16"), (Version::Trf26, "trf26")] {
            let expected = program(&["standings", "--format", name], std::slice::from_ref(&path));
            assert_eq!(one.to_trf(version).text, expected, "{} {name}", path.display());
            *n_written.entry(name).or_insert(0) += 1;
        }
        let arguments = ["standings", "--format", "json", "--lang", "en", "--explain", "#1"];
        let printed = program(&arguments, std::slice::from_ref(&path));
        let rows = printed.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let expected: Vec<Value> = rows.filter_map(|line| line.get("explained").cloned()).collect();
        let best = one.contestants_named("#1");
        let in_order = one.standings.rows.iter().filter(|row| best.contains(&row.contestant));
        let explained: Vec<Value> =
            in_order.map(|row| json!(one.explained(row.contestant, Language::English))).collect();
        assert_eq!(explained, expected, "{}", path.display());
        let text = program(&["standings", "--lang", "en", "-q"], std::slice::from_ref(&path));
        assert_eq!(one.to_text(&Options::default()), text, "{}", path.display());
    }
    assert!(n_written.values().all(|n| *n > 20), "{n_written:?}");
}

#[test]
fn a_report_file_in_memory_is_known_for_one() {
    let path = corpus().into_iter().find(|path| path.ends_with("archive/report-inconsistent.trf")).unwrap();
    let bytes = fs::read(&path).unwrap();
    let of = |inputs: Inputs| {
        let ranked = zapis::standings(inputs, &Ranking::default(), &Options::default()).unwrap();
        assert_eq!((ranked.unread, ranked.skipped), (Vec::new(), Vec::new()));
        ranked.events.into_iter().map(|one| (one.standings, one.findings)).collect::<Vec<_>>()
    };
    let name = path.to_str().unwrap();
    let expected = of(Inputs::from(&path));
    assert!(!expected.is_empty());
    assert_eq!(of(Inputs::bytes(name, bytes.as_slice())), expected);
    assert_eq!(of(Inputs::reader(name, std::io::Cursor::new(bytes))), expected);
}

#[test]
fn a_question_that_cannot_be_answered_is_an_error_and_what_cannot_be_read_is_reported() {
    let cup = corpus().into_iter().find(|path| path.ends_with("events/team-cup.pgn")).unwrap();
    let asked = |ranking: Ranking| zapis::standings(&cup, &ranking, &Options::default()).unwrap_err().to_string();
    assert!(asked(Ranking::default().event("no such event")).contains("Team Cup"));
    assert!(asked(Ranking::default().compared_with("no/such/file.trf")).contains("no/such/file.trf"));
    assert!(asked(Ranking::default().compared_with(&cup)).contains("is not a FIDE report file"));
    assert!(Ranking::default().rules("fide-1924").is_err());
    assert!(Ranking::default().tie_breaks("DE,XYZ").is_err());
    assert!(Ranking::default().points("1-0").is_err());
    let both = Inputs::paths([cup, PathBuf::from("no/such/file.pgn")]);
    let ranked = zapis::standings(both, &Ranking::default(), &Options::default()).unwrap();
    assert_eq!((ranked.events.len(), ranked.unread.len(), ranked.summary.unreadable_files), (1, 1, 1));
    let alone = zapis::standings("1. e4 e5 *", &Ranking::default(), &Options::default()).unwrap();
    assert_eq!((alone.events.len(), alone.summary.records), (0, 1));
}
