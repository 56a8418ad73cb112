//! What a word of a sheet means as it is written.

use crate::chess::{Alphabet, Move, Position};
use crate::game::{Chess, MoveNotation, Unresolved};

/// Returns the one move that a word means as it is written.
pub(super) fn means(game: &Chess, position: &Position, word: &str, alphabet: Alphabet) -> Option<Move> {
    let written = game.read(word.as_bytes(), alphabet)?;
    game.resolve(position, &written).ok().map(|resolution| resolution.mv)
}

/// Returns the legal moves of which a word may mean each, where it leaves open which one.
pub(super) fn meanings(game: &Chess, position: &Position, word: &str, alphabet: Alphabet) -> Vec<Move> {
    match game.read(word.as_bytes(), alphabet).map(|written| game.resolve(position, &written)) {
        Some(Err(Unresolved::Ambiguous(moves))) => moves,
        _ => Vec::new(),
    }
}
