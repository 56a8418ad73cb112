//! Positions that look the same and are not (FIDE 9.2.3): which of them differs in what.

use crate::game::{Difference, Game};

use super::appearances::MAX_LISTED;
use super::main_line::MainLine;

/// A moment when the same pieces stood on the same squares, and yet the position was another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearMiss {
    /// After how many plies.
    pub ply: u32,
    /// In what it differs.
    pub differences: Vec<Difference>,
}

/// Finds up to a ply the moments when the pieces stood as they do in a position that was yet another one; of many the
/// last ones.
pub(super) fn near_misses<G: Game>(line: &MainLine<'_, G>, wanted: &G::Position, up_to: u32) -> Vec<NearMiss> {
    let mut misses = Vec::new();
    let mut look = |position: &G::Position, ply: u32| {
        let differences = line.game().differences(position, wanted).unwrap_or_default();
        if !differences.is_empty() {
            misses.push(NearMiss { ply, differences });
        }
    };
    let mut position = line.start().clone();
    look(&position, 0);
    for ply in line.plies().take(up_to as usize) {
        line.game().play(&mut position, ply.mv);
        look(&position, ply.ply);
    }
    misses.drain(..misses.len().saturating_sub(MAX_LISTED));
    misses
}
