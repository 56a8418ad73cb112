//! The result of the decoder: the lattice of the games that may have been played, and their ends.

use super::super::column::Column;
use super::super::lattice::Lattice;

/// The result of the decoder.
pub(in super::super) struct DecodedGames<M> {
    pub(in super::super) lattice: Lattice<M>,
    /// The entries of the sheets for a ply, referred to by [`super::super::lattice::StepKind::Together`].
    pub(in super::super) columns: Vec<Column>,
    /// The ends with their costs, the cheapest first.
    pub(in super::super) ends: Vec<(u32, f32)>,
    /// The place at which its steps were used up: in the text, or a ply.
    pub(in super::super) stopped_at: Option<usize>,
}

impl<M> DecodedGames<M> {
    /// Returns the result for no sheets.
    pub(super) fn nothing() -> Self {
        Self { lattice: Lattice::default(), columns: Vec::new(), ends: Vec::new(), stopped_at: None }
    }
}
