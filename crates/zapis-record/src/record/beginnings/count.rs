//! The number of records in a piece: for parts of a file that are skipped.
//!
//! Nearly every piece is tag pairs in order and the moves of one game, which can be seen without reading it: only a
//! termination marker, a `1.` after a blank line or more tag pairs end a record before the end of its piece, and here
//! only the end has one. Every other piece is read.

use memchr::{memchr_iter, memchr2_iter, memchr3_iter};

use crate::text::{EncodingChoice, decode};

use crate::record::grammar;
use crate::record::record_reader::reader::Next;
use crate::record::record_reader::reading::{InputFormat, Records};
use crate::record::tags::plain_tag;
use crate::record::tape::Tape;
use crate::record::words::result::{self, MOST};

/// Counts the records of a piece as stored (see [`super::split`]); `tape` is only a buffer.
#[must_use]
pub fn count_records(piece: &[u8], choice: EncodingChoice, tape: &mut Tape) -> u64 {
    count_records_as(piece, choice, InputFormat::Pgn, false, tape)
}

/// Counts the records of a piece that may be PGN or scoresheets, as [`Records::new`] reads it.
#[must_use]
pub fn count_records_as(
    piece: &[u8],
    choice: EncodingChoice,
    reading: InputFormat,
    is_all: bool,
    tape: &mut Tape,
) -> u64 {
    if (reading != InputFormat::Scoresheet) && is_plainly_one(piece, choice) {
        return 1;
    }
    let decoded = decode(piece, choice, None);
    let mut records = Records::new(&decoded.text, reading, is_all);
    let mut n_records = 0;
    loop {
        match records.next_record(tape) {
            Next::Record => n_records += 1,
            Next::Text => {}
            Next::End => return n_records,
        }
    }
}

/// Returns true if a piece certainly holds one record; false means unknown.
fn is_plainly_one(piece: &[u8], choice: EncodingChoice) -> bool {
    let tags_len = plain_tags_len(piece);
    if tags_len == 0 {
        return false;
    }
    let movetext = piece[tags_len..].trim_ascii();
    // A new tag pair begins another record.
    if matches!(movetext.first(), Some(b'[' | b'%' | b';' | 0xef)) {
        return false;
    }
    // In every encoding but UTF-16, an ASCII byte is itself, whatever the others mean.
    let is_read_as_stored = match choice {
        EncodingChoice::Declared(encoding) | EncodingChoice::Forced(encoding) if encoding.is_utf16() => false,
        EncodingChoice::Forced(_) => movetext.is_ascii(),
        _ => movetext.is_ascii() || str::from_utf8(piece).is_ok(),
    };
    is_read_as_stored && !may_begin_anew(movetext) && !may_end_early(movetext)
}

/// Measures the lines at the start that are only `[Name "value"]`.
fn plain_tags_len(piece: &[u8]) -> usize {
    let mut len = 0;
    while let Some(tag) = plain_tag::measure(piece, len) {
        len = tag.end + if piece[tag.end..].starts_with(b"\r\n") { 2 } else { 1 };
    }
    len
}

/// Returns true if a line other than the first begins with `1.` after a blank one, which may begin a record.
fn may_begin_anew(movetext: &[u8]) -> bool {
    memchr2_iter(b'\n', b'\r', movetext).any(|at| {
        without_blanks(&movetext[at + 1..]).starts_with(b"1.") && {
            let before = if movetext[at] == b'\n' && movetext[..at].ends_with(b"\r") { at - 1 } else { at };
            let n_blanks = movetext[..before].iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            movetext[..before - n_blanks].ends_with(b"\n") || movetext[..before - n_blanks].ends_with(b"\r")
        }
    })
}

fn without_blanks(line: &[u8]) -> &[u8] {
    let n_blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    &line[n_blanks..]
}

/// Returns true if a possible termination marker occurs before the end.
fn may_end_early(movetext: &[u8]) -> bool {
    let ends_early = |start: usize| match result::measure(&movetext[start..]) {
        Some((len, _)) => start + len < movetext.len(),
        None => grammar::termination::<()>(&movetext[start..]).is_ok_and(|(rest, _)| !rest.is_empty()),
    };
    // Every marker has a byte that is not a digit: its sign, dash, slash, or the first byte of `½`.
    let is_before = |at: usize| scores_before(movetext, at).any(ends_early);
    let has_common = memchr3_iter(b'-', b'/', b'*', movetext).any(|at| match movetext[at] {
        b'-' => is_before(at),
        b'/' => at > 0 && matches!(movetext[at - 1], b'1' | b'I' | b'l') && ends_early(at - 1),
        _ => ends_early(at),
    });
    has_common
        || memchr3_iter(b':', 0xc2, 0xe2, movetext).any(|at| ends_early_in_signs(movetext, at, ends_early, is_before))
        || memchr_iter(0xef, movetext).any(is_before)
}

