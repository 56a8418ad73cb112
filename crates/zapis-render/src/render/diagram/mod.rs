//! Drawings of positions of chess or Tavreli, as a board of letters and as SVG with marks.

mod drawn;
mod figure;
pub(super) mod svg;
mod text;
mod tower_board;
mod words;

use crate::chess::Position;
use crate::game::{BoardDisplay, Chess};

pub use drawn::Diagram;
pub use svg::{Coordinates, DiagramStyle, DiagramTheme};

/// Draws a board, White below: a letter of FEN for each piece, a point for each empty square.
#[must_use]
pub fn board_lines(position: &Position) -> Vec<String> {
    Chess::default().board_lines(position)
}
