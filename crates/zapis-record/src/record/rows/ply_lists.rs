//! What a row gives for each of its half-moves in a list beside the moves: clocks, times, evaluations.

use std::fmt::Write as _;

use crate::text::Span;

use super::cells::TableCell;
use super::columns::PlyList;

/// Writes a number as the command that a comment of PGN has for it.
fn command(list: PlyList, number: i64) -> String {
    match list {
        PlyList::Clock(unit) => format!("{{[%clk {}]}} ", clock_time(number.saturating_mul(unit))),
        PlyList::Elapsed => format!("{{[%emt {}]}} ", clock_time(number)),
        PlyList::Eval => format!("{{[%eval {}]}} ", eval_text(number)),
        PlyList::Mate => format!("{{[%eval #{number}]}} "),
    }
}

/// Writes an evaluation in pawns.
pub(super) fn eval_text(cp: i64) -> String {
    format!("{}{}.{:02}", if cp < 0 { "-" } else { "" }, cp.unsigned_abs() / 100, cp.unsigned_abs() % 100)
}

/// Writes a time as a clock shows it.
pub(super) fn clock_time(ms: i64) -> String {
    let ms = ms.max(0);
    let seconds = ms / 1000;
    let mut time = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if ms % 1000 > 0 {
        let parts = format!("{:03}", ms % 1000);
        let _ = write!(time, ".{}", parts.trim_end_matches('0'));
    }
    time
}

/// A list, as its numbers and their places.
pub(super) struct NumbersOfPlies {
    kind: PlyList,
    numbers: Vec<(Option<i64>, Span)>,
}

impl NumbersOfPlies {
    pub(super) fn of<'a>(kind: PlyList, row: &'a str, cell: &TableCell<'a>) -> Self {
        let number = |text: &str| text.trim().parse().ok();
        let numbers = if cell.is_list {
            cell.values(row).map(|value| (number(&row[value.place.range()]), value.place)).collect()
        } else {
            // A list in a cell of CSV.
            let list = cell.text.trim().trim_matches(['[', ']']);
            list.split(',').map(|text| (number(text), cell.place)).collect()
        };
        Self { kind, numbers }
    }

    /// Writes the number of a half-move as a command, with its place.
    pub(super) fn command_of(&self, index: usize) -> Option<(String, Span)> {
        let (number, place) = *self.numbers.get(index)?;
        Some((command(self.kind, number?), place))
    }
}
