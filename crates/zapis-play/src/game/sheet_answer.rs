//! A user's answer about one word of a scoresheet.

use super::side::Side;

/// A user's answer about a cell of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetAnswer {
    /// The row, by its number on the scoresheet.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// The word as written; empty if it is missing.
    pub written: String,
    /// The move it means, in the letters of the scoresheet, or in English ones if they differ; [`SheetAnswer::OPEN`] to
    /// leave it open.
    pub read: String,
}

impl SheetAnswer {
    /// Leaves a cell open.
    pub const OPEN: &str = "?";
}
