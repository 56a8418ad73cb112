//! How sure a reading is, in the three words of an arbiter: sure, likely, open.
//!
//! The probability of a reading has been weighed with all changes around it (`certainty`), so that one bound is enough.

use crate::game::Game;

use super::restored::{HowRead, Restored, RestoredPly};

/// How sure a reading is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum HowSure {
    /// Not decided, or less probable than not: the continuation of the game is based on a guess.
    Open,
    /// Probably right.
    Likely,
    /// Reliable: of a hundred such readings of damaged sheets at least 99 are right.
    Sure,
}

/// The minimum weighed probability of a sure reading; fitted to games damaged on purpose.
const SURE_AS_WEIGHED: f64 = 0.985;
/// The same for compared sheets: for what legality decides, and for moves that no sheet has as they were played.
pub(crate) const SURE: f64 = 0.99;
pub(crate) const SURE_IF_RESTORED: f64 = 0.98;
/// A word read as it is written is doubted only if it is less probable than this.
pub(crate) const SURE_AS_WRITTEN: f64 = 0.9;
/// A less probable reading is a guess.
pub(crate) const LIKELY: f64 = 0.5;

impl HowSure {
    /// Returns its name: `sure`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Likely => "likely",
            Self::Sure => "sure",
        }
    }
}

impl<G: Game> Restored<G> {
    /// Returns for each ply how sure it is that it was played.
    #[must_use]
    pub fn how_sure(&self) -> Vec<HowSure> {
        let one = |ply: &RestoredPly<G::Move>| {
            let sure = if ply.how == HowRead::AsWritten { SURE_AS_WRITTEN } else { SURE_AS_WEIGHED };
            if ply.how == HowRead::Answered && !ply.is_open {
                HowSure::Sure
            } else if ply.is_open || ply.confidence < LIKELY {
                HowSure::Open
            } else if ply.how == HowRead::Inserted || ply.confidence < sure {
                // Nothing on the sheet shows that an inserted move was played.
                HowSure::Likely
            } else {
                HowSure::Sure
            }
        };
        self.plies.iter().map(one).collect()
    }
}
