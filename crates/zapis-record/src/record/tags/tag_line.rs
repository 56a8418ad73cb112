//! Lines that begin with a tag pair, as they are found in a file before its records are read.

use super::plain_tag::name_len;

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
const ROSTER: [&[u8]; 7] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Result"];

/// Whether a line holds a tag pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TagLine {
    No,
    Other,
    Event,
}

/// Parses the beginning of a line.
pub(crate) fn tag_line(line: &[u8]) -> TagLine {
    // The usual line, `[Name "`, is parsed first and directly.
    if let [b'[', name @ ..] = line {
        let name_len = name_len(name);
        if name_len > 0 && name[name_len..].starts_with(b" \"") {
            return if &name[..name_len] == b"Event" { TagLine::Event } else { TagLine::Other };
        }
    }
    let Some(line) = behind_bracket(line) else { return TagLine::No };
    let line = skip_blanks(line);
    let name_len = name_len(line);
    let (name, after) = line.split_at(name_len);
    match skip_blanks(after).first() {
        Some(b'"') if name == b"Event" => TagLine::Event,
        Some(b'"') if name_len > 0 => TagLine::Other,
        _ if matches!(after.first(), Some(b' ' | b']')) && ROSTER.contains(&name) => TagLine::Other,
        _ => TagLine::No,
    }
}

/// Returns true if a text begins with a tag line.
#[must_use]
pub fn begins_with_tag_line(text: &[u8]) -> bool {
    tag_line(text) != TagLine::No
}

/// Returns the text after the bracket at the beginning of a line, which only blanks and a byte order mark may precede.
pub(crate) fn behind_bracket(line: &[u8]) -> Option<&[u8]> {
    skip_blanks(line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)).strip_prefix(b"[")
}

fn skip_blanks(line: &[u8]) -> &[u8] {
    let blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    &line[blanks..]
}
