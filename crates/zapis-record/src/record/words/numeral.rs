//! Reads move numbers as export format writes them (PGN 8.2.2.2), nearly always the successor of the last one; and in
//! any form.

use zapis_chess::braille::read_lower_number;

use super::byte_class::{BLANK, CLASSES, FOLLOWS};
use super::packed_san::low_byte;

/// Parses a token that is a move number in any form, in braille too. Returns the number, saturating, and whether it has
/// the dots of a move by Black.
#[must_use]
pub fn written_number(token: &[u8]) -> (u64, bool) {
    if !token.first().is_some_and(u8::is_ascii_digit) {
        return (str::from_utf8(token).ok().and_then(read_lower_number).unwrap_or(0), false);
    }
    let n_digits = token.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, behind) = token.split_at(n_digits);
    let number =
        digits.iter().fold(0_u64, |number, digit| number.saturating_mul(10).saturating_add(u64::from(digit - b'0')));
    (number, matches!(behind, [b'.', b'.', ..] | [0xe2, ..]))
}

/// A move number with its periods, read from a window.
#[derive(Clone, Copy)]
pub(crate) struct WrittenNumber {
    pub(crate) number: u32,
    /// Whether there are three periods, as before a move by Black.
    pub(crate) has_dots: bool,
    pub(crate) len: u32,
    /// The byte after the last period.
    pub(crate) behind: u8,
}

/// Reads a move number of one to three digits with one period or three at the beginning of a window, followed by a
/// blank or a word.
///
/// `next` is the expected one, and `1.` is read only if `may_begin` returns true.
#[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
#[inline(always)]
pub(crate) fn number_in(window: u64, next: u32, may_begin: impl FnOnce() -> bool) -> Option<WrittenNumber> {
    let (mut len, number) = match NUMBERS.get(next as usize) {
        Some(numeral) if numeral.begins(window) => (numeral.len, next),
        _ => short_number(window)?,
    };
    let mut behind = low_byte(window >> (8 * len));
    let has_dots = behind == b'.';
    if has_dots {
        // `12...`; two dots are left to the productions.
        len += 2;
        behind = low_byte(window >> (8 * len));
        if low_byte(window >> (8 * len - 8)) != b'.' {
            return None;
        }
    } else if number == 1 && !may_begin() {
        return None;
    }
    if CLASSES[usize::from(behind)] & (BLANK | FOLLOWS) == 0 {
        return None;
    }
    Some(WrittenNumber { number, has_dots, len, behind })
}

/// A move number as it is written, with its first period.
#[derive(Clone, Copy)]
struct Numeral {
    /// The bytes, with the first one lowest.
    bytes: u32,
    /// The mask of these bytes in a window.
    mask: u32,
    len: u32,
}

impl Numeral {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a numeral has four bytes at the most")]
    const fn begins(self, window: u64) -> bool {
        window as u32 & self.mask == self.bytes
    }
}

const N_NUMERALS: u32 = 200;

/// The numbers of all moves except in the longest games; the first entry, 0, matches nothing.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_every_form() {
        for (token, expected) in [
            ("12.", (12, false)),
            ("12...", (12, true)),
            ("12…", (12, true)),
            ("4294967295", (4_294_967_295, false)),
            ("⠂⠆", (12, false)),
            ("⠲⠆⠔⠲⠔⠖⠶⠆⠔⠢", (4_294_967_295, false)),
            (".", (0, false)),
        ] {
            assert_eq!(written_number(token.as_bytes()), expected, "{token}");
        }
        assert_eq!(written_number(&[b'9'; 40]), (u64::MAX, false));
    }

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
