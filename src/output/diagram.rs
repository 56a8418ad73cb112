//! A position as a board that people read.

use crate::chess::{File, Position, Rank, Square};

/// Draws a board, White below: a letter of FEN for each piece, a point for each empty square.
///
/// ```text
/// 8 | r . . . k b . r
/// 7 | . . . . . p p p
///     …
///     a b c d e f g h
/// ```
#[must_use]
pub fn board_lines(position: &Position) -> Vec<String> {
    let row = |rank: &Rank| {
        let piece =
            |file: File| position.piece_at(Square::from_coords(file, *rank)).map_or('.', crate::chess::Piece::fen_char);
        let cells: Vec<String> = File::ALL.into_iter().map(|file| piece(file).to_string()).collect();
        format!("{rank} | {}", cells.join(" "))
    };
    let files: Vec<String> = File::ALL.iter().map(ToString::to_string).collect();
    Rank::ALL.iter().rev().map(row).chain([format!("    {}", files.join(" "))]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_drawn_with_white_below() {
        let lines = board_lines(&Position::initial());
        assert_eq!(lines[0], "8 | r n b q k b n r");
        assert_eq!(lines[4], "4 | . . . . . . . .");
        assert_eq!(lines[7], "1 | R N B Q K B N R");
        assert_eq!(lines[8], "    a b c d e f g h");
    }
}
