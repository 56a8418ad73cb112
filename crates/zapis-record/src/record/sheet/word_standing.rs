//! The role of each word of a record in its game: in a row, quoted in a sentence, or not a move.
//!
//! Only this module judges what is a row, a number, prose or a bracket. Replay of a record accepts its judgment; the
//! restoring of a damaged one weighs it against the resulting moves.

use crate::record::{IssueKind, ItemKind, Record};
use crate::text::Span;

use super::diagrams::{given_positions, without_positions};
use super::rows::{RowLead, SheetRow, rows};
use super::token::{Token, TokenKind};
use super::tokens::tokens;

/// The role of a word in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordStanding {
    /// In a row of its own, or anywhere in movetext without prose.
    InRow,
    /// At the start of a line after one whose sentence has not ended.
    BehindLine,
    /// On a line after the end of a sentence.
    BehindSentence,
    /// Inside a sentence: `лучше было 8. Кg5`.
    InSentence,
    /// Not a move by its form; beside other words of prose, or among moves.
    Doubtful {
        /// Whether prose is beside it.
        is_in_prose: bool,
    },
    /// Prose, whatever may have happened to its letters.
    Prose,
    /// In brackets.
    Bracketed,
    /// Not part of the main line: an annotation glyph, a result, the offer of a draw.
    Apart,
}

/// A word with its place and its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedWord {
    /// Its place in the text of the record.
    pub span: Span,
    /// Its role in the game.
    pub standing: WordStanding,
    /// Whether it is the number of a row.
    pub is_number: bool,
}

/// Judges the words of a record in the order of play, by their form and context, never by the rules. Everything else in
/// the record is blank.
#[must_use]
pub fn judged_words(record: &Record<'_>) -> Vec<JudgedWord> {
    let is_reordered = record.tape.issues.iter().any(|issue| issue.kind == IssueKind::RowsReordered);
    if record.tape.is_sheet && is_reordered { of_items(record) } else { of_text(record) }
}

/// Takes the words of a sheet whose rows are not in the order of play.
fn of_items(record: &Record<'_>) -> Vec<JudgedWord> {
    let words = record.tape.items.iter().filter_map(|item| {
        let standing = match item.kind {
            ItemKind::Move | ItemKind::Number => WordStanding::InRow,
            _ => return None,
        };
        Some(JudgedWord { span: item.span, standing, is_number: item.kind == ItemKind::Number })
    });
    words.collect()
}

fn of_text(record: &Record<'_>) -> Vec<JudgedWord> {
    let region = region_of(record);
    let text = without_what_is_apart(record, region);
    let given = if record.tape.is_sheet { given_positions(&text) } else { Vec::new() };
    let text = without_positions(&text, &given);
    let tokens = tokens(&text);
    let rows = rows(&tokens);
    let mut standings: Vec<WordStanding> = (0..tokens.len()).map(|at| by_form(&tokens, at)).collect();
    for (at, row) in rows.iter().enumerate() {
        // A row belongs to the one before it on its line.
        let before = at.checked_sub(1).map(|before| &rows[before]).filter(|before| {
            let between = &tokens[before.end..row.first];
            row.is_joined && !between.iter().any(|token| matches!(token.kind, TokenKind::Break { .. }))
        });
        let standing = match before.and_then(|before| standings.get(before.first)) {
            Some(WordStanding::BehindLine) => WordStanding::BehindLine,
            _ => of_row(&tokens, row),
        };
        for index in row.first..row.end {
            if matches!(tokens[index].kind, TokenKind::Number { .. } | TokenKind::Move { .. } | TokenKind::Gap) {
                standings[index] = standing;
            }
        }
        // The dots in Black's cell as a placeholder for his move.
        if let Some(&last) = row.cells.last().filter(|cell| tokens[**cell].kind == TokenKind::Gap)
            && rows[at + 1..].iter().take(ROWS_OF_A_NOTE).any(|next| next.dots && next.number == row.number)
        {
            standings[last] = WordStanding::Apart;
        }
    }
    let is_word = |token: &Token<'_>| !matches!(token.kind, TokenKind::Break { .. } | TokenKind::Separator);
    let judged = tokens.iter().zip(standings).filter(|(token, _)| is_word(token)).map(|(token, standing)| JudgedWord {
        span: token.span.shift(region.start),
        standing,
        is_number: matches!(token.kind, TokenKind::Number { .. }),
    });
    judged.collect()
}

/// Returns where the words of a record were read: for a sheet that was rewritten first, in the rewritten text.
const fn region_of(record: &Record<'_>) -> Span {
    if record.tape.is_sheet { record.tape.region } else { record.tape.span }
}

