//! Compile-time variants of the loop over moves.

use super::report::Keep;

/// What the loop over moves has to handle: it is compiled once per variant, so that most records pay for nothing else.
pub(super) trait ReplayMode {
    /// Whether there are no variations, and no plies to keep.
    const IS_PLAIN: bool;
    /// What is kept; `None` if only the options decide.
    const KEEP: Option<Keep>;
    /// Whether play may continue after an illegal move, and so from positions that no legal move leads to.
    const GOES_ON: bool = false;
    /// Whether variations may be in other letters than the game.
    const READS_LETTERS_OF_LINES: bool = false;
}

/// A record without variations of which nothing is kept, as usual.
pub(super) struct Plain;
/// A record without variations of which the moves are kept.
pub(super) struct PlainWithMoves;
/// A record with variations of which nothing is kept.
pub(super) struct Varied;
/// Anything else.
pub(super) struct Whole;
/// A record with an illegal move, after which play continues if that makes sense.
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
