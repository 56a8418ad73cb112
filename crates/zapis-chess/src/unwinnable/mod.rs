//! Whether a player can mate by any series of legal moves: the search for a mate, and for a proof that none exists.
//!
//! The ideas are those of M. Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022): the squares that
//! every piece can ever reach prove most positions dead at once ([`mobility`], [`net`]), a game played greedily toward
//! a mate finds most mates ([`descent`]), and a search of all possible play, in which both players want the mate,
//! settles the rest ([`search`]). Only the order of the search is heuristic: a mate is only reported with the moves
//! that lead to it, and its absence only if there is nothing left to try.
//!
//! Effort is counted in positions, not in time, so that the same question has the same answer everywhere.

use alloc::vec::Vec;

mod breach;
mod descent;
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

use self::descent::Descent;
use self::net::mating_squares;
use self::score::Score;
use self::search::{MateSearch, search};

/// The effort to spend on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Enough for nearly all positions from play: some ten milliseconds at most.
    Quick,
    /// Enough for nearly all positions, composed ones included: a second at most.
    Full,
}

/// The number of games played greedily toward a mate before a quick proof is tried, and before a long one.
const N_QUICK_GAMES: usize = 4;
const N_GAMES: usize = 60;
/// The maximum number of positions stored for a quick proof.
const MAX_QUICK: usize = 1_000;
/// The maximum number of positions stored at all, in some fifty megabytes.
const MAX_POSITIONS: usize = 500_000;

/// Returns whether a player can mate by some series of legal moves; `None` if neither was shown.
///
/// This is the only entry point from the rest of the crate.
pub(super) fn can_mate(position: &Position, winner: Color, effort: Effort) -> Option<bool> {
    match outcome(position, winner, effort) {
        MateSearch::Mate(_) => Some(true),
        MateSearch::Never => Some(false),
        MateSearch::GaveUp => None,
    }
}

fn outcome(position: &Position, winner: Color, effort: Effort) -> MateSearch {
    if position.turn() != winner && position.is_checkmate() {
        return MateSearch::Mate(Vec::new());
    }
    let goals = mating_squares(position, winner);
    if goals.is_empty() {
        return MateSearch::Never;
    }
    let score = Score::new(winner, goals);
    let mut descent = Descent::new(position, &score);
    let mut try_hard = |n_games, max_positions| match descent.play_to(n_games) {
        Some(line) => MateSearch::Mate(line),
        None => search(position, &score, max_positions),
    };
    match try_hard(N_QUICK_GAMES, MAX_QUICK) {
        MateSearch::GaveUp if effort == Effort::Full => try_hard(N_GAMES, MAX_POSITIONS),
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

/// Returns the square of each piece and the squares that it can ever reach.
#[cfg(test)]
pub(super) fn reaches(position: &Position) -> Vec<(Bitboard, Bitboard)> {
    let pieces = mobility::Mobility::of(position).pieces;
    pieces.iter().map(|piece| (piece.home, piece.reach)).collect()
}
