//! The cases of `corpus/cases`: records with the expected findings written under the place.
//!
//! ```text
//! 1. e4 e5 2. Nf6 Nc6 *
//! %~          ^^^ illegal-move
//! ```
//!
//! One `^` is under the first character of the marked text; several mark all of it on the line. A place in the first
//! two columns, where no `^` fits, is given by its columns: `%~1 missing-tag`, `%~1-11 malformed-tag`. A severity other
//! than the usual one follows in brackets: `%~ ^^ illegal-setup [warning]`.
//!
//! Three more kinds of lines are not about a place:
//!
//! ```text
//! %~ignore mixed-alphabets
//! %~counts 2 records, 14 plies
//! %~san 2: e4 e5 Nf3 Nc6
//! ```
//!
//! In a file of expectations beside the record a place is `line:column name` or `line:column+length name`.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use zapis_check::findings::Rule;

use super::plain::{MARK, Plain, sidecar};

/// One finding, expected or made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The line of the record as the program counts, from 1.
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// The number of characters of its line that it marks; `None` if only its start is expected.
    pub(crate) length: Option<usize>,
    pub(crate) name: String,
    pub(crate) severity: String,
}

impl Found {
    fn is_met_by(&self, made: &Self) -> bool {
        let is_same_length = self.length.is_none() || self.length == made.length;
        (self.line, self.column, &self.name, &self.severity) == (made.line, made.column, &made.name, &made.severity)
            && is_same_length
    }

    /// Describes the finding in the words of an expectation.
    pub(crate) fn describe(&self) -> String {
        let length = self.length.map(|length| format!(", {length} long")).unwrap_or_default();
        format!("{}[{}] in column {}{length}", self.severity, self.name, self.column)
    }
}

/// One file of the corpus with its expectations.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) plain: Plain,
    path: PathBuf,
    /// The line of the file for every line of the records.
    lines: Vec<usize>,
    /// Whether the expectations are in a file beside it.
    pub(crate) has_sidecar: bool,
    /// Findings that are ignored here.
    ignored: Option<String>,
    pub(crate) expected: Vec<Found>,
    /// The expected beginning of the summary: `2 records, 14 plies`.
    pub(crate) counts: Option<String>,
    /// The expected moves, by the number of the record.
    pub(crate) san: HashMap<u64, String>,
}

impl Case {
    pub(crate) fn read(path: &Path) -> Self {
        let sidecar = sidecar(path);
        let mut case = Self {
            plain: Plain::read(path),
            path: path.to_owned(),
            lines: Vec::new(),
            has_sidecar: sidecar.exists(),
            ignored: None,
            expected: Vec::new(),
            counts: None,
            san: HashMap::new(),
        };
        if case.has_sidecar {
            fs::read_to_string(&sidecar).unwrap().lines().for_each(|line| case.take_sidecar_line(line));
        } else {
            case.take_marked_lines(&fs::read(path).unwrap());
        }
        case
    }

