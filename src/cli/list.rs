//! `zapis list`: tables of what is known.

use std::fmt::Write;

use crate::chess::letters::{Letters, Mark};
use crate::findings::rule;
use crate::laws::{Certainty, Edition};
use crate::text::{Encoding, display_width};
use crate::wording::{Word, phrase};

use super::args::{ListArgs, ListChoice};
use super::{CommandError, ExitStatus, print, settings};

pub(super) fn run(args: &ListArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let (head, rows) = match args.what {
        ListChoice::Letters => (phrase!("letters-head"), letters()),
        ListChoice::Encodings => (phrase!("encodings-head"), encodings()),
        ListChoice::Laws => (phrase!("laws-head"), laws()),
        ListChoice::Findings => (phrase!("findings-head"), findings()),
        ListChoice::Notations => (phrase!("notations-head"), notations()),
    };
    let head = head.in_language(language).split(" | ").map(str::to_owned).collect();
    let in_language = |row: Vec<Word>| row.into_iter().map(|cell| cell.in_language(language)).collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows.into_iter().map(in_language)).collect();
    print(table(&rows).as_bytes())
}

fn letters() -> Vec<Vec<Word>> {
    let row = |letters: &Letters| {
        let key = letters.code.to_ascii_lowercase();
        let mut row =
            vec![letters.code.as_str().into(), phrase!("letters-of", code = key, name = letters.name.as_str()).into()];
        row.extend([5, 4, 3, 2, 1].map(|role| letters.write(role).into()));
        row.push(match letters.mark {
            Mark::Verified => phrase!("verified").into(),
            Mark::Secondary => phrase!("secondary").into(),
        });
        row
    };
    Letters::all().iter().map(row).collect()
}

fn encodings() -> Vec<Vec<Word>> {
    let kind = |encoding: Encoding| {
        if encoding.is_single_byte() { phrase!("one-byte-a-character") } else { phrase!("unicode") }
    };
    Encoding::ALL.into_iter().map(|encoding| vec![encoding.label().into(), kind(encoding).into()]).collect()
}

fn laws() -> Vec<Vec<Word>> {
    let row = |edition: Edition| {
        let certainty = match edition.certainty() {
            Certainty::Verified => phrase!("verified"),
            Certainty::Secondary => phrase!("partly-verified"),
        };
        let to = edition.to().map_or_else(|| "…".to_owned(), |to| to.to_string());
        let from = edition.from().to_string();
        vec![edition.key().into(), from.into(), to.into(), edition.phrase().into(), certainty.into()]
    };
    Edition::ALL.into_iter().map(row).collect()
}

fn findings() -> Vec<Vec<Word>> {
    let row = |rule: &&rule::Rule| vec![rule.code.into(), rule.name.into(), rule.severity.phrase().into()];
    rule::ALL.iter().map(row).collect()
}

fn notations() -> Vec<Vec<Word>> {
    let rows = [
        ("pgn", "1. Nf3 Nf6", phrase!("notation-pgn")),
        ("san", "Nf3", phrase!("notation-san")),
        ("lan", "Ng1-f3", phrase!("notation-lan")),
        ("uci", "g1f3", phrase!("notation-uci")),
        ("figurine", "♘f3", phrase!("notation-figurine")),
    ];
    rows.map(|(name, example, meaning)| vec![name.into(), example.into(), meaning.into()]).to_vec()
}

/// Sets rows in columns; the first row is the head.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            let pad = width.saturating_sub(display_width(cell)) + 2;
            // Writing to a string cannot fail.
            let _ = write!(line, "{cell}{:pad$}", "");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
