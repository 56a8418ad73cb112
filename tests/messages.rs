//! The messages about every case of the corpus, word for word.
//!
//! A snapshot holds all output of `zapis validate --notes` on one file, in English and in Russian. The tags missing from the
//! seven tag roster are left out unless the case is about them. A case without findings has no snapshot: its records and
//! plies are counted in `signature.tsv`. `INSTA_UPDATE=always cargo test --test all messages::` rewrites the snapshots.

use std::path::Path;

use rayon::prelude::*;

use crate::support::plain::{Plain, paths};
use crate::support::run::{collect, project, run, scratch, zapis};

/// Cases whose findings are also shown one a line and as JSON.
const IN_EVERY_FORMAT: [&str; 5] =
    ["fivefold-repetition.pgn", "illegal-move.pgn", "illegal-setup.pgn", "russian.utf16le.pgn", "wide-characters.pgn"];

/// Cases that are about missing tags.
const ABOUT_TAGS: [&str; 2] = ["missing-tag.pgn", "missing-tag.ok.pgn"];

fn cases() -> Vec<Plain> {
    paths(&project().join("corpus/cases")).iter().map(|path| Plain::read(path)).collect()
}

/// Returns the option that shows all findings, if otherwise only the first of each kind are shown.
fn all_of(case: &Plain) -> Option<&'static str> {
    (case.command == "validate").then_some("--all")
}

/// Returns the output on both streams, in the order a person would see it.
fn printed(case: &Plain, folder: &Path, more: [&str; 2]) -> String {
    let mut arguments = vec!["validate", "--notes"];
    arguments.extend(more);
    arguments.extend(all_of(case));
    if !ABOUT_TAGS.contains(&case.name.as_str()) {
        arguments.extend(["--ignore", "missing-tag"]);
    }
    let ran = case.run(folder, &arguments);
    assert_ne!(ran.status, 2, "{}: {}", case.name, ran.messages);
    format!("{}{}", ran.results, ran.messages)
}

/// Returns what the snapshot of a case holds; `None` if there is only the summary.
fn snapshot_of(case: &Plain, folder: &Path) -> Option<String> {
    let english = printed(case, folder, ["--format", "text"]);
    if english.trim_end().lines().count() < 2 {
        return None;
    }
    let mut forms = vec![("ru", printed(case, folder, ["--lang", "ru"]))];
    if IN_EVERY_FORMAT.contains(&case.name.as_str()) {
        forms.extend(["concise", "json"].map(|format| (format, printed(case, folder, ["--format", format]))));
    }
    Some(forms.into_iter().fold(english, |text, (name, form)| format!("{}\n\n--- {name}\n{form}", text.trim_end())))
}

#[test]
fn every_case_is_reported_in_these_words() {
    let (folder, cases) = (scratch("messages"), cases());
    for case in &cases {
        case.write_into(&folder);
    }
    let texts: Vec<Option<String>> = cases.par_iter().map(|case| snapshot_of(case, &folder)).collect();
    let snapshots = project().join("tests/snapshots");
    let name_of = |case: &Plain| case.name.trim_end_matches(".pgn").to_owned();
    for entry in std::fs::read_dir(&snapshots).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // Files that a failed test leaves beside a snapshot have another ending.
        let Some(name) = name.strip_suffix(".snap") else { continue };
        let is_needed = cases.iter().zip(&texts).any(|(case, text)| name_of(case) == name && text.is_some());
        assert!(is_needed, "tests/snapshots/{name}.snap is of no case with findings");
    }
    insta::with_settings!({ snapshot_path => snapshots, prepend_module_to_snapshot => false, omit_expression => true }, {
        for (case, text) in cases.iter().zip(texts) {
            if let Some(text) = text {
                insta::assert_snapshot!(name_of(case), text);
            }
        }
    });
}

#[test]
fn nothing_of_a_hostile_record_reaches_the_terminal_as_it_is() {
    let case = Plain::read(&project().join("corpus/cases/hostile-characters.pgn"));
    let folder = scratch("messages-hostile");
    case.write_into(&folder);
    for format in ["text", "concise"] {
        let text = printed(&case, &folder, ["--format", format]);
        let raw = text.chars().find(|c| {
            (c.is_control() && *c != '\n')
                || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{feff}')
        });
        assert_eq!(raw, None, "{text}");
    }
}

#[test]
fn colors_change_nothing_but_colors() {
    let folder = scratch("messages-colors");
    std::fs::write(folder.join("a.pgn"), "1. e4 e5 2. Nf6 Nc6 0-1\n").unwrap();
    let plain = run(&folder, ["validate", "--color", "never", "a.pgn"]).results;
    let colored = run(&folder, ["validate", "--color", "always", "a.pgn"]).results;
    assert!(colored.contains("\u{1b}["), "{colored}");
    let mut without = String::new();
    for (index, part) in colored.split('\u{1b}').enumerate() {
        without.push_str(if index == 0 { part } else { part.split_once('m').unwrap().1 });
    }
    assert_eq!(without, plain);
}

#[test]
fn a_narrow_terminal_and_a_wide_one_show_the_same_place() {
    let folder = scratch("messages-width");
    std::fs::copy(project().join("corpus/cases/long-line.pgn"), folder.join("a.pgn")).unwrap();
    for columns in ["40", "80", "200"] {
        let mut command = zapis(&folder);
        let text = collect(command.env("COLUMNS", columns).args(["validate", "a.pgn"])).results;
        let lines: Vec<&str> = text.lines().collect();
        let marked = lines.iter().position(|line| line.contains("^^^^")).unwrap();
        let column = lines[marked].chars().position(|c| c == '^').unwrap();
        let source: String = lines[marked - 1].chars().skip(column).take(4).collect();
        assert_eq!(source, "Rfd8", "{text}");
    }
}

/// Names that Russian text has in Latin letters outside of code.
const LATIN: [&str; 9] = ["PGN", "FEN", "NAG", "UTF", "Chess", "NUL", "I", "II", "III"];

#[test]
fn in_a_russian_environment_all_that_is_said_is_russian() {
    let folder = scratch("messages-environment");
    let mut wrong = Vec::new();
    for case in &cases() {
        case.write_into(&folder);
        let mut command = zapis(&folder);
        command.env("LANG", "ru_RU.UTF-8").args(["validate", "--notes", "--all"]);
        let ran = collect(command.args(&case.options).arg(&case.name));
        let titles = ["ошибка[", "предупреждение[", "примечание["];
        let results = ran.results.lines().filter_map(|line| match line.trim_start() {
            part if part.starts_with("= ") => Some(part),
            _ if line.starts_with(|c: char| c.is_alphabetic()) => {
                let is_title = titles.iter().any(|title| line.starts_with(title));
                Some(line.split_once("]: ").filter(|_| is_title).map_or(line, |(_, message)| message))
            }
            _ => None,
        });
        for line in results.chain(ran.messages.lines()) {
            let plain: String = line.split('`').step_by(2).collect();
            let runs = plain.split(|c: char| !c.is_ascii_alphabetic()).filter(|run| run.len() > 1);
            wrong.extend(runs.filter(|run| !LATIN.contains(run)).map(|run| format!("{}: {run}: {line}", case.name)));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
