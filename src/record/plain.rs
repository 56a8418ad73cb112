//! Reads runs of plain movetext by hand: words as export-format SAN spells them, move numbers, blanks.
//!
//! Nearly all of a database is such runs. Everything else, down to a single unusual byte, is left to the productions of
//! [`super::grammar`], with the same items on the tape either way: a test reads both ways and compares.

use crate::text::Span;

use super::tape::{Item, ItemKind};

const BLANK: u8 = 1;
const DIGIT: u8 = 2;
/// A byte that may begin a word of SAN.
const BEGINS: u8 = 4;
/// A byte that may stand in a word of SAN, castling apart.
const STANDS: u8 = 8;

/// What each byte may be.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    mark(&mut classes, b" \t\n\r", BLANK);
    mark(&mut classes, b"0123456789", DIGIT);
    mark(&mut classes, b"abcdefghKQRBN", BEGINS);
    mark(&mut classes, b"abcdefghKQRBN12345678x=+#", STANDS);
    classes
};

const fn mark(classes: &mut [u8; 256], bytes: &[u8], class: u8) {
    let mut i = 0;
    while i < bytes.len() {
        classes[bytes[i] as usize] |= class;
        i += 1;
    }
}

fn class(bytes: &[u8], at: usize) -> u8 {
    // The end of the text ends a word as a blank does.
    bytes.get(at).map_or(BLANK, |byte| CLASSES[usize::from(*byte)])
}

/// Reads plain movetext from `at` on and returns where it stops being plain.
pub(super) fn read(bytes: &[u8], mut at: usize, items: &mut Vec<Item>) -> usize {
    while at < bytes.len() {
        let first = class(bytes, at);
        let read = if first & BLANK != 0 {
            at += 1;
            continue;
        } else if first & BEGINS != 0 {
            word_len(bytes, at).map(|len| (ItemKind::Move, len))
        } else if first & DIGIT != 0 {
            // `1.` after moves may begin another record: the reader looks at it.
            let is_first = items.is_empty() || bytes[at] != b'1' || bytes.get(at + 1) != Some(&b'.');
            number_len(bytes, at).filter(|_| is_first).map(|len| (ItemKind::Number, len))
        } else {
            castling_len(bytes, at).map(|len| (ItemKind::Move, len))
        };
        let Some((kind, len)) = read else { return at };
        items.push(Item { kind, span: Span::of(at..at + len) });
        at += len;
    }
    at
}

/// Measures a word that is one move for certain: a single digit, the rank of its square, and a blank behind it.
fn word_len(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at + 1;
    let mut n_digits = 0;
    loop {
        let next = class(bytes, end);
        if next & STANDS == 0 {
            let is_plain = next & BLANK != 0 && n_digits == 1 && bytes[end - 1] != b'=';
            return is_plain.then_some(end - at);
        }
        n_digits += u32::from(next & DIGIT != 0);
        end += 1;
    }
}

/// Measures a move number with its periods, with a blank or a move behind it; zeros may be castling.
fn number_len(bytes: &[u8], at: usize) -> Option<usize> {
    const MOST_DIGITS: usize = 4;
    let mut end = at + 1;
    while class(bytes, end) & DIGIT != 0 {
        end += 1;
    }
    let has_periods = bytes.get(end) == Some(&b'.') && end - at <= MOST_DIGITS && bytes[at] != b'0';
    while bytes.get(end) == Some(&b'.') {
        end += 1;
    }
    let is_plain = has_periods && (class(bytes, end) & (BLANK | BEGINS) != 0 || bytes.get(end) == Some(&b'O'));
    is_plain.then_some(end - at)
}

/// Measures castling in letters O, with a blank behind it.
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
