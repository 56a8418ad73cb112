//! Measures the usual tag line by hand: `[Name "value"]`, one space, no escapes, no entity of HTML, directly followed
//! by a line break.
//!
//! Every record of a database has a dozen of them. Every other line is left to the production.

use crate::text::Span;

use crate::record::tape::TagPair;
use crate::record::words::window::{WIDTH, Window};

/// The ends of the parts of a tag line, as offsets in its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlainTag {
    /// After the name, which begins after the bracket.
    pub(crate) name_end: usize,
    /// At the closing quote; the value begins three bytes after the name: `Name "value`.
    pub(crate) value_end: usize,
    /// After the closing bracket, at the line break.
    pub(crate) end: usize,
}

impl PlainTag {
    const fn value_start(self) -> usize {
        self.name_end + 2
    }

    /// Returns the pair of a line that begins at a place in a record.
    #[inline]
    pub(crate) fn pair(self, at: usize) -> TagPair {
        let span = |start, end| Span { start: narrow(start), end: narrow(end) };
        TagPair {
            name: span(at + 1, self.name_end),
            value: span(self.value_start(), self.value_end),
            span: span(at, self.end),
        }
    }
}

/// Narrows a place in a record, which is below 4 GiB (see [`super::batch`]).
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a record is below 4 GiB")]
const fn narrow(at: usize) -> u32 {
    at as u32
}

/// Measures the tag line whose bracket is at `at`. Returns `None` for any other line.
#[expect(clippy::inline_always, reason = "part of the loop over tags, where a call costs a fifth of a tag")]
#[inline(always)]
pub(crate) fn measure(bytes: &[u8], at: usize) -> Option<PlainTag> {
    if bytes.get(at) != Some(&b'[') {
        return None;
    }
    let name_end = name_end(bytes, at + 1)?;
    if name_end == at + 1 || !bytes.get(name_end..)?.starts_with(b" \"") {
        return None;
    }
    let value_end = value_end(bytes, name_end + 2)?;
    let is_whole = matches!(bytes.get(value_end..)?, [b'"', b']', b'\n' | b'\r', ..]);
    is_whole.then_some(PlainTag { name_end, value_end, end: value_end + 2 })
}

/// Finds the first byte of a value that is a quote, a backslash, an ampersand, or below the blank; a tab counts as
/// well.
#[inline]
fn value_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    // Most values have fewer than sixteen bytes.
    while let Some(window) = Window::at(bytes, at) {
        if let Some(len) = window.value_end() {
            return Some(at + len);
        }
        at += WIDTH;
    }
    let rest = bytes.get(at..)?;
    rest.iter().position(|byte| matches!(byte, b'"' | b'&' | b'\\') || *byte < b' ').map(|len| at + len)
}

/// Measures the name at a place, usually a few letters.
#[inline]
fn name_end(bytes: &[u8], at: usize) -> Option<usize> {
    let n_letters = Window::at(bytes, at).map_or(WIDTH, Window::n_letters);
    if n_letters < WIDTH && bytes.get(at + n_letters) == Some(&b' ') {
        return Some(at + n_letters);
    }
    Some(at + name_len(bytes.get(at..)?))
}

/// The maximum length of the name of a tag; longer text is not one.
const LONGEST_NAME: usize = 255;

/// Measures the name at the start of `bytes`.
#[inline]
pub(crate) fn name_len(bytes: &[u8]) -> usize {
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
            "[Event \"a&b\"]\n",
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
