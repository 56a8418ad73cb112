//! Castling as people write it: with zeros or letters O of any alphabet, with any dashes, and with blanks around them.

use super::characters::word_len;
use super::result::{blank_at, dash_at};

/// The maximum number of dashes, or of blanks on either side of them, that join the signs of castling.
const MOST: usize = 8;

/// A measured castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingWord {
    /// The number of signs: two on the king's side, three on the queen's.
    pub n_signs: usize,
    /// The end of the last sign.
    pub signs_end: usize,
    /// The end of the check signs after them.
    pub end: usize,
    /// Whether there is one dash between any two signs, and no blank.
    pub is_plain: bool,
}

impl CastlingWord {
    /// Measures castling at the start of a text; a word must not continue after it.
    #[must_use]
    pub fn at_start(input: &[u8]) -> Option<Self> {
        let mut at = sign_at(input)?;
        let (mut found, mut is_plain) = (None, true);
        for n_signs in 2..=3 {
            let Some((len, has_one_dash)) = joined_sign(&input[at..]) else { break };
            at += len;
            is_plain &= has_one_dash;
            let marks = marks_len(&input[at..]);
            if marks == word_len(&input[at..]) {
                found = Some(Self { n_signs, signs_end: at, end: at + marks, is_plain });
            }
        }
        found
    }

    /// Measures a word that is only castling.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::at_start(word.as_bytes()).filter(|found| found.end == word.len())
    }

    /// Returns the castling in the letters of the export format, without check signs (PGN 8.2.3.3).
    #[must_use]
    pub const fn plain(self) -> &'static str {
        if self.n_signs == 2 { "O-O" } else { "O-O-O" }
    }
}

/// Measures the part that turns castling on the king's side into that on the queen's: ` - O` after `O-O`, with its
/// check signs.
pub(crate) fn third_sign(input: &[u8]) -> Option<usize> {
    let (len, _) = joined_sign(input)?;
    let marks = marks_len(&input[len..]);
    (marks == word_len(&input[len..])).then_some(len + marks)
}

/// Measures dashes, with the blanks around them, and the next sign. Returns also whether it is one dash without blanks.
fn joined_sign(input: &[u8]) -> Option<(usize, bool)> {
    let mut at = gap_len(input);
    let before = at;
    let mut n_dashes = 0;
    while n_dashes < MOST {
        let dash = dash_at(&input[at..]).or_else(|| (input.get(at) == Some(&b'_')).then_some(1));
        let Some(len) = dash else { break };
        at += len;
        n_dashes += 1;
    }
    if n_dashes == 0 {
        return None;
    }
    let is_hyphen = !matches!(input[before], b'_' | 0xc2);
    let behind = gap_len(&input[at..]);
    at += behind;
    Some((at + sign_at(&input[at..])?, n_dashes == 1 && before + behind == 0 && is_hyphen))
}

/// Measures blanks with at most one line break among them: movetext may be broken at any blank.
fn gap_len(input: &[u8]) -> usize {
    let (mut at, mut n_breaks) = (0, 0);
    for _ in 0..MOST {
        let len = match input[at..] {
            [b'\r', b'\n', ..] if n_breaks == 0 => 2,
            [b'\n' | b'\r', ..] if n_breaks == 0 => 1,
            _ => match blank_at(&input[at..]) {
                Some(len) => {
                    at += len;
                    continue;
                }
                None => break,
            },
        };
        n_breaks += 1;
        at += len;
    }
    at
}

/// Measures a zero, or a letter O of the Latin, Cyrillic or Greek alphabet.
fn sign_at(input: &[u8]) -> Option<usize> {
    match input {
        [b'0' | b'O' | b'o', ..] => Some(1),
        [0xd0, 0x9e | 0xbe, ..] | [0xce, 0x9f | 0xbf, ..] => Some(2),
        _ => None,
    }
}

fn marks_len(input: &[u8]) -> usize {
    input.iter().take_while(|byte| matches!(byte, b'+' | b'#')).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_is_measured_with_any_dashes_and_blanks() {
        for (word, n_signs) in [
            ("O-O", 2),
            ("0--0", 2),
            ("0 - 0", 2),
            ("O -- O", 2),
            ("0–0–0", 3),
            ("0 – 0 – 0", 3),
            ("0-0 - 0", 3),
            ("О-О-О+", 3),
            ("о—о#", 2),
            ("0\u{ad}0", 2),
            ("0\u{a0}−\u{a0}0++", 2),
            ("O_O", 2),
            ("0‑0", 2),
            ("O-O -\nO", 3),
        ] {
            assert_eq!(CastlingWord::of(word).map(|found| found.n_signs), Some(n_signs), "{word}");
        }
    }

    #[test]
    fn what_is_not_castling_is_rejected() {
        for word in ["00", "O", "0-1", "1-0", "0 0", "O-Ox", "0-0-1", "0-0-0-0", "O-O=", "Od4", "0 -\n\n0", ""] {
            assert_eq!(CastlingWord::of(word), None, "{word}");
        }
        let behind = CastlingWord::at_start("0-0 - 0-0 e4".as_bytes());
        assert_eq!(behind.map(|found| found.end), Some(3));
        assert_eq!(third_sign("- O+ e4".as_bytes()), Some(4));
    }
}
