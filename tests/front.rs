//! The findings and the output of the library are those of the program, to the byte, over the whole corpus.

#[path = "front/standings.rs"]
mod standings;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use zapis::tournament::Kind;
use zapis::{
    Agreement, Audit, AuditItem, Compared, Convert, ExportFormat, Finding, FoundEvent, Inputs, Language, Notation,
    Options, PassedOver, PlayedMove, PlayerClaim, RowKind, SearchLimits, Side, System, TableExport, TableFormat,
    TimeClass, to_json,
};

/// Lists the files of the corpus, in name order.
fn corpus() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::from("corpus")];
    while let Some(folder) = folders.pop() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

fn program(arguments: &[&str], paths: &[PathBuf]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_zapis")).args(arguments).args(paths).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn joined(findings: impl Iterator<Item = Finding>) -> String {
    findings.fold(String::new(), |text, finding| text + &finding.to_string() + "\n")
}

fn lines(inputs: impl Into<Inputs>, options: &Options) -> String {
    joined(zapis::check(inputs, options))
}

#[test]
fn the_library_finds_what_the_program_finds() {
    let paths = corpus();
    assert!(paths.len() > 300);
    let expected = program(&["validate", "--all", "--format", "concise", "--lang", "en"], &paths);
    assert_eq!(lines(Inputs::paths(&paths), &Options::default()), expected);
    let expected = program(&["validate", "--all", "--format", "concise", "--lang", "en", "--notes"], &paths);
    assert_eq!(lines(Inputs::paths(&paths), &Options::default().notes(true)), expected, "with notes");
    for jobs in [1, 3] {
        assert_eq!(
            lines(Inputs::paths(&paths), &Options::default().notes(true).jobs(jobs)),
            expected,
            "{jobs} threads"
        );
    }
}

#[test]
fn bytes_and_readers_give_what_their_file_gives() {
    let options = Options::default();
    for path in corpus() {
        let name = path.to_str().unwrap();
        let bytes = fs::read(&path).unwrap();
        let of_path = lines(path.as_path(), &options);
        assert_eq!(lines(Inputs::bytes(name, bytes.as_slice()), &options), of_path, "{name}");
        assert_eq!(lines(Inputs::reader(name, std::io::Cursor::new(bytes)), &options), of_path, "{name}");
    }
}

#[test]
fn the_library_converts_as_the_program_does() {
    let paths = corpus();
    let russian = Convert::to(Notation::San).letters("ru").unwrap();
    let expected = program(&["convert", "-q", "--out-letters", "ru"], &paths);
    let converted = zapis::convert(Inputs::paths(&paths), &russian, &Options::default()).unwrap();
    assert!(String::from_utf8(converted.bytes).unwrap() == expected);
}

#[test]
fn games_carry_their_moves_and_the_findings_of_their_records() {
    let options = Options::default();
    let (mut n_games, mut n_moves) = (0, 0);
    let mut found = String::new();
    for path in corpus() {
        let mut games = zapis::games(path.as_path(), &options);
        for game in games.by_ref() {
            n_games += 1;
            n_moves += game.main_line().len() as u64;
            found.extend(game.findings.iter().map(|finding| format!("{finding}\n")));
        }
        assert_eq!(games.summary().plies, n_moves, "{}", path.display());
        n_moves = 0;
    }
    assert!(n_games > 500, "{n_games}");
    let all = zapis::check(Inputs::paths(corpus_of_records()), &options);
    let of_records = joined(all.filter(|finding| finding.location.record.is_some()));
    assert_eq!(found, of_records);
}

