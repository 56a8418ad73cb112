//! Strings and numbers as JSON, written directly into a buffer.

use std::ops::Range;

use serde::Serialize;

use crate::text::{ByteSink, write_json};

/// Writes a value as a line of JSON.
pub fn write_json_line(value: &impl Serialize, out: &mut Vec<u8>) {
    write_json(out, value);
    out.push(b'\n');
}

/// Rounds to the precision that is useful to a reader.
pub(crate) fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (value * scale).round() / scale
}

/// Writes text as a JSON string: unchanged if nothing in it needs an escape, as is usual.
#[inline]
pub(crate) fn write_string(text: &str, out: &mut impl ByteSink) {
    out.put(b"\"");
    write_inside(text.as_bytes(), out);
    out.put(b"\"");
}

/// Writes the bytes of UTF-8 text as the content of a JSON string.
fn write_inside(text: &[u8], out: &mut impl ByteSink) {
    if !text.iter().any(|byte| *byte < b' ' || matches!(byte, b'"' | b'\\')) {
        return out.put_slice(text);
    }
    let mut escaped = Vec::new();
    let written = serde_json::to_writer(&mut escaped, &String::from_utf8_lossy(text));
    debug_assert!(written.is_ok(), "a string is written into memory");
    out.put_slice(escaped.get(1..escaped.len() - 1).unwrap_or_default());
}

/// Writes a part of UTF-8 text as the content of a JSON string; fast if it is as short as a move.
#[inline]
pub(crate) fn write_word(text: &[u8], place: Range<usize>, out: &mut impl ByteSink) {
    let len = place.len();
    if let Some(bytes) = text.get(place.start..).and_then(|rest| rest.first_chunk()).filter(|_| len < 8) {
        // The bytes after the word are treated as blanks.
        let behind = u64::MAX << (8 * len);
        let word = u64::from_le_bytes(*bytes);
        if !needs_escape(word & !behind | each(b' ') & behind) {
            return out.put_some(bytes, len);
        }
    }
    write_inside(text.get(place).unwrap_or_default(), out);
}

/// Repeats a byte eight times.
const fn each(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// Returns true if one of eight bytes is a control character, a quote or a backslash.
#[inline]
const fn needs_escape(bytes: u64) -> bool {
    const fn has_below(bytes: u64, limit: u8) -> u64 {
        bytes.wrapping_sub(each(limit)) & !bytes
    }
    let quote = has_below(bytes ^ each(b'"'), 1);
    let backslash = has_below(bytes ^ each(b'\\'), 1);
    (has_below(bytes, b' ') | quote | backslash) & each(0x80) != 0
}

/// Writes a number that may be negative.
pub(crate) fn write_signed(value: i64, out: &mut impl ByteSink) {
    if value < 0 {
        out.put(b"-");
    }
    out.put_number(value.unsigned_abs());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn strings_are_written_as_serde_writes_them() {
        let all: String = (0..0x250).filter_map(char::from_u32).collect();
        let mut texts: Vec<String> = all.chars().map(|char| format!("a{char}b")).collect();
        texts.extend(["", "♘f3", "Кf3", "\u{2028}", "\u{feff}", "😀", "\u{7f}"].map(str::to_owned));
        texts.push(all);
        for text in texts {
            let expected = serde_json::to_string(&text).unwrap();
            assert_eq!(written(|out| write_string(&text, out)), expected);
            for around in ["", "\u{1}\"", "abcdefghij"] {
                let whole = format!("{around}{text}{around}");
                let place = around.len()..around.len() + text.len();
                let inside = written(|out| write_word(whole.as_bytes(), place.clone(), out));
                assert_eq!(format!("\"{inside}\""), expected);
            }
        }
    }

    #[test]
    fn what_is_hidden_in_a_value_is_escaped_and_means_the_same() {
        let text = "a\u{202e}\u{1b}[31m\u{9b}\u{7f}\u{E0041}é♘";
        let json = written(|out| write_json(out, &text));
        assert_eq!(json, "\"a\\u202e\\u001b[31m\\u009b\\u007f\\udb40\\udc41é♘\"");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn numbers_keep_their_sign() {
        for value in [0, -1, -99, 31, i64::MIN, i64::MAX] {
            assert_eq!(written(|out| write_signed(value, out)), value.to_string());
        }
    }
}
