//! Kinds of the loop over moves: what it looks at, as the compiler is told.

/// What the loop over moves has to look at: the compiler makes one of each kind, so that most records pay for nothing else.
pub(super) trait Road {
    /// Whether there are no variations, nor plies to keep.
    const IS_PLAIN: bool;
    /// Whether the moves of the main line are kept where that is so.
    const KEEPS_MOVES: bool;
}

/// A record without variations of which nothing is kept, as are most.
pub(super) struct Plain;
/// One of which the moves are kept.
pub(super) struct PlainWithMoves;
/// Anything else.
pub(super) struct Whole;

impl Road for Plain {
    const IS_PLAIN: bool = true;
    const KEEPS_MOVES: bool = false;
}

impl Road for PlainWithMoves {
    const IS_PLAIN: bool = true;
    const KEEPS_MOVES: bool = true;
}

impl Road for Whole {
    const IS_PLAIN: bool = false;
    const KEEPS_MOVES: bool = false;
}
