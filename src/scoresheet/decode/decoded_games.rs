//! What the decoder has found: the lattice of the games that may have been played, and where they end.

use super::super::column::Column;
use super::super::lattice::Lattice;

/// What the decoder has found.
pub(in super::super) struct DecodedGames<M> {
    pub(in super::super) lattice: Lattice<M>,
    /// What the sheets have for a ply, behind [`super::super::lattice::StepKind::Together`].
    pub(in super::super) columns: Vec<Column>,
    /// The ends with what it costs to end there, the cheapest first.
    pub(in super::super) ends: Vec<(u32, f32)>,
    /// Where it had no steps left: a place on the strip, or a ply.
    pub(in super::super) stopped_at: Option<usize>,
}

impl<M> DecodedGames<M> {
    /// Of no sheet nothing is found.
    pub(super) fn nothing() -> Self {
        Self { lattice: Lattice::default(), columns: Vec::new(), ends: Vec::new(), stopped_at: None }
    }
}
