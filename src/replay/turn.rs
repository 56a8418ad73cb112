//! Whose turn it is in a line, as its words and numbers say.

use crate::game::Side;

/// Whose turn it is in a line behind the word at which it ended, by its words and numbers alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) depth: u32,
    /// How many half-moves stand before it.
    pub(super) ply: u32,
    pub(super) number: i128,
    pub(super) side: Side,
}

impl Turn {
    /// Goes on by a half-move.
    pub(super) fn advance(&mut self) {
        self.ply = self.ply.saturating_add(1);
        self.number += i128::from(self.side == Side::Black);
        self.side = self.side.other();
    }

    /// Counts the half-moves that a number says lie between.
    pub(super) fn n_lacking(&self, number: i128, claims_black: bool) -> i128 {
        let is_black = self.side == Side::Black;
        let is_of_black = claims_black || is_black && number == self.number;
        2 * (number - self.number) + i128::from(is_of_black) - i128::from(is_black)
    }
}
