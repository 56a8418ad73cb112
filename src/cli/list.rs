//! `zapis list`: tables of what is known.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use crate::chess::letters::{Letters, Mark};
use crate::findings::rule;
use crate::laws::{Certainty, Edition, Fivefold, Pace, Topic, article, draw_rules, illegal_move, pace};
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
    let status = print(table(&rows).as_bytes())?;
    if args.what == ListChoice::Laws {
        // What explains the table is no row of it; that it cannot be shown is no reason to fail.
        let _ = io::stderr().write_all(LAWS_NOTES.as_bytes());
    }
    Ok(status)
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

/// Stands before what is not verified.
const DOUBT: char = '~';

fn laws() -> Vec<Vec<String>> {
    let head = ["edition", "from", "to", "numbers", "rapid", "blitz", "5×, 75", "loses at"].map(str::to_owned).to_vec();
    std::iter::once(head).chain(Edition::ALL.into_iter().map(law)).collect()
}

/// Writes what an edition says, with a mark before what is not verified and a question mark where nothing is known.
fn law(edition: Edition) -> Vec<String> {
    let doubted = |is_sure: bool, text: String| if is_sure { text } else { format!("{DOUBT}{text}") };
    let is_read = edition.certainty() == Certainty::Verified;
    let example = article(edition, Topic::ThreefoldIntended);
    let numbers =
        example.map_or_else(String::new, |found| doubted(found.certainty == Certainty::Verified, found.number.into()));
    let is_pace_read =
        is_read || article(edition, Topic::Rapid).is_some_and(|found| found.certainty == Certainty::Verified);
    let [rapid, blitz] = lines(edition).map_or_else(
        || ["?", "?"].map(str::to_owned),
        |lines| lines.map(|line| doubted(is_pace_read, line.to_owned())),
    );
    let draws = match draw_rules(edition).fivefold {
        None => "–".to_owned(),
        Some(Fivefold::Consecutive) => doubted(is_read, "in a row".to_owned()),
        Some(Fivefold::AnyTime) => doubted(is_read, "yes".to_owned()),
    };
    let loses = |pace| match illegal_move(edition, pace) {
        Some(rule) => {
            let text = rule.loses_at.map_or_else(|| "–".to_owned(), |n| n.to_string());
            doubted(rule.certainty == Certainty::Verified, text)
        }
        None => "?".to_owned(),
    };
    let loses_at = [Pace::Classical, Pace::Rapid, Pace::Blitz].map(loses).join(" ");
    let to = edition.to().map_or_else(|| "…".to_owned(), |to| to.to_string());
    vec![edition.key().to_owned(), edition.from().to_string(), to, numbers, rapid, blitz, draws, loses_at]
}

/// Writes the lines of an edition between blitz, rapid and classical, in minutes: where rapid lies, where blitz.
fn lines(edition: Edition) -> Option<[&'static str; 2]> {
    let is_rapid = |seconds| pace(edition, seconds, 0).map(|pace| pace == Pace::Rapid);
    Some(match (is_rapid(10 * 60 + 1)?, is_rapid(60 * 60)?) {
        (true, _) => [">10 <60", "≤10"],
        (false, true) => ["15–60", "<15"],
        (false, false) => ["≥15 <60", "<15"],
    })
}

/// Says what the columns of the table of laws mean.
const LAWS_NOTES: &str = "
~         not read in the edition itself: from summaries, or inferred; ? not known
numbers   how articles are numbered: the claim of a third occurrence by a move
rapid     minutes for a player with 60 increments (none are counted in 2001)
5×, 75    whether five occurrences or 75 moves draw the game without a claim;
          in 2014 the occurrences must follow each other
loses at  which completed illegal move loses in classical, rapid, blitz;
          – where the arbiter decides
";

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