#[test]
fn a_move_knows_its_place_its_positions_and_its_variations() {
    let options = Options::default();
    let (mut n_moves, mut n_variations) = (0, 0);
    // On sheets a word may be put together from several places; rows of Parquet have no places in bytes.
    let is_sheet = |path: &std::path::PathBuf| {
        path.components().any(|part| part.as_os_str() == "sheets")
            || path.extension().is_some_and(|own| own == "parquet")
    };
    for path in corpus().into_iter().filter(|path| !is_sheet(path)) {
        let stored = std::fs::read(&path).unwrap();
        for game in zapis::games(path.as_path(), &options) {
            let lines = game.variations.iter().map(|line| line.moves.as_slice());
            for line in lines.chain([game.main_line().as_slice()]) {
                for (one, next) in line.iter().zip(&line[1.min(line.len())..]) {
                    assert_eq!(one.position(), next.position_before(), "{}: {}", path.display(), next.written);
                    assert_eq!(one.fen(), next.fen_before(), "{}: {}", path.display(), next.written);
                    assert_eq!(one.ply + 1, next.ply);
                }
                for played in line {
                    // In compressed files, places are those in the decompressed text.
                    let [start, end] = [played.bytes.start, played.bytes.end].map(|at| usize::try_from(at).unwrap());
                    let range = start..end;
                    let Some(bytes) = stored.get(range).filter(|bytes| !bytes.is_empty()) else { continue };
                    if bytes.is_ascii() && !bytes.contains(&0) && !played.written.contains('\u{fffd}') {
                        // A skipped sign may belong to the word; case may be corrected.
                        let stored = String::from_utf8_lossy(bytes).to_lowercase();
                        assert!(
                            stored.starts_with(&played.written.to_lowercase()),
                            "{}: {stored} {}",
                            path.display(),
                            played.written
                        );
                    }
                    n_moves += 1;
                }
            }
            for line in &game.variations {
                let parent = line.parent.map_or(game.main_line().as_slice(), |parent| &game.variations[parent].moves);
                let replaced = parent.iter().find(|played| played.ply == line.replaces_ply);
                if let Some((replaced, first)) = replaced.zip(line.moves.first()) {
                    assert_eq!(replaced.fen_before(), first.fen_before(), "{}: {}", path.display(), first.written);
                    n_variations += 1;
                }
            }
        }
    }
    assert!(n_moves > 7_000 && n_variations > 80, "{n_moves} {n_variations}");
}

#[test]
fn comments_and_signs_belong_to_the_move_they_follow() {
    let text = "{a} 1. e4 $1 {b} ( {c} 1. d4 ! {d} d5 (1... f5 $2) ) {e} 1... e5?! 2. Ke3 *";
    let game = zapis::games(text, &Options::default()).next().unwrap();
    assert_eq!(game.comments, ["a"]);
    let [first, second] = game.main_line().as_slice() else { panic!("{game:?}") };
    assert_eq!(
        (&first.nags, &first.comments, &first.comments_after_variations),
        (&vec![1], &vec!["b".to_owned()], &vec!["e".to_owned()])
    );
    assert_eq!((second.ply, second.number, second.line_and_column), (2, 1, (1, 63)));
    let [outer, inner] = game.variations.as_slice() else { panic!("{game:?}") };
    assert_eq!((outer.depth, outer.parent, outer.replaces_ply, &outer.comments), (1, None, 1, &vec!["c".to_owned()]));
    assert_eq!((inner.depth, inner.parent, inner.replaces_ply), (2, Some(0), 2));
    assert_eq!((outer.moves[0].nags.as_slice(), inner.moves[0].nags.as_slice()), (&[1][..], &[2][..]));
    assert_eq!(game.variations_at(1).count(), 1);
    let deep = format!("1. e4 {}{} e5 *", "(".repeat(50_000), ")".repeat(50_000));
    let game = zapis::games(deep.as_str(), &Options::default()).next().unwrap();
    assert_eq!((game.main_line().len(), game.variations.len()), (2, 50_000));
}

