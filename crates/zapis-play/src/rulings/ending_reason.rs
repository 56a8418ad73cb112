//! The reasons for the end of a game that a record can state.

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingReason {
    /// `Time forfeit`: a flag fell (FIDE 6.9).
    Time,
    /// `White resigns` (FIDE 5.1.2).
    Resignation,
    /// `rules infraction`, `illegal move` (FIDE 7.5.5).
    IllegalMoves,
    /// `Draw agreed` (FIDE 5.2.3).
    Agreement,
    /// `Black checkmated` (FIDE 5.1.1).
    Mate,
    /// `Stalemate` (FIDE 5.2.1).
    Stalemate,
    /// `Draw by repetition` (FIDE 9.2).
    Repetition,
    /// `50 move rule` (FIDE 9.3).
    FiftyMoves,
    /// `Insufficient material`: the position is dead (FIDE 5.2.2).
    Material,
    /// `Abandoned`, `stalled connection`.
    Abandoned,
    /// `forfeit`, «неявка» (FIDE 6.7).
    NoShow,
    /// `adjudication`.
    Adjudication,
    /// `both flags fell`: it is not stated which fell first (FIDE Guidelines III.3.1).
    BothFlags,
}

impl EndingReason {
    /// Returns its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Resignation => "resignation",
            Self::IllegalMoves => "illegal-moves",
            Self::Agreement => "agreement",
            Self::Mate => "mate",
            Self::Stalemate => "stalemate",
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty-moves",
            Self::Material => "material",
            Self::Abandoned => "abandoned",
            Self::NoShow => "no-show",
            Self::Adjudication => "adjudication",
            Self::BothFlags => "both-flags",
        }
    }
}
