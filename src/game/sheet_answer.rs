//! What somebody who knows says of one word of a sheet.

use super::side::Side;

/// What somebody said of a cell of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetAnswer {
    /// The row, by its number on the sheet.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// The word as it stands there; empty where none does.
    pub written: String,
    /// The move it means, in the letters of the sheet, or in English ones where these are none of the sheet's; [`SheetAnswer::OPEN`]
    /// where it is to be left open.
    pub read: String,
}

impl SheetAnswer {
    /// Leaves a place open.
    pub const OPEN: &str = "?";
}
