//! A ply of the game behind several sheets as they were aligned, before it is decided who is right.

use crate::scoresheet::search::column::Column;

/// A move, with the entry of each sheet.
pub(crate) struct Aligned<M> {
    pub(crate) mv: M,
    pub(crate) cost: f32,
    pub(crate) column: Column,
}
