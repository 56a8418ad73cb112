//! Converts lines quoted in comments to variations of the record, and back.
//!
//! A line that begins after the commented move is an alternative to the next move of the record, one that begins before
//! it an alternative to the move itself. A line that branches off another one is written from the beginning of that
//! one. Lines that begin elsewhere stay in the comment, and so does all text between lines.

use std::collections::HashMap;

use crate::game::Game;
use crate::record::{Item, ItemKind, Record, nag_of_glyph};
use crate::replay::{QuotedBehind, QuotedLines};

/// A move of a line, with the text after it.
pub(crate) struct MoveOfComment<G: Game> {
    pub(crate) position: G::Position,
    pub(crate) mv: G::Move,
    pub(crate) nags: Vec<u8>,
}

/// A line that was a part of a comment.
pub(crate) struct CommentVariation<G: Game> {
    /// Whether it begins after the commented move rather than before it.
    pub(crate) is_behind: bool,
    pub(crate) moves: Vec<MoveOfComment<G>>,
    /// The text after it.
    pub(crate) said: String,
}

/// Lines of comments that are alternatives to a move of a line.
pub(crate) struct LinesOfDepth<G: Game> {
    /// Those to the move written last.
    pub(crate) due: Vec<CommentVariation<G>>,
    /// Those to the next one.
    pub(crate) next: Vec<CommentVariation<G>>,
}

impl<G: Game> Default for LinesOfDepth<G> {
    fn default() -> Self {
        Self { due: Vec::new(), next: Vec::new() }
    }
}

/// A line found: the indices of its moves in the text.
struct FoundLine {
    moves: Vec<usize>,
    is_behind: bool,
}

/// Splits a comment into the text before its first line, and its lines.
pub(crate) fn parted<G: Game>(text: &str, read: &QuotedLines<G>) -> (String, Vec<CommentVariation<G>>) {
    let segments = segments(read);
    let mut owners: Vec<(usize, usize)> =
        segments.iter().enumerate().flat_map(|(at, segment)| segment.moves.iter().map(move |mv| (*mv, at))).collect();
    owners.sort_unstable();
    let start_of = |index: usize| number_before(text, read.moves[index].span.start);
    let first = owners.first().map_or(text.len(), |(index, _)| start_of(*index));
    let mut lines: Vec<CommentVariation<G>> = Vec::with_capacity(segments.len());
    for segment in &segments {
        let way = segment.moves.first().map(|first| way_to(read, *first)).unwrap_or_default();
        let moves = way.into_iter().map(|index| line_move(read, index)).collect();
        lines.push(CommentVariation { is_behind: segment.is_behind, moves, said: String::new() });
    }
    for (at, (index, owner)) in owners.iter().enumerate() {
        let end = owners.get(at + 1).map_or(text.len(), |(next, _)| start_of(*next));
        let mut mv = line_move(read, *index);
        let behind = text.get(read.moves[*index].span.end..end).unwrap_or("").trim_start_matches(['+', '#']);
        let (nag, len) = nag_at(behind);
        mv.nags.extend(nag);
        let line = &mut lines[*owner];
        line.moves.push(mv);
        let said = trimmed(&behind[len..]);
        if !line.said.is_empty() && !said.is_empty() {
            line.said.push(' ');
        }
        line.said.push_str(&said);
    }
    (trimmed(&text[..first]), lines)
}

/// Reads the sign that judges a move at the beginning of a text; returns its length, too.
fn nag_at(text: &str) -> (Option<u8>, usize) {
    let sign = text.trim_start();
    let blank = text.len() - sign.len();
    let end = sign.find(|c: char| c.is_whitespace() || c.is_alphabetic() || "(),;.".contains(c)).unwrap_or(sign.len());
    let sign = &sign[..end];
    let nag = sign.strip_prefix('$').map_or_else(|| nag_of_glyph(sign), |digits| digits.parse().ok());
    (nag, if nag.is_some() { blank + end } else { 0 })
}

