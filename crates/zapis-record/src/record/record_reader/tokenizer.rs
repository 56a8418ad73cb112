//! Fills slots of a tape with words, numbers and comments that fit, with the next byte, in a window of eight bytes.

use std::slice::IterMut;

use crate::text::Span;

use crate::record::comments::clock_comment::{BEGINNING, LENGTH, usual_clock};
use crate::record::tape::Item;
use crate::record::words::numeral::number_in;
use crate::record::words::packed_san::{PackedSan, low_byte};
use crate::record::words::window::{self, BLOCK, Block};

/// The blanks, as bits.
const BLANKS: u64 = 1 << b' ' | 1 << b'\t' | 1 << b'\n' | 1 << b'\r';

/// Fills slots from a place on, up to the last one. Returns where it stops, and how many are filled.
///
/// The ends of words are computed for a whole block of text at once, so that no word depends on the one before it.
/// `may_begin` is true if `1.` is allowed at the beginning: after moves it may begin another record, and the reader
/// checks it. If a comment is more than a clock as servers write it, `has_worded_comments` becomes true.
#[inline(never)]
pub(crate) fn fill(
    bytes: &[u8],
    from: usize,
    may_begin: bool,
    slots: &mut [Item],
    has_worded_comments: &mut bool,
) -> (usize, usize) {
    let n_slots = slots.len();
    let mut slots = slots.iter_mut();
    // A record is below 4 GiB; that a place is too tells the compiler that additions to it do not overflow.
    let Ok(mut begin) = u32::try_from(from) else { return (from, 0) };
    let mut next = 1;
    let mut last_bytes = [0; BLOCK];
    let end = 'reading: loop {
        let block = Block::of(bytes.get(begin as usize..).unwrap_or_default(), &mut last_bytes);
        let mut blanks = block.blanks();
        let mut offset = 0;
        // An item that begins after the block, or does not end in it, begins another block.
        while let Some(window) = block.window(offset) {
            let at = begin + offset;
            let first = low_byte(window);
            if first.is_ascii_digit() {
                let may_begin = || may_begin && slots.len() == n_slots;
                let Some(written) = number_in(window, next, may_begin) else { break 'reading at };
                let Some(slot) = slots.next() else { break 'reading at };
                *slot = Item::plain_number(written.number, written.has_dots, span(at, written.len));
                next = written.number + 1;
                offset += written.len;
                if written.behind == b' ' {
                    offset += 1;
                    blanks &= blanks.wrapping_sub(1);
                }
                continue;
            }
            if first == b'{' {
                let Some(comment) = comment(bytes, at, window) else { break 'reading at };
                let Some(slot) = slots.next() else { break 'reading at };
                *slot = comment;
                let are_usual;
                (begin, next, slots, are_usual) = fill_commented(bytes, behind(bytes, comment), next, slots);
                *has_worded_comments |= !are_usual || comment.differs_from_usual_clock() != 0;
                continue 'reading;
            }
            if blanks == 0 {
                break;
            }
            let end = blanks.trailing_zeros();
            // The byte that ends a word is at most the blank, so its lowest six bits identify it.
            if BLANKS >> (block.byte(end) & 63) & 1 == 0 {
                break 'reading at;
            }
            let len = end - offset;
            let word = if len < 8 { PackedSan::in_window(window, len) } else { None };
            if let Some(word) = word {
                let Some(slot) = slots.next() else { break 'reading at };
                *slot = Item::packed_san(word, span(at, len));
            } else if len > 0 {
                break 'reading at;
            }
            offset = end + 1;
            blanks &= blanks.wrapping_sub(1);
        }
        if offset == 0 {
            break begin;
        }
        begin += offset;
    };
    (end as usize, n_slots - slots.len())
}

/// Fills slots as long as a comment follows each move, as servers and engines write them.
///
/// Returns where it stops, the next expected number, the slots left, and whether all comments are clocks as servers
/// write them. A comment is too long for a block, so each move is handled by itself.
#[inline(never)]
fn fill_commented<'s>(
    bytes: &[u8],
    from: u32,
    next: u32,
    mut slots: IterMut<'s, Item>,
) -> (u32, u32, IterMut<'s, Item>, bool) {
    let (mut at, mut next) = (from, next);
    let mut differences = 0;
    while let Some(mut window) = window_at(bytes, at) {
        if low_byte(window).is_ascii_digit() {
            let Some(written) = number_in(window, next, || false) else { break };
            let Some(slot) = slots.next() else { break };
            *slot = Item::plain_number(written.number, written.has_dots, span(at, written.len));
            // The number of a move by White is usually repeated after its comment.
            next = written.number + u32::from(written.has_dots);
            at += written.len + u32::from(written.behind == b' ');
            match window_at(bytes, at) {
                Some(behind) => window = behind,
                None => break,
            }
        }
        let len = window::n_before_blank(window);
        let Some(word) = (if len < 8 { PackedSan::in_window(window, len) } else { None }) else { break };
        if BLANKS >> (low_byte(window >> (8 * len)) & 63) & 1 == 0 {
            break;
        }
        let Some(slot) = slots.next() else { break };
        *slot = Item::packed_san(word, span(at, len));
        at += len + 1;
        let Some(window) = window_at(bytes, at) else { break };
        if low_byte(window) != b'{' {
            break;
        }
        let Some(comment) = comment(bytes, at, window) else { break };
        let Some(slot) = slots.next() else { break };
        *slot = comment;
        differences |= comment.differs_from_usual_clock();
        at = behind(bytes, comment);
    }
    (at, next, slots, differences == 0)
}

/// Reads the comment that begins at a place, if it ends; `window` begins there too.
#[inline]
fn comment(bytes: &[u8], at: u32, window: u64) -> Option<Item> {
    if window == BEGINNING
        && let Some(seconds) = usual_clock(&bytes[at as usize + size_of::<u64>()..])
    {
        return Some(Item::comment_with_clock(seconds, span(at, LENGTH)));
    }
    comment_at(bytes, at as usize)
}

/// Reads the comment that begins at a place, if it ends.
#[inline(never)]
pub(crate) fn comment_at(bytes: &[u8], at: usize) -> Option<Item> {
    let end = window::find(bytes, b'}', at)? + 1;
    Some(Item::comment(bytes, Span::of(at..end)))
}

/// Returns the place after a comment and the blank or the line break after it.
#[inline]
fn behind(bytes: &[u8], comment: Item) -> u32 {
    let end = comment.span.end;
    end + u32::from(matches!(bytes.get(end as usize), Some(b' ' | b'\n')))
}

#[inline]
fn window_at(bytes: &[u8], at: u32) -> Option<u64> {
    bytes.get(at as usize..)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
}

/// Returns the span of a token in a record, which is below 4 GiB (see [`super::batch`]).
#[inline]
const fn span(start: u32, len: u32) -> Span {
    Span { start, end: start + len }
}
