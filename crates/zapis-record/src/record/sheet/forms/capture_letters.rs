//! Captures with a Latin `h` for the Cyrillic `х` on the same key: `ehd5`, `Кhf6`.

use super::super::grammar::{is_file, is_rank};
use super::Rewriting;

/// Writes such captures with their sign, if pawns take this way, and there are no other captures.
pub(super) fn with_signs(text: &str) -> Option<Rewriting> {
    let signs: Vec<char> = text.chars().collect();
    let is_word = |at: Option<usize>| at.and_then(|at| signs.get(at)).is_some_and(|c| c.is_alphanumeric());
    let is_square =
        |at: usize| signs.get(at).is_some_and(|c| is_file(*c)) && signs.get(at + 1).is_some_and(|c| is_rank(*c));
    let takes = |at: usize| at > 0 && is_square(at + 1) && !is_word(Some(at + 3));
    let captures: Vec<usize> = (1..signs.len()).filter(|at| signs[*at] == 'h' && takes(*at)).collect();
    // `ehd5`: the pawn comes from the next file, and is the whole word.
    let is_by_pawn = |at: &&usize| {
        let (from, to) = (signs[**at - 1], signs[**at + 1]);
        is_file(from) && from != 'h' && u32::from(from).abs_diff(u32::from(to)) == 1 && !is_word(at.checked_sub(2))
    };
    let has_sign = (1..signs.len()).any(|at| matches!(signs[at], 'x' | 'X' | 'х' | 'Х' | '×' | ':') && takes(at));
    if has_sign || captures.iter().filter(is_by_pawn).count() == 0 {
        return None;
    }
    let is_capture =
        |at: &usize| is_by_pawn(&at) || signs[*at - 1].is_uppercase() || matches!(signs[*at - 1], 'р' | 'p');
    let captures: Vec<usize> = captures.into_iter().filter(is_capture).collect();
    let mut plain = Rewriting::default();
    let (mut kept, mut next) = (0, captures.iter().peekable());
    for (at, (offset, _)) in text.char_indices().enumerate() {
        if next.next_if(|capture| **capture == at).is_some() {
            plain.keep(text, kept, offset);
            plain.say("x", offset, offset + 1);
            kept = offset + 1;
        }
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_that_stands_for_the_sign_of_a_capture_is_written_as_one() {
        let plain = |text: &str| with_signs(text).map(|plain| plain.text);
        assert_eq!(plain("3. d4 ehd4 4. Кhd4 Крhf7").as_deref(), Some("3. d4 exd4 4. Кxd4 Крxf7"));
        // The rook of the h-file; captures have their sign.
        assert_eq!(plain("3. d4 exd4 4. Лhe1 Кf6"), None);
        assert_eq!(plain("14. Лhe1 Лad8"), None);
        // `gh5`: the pawn takes on the h-file; `h4h5`.
        assert_eq!(plain("14. gh5 Лhg8 15. h4h5"), None);
    }
}
