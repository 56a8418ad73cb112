//! The board beside a page: which lines can be played, and from which positions of the game.
//!
//! It is used only if a page does not show what a line is. If nothing can be played, numbers alone decide.

use zapis_chess::{Alphabet, CastlingMode, Position, parse_fen};

use crate::record::words::chess_word::read_word;

/// The letters of a page, as far as its game can be played.
#[derive(Debug)]
pub(super) struct PageBoard {
    letters: Alphabet,
}

impl Default for PageBoard {
    fn default() -> Self {
        Self { letters: Alphabet::ENGLISH }
    }
}

impl PageBoard {
    /// Plays a game in the letters in which most moves can be played. Returns the position before each of its moves and
    /// the one after the last.
    pub(super) fn of(fen: Option<&str>, words: &[&str]) -> (Self, Vec<Position>) {
        let Some(start) = start_position(fen) else { return (Self::default(), Vec::new()) };
        let (letters, positions) = furthest(&start, words, Alphabet::ENGLISH);
        (Self { letters }, positions)
    }

    /// Plays a line from a position, in the letters of the game if possible, else in those in which most moves can be
    /// played. Returns the positions as [`Self::of`] does.
    pub(super) fn line(&self, from: &Position, words: &[&str]) -> Vec<Position> {
        furthest(from, words, self.letters).1
    }
}

/// Returns the starting position of a game.
pub(super) fn start_position(fen: Option<&str>) -> Option<Position> {
    match fen {
        Some(fen) => parse_fen(fen).ok().and_then(|setup| setup.position(CastlingMode::Standard).0),
        None => Some(Position::initial()),
    }
}

fn furthest(from: &Position, words: &[&str], first: Alphabet) -> (Alphabet, Vec<Position>) {
    let mut best = (first, played(from, words, first));
    for letters in Alphabet::all().filter(|letters| *letters != first) {
        if best.1.len() > words.len() {
            break;
        }
        let positions = played(from, words, letters);
        if positions.len() > best.1.len() {
            best = (letters, positions);
        }
    }
    best
}

fn played(from: &Position, words: &[&str], letters: Alphabet) -> Vec<Position> {
    let mut position = from.clone();
    let mut positions = vec![position.clone()];
    for word in words {
        let Some(written) = read_word(word.as_bytes(), letters) else { break };
        let Ok(resolved) = position.resolve(&written) else { break };
        position.play(resolved.mv);
        positions.push(position.clone());
    }
    positions
}
