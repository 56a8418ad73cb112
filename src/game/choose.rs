//! How a game is asked for, where records need not say which they are of.

use crate::l10n::Message;

use super::systems::System;

/// A game that can be asked for by an option.
pub trait Choose {
    /// Takes all records to be of this form of the game, whatever they say.
    fn choose(&mut self, system: System);
    /// Takes a position as text, in the form that the game's FEN tag has, for the start of records that name none.
    ///
    /// # Errors
    ///
    /// Fails with the reasons why the text is no position, or none to be played from.
    fn start_at(&mut self, position: &str) -> Result<(), Vec<Message>>;
}
