//! Text in every encoding is the same text, and every place refers to its bytes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::io::Read;
use zapis::chess::Alphabet;
use zapis_play::game::Notation;
use zapis_record::text::{Encoding, EncodingChoice, Span, Utf16Reader, decode};

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::encodings::Dripping;
use crate::support::fuzz_paths::{encodings, reading, records};

const CYRILLIC: [Encoding; 5] =
    [Encoding::Windows1251, Encoding::Koi8R, Encoding::Ibm866, Encoding::Iso8859_5, Encoding::MacCyrillic];

fn characters_of(encoding: Encoding) -> Vec<char> {
    let read = |byte: u8| decode(&[byte], EncodingChoice::Forced(encoding), None).text.chars().next();
    (0..=255).filter_map(read).filter(|c| *c != char::REPLACEMENT_CHARACTER).collect()
}

fn stored(text: &str, encoding: Encoding) -> Vec<u8> {
    let mut out = Vec::new();
    encoding.encode(text, &mut out).expect("every character exists");
    out
}

/// Checks the text and the places of what is read from `bytes`.
fn check(bytes: &[u8], choice: EncodingChoice, text: &str, width: impl Fn(char) -> usize) {
    let decoded = decode(bytes, choice, None);
    assert_eq!(decoded.text, text);
    let mut offset = decoded.bom_len;
    for (at, character) in text.char_indices() {
        let range = decoded.stored_range(Span::of(at..at + character.len_utf8()));
        assert_eq!(range, offset..offset + width(character), "{character:?} at {at}");
        offset = range.end;
    }
    assert_eq!(decoded.stored_len(), bytes.len());
}

#[test]
fn text_in_a_declared_encoding_of_one_byte_is_the_same_text() {
    for &encoding in Encoding::ALL.iter().filter(|encoding| encoding.is_single_byte()) {
        let characters = characters_of(encoding);
        assert!(characters.len() > 205, "{encoding}");
        proptest!(config(40), |(text in vec(select(characters), 0..120))| {
            let text: String = text.into_iter().collect();
            let bytes = stored(&text, encoding);
            check(&bytes, EncodingChoice::Forced(encoding), &text, |_| 1);
            if str::from_utf8(&bytes).is_err() {
                check(&bytes, EncodingChoice::Declared(encoding), &text, |_| 1);
            }
        });
    }
}

#[test]
fn text_in_either_form_of_utf16_is_the_same_text() {
    for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
        proptest!(config(80), |(text in "\\PC{0,60}", step in 1..9_usize)| {
            let bytes = stored(&text, encoding);
            let plain = text.strip_prefix('\u{feff}').unwrap_or(&text);
            check(&bytes, EncodingChoice::Forced(encoding), plain, |c| 2 * c.len_utf16());
            let marked = stored(&format!("\u{feff}{text}"), encoding);
            check(&marked, EncodingChoice::Forced(encoding), &text, |c| 2 * c.len_utf16());
            let mut converted = String::new();
            let mut reader = Utf16Reader::new(Dripping { rest: &marked, step }, encoding);
            reader.read_to_string(&mut converted).expect("a whole text");
            prop_assert_eq!(converted, text);
        });
    }
}

#[test]
fn a_russian_record_is_read_alike_in_every_encoding_that_can_hold_it() {
    let letters = Alphabet::by_code("ru").expect("the table has Russian");
    let style = reading::in_style(Notation::San, letters);
    proptest!(config(12), |(bytes in choices(250))| {
        let Some(written) = records::record(&mut Choices::new(&bytes)) else { return Ok(()) };
        let text = reading::rewrite(written.text.as_bytes(), None, style).concat();
        let text: String = String::from_utf8_lossy(&text).chars().filter(|c| c.is_ascii() || is_russian(*c)).collect();
        let plain = reading::read(text.as_bytes(), Some(letters));
        prop_assert_eq!(&plain[0].moves, &written.moves);
        for encoding in CYRILLIC {
            let bytes = stored(&text, encoding);
            let decoded = decode(&bytes, EncodingChoice::Declared(encoding), None);
            prop_assert_eq!(&decoded.text, &text);
            prop_assert_eq!(&reading::read(decoded.text.as_bytes(), Some(letters)), &plain);
            check(&bytes, EncodingChoice::Forced(encoding), &text, |_| 1);
        }
    });
}

fn is_russian(character: char) -> bool {
    matches!(character, 'А'..='Я' | 'а'..='я' | 'Ё' | 'ё')
}

#[test]
fn any_bytes_in_any_encoding_lead_back_to_themselves() {
    proptest!(config(300), |(bytes in vec(any::<u8>(), 0..120))| encodings::path(&bytes));
}
