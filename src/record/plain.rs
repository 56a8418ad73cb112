//! Reads runs of plain movetext by hand: words as export-format SAN spells them, move numbers, blanks.
//!
//! Comments between them are passed over as they are. Nearly all of a database is such runs. Everything else, down to a
//! single unusual byte, is left to the productions of [`super::grammar`], with the same items on the tape either way: a
//! test reads both ways and compares.

use crate::text::Span;

use super::other_word;
use super::plain_word::{PlainWord, low_byte};
use super::tape::{Item, ItemKind};

const BLANK: u8 = 1;
const DIGIT: u8 = 2;
/// A byte that may begin a word of SAN.
const BEGINS: u8 = 4;
/// A byte that may stand in a word of SAN, castling apart.
const STANDS: u8 = 8;
/// A byte that may stand right behind the period of a move number: one that begins a word in some language.
const FOLLOWS: u8 = 16;

/// What each byte may be.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    mark(&mut classes, b" \t\n\r", BLANK);
    mark(&mut classes, b"0123456789", DIGIT);
    mark(&mut classes, b"abcdefghKQRBN", BEGINS);
    mark(&mut classes, b"abcdefghKQRBN12345678x=+#", STANDS);
    mark(&mut classes, b"abcdefghABCDEFGHIJKLMNOPQRSTUVWXYZ", FOLLOWS);
    let mut lead = 0xC3_u8;
    while lead <= 0xDF {
        classes[lead as usize] |= FOLLOWS;
        lead += 1;
    }
    classes
};

/// The blanks, as bits.
const BLANKS: u64 = 1 << b' ' | 1 << b'\t' | 1 << b'\n' | 1 << b'\r';

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
    loop {
        at = read_windows(bytes, at, items);
        match read_one(bytes, at, items) {
            Some(end) => at = end,
            None => return at,
        }
    }
}

/// Reads on as long as each word stands in a window of eight bytes with the blank behind it.
#[inline(never)]
fn read_windows(bytes: &[u8], mut at: usize, items: &mut Vec<Item>) -> usize {
    while let Some(window) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let window = u64::from_le_bytes(*window);
        let first = low_byte(window);
        if first.is_ascii_digit() {
            let Some((mut len, number)) = short_number(window) else { return at };
            let mut behind = low_byte(window >> (8 * len));
            let has_dots = behind == b'.';
            if has_dots {
                // `12...`, of a move by Black; two dots are left to the productions.
                len += 2;
                behind = low_byte(window >> (8 * len));
                if low_byte(window >> (8 * len - 8)) != b'.' {
                    return at;
                }
            } else if number == 1 && !items.is_empty() {
                // `1.` after moves may begin another record: the reader looks at it.
                return at;
            }
            if CLASSES[usize::from(behind)] & (BLANK | FOLLOWS) == 0 {
                return at;
            }
            items.push(Item::plain_number(number, has_dots, span(at, len)));
            at += len + usize::from(behind == b' ');
            continue;
        }
        let blanks = not_above_blank(window);
        if blanks == 0 {
            return at;
        }
        let len = (blanks.trailing_zeros() / 8) as usize;
        // The byte behind the word is not above the blank, so that its lowest six bits tell which it is.
        if BLANKS >> (window >> (8 * len) & 63) & 1 == 0 {
            return at;
        }
        if len == 0 {
            at += 1;
            continue;
        }
        let Some(word) = PlainWord::in_window(window, len) else {
            if first != b'{' {
                return at;
            }
            let Some(len) = memchr::memchr(b'}', &bytes[at..]) else { return at };
            items.push(Item::new(ItemKind::Comment, span(at, len + 1)));
            at += len + 1;
            at += usize::from(bytes.get(at) == Some(&b' '));
            continue;
        };
        items.push(Item::plain_word(word, span(at, len)));
        at += len + 1;
    }
    at
}

/// Marks, in the highest bit of each byte, the first byte of a window that is not above the blank; bytes above the first
/// may be marked wrongly.
#[inline]
const fn not_above_blank(window: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    window.wrapping_sub(ONES * (b' ' as u64 + 1)) & !window & (ONES << 7)
}

/// Reads a move number of one to three digits with its first period.
#[inline]
fn short_number(window: u64) -> Option<(usize, u32)> {
    let byte = |at: usize| low_byte(window >> (8 * at));
    let digit = |at: usize| u32::from(byte(at) - b'0');
    if byte(0) == b'0' {
        None
    } else if byte(1) == b'.' {
        Some((2, digit(0)))
    } else if byte(1).is_ascii_digit() && byte(2) == b'.' {
        Some((3, digit(0) * 10 + digit(1)))
    } else if byte(1).is_ascii_digit() && byte(2).is_ascii_digit() && byte(3) == b'.' {
        Some((4, digit(0) * 100 + digit(1) * 10 + digit(2)))
    } else {
        None
    }
}

/// Makes the span of a token in a record, which is below 4 GiB (see [`super::batch`]).
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a record is below 4 GiB")]
const fn span(at: usize, len: usize) -> Span {
    let start = at as u32;
    Span { start, end: start + len as u32 }
}

/// Reads one word, number, blank or comment of whatever length.
fn read_one(bytes: &[u8], at: usize, items: &mut Vec<Item>) -> Option<usize> {
    let first = class(bytes, at);
    if at >= bytes.len() {
        return None;
    }
    if first & BLANK != 0 {
        return Some(at + 1);
    }
    if bytes[at] == b'{' {
        let len = memchr::memchr(b'}', &bytes[at..])? + 1;
        items.push(Item::new(ItemKind::Comment, Span::of(at..at + len)));
        return Some(at + len + usize::from(bytes.get(at + len) == Some(&b' ')));
    }
    if first & DIGIT != 0 {
        // `1.` after moves may begin another record: the reader looks at it.
        if !items.is_empty() && bytes[at] == b'1' && bytes.get(at + 1) == Some(&b'.') {
            return None;
        }
        let end = at + number_len(bytes, at)?;
        items.push(Item::move_number(bytes, Span::of(at..end)));
        return Some(end);
    }
    let len = if first & BEGINS != 0 { word_len(bytes, at) } else { castling_len(bytes, at) };
    let len = len.or_else(|| other_word::len(&bytes[at..]))?;
    let place = Span::of(at..at + len);
    items.push(if bytes[at] < 0x80 { Item::word(bytes, place) } else { Item::new(ItemKind::Move, place) });
    Some(at + len)
}

/// Measures a word that is one move for certain: a single digit, the rank of its square, and a blank behind it.
fn word_len(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at + 1;
    let mut n_digits = 0;
    loop {
        let next = class(bytes, end);
        if next & STANDS == 0 {
            // A sign at the end, `=` or `=+`, is an evaluation glued to the move.
            let ends_with_sign = matches!(bytes[at..end], [.., b'='] | [.., b'=', b'+']);
            let is_plain = next & BLANK != 0 && n_digits == 1 && !ends_with_sign;
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
    let is_plain = has_periods && class(bytes, end) & (BLANK | FOLLOWS) != 0;
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
