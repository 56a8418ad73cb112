//! What a row gives for each of its half-moves in a list beside the moves: clocks, times, evaluations.

use std::fmt::Write as _;

use crate::text::Span;

use super::cells::TableCell;
use super::row_record::RowRecord;

/// What the numbers of such a list are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlyList {
    /// The time left, and how many milliseconds one of the numbers stands for.
    Clock(i64),
    /// The time that the half-move took, in milliseconds.
    Elapsed,
    /// The evaluation for White, in hundredths of a pawn.
    Eval,
    /// In how many moves there is mate, negative for Black.
    Mate,
}

impl PlyList {
    /// Writes a number as the command that a comment of PGN has for it.
    fn command(self, number: i64) -> String {
        match self {
            Self::Clock(unit) => format!("{{[%clk {}]}} ", clock_time(number.saturating_mul(unit))),
            Self::Elapsed => format!("{{[%emt {}]}} ", clock_time(number)),
            Self::Eval => format!("{{[%eval {}]}} ", eval_text(number)),
            Self::Mate => format!("{{[%eval #{number}]}} "),
        }
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
pub(super) struct PlyNumbers {
    kind: PlyList,
    numbers: Vec<(Option<i64>, Span)>,
}

impl PlyNumbers {
    fn of(kind: PlyList, cell: &TableCell<'_>) -> Self {
        let number = |text: &str| text.trim().parse().ok();
        let numbers = if cell.is_list {
            cell.list.iter().map(|cell| (number(&cell.text), cell.place)).collect()
        } else {
            // A list in a cell of CSV.
            let list = cell.text.trim().trim_matches(['[', ']']);
            list.split(',').map(|text| (number(text), cell.place)).collect()
        };
        Self { kind, numbers }
    }
}

impl RowRecord<'_> {
    /// Reads the lists beside the moves.
    pub(super) fn read_ply_lists(&mut self) {
        self.ply_numbers = self.ply_lists.iter().map(|(kind, cell)| PlyNumbers::of(*kind, cell)).collect();
    }

    /// Writes what the lists say of a half-move.
    pub(super) fn note_ply(&mut self, index: usize) {
        for PlyNumbers { kind, numbers } in &self.ply_numbers {
            if let Some((Some(number), place)) = numbers.get(index) {
                self.out.add(&kind.command(*number), *place);
            }
        }
    }
}
