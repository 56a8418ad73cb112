//! `zapis list`: tables of what is known.

use std::fmt::Write as _;

use crate::chess::letters::{Letters, Trust};
use crate::chess::{NOTATIONS, Notation};
use crate::findings::rule;
use crate::l10n::{Arg, message};
use crate::laws::{Certainty, Edition, Fivefold, TimeClass, Topic, article, draw_rules, illegal_move, pace};
use crate::render::wrapped;
use crate::text::{Encoding, display_width};
use crate::tournament::tie_break::Code;

use super::args::ListChoice;
use super::list_args::{ListArgs, ListFormat};
use super::{CommandError, ExitStatus, list_chess960, list_schemas, print, settings, terminal};

pub(super) fn run(args: &ListArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let is_table = args.named.is_empty() && args.format == ListFormat::Text;
    let (head, rows) = match args.what {
        ListChoice::Chess960 => return list_chess960::run(args, language),
        ListChoice::Schemas if !is_table && !args.draw => return list_schemas::run(args),
        _ if !is_table || args.draw => return Err(CommandError::Usage(message!("list-takes-less"))),
        ListChoice::Schemas => (message!("schemas-head"), list_schemas::rows()),
        ListChoice::Letters => (message!("letters-head"), letters()),
        ListChoice::Encodings => (message!("encodings-head"), encodings()),
        ListChoice::Laws => (message!("laws-head"), laws()),
        ListChoice::Findings => (message!("findings-head"), findings()),
        ListChoice::Notations => (message!("notations-head"), notations()),
        ListChoice::Tiebreaks => (message!("tie-breaks-head"), tie_breaks()),
    };
    let head = head.in_language(language).split(" | ").map(str::to_owned).collect();
    let in_language = |row: Vec<Arg>| row.into_iter().map(|cell| cell.in_language(language)).collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows.into_iter().map(in_language)).collect();
    let mut text = table(&rows);
    let notes = match args.what {
        ListChoice::Laws => Some(message!("laws-notes")),
        ListChoice::Notations => Some(message!("notations-notes")),
        ListChoice::Tiebreaks => Some(message!("tie-breaks-notes")),
        _ => None,
    };
    if let Some(notes) = notes {
        let hang = if args.what == ListChoice::Laws { " ".repeat(10) } else { String::new() };
        for line in notes.in_language(language).lines() {
            text.extend(["\n", &wrapped(line, terminal::width(), &hang)]);
        }
        text.push('\n');
    }
    print(text.as_bytes())
}

fn letters() -> Vec<Vec<Arg>> {
    let row = |letters: &Letters| {
        let key = letters.code.to_ascii_lowercase();
        let mut row =
            vec![letters.code.as_str().into(), message!("letters-of", code = key, name = letters.name.as_str()).into()];
        row.extend([5, 4, 3, 2, 1].map(|role| letters.write(role).into()));
        row.push(match letters.mark {
            Trust::Verified => message!("verified").into(),
            Trust::Secondary => message!("secondary").into(),
        });
        row
    };
    Letters::all().iter().map(row).collect()
}

fn encodings() -> Vec<Vec<Arg>> {
    let kind = |encoding: Encoding| {
        if encoding.is_single_byte() { message!("one-byte-a-character") } else { message!("unicode") }
    };
    Encoding::ALL.into_iter().map(|encoding| vec![encoding.label().into(), kind(encoding).into()]).collect()
}

/// Stands before what is not verified.
const DOUBT: char = '~';

fn laws() -> Vec<Vec<Arg>> {
    let words = |row: Vec<String>| row.into_iter().map(Arg::from).collect();
    Edition::ALL.into_iter().map(|edition| words(law(edition))).collect()
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
        Some(Fivefold::Consecutive) => doubted(is_read, "=".to_owned()),
        Some(Fivefold::AnyTime) => doubted(is_read, "+".to_owned()),
    };
    let loses = |pace| match illegal_move(edition, pace) {
        Some(rule) => {
            let text = rule.loses_at.map_or_else(|| "–".to_owned(), |n| n.to_string());
            doubted(rule.certainty == Certainty::Verified, text)
        }
        None => "?".to_owned(),
    };
    let loses_at = [TimeClass::Classical, TimeClass::Rapid, TimeClass::Blitz].map(loses).join(" ");
    let to = edition.to().map_or_else(|| "…".to_owned(), |to| to.to_string());
    vec![edition.key().to_owned(), edition.from().to_string(), to, numbers, rapid, blitz, draws, loses_at]
}

/// Writes the lines of an edition between blitz, rapid and classical, in minutes: where rapid lies, where blitz.
fn lines(edition: Edition) -> Option<[&'static str; 2]> {
    let is_rapid = |seconds| pace(edition, seconds, 0).map(|pace| pace == TimeClass::Rapid);
    Some(match (is_rapid(10 * 60 + 1)?, is_rapid(60 * 60)?) {
        (true, _) => [">10 <60", "≤10"],
        (false, true) => ["15–60", "<15"],
        (false, false) => ["≥15 <60", "<15"],
    })
}

fn findings() -> Vec<Vec<Arg>> {
    let row = |rule: &&rule::Rule| vec![rule.code.into(), rule.name.into(), rule.severity.message().into()];
    rule::ALL.iter().map(row).collect()
}

fn notations() -> Vec<Vec<Arg>> {
    let row = |name: &'static str, example: &'static str, meaning| vec![name.into(), example.into(), meaning];
    let meaning = |notation| match notation {
        Notation::San => message!("notation-san"),
        Notation::Lan => message!("notation-lan"),
        Notation::Uci => message!("notation-uci"),
        Notation::Iccf => message!("notation-iccf"),
        Notation::Smith => message!("notation-smith"),
        Notation::Descriptive => message!("notation-descriptive"),
        Notation::Spoken => message!("notation-spoken"),
        Notation::Braille => message!("notation-braille"),
    };
    let pgn = row("pgn", "1. Nf3 Nf6", message!("notation-pgn").into());
    let figurine = row("figurine", "♘f3", message!("notation-figurine").into());
    let others = NOTATIONS.iter().map(|known| row(known.name, known.example, meaning(known.notation).into()));
    [pgn].into_iter().chain(others).chain([figurine]).collect()
}

fn tie_breaks() -> Vec<Vec<Arg>> {
    let row = |code: Code| vec![code.as_str().into(), message!("tie-break-name", code = code.as_str()).into()];
    Code::all().map(row).collect()
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
