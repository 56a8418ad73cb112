//! Every record of `corpus/cases` gives exactly the findings that are written under its lines.
//!
//! Cases the program does not get right yet wait in `corpus/cases/pending`. To see how far it is from them:
//! `ZAPIS_CASES=corpus/cases/pending cargo test --test all every_finding_is_written`.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde_json::Value;

use crate::support::case::{Case, unmatched};
use crate::support::plain::paths;
use crate::support::run::{project, scratch};
use zapis_check::findings::{Rule, Severity, rules};
use zapis_record::l10n::Language;

fn all_cases() -> Vec<Case> {
    let folder = std::env::var("ZAPIS_CASES").unwrap_or_else(|_| "corpus/cases".to_owned());
    paths(&project().join(folder)).iter().map(|path| Case::read(path)).collect()
}

/// Writes every case without its expectations into a folder of its own.
fn plain_folder(cases: &[Case], name: &str) -> PathBuf {
    let folder = scratch(name);
    for case in cases {
        case.plain.write_into(&folder);
    }
    folder
}

/// Lists unexpected and missing findings of a case.
fn misses(case: &Case, folder: &Path) -> Vec<String> {
    let (made, counts) = case.findings(folder);
    let (missed, unexpected) = unmatched(&case.expected, &made);
    let place = |line| format!("{}:{}", case.plain.name, case.file_line(line));
    let missed = missed.iter().map(|found| format!("{}: not found: {}", place(found.line), found.describe()));
    let unexpected =
        unexpected.iter().map(|found| format!("{}: not expected: {}", place(found.line), found.describe()));
    let differs = |expected: &&String| **expected != counts;
    let miscounted = case.counts.iter().filter(differs);
    let miscounted = miscounted.map(|expected| format!("{}: {counts}; expected were {expected}", case.plain.name));
    missed.chain(unexpected).chain(miscounted).collect()
}

#[test]
fn every_finding_is_written_under_its_place_and_every_one_written_is_found() {
    let cases = all_cases();
    assert!(!cases.is_empty());
    let folder = plain_folder(&cases, "corpus-plain");
    let misses: Vec<String> = cases.par_iter().flat_map(|case| misses(case, &folder)).collect();
    assert!(misses.is_empty(), "\n{}\n", misses.join("\n"));
}

