//! How a game is known to be that of a record.

use crate::record::Record;

/// What tells that a record is of a game; a game that leaves everything out is only played where it is asked for.
pub trait Recognize {
    /// Returns whether the Variant tag of a record, given in small letters and without blanks and signs, names the game.
    #[must_use]
    fn is_named(_variant: &str) -> bool {
        false
    }
    /// Returns whether a record that names no game is one of this game by its moves.
    #[must_use]
    fn has_moves_of(_record: &Record<'_>) -> bool {
        false
    }
}
