//! Reads runs of plain movetext by hand: words as export-format SAN spells them, move numbers, blanks.
//!
//! Comments between them are skipped. Nearly all of a database is such runs. Everything else, down to a single unusual
//! byte, is left to the productions of [`super::grammar`], with the same items on the tape either way: a test compares
//! both.

use crate::text::Span;

use super::byte_class::{BEGINS, BLANK, DIGIT, ENDS, FOLLOWS, STANDS, class};
use super::other_word;
use crate::record::record_reader::nesting::Nesting;
use crate::record::record_reader::tokenizer::{comment_at, fill};
use crate::record::tape::{Item, ItemKind, Tape};

/// Reads plain movetext from `at` on and returns the place where it stops being plain.
pub(crate) fn read(bytes: &[u8], mut at: usize, tape: &mut Tape, nesting: &mut Nesting) -> usize {
    loop {
        at = read_windows(bytes, at, tape, nesting.is_main_line());
        match read_one(bytes, at, tape, nesting) {
            Some(end) => at = end,
            None => break,
        }
    }
    nesting.look_at(&tape.items);
    at
}

/// Reads on as long as each word, with the blank after it, fits in a window of eight bytes.
fn read_windows(bytes: &[u8], mut at: usize, tape: &mut Tape, is_main_line: bool) -> usize {
    /// Enough for most records.
    const ROOM: usize = 512;
    loop {
        let may_begin = tape.items.is_empty() || !is_main_line;
        let room = tape.items.room(ROOM);
        let n_slots = room.len();
        let (end, n_filled) = fill(bytes, at, may_begin, room, &mut tape.has_worded_comments);
        at = end;
        tape.items.fill(n_filled);
        if n_filled < n_slots {
            return at;
        }
    }
}

/// Reads one word, number, sign, bracket, blank or comment of any length.
fn read_one(bytes: &[u8], at: usize, tape: &mut Tape, nesting: &mut Nesting) -> Option<usize> {
    let first = class(bytes, at);
    if at >= bytes.len() {
        return None;
    }
    if first & BLANK != 0 {
        return Some(at + 1);
    }
    let behind = |end: usize| end + usize::from(bytes.get(end) == Some(&b' '));
    match bytes[at] {
        b'{' => {
            let comment = comment_at(bytes, at)?;
            tape.items.push(comment);
            tape.has_worded_comments |= comment.differs_from_usual_clock() != 0;
            return Some(behind(comment.span.end as usize));
        }
        b'(' => {
            nesting.look_at(&tape.items);
            let first = behind(at + 1);
            // A piece in brackets may be a promotion: `(Q)`, `(Queen)`.
            let is_piece = matches!(bytes.get(at + 2), Some(b')' | b'i'..=b'w'));
            if is_piece || !nesting.has_moved || class(bytes, first) & BEGINS == 0 && number_len(bytes, first).is_none()
            {
                return None;
            }
            nesting.open(Span::of(at..at + 1), tape);
            return Some(first);
        }
        b')' => return nesting.close(Span::of(at..at + 1), tape).then(|| behind(at + 1)),
        _ => {}
    }
    if let Some((kind, len)) = sign_at(&bytes[at..]) {
        tape.items.push(Item::new(kind, Span::of(at..at + len)));
        return Some(behind(at + len));
    }
    if first & DIGIT != 0 {
        // `1.` after moves may begin another record: the reader checks it.
        let may_begin = tape.items.is_empty() || !nesting.is_main_line();
        if !may_begin && bytes[at] == b'1' && bytes.get(at + 1) == Some(&b'.') {
            return None;
        }
        let end = at + number_len(bytes, at)?;
        tape.items.push(Item::move_number(bytes, Span::of(at..end)));
        return Some(end);
    }
    let len = if first & BEGINS != 0 { word_len(bytes, at) } else { castling_len(bytes, at) };
    let len = len.or_else(|| other_word::len(&bytes[at..]))?;
    let place = Span::of(at..at + len);
    tape.items.push(if bytes[at] < 0x80 { Item::word(bytes, place) } else { Item::new(ItemKind::Move, place) });
    Some(at + len)
}

/// Measures a word that is certainly one move: a single digit, the rank of its square, and a blank after it.
fn word_len(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at + 1;
    let mut n_digits = 0;
    loop {
        let next = class(bytes, end);
        if next & STANDS == 0 {
            // A sign at the end, `=` or `=+`, is an evaluation glued to the move.
            let ends_with_sign = matches!(bytes[at..end], [.., b'='] | [.., b'=', b'+']);
            // Words may be glued to the sign of mate.
            let is_plain =
                next & (BLANK | ENDS) != 0 && n_digits == 1 && !ends_with_sign && !bytes[at..end - 1].contains(&b'#');
            return is_plain.then_some(end - at);
        }
        n_digits += u32::from(next & DIGIT != 0);
        end += 1;
    }
}

/// Measures a NAG that has a meaning, or signs such as `!?`.
fn sign_at(text: &[u8]) -> Option<(ItemKind, usize)> {
    match text {
        [b'$', digits @ ..] => {
            let n_digits = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
            // Those of three digits may be out of range.
            matches!(n_digits, 1 | 2).then_some((ItemKind::Nag, 1 + n_digits))
        }
        [b'!' | b'?', ..] => {
            let len = text.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
            Some((ItemKind::Glyph, len))
        }
        _ => None,
    }
}

/// Measures a move number with its periods, followed by a blank or a move; zeros may be castling.
fn number_len(bytes: &[u8], at: usize) -> Option<usize> {
    const MAX_DIGITS: usize = 4;
    let mut end = at;
    while class(bytes, end) & DIGIT != 0 {
        end += 1;
    }
    let has_periods = bytes.get(end) == Some(&b'.') && (1..=MAX_DIGITS).contains(&(end - at)) && bytes[at] != b'0';
    while bytes.get(end) == Some(&b'.') {
        end += 1;
    }
    let is_plain = has_periods && class(bytes, end) & (BLANK | FOLLOWS) != 0;
    is_plain.then_some(end - at)
}

/// Measures castling in letters O, followed by a blank.
fn castling_len(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    let mut len = if rest.starts_with(b"O-O-O") {
        5
    } else if rest.starts_with(b"O-O") {
        3
    } else {
        return None;
    };
    len += usize::from(matches!(rest.get(len), Some(b'+' | b'#')));
    (class(rest, len) & BLANK != 0).then_some(len)
}
