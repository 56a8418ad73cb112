//! Reads runs of plain movetext by hand: words as export-format SAN spells them, move numbers, blanks.
//!
//! Comments between them are passed over as they are. Nearly all of a database is such runs. Everything else, down to a
//! single unusual byte, is left to the productions of [`super::grammar`], with the same items on the tape either way: a
//! test reads both ways and compares.

use crate::text::Span;

use super::clock_comment::{BEGINNING, LENGTH, usual_clock};
use super::other_word;
use super::plain_word::{PlainWord, low_byte};
use super::tape::{Item, ItemKind, Items};
use super::window::{self, BLOCK, Block};

const BLANK: u8 = 1;
const DIGIT: u8 = 2;
/// A byte that may begin a word of SAN.
const BEGINS: u8 = 4;
/// A byte that may stand in a word of SAN, castling apart.
const STANDS: u8 = 8;
/// A byte that may stand right behind the period of a move number: one that begins a word in some language.
const FOLLOWS: u8 = 16;

/// A byte that ends a word as a blank does: a closing bracket, a comment, or the beginning of a sign. An opening bracket
/// does not, since a promotion may be written in brackets.
const ENDS: u8 = 32;

/// What each byte may be.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    mark(&mut classes, b" \t\n\r", BLANK);
    mark(&mut classes, b"0123456789", DIGIT);
    mark(&mut classes, b"abcdefghKQRBN", BEGINS);
    mark(&mut classes, b"abcdefghKQRBN12345678x=+#", STANDS);
    mark(&mut classes, b"abcdefghABCDEFGHIJKLMNOPQRSTUVWXYZ", FOLLOWS);
    mark(&mut classes, b"){$!?", ENDS);
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
pub(super) fn read(bytes: &[u8], mut at: usize, items: &mut Items) -> usize {
    loop {
        at = read_windows(bytes, at, items);
        match read_one(bytes, at, items) {
            Some(end) => at = end,
            None => return at,
        }
    }
}

/// Reads on as long as each word stands in a window of eight bytes with the blank behind it.
fn read_windows(bytes: &[u8], mut at: usize, items: &mut Items) -> usize {
    /// Enough for most records.
    const ROOM: usize = 512;
    loop {
        let is_first = items.is_empty();
        let room = items.room(ROOM);
        let n_slots = room.len();
        let (end, n_filled) = fill_windows(bytes, at, is_first, room);
        at = end;
        items.fill(n_filled);
        if n_filled < n_slots {
            return at;
        }
    }
}

