//! The encoding that the head of a file declares or shows: an escape line may declare it, as `%Content-Type:
//! text/plain; charset=windows-1251` does, or its words may show it.

use memchr::memchr_iter;

use crate::text::{Encoding, EncodingChoice, Misreading, detect};

/// The number of bytes in which a file may declare its encoding, and of bytes of words that are inspected.
const LOOKED_AT: usize = 2048;

/// Returns how the records of a file are decoded, by its first bytes.
pub(crate) fn encoding_of_head(first_bytes: &[u8]) -> EncodingChoice {
    // UTF-16 is UTF-8 by now, whatever a line of the file says.
    let declaring = &first_bytes[..first_bytes.len().min(LOOKED_AT)];
    if let Some(declared) = declared_encoding(declaring).filter(|declared| !declared.is_utf16()) {
        return EncodingChoice::Declared(declared);
    }
    let words = lines_beyond_ascii(first_bytes);
    if let Some(text) = text_of_head(&words) {
        return Misreading::find(text).map_or(EncodingChoice::Auto, EncodingChoice::Misread);
    }
    let guess = detect(&words, None);
    let is_sure = !guess.is_doubtful() && guess.encoding != Encoding::Utf8;
    if is_sure { EncodingChoice::Likely(guess.encoding) } else { EncodingChoice::Auto }
}

/// Collects the first lines with bytes beyond ASCII: the others are no evidence. A character may be cut at the end.
fn lines_beyond_ascii(first_bytes: &[u8]) -> Vec<u8> {
    let mut lines = Vec::new();
    if first_bytes.is_ascii() {
        return lines;
    }
    let ends = memchr_iter(b'\n', first_bytes).map(|at| at + 1).chain([first_bytes.len()]);
    let mut start = 0;
    for end in ends {
        let line = &first_bytes[start..end];
        start = end;
        if line.is_ascii() {
            continue;
        }
        lines.extend_from_slice(&line[..line.len().min(LOOKED_AT - lines.len())]);
        if lines.len() == LOOKED_AT {
            break;
        }
    }
    lines
}

/// Returns the head of a file as text if it is UTF-8; a character may be cut at its end.
fn text_of_head(first_bytes: &[u8]) -> Option<&str> {
    match str::from_utf8(first_bytes) {
        Ok(text) => Some(text),
        Err(error) if error.error_len().is_none() => str::from_utf8(&first_bytes[..error.valid_up_to()]).ok(),
        Err(_) => None,
    }
}

/// Finds the first byte at the head of a file that is part of text which was read in a wrong code page.
pub(crate) fn misread_from(first_bytes: &[u8], misreading: Misreading) -> u64 {
    let text = text_of_head(first_bytes).unwrap_or_default();
    misreading.first_in(text).unwrap_or(text.len()) as u64
}

/// Finds the encoding declared by a `%` line among the first bytes of a file, as `charset=NAME` or `coding: NAME`.
pub(crate) fn declared_encoding(first_bytes: &[u8]) -> Option<Encoding> {
    let lines = first_bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| line.first() == Some(&b'%'));
    lines.filter_map(|line| std::str::from_utf8(line).ok()).find_map(|line| {
        let line = line.to_ascii_lowercase();
        let at = line.find("charset").map(|at| at + 7).or_else(|| line.find("coding").map(|at| at + 6))?;
        let name = line[at..].trim_start_matches([':', '=', ' ', '"']);
        name.split([' ', ';', '"']).next()?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_content_type_line_declares_the_encoding() {
        let declared = declared_encoding(b"%Content-Type: application/x-chess-pgn; charset=koi8-r\n[Event \"?\"]\n");
        assert_eq!(declared, Some(Encoding::Koi8R));
        assert_eq!(declared_encoding(b"[Event \"charset=koi8-r\"]\n"), None);
    }
}
