//! Limits on the search for a possible mate.

/// The effort to spend on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Enough for nearly all positions from play: some ten milliseconds at most.
    Quick,
    /// Enough for nearly all positions, composed ones included: a second at most.
    Full,
}
