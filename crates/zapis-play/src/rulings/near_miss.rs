//! Positions that look the same but are not (FIDE 9.2.3), and how they differ.

use crate::game::{Difference, Game};

use super::appearances::MAX_LISTED;
use super::main_line::MainLine;

/// A moment at which the same pieces were on the same squares, but the position was a different one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearMiss {
    /// The number of plies before it.
    pub ply: u32,
    /// The differences.
    pub differences: Vec<Difference>,
}

/// Finds up to a ply the moments at which the pieces were placed as in a position that was nevertheless different; at
/// most the last ones.
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
