//! Brackets as books print them: variations in square brackets, and several in one, separated by semicolons.

use super::surroundings::looks_like_a_move;
use crate::record::tape::{Item, ItemKind};
use crate::record::words::characters::{blank_len, word_len};

/// Returns true if the text after a bracket or a semicolon begins with the number of a move and a move: `3...Nf6`.
pub(crate) fn begins_line(text: &str) -> bool {
    numbered_move(text).is_some()
}

/// Returns true if a semicolon at the start of a text, inside the variation that these items end with, separates it
/// from another one.
///
/// This is so if the rest of its line, up to a bracket, is only moves, or if it ends its line and the next number goes
/// back. Elsewhere a semicolon begins a comment.
pub(crate) fn parts_lines(text: &str, items: &[Item]) -> bool {
    let text = &text[1..];
    let line = &text[..text.find(['\n', '\r', '(', ')', '[', ']', ';']).unwrap_or(text.len())];
    let Some(first) = numbered_move(text) else { return false };
    if line.trim().is_empty() {
        let own = items.iter().rev().take_while(|item| item.kind != ItemKind::VariationOpen);
        let (mut n_moves, mut last) = (0, None);
        for item in own {
            n_moves += u32::from(item.kind == ItemKind::Move);
            last = Some(item).filter(|item| item.kind == ItemKind::Number).and_then(Item::number);
            if last.is_some() {
                break;
            }
        }
        let rest = text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let next = text.trim_start().strip_suffix(rest).and_then(|number| number.parse::<u32>().ok());
        let is_black = rest.trim_start().starts_with("..") || rest.trim_start().starts_with('…');
        let ply = |number: u32, is_black: bool| number.saturating_mul(2).saturating_add(u32::from(is_black));
        return last.zip(next).is_some_and(|((last, was_black), next)| {
            ply(next, is_black) < ply(last, was_black).saturating_add(n_moves)
        });
    }
    let is_of_line = |word: &str| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', '…']);
        looks_like_a_move(word) || !word.contains(char::is_alphabetic)
    };
    line.get(first..).unwrap_or_default().split_whitespace().all(is_of_line)
}

/// Measures a number with its dots and the next move.
fn numbered_move(text: &str) -> Option<usize> {
    let number = blank_len(text.as_bytes());
    let rest = &text[number..];
    let word = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = word.trim_start_matches(['.', '…', ' ', '\t', '\n', '\r']);
    let has_dots = word.starts_with(['.', '…']) || word.trim_start().starts_with(['.', '…']);
    let len = word_len(dots.as_bytes());
    let is_numbered = word.len() < rest.len() && rest.len() - word.len() < 4 && has_dots;
    (is_numbered && looks_like_a_move(&dots[..len])).then(|| text.len() - dots.len() + len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_semicolon_parts_lines_and_begins_a_comment_where_words_are_after_it() {
        for text in ["; 2...Nf6 3.Nxe5) 3.Bb5", "; 2... Nf6\n3. Nxe5)", ";2…Кf6 3.К:e5±)"] {
            assert!(parts_lines(text, &[]), "{text}");
        }
        for text in ["; 2...Nf6 is met by 3.Nxe5)", "; better", "; 12 games", "; 2...", ";\n2...Nf6 3.Nxe5)"] {
            assert!(!parts_lines(text, &[]), "{text}");
        }
    }

    #[test]
    fn a_square_bracket_opens_a_line_where_a_number_and_a_move_are_after_it() {
        assert!(begins_line("3...Nf6 4.O-O]") && begins_line(" 12. Kf1") && begins_line("3…Кf6"));
        assert!(
            !begins_line("%clk 0:10:00]")
                && !begins_line("White \"A\"]")
                && !begins_line("D55]")
                && !begins_line("1984]")
        );
    }
}
