//! Options for selecting a game, for records that do not state theirs.

use crate::l10n::Message;

use super::systems::System;

/// A game that can be selected by an option.
pub trait Choose {
    /// Treats all records as this form of the game, whatever they state.
    fn choose(&mut self, system: System);
    /// Sets the start position, in the format of the game's FEN tag, for records without one.
    ///
    /// # Errors
    ///
    /// Fails with the reasons why the text is not a position, or not playable.
    fn start_at(&mut self, position: &str) -> Result<(), Vec<Message>>;
}