#[test]
fn compact_games_say_what_games_say() {
    let options = Options::default();
    for path in corpus() {
        let mut compact = zapis::compact_games(path.as_path(), &options);
        for game in zapis::games(path.as_path(), &options) {
            let own = compact.next().unwrap();
            let reported = format!("{}, record {:?}", path.display(), game.location.record);
            assert!(own.sans().eq(game.main_line().map(PlayedMove::san)), "{reported}");
            // Programs write a null move as `0000`.
            let mut ucis = own.ucis().zip(game.main_line());
            assert!(
                ucis.all(|(own, ply)| own == if ply.uci() == "--" { "0000".to_owned() } else { ply.uci() }),
                "{reported}"
            );
            let fens = own.fens();
            assert_eq!(fens.first(), game.start.as_ref(), "{reported}");
            assert!(fens.iter().skip(1).cloned().eq(game.main_line().map(PlayedMove::fen)), "{reported}");
            assert_eq!(own.result, game.result, "{reported}");
            assert_eq!(own.findings, game.findings, "{reported}");
            assert_eq!(own.tags.len(), game.tags.len(), "{reported}");
            for (clock, ply) in own.clocks_ms().zip(game.main_line()) {
                // A clock may come after variations, where `games` does not look for one.
                assert!(
                    ply.clock_ms.is_none() || clock.is_some_and(|ms| ply.clock_ms == u64::try_from(ms).ok()),
                    "{reported}"
                );
            }
            assert_eq!(own.comments().len(), own.n_plies(), "{reported}");
        }
        assert!(compact.next().is_none(), "{}", path.display());
    }
}

#[test]
fn rows_of_tables_are_those_that_are_written() {
    let export =
        TableExport::new(TableFormat::Csv, RowKind::Games).fields(&["record", "white", "plies", "moves"]).unwrap();
    let (mut rows, mut written) = (String::from("record,white,plies,moves\r\n"), 0);
    let quoted = |text: &str| {
        let is_plain = !text.contains([',', '"', '\n', '\r']);
        if is_plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
    };
    let path = Path::new("corpus/games/world-championship-and-tournament-games.pgn");
    for batch in zapis::table_batches(path, &export, &Options::default()) {
        let mut moves = batch.texts(3);
        let (records, plies, lens) = (batch.numbers(0), batch.numbers(2), batch.lens(3));
        for (((record, white), plies), len) in records.zip(batch.texts(1)).zip(plies).zip(lens) {
            let line: Vec<&str> = moves.by_ref().take(len.unwrap() as usize).flatten().collect();
            let (record, white) = (record.unwrap(), quoted(white.unwrap_or_default()));
            write!(rows, "{record},{white},{},{}\r\n", plies.unwrap(), line.join(" ")).unwrap();
            written += 1;
        }
    }
    assert!(written > 5, "{written}");
    let expected = zapis::export_table(path, &export, &Options::default()).unwrap();
    assert_eq!(rows, String::from_utf8(expected.bytes).unwrap());
}

#[test]
fn unreadable_input_is_reported() {
    let mut findings = zapis::check(Path::new("no/such/file.pgn"), &Options::default());
    assert_eq!(findings.next(), None);
    assert_eq!(findings.unread().len(), 1);
    assert!(findings.unread()[0].to_string().starts_with("cannot read no/such/file.pgn"), "{}", findings.unread()[0]);
}

#[test]
fn names_that_are_not_known_are_refused_with_the_nearest() {
    let refused = Options::default().select(&["ilegal-move"]).unwrap_err().to_string();
    assert!(refused.contains("illegal-move"), "{refused}");
    assert!(Options::default().laws("fide-1066").is_err());
    assert!(
        Convert::to(Notation::Spoken)
            .letters("fr")
            .is_ok_and(|convert| { zapis::convert("1. e4 *", &convert, &Options::default()).is_err() })
    );
}

#[test]
fn the_library_lists_the_claims_that_the_program_lists() {
    let paths = corpus();
    let lines = program(&["claims", "-q", "--lang", "ru", "--format", "json"], &paths);
    let expected: Vec<&str> = lines.lines().filter(|line| line.starts_with("{\"type\":\"claim\",")).collect();
    let claims: Vec<_> = zapis::claims(Inputs::paths(&paths), &Options::default()).collect();
    assert!(claims.len() > 50);
    assert_eq!(claims.iter().map(|claim| to_json(claim, Language::Russian)).collect::<Vec<_>>(), expected);
    assert_eq!(serde_json::to_string(&claims[0]).unwrap(), expected[0]);
}

