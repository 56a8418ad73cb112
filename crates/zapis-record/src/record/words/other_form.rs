//! Other forms of the annotation signs of NAGs, separate or after a word.

use super::characters::blank_len;
use super::glyph::{GLYPHS, OTHER_FORMS};

/// Measures a separate sign in another form at the start of a text, and returns its NAG.
pub(crate) fn at_start(input: &[u8]) -> Option<(usize, u8)> {
    let found = OTHER_FORMS.iter().find(|(sign, _)| input.starts_with(sign.as_bytes()))?;
    let behind = &input[found.0.len()..];
    let is_alone = behind.first().is_none_or(|byte| matches!(byte, b')' | b'(' | b'{' | b'}' | b'$' | b';'));
    (is_alone || blank_len(behind) > 0).then_some((found.0.len(), found.1))
}

/// Measures a sign at the start of a text.
pub(crate) fn len_at(input: &[u8]) -> Option<usize> {
    GLYPHS.iter().find(|(sign, _)| input.starts_with(sign.as_bytes())).map(|(sign, _)| sign.len())
}

/// Measures a sign in another form that is glued to the end of a word.
pub(crate) fn at_end(word: &str) -> Option<usize> {
    OTHER_FORMS.iter().find(|(sign, _)| word.len() > sign.len() && word.ends_with(sign)).map(|(sign, _)| sign.len())
}
