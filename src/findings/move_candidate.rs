//! A move that may have been meant by a word that cannot be played.

/// A move that may have been meant by a word that cannot be played, with how much of the rest of the game it lets be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MoveCandidate {
    /// The move in export format.
    pub san: String,
    /// The ply it would be, where that is an earlier one: the word there is a legal move, and not the one that was played.
    pub ply: Option<u32>,
    /// How many half-moves behind it can be played before the first that cannot.
    pub rest_playable: u32,
    /// How many half-moves stand behind it in its line.
    pub rest: u32,
    /// Whether it is the only one with which all of them can be played.
    pub is_only: bool,
    /// The position behind it, as FEN; of the first one, where it stands for the word itself.
    pub fen: Option<String>,
}

impl MoveCandidate {
    pub(crate) const fn new(san: String, ply: Option<u32>, (rest_playable, rest): (u32, u32), is_only: bool) -> Self {
        Self { san, ply, rest_playable, rest, is_only, fen: None }
    }

    /// Returns whether all the rest can be played with it.
    #[must_use]
    pub const fn is_cure(&self) -> bool {
        self.rest_playable == self.rest
    }
}
