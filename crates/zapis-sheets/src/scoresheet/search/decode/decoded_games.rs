//! The result of the decoder: the lattice of the games that may have been played, and their ends.

use crate::scoresheet::search::column::Column;
use crate::scoresheet::search::lattice::Lattice;

/// The result of the decoder.
pub(crate) struct DecodedGames<M> {
    pub(crate) lattice: Lattice<M>,
    /// The entries of the sheets for a ply, referred to by [`super::super::lattice::StepKind::Together`].
    pub(crate) columns: Vec<Column>,
    /// The ends with their costs, the cheapest first.
    pub(crate) ends: Vec<(u32, f32)>,
    /// The place at which its steps were used up: in the text, or a ply.
    pub(crate) stopped_at: Option<usize>,
}

impl<M> DecodedGames<M> {
    /// Returns the result for no sheets.
    pub(crate) fn nothing() -> Self {
        Self { lattice: Lattice::default(), columns: Vec::new(), ends: Vec::new(), stopped_at: None }
    }
}