/// Copies the text of a record with blanks in place of what its reader has already removed from the main line.
fn without_what_is_apart(record: &Record<'_>, region: Span) -> String {
    let mut text = String::with_capacity(region.len() as usize);
    let mut at = region.start;
    for place in super::cells::passed_over(record) {
        let (start, end) = (place.start.max(at), place.end.min(region.end));
        if start >= end {
            continue;
        }
        text.push_str(record.slice(Span { start: at, end: start }));
        // Line breaks stay: they show where a row may begin.
        text.extend(record.slice(Span { start, end }).bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        at = end;
    }
    text.push_str(record.slice(Span { start: at, end: region.end.max(at) }));
    text
}

/// Judges a token that is in no row.
fn by_form(tokens: &[Token<'_>], at: usize) -> WordStanding {
    match tokens[at].kind {
        TokenKind::Prose { .. } if is_surely_prose(&tokens[at].word) => WordStanding::Prose,
        TokenKind::Prose { .. } | TokenKind::Sign | TokenKind::Move { .. } | TokenKind::Gap => {
            WordStanding::Doubtful { is_in_prose: has_prose_beside(tokens, at) }
        }
        TokenKind::Mark | TokenKind::Number { .. } => WordStanding::Doubtful { is_in_prose: false },
        TokenKind::Aside => WordStanding::Bracketed,
        TokenKind::Result(_) if goes_on_behind(tokens, at) => WordStanding::Doubtful { is_in_prose: false },
        _ => WordStanding::Apart,
    }
}

/// The maximum number of rows quoted before Black's move is shown.
const ROWS_OF_A_NOTE: usize = 12;

/// A word of prose has this many successive small letters, and no damaged move has.
const LETTERS_OF_PROSE: usize = 4;

fn is_surely_prose(word: &str) -> bool {
    let run = word.split(|c: char| !c.is_lowercase()).map(|run| run.chars().count()).max().unwrap_or(0);
    let is_all_capitals = || word.chars().filter(|c| c.is_uppercase()).count() > LETTERS_OF_PROSE;
    let is_of_files = |c: char| matches!(c, 'a'..='h' | 'x');
    let has_figure = word.contains(|c: char| c.is_ascii_digit());
    !has_figure && (run >= LETTERS_OF_PROSE || is_all_capitals()) && !word.chars().all(is_of_files)
}

/// The maximum number of words on either side that are checked for prose.
const NEAR: usize = 2;
/// The maximum number of tokens searched for them, and for the number of the next row.
const FAR: usize = 40;

fn has_prose_beside(tokens: &[Token<'_>], at: usize) -> bool {
    let is_said = |token: &&Token<'_>| {
        !matches!(token.kind, TokenKind::Break { .. } | TokenKind::Separator | TokenKind::Sign | TokenKind::Glyph)
    };
    let is_prose = |token: &Token<'_>| token.is_prose() && is_surely_prose(&token.word);
    let ends_row = |token: &&Token<'_>| !matches!(token.kind, TokenKind::Number { .. });
    tokens[..at].iter().rev().take(FAR).filter(is_said).take(NEAR).take_while(ends_row).any(is_prose)
        || tokens[at + 1..].iter().take(FAR).filter(is_said).take(NEAR).take_while(ends_row).any(is_prose)
}

/// Returns true if the rows of a game continue after a result, which then is not one.
fn goes_on_behind(tokens: &[Token<'_>], at: usize) -> bool {
    let number = |token: &Token<'_>| match token.kind {
        TokenKind::Number { number, .. } => Some(number),
        _ => None,
    };
    let before = tokens[..at].iter().rev().take(FAR).find_map(number);
    let behind = tokens[at + 1..].iter().take(FAR).find_map(number);
    before.zip(behind).is_some_and(|(before, behind)| behind > 1 && (before..=before + 2).contains(&behind))
}

fn of_row(tokens: &[Token<'_>], row: &SheetRow) -> WordStanding {
    match row.opening {
        RowLead::InNote | RowLead::InSentence => WordStanding::InSentence,
        RowLead::BehindStop => WordStanding::BehindSentence,
        RowLead::LineStart if !row.is_on_own_line => WordStanding::BehindSentence,
        RowLead::LineStart if is_behind_open_sentence(tokens, row) => WordStanding::BehindLine,
        RowLead::LineStart => WordStanding::InRow,
    }
}

/// Returns true if the line before a row ends in prose without a period: the sentence may continue, or it is a heading.
fn is_behind_open_sentence(tokens: &[Token<'_>], row: &SheetRow) -> bool {
    let before = tokens[..row.first].iter().rev().find(|token| {
        !matches!(token.kind, TokenKind::Break { blank: false } | TokenKind::Separator | TokenKind::Sign)
    });
    before.is_some_and(|token| matches!(token.kind, TokenKind::Prose { stops: false }))
}