/// The outcome of an audit: findings as lines, events, and counts.
type Audited = (String, Vec<FoundEvent>, Value);

fn audited(audit: Audit, paths: &[PathBuf], options: &Options) -> Audited {
    let mut items = audit.run(Inputs::paths(paths), options);
    let (mut lines, mut events) = (String::new(), Vec::new());
    for item in items.by_ref() {
        match item {
            AuditItem::Finding(finding) => lines += &(finding.to_string() + "\n"),
            AuditItem::Event(event) => events.push(event),
            _ => panic!("{item:?}"),
        }
    }
    let n_unread = items.unread().len() as u64;
    assert_eq!(n_unread, items.summary().counts.unreadable_files);
    let mut summary = serde_json::to_value(items.summary()).unwrap();
    let bytes = |passed: &PassedOver| json!({"path": passed.path, "offset": passed.offset, "length": passed.length, "why": "not text"});
    let passed_over: Vec<Value> = items.passed_over().iter().map(bytes).collect();
    if !passed_over.is_empty() {
        summary["passed_over"] = passed_over.into();
    }
    (lines, events, summary)
}

/// Returns the JSON lines of an audit, without the findings.
fn audit_lines(arguments: &[&str], paths: &[PathBuf]) -> Vec<Value> {
    let printed = program(&[&["audit", "-q", "--format", "json"], arguments].concat(), paths);
    let lines = printed.lines().filter(|line| !line.starts_with("{\"type\":\"finding\""));
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the only line of a type, without its type.
fn only(lines: &[Value], kind: &str) -> Value {
    let mut of_kind = lines.iter().filter(|line| line["type"] == kind);
    let mut line = of_kind.next().unwrap().clone();
    assert_eq!(of_kind.next(), None);
    line.as_object_mut().unwrap().remove("type");
    line
}

/// Returns true if a file holds diagrams of bridge in plain text.
fn is_printed_diagram(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("bridge")) && path.extension().is_some_and(|it| it == "txt")
}

/// Lists the files of the corpus that hold records.
fn corpus_of_records() -> Vec<PathBuf> {
    let is_of_other_kind = |path: &PathBuf| {
        let extension = path.extension().unwrap_or_default();
        ["trf", "pbn", "lin"].iter().any(|other| extension == *other) || is_printed_diagram(path)
    };
    corpus().into_iter().filter(|path| !is_of_other_kind(path)).collect()
}

fn assert_same_event(found: &FoundEvent, line: &Value) {
    let text = |name: &str| line[name].as_str().unwrap_or("").to_owned();
    let number = |name: &str| usize::try_from(line[name].as_u64().unwrap()).unwrap();
    let tournament = &found.event;
    assert_eq!(
        [&tournament.name, &tournament.city, &tournament.start, &tournament.end],
        [&text("event"), &text("site"), &text("start"), &text("end")]
    );
    assert_eq!(
        found.kind.map(|inferred| zapis_render::render::kind_name(inferred.kind)),
        line["kind"].as_str(),
        "{line}"
    );
    let cycles = match found.kind.map(|inferred| inferred.kind) {
        Some(Kind::RoundRobin { cycles } | Kind::Scheveningen { cycles }) => Some(u64::from(cycles)),
        _ => None,
    };
    assert_eq!(cycles, line["cycles"].as_u64(), "{line}");
    assert_eq!(found.is_complete, line["complete"], "{line}");
    assert_eq!(found.is_of_teams(), line["of"] == "teams", "{line}");
    let counts = [found.n_contestants, tournament.players.len(), found.n_games, found.n_rounds.into()];
    assert_eq!(counts, ["contestants", "players", "games", "rounds"].map(number), "{line}");
}

