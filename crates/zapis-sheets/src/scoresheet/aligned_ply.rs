//! A ply of the game behind several sheets as they were aligned, before it is decided who is right.

use super::column::Column;

/// A move, with the entry of each sheet.
pub(super) struct Aligned<M> {
    pub(super) mv: M,
    pub(super) cost: f32,
    pub(super) column: Column,
}
