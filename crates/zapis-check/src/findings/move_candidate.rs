//! A move that may have been meant by an unplayable word.

/// A move that may have been meant by an unplayable word, and how much of the rest of the game can be played with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MoveCandidate {
    /// The move in export format.
    pub san: String,
    /// The ply, if it is an earlier one: the word there is a legal move, but not the one that was played.
    pub ply: Option<u32>,
    /// The number of following half-moves that can be played before the first that cannot.
    pub rest_playable: u32,
    /// The number of half-moves after it in its line.
    pub rest: u32,
    /// Whether it is the only move with which all of them can be played.
    pub is_only: bool,
    /// The position after it, as FEN; for the first one, if it replaces the word itself.
    pub fen: Option<String>,
}

impl MoveCandidate {
    /// Creates a candidate from its SAN, its ply, the number of plies of the rest (playable, all), and whether it is
    /// the only one.
    #[must_use]
    pub const fn new(san: String, ply: Option<u32>, (rest_playable, rest): (u32, u32), is_only: bool) -> Self {
        Self { san, ply, rest_playable, rest, is_only, fen: None }
    }

    /// Returns true if the whole rest can be played with it.
    #[must_use]
    pub const fn is_cure(&self) -> bool {
        self.rest_playable == self.rest
    }
}
