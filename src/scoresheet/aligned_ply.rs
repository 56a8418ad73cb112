//! A ply of the game behind several sheets as they were aligned, before it is said who is right.

use super::column::Column;

/// A move, with what each sheet has for it.
pub(super) struct Aligned<M> {
    pub(super) mv: M,
    pub(super) cost: f32,
    pub(super) joint: Column,
}
