//! The characters of words, numbers and blanks.

use super::glyph::GLYPHS;

/// Counts the bytes of white space at the start.
pub(crate) fn blank_len(input: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match input.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c) => at += 1,
            Some(0xc2) if input.get(at + 1) == Some(&0xa0) => at += 2,
            Some(0xe2 | 0xe3) if is_wide_blank(&input[at..]) => at += 3,
            _ => return at,
        }
    }
}

/// Returns true if one of the typographic blanks begins here: en space, thin space, narrow no-break space and similar
/// ones, U+2000 to U+200A, U+202F, U+3000.
fn is_wide_blank(input: &[u8]) -> bool {
    matches!(input, [0xe2, 0x80, 0x80..=0x8a | 0xaf, ..] | [0xe3, 0x80, 0x80, ..])
}

pub(crate) fn n_digits(input: &[u8]) -> usize {
    input.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

/// The bytes of a word; a byte of a multi-byte character is one unless [`word_len`] decides otherwise.
const WORD_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = u8::MAX;
    while byte > 0 {
        table[byte as usize] = byte >= 0x80 || byte.is_ascii_alphanumeric();
        byte -= 1;
    }
    let extra = b"+#=:@/'_-";
    let mut i = 0;
    while i < extra.len() {
        table[extra[i] as usize] = true;
        i += 1;
    }
    table
};

fn is_word_byte(byte: u8) -> bool {
    WORD_BYTES[usize::from(byte)]
}

/// Returns true if the text begins with a word character.
pub(crate) fn word_goes_on(input: &[u8]) -> bool {
    input.first().is_some_and(|byte| is_word_byte(*byte) && !(*byte >= 0x80 && ends_word(input)))
}

/// Returns the first character without decoding more.
pub(crate) fn first_char(input: &[u8]) -> Option<char> {
    const LONGEST: usize = 4;
    input[..input.len().min(LONGEST)].utf8_chunks().next()?.valid().chars().next()
}

/// Counts the bytes of a word: up to white space, a bracket, a quote, an ellipsis or a sign.
pub(crate) fn word_len(input: &[u8]) -> usize {
    let mut at = 0;
    while let Some(&byte) = input.get(at) {
        if !is_word_byte(byte) || (byte >= 0x80 && ends_word(&input[at..])) {
            break;
        }
        at += 1;
    }
    at
}

/// Returns true if a multi-byte character ends a word: no-break space, ellipsis, or an annotation sign.
pub(crate) fn ends_word(input: &[u8]) -> bool {
    match input {
        [0xc2, 0xa0, ..] | [0xe2, 0x80, 0xa6, ..] => true,
        [0xe2 | 0xe3, ..] if is_wide_blank(input) => true,
        [0xc2 | 0xe2, ..] => {
            // A dash joins the text around it; `–+` is a sign only as a separate word.
            let is_sign = |sign: &str| sign.as_bytes()[0] >= 0x80 && !sign.starts_with('–');
            GLYPHS.iter().any(|(sign, _)| is_sign(sign) && input.starts_with(sign.as_bytes()))
        }
        _ => false,
    }
}