/// Fills slots with what [`read_windows`] reads, up to the last one; returns where it stops, and how many are filled.
///
/// Where words end is looked up for a whole block of text at once, so that no word has to wait for the one before it.
#[inline(never)]
fn fill_windows(bytes: &[u8], from: usize, is_first: bool, slots: &mut [Item]) -> (usize, usize) {
    const WIDTH: usize = 8;
    let n_slots = slots.len();
    let mut slots = slots.iter_mut();
    // A record is below 4 GiB; that a place is too tells the compiler that nothing added to it overflows.
    let Ok(mut begin) = u32::try_from(from) else { return (from, 0) };
    let mut next = 1;
    let mut last_bytes = [0; BLOCK];
    let end = 'reading: loop {
        let block = Block::of(bytes.get(begin as usize..).unwrap_or_default(), &mut last_bytes);
        let mut blanks = block.blanks();
        let mut offset = 0;
        // What begins behind the block, and what does not end in it, begins another one.
        while let Some(window) = block.window(offset) {
            let at = begin + offset;
            let first = low_byte(window);
            if first.is_ascii_digit() {
                // Nearly always it is the number after the last one.
                let (mut len, number) = match NUMBERS.get(next as usize) {
                    Some(numeral) if numeral.begins(window) => (numeral.len, next),
                    _ => match short_number(window) {
                        Some(read) => read,
                        None => break 'reading at as usize,
                    },
                };
                let mut behind = low_byte(window >> (8 * len));
                let has_dots = behind == b'.';
                if has_dots {
                    // `12...`, of a move by Black; two dots are left to the productions.
                    len += 2;
                    behind = low_byte(window >> (8 * len));
                    if low_byte(window >> (8 * len - 8)) != b'.' {
                        break 'reading at as usize;
                    }
                } else if number == 1 && !(is_first && slots.len() == n_slots) {
                    // `1.` after moves may begin another record: the reader looks at it.
                    break 'reading at as usize;
                }
                if CLASSES[usize::from(behind)] & (BLANK | FOLLOWS) == 0 {
                    break 'reading at as usize;
                }
                let Some(slot) = slots.next() else { break 'reading at as usize };
                *slot = Item::plain_number(number, has_dots, span(at, len));
                next = number + 1;
                offset += len;
                if behind == b' ' {
                    offset += 1;
                    blanks &= blanks.wrapping_sub(1);
                }
                continue;
            }
            if first == b'{' {
                let clock = if window == BEGINNING { usual_clock(&bytes[at as usize + WIDTH..]) } else { None };
                let comment = match clock {
                    Some(seconds) => Item::comment_with_clock(seconds, span(at, LENGTH)),
                    None => match comment_at(bytes, at as usize) {
                        Some(comment) => comment,
                        None => break 'reading at as usize,
                    },
                };
                let Some(slot) = slots.next() else { break 'reading at as usize };
                *slot = comment;
                let end = comment.span.end + u32::from(bytes.get(comment.span.end as usize) == Some(&b' '));
                offset = end - begin;
                blanks = match u64::MAX.checked_shl(offset) {
                    Some(behind) => blanks & behind,
                    None => 0,
                };
                continue;
            }
            if blanks == 0 {
                break;
            }
            let end = blanks.trailing_zeros();
            // What ends a word is not above the blank, so that its lowest six bits tell which byte it is.
            if BLANKS >> (block.byte(end) & 63) & 1 == 0 {
                break 'reading at as usize;
            }
            let len = end - offset;
            let word = if len < 8 { PlainWord::in_window(window, len) } else { None };
            if let Some(word) = word {
                let Some(slot) = slots.next() else { break 'reading at as usize };
                *slot = Item::plain_word(word, span(at, len));
            } else if len > 0 {
                break 'reading at as usize;
            }
            offset = end + 1;
            blanks &= blanks.wrapping_sub(1);
        }
        if offset == 0 {
            break begin as usize;
        }
        begin += offset;
    };
    (end, n_slots - slots.len())
}

/// Reads the comment that begins at a place, if it ends.
#[inline(never)]
fn comment_at(bytes: &[u8], at: usize) -> Option<Item> {
    let end = window::find(bytes, b'}', at)? + 1;
    Some(Item::comment(bytes, Span::of(at..end)))
}

/// A move number as it is written, with its first period.
#[derive(Clone, Copy)]
struct Numeral {
    /// The bytes, the first one lowest.
    bytes: u32,
    /// Which bytes of a window these are.
    mask: u32,
    len: u32,
}

impl Numeral {
    /// Tells whether a window begins so.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a numeral has four bytes at the most")]
    const fn begins(self, window: u64) -> bool {
        window as u32 & self.mask == self.bytes
    }
}

const N_NUMERALS: u32 = 200;

/// The numbers of all moves but those of the longest games; of the first, 0, nothing can be the numeral.
static NUMBERS: [Numeral; N_NUMERALS as usize] = {
    let mut numerals = [Numeral { bytes: 1, mask: 0, len: 0 }; N_NUMERALS as usize];
    let mut number = 1;
    while number < N_NUMERALS {
        let (mut bytes, mut len) = (b'.' as u32, 1);
        let mut rest = number;
        while rest > 0 {
            bytes = bytes << 8 | (b'0' as u32 + rest % 10);
            rest /= 10;
            len += 1;
        }
        numerals[number as usize] = Numeral { bytes, mask: u32::MAX >> (32 - 8 * len), len };
        number += 1;
    }
    numerals
};

/// Reads a move number of one to three digits with its first period.
#[inline]
fn short_number(window: u64) -> Option<(u32, u32)> {
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
const fn span(start: u32, len: u32) -> Span {
    Span { start, end: start + len }
}

/// Reads one word, number, blank or comment of whatever length.
fn read_one(bytes: &[u8], at: usize, items: &mut Items) -> Option<usize> {
    let first = class(bytes, at);
    if at >= bytes.len() {
        return None;
    }
    if first & BLANK != 0 {
        return Some(at + 1);
    }
    if bytes[at] == b'{' {
        let comment = comment_at(bytes, at)?;
        items.push(comment);
        let end = comment.span.end as usize;
        return Some(end + usize::from(bytes.get(end) == Some(&b' ')));
    }
    if let Some((kind, len)) = sign_at(&bytes[at..]) {
        items.push(Item::new(kind, Span::of(at..at + len)));
        return Some(at + len);
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
            let is_plain = next & (BLANK | ENDS) != 0 && n_digits == 1 && !ends_with_sign;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_written_as_it_is_read() {
        for (number, numeral) in (0_u32..).zip(NUMBERS).skip(1) {
            let mut window = [b'x'; 8];
            let written = format!("{number}.");
            window[..written.len()].copy_from_slice(written.as_bytes());
            let window = u64::from_le_bytes(window);
            assert!(numeral.begins(window));
            assert_eq!(short_number(window), Some((numeral.len, number)));
            assert!(!NUMBERS[0].begins(window));
        }
    }
}
