//! Bytes that are not text before, between and after records, left by a crash, a bad sector or a broken download.
//!
//! Whether bytes are noise is decided by those nearby, so that every split of a file gives the same result.

use std::io::{self, Read};
use std::ops::Range;

use memchr::{memchr2, memrchr2};

use super::result_lines::ends_with_result;
use crate::record::tags::plain_tag::name_len;
use crate::record::words::byte_class::is_control;

/// Fewer controls are errors in text, and reported with their places.
const FEWEST: usize = 16;
/// In noise, at least one byte in this many is a control other than those for layout.
const BYTES_A_CONTROL: usize = 20;
/// The number of bytes that decide the end of noise: a long tag line fits in.
const LOOKED_AT: usize = 512;
/// The maximum length of words before the first control that belong to the noise if they are not text.
const LONGEST_WORDS_BEFORE: usize = 64;
/// The maximum number of bytes read at once to find the end of noise.
const READ_AT_ONCE: usize = 1 << 16;

/// Returns true if noise may begin with the first bytes of a file; if it returns false, none does.
#[must_use]
pub fn may_be_noise(first: &[u8]) -> bool {
    first.iter().take(LONGEST_WORDS_BEFORE).copied().any(is_control)
}

/// Returns true if some bytes begin with noise.
#[must_use]
pub fn begins_with_noise(bytes: &[u8]) -> bool {
    let looked_at = &bytes[..bytes.len().min(4 * LOOKED_AT)];
    if !may_be_noise(looked_at) {
        return false;
    }
    let Some(first) = first_of_many(looked_at) else { return false };
    let before = &bytes[..first];
    let is_text = str::from_utf8(before).is_ok_and(|before| before.trim().is_empty() || before.contains([' ', '\n']));
    first == 0 || first < LONGEST_WORDS_BEFORE && (!is_text || before.trim_ascii().is_empty())
}

/// Finds the first control of a number of them that makes noise.
fn first_of_many(bytes: &[u8]) -> Option<usize> {
    let mut last = [0; FEWEST];
    let mut n_controls = 0;
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| is_control(**byte)) {
        last[n_controls % FEWEST] = at;
        n_controls += 1;
        let first = last[n_controls % FEWEST];
        if n_controls >= FEWEST && at - first < FEWEST * BYTES_A_CONTROL {
            return Some(first);
        }
    }
    None
}

/// Finds the beginning of text in noise, from `from` on.
///
/// Fails with the offset up to which none begins if the next bytes are not known yet.
fn text_start(bytes: &[u8], from: usize, is_all: bool) -> Result<usize, usize> {
    for at in from..bytes.len() {
        if !is_all && at + LOOKED_AT > bytes.len() {
            return Err(at);
        }
        if begins_text(bytes, at) {
            return Ok(at);
        }
    }
    Err(bytes.len())
}

/// Returns true if text begins at a place in noise: a record, or any text after zeros.
fn begins_text(bytes: &[u8], at: usize) -> bool {
    let ahead = &bytes[at..bytes.len().min(at + LOOKED_AT)];
    let is_record = match ahead {
        [b'[', ..] => is_tag_pair(ahead),
        [b'1', b'.', ..] if at == 0 || is_control(bytes[at - 1]) || matches!(bytes[at - 1], b'\n' | b'\r') => {
            ahead.len() > FEWEST && !ahead[..FEWEST].iter().copied().any(is_control)
        }
        _ => false,
    };
    let is_word = !is_control(bytes[at]) && !bytes[at].is_ascii_whitespace();
    is_record || is_word && is_behind_zeros(&bytes[..at]) && !begins_with_noise(ahead)
}

fn is_behind_zeros(before: &[u8]) -> bool {
    before.trim_ascii_end().ends_with(&[0; FEWEST])
}

/// Returns true if the bytes begin with a complete tag pair without a control.
fn is_tag_pair(bytes: &[u8]) -> bool {
    let Some((_, behind)) = bytes.split_first() else { return false };
    let len = name_len(behind);
    let line_end = memchr2(b'\n', b'\r', behind).unwrap_or(behind.len());
    let line = &behind[..line_end];
    len > 0
        && line.len() > len
        && line[len..].starts_with(b" \"")
        && line.trim_ascii_end().ends_with(b"\"]")
        && !line.iter().copied().any(is_control)
}

/// Finds noise that belongs to no record in a piece of a file: after a record that has ended or breaks off there, or
/// before one.
pub(crate) fn noise_in(piece: &[u8]) -> Option<Range<usize>> {
    let first = first_of_many(piece)?;
    let start = with_words_before(piece, first);
    let end = text_start(piece, first, true).unwrap_or(piece.len());
    let is_noise = |byte: &&u8| is_control(**byte);
    let n_controls = piece[start..end].iter().filter(is_noise).count();
    let (before, behind) = (piece[..start].trim_ascii_end(), piece[end..].trim_ascii());
    let begins_record = behind.is_empty() || is_tag_pair(behind) || behind.starts_with(b"1.");
    let is_outside = before.is_empty() || ends_with_result(before) || begins_record;
    (is_outside && n_controls * BYTES_A_CONTROL >= end - start).then_some(start..end)
}

