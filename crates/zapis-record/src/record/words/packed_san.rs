//! A word of export-format SAN (PGN 8.2.3) parsed while it is measured, so that games need not parse it again.
//!
//! It contains only what is written: which letter, which square, which signs. Its meaning depends on the game.

use std::num::NonZeroU32;

/// The content of a word such as `Nbxd2+`, packed in four bytes.
///
/// ```
/// use zapis_record::record::PackedSan;
/// let word = PackedSan::of(b"Nbxd2+").unwrap();
/// assert_eq!((word.piece(), word.origin(), word.square()), (1, 2, 11));
/// assert!(word.has_capture_sign());
/// assert!(PackedSan::of(b"Sf3").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedSan(NonZeroU32);

/// The sign at the end of a [`PackedSan`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainSign {
    /// None.
    None,
    /// `+`.
    Plus,
    /// `#`.
    Hash,
}

const ORIGIN_SHIFT: u32 = 6;
const PIECE_SHIFT: u32 = 11;
const CAPTURE: u32 = 1 << 14;
const PLUS: u32 = 1 << 15;
const HASH: u32 = 1 << 16;
const PROMOTION_SHIFT: u32 = 17;
/// Keeps every word's number from being zero, and distinguishes it from that of a move number.
pub(crate) const READ: u32 = 1 << 29;

/// The meaning of a byte before the square of a word, by its distance: bits of the word, and above them bits for its
/// kind. The kinds of all three bytes together are the number of a shape.
type Said = [u32; 256];

const KIND_SHIFT: u32 = 24;
/// The bit of a byte that is invalid in its place; no shape has it.
const WRONG: u32 = 32 << KIND_SHIFT;

/// The byte before the square: nothing, a piece (kind 1), `x` (2), or an origin (3).
const NEAREST: Said = said_by(1 << KIND_SHIFT, 3 << KIND_SHIFT, 3 << KIND_SHIFT, 2 << KIND_SHIFT);
/// The byte before that: nothing, a piece (kind 4), a file (8), which may be a pawn's, or a rank (12).
const SECOND: Said = said_by(4 << KIND_SHIFT, 8 << KIND_SHIFT, 12 << KIND_SHIFT, WRONG);
/// First of three: a piece (kind 16).
const THIRD: Said = said_by(16 << KIND_SHIFT, WRONG, WRONG, WRONG);

const fn said_by(piece: u32, file: u32, rank: u32, capture: u32) -> Said {
    let mut said = [WRONG; 256];
    said[0] = 0;
    let letters = *b"\0NBRQK";
    let mut number = 1_u8;
    while (number as usize) < letters.len() {
        said[letters[number as usize] as usize] = piece | (number as u32) << PIECE_SHIFT;
        number += 1;
    }
    let mut index = 0;
    while index < 8 {
        said[(b'a' + index) as usize] = file | (index as u32 + 1) << ORIGIN_SHIFT;
        said[(b'1' + index) as usize] = rank | (index as u32 + 9) << ORIGIN_SHIFT;
        index += 1;
    }
    said[b'x' as usize] = capture | CAPTURE;
    said
}

/// The numbers of the shapes: `e4`, `Nf3`, `Nxf3`, `Nbd2`, `exd5`, `Nbxd2`, `N1xd2`.
const SHAPES: u64 =
    1 << 0 | 1 << 1 | 1 << (2 + 4) | 1 << (3 + 4) | 1 << (2 + 8) | 1 << (2 + 8 + 16) | 1 << (2 + 12 + 16);

/// The numbers of the castling moves, after those of the pieces.
const CASTLES_SHORT: u32 = PackedSan::CASTLES_SHORT as u32;
const CASTLES_LONG: u32 = PackedSan::CASTLES_LONG as u32;

/// The length of the longest word, `Qa1xb2#`, without its blank; two coordinates of origin are not export format if one
/// is enough, and are left to the productions.
pub(crate) const LONGEST: usize = 7;

