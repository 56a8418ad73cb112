//! Kinds of the loop over moves: what it looks at, as the compiler is told.

use super::report::Keep;

/// What the loop over moves has to look at: the compiler makes one of each kind, so that most records pay for nothing else.
pub(super) trait ReplayMode {
    /// Whether there are no variations, nor plies to keep.
    const IS_PLAIN: bool;
    /// What is kept; none where only the options tell.
    const KEEP: Option<Keep>;
    /// Whether play may go on behind an illegal move, and so from positions that no legal one leads to.
    const GOES_ON: bool = false;
    /// Whether variations may be in other letters than the game.
    const READS_LETTERS_OF_LINES: bool = false;
}

/// A record without variations of which nothing is kept, as are most.
pub(super) struct Plain;
/// One of which the moves are kept.
pub(super) struct PlainWithMoves;
/// One with variations of which nothing is kept.
pub(super) struct Varied;
/// Anything else.
pub(super) struct Whole;
/// One with an illegal move, behind which play goes on if that makes sense.
pub(super) struct GoingOn;

impl ReplayMode for Plain {
    const IS_PLAIN: bool = true;
    const KEEP: Option<Keep> = Some(Keep::Nothing);
}

impl ReplayMode for PlainWithMoves {
    const IS_PLAIN: bool = true;
    const KEEP: Option<Keep> = Some(Keep::MainMoves);
}

impl ReplayMode for Varied {
    const IS_PLAIN: bool = false;
    const KEEP: Option<Keep> = Some(Keep::Nothing);
}

impl ReplayMode for Whole {
    const IS_PLAIN: bool = false;
    const KEEP: Option<Keep> = None;
    const READS_LETTERS_OF_LINES: bool = true;
}

impl ReplayMode for GoingOn {
    const IS_PLAIN: bool = false;
    const KEEP: Option<Keep> = None;
    const GOES_ON: bool = true;
    const READS_LETTERS_OF_LINES: bool = true;
}
