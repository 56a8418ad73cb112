//! What a word of a sheet means as it is written.

use crate::chess::{Alphabet, Move, Position};
use crate::game::{Chess, MoveNotation};

/// Returns the one move that a word means as it is written.
pub(super) fn means(game: &Chess, position: &Position, word: &str, alphabet: Alphabet) -> Option<Move> {
    let written = game.read(word.as_bytes(), alphabet)?;
    game.resolve(position, &written).ok().map(|resolution| resolution.mv)
}
