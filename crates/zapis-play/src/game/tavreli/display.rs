//! The display of Tavreli positions.

use crate::game::display::BoardDisplay;
use crate::l10n::{Message, message};
use crate::tavreli::{CastlingSide, Color, Position, write_fields, write_position};

use super::Tavreli;
use super::board::board_lines;

impl BoardDisplay for Tavreli {
    fn board_lines(&self, position: &Position) -> Vec<String> {
        board_lines(position)
    }

    fn castling(&self, position: &Position) -> Message {
        let rights =
            Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|castling_side| (color, castling_side)));
        let has = |(color, castling_side): &(Color, CastlingSide)| position.has_castling_right(*color, *castling_side);
        let letters: String =
            rights.zip("KQkq".chars()).filter(|(right, _)| has(right)).map(|(_, letter)| letter).collect();
        if letters.is_empty() { message!("ruling-castling-none") } else { message!("verbatim", text = letters) }
    }

    fn write_position(&self, position: &Position, out: &mut Vec<u8>) {
        write_position(position, out);
    }

    fn write_fields(&self, position: &Position, out: &mut Vec<u8>) {
        write_fields(position, out);
    }
}
