//! How a position is shown: as a board that people read, and as a line of text that programs read.

use crate::chess::Opening;
use crate::l10n::Message;

use super::rules::Rules;

/// How the positions of a game are shown.
pub trait BoardDisplay: Rules {
    /// Draws a board that people read, a line a rank.
    fn board_lines(&self, position: &Self::Position) -> Vec<String>;
    /// Says who may castle, as a clause.
    fn castling(&self, position: &Self::Position) -> Message;
    /// Returns a position in the game's own position notation.
    fn position_text(&self, position: &Self::Position) -> String {
        let mut text = Vec::new();
        self.write_position(position, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }
    /// Writes a position in the game's own position notation, as ASCII.
    fn write_position(&self, position: &Self::Position, out: &mut Vec<u8>);
    /// Calls `take` for each position of a game that opening theory has a name for, with the number of plies before it; of a
    /// game that has no such theory for none.
    fn each_opening(
        &self,
        _start: &Self::Position,
        _moves: &mut dyn Iterator<Item = Self::Move>,
        _take: &mut dyn FnMut(u32, &'static Opening),
    ) {
    }
    /// Writes of the position notation only what says where everything stands and what may be done, without counters.
    fn write_fields(&self, position: &Self::Position, out: &mut Vec<u8>);
}