    fn take_marked_lines(&mut self, bytes: &[u8]) {
        for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
            if let Some(text) = line.strip_prefix(MARK.as_bytes()) {
                self.take_expectation(std::str::from_utf8(text).unwrap().trim_end(), index + 1);
            } else {
                self.lines.push(index + 1);
            }
        }
    }

    /// Parses what follows the `%~` of line `number`.
    fn take_expectation(&mut self, text: &str, number: usize) {
        if self.take_directive(text.trim_start()) {
            return;
        }
        let place = format!("{}:{number}", self.path.display());
        let line = self.lines.len();
        let (column, length, rest) = if let Some(caret) = text.find('^') {
            let n_carets = text[caret..].chars().take_while(|c| *c == '^').count();
            assert!(text[..caret].trim().is_empty(), "{place}: only blanks stand before `^`");
            (MARK.len() + caret + 1, (n_carets > 1).then_some(n_carets), &text[caret + n_carets..])
        } else {
            let columns = text.split_whitespace().next().unwrap_or("");
            let rest = &text[text.find(columns).unwrap_or(0) + columns.len()..];
            let number = |digits: &str| digits.parse::<usize>().unwrap_or_else(|_| panic!("{place}: no column"));
            match columns.split_once('-') {
                Some((first, last)) => (number(first), Some(number(last) + 1 - number(first)), rest),
                None => (number(columns), None, rest),
            }
        };
        let (name, severity) = name_and_severity(rest, &place);
        self.expected.push(Found { line, column, length, name, severity });
    }

    fn take_sidecar_line(&mut self, text: &str) {
        if text.is_empty() || text.starts_with('#') || self.take_directive(text) {
            return;
        }
        let place = format!("{}.expect: `{text}`", self.path.display());
        let (position, rest) = text.split_once(' ').unwrap_or_else(|| panic!("{place}: no name"));
        let (line, column) = position.split_once(':').unwrap_or_else(|| panic!("{place}: no place"));
        let (column, length) = match column.split_once('+') {
            Some((column, length)) => (column, Some(length.parse().unwrap())),
            None => (column, None),
        };
        let (name, severity) = name_and_severity(rest, &place);
        let (line, column) = (line.parse().unwrap(), column.parse().unwrap());
        self.expected.push(Found { line, column, length, name, severity });
    }

    fn take_directive(&mut self, text: &str) -> bool {
        if text.starts_with("options ") || text.starts_with("command ") {
            // Read by `Plain`.
        } else if let Some(names) = text.strip_prefix("ignore ") {
            self.ignored = Some(names.to_owned());
        } else if let Some(counts) = text.strip_prefix("counts ") {
            self.counts = Some(counts.to_owned());
        } else if let Some(san) = text.strip_prefix("san ") {
            let (record, moves) = san.split_once(':').unwrap_or(("1", san));
            self.san.insert(record.trim().parse().unwrap(), moves.trim().to_owned());
        } else {
            return false;
        }
        true
    }

    /// Returns the line of the file for line `line` of the record.
    pub(crate) fn file_line(&self, line: usize) -> usize {
        self.lines.get(line - 1).copied().unwrap_or(line)
    }

    /// Returns every finding of the program, notes included, in the file of that name in a folder.
    pub(crate) fn findings(&self, folder: &Path) -> (Vec<Found>, String) {
        let mut arguments = vec!["validate", "--format", "json", "--notes"];
        arguments.extend(self.ignored.iter().flat_map(|names| ["--ignore", names]));
        let ran = self.plain.run(folder, &arguments);
        let lines: Vec<Value> = ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let stored = fs::read(folder.join(&self.plain.name)).unwrap();
        let is_finding = |line: &&Value| line["type"] == "finding";
        let findings = lines.iter().filter(is_finding).map(|finding| found(finding, &stored)).collect();
        let summary = lines.iter().find(|line| line["type"] == "summary");
        let summary = summary.unwrap_or_else(|| panic!("{}: no summary: {}", self.plain.name, ran.messages));
        let has_errors = summary["errors"].as_u64().unwrap() > 0;
        assert_eq!(ran.status, i32::from(has_errors), "{}: the exit status", self.plain.name);
        let count = |name: &str, noun: &str, nouns: &str| {
            let count = summary[name].as_u64().unwrap();
            format!("{count} {}", if count == 1 { noun } else { nouns })
        };
        (findings, format!("{}, {}", count("records", "record", "records"), count("plies", "ply", "plies")))
    }
}

/// Converts a line of JSON into a finding; its length is counted in characters of its first line.
fn found(finding: &Value, stored: &[u8]) -> Found {
    let number = |name: &str| usize::try_from(finding[name].as_u64().unwrap()).unwrap();
    let text = |name: &str| finding[name].as_str().unwrap().to_owned();
    let start = number("offset").min(stored.len());
    let marked = &stored[start..(start + number("length")).min(stored.len())];
    let line = marked.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or(marked);
    let length = std::str::from_utf8(line).map_or(line.len(), |line| line.chars().count());
    Found {
        line: number("line"),
        column: number("column"),
        length: Some(length),
        name: text("name"),
        severity: text("severity"),
    }
}

fn name_and_severity(text: &str, place: &str) -> (String, String) {
    let (name, severity) = match text.trim().split_once('[') {
        Some((name, severity)) => (name.trim(), Some(severity.trim_end_matches(']').to_owned())),
        None => (text.trim(), None),
    };
    let rule = Rule::by_name(name).unwrap_or_else(|| panic!("{place}: no finding is named `{name}`"));
    (rule.name.to_owned(), severity.unwrap_or_else(|| rule.severity.name().to_owned()))
}

/// Pairs expected findings with actual ones and returns the rest of both.
pub(crate) fn unmatched(expected: &[Found], made: &[Found]) -> (Vec<Found>, Vec<Found>) {
    let mut unexpected = made.to_vec();
    let mut missed = Vec::new();
    for wanted in expected {
        match unexpected.iter().position(|made| wanted.is_met_by(made)) {
            Some(index) => drop(unexpected.remove(index)),
            None => missed.push(wanted.clone()),
        }
    }
    (missed, unexpected)
}
