//! How much may be done to find out who can still mate.

/// Says how much may be done for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// What proves nearly all positions from play: some ten milliseconds at most.
    Quick,
    /// What answers nearly all positions, composed ones too: a second at most.
    Full,
}
