//! Recognizes the beginning of another record without tag pairs after the moves of one.

use crate::record::grammar::Element;
use crate::record::record_reader::dialect;
use crate::record::record_reader::surroundings::{first_word, looks_like_a_move};

/// Returns true if a move number begins a record without tags: `1.` at the start of a line after a blank line, if moves
/// have been made.
pub(crate) fn starts_anew(text: &str, start: usize, end: usize) -> bool {
    if &text[start..end] != "1." {
        return false;
    }
    let before = text[..start].trim_end_matches([' ', '\t']);
    let before = before
        .strip_suffix('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line))
        .or_else(|| before.strip_suffix('\r'));
    before.is_some_and(|line| line.trim_end_matches([' ', '\t']).ends_with(['\n', '\r']))
}

/// Returns true if the text after a finished record begins another one.
pub(crate) fn looks_like_a_record(text: &str, element: Element, start: usize, end: usize) -> bool {
    match element {
        Element::Termination => dialect::is_in_the_grammar(&text[start..end]),
        Element::MoveWord => looks_like_a_move(&text[start..end]),
        Element::MoveNumber => {
            let after = &text[end..];
            let word = first_word(after.trim_start_matches([' ', '\t', '\n', '\r', '.', '…']));
            let has_period = text[start..end].ends_with(['.', '…']) || after.trim_start().starts_with('.');
            has_period && looks_like_a_move(word)
        }
        _ => false,
    }
}
