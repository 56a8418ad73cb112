//! Tells a scoresheet from PGN without tag pairs and from prose.

use crate::record::reader::{Next, RecordReader};
use crate::record::{IssueKind, ItemKind, Tape};
use crate::text::Span;

use super::{Sheets, words};

/// Tells whether a text without tag pairs is better read as a scoresheet than as PGN.
///
/// It is PGN where the reader of PGN finds nothing in it but moves, numbers and the like. Else it is a sheet where more
/// moves are found on it that way.
#[must_use]
pub fn is_sheet(text: &str) -> bool {
    let Some(plain) = plain(text) else { return false };
    if plain.is_clean {
        return false;
    }
    let mut sheets = Sheets::read(text);
    let mut tape = Tape::default();
    let (mut n_moves, mut n_games) = (0_usize, 0);
    let (mut has_position, mut is_reordered, mut n_gaps) = (false, false, 0);
    while sheets.next_record(&mut tape) == Next::Record {
        n_games += 1;
        n_moves += tape.items.iter().filter(|item| item.kind == ItemKind::Move).count();
        n_gaps += tape
            .items
            .iter()
            .filter(|item| item.kind == ItemKind::Move && item.span.slice(&sheets.text) == "…")
            .count();
        is_reordered |= tape.issues.iter().any(|issue| issue.kind == IssueKind::RowsReordered);
        has_position |= tape.tags.iter().any(|tag| tag.name.slice(&sheets.text) == "FEN");
    }
    if plain.has_falling_numbers_only && !(is_reordered && n_gaps == 0 && n_moves >= plain.n_moves) {
        return false;
    }
    n_games > 0 && (n_moves >= FEWEST_MOVES || has_position)
}

/// Fewer moves than these are found in any text.
const FEWEST_MOVES: usize = 2;

struct Plain {
    is_clean: bool,
    /// Whether it would be clean but for numbers that fall, as those of columns do, and slips.
    has_falling_numbers_only: bool,
    n_moves: usize,
}

/// Reads a text as PGN; `None` where it has tag pairs, and so is PGN whatever else it holds.
fn plain(text: &str) -> Option<Plain> {
    let mut reader = RecordReader::new(text);
    let mut tape = Tape::default();
    let (mut n_moves, mut n_strange, mut n_issues) = (0, 0, 0);
    let (mut numbers_fall, mut is_marked) = (false, false);
    loop {
        match reader.next_record(&mut tape) {
            Next::End => break,
            Next::Text => n_issues += 1,
            Next::Record => {
                if !tape.tags.is_empty() {
                    return None;
                }
                n_issues += tape
                    .issues
                    .iter()
                    .filter(|issue| matches!(issue.kind, IssueKind::StrayText | IssueKind::TextAfterRecord))
                    .count();
                // Only PGN marks a game as unfinished so.
                is_marked |=
                    tape.items.iter().any(|item| item.kind == ItemKind::Termination && is_star(item.span, text));
                for (nth, (_, item)) in tape.main_line().enumerate() {
                    n_moves += 1;
                    n_strange += usize::from(is_strange(item.span.slice(text), nth == 0));
                }
                n_strange += usize::from(has_columns(&tape));
                let mut last = 0;
                for item in tape.items.iter().filter(|item| item.kind == ItemKind::Number) {
                    let number = item.number().map_or(0, |(number, _)| number);
                    numbers_fall |= number < last && !tape.has_variations;
                    last = number;
                }
            }
        }
    }
    let is_clean = is_marked || (n_issues == 0 && n_strange == 0);
    Some(Plain { is_clean: is_clean && (is_marked || !numbers_fall), has_falling_numbers_only: is_clean, n_moves })
}

/// Tells whether `*` stands here as a word of its own.
fn is_star(span: Span, text: &str) -> bool {
    let is_blank = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let range = span.range();
    span.slice(text) == "*"
        && is_blank(text[..range.start].chars().next_back())
        && is_blank(text[range.end..].chars().next())
}

/// Tells whether a word of the main line can be no move as PGN has them.
fn is_strange(word: &str, is_first: bool) -> bool {
    let looks = words::looks(words::without_stops(word));
    let is_heading = word.ends_with(':') && looks != words::Looks::Move;
    let is_broken = word.len() > 1 && word.ends_with('-') && word.contains(char::is_alphanumeric);
    let is_prose = looks == words::Looks::Prose && word.contains(char::is_alphanumeric);
    let is_fused = matches!(looks, words::Looks::Several(_)) || (is_first && words::first_pair(word).is_some());
    is_prose || is_heading || is_broken || is_fused
}

/// Tells whether a record looks like White's moves, numbered, and then Black's without numbers.
fn has_columns(tape: &Tape) -> bool {
    const FEWEST: usize = 3;
    let (mut n_numbers, mut n_behind) = (0, 0);
    for item in &tape.items {
        match item.kind {
            ItemKind::Number if n_numbers > 0 && n_behind != 1 => return false,
            ItemKind::Number => (n_numbers, n_behind) = (n_numbers + 1, 0),
            ItemKind::Move => n_behind += 1,
            _ => {}
        }
    }
    n_numbers >= FEWEST && (n_behind == n_numbers || n_behind == n_numbers + 1)
}
