//! The ends of the words of a sheet, and what may be glued to them.

use crate::text::fold;

/// Returns true if a word continues here.
pub(super) fn goes_on(after: &str) -> bool {
    after.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '/' | '½'))
        || (after.starts_with([':', '-', '.']) && after[1..].starts_with(|c: char| c.is_ascii_digit()))
}

pub(super) fn check_len(after: &str) -> usize {
    after.find(|c: char| !matches!(c, '+' | '#')).unwrap_or(after.len())
}

/// Measures what may follow the squares of a move: a promotion and check signs.
pub(super) fn tail_len(after: &str) -> usize {
    let promotion = after.strip_prefix('=').unwrap_or(after);
    let is_piece = |c: char| matches!(fold(c), 'A'..='Z' | '♔'..='♟') || matches!(c, 'А'..='Я');
    let piece = promotion.chars().next().filter(|c| is_piece(*c)).map_or(0, char::len_utf8);
    let promotion = if piece > 0 { after.len() - promotion.len() + piece } else { 0 };
    let rest = &after[promotion..];
    promotion + rest.find(|c: char| !matches!(c, '+' | '#' | '×')).unwrap_or(rest.len())
}