fn line_move<G: Game>(read: &QuotedLines<G>, index: usize) -> MoveOfComment<G> {
    let quoted = &read.moves[index];
    MoveOfComment { position: quoted.position.clone(), mv: quoted.mv, nags: Vec::new() }
}

/// Lists the lines that begin with a number and at the commented move; one that continues after a bracket is one line.
fn segments<G: Game>(read: &QuotedLines<G>) -> Vec<FoundLine> {
    let mut segments: Vec<FoundLine> = Vec::new();
    // The line that ends with each move.
    let mut ends = HashMap::new();
    for (index, quoted) in read.moves.iter().enumerate() {
        let before = match quoted.behind {
            QuotedBehind::Quoted(before) => ends.remove(&before),
            _ => None,
        };
        let at = match before.filter(|_| quoted.goes_on || quoted.is_numbered) {
            Some(at) => at,
            None => match root(read, index).filter(|_| quoted.is_numbered) {
                Some(is_behind) => {
                    segments.push(FoundLine { moves: Vec::new(), is_behind });
                    segments.len() - 1
                }
                None => continue,
            },
        };
        segments[at].moves.push(index);
        ends.insert(index, at);
    }
    segments
}

/// Returns true if a line begins after the commented move; `None` if it begins elsewhere.
fn root<G: Game>(read: &QuotedLines<G>, mut index: usize) -> Option<bool> {
    loop {
        match read.moves[index].behind {
            QuotedBehind::Commented => return Some(true),
            QuotedBehind::Before => return Some(false),
            QuotedBehind::Nothing => return None,
            QuotedBehind::Quoted(before) => index = before,
        }
    }
}

/// Lists the moves of other lines that lead to a move.
fn way_to<G: Game>(read: &QuotedLines<G>, index: usize) -> Vec<usize> {
    let before = |index: &usize| match read.moves[*index].behind {
        QuotedBehind::Quoted(before) => Some(before),
        _ => None,
    };
    let mut way: Vec<usize> = std::iter::successors(before(&index), before).collect();
    way.reverse();
    way
}

/// Returns the offset of the number before a word.
fn number_before(text: &str, word: usize) -> usize {
    let before = text[..word].trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '.' | '…'));
    before.trim_end_matches(|c: char| c.is_ascii_digit()).len()
}

/// Removes blanks and signs that only separated a line from the text around it.
fn trimmed(said: &str) -> String {
    let said = said.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '.' | ',' | ';' | ':' | ')' | ']'));
    let said = said.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '(' | '['));
    if said.contains(char::is_alphanumeric) || said.contains("[%") { said.to_owned() } else { String::new() }
}

/// Writes the items of movetext with each variation as a comment; returns tokens.
pub(crate) fn variations_as_comments(record: &Record<'_>) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut depth = 0_usize;
    let mut line = String::new();
    for item in &record.tape.items {
        let text = record.slice(item.span);
        match item.kind {
            ItemKind::VariationOpen => {
                if depth > 0 {
                    push_word(&mut line, "(");
                }
                depth += 1;
            }
            ItemKind::VariationClose => {
                depth = depth.saturating_sub(1);
                if depth > 0 {
                    line.push(')');
                } else {
                    tokens.push(format!("{{{}}}", std::mem::take(&mut line)));
                }
            }
            _ if depth > 0 => push_word(&mut line, &inner(*item, text)),
            _ => tokens.push(text.to_owned()),
        }
    }
    tokens
}

fn push_word(line: &mut String, word: &str) {
    if !line.is_empty() && !line.ends_with('(') {
        line.push(' ');
    }
    line.push_str(word);
}

/// Returns the text of an item, without the delimiters of a comment.
fn inner(item: Item, text: &str) -> String {
    let inner = match item.kind {
        ItemKind::Comment => text.trim_start_matches('{').trim_end_matches('}'),
        ItemKind::LineComment => text.trim_start_matches(';').trim(),
        _ => text,
    };
    inner.replace('{', "(").replace('}', ")")
}
