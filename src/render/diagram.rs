//! A position of chess as a board that people read.

use crate::chess::Position;
use crate::game::{BoardDisplay, Chess};

/// Draws a board, White below: a letter of FEN for each piece, a point for each empty square.
#[must_use]
pub fn board_lines(position: &Position) -> Vec<String> {
    Chess::default().board_lines(position)
}
