//! Numbers of rows in other signs: `①`, keycaps, `m1`, and rows whose number and cells are separated only by dashes:
//! `1-e4-e5`.

use super::super::figures;
use super::super::grammar::is_dash;
use super::Rewriting;
use super::move_shape::{is_move, may_be_move};

/// The minimum number of rows for a pattern.
const FEWEST: u32 = 4;
/// The maximum length of a word before the figures of a row: `move1`, `ход1`.
const LONGEST_LETTERS: usize = 5;

/// Writes numbers of rows in rings, brackets or boxes in figures: `①`, `⑴`, `⒈`, `❶`, `1️⃣`.
pub(super) fn enclosed(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut kept, mut next, mut at) = (0, 1, 0);
    while let Some(first) = text[at..].chars().next() {
        let Some((number, len)) = enclosed_number(&text[at..]) else {
            at += first.len_utf8();
            continue;
        };
        let behind = text[at + len..].trim_start_matches(['.', ')', ':', ' ', '\t', '\u{a0}']);
        if number == next && begins_with_move(behind) {
            let end = text.len() - behind.len();
            plain.keep(text, kept, at);
            plain.say(&format!("{number}. "), at, end);
            (kept, next) = (end, next + 1);
        }
        at += len;
    }
    plain.keep(text, kept, text.len());
    (next > FEWEST).then_some(plain)
}

/// Parses a number in signs that enclose figures. Returns also its length.
fn enclosed_number(text: &str) -> Option<(u32, usize)> {
    let first = text.chars().next()?;
    let from = |base: u32, number: u32| Some((u32::from(first) - base + number, first.len_utf8()));
    match first {
        '①'..='⑳' => from(0x2460, 1),
        '⑴'..='⒇' => from(0x2474, 1),
        '⒈'..='⒛' => from(0x2488, 1),
        '㉑'..='㉟' => from(0x3251, 21),
        '㊱'..='㊿' => from(0x32b1, 36),
        '❶'..='❿' => from(0x2776, 1),
        '➀'..='➉' => from(0x2780, 1),
        '➊'..='➓' => from(0x278a, 1),
        '\u{1f51f}' => Some((10, first.len_utf8())),
        _ => keycaps(text),
    }
}

/// Parses figures on keycaps: `1️⃣0️⃣`.
fn keycaps(text: &str) -> Option<(u32, usize)> {
    let (mut number, mut len) = (0_u32, 0);
    while len < 40 {
        let mut signs = text[len..].chars();
        let Some(figure) = signs.next().and_then(|c| c.to_digit(10)) else { break };
        let rest = signs.as_str().trim_start_matches('\u{fe0f}');
        let Some(behind) = rest.strip_prefix('\u{20e3}') else { break };
        number = number.checked_mul(10)?.checked_add(figure)?;
        len = text.len() - behind.len();
    }
    (len > 0).then_some((number, len))
}

fn begins_with_move(text: &str) -> bool {
    let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '—' | '"');
    figures::castling(text).is_some() || may_be_move(&text[..text.find(is_end).unwrap_or(text.len())])
}

/// Writes numbers of rows without the letters before them: `m1 e4 e5`, `ход1 e4 e5`.
pub(super) fn lettered(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut kept, mut next, mut habit) = (0, 1, None);
    for line in text.lines() {
        let row = line.trim_start();
        let letters = &row[..row.find(|c: char| !c.is_alphabetic()).unwrap_or(row.len())];
        if letters.is_empty()
            || letters.chars().count() > LONGEST_LETTERS
            || habit.is_some_and(|known| known != letters)
        {
            continue;
        }
        let digits = &row[letters.len()..];
        let digits = &digits[..digits.bytes().take_while(u8::is_ascii_digit).count()];
        let rest = &row[letters.len() + digits.len()..];
        let behind = rest.trim_start_matches(['.', ')', ':']);
        let cells: Vec<&str> = behind.split_whitespace().collect();
        // `a1 b2`: a square; a row has only its cells after it.
        let are_cells = matches!(cells.len(), 1 | 2) && cells.iter().all(|cell| begins_with_move(cell));
        if digits.parse() != Ok(next) || !behind.starts_with([' ', '\t']) || !are_cells {
            continue;
        }
        let start = row.as_ptr() as usize - text.as_ptr() as usize;
        let end = start + row.len() - behind.len();
        plain.keep(text, kept, start);
        plain.say(&format!("{next}."), start, end);
        (kept, next, habit) = (end, next + 1, Some(letters));
    }
    plain.keep(text, kept, text.len());
    (next > FEWEST).then_some(plain)
}

