//! How sure the plies of several sheets together are, in the words and by the numbers of one sheet.

use crate::game::Game;

use super::reconcile::Reconciled;
use super::reconciled::{ReconciledPly, Why};
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::one_sheet::certainty::{log_odds, logistic};
use crate::scoresheet::one_sheet::how_sure::{HowSure, LIKELY, SURE, SURE_AS_WRITTEN, SURE_IF_RESTORED};

/// The number of plies around within which moves count against each other that are on no sheet as they were played.
const NEAR: usize = 4;
const MOST_AROUND: usize = 4;
const UNIT_AROUND: f64 = 4.0;

/// Returns true if no sheet has text for a ply.
fn is_unwritten<M>(ply: &ReconciledPly<M>) -> bool {
    ply.entries.iter().all(|entry| entry.cell.is_none())
}

impl<G: Game> Reconciled<G> {
    /// Weighs the shares of the moves that no sheet has as they were played with evidence for another game: nothing is
    /// written for them, or several are near each other.
    ///
    /// The game is at most as probable as all of them.
    pub(crate) fn weigh(&mut self) {
        let weights = Confusions::get().certainty_together();
        let is_restored = |ply: &ReconciledPly<G::Move>| matches!(ply.why, Why::Restored | Why::Unreadable);
        let restored: Vec<usize> = (0..self.plies.len()).filter(|index| is_restored(&self.plies[*index])).collect();
        let mut all = 1.0;
        for index in &restored {
            let from = restored.partition_point(|at| at + NEAR < *index);
            let n_around = restored.partition_point(|at| *at <= index + NEAR) - from - 1;
            let n_around = u8::try_from(n_around.min(MOST_AROUND)).unwrap_or(u8::MAX);
            let ply = &mut self.plies[*index];
            let unwritten = if is_unwritten(ply) { weights.unwritten } else { 0.0 };
            let around = weights.around * f64::from(n_around) / UNIT_AROUND;
            let weighed = logistic(weights.base + weights.share * log_odds(ply.confidence) + unwritten + around);
            let rest = ((1.0 - weighed) / (1.0 - ply.confidence).max(1e-9)).min(1.0);
            ply.rivals.iter_mut().for_each(|rival| rival.confidence *= rest);
            ply.confidence = weighed;
            all *= weighed;
        }
        self.confidence = self.confidence.min(all);
    }

    /// Returns for each ply how sure it is that it was played.
    #[must_use]
    pub fn how_sure(&self) -> Vec<HowSure> {
        let one = |ply: &ReconciledPly<G::Move>| {
            let least = match ply.why {
                Why::Undecided | Why::Unreadable => return HowSure::Open,
                Why::Agreed | Why::ColumnsSwapped | Why::OnlyWritten => SURE_AS_WRITTEN,
                Why::Restored if ply.confidence < LIKELY => return HowSure::Open,
                // Nothing on any sheet shows that it was played.
                Why::Restored if is_unwritten(ply) => return HowSure::Likely,
                Why::Restored => SURE_IF_RESTORED,
                _ => SURE,
            };
            if ply.confidence < least { HowSure::Likely } else { HowSure::Sure }
        };
        self.plies.iter().map(one).collect()
    }

    /// Returns the number of plies from the start that are all sure; `None` if all are.
    #[must_use]
    pub fn sure_until(&self) -> Option<usize> {
        let first = self.how_sure().iter().position(|sure| *sure < HowSure::Sure);
        first.or_else(|| if self.is_complete() { None } else { Some(self.plies.len()) })
    }
}
