//! How sure the plies are that several sheets give together, in the words and by the numbers of one sheet.

use crate::game::Game;

use super::how_sure::{HowSure, SURE, SURE_AS_WRITTEN, SURE_IF_NOT_WRITTEN};
use super::reconcile::Reconciled;
use super::reconciled::{ReconciledPly, Why};

/// Where more plies than this, so many around one, are on no sheet as they were played, none of them is sure.
const NEAR: usize = 4;
const MAX_RESTORED_AROUND: usize = 2;

impl<G: Game> Reconciled<G> {
    /// Tells of each ply how sure it is that it was played.
    #[must_use]
    pub fn how_sure(&self) -> Vec<HowSure> {
        let restored: Vec<usize> =
            (0..self.plies.len()).filter(|index| matches!(self.plies[*index].why, Why::Restored)).collect();
        let n_around = |index: usize| {
            let from = restored.partition_point(|at| at + NEAR < index);
            restored.partition_point(|at| *at <= index + NEAR) - from
        };
        let one = |(index, ply): (usize, &ReconciledPly<G::Move>)| {
            let has_word = ply.entries.iter().any(|entry| entry.cell.is_some());
            let least = match ply.why {
                Why::Undecided | Why::Unreadable => return HowSure::Open,
                Why::Agreed | Why::ColumnsSwapped | Why::OnlyWritten => SURE_AS_WRITTEN,
                Why::Restored if !has_word => SURE_IF_NOT_WRITTEN,
                Why::Restored if n_around(index) > MAX_RESTORED_AROUND => return HowSure::Likely,
                _ => SURE,
            };
            if ply.confidence < least { HowSure::Likely } else { HowSure::Sure }
        };
        self.plies.iter().enumerate().map(one).collect()
    }

    /// Counts the plies from the start that are all sure; nothing where all are.
    #[must_use]
    pub fn sure_until(&self) -> Option<usize> {
        let first = self.how_sure().iter().position(|sure| *sure < HowSure::Sure);
        first.or_else(|| if self.is_complete() { None } else { Some(self.plies.len()) })
    }
}