impl PackedSan {
    /// Parses a whole word. Returns `None` for one that is not plain.
    #[must_use]
    pub fn of(word: &[u8]) -> Option<Self> {
        if word.is_empty() || word.len() > LONGEST {
            return None;
        }
        let mut window = [0; 8];
        window[..word.len()].copy_from_slice(word);
        Self::of_window(u64::from_le_bytes(window), word.len())
    }

    /// Parses a whole word given as a window: its first byte in the lowest, followed by zeros.
    #[must_use]
    #[inline]
    pub fn of_window(window: u64, len: usize) -> Option<Self> {
        let len = u32::try_from(len).ok()?;
        if (1..=7).contains(&len) { Self::in_window(window, len) } else { None }
    }

    /// Parses the word in the `len` lowest bytes of a window, zero to seven.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(crate) fn in_window(window: u64, len: u32) -> Option<Self> {
        // The word is moved to the high end: its square is always found there, with zeros in unwritten places. An empty
        // word is not moved at all: its blank is then lowest, where none may precede a square.
        let word = window.wrapping_shl(64 - 8 * len);
        match square_at_end(word) {
            Some(square) => Self::with_square(word, square, 0),
            None => Self::signed_or_special(window, len),
        }
    }

    /// Parses a word that does not end with its square.
    #[inline(never)]
    fn signed_or_special(window: u64, len: u32) -> Option<Self> {
        if len == 0 {
            return None;
        }
        let sign = match low_byte(window >> (8 * len - 8)) {
            b'+' => PLUS,
            b'#' => HASH,
            _ => return Self::special(window, len, 0),
        };
        if len == 1 {
            return None;
        }
        let word = window << (72 - 8 * len);
        match square_at_end(word) {
            Some(square) => Self::with_square(word, square, sign),
            None => Self::special(window, len - 1, sign),
        }
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn with_square(word: u64, square: u64, sign: u32) -> Option<Self> {
        let said = NEAREST[usize::from(low_byte(word >> 40))]
            | SECOND[usize::from(low_byte(word >> 32))]
            | THIRD[usize::from(low_byte(word >> 24))];
        if SHAPES >> (said >> KIND_SHIFT) & 1 == 0 {
            return None;
        }
        let square = low_byte((square >> 5 | square) & 63);
        // The bits for the kind stay: they are not read again.
        Self::packed(said | u32::from(square) | sign)
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    const fn packed(bits: u32) -> Option<Self> {
        match NonZeroU32::new(bits | READ) {
            Some(bits) => Some(Self(bits)),
            None => None,
        }
    }

    /// Parses castling and promotions, which are rare.
    fn special(window: u64, len: u32, sign: u32) -> Option<Self> {
        let bytes = window.to_le_bytes();
        match &bytes[..len as usize] {
            b"O-O" => Self::packed(CASTLES_SHORT << PIECE_SHIFT | sign),
            b"O-O-O" => Self::packed(CASTLES_LONG << PIECE_SHIFT | sign),
            [pawn @ .., b'=', letter] => {
                let promotion = match letter {
                    b'N' => 1,
                    b'B' => 2,
                    b'R' => 3,
                    b'Q' => 4,
                    _ => return None,
                };
                if pawn.len() < 2 {
                    return None;
                }
                let pawn = Self::in_window(window, len - 2)?;
                let is_pawn = pawn.piece() == 0 && pawn.sign() == PlainSign::None && pawn.promotion() == 0;
                let is_on_last_rank = matches!(pawn.square() / 8, 0 | 7);
                (is_pawn && is_on_last_rank)
                    .then(|| Self::packed(pawn.0.get() | promotion << PROMOTION_SHIFT | sign))?
            }
            _ => None,
        }
    }

    /// Returns the square at the end: 0 is `a1`, 1 is `b1`, 63 is `h8`; 0 for castling.
    #[must_use]
    #[inline]
    pub const fn square(self) -> u8 {
        low_byte((self.0.get() & 63) as u64)
    }

    /// Returns the written origin: 0 none, 1 to 8 a file, 9 to 16 a rank.
    #[must_use]
    #[inline]
    pub const fn origin(self) -> u8 {
        low_byte((self.0.get() >> ORIGIN_SHIFT & 31) as u64)
    }

    /// The number of `O-O` among the pieces.
    pub const CASTLES_SHORT: u8 = 6;
    /// The number of `O-O-O`.
    pub const CASTLES_LONG: u8 = 7;

    /// Returns the piece: 0 a pawn, then `N`, `B`, `R`, `Q`, `K`, `O-O`, `O-O-O`.
    #[must_use]
    #[inline]
    pub const fn piece(self) -> u8 {
        low_byte((self.0.get() >> PIECE_SHIFT & 7) as u64)
    }

    /// Returns true if an `x` is written.
    #[must_use]
    #[inline]
    pub const fn has_capture_sign(self) -> bool {
        self.0.get() & CAPTURE != 0
    }

    /// Returns true if there is a sign at the end.
    #[must_use]
    #[inline]
    pub const fn is_signed(self) -> bool {
        self.0.get() & (PLUS | HASH) != 0
    }

    /// Returns the sign at the end.
    #[must_use]
    #[inline]
    pub const fn sign(self) -> PlainSign {
        match self.0.get() & (PLUS | HASH) {
            0 => PlainSign::None,
            PLUS => PlainSign::Plus,
            _ => PlainSign::Hash,
        }
    }

    /// Returns the piece of a promotion: 0 none, then `N`, `B`, `R`, `Q`, on a last rank only.
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> u8 {
        low_byte((self.0.get() >> PROMOTION_SHIFT & 7) as u64)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0.get()
    }

    pub(crate) const fn of_bits(bits: u32) -> Option<Self> {
        if bits & READ == 0 { None } else { Self::packed(bits) }
    }
}

/// Returns the square in the two highest bytes of a window, file below rank, if there is one and the text before it is
/// not too long for a plain word.
#[inline]
fn square_at_end(word: u64) -> Option<u64> {
    const A1: u64 = u64::from_le_bytes(*b"\0\0\0\0\0\0a1");
    // Neither coordinate is beyond the seventh after the first, and at most three bytes precede the square.
    const NOTHING: u64 = 0xF8F8_0000_00FF_FFFF;
    let from_a1 = word.wrapping_sub(A1);
    (from_a1 & NOTHING == 0).then_some(from_a1 >> 48)
}

/// Returns the lowest byte of a window.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "only the lowest byte is wanted")]
pub(crate) const fn low_byte(window: u64) -> u8 {
    window as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_taken_apart() {
        let read = |word: &str| {
            PackedSan::of(word.as_bytes()).map(|word| {
                (word.piece(), word.origin(), word.square(), word.has_capture_sign(), word.sign(), word.promotion())
            })
        };
        assert_eq!(read("e4"), Some((0, 0, 28, false, PlainSign::None, 0)));
        assert_eq!(read("exd5+"), Some((0, 5, 35, true, PlainSign::Plus, 0)));
        assert_eq!(read("e8=Q#"), Some((0, 0, 60, false, PlainSign::Hash, 4)));
        assert_eq!(read("bxa1=N+"), Some((0, 2, 0, true, PlainSign::Plus, 1)));
        assert_eq!(read("R1xa3"), Some((3, 9, 16, true, PlainSign::None, 0)));
        assert_eq!(read("Kh8"), Some((5, 0, 63, false, PlainSign::None, 0)));
        assert_eq!(read("O-O"), Some((6, 0, 0, false, PlainSign::None, 0)));
        assert_eq!(read("O-O-O+"), Some((7, 0, 0, false, PlainSign::Plus, 0)));
    }

    #[test]
    fn everything_else_is_left_to_the_productions() {
        for word in [
            "", "+", "#", "e", "e9", "i4", "ed5", "ed", "e4+=", "e8Q", "e8=K", "e8=", "Ne8=Q", "e8+=Q", "e8=Q=R",
            "exd", "xd5", "e5=Q", "Ng1f3", "Nx", "O-O-", "O-O=", "o-o", "0-0", "e4++", "Pe4", "Sf3", "nf3", "Nf3!",
            "=Q", "a=Q", "Nxxd5", "\u{f3}4", "Qa1xb2#",
        ] {
            assert_eq!(PackedSan::of(word.as_bytes()), None, "{word}");
        }
    }
}
