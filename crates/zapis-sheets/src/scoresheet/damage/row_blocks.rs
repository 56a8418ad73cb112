//! Blocks of rows on a sheet that are written twice, one after the other.

use std::collections::HashMap;

use super::confusions::Costs;
use super::copies::{CopiedCells, counted, likeness, plain_word};
use crate::scoresheet::reading::observations::{PROSE, SheetText};

/// A block of rows that repeats the rows before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RepeatedRows {
    /// Its end in the text.
    pub(crate) to: usize,
    /// The number of its rows.
    pub(crate) n_rows: usize,
    /// Whether its rows have the next numbers, so that all later numbers are ahead by as many.
    pub(crate) is_numbered_on: bool,
    /// The cost of passing over it.
    pub(crate) cost: f32,
}

/// The maximum number of rows of a block.
const LONGEST_BLOCK: usize = 6;
/// One word in this many may be written differently the second time.
const WORDS_A_MISTAKE: usize = 4;

/// A row: the place of its number, the number, and the words after it.
struct NumberedRow<'a> {
    at: usize,
    number: u32,
    words: Vec<&'a [char]>,
}

/// Finds the blocks of a text, of at most `longest` characters, that repeat the text directly before them, by their
/// beginnings.
pub(crate) fn repeated_rows(
    sheet_text: &SheetText,
    longest: usize,
    costs: &Costs,
) -> HashMap<usize, Vec<RepeatedRows>> {
    let rows = numbered_rows(sheet_text);
    let mut found: HashMap<usize, Vec<RepeatedRows>> = HashMap::new();
    for at in 1..rows.len() {
        for n_rows in 1..=LONGEST_BLOCK.min(at).min(rows.len() - at) {
            let (before, block) = (&rows[at - n_rows..at], &rows[at..at + n_rows]);
            let Some(copy) = copied(before, block, costs) else { continue };
            let to = rows.get(at + n_rows).map_or(sheet_text.len(), |row| row.at);
            let is_numbered_on = block[0].number == before[n_rows - 1].number + 1;
            let is_near = to - rows[at].at < longest;
            if is_near && (is_numbered_on || block[0].number == before[0].number) {
                // Moves may be repeated in the game, too: then their rows have the next numbers.
                let made_again = if is_numbered_on { counted(n_rows) * costs.row_repeated_on } else { 0.0 };
                let cost = copy.cost(0, costs) + costs.repeated_alone + made_again;
                found.entry(rows[at].at).or_default().push(RepeatedRows { to, n_rows, is_numbered_on, cost });
            }
        }
    }
    found
}

fn numbered_rows(sheet_text: &SheetText) -> Vec<NumberedRow<'_>> {
    let mut rows: Vec<NumberedRow<'_>> = Vec::new();
    let mut at = 0;
    while at < sheet_text.len() {
        let end = sheet_text.word_ends[at];
        let mut from = at;
        if let Some(number) = sheet_text.numbers[at].filter(|number| number.n_dots == 1) {
            rows.push(NumberedRow { at, number: number.value, words: Vec::new() });
            from = number.end.min(end);
        }
        let word = sheet_text.word(from.min(end.saturating_sub(1)));
        if let Some(row) = rows.last_mut()
            && from < end
            && !word.is_empty()
            && word != [PROSE]
        {
            row.words.push(word);
        }
        at = end.max(at + 1);
    }
    rows
}

/// Compares a block with the rows before it. Returns `None` if they differ by more than an occasional error.
fn copied(before: &[NumberedRow<'_>], block: &[NumberedRow<'_>], costs: &Costs) -> Option<CopiedCells> {
    let mut copy = CopiedCells::default();
    let (mut n_words, mut n_mistakes) = (0, 0);
    for (one, other) in before.iter().zip(block) {
        if one.words.len() != other.words.len() || one.words.len() != 2 {
            return None;
        }
        n_words += one.words.len();
        for (one, other) in one.words.iter().zip(&other.words) {
            n_mistakes += usize::from(one != other);
            let plain = |word: &[char]| plain_word(word.iter().copied());
            copy.take(likeness(Some(&plain(one)), Some(&plain(other))));
        }
    }
    (n_mistakes * WORDS_A_MISTAKE <= n_words && !copy.is_none(costs)).then_some(copy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;
    use crate::record::GameResult;
    use crate::scoresheet::damage::confusions::Confusions;
    use crate::scoresheet::reading::sheet::{Cell, Sheet, Slot};
    use crate::text::Span;

    fn found(words: &str) -> Vec<(usize, bool)> {
        let cell = |word: &str| Some(Cell { span: Span { start: 0, end: 0 }, word: word.to_owned() });
        let slots = (0_u32..).zip(words.split(' ')).map(|(at, word)| Slot {
            row: 1 + at / 2,
            side: if at % 2 == 0 { Side::White } else { Side::Black },
            cell: cell(word),
            is_over: false,
        });
        let sheet = Sheet { slots: slots.collect(), result: GameResult::Unknown, is_cut: false };
        let sheet_text = SheetText::of_cells(&sheet);
        let mut all: Vec<_> =
            repeated_rows(&sheet_text, 100, &Confusions::get().costs).into_values().flatten().collect();
        all.sort_by_key(|block| block.to);
        all.iter().map(|block| (block.n_rows, block.is_numbered_on)).collect()
    }

    #[test]
    fn rows_written_twice_are_found() {
        assert_eq!(found("e4 e5 Nf3 Nc6 Bb5 a6"), []);
        assert_eq!(found("e4 e5 e4 e5 Nf3 Nc6"), [(1, true)]);
        assert_eq!(found("e4 e5 Nf3 Nc6 e4 e5 Nf3 Nc6 Bb5 a6"), [(2, true)]);
        assert_eq!(found("e4 e5 Nf3 Nc6 e4 e5 Nf3 Hc6 Bb5 a6"), [(2, true)]);
        assert_eq!(found("e4 e5 Nf3 Nc6 e4 e6 Nf3 Hc6 Bb5 a6"), []);
    }
}
