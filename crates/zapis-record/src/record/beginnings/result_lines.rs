//! Lines that end with a result: a record may begin after one, even within a comment.

use memchr::{memchr2, memrchr2};

/// Measures the line break at the end of `bytes`: CRLF is one break.
pub(crate) fn break_len(bytes: &[u8]) -> usize {
    match bytes {
        [.., b'\r', b'\n'] => 2,
        [.., b'\n' | b'\r'] => 1,
        _ => 0,
    }
}

/// Finds the last place up to `most`, after the break of a line that ends with a result, where a record may begin.
///
/// This is needed only within a piece that is too long to be read at once: many thousand records without tag pairs make
/// one piece.
pub(crate) fn last_result_end(bytes: &[u8], most: usize) -> Option<usize> {
    let mut end = most.min(bytes.len());
    while let Some(at) = memrchr2(b'\n', b'\r', &bytes[..end]) {
        let line_end = at + 1 - break_len(&bytes[..=at]);
        let is_half = bytes[at] == b'\r' && bytes.get(at + 1) == Some(&b'\n');
        let text = bytes[..line_end].trim_ascii_end();
        if !is_half && ends_with_result(text) {
            return Some(at + 1);
        }
        // The same text comes after the breaks of the blank lines before this one, and there may be millions of them.
        end = if is_half { line_end } else { text.len() };
    }
    None
}

/// Finds the first such place.
pub(crate) fn first_result_end(bytes: &[u8]) -> Option<usize> {
    let mut start = 0;
    while let Some(offset) = memchr2(b'\n', b'\r', &bytes[start..]) {
        let line_end = start + offset;
        let end = if bytes[line_end..].starts_with(b"\r\n") { line_end + 2 } else { line_end + 1 };
        if ends_with_result(&bytes[start..line_end]) {
            return Some(end);
        }
        start = end;
    }
    None
}

/// Returns true if a line ends with a result.
pub(crate) fn ends_with_result(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"]
        .into_iter()
        .any(|result| line.strip_suffix(result).is_some_and(|before| before.last().is_none_or(u8::is_ascii_whitespace)))
}

pub(crate) fn is_blank(bytes: &[u8]) -> bool {
    bytes.iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_end_lines_with_any_break() {
        let text = b"1-0\r\n1. e4 *\r1. e4 1/2-1/2 \n{ 0-1 }\n11-0\ne4 0-1\r\n*";
        assert_eq!(first_result_end(text), Some(5));
        assert_eq!(first_result_end(&text[5..]), Some(8));
        assert_eq!(first_result_end(&text[13..]), Some(15));
        assert_eq!(first_result_end(&text[28..]), Some(21));
        let mut ends = Vec::new();
        while let Some(end) = last_result_end(text, ends.last().map_or(text.len(), |end| end - 1)) {
            ends.push(end);
        }
        assert_eq!(ends, [49, 28, 13, 5]);
    }

    #[test]
    fn the_last_result_is_the_one_found_by_looking_after_each_line_break() {
        const PARTS: [&str; 10] = ["\n", "\n", "\r\n", "\r", " ", "\t", "1-0", "*", "x", "\u{c}"];
        let looking_behind_each = |bytes: &[u8], most: usize| {
            let mut end = most.min(bytes.len());
            while let Some(at) = memrchr2(b'\n', b'\r', &bytes[..end]) {
                let line_end = at + 1 - break_len(&bytes[..=at]);
                let is_half = bytes[at] == b'\r' && bytes.get(at + 1) == Some(&b'\n');
                if !is_half && ends_with_result(&bytes[..line_end]) {
                    return Some(at + 1);
                }
                end = line_end;
            }
            None
        };
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..20_000 {
            let text = (0..below(12)).map(|_| PARTS[below(PARTS.len())]).collect::<String>();
            for most in 0..=text.len() {
                let expected = looking_behind_each(text.as_bytes(), most);
                assert_eq!(last_result_end(text.as_bytes(), most), expected, "{text:?} {most}");
            }
        }
    }
}
