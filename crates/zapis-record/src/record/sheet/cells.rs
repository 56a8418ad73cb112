//! The main line of a record as the rows of a sheet: numbers, words and empty cells, with their places.
//!
//! A tape that was read from a sheet has them already. PGN without tag pairs, as most sheets typed cell by cell are, is
//! split again: what the reader of PGN took as a bracket or a comment to the end of the line may be part of a damaged
//! move.

use crate::record::{ItemKind, Record};
use crate::sorting::CompactSort;
use crate::text::Span;

/// A piece of the main line on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetToken {
    /// A row's number, or a damaged one.
    Number {
        /// The number, if readable.
        number: Option<u32>,
        /// Whether dots mean that White's cell is not shown.
        has_dots: bool,
    },
    /// The text of a cell, with its place.
    Word(Span, String),
    /// `…`, `—`: a cell marked as empty.
    Gap,
}

/// The maximum difference between a number and that of its row, if rows are missing.
const MAX_ROWS_MISSING: u32 = 8;

/// Returns the tokens of the main line, up to a maximum number of words, and whether there were more.
#[must_use]
pub fn sheet_tokens(record: &Record<'_>, first_row: u32, most_words: usize) -> (Vec<SheetToken>, bool) {
    if record.tape.is_sheet { of_sheet(record, most_words) } else { of_movetext(record, first_row, most_words) }
}

fn of_sheet(record: &Record<'_>, most_words: usize) -> (Vec<SheetToken>, bool) {
    let mut tokens = Vec::new();
    let mut n_words = 0;
    for item in &record.tape.items {
        match item.kind {
            ItemKind::Number => {
                let read = item.number();
                let has_dots = read.is_some_and(|(_, has_dots)| has_dots);
                tokens.push(SheetToken::Number { number: read.map(|(number, _)| number), has_dots });
            }
            ItemKind::Move => {
                if n_words >= most_words {
                    return (tokens, true);
                }
                n_words += 1;
                let word = record.slice(item.span);
                tokens.push(if word == "…" { SheetToken::Gap } else { cell(word, item.span) });
            }
            _ => {}
        }
    }
    (tokens, false)
}

/// Returns the places of movetext outside the main line: comments, variations, results, glyphs.
#[must_use]
pub fn passed_over(record: &Record<'_>) -> Vec<Span> {
    let mut places: Vec<Span> = record.tape.tags.iter().map(|tag| tag.span).collect();
    let mut open: Vec<Span> = Vec::new();
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => open.push(item.span),
            ItemKind::VariationClose => {
                if let Some(from) = open.pop().filter(|_| open.is_empty()) {
                    places.push(Span { start: from.start, end: item.span.end });
                }
            }
            ItemKind::Comment
            | ItemKind::LineComment
            | ItemKind::Termination
            | ItemKind::Nag
            | ItemKind::Glyph
            | ItemKind::DrawOffer => places.push(item.span),
            ItemKind::Move | ItemKind::Number | ItemKind::MarkApart => {}
        }
    }
    // Text after an unclosed bracket is part of the main line: scanners often misread a bracket.
    places.compact_sort_by_key(|place| (place.start, place.end));
    places
}

fn of_movetext(record: &Record<'_>, first_row: u32, most_words: usize) -> (Vec<SheetToken>, bool) {
    let mut tokens = Vec::new();
    let (mut at, mut n_words, mut row) = (record.tape.span.start, 0, first_row);
    let end = Span { start: record.tape.span.end, end: record.tape.span.end };
    for place in passed_over(record).into_iter().chain([end]) {
        let between = Span { start: at, end: place.start.max(at) };
        at = at.max(place.end);
        for (offset, word) in words(record.slice(between)) {
            if n_words >= most_words {
                return (tokens, true);
            }
            let span = Span::of(0..word.len()).shift(between.start).shift(offset);
            n_words += usize::from(take_apart(word, span, &mut row, &mut tokens));
        }
    }
    (tokens, false)
}

/// Returns the words of a text with their places.
fn words(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| (u32::try_from(word.as_ptr() as usize - start).unwrap_or(0), word))
}

/// Splits numbers off a word; `row` is the number of the current row. Returns true if a word is left.
fn take_apart(word: &str, span: Span, row: &mut u32, tokens: &mut Vec<SheetToken>) -> bool {
    let is_dot = |c: char| matches!(c, '.' | ')' | '…');
    if !word.is_empty() && word.chars().all(|c| matches!(c, '.' | '…' | '-' | '–' | '—' | '_')) {
        tokens.push(SheetToken::Gap);
        return true;
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    let number: Option<u32> = word[..digits].parse().ok();
    let after = rest.trim_start_matches(is_dot);
    let n_dots = rest[..rest.len() - after.len()].chars().map(|c| if c == '…' { 3 } else { 1 }).sum::<u32>();
    let is_next = number.is_some_and(|number| number == *row || number == *row + 1);
    if digits > 0 && digits < 5 && (n_dots > 0 || (rest.is_empty() && is_next)) {
        *row = number.filter(|number| *number > *row && *number - *row <= MAX_ROWS_MISSING).unwrap_or(*row);
        tokens.push(SheetToken::Number { number, has_dots: n_dots > 1 });
        let len = u32::try_from(word.len() - after.len()).unwrap_or(0);
        let rest = Span { start: span.start + len, end: span.end };
        return !after.is_empty() && take_apart(after, rest, row, tokens);
    }
    if is_spoiled_number(word) {
        *row += 1;
        tokens.push(SheetToken::Number { number: None, has_dots: false });
        return false;
    }
    // `d59.`: a move followed by the number of the next row.
    let next = format!("{}.", *row + 1);
    if let Some(before) = word.strip_suffix(&next).filter(|before| before.len() > 1) {
        let end = span.start + u32::try_from(before.len()).unwrap_or(0);
        tokens.push(cell(before, Span { start: span.start, end }));
        *row += 1;
        tokens.push(SheetToken::Number { number: Some(*row), has_dots: false });
        return true;
    }
    tokens.push(cell(word, span));
    true
}

fn cell(word: &str, span: Span) -> SheetToken {
    SheetToken::Word(span, word.to_owned())
}

/// Returns true if a word is a damaged row number: `l0.`, `]I.`, `1Z.`.
fn is_spoiled_number(word: &str) -> bool {
    let Some(body) = word.strip_suffix(['.', ')', ',']) else { return false };
    let looks_like_a_digit = |c: char| c.is_ascii_digit() || "lIi|]!OoSBZzбЗзТ?".contains(c);
    (1..=3).contains(&body.chars().count()) && body.chars().all(looks_like_a_digit)
}
