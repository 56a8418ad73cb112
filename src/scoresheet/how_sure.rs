//! How sure a reading is, in the three words of an arbiter: sure, likely, open.
//!
//! How probable a reading is holds for damaged characters. Where rows are lost, written twice or displaced, the search may
//! follow another game than the one that was played and be confident of each of its moves; but then it pays for it. So what
//! is called sure must be cheap as well, and stand on a sheet that is probable as a whole, or else among cheap readings on a
//! sheet that is read cheaply. The numbers were found with games damaged in all these ways (`BENCHMARKS.md`).

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

/// What is sure is at least so probable, and what fills an empty cell so much.
pub(super) const SURE: f64 = 0.99;
pub(super) const SURE_IF_NOT_WRITTEN: f64 = 0.998;
/// What stands as it is written is doubted only where it is less probable than this.
pub(super) const SURE_AS_WRITTEN: f64 = 0.9;
/// A reading that is less probable than this is a guess.
const LIKELY: f64 = 0.5;
/// What is sure costs no more than this.
const DEAREST: f32 = 12.0;
/// The changes so many plies around it cost no more than this together.
const NEAR: usize = 4;
const DEAREST_AROUND: f32 = 20.0;
/// No change so many plies around it is less probable than this.
const FAR: usize = 12;
const LEAST_AROUND: f64 = 0.5;
/// All changes of the sheet cost no more than this a ply.
const DEAREST_A_PLY: f32 = 1.0;
/// What is around does not count where the whole is so probable.
const WHOLE: f64 = 0.97;

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
        let changes: Vec<(usize, &RestoredPly<G::Move>)> = self.plies.iter().enumerate().filter(is_reading).collect();
        let cost: f32 = changes.iter().map(|(_, ply)| ply.cost).sum();
        let n_plies = f32::from(u16::try_from(self.plies.len()).unwrap_or(u16::MAX));
        let is_cheap = cost <= DEAREST_A_PLY * n_plies.max(20.0);
        let is_fine = |index: usize, ply: &RestoredPly<G::Move>| {
            ply.cost <= DEAREST && (self.confidence >= WHOLE || is_cheap && is_quiet(&changes, index))
        };
        let one = |(index, ply): (usize, &RestoredPly<G::Move>)| {
            let sure = match ply.how {
                HowRead::AsWritten => SURE_AS_WRITTEN,
                HowRead::Gap => SURE_IF_NOT_WRITTEN,
                _ => SURE,
            };
            if ply.how == HowRead::Answered && !ply.is_open {
                HowSure::Sure
            } else if ply.is_open || ply.confidence < LIKELY {
                HowSure::Open
            } else if ply.how == HowRead::Inserted {
                // Nothing on the sheet says so much as that a move was played there.
                HowSure::Likely
            } else if ply.confidence < sure || ply.how != HowRead::AsWritten && !is_fine(index, ply) {
                HowSure::Likely
            } else {
                HowSure::Sure
            }
        };
        self.plies.iter().enumerate().map(one).collect()
    }
}

/// Tells whether a ply was read by the search, and otherwise than it is written.
fn is_reading<M>((_, ply): &(usize, &RestoredPly<M>)) -> bool {
    !matches!(ply.how, HowRead::AsWritten | HowRead::Answered)
}

/// Tells whether the changes around a ply are cheap and probable.
fn is_quiet<M>(changes: &[(usize, &RestoredPly<M>)], index: usize) -> bool {
    let from = changes.partition_point(|(at, _)| at + FAR < index);
    let to = changes.partition_point(|(at, _)| *at <= index + FAR);
    let around = changes.get(from..to).unwrap_or_default();
    let is_near = |at: usize| at != index && at.abs_diff(index) <= NEAR;
    let near = around.iter().filter(|(at, _)| is_near(*at)).map(|(_, ply)| ply.cost).sum::<f32>();
    let least = around.iter().map(|(_, ply)| ply.confidence).fold(1.0, f64::min);
    near <= DEAREST_AROUND && least >= LEAST_AROUND
}
