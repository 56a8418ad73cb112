//! How sure a reading is, in the three words of an arbiter: sure, likely, open.
//!
//! How probable a reading is has been weighed with all that is changed around it (`certainty`), so that one bound is enough.

use crate::game::Game;

use super::restored::{HowRead, Restored, RestoredPly};

/// How sure a reading is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum HowSure {
    /// It is not decided, or less probable than not: what the game goes on from is a guess.
    Open,
    /// It is probably right.
    Likely,
    /// It can be relied on: of a hundred such readings of damaged sheets at least 99 are right.
    Sure,
}

/// What is sure is at least so probable, as weighed; found with games damaged on purpose.
const SURE_AS_WEIGHED: f64 = 0.985;
/// The same where sheets are compared: of what legality decides, and of what none of them has as it was played.
pub(super) const SURE: f64 = 0.99;
pub(super) const SURE_IF_RESTORED: f64 = 0.98;
/// What stands as it is written is doubted only where it is less probable than this.
pub(super) const SURE_AS_WRITTEN: f64 = 0.9;
/// A reading that is less probable than this is a guess.
pub(super) const LIKELY: f64 = 0.5;

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
    /// Tells of each ply how sure it is that it was played.
    #[must_use]
    pub fn how_sure(&self) -> Vec<HowSure> {
        let one = |ply: &RestoredPly<G::Move>| {
            let sure = if ply.how == HowRead::AsWritten { SURE_AS_WRITTEN } else { SURE_AS_WEIGHED };
            if ply.how == HowRead::Answered && !ply.is_open {
                HowSure::Sure
            } else if ply.is_open || ply.confidence < LIKELY {
                HowSure::Open
            } else if ply.how == HowRead::Inserted || ply.confidence < sure {
                // Of a move that was put in nothing on the sheet says so much as that it was played.
                HowSure::Likely
            } else {
                HowSure::Sure
            }
        };
        self.plies.iter().map(one).collect()
    }
}
