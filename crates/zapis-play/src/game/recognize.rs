//! How the game of a record is recognized.

use crate::record::Record;

/// How a game recognizes its records; by default it is only played if selected.
pub trait Recognize {
    /// Returns true if the Variant tag of a record, in lower case and without blanks and signs, names the game.
    #[must_use]
    fn is_named(_variant: &str) -> bool {
        false
    }
    /// Returns true if a record that names no game is of this game, judging by its moves.
    #[must_use]
    fn has_moves_of(_record: &Record<'_>) -> bool {
        false
    }
}
