//! Joins words that are one move, split by a blank or the end of a line: `Nb d7`, `Rx e4`, `e8 =Q`, `e8 (Q)`.

use zapis_chess::{Alphabet, CheckSuffix};

use super::characters::{blank_len, n_digits, word_len};
use crate::record::grammar::bracketed_piece;
use crate::record::issue::IssueKind;
use crate::record::record_reader::joined::span;
use crate::record::tape::{Item, ItemKind, Tape};

/// Puts a move on the tape that begins at a place and continues after a blank. Returns its end.
pub(crate) fn join(text: &str, start: usize, head_end: usize, tape: &mut Tape) -> Option<usize> {
    let end = end(text, start, head_end, tape)?;
    let place = span(start, end);
    tape.items.push(Item::new(ItemKind::Move, place));
    tape.report(IssueKind::SplitMove, place);
    Some(end)
}

/// Adds a separate promotion to the move read last. Returns its end.
pub(crate) fn join_promotion(text: &str, at: usize, tape: &mut Tape) -> Option<usize> {
    let (start, end) = promotion_end(text, at, tape)?;
    let left = tape.items.iter().rposition(|item| (item.span.start as usize) < start).map_or(0, |at| at + 1);
    let is_glued = tape.items[left..].last().is_some_and(|last| last.span.end as usize == at);
    tape.items.truncate(left);
    let place = span(start, end);
    tape.items.push(Item::new(ItemKind::Move, place));
    if !is_glued {
        tape.report(IssueKind::SplitMove, place);
    }
    Some(end)
}

/// Returns true if a word could be the first part of a move that continues with the next word.
pub fn may_be_joined(word: &str) -> bool {
    is_head(word, true)
}

/// Finds the end of a move that begins with a word that cannot be a move by itself. Returns `None` if the numbers
/// around it show two moves.
fn end(text: &str, start: usize, end: usize, tape: &Tape) -> Option<usize> {
    let head = &text[start..end];
    let before = n_before(tape);
    if !is_head(head, before == Some(Preceding::Number)) {
        return None;
    }
    let rest = &text[end..];
    let blank = blank_len(rest.as_bytes());
    let tail = &rest[blank..];
    let tail = &tail[..word_len(tail.as_bytes())];
    if blank == 0 || tail.len() < 2 || !is_tail(head, tail) {
        return None;
    }
    let all = end + blank + tail.len();
    // If a move by White is directly followed by the next number, the tail is the move by Black.
    (before != Some(Preceding::Number) || !is_next_number(&text[all..], tape)).then_some(all)
}

/// Finds the end of a promotion that is separate from the move read last.
fn promotion_end(text: &str, at: usize, tape: &Tape) -> Option<(usize, usize)> {
    let rest = &text[at..];
    let len = match rest.as_bytes().first()? {
        b'(' | b'[' => bracketed_len(rest.as_bytes())?,
        b'=' | b'/' | b'A'..=b'Z' | b'a'..=b'z' | 0xd0 | 0xe2 => word_len(rest.as_bytes()),
        // A sign between the two that a move does not have.
        b'.' | b',' | b'>' | b'~' | b'|' | b'^' => 1 + word_len(&rest.as_bytes()[1..]),
        _ => return None,
    };
    let moved = match tape.items.as_ref() {
        [.., last] if last.kind == ItemKind::Move => last,
        // The sign is separate from both: `e8 = Q`, `e8= Q`.
        [.., moved, sign] if sign.kind == ItemKind::Glyph && sign.span.slice(text) == "=" => moved,
        _ => return None,
    };
    let is_piece_of = |letters: Alphabet| {
        let is_mark = |behind: &str| CheckSuffix::read(behind).is_some_and(|(_, left)| left.is_empty());
        letters.read_promotion(&rest[..len]).is_some_and(|(_, behind)| behind.is_empty() || is_mark(behind))
    };
    let is_piece = || is_piece_of(Alphabet::ENGLISH) || Alphabet::all().any(is_piece_of);
    let gap = &text.as_bytes()[moved.span.end as usize..at];
    let is_apart = gap.iter().all(|byte| byte.is_ascii_whitespace() || *byte == b'=');
    (moved.kind == ItemKind::Move && is_apart && reaches_the_end(moved.span.slice(text)) && is_piece())
        .then_some((moved.span.start as usize, at + len))
}

