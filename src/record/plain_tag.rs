//! Measures the usual tag line by hand: `[Name "value"]`, one space, nothing escaped, a line break right behind it.
//!
//! The split of a file into records and the reading of its tag sections both pass over such lines, a dozen in every record
//! of a database. Every other line is left to the slower and more patient ways of either.

/// Where the parts of a tag line end, as offsets in the bytes it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlainTag {
    /// Behind the name, which begins behind the bracket.
    pub(super) name_end: usize,
    /// At the closing quote; the value begins two bytes and one behind the name: `Name "value`.
    pub(super) value_end: usize,
    /// Behind the closing bracket, at the line break.
    pub(super) end: usize,
}

impl PlainTag {
    /// Where the value begins.
    pub(super) const fn value_start(self) -> usize {
        self.name_end + 2
    }
}

/// Measures the tag line whose bracket stands at `at`; `None` for any other line.
#[inline]
pub(super) fn measure(bytes: &[u8], at: usize) -> Option<PlainTag> {
    if bytes.get(at) != Some(&b'[') {
        return None;
    }
    let name_end = at + 1 + short_name_len(bytes.get(at + 1..)?);
    if name_end == at + 1 || !bytes.get(name_end..)?.starts_with(b" \"") {
        return None;
    }
    let value_end = value_end(bytes, name_end + 2)?;
    let is_whole = matches!(bytes.get(value_end..)?, [b'"', b']', b'\n' | b'\r', ..]);
    is_whole.then_some(PlainTag { name_end, value_end, end: value_end + 2 })
}

/// Finds the first byte of a value that is a quote, a backslash, or below the blank; a tab counts as well.
#[inline]
fn value_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    // Most values have fewer than sixteen bytes.
    while let Some(window) = bytes.get(at..)?.first_chunk::<16>() {
        let window = u128::from_le_bytes(*window);
        let quotes = zeros(window ^ each(b'"'));
        let stops = quotes | zeros(window ^ each(b'\\')) | below_blank(window);
        if stops != 0 {
            return Some(at + (stops.trailing_zeros() / 8) as usize);
        }
        at += 16;
    }
    let rest = bytes.get(at..)?;
    rest.iter().position(|byte| matches!(byte, b'"' | b'\\') || *byte < b' ').map(|len| at + len)
}

const ONES: u128 = u128::MAX / 0xFF;
const HIGHS: u128 = ONES << 7;

/// Repeats a byte sixteen times.
const fn each(byte: u8) -> u128 {
    u128::from_le_bytes([byte; 16])
}

/// Marks zero bytes; the lowest mark is right, those above it may be wrong.
#[inline]
const fn zeros(window: u128) -> u128 {
    window.wrapping_sub(ONES) & !window & HIGHS
}

/// Marks bytes below the blank; the lowest mark is right, those above it may be wrong.
#[inline]
const fn below_blank(window: u128) -> u128 {
    window.wrapping_sub(each(b' ')) & !window & HIGHS
}

/// Measures the name at the start of `bytes`, most of which are a few letters.
#[inline]
fn short_name_len(bytes: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGHS: u64 = ONES << 7;
    if let Some(window) = bytes.first_chunk::<8>() {
        let window = u64::from_le_bytes(*window);
        let blanks = window ^ (ONES * 0x20);
        let blanks = blanks.wrapping_sub(ONES) & !blanks & HIGHS;
        // With the bit of case set, letters are the bytes from `a` on that are not behind `z`.
        let lower = window | (ONES * 0x20);
        let letters = (lower & !HIGHS).wrapping_add(ONES * (0x80 - 0x61))
            & !(lower & !HIGHS).wrapping_add(ONES * (0x7F - 0x7A))
            & !window
            & HIGHS;
        // The bits below the lowest mark are the bytes before the blank.
        let before = (blanks & blanks.wrapping_neg()).wrapping_sub(1) & HIGHS;
        if blanks != 0 && letters & before == before {
            return (blanks.trailing_zeros() / 8) as usize;
        }
    }
    name_len(bytes)
}

/// No name of a tag is longer: what looks like one is text.
const LONGEST_NAME: usize = 255;

/// Measures the name at the start of `bytes`.
#[inline]
pub(super) fn name_len(bytes: &[u8]) -> usize {
    let mut len = 0;
    while len < LONGEST_NAME && bytes.get(len).is_some_and(|byte| NAME_BYTES[usize::from(*byte)]) {
        len += 1;
    }
    len
}

/// The bytes a tag name is made of.
const NAME_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0_u8;
    loop {
        table[byte as usize] = is_name_byte(byte);
        if byte == u8::MAX {
            break;
        }
        byte += 1;
    }
    table
};

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_line_is_measured() {
        let parts = |line: &str| {
            measure(line.as_bytes(), 0).map(|tag| {
                (line[1..tag.name_end].to_owned(), line[tag.value_start()..tag.value_end].to_owned(), tag.end)
            })
        };
        let read = |name: &str, value: &str, end| Some((name.to_owned(), value.to_owned(), end));
        assert_eq!(parts("[Event \"?\"]\n"), read("Event", "?", 11));
        assert_eq!(parts("[A \"\"]\r\n"), read("A", "", 6));
        assert_eq!(parts("[White \"Иванов, И. и ещё кто-то\"]\n1."), read("White", "Иванов, И. и ещё кто-то", 49));
    }

    #[test]
    fn every_other_line_is_left_alone() {
        for line in [
            "",
            "[",
            "Event",
            "[Event",
            "[Event ",
            "[Event \"",
            "[Event \"?",
            "[Event \"?\"",
            "[Event \"?\"]",
            "[Event  \"?\"]\n",
            "[ Event \"?\"]\n",
            "[Event \"?\" ]\n",
            "[Event \"?\"] \n",
            "[Event \"a\\\"b\"]\n",
            "[Event \"a\tb\"]\n",
            "[Event \"a\nb\"]\n",
            "[ \"?\"]\n",
            "[Ev ent \"?\"]\n",
            "[Event \"?\"];\n",
        ] {
            assert_eq!(measure(line.as_bytes(), 0), None, "{line:?}");
        }
    }
}
