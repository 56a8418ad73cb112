//! The display of a position: as a board for people, and as a line of text for programs.

use crate::chess::Opening;
use crate::l10n::Message;

use super::rules::Rules;

/// How the positions of a game are displayed.
pub trait BoardDisplay: Rules {
    /// Draws a board for people, one line per rank.
    fn board_lines(&self, position: &Self::Position) -> Vec<String>;
    /// Describes the castling rights, as a clause.
    fn castling(&self, position: &Self::Position) -> Message;
    /// Returns a position in the game's own position notation.
    fn position_text(&self, position: &Self::Position) -> String {
        let mut text = Vec::new();
        self.write_position(position, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }
    /// Writes a position in the game's own position notation, as ASCII.
    fn write_position(&self, position: &Self::Position, out: &mut Vec<u8>);
    /// Calls `take` for each position of a game with a name in opening theory, with the number of plies before it;
    /// never for a game without such theory.
    fn each_opening(
        &self,
        _start: &Self::Position,
        _moves: &mut dyn Iterator<Item = Self::Move>,
        _take: &mut dyn FnMut(u32, &'static Opening),
    ) {
    }
    /// Writes the position notation without counters: only the placement and the rights.
    fn write_fields(&self, position: &Self::Position, out: &mut Vec<u8>);
}
