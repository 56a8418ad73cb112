//! Rows numbered with Roman numerals, or with ordinals.

use super::super::{figures, grammar};
use super::Rewriting;
use super::move_shape::may_be_move;

/// The minimum number of rows for a pattern.
const FEWEST: usize = 4;
/// The maximum number of rows with Roman numerals.
const MOST: u32 = 300;

/// Writes the Roman numerals of rows, `IV. Nf3 Nc6`, in figures.
pub(super) fn roman(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut kept, mut next) = (0, 1);
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        if next > MOST {
            break;
        }
        let is_roman = grammar::roman_number(word).is_ok_and(|(rest, _)| rest.is_empty());
        if !is_roman || !word.eq_ignore_ascii_case(&spelled(next)) {
            continue;
        }
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let end = start + word.len();
        let behind = text[end..].trim_start_matches(['.', ')', ':']);
        let is_marked = behind.len() < text.len() - end;
        let first = behind.trim_start();
        let is_word_end = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '—' | '"');
        let cell = &first[..first.find(is_word_end).unwrap_or(first.len())];
        let is_row = figures::castling(first).is_some() || may_be_move(cell);
        if (is_marked || first.len() < behind.len()) && is_row {
            plain.keep(text, kept, start);
            plain.say(&format!("{next}. "), start, text.len() - behind.len());
            kept = text.len() - behind.len();
            next += 1;
        }
    }
    plain.keep(text, kept, text.len());
    (next > u32::try_from(FEWEST).unwrap_or(u32::MAX)).then_some(plain)
}

fn spelled(number: u32) -> String {
    const SIGNS: [(u32, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut numeral = String::new();
    for (value, sign) in SIGNS {
        while rest >= value {
            numeral.push_str(sign);
            rest -= value;
        }
    }
    numeral
}
