//! The display of chess positions.

use crate::chess::{
    CastlingMode, CastlingSide, Color, FenStyle, File, Move, Opening, Piece, Position, Rank, Square, write_fen,
};
use crate::game::display::BoardDisplay;
use crate::l10n::{Message, message};

use super::Chess;

/// The number of FEN fields that are not counters.
const N_FIELDS: usize = 4;

impl BoardDisplay for Chess {
    fn board_lines(&self, position: &Position) -> Vec<String> {
        board_lines(position)
    }

    fn castling(&self, position: &Position) -> Message {
        castling(position)
    }

    fn position_text(&self, position: &Position) -> String {
        position.to_fen()
    }

    fn write_position(&self, position: &Position, out: &mut Vec<u8>) {
        write_fen(position, FenStyle::default(), out);
    }

    fn write_fields(&self, position: &Position, out: &mut Vec<u8>) {
        let mut text = Vec::new();
        write_fen(position, FenStyle::default(), &mut text);
        let fields: Vec<&[u8]> = text.split(|byte| *byte == b' ').take(N_FIELDS).collect();
        out.extend(fields.join(&b' '));
    }

    fn each_opening(
        &self,
        start: &Position,
        moves: &mut dyn Iterator<Item = Move>,
        take: &mut dyn FnMut(u32, &'static Opening),
    ) {
        Opening::each_of_game(start, moves, take);
    }
}

/// Describes the castling rights, as in FEN.
fn castling(position: &Position) -> Message {
    let mut letters = String::new();
    for color in Color::ALL {
        for castling_side in CastlingSide::ALL {
            if let Some(rook) = position.castling_rook(color, castling_side) {
                let letter = match (position.mode(), castling_side) {
                    (CastlingMode::Chess960, _) => rook.file().char(),
                    (_, CastlingSide::King) => 'k',
                    (_, CastlingSide::Queen) => 'q',
                };
                letters.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
    }
    if letters.is_empty() { message!("ruling-castling-none") } else { message!("verbatim", text = letters) }
}

/// Draws a board, White below: a FEN letter for each piece, a point for each empty square.
///
/// ```text
/// 8 | r . . . k b . r
/// 7 | . . . . . p p p
///     …
///     a b c d e f g h
/// ```
fn board_lines(position: &Position) -> Vec<String> {
    let row = |rank: &Rank| {
        let piece = |file: File| position.piece_at(Square::from_coords(file, *rank)).map_or('.', Piece::fen_char);
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