#[test]
fn the_moves_written_out_beside_a_record_are_the_moves_read() {
    let cases: Vec<Case> = all_cases().into_iter().filter(|case| !case.san.is_empty()).collect();
    assert!(!cases.is_empty());
    let folder = plain_folder(&cases, "corpus-moves");
    let wrong: Vec<String> = cases.par_iter().flat_map(|case| wrong_moves(case, &folder)).collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

fn wrong_moves(case: &Case, folder: &Path) -> Vec<String> {
    let ran = case.plain.run(folder, &["export", "--format", "ndjson"]);
    let timelines: Vec<Value> = ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let san = |record: u64| -> Option<String> {
        let plies = timelines.get(usize::try_from(record).ok()?.checked_sub(1)?)?["plies"].as_array()?;
        Some(plies.iter().map(|ply| ply["san"].as_str().unwrap()).collect::<Vec<_>>().join(" "))
    };
    let read = |record: u64| san(record).unwrap_or_else(|| "nothing".to_owned());
    let differs = |(record, expected): (&u64, &String)| {
        let read = read(*record);
        (read != *expected)
            .then(|| format!("{}: record {record} was read as\n  {read}\nnot\n  {expected}", case.plain.name))
    };
    case.san.iter().filter_map(differs).collect()
}

#[test]
fn expectations_left_in_place_change_nothing() {
    let cases = all_cases();
    let folder = project().join("corpus/cases");
    let in_place = |case: &&Case| !case.has_sidecar;
    let misses: Vec<String> = cases
        .par_iter()
        .filter(in_place)
        .flat_map(|case| {
            let (mut made, counts) = case.findings(&folder);
            let mut expected = case.expected.clone();
            for found in &mut expected {
                found.line = case.file_line(found.line);
            }
            // What spans several lines may include an expectation.
            for found in made.iter_mut().chain(&mut expected) {
                found.length = None;
            }
            let (missed, unexpected) = unmatched(&expected, &made);
            let counts = case.counts.iter().filter(|expected| **expected != counts).count();
            let is_same = missed.is_empty() && unexpected.is_empty() && counts == 0;
            (!is_same).then(|| format!("{}: not found: {missed:?}; not expected: {unexpected:?}", case.plain.name))
        })
        .collect();
    assert!(misses.is_empty(), "\n{}\n", misses.join("\n"));
}

#[test]
fn near_misses_have_notes_at_most_and_never_the_finding_they_miss() {
    for case in all_cases().iter().filter(|case| case.plain.name.contains(".ok.")) {
        let miss = case.plain.name.split('.').next().unwrap();
        for found in &case.expected {
            assert_eq!(found.severity, Severity::Note.name(), "{}: {}", case.plain.name, found.describe());
            assert_ne!(found.name, miss, "{}: {}", case.plain.name, found.describe());
        }
    }
}

#[test]
fn every_finding_has_a_case_and_a_near_miss_of_its_name() {
    let cases = all_cases();
    for rule in rules::ALL.iter().filter(|rule| !rule.is_of_events() && !rule.code.starts_with(OF_OTHERS)) {
        let case = cases.iter().find(|case| case.plain.name == format!("{}.pgn", rule.name));
        let case = case.unwrap_or_else(|| panic!("corpus/cases/{}.pgn is missing", rule.name));
        assert!(
            case.expected.iter().any(|found| found.name == rule.name),
            "{} expects no {}",
            case.plain.name,
            rule.name
        );
        let near_miss = format!("{}.ok.pgn", rule.name);
        assert!(cases.iter().any(|case| case.plain.name == near_miss), "corpus/cases/{near_miss} is missing");
    }
}

/// Pages whose example cannot be run: the fault is in bytes, or the finding is about a whole file.
const NOT_RUN: [&str; 2] = ["unmappable-byte", "encoding-doubtful"];

/// The first letters of the codes of findings in records of bridge and in tables, whose cases are in `tests/bridge.rs`
/// and `tests/game_tables.rs`.
const OF_OTHERS: [char; 2] = ['B', 'D'];

/// The first letter of the codes of findings that only an audit makes.
const ACROSS_RECORDS: char = 'A';

#[test]
fn the_example_of_every_page_gives_its_finding() {
    let folder = scratch("corpus-examples");
    let mut wrong = Vec::new();
    let is_run =
        |rule: &&&Rule| !NOT_RUN.contains(&rule.name) && !rule.is_of_events() && !rule.code.starts_with(OF_OTHERS);
    for rule in rules::ALL.iter().filter(is_run) {
        let [example, russian] = Language::ALL.map(|language| rule.page(language).split("```").nth(1).unwrap_or(""));
        assert_eq!(example, russian, "{} has another example in Russian", rule.name);
        let (_, record) = example.split_once('\n').unwrap_or_else(|| panic!("{} has no example", rule.name));
        let path = folder.join(format!("{}.pgn", rule.name));
        std::fs::write(&path, record).unwrap();
        let mut case = Case::read(&path);
        if rule.code.starts_with(ACROSS_RECORDS) {
            "audit".clone_into(&mut case.plain.command);
        }
        let (made, _) = case.findings(&folder);
        if made.iter().all(|found| found.name != rule.name) {
            let names: Vec<&str> = made.iter().map(|found| found.name.as_str()).collect();
            wrong.push(format!("the example of {} gives {}", rule.name, names.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn a_wrong_expectation_is_noticed() {
    let folder = scratch("corpus-wrong");
    let path = folder.join("wrong.pgn");
    let record = "1. e4 e5 2. Nf6 Nc6 *\n%~1 missing-tag\n";
    for (expectation, n_misses) in [
        ("%~          ^^^ illegal-move", 0),
        ("%~          ^ illegal-move", 0),
        ("%~13-15 illegal-move", 0),
        ("%~          ^^^ illegal-move [warning]", 2),
        ("%~          ^^ illegal-move", 2),
        ("%~         ^ illegal-move", 2),
        ("%~          ^ ambiguous-move", 2),
        ("", 1),
        ("%~          ^^^ illegal-move\n%~          ^^^ illegal-move", 1),
        ("%~          ^^^ illegal-move\n%~counts 1 record, 2 plies", 0),
        ("%~          ^^^ illegal-move\n%~counts 1 record, 4 plies", 1),
    ] {
        std::fs::write(&path, format!("{record}{expectation}\n")).unwrap();
        let case = Case::read(&path);
        case.plain.write_into(&folder);
        assert_eq!(misses(&case, &folder).len(), n_misses, "{expectation}");
    }
}
