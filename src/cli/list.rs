//! `zapis list`: tables of what is known.

use std::fmt::Write;

use crate::chess::letters::{Letters, Mark};
use crate::findings::rule;
use crate::laws::{Certainty, Edition};
use crate::text::{Encoding, display_width};

use super::args::{ListArgs, ListChoice};
use super::{CommandError, ExitStatus, print};

pub(super) fn run(args: &ListArgs) -> Result<ExitStatus, CommandError> {
    let rows = match args.what {
        ListChoice::Letters => letters(),
        ListChoice::Encodings => encodings(),
        ListChoice::Laws => laws(),
        ListChoice::Findings => findings(),
        ListChoice::Notations => notations(),
    };
    print(table(&rows).as_bytes())
}

fn letters() -> Vec<Vec<String>> {
    let head = ["code", "language", "K", "Q", "R", "B", "N", "source"].map(str::to_owned).to_vec();
    let row = |letters: &Letters| {
        let mut row = vec![letters.code.clone(), letters.name.clone()];
        row.extend([5, 4, 3, 2, 1].map(|role| letters.write(role).to_owned()));
        row.push(match letters.mark {
            Mark::Verified => "verified".to_owned(),
            Mark::Secondary => "secondary".to_owned(),
        });
        row
    };
    std::iter::once(head).chain(Letters::all().iter().map(row)).collect()
}

fn encodings() -> Vec<Vec<String>> {
    let kind = |encoding: Encoding| if encoding.is_single_byte() { "one byte a character" } else { "Unicode" };
    let head = vec!["encoding".to_owned(), "kind".to_owned()];
    let row = |encoding: Encoding| vec![encoding.label().to_owned(), kind(encoding).to_owned()];
    std::iter::once(head).chain(Encoding::ALL.into_iter().map(row)).collect()
}

fn laws() -> Vec<Vec<String>> {
    let head = ["edition", "in force from", "to", "name", "numbers"].map(str::to_owned).to_vec();
    let row = |edition: Edition| {
        let certainty = match edition.certainty() {
            Certainty::Verified => "verified",
            Certainty::Secondary => "partly verified",
        };
        let to = edition.to().map_or_else(|| "…".to_owned(), |to| to.to_string());
        vec![edition.key().to_owned(), edition.from().to_string(), to, edition.name().to_owned(), certainty.to_owned()]
    };
    std::iter::once(head).chain(Edition::ALL.into_iter().map(row)).collect()
}

fn findings() -> Vec<Vec<String>> {
    let head = ["code", "name", "severity"].map(str::to_owned).to_vec();
    let row = |rule: &&rule::Rule| vec![rule.code.to_owned(), rule.name.to_owned(), rule.severity.name().to_owned()];
    std::iter::once(head).chain(rule::ALL.iter().map(row)).collect()
}

fn notations() -> Vec<Vec<String>> {
    let rows = [
        ["notation", "example", "what it is"],
        ["pgn", "1. Nf3 Nf6", "the export format of the PGN standard; the default"],
        ["san", "Nf3", "standard algebraic notation"],
        ["lan", "Ng1-f3", "long algebraic notation"],
        ["uci", "g1f3", "coordinates as engines use them"],
        ["figurine", "♘f3", "standard algebraic notation with figurines"],
    ];
    rows.map(|row| row.map(str::to_owned).to_vec()).to_vec()
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
