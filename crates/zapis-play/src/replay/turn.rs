//! The side to move in a line, according to its words and numbers.

use crate::game::Side;

/// The side to move in a line after the word at which it ended, by its words and numbers alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) depth: u32,
    /// The number of half-moves before it.
    pub(super) ply: u32,
    pub(super) number: i128,
    pub(super) side: Side,
}

impl Turn {
    /// Advances by a half-move.
    pub(super) fn advance(&mut self) {
        self.ply = self.ply.saturating_add(1);
        self.number += i128::from(self.side == Side::Black);
        self.side = self.side.other();
    }

    /// Returns the number of half-moves missing according to a number.
    pub(super) fn n_lacking(&self, number: i128, claims_black: bool) -> i128 {
        let is_black = self.side == Side::Black;
        let is_of_black = claims_black || is_black && number == self.number;
        2 * (number - self.number) + i128::from(is_of_black) - i128::from(is_black)
    }
}