/// Writes rows whose number and cells are separated by dashes with blanks: `1-e4-e5`; not if dashes are inside moves.
pub(super) fn dashed(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut kept, mut next) = (0, 1);
    for word in text.split_whitespace() {
        let Some(cells) = dashed_cells(word, next) else { continue };
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        plain.keep(text, kept, start);
        plain.say(&format!("{next}."), start, start + cells[0].0);
        for (from, to) in cells {
            plain.say(" ", start + from, start + from);
            plain.keep(text, start + from, start + to);
        }
        (kept, next) = (start + word.len(), next + 1);
    }
    plain.keep(text, kept, text.len());
    (next > FEWEST).then_some(plain)
}

/// Splits a row at its dashes, if it has the expected number and one or two moves.
fn dashed_cells(word: &str, number: u32) -> Option<Vec<(usize, usize)>> {
    let n_digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let mut at = n_digits;
    if word[..n_digits].parse() != Ok(number) {
        return None;
    }
    let mut cells = Vec::new();
    while at < word.len() {
        let dash = word[at..].chars().next().filter(|c| is_dash(*c))?;
        let from = at + dash.len_utf8();
        let rest = &word[from..];
        let len = match figures::castling(rest) {
            Some((len, _)) => len,
            None => rest.find(is_dash).unwrap_or(rest.len()),
        };
        let is_cell = figures::castling(rest).is_some() || is_move(&rest[..len]);
        if !is_cell || cells.len() == 2 {
            return None;
        }
        at = from + len;
        cells.push((from, at));
    }
    (!cells.is_empty()).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_other_signs_are_written_in_figures() {
        for (text, expected) in [
            ("① e4 e5\n② Кf3 Кc6\n③ Сb5 a6\n④ 0-0", "1. e4 e5\n2. Кf3 Кc6\n3. Сb5 a6\n4. 0-0"),
            (
                "1\u{fe0f}\u{20e3} e4 e5 2\u{20e3} Nf3 Nc6 3\u{fe0f}\u{20e3} Bb5 a6 4\u{fe0f}\u{20e3} Ba4",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4",
            ),
        ] {
            assert_eq!(enclosed(text).map(|plain| plain.text).as_deref(), Some(expected), "{text}");
        }
        // A list of something else, and signs that are not numbers of rows.
        assert!(enclosed("① the clock ② the board ③ the pieces ④ the sheet").is_none());
        assert!(enclosed("1. e4 e5 2. Nf3 ① Nc6 3. Bb5 a6").is_none());
    }

    #[test]
    fn letters_before_numbers_are_taken_off() {
        let plain = |text: &str| lettered(text).map(|plain| plain.text);
        let rows = "m1 e4 e5\nm2 Nf3 Nc6\nm3 Bb5 a6\nm4 O-O\n";
        assert_eq!(plain(rows).as_deref(), Some("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. O-O\n"));
        assert_eq!(plain("a1 b2\nc3 d4\ne5 f6\ng7 h8\n"), None);
        assert_eq!(plain("a1 a3 a5\nb2 b4 b6\n"), None);
        assert_eq!(plain("m1 e4 e5\nk2 Nf3 Nc6\nz3 Bb5 a6\nq4 O-O\n"), None);
    }

    #[test]
    fn dashes_between_number_and_cells_are_blanks() {
        let plain = |text: &str| dashed(text).map(|plain| plain.text);
        let rows = "1-e4-e5\n2-Кf3-Кc6\n3-Сc4-Сe7\n4-0-0-Кf6\n5-d3-0-0\n";
        assert_eq!(plain(rows).as_deref(), Some("1. e4 e5\n2. Кf3 Кc6\n3. Сc4 Сe7\n4. 0-0 Кf6\n5. d3 0-0\n"));
        // Both squares of a move, and results.
        assert_eq!(plain("1-e2-e4-e7-e5\n2-g1-f3-b8-c6\n3-f1-c4-g8-f6\n4-d2-d3-d7-d6\n"), None);
        assert_eq!(plain("1-0 2-e4 1-0"), None);
    }
}