/// Extends some noise to the text before its first control on the same line, unless that belongs to a record.
fn with_words_before(piece: &[u8], first: usize) -> usize {
    let is_run = piece[first..].iter().take(FEWEST).all(|byte| *byte == piece[first]);
    let line_start = memrchr2(b'\n', b'\r', &piece[..first]).map_or(0, |at| at + 1);
    let before = piece[..line_start].trim_ascii_end();
    if is_run {
        return first;
    } else if before.is_empty() && line_start + LONGEST_WORDS_BEFORE > first || ends_with_result(before) {
        return line_start;
    }
    let line = &piece[line_start..first];
    let word = line.iter().rposition(u8::is_ascii_whitespace).map_or(0, |at| at + 1);
    let result =
        [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"].into_iter().find(|result| line[word..].starts_with(result));
    line_start + word + result.map_or(0, <[u8]>::len)
}

/// A stream after the noise at its beginning.
pub struct BehindNoise {
    /// The number of bytes of noise.
    pub len: u64,
    /// The number of line breaks in them.
    pub n_breaks: u64,
    /// What was read of the next text; empty if the stream was noise to its end.
    pub text: Vec<u8>,
}

/// Reads a stream that begins with noise up to the beginning of text.
///
/// # Errors
/// Fails if the stream does.
pub fn read_noise(head: Vec<u8>, stream: &mut impl Read) -> io::Result<BehindNoise> {
    let (mut pending, mut at, mut is_all) = (head, 0, false);
    let (mut len, mut lines) = (0, crate::text::LineCounter::default());
    loop {
        match text_start(&pending, at, is_all) {
            Ok(start) => {
                let text = pending.split_off(start);
                lines.feed(&pending);
                return Ok(BehindNoise { len: len + start as u64, n_breaks: lines.n_breaks(), text });
            }
            Err(end) if is_all => {
                lines.feed(&pending);
                return Ok(BehindNoise { len: len + end as u64, n_breaks: lines.n_breaks(), text: Vec::new() });
            }
            Err(up_to) => at = up_to,
        }
        // The beginning of text is inspected again.
        let done = at.saturating_sub(LOOKED_AT);
        lines.feed(&pending[..done]);
        pending.drain(..done);
        (len, at) = (len + done as u64, at - done);
        let n_read = stream.take(READ_AT_ONCE as u64).read_to_end(&mut pending)?;
        is_all = n_read < READ_AT_ONCE;
    }
}

/// The first bytes of formats that hold no records, whatever text they contain: programs, pictures, sounds, documents,
/// databases.
const MAGIC: [&[u8]; 16] = [
    b"\x7fELF",
    b"MZ",
    b"\xfe\xed\xfa",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
    b"\0asm",
    b"\x89PNG\r\n\x1a\n",
    b"\xff\xd8\xff",
    b"GIF8",
    b"II*\0",
    b"MM\0*",
    b"RIFF",
    b"OggS",
    b"%PDF-",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    b"SQLite format 3\0",
];

/// Returns true if a file is of a format that holds no records, by its first bytes.
#[must_use]
pub fn is_of_other_program(head: &[u8]) -> bool {
    MAGIC.iter().any(|magic| head.starts_with(magic))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Event \"E\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";

    fn every_control() -> Vec<u8> {
        (1..32).cycle().take(4650).collect()
    }

    /// Returns bytes that look like those of a compressed file.
    fn packed() -> Vec<u8> {
        let mut random = fastrand::Rng::with_seed(3);
        (0..3000).map(|_| random.u8(..)).collect()
    }

    #[test]
    fn noise_ends_where_a_record_begins() {
        for noise in [vec![0; 2048], vec![0; 300_000], every_control(), packed()] {
            for between in ["", "\n", "\r\n\r\n"] {
                for text in [GAME, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n"] {
                    if between.is_empty() && text != GAME && noise[0] != 0 {
                        continue;
                    }
                    let bytes = [&noise, between.as_bytes(), text.as_bytes()].concat();
                    assert!(begins_with_noise(&bytes));
                    let (head, rest) = bytes.split_at(1000);
                    let behind = read_noise(head.to_vec(), &mut { rest }).unwrap();
                    let expected = (noise.len() + between.len()) as u64;
                    assert_eq!(behind.len, expected, "{between:?} {text}");
                    assert_eq!(behind.n_breaks, crate::text::count_breaks(&bytes[..bytes.len() - text.len()]));
                }
            }
            let all = read_noise(noise.clone(), &mut [].as_slice()).unwrap();
            assert_eq!((all.len, all.text), (noise.len() as u64, Vec::new()));
        }
    }

    #[test]
    fn text_with_mistakes_is_not_noise() {
        for text in ["", GAME, "\0\0\0\n[Event \"x\"]\n", "1. e4\0 e5 *", "\x1b[1m1. e4\x1b[0m \x1b[1me5\x1b[0m 2. Nf3"]
        {
            assert!(!begins_with_noise(text.as_bytes()), "{text:?}");
            assert_eq!(noise_in(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn noise_after_a_record_is_none_of_it() {
        for noise in [vec![0; 2048], every_control(), packed()] {
            let piece = [GAME.as_bytes(), &noise, b"\n"].concat();
            let found = noise_in(&piece).unwrap();
            assert_eq!(found, GAME.len()..piece.len(), "{:?}", &piece[found.start..][..8]);
        }
        // If the record continues, it is part of it.
        let inside = [b"[Event \"E\"]\n\n1. e4 e5 2. Nf3".as_slice(), &[0; 512], b" Nc6 3. Bb5 a6\n"].concat();
        assert_eq!(noise_in(&inside), None);
        let broken_off = [b"[Event \"E\"]\n\n1. e4 e5 2. Nf3".as_slice(), &[0; 512]].concat();
        assert_eq!(noise_in(&broken_off), Some(28..540));
    }
}
