//! Whether a player can mate by any series of legal moves: the search for one, and for the proof that there is none.
//!
//! The ideas are those of M. Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022): what every piece can ever
//! reach proves most positions dead at once ([`mobility`], [`net`]), and a search of all that can be played, in which both
//! players want the mate, settles the rest ([`search`]). Nothing here is a rule of thumb but the order of the search: a mate is
//! only told with the moves that lead to it, and its absence only where nothing is left to be tried.
//!
//! Effort is counted in positions and never in time, so that the same question has the same answer everywhere.

mod frontier;
mod mobility;
mod net;
mod score;
mod search;
mod table;

#[cfg(test)]
use super::bitboard::Bitboard;
#[cfg(test)]
use super::moves::Move;
use super::piece::Color;
use super::position::Position;

use self::search::{Doubt, MateSearch, search};

/// Says how much may be done for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// What proves nearly all positions from play: a millisecond at most.
    Quick,
    /// What answers nearly all positions, composed ones too: a second at most.
    Full,
}

/// So many positions are kept where a mate is likely to be found soon.
const MAX_HOPEFUL: usize = 500;
/// So many positions are kept for a quick proof.
const MAX_QUICK: usize = 1_000;
/// So many positions are kept at all, in some fifty megabytes.
const MAX_POSITIONS: usize = 500_000;

/// Answers whether a player can mate by some series of legal moves; `None` where neither was shown.
///
/// This is all that the rest of chess asks here.
pub(super) fn can_mate(position: &Position, winner: Color, effort: Effort) -> Option<bool> {
    match outcome(position, winner, effort) {
        MateSearch::Mate(_) => Some(true),
        MateSearch::Never => Some(false),
        MateSearch::GaveUp => None,
    }
}

fn outcome(position: &Position, winner: Color, effort: Effort) -> MateSearch {
    if effort == Effort::Quick {
        return search(position, winner, Doubt::Everywhere, MAX_QUICK);
    }
    match search(position, winner, Doubt::Nowhere, MAX_HOPEFUL) {
        MateSearch::GaveUp => search(position, winner, Doubt::Everywhere, MAX_POSITIONS),
        found => found,
    }
}

/// Returns moves that lead to a mate by a player, if the search finds any.
#[cfg(test)]
pub(super) fn mating_line(position: &Position, winner: Color) -> Option<Vec<Move>> {
    match outcome(position, winner, Effort::Full) {
        MateSearch::Mate(line) => Some(line),
        MateSearch::Never | MateSearch::GaveUp => None,
    }
}

/// Returns where each piece stands and the squares that it can ever reach.
#[cfg(test)]
pub(super) fn reaches(position: &Position) -> Vec<(Bitboard, Bitboard)> {
    let pieces = mobility::Mobility::of(position).pieces;
    pieces.iter().map(|piece| (piece.home, piece.reach)).collect()
}
