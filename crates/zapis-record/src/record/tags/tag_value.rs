//! The value of a tag, with escapes and entities resolved.

use std::borrow::Cow;

use html_escape::decode_html_entities;
use memchr::memchr2;

/// Returns the value of a tag with its escapes resolved, and the entities of HTML that programs leave in names,
/// `M&uuml;ller`.
#[must_use]
pub fn tag_value(raw: &str) -> Cow<'_, str> {
    match memchr2(b'\\', b'&', raw.as_bytes()) {
        None => Cow::Borrowed(raw),
        Some(_) => Cow::Owned(without_entities(unescape(raw))),
    }
}

/// Resolves entities of HTML, even if they were escaped several times, until none is left; those of control characters
/// stay.
fn without_entities(text: String) -> String {
    const MOST_TIMES: usize = 4;
    let n_controls = |text: &str| text.chars().filter(|c| c.is_control()).count();
    let mut plain = Cow::Borrowed(text.as_str());
    for _ in 0..MOST_TIMES {
        let next = decode_html_entities(&plain).into_owned();
        if next == plain {
            return plain.into_owned();
        }
        if n_controls(&next) > n_controls(&text) {
            break;
        }
        plain = Cow::Owned(next);
    }
    text
}

/// Resolves `\"` and `\\` (PGN 7: the only escapes of a string token); any other backslash is literal.
#[must_use]
pub fn unescape(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, characters.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                characters.next();
            }
            _ => plain.push(character),
        }
    }
    plain
}
