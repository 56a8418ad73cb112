//! Figures and dashes on a sheet: castling and results, in any spelling.

use std::borrow::Cow;

use crate::record::{CastlingWord, GameResult};

use super::grammar::{self, is_blank};
use super::word_end::{check_len, goes_on};
use crate::record::words::result::measure;

/// Parses castling. Returns its length with the check signs after it, and the word without blanks.
pub(super) fn castling(text: &str) -> Option<(usize, Cow<'_, str>)> {
    let as_printed = grammar::castling(text).ok().filter(|(after, _)| !goes_on(after));
    let (signs, checks) = if let Some((after, castling)) = as_printed {
        (castling.len(), check_len(after))
    } else {
        let found = CastlingWord::at_start(text.as_bytes())?;
        // `O-O -0.35`: the figures after a blank are not part of it.
        let short = short_before_figures(text, found.end).map(|len| (len, 0));
        short.unwrap_or((found.signs_end, found.end - found.signs_end))
    };
    let word = &text[..signs + checks];
    let is_apart = |c: char| is_blank(c) || matches!(c, '\n' | '\r');
    let plain = if word.contains(is_apart) { Cow::Owned(word.replace(is_apart, "")) } else { Cow::Borrowed(word) };
    Some((word.len(), plain))
}

/// Measures castling before a blank if the apparent last sign begins a number.
fn short_before_figures(text: &str, end: usize) -> Option<usize> {
    let is_number = text[end..].starts_with(['.', ',']) && text[end + 1..].starts_with(|c: char| c.is_ascii_digit());
    let len = text[..end].find(is_blank).filter(|_| is_number)?;
    grammar::castling(&text[..len]).is_ok_and(|(after, _)| after.is_empty()).then_some(len)
}

/// Parses a result. Returns its length, and the result.
pub(super) fn result(text: &str) -> Option<(usize, GameResult)> {
    match grammar::result(text) {
        Ok((after, result)) if !goes_on(after) => Some((text.len() - after.len(), result)),
        _ => measure(text.as_bytes()),
    }
}

/// Returns true if a result is a single half, which prose has too: `½`, `1/2`.
pub(super) fn is_half(result: &str) -> bool {
    matches!(result, "½" | "1/2")
}
