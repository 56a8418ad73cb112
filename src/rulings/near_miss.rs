//! Positions that look the same and are not (FIDE 9.2.3): which of them differs in what.

use crate::chess::{Position, Square, Wing};
use crate::game::Side;

use super::appearances::MOST_LISTED;
use super::main_line::MainLine;

/// A moment when the same pieces stood on the same squares, and yet the position was another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearMiss {
    /// After how many plies.
    pub ply: u32,
    /// In what it differs.
    pub differences: Vec<Difference>,
}

/// What made it another position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// This side was to move.
    ToMove(Side),
    /// This side could still castle, now or later, and cannot any more; the square is the rook's.
    Castling {
        /// Whose right.
        side: Side,
        /// On which wing.
        wing: Wing,
        /// With which rook.
        rook: Square,
    },
    /// A pawn could be captured en passant on this square.
    EnPassant(Square),
    /// The en passant capture that is possible now was not possible then.
    NoEnPassant(Square),
}

/// Finds up to a ply the moments when the pieces stood as they do in a position that was yet another one; of many the
/// last ones.
pub(super) fn near_misses(line: &MainLine<'_>, wanted: &Position, up_to: u32) -> Vec<NearMiss> {
    let identity = wanted.identity();
    let mut misses = Vec::new();
    let mut look = |position: &Position, ply: u32| {
        if position.occupied() != wanted.occupied() || !position.identity().is_placed_like(&identity) {
            return;
        }
        let differences = differences(position, wanted);
        if !differences.is_empty() {
            misses.push(NearMiss { ply, differences });
        }
    };
    let mut position = line.start().clone();
    look(&position, 0);
    for ply in line.plies().take(up_to as usize) {
        position.play(ply.mv);
        look(&position, ply.ply);
    }
    misses.drain(..misses.len().saturating_sub(MOST_LISTED));
    misses
}

/// Says in what an earlier position differs from one with the same placement.
fn differences(earlier: &Position, wanted: &Position) -> Vec<Difference> {
    let mut found = Vec::new();
    if earlier.turn() != wanted.turn() {
        found.push(Difference::ToMove(earlier.turn().into()));
    }
    for rook in earlier.castling_rooks().without(wanted.castling_rooks()) {
        let color = if rook.rank() == crate::chess::Rank::FIRST {
            crate::chess::Color::White
        } else {
            crate::chess::Color::Black
        };
        let wing = Wing::of(earlier.king(color), rook);
        found.push(Difference::Castling { side: color.into(), wing, rook });
    }
    // With another side to move another capture is possible anyway.
    if earlier.turn() == wanted.turn() && earlier.en_passant() != wanted.en_passant() {
        found.extend(earlier.en_passant().map(Difference::EnPassant));
        found.extend(wanted.en_passant().map(Difference::NoEnPassant));
    }
    found
}
