//! The path of stored bytes: decoded in a declared encoding, every character leads back to its own bytes.

use std::io::Read;

use zapis_record::text::{
    Decoded, Encoding, EncodingChoice, LineCounter, LineIndex, Span, Utf16Reader, Visible, decode, detect, position_of,
};

use super::choices::Choices;

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let encoding = *choices.of(Encoding::ALL);
    let choice = match choices.below(3) {
        0 => EncodingChoice::Auto,
        1 => EncodingChoice::Declared(encoding),
        _ => EncodingChoice::Forced(encoding),
    };
    let step = 1 + choices.below(9);
    let stored = choices.into_rest();
    let decoded = decode(stored, choice, Some(encoding));
    check_places(stored, &decoded);
    check_again(stored, &decoded);
    check_lines(&decoded.text, step);
    check_visible(&decoded.text);
    check_guess(stored, encoding);
    if encoding.is_utf16() {
        check_stream(stored, encoding, step);
    }
    encoded(&String::from_utf8_lossy(stored), encoding);
}

/// The stored ranges of the characters tile the bytes, and each decodes to its character.
fn check_places(stored: &[u8], decoded: &Decoded<'_>) {
    let mut from = decoded.bom_len;
    for (at, character) in decoded.text.char_indices() {
        let range = decoded.stored_range(Span::of(at..at + character.len_utf8()));
        assert_eq!(range.start, from, "{character:?} at {at} of {stored:?}");
        let again = decode(&stored[range.clone()], EncodingChoice::Forced(decoded.encoding), None);
        // A byte order mark in the middle is a character; by itself it would be a mark. Text after an escape sequence
        // means something else without it, and four pairs of bytes of Big5 make two characters each.
        let is_alone = character != '\u{feff}' && !matches!(decoded.encoding, Encoding::Iso2022Jp | Encoding::Big5);
        assert!(again.text == character.to_string() || !is_alone, "{character:?} at {at} of {stored:?}");
        from = range.end;
    }
    assert_eq!(from, stored.len(), "of {stored:?} as {}", decoded.encoding);
    assert_eq!(decoded.stored_offset(usize::MAX), decoded.stored_len());
    for span in &decoded.unmappable {
        assert_eq!(span.slice(&decoded.text), "\u{fffd}", "of {stored:?}");
    }
    assert!(decoded.unmappable.windows(2).all(|pair| pair[0].end <= pair[1].start));
}

/// Without damage, the text encoded again is the bytes, if each character can be written in only one way.
fn check_again(stored: &[u8], decoded: &Decoded<'_>) {
    let is_unique = decoded.encoding.is_single_byte() || decoded.encoding.is_unicode();
    if decoded.unmappable.is_empty() && is_unique {
        let mut again = Vec::new();
        decoded.encoding.encode(&decoded.text, &mut again).expect("what was read can be written");
        assert_eq!(again, &stored[decoded.bom_len..], "{}", decoded.encoding);
    }
}

fn check_lines(text: &str, step: usize) {
    let index = LineIndex::new(text);
    let mut counter = LineCounter::new();
    text.as_bytes().chunks(step).for_each(|chunk| counter.feed(chunk));
    assert_eq!(counter.n_breaks() + 1, index.n_lines() as u64, "{text:?}");
    let (mut line, mut column) = (0_u64, 1_u32);
    let mut previous = None;
    for (at, character) in text.char_indices().take(2000) {
        if previous == Some('\n') || (previous == Some('\r') && character != '\n') {
            (line, column) = (line + 1, 1);
        }
        for position in [position_of(text, at), index.position_of(at)] {
            assert_eq!((position.line_index, position.column), (line, column), "{at} of {text:?}");
        }
        column += 1;
        previous = Some(character);
    }
}

fn check_visible(text: &str) {
    let shown = Visible(text).to_string();
    assert!(!shown.contains(zapis_record::text::is_hidden), "{shown:?}");
    assert_eq!(Visible(&shown).to_string(), shown);
}

fn check_guess(stored: &[u8], hint: Encoding) {
    for hint in [None, Some(hint)] {
        let guess = detect(stored, hint);
        assert!(guess.margin >= 0.0, "{guess:?}");
    }
}

/// A stream converted in pieces equals the whole.
fn check_stream(stored: &[u8], encoding: Encoding, step: usize) {
    let whole = decode(stored, EncodingChoice::Forced(encoding), None);
    let mut text = String::new();
    Utf16Reader::new(Dripping { rest: stored, step }, encoding).read_to_string(&mut text).expect("valid UTF-8");
    assert_eq!(text, whole.text, "{stored:?}");
}

/// Text that can be written in an encoding is read from it unchanged.
fn encoded(text: &str, encoding: Encoding) {
    let mut stored = Vec::new();
    if encoding.encode(text, &mut stored).is_ok() {
        let decoded = decode(&stored, EncodingChoice::Forced(encoding), None);
        let text = if decoded.bom_len > 0 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        assert_eq!(decoded.text, text, "{encoding}");
    }
}

/// Yields its bytes a few at a time.
pub(crate) struct Dripping<'a> {
    pub(crate) rest: &'a [u8],
    pub(crate) step: usize,
}

impl Read for Dripping<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n = self.step.min(self.rest.len()).min(buffer.len());
        let (given, rest) = self.rest.split_at(n);
        buffer[..n].copy_from_slice(given);
        self.rest = rest;
        Ok(n)
    }
}
