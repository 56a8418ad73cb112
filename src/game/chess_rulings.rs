//! What rulings ask of chess: when positions are the same, what a player has written or moved, how a board is drawn.

use crate::chess::{
    Alphabet, CastlingMode, CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Square, WrittenMove,
};
use crate::l10n::{Message, message};

use super::chess_readings::{bare_word, readings_of};
use super::{Chess, Difference, Game, Intended, MadeMove, Side};

/// Says in what an earlier position differs from one with the same placement.
pub(super) fn differences(earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
    if earlier.occupied() != wanted.occupied() || !earlier.identity().is_placed_like(&wanted.identity()) {
        return None;
    }
    let mut found = Vec::new();
    if earlier.turn() != wanted.turn() {
        found.push(Difference::ToMove(earlier.turn().into()));
    }
    for rook in earlier.castling_rooks().without(wanted.castling_rooks()) {
        let color = if rook.rank() == Rank::FIRST { Color::White } else { Color::Black };
        found.push(Difference::Castling(castling_right(earlier, color, rook)));
    }
    // With another side to move another capture is possible anyway.
    if earlier.turn() == wanted.turn() && earlier.en_passant() != wanted.en_passant() {
        let was = |square: Square| message!("ruling-differs-en-passant", square = square.to_string());
        let was_not = |square: Square| message!("ruling-differs-no-en-passant", square = square.to_string());
        found.extend(earlier.en_passant().map(|square| Difference::EnPassant(was(square))));
        found.extend(wanted.en_passant().map(|square| Difference::NoEnPassant(was_not(square))));
    }
    Some(found)
}

fn castling_right(position: &Position, color: Color, rook: Square) -> Message {
    let side = Side::from(color).name();
    if position.mode() == CastlingMode::Chess960 {
        return message!("ruling-differs-castling-rook", side = side, rook = rook.to_string());
    }
    let wing = message!("ruling-wing", wing = CastlingSide::of(position.king(color), rook).name());
    message!("ruling-differs-castling", side = side, wing = wing)
}

/// Says who may castle, as FEN does.
pub(super) fn castling(position: &Position) -> Message {
    let mut letters = String::new();
    for color in Color::ALL {
        for wing in CastlingSide::ALL {
            if let Some(rook) = position.castling_rook(color, wing) {
                let letter = match (position.mode(), wing) {
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

/// Tells whether all letters of a word are Latin ones, with or without marks.
fn is_latin(word: &str) -> bool {
    const FIRST_BEHIND_LATIN: char = '\u{250}';
    word.chars().all(|c| c < FIRST_BEHIND_LATIN)
}

/// Finds the move that a player has written: by the record's own letters, else by English ones, else by any.
///
/// What is a move in letters of their own script, though not a legal one, is looked for no further: `Kf3` in an English
/// record is no knight's move because it would be one in Russian letters.
pub(super) fn intended(position: &Position, written: &str, own: Alphabet) -> Intended<Move> {
    let is_of_the_script = |alphabet: &Alphabet| is_latin(alphabet.form(Role::King)) == is_latin(written);
    let mut all_illegal = None;
    for only in [Some(own), Some(Alphabet::ENGLISH), None] {
        let mut readings = readings_of(position, written, only);
        if readings.legal.iter().any(|reading| reading.alphabets.iter().any(is_of_the_script)) {
            readings.legal.retain(|reading| reading.alphabets.iter().any(is_of_the_script));
        }
        if readings.legal.is_empty() {
            all_illegal = all_illegal.or(readings.illegal.first().copied());
        } else {
            return Intended { legal: readings.legal.iter().map(|reading| reading.mv).collect(), illegal: None };
        }
        if only.is_some() && readings.illegal.iter().any(is_of_the_script) {
            break;
        }
    }
    let why = |alphabet| Chess::default().explain(position, &bare_word(written), alphabet).reasons;
    Intended { legal: Vec::new(), illegal: all_illegal.map(why) }
}

/// Draws a board, White below: a letter of FEN for each piece, a point for each empty square.
///
/// ```text
/// 8 | r . . . k b . r
/// 7 | . . . . . p p p
///     …
///     a b c d e f g h
/// ```
pub(super) fn board_lines(position: &Position) -> Vec<String> {
    let row = |rank: &Rank| {
        let piece = |file: File| position.piece_at(Square::from_coords(file, *rank)).map_or('.', Piece::fen_char);
        let cells: Vec<String> = File::ALL.into_iter().map(|file| piece(file).to_string()).collect();
        format!("{rank} | {}", cells.join(" "))
    };
    let files: Vec<String> = File::ALL.iter().map(ToString::to_string).collect();
    Rank::ALL.iter().rev().map(row).chain([format!("    {}", files.join(" "))]).collect()
}

/// Lists what may have been moved by a word that means no legal move.
pub(super) fn made_moves(position: &Position, written: &WrittenMove) -> Vec<MadeMove<Move>> {
    let of = |made: crate::chess::MadeMove| MadeMove {
        mv: made.mv,
        is_of_its_piece: made.is_of_its_piece,
        is_variant: made.is_variant,
    };
    position.made_moves(written).into_iter().map(of).collect()
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