fn ends_early_in_signs(
    movetext: &[u8],
    at: usize,
    ends_early: impl Fn(usize) -> bool,
    is_before: impl Fn(usize) -> bool,
) -> bool {
    match movetext[at] {
        0xc2 if movetext.get(at + 1) == Some(&0xbd) => ends_early(at),
        _ => is_before(at),
    }
}

/// Returns the possible beginnings of a score before a dash or colon, with or without blanks between them.
fn scores_before(movetext: &[u8], at: usize) -> impl Iterator<Item = usize> {
    /// `1⁄2`.
    const LONGEST: usize = 5;
    // `0:03:00` is a clock.
    let is_clock = matches!(movetext[at + 1..], [b'0'..=b'9', b'0'..=b'9', ..]);
    let before = &movetext[..at];
    let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | 0x80..=0x8a | 0xa0 | 0xaf | 0xc2 | 0xe2);
    let end = match before.last() {
        Some(b'0' | b'1' | b'2' | b'5' | b'O' | b'o' | b'I' | b'l' | b'+' | b'-') => at,
        Some(b' ' | b'\t' | 0x80..) => at - before.iter().rev().take(3 * MOST).take_while(is_blank).count(),
        _ => 0,
    };
    // A letter or a dash of two or three bytes may have the same last byte as a blank.
    let first = end.saturating_sub(LONGEST);
    let last = if end == 0 || is_clock { first } else { at };
    (first..last).filter(move |start| {
        let is_boundary = movetext[*start] & 0xc0 != 0x80;
        is_boundary
            && matches!(movetext[*start], b'0' | b'1' | b'.' | b',' | b'O' | b'o' | b'I' | b'l' | b'+' | b'-' | 0xc2..)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAGS: &str = "[Event \"a\"]\n[Result \"1-0\"]\n\n";

    fn is_plain(movetext: &str) -> bool {
        is_plainly_one(format!("{TAGS}{movetext}").as_bytes(), EncodingChoice::Auto)
    }

    #[test]
    fn every_termination_marker_before_the_end_is_noticed() {
        let others = [
            "0.5-0.5",
            "0,5 : 0,5",
            ".5-.5",
            "½  –  ½",
            "1⁄2-1⁄2",
            "½½",
            "1-O",
            "О:1",
            "+:-",
            "+ - -",
            "0:0",
            "1\u{a0}—\u{a0}0",
            "l/2-l/2",
            "1 −0",
            "1.0-0.0",
            "- : +",
        ];
        for marker in crate::record::words::result::TERMINATIONS.into_iter().map(|(marker, _)| marker).chain(others) {
            assert!(!is_plain(&format!("1. e4 {marker} 1. d4 *\n")), "{marker}");
            assert!(!is_plain(&format!("{marker} 1. d4 *\n")), "{marker}");
            assert!(is_plain(&format!("1. e4 e5 {marker}\n\n")), "{marker}");
        }
    }

    #[test]
    fn a_first_move_number_after_a_blank_line_is_noticed() {
        for line_break in ["\n", "\r\n", "\r"] {
            let movetext = |blank: &str| format!("1. e4{line_break}{blank}{line_break} 1. d4 *");
            assert!(!is_plain(&movetext("")) && !is_plain(&movetext(" \t")), "{line_break:?}");
            assert!(is_plain(&format!("1. e4{line_break}1... e5{line_break}{line_break}2. d4 *")), "{line_break:?}");
        }
    }

    #[test]
    fn usual_records_are_plain_and_others_are_left_to_the_reader() {
        for plain in ["", "*", "1. e4 {1-1} O-O 1/2-1/2", "1. Кf3 {[%clk 0:10:00]} (1. c4) 1-0\r\n\r\n"] {
            assert!(is_plain(plain), "{plain}");
        }
        for unplain in ["1. e4 {1-0} *", "1. e4 * {c}", "1-0 0-1"] {
            assert!(!is_plain(unplain), "{unplain}");
        }
        for piece in
            ["1. e4 *", "[Event \"\\\"\"]\n*", "[Event \"a\"] 1. e4 *", "[Event \"a\" ]\n*", "[Event \"a\n\"]\n*", ""]
        {
            assert!(!is_plainly_one(piece.as_bytes(), EncodingChoice::Auto), "{piece}");
        }
    }

    #[test]
    fn records_without_tags_are_counted_one_by_one() {
        let mut tape = Tape::default();
        let mut count = |piece: &str| count_records(piece.as_bytes(), EncodingChoice::Auto, &mut tape);
        assert_eq!(count(&format!("{TAGS}1. e4 1-0\n\n1. d4 *\n1. c4 *")), 3);
        assert_eq!(count("1. e4 e5 *\n\n1. d4 *\n"), 2);
        assert_eq!(count(&format!("{TAGS}1. e4 e5\n\n1. d4 *\n")), 2);
        assert_eq!(count("[White \"a\"]\n[Black \"b\"]\n\n[White \"c\"]\n[Black \"d\"]\n"), 2);
        assert_eq!((count("prose"), count(""), count(TAGS)), (0, 0, 1));
    }
}