/// Measures a piece in brackets: `(Q)`, `[=Q]`, `(queen)`.
fn bracketed_len(rest: &[u8]) -> Option<usize> {
    const LONGEST_NAME: usize = 24;
    let piece = bracketed_piece::<()>(rest).ok().map(|(behind, ())| rest.len() - behind.len());
    let close = || rest.iter().take(LONGEST_NAME).position(|byte| *byte == b')').map(|close| close + 1);
    piece.or_else(close)
}

/// Returns true if a pawn reaches the last rank by this word, which names no piece: `e8`, `dxe8`.
fn reaches_the_end(word: &str) -> bool {
    match word.as_bytes() {
        [b'a'..=b'h', b'2' | b'7', way @ .., b'a'..=b'h', b'1' | b'8'] => {
            matches!(way, [] | [b'-' | b'x' | b':']) || matches!(way, [0xe2, 0x80, 0x90..=0x95])
        }
        [rest @ .., b'a'..=b'h', b'1' | b'8'] => matches!(rest, [] | [b'a'..=b'h'] | [b'a'..=b'h', b'x' | b':']),
        _ => false,
    }
}

/// What comes before a word in its line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Preceding {
    /// The number of a move by White.
    Number,
    /// The number of a move by Black, or White's move.
    Black,
}

/// Returns what comes before the next word, if numbers show it.
fn n_before(tape: &Tape) -> Option<Preceding> {
    let mut items = tape.items.iter().rev().filter(|item| matches!(item.kind, ItemKind::Move | ItemKind::Number));
    let has_dots = |item: &Item| item.number().map(|(_, has_dots)| has_dots);
    match (items.next()?, items.next()) {
        (last, _) if last.kind == ItemKind::Number => {
            Some(if has_dots(last)? { Preceding::Black } else { Preceding::Number })
        }
        (_, Some(number)) if number.kind == ItemKind::Number && has_dots(number) == Some(false) => {
            Some(Preceding::Black)
        }
        _ => None,
    }
}

/// Returns true if a word is the beginning of a move and not a move: `Nb`, `Qx`, `ex`; after a number, also a single
/// piece. `R1` may be a move that names only its rank.
fn is_head(word: &str, is_behind_number: bool) -> bool {
    let mut rest = word.chars();
    let is_piece = |c: char| c.is_uppercase() && !matches!(c, 'O' | 'О' | 'P') || matches!(c, '♔'..='♟');
    let is_capture = |c: char| matches!(c, 'x' | ':' | '×' | 'х');
    match (rest.next(), rest.next(), rest.next(), rest.next()) {
        (Some(piece), None, ..) => is_behind_number && is_piece(piece),
        (Some(file @ 'a'..='h'), Some(x), None, _) => is_capture(x) && file.is_ascii(),
        (Some(piece), Some(second), None, _) => is_piece(piece) && (matches!(second, 'a'..='h') || is_capture(second)),
        (Some(piece), Some(origin), Some(x), None) => {
            is_piece(piece) && matches!(origin, 'a'..='h' | '1'..='8') && is_capture(x)
        }
        _ => false,
    }
}

/// Returns true if a word may be the rest of a move: `d7`, `d7+`, `xd7`, `bd7`.
fn is_tail(head: &str, tail: &str) -> bool {
    let as_move = format!("{}{tail}", if head.starts_with(|c: char| matches!(c, 'a'..='h')) { head } else { "N" });
    Alphabet::ENGLISH.read_move(&as_move).is_some()
        && tail.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
}

/// Returns true if the number after the last one on the tape comes next.
fn is_next_number(rest: &str, tape: &Tape) -> bool {
    let rest = &rest[blank_len(rest.as_bytes())..];
    let digits = n_digits(rest.as_bytes());
    let next: Option<u32> = rest[..digits].parse().ok().filter(|_| rest[digits..].starts_with('.'));
    let last = tape.items.iter().rev().find(|item| item.kind == ItemKind::Number).and_then(Item::number);
    next.zip(last).is_some_and(|(next, (last, _))| next == last + 1)
}
