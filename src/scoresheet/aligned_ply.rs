//! A ply of the game behind several sheets as they were aligned, before it is said who is right.

use crate::chess::Move;

use super::aligned::Column;

/// A move, with what each sheet has for it.
pub(super) struct Aligned {
    pub(super) mv: Move,
    pub(super) cost: f32,
    pub(super) joint: Column,
}
