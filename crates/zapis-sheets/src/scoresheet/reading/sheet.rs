//! A sheet as it is written: rows of cells with their words and places, and the gaps between them.

use crate::game::Side;
use crate::record::{GameResult, Record, SheetToken, sheet_tokens};
use crate::text::Span;

/// The text of one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its place in the record's text.
    pub span: Span,
    /// The word as it is written.
    pub word: String,
}

/// A place for one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The row by its number on the sheet.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// What is written there; `None` in a gap.
    pub cell: Option<Cell>,
    /// Whether the row has more words than columns, and this is not one of the first two.
    pub is_over: bool,
}

/// A sheet: its slots in the order of play, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The slots.
    pub slots: Vec<Slot>,
    /// The result that is written on it.
    pub result: GameResult,
    /// Whether there was more than any game has.
    pub is_cut: bool,
}

/// The maximum number of plies: the longest possible game has 11,800, but written ones are shorter than this.
const MAX_SLOTS: usize = 6000;
/// The maximum difference between a number and that of its row, if rows are missing.
const MAX_ROWS_MISSING: u32 = 8;

impl Sheet {
    /// Reads the main line of a record as a sheet whose first row has a number.
    #[must_use]
    pub fn of(record: &Record<'_>, first_row: u32, starts_black: bool) -> Self {
        let (tokens, is_cut) = sheet_tokens(record, first_row, MAX_SLOTS);
        Self { is_cut, ..Self::of_tokens(tokens, given_result(record), first_row, starts_black) }
    }

    /// Puts words into rows, of which the first has a number.
    pub(crate) fn of_tokens(tokens: Vec<SheetToken>, result: GameResult, first_row: u32, starts_black: bool) -> Self {
        let mut rows = SheetRows { slots: Vec::new(), row: first_row, cells: Vec::new(), started: false };
        if starts_black {
            rows.cells.push(None);
        }
        rows.take(tokens, starts_black);
        let mut slots = if starts_black { rows.slots.split_off(1.min(rows.slots.len())) } else { rows.slots };
        // Rows after the last word are those of a printed form.
        slots.truncate(slots.iter().rposition(|slot| slot.cell.is_some()).map_or(0, |last| last + 1));
        Self { slots, result, is_cut: false }
    }

    /// Returns the number of cells with text.
    #[must_use]
    pub fn n_words(&self) -> usize {
        self.slots.iter().filter(|slot| slot.cell.is_some()).count()
    }

    /// Returns true if enough words could be moves to search for a game behind them.
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        are_plausible(self.slots.iter().filter_map(|slot| slot.cell.as_ref()))
    }
}

/// Returns true if enough of some words could be moves: two of five.
pub(crate) fn are_plausible<'a>(cells: impl Iterator<Item = &'a Cell>) -> bool {
    are_like_moves(cells.map(|cell| cell.word.as_str()))
}

pub(crate) fn are_like_moves<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let (mut n_like, mut n_all) = (0, 0);
    for word in words {
        n_all += 1;
        n_like += usize::from(is_like_a_move(word));
    }
    n_like > 0 && 5 * n_like >= 2 * n_all
}

/// Returns true if a word, possibly damaged, is more like a move than like prose: it has letters and digits, castles,
/// or is short with a sign of capture or check.
fn is_like_a_move(word: &str) -> bool {
    let n_letters = word.chars().count();
    let has_digit = word.contains(|c: char| c.is_ascii_digit());
    let has_letter = word.contains(char::is_alphabetic);
    let castles = word.chars().filter(|c| matches!(c, 'O' | 'o' | '0' | 'О' | 'о')).count() > 1
        && word.chars().all(|c| !c.is_alphabetic() || matches!(c, 'O' | 'o' | 'О' | 'о'));
    let is_pawn = n_letters <= 4 && word.chars().all(|c| matches!(c, 'a'..='h' | 'x' | ':' | '+'));
    let has_sign = word.contains(['x', '+', '#', ':', '=', '♔', '♕', '♖', '♗', '♘']) && n_letters <= 6;
    (2..=10).contains(&n_letters) && (has_digit && has_letter || castles || is_pawn || has_sign)
}

/// Puts words into rows.
struct SheetRows {
    slots: Vec<Slot>,
    row: u32,
    cells: Vec<Option<Cell>>,
    /// Whether the number of the row was written.
    started: bool,
}

impl SheetRows {
    fn take(&mut self, tokens: Vec<SheetToken>, starts_black: bool) {
        let numbers: Vec<Option<u32>> = tokens
            .iter()
            .filter_map(|token| if let SheetToken::Number { number, .. } = token { Some(*number) } else { None })
            .collect();
        let has_numbers = numbers.len() > 1;
        let mut n_numbers = 0;
        for token in tokens {
            match token {
                SheetToken::Word(span, word) => self.cells.push(Some(Cell { span, word })),
                SheetToken::Gap => self.cells.push(None),
                SheetToken::Number { number, has_dots } => {
                    n_numbers += 1;
                    let following = numbers.get(n_numbers).copied().flatten();
                    self.number(number, has_dots, following, starts_black);
                }
            }
            if !has_numbers && self.cells.len() == 2 {
                self.flush(self.row + 1, false);
            }
        }
        self.flush(self.row + 1, true);
    }

    fn number(&mut self, number: Option<u32>, has_dots: bool, following: Option<u32>, starts_black: bool) {
        let is_first = !self.started && self.slots.is_empty() && self.cells.iter().all(Option::is_none);
        self.started = true;
        if is_first {
            if has_dots && !starts_black && self.cells.is_empty() {
                self.cells.push(None);
            }
            return;
        }
        let is_same = number == Some(self.row) && has_dots && self.cells.len() < 2;
        if is_same {
            return;
        }
        let ahead = number.and_then(|number| number.checked_sub(self.row)).filter(|ahead| *ahead > 1);
        let is_jump = ahead.is_some_and(|ahead| {
            ahead <= MAX_ROWS_MISSING && number.is_some() && following.is_none_or(|next| next.checked_sub(1) == number)
        });
        let next = if is_jump { number.unwrap_or(self.row + 1) } else { self.row + 1 };
        self.flush(next, false);
        if has_dots {
            self.cells.push(None);
        }
    }

    /// Ends a row; `next` is the number of the next one.
    fn flush(&mut self, next: u32, is_last: bool) {
        let cells = std::mem::take(&mut self.cells);
        // If the number of a row is lost, its words are in the row before.
        let n_rows = usize::try_from(next - self.row).unwrap_or(1);
        let mut cells = cells.into_iter();
        for index in 0..n_rows {
            let row = self.row + u32::try_from(index).unwrap_or(0);
            let pair = [cells.next(), cells.next()];
            for (side, cell) in [Side::White, Side::Black].into_iter().zip(pair) {
                // After the last word nothing can be missing.
                if is_last && cell.is_none() {
                    break;
                }
                self.slots.push(Slot { row, side, cell: cell.flatten(), is_over: false });
            }
        }
        let last = next.saturating_sub(1);
        for cell in cells.flatten() {
            self.slots.push(Slot { row: last, side: Side::Black, cell: Some(cell), is_over: true });
        }
        self.row = next;
    }
}

/// Returns the result that a record gives.
pub(crate) fn given_result(record: &Record<'_>) -> GameResult {
    let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    let tag = || record.tag("Result").and_then(GameResult::read);
    marker.filter(|result| *result != GameResult::Unknown).or_else(tag).unwrap_or(GameResult::Unknown)
}