#[test]
fn the_library_audits_as_the_program_does() {
    let paths = corpus();
    let expected = program(&["audit", "-q", "--format", "concise", "--lang", "en", "--notes"], &paths);
    let lines = audit_lines(&["--notes"], &paths);
    let expected_events: Vec<&Value> = lines.iter().filter(|line| line["type"] == "event").collect();
    assert!(expected_events.len() > 10 && expected.contains("[duplicate-game]"), "{}", expected_events.len());
    let options = Options::default().notes(true);
    let few_keys = Audit::default().keys_in_memory(5);
    for (audit, options) in
        [(Audit::default(), options.clone()), (Audit::default(), options.clone().jobs(1)), (few_keys, options.jobs(3))]
    {
        let (found, events, summary) = audited(audit, &paths, &options);
        assert_eq!(found, expected);
        assert_eq!(summary, only(&lines, "summary"));
        assert_eq!(events.len(), expected_events.len());
        for (event, line) in events.iter().zip(&expected_events) {
            assert_same_event(event, line);
        }
    }
}

#[test]
fn an_audit_leaves_out_what_its_baseline_knows() {
    let folder = scratch("front-baseline");
    let paths = corpus_of_records();
    let (some, options) = (&paths[..paths.len() / 2], Options::default());
    let known = folder.join("known");
    let arguments = ["audit", "-q", "--format", "concise", "--lang", "en", "--baseline", known.to_str().unwrap()];
    program(&arguments, some);
    let written = fs::read_to_string(&known).unwrap();
    let mut items = Audit::default().with_new_baseline().run(Inputs::paths(some), &options);
    assert!(items.by_ref().count() > 100);
    assert_eq!(items.baseline().as_deref(), Some(written.as_str()));
    assert_eq!(items.summary().known, 0);

    let of_known = || Audit::default().with_baseline(written.as_bytes()).unwrap();
    let (lines, _, summary) = audited(of_known(), &paths, &options);
    assert_eq!(lines, program(&arguments, &paths));
    let more = ["--baseline", known.to_str().unwrap()];
    assert_eq!(summary, only(&audit_lines(&more, &paths), "summary"));
    assert!(!lines.is_empty() && summary["known"].as_u64().unwrap() > 100, "{summary}");
    let of_same = audited(of_known(), some, &options).0;
    assert!(of_same.lines().all(|line| line.contains("[no-record]")), "{of_same}");
    assert!(Audit::default().with_baseline(b"something else\n").is_err());
    assert!(Audit::default().with_baseline(b"# zapis baseline 1\nillegal-move x\n").is_err());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_library_writes_one_of_each_game_as_the_program_does() {
    let folder = scratch("front-unique");
    let is_of_archive = |path: &PathBuf| path.parent().is_some_and(|folder| folder.ends_with("archive"));
    let paths: Vec<PathBuf> = corpus_of_records().into_iter().filter(is_of_archive).collect();
    let to = folder.join("unique.pgn");
    let reported = only(&audit_lines(&["--write-unique", to.to_str().unwrap()], &paths), "unique");
    let mut written = Vec::new();
    let mut items = zapis::audit(Inputs::paths(&paths), &Options::default());
    let unique = items.write_unique(|| Inputs::paths(&paths), &mut written).unwrap();
    assert!(written == fs::read(&to).unwrap());
    assert!(unique.left_out > 0, "{unique:?}");
    assert_eq!(
        (Some(unique.written), Some(unique.left_out)),
        (reported["written"].as_u64(), reported["left_out"].as_u64())
    );
    assert_eq!(items.next(), None);
    let of_others = items.write_unique(|| Inputs::paths(&paths[1..]), &mut written).unwrap_err();
    assert!(of_others.to_string().contains("changed"), "{of_others}");
    let too_short = items.write_unique(|| Inputs::paths(&paths), &mut [0; 100].as_mut_slice()).unwrap_err();
    assert!(too_short.to_string().starts_with("cannot write to the writer that was given"), "{too_short}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn an_audit_tells_what_cannot_be_read_and_continues() {
    let game = "[Event \"Cup\"]\n[White \"Tal\"]\n[Black \"Keres\"]\n\n1. e4 e5 2. Nf6 *\n";
    let folder = scratch("front-unread");
    fs::write(folder.join("a.pgn"), game).unwrap();
    let paths = [folder.join("none.pgn"), folder.join("a.pgn")];
    let mut items = zapis::audit(Inputs::paths(&paths), &Options::default());
    assert_eq!(items.findings().count(), 1);
    assert_eq!((items.unread().len(), items.summary().counts.unreadable_files), (1, 1));
    assert!(items.unread()[0].to_string().contains("none.pgn"), "{}", items.unread()[0]);
    assert_eq!(items.summary().by_file.len(), 1);
    let mut written = Vec::new();
    let refused = items.write_unique(|| Inputs::paths(&paths), &mut written).unwrap_err();
    assert!(matches!(refused, zapis::Error::Read(_)) && written.is_empty(), "{refused}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_library_restores_what_the_program_restores() {
    let is_sheet = |path: &PathBuf| path.parent().is_some_and(|folder| folder.ends_with("sheets"));
    let is_short = |path: &PathBuf| fs::metadata(path).is_ok_and(|metadata| metadata.len() < 600);
    // A search for a game takes seconds in a test build.
    let paths: Vec<PathBuf> = corpus().into_iter().filter(is_sheet).filter(is_short).take(8).collect();
    assert!(paths.len() > 3);
    let expected = program(&["repair", "-q", "--lang", "en"], &paths);
    let repaired: String =
        zapis::repair(Inputs::paths(&paths), &Options::default()).map(|repaired| repaired.pgn).collect();
    assert_eq!(repaired, expected);
    let lines = program(&["repair", "-q", "--lang", "ru", "--format", "json"], &paths);
    let lines: Vec<&str> = lines.lines().filter(|line| line.starts_with("{\"type\":\"repair\",")).collect();
    let repaired = zapis::repair(Inputs::paths(&paths), &Options::default());
    assert_eq!(repaired.map(|repaired| to_json(&repaired, Language::Russian)).collect::<Vec<_>>(), lines);
}

#[test]
fn the_library_searches_within_the_limits_that_the_program_searches_within() {
    let sheet = "1. e4 e5 2. NfB Nc6 3. Bb5 a6 4. Bs4 Nf6 5. O-O Be7 1-0\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.txt");
    fs::write(&path, sheet).unwrap();
    let limits = SearchLimits::default().beam(30).max_cost(0.5).unwrap().max_steps(600_000);
    let arguments = ["repair", "-q", "--lang", "en", "--beam", "30", "--max-cost", "0.5", "--max-steps", "600000"];
    let expected = program(&arguments, std::slice::from_ref(&path));
    let narrow: Vec<_> = zapis::repair_with(path.as_path(), limits, &Options::default()).collect();
    assert_eq!(narrow[0].pgn, expected);
    assert!(narrow[0].changes.iter().any(zapis::RepairedChange::is_open), "{narrow:?}");
    assert!(SearchLimits::default().max_cost(f32::NAN).is_err());
}

#[test]
fn the_library_exports_what_the_program_exports() {
    let is_short = |path: &PathBuf| fs::metadata(path).is_ok_and(|metadata| metadata.len() < 3000);
    // Report files of tournaments can be checked and not exported; records of bridge can be exported only as JSON.
    let paths: Vec<PathBuf> = corpus_of_records().into_iter().filter(is_short).collect();
    assert!(paths.len() > 200);
    let options = Options::default();
    for (format, name) in [
        (ExportFormat::Json, "json"),
        (ExportFormat::Ndjson, "ndjson"),
        (ExportFormat::Csv, "csv"),
        (ExportFormat::Epd, "epd"),
    ] {
        let exported = zapis::export(Inputs::paths(&paths), format, &options).unwrap();
        let expected = program(&["export", "-q", "--lang", "en", "--format", name], &paths);
        assert!(String::from_utf8(exported.bytes).unwrap() == expected, "{name}");
        let findings = zapis::check(Inputs::paths(&paths), &options);
        assert_eq!(joined(exported.findings.into_iter()), joined(findings), "{name}");
    }
    let nothing = zapis::export(Inputs::bytes("empty.pgn", ""), ExportFormat::Json, &options).unwrap();
    assert_eq!(nothing.bytes, b"[]\n");
}

#[test]
fn the_library_rules_on_a_claim_as_the_program_does() {
    let shuffle = "[Date \"2024.01.05\"]\n[TimeControl \"180+2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    fs::write(&path, shuffle).unwrap();
    let (white, black) = (Side::White, Side::Black);
    for (arguments, claim) in [
        (&["--at", "8", "--by", "white"][..], PlayerClaim::on_board(8, white)),
        (&["--at", "7", "--by", "black"], PlayerClaim::on_board(7, black)),
        (&["--at", "7", "--by", "black", "--time-class", "rapid"], {
            PlayerClaim::on_board(7, black).at_time_class(TimeClass::Rapid)
        }),
        (&["--at", "8", "--by", "black", "--move", "Ng8"], PlayerClaim::with_move(8, black, "Ng8")),
        (&["--at", "8", "--by", "black", "--move", "Kf2"], PlayerClaim::with_move(8, black, "Kf2")),
        (&["--at", "60", "--by", "white"], PlayerClaim::on_board(60, white)),
        (&["--at", "8", "--by", "white", "--quickplay"], PlayerClaim::in_quickplay_finish(8, white)),
    ] {
        for language in Language::ALL {
            let arguments = [&["claims", "-q", "--lang", language.code(), "--format", "json"], arguments].concat();
            let expected = program(&arguments, std::slice::from_ref(&path));
            let ruled = zapis::rule_on_claim(path.as_path(), &claim, &Options::default()).unwrap();
            assert_eq!(to_json(&ruled, language) + "\n", expected);
        }
    }
}

#[test]
fn a_claim_is_made_in_one_record() {
    let two = "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n";
    let (claim, options) = (PlayerClaim::on_board(1, Side::Black), Options::default());
    let refused = |claim: &PlayerClaim| zapis::rule_on_claim(two, claim, &options).unwrap_err().to_string();
    assert!(refused(&claim).contains('2'), "{}", refused(&claim));
    assert!(refused(&claim.clone().in_record(3)).contains('3'));
    let ruled = zapis::rule_on_claim(two, &claim.clone().in_record(2), &options).unwrap();
    assert_eq!(ruled.location.record, Some(2));
    let unread = zapis::rule_on_claim(Path::new("no/such/file.pgn"), &claim, &options).unwrap_err().to_string();
    assert!(unread.starts_with("cannot read no/such/file.pgn"), "{unread}");
    assert!(zapis::rule_on_claim(two, &PlayerClaim::with_move(0, Side::White, "e4"), &options).is_err());
}

#[test]
fn the_library_rules_on_a_sealed_move_as_the_program_does() {
    const FEN: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 41";
    let options = Options::default().game(System::Chess, Some(FEN)).unwrap();
    for written in ["Ne2", "Nce2", "Nf7", "Кd1", "%"] {
        let arguments = ["claims", "--lang", "en", "--format", "json", "--fen", FEN, "--sealed", written];
        let ruled = zapis::rule_on_sealed(written, &options).unwrap();
        assert_eq!(to_json(&ruled, Language::English) + "\n", program(&arguments, &[]));
    }
    assert!(zapis::rule_on_sealed("e4", &Options::default()).is_err());
}

/// Compares the games of the library with the lines of the program.
fn assert_compared(compared: &[Compared], expected: &str) {
    let comparable = compared.iter().filter(|compared| compared.reason.is_none());
    let lines = expected.lines().filter(|line| line.starts_with("{\"type\":\"compare\","));
    let as_json: Vec<String> = comparable.map(|compared| to_json(compared, Language::English)).collect();
    assert_eq!(as_json, lines.collect::<Vec<_>>());
}

#[test]
fn the_library_compares_sheets_as_the_program_does() {
    let folder = tempfile::tempdir().unwrap();
    let sheets = [
        ("1_a.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n"),
        ("1_b.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n"),
        ("2_a.txt", "1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n"),
        ("2_b.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bs4 Nf6 1-0\n"),
        ("3_a.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n"),
        ("3_b.txt", "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 1-0\n"),
        ("4_a.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *\n"),
        ("4_b.pgn", "[White \"A\"]\n[Black \"B\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 Kd7 *\n"),
        ("alone.txt", "1. d4 d5 *\n"),
    ];
    for (name, text) in sheets {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let options = Options::default();
    let arguments = ["compare", "-q", "--lang", "en", "--format", "json"];
    let in_folder = [folder.path().to_owned()];
    let expected = program(&arguments, &in_folder);
    let mut comparisons = zapis::compare(folder.path(), &options).unwrap();
    let compared: Vec<_> = comparisons.by_ref().collect();
    assert_compared(&compared, &expected);
    let agreements: Vec<_> = compared.iter().map(|compared| compared.agreement).collect();
    assert_eq!(agreements[..2], [Agreement::Agreed, Agreement::Reconciled]);
    assert_eq!(agreements[3], Agreement::NotComparable);
    assert_eq!((compared[3].notes.len(), comparisons.notes().len(), comparisons.summary().single), (0, 1, 1));
    let written: String = compared.iter().map(|compared| compared.pgn.as_str()).collect();
    let games = folder.path().join("games");
    Command::new(env!("CARGO_BIN_EXE_zapis")).args(arguments).arg("-o").arg(&games).args(&in_folder).output().unwrap();
    assert!(!games.exists(), "not all of it could be compared");
    let pair = [folder.path().join("2_a.txt"), folder.path().join("2_b.txt")];
    Command::new(env!("CARGO_BIN_EXE_zapis")).args(arguments).arg("-o").arg(&games).args(&pair).output().unwrap();
    assert_eq!(compared[1].pgn, fs::read_to_string(&games).unwrap());
    assert!(written.contains(&compared[1].pgn));
}

#[test]
fn the_library_compares_the_records_of_one_file_as_the_program_does() {
    let ruy = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n\n";
    let indian = "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. Nf3 O-O 6. Be2 e5 7. O-O Nc6 8. d5 Ne7 *\n\n";
    let tagged = |white: &str, moves: &str| format!("[White \"{white}\"]\n[Black \"B\"]\n\n{moves}");
    let text = [tagged("A", ruy), tagged("C", indian), tagged("A", ruy), tagged("E", "1. c4 *\n\n")].concat();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("round.pgn");
    fs::write(&path, &text).unwrap();
    let expected = program(&["compare", "-q", "--lang", "en", "--format", "json"], std::slice::from_ref(&path));
    let mut comparisons = zapis::compare(path.as_path(), &Options::default()).unwrap();
    let compared: Vec<_> = comparisons.by_ref().collect();
    assert_compared(&compared, &expected);
    assert_eq!((compared.len(), comparisons.summary().single), (1, 2));
    let same = Inputs::bytes("a", "1. e4 *").and(Inputs::bytes("b", "1. e4 *\n\n1. d4 *\n"));
    let mut comparisons = zapis::compare(same, &Options::default()).unwrap();
    assert_eq!((comparisons.by_ref().count(), comparisons.refused().len()), (0, 1));
    let mixed = Inputs::from(folder.path()).and("1. e4 *");
    assert!(zapis::compare(mixed, &Options::default()).is_err());
}

#[test]
fn a_date_after_the_day_it_is_chooses_no_edition_of_the_laws() {
    let text = b"[Date \"2019.05.01\"]\n\n1. e4 e5 2. Ke3 *\n";
    let edition = |today: Option<(u16, u8, u8)>| {
        let options = today.map_or_else(Options::default, |(year, month, day)| {
            Options::default().today(zapis_check::findings::date::CalendarDay::new(year, month, day).unwrap())
        });
        let found = zapis::check(&text[..], &options);
        found.into_iter().find_map(|finding| finding.law).map(|law| law.edition)
    };
    assert_eq!(edition(None), Some(zapis::Edition::Fide2018));
    assert_eq!(edition(Some((2019, 5, 1))), Some(zapis::Edition::Fide2018));
    assert_eq!(edition(Some((2015, 1, 1))), Some(zapis::Edition::Fide2023));
}
