//! The search for a series of legal moves that ends in mate, the most promising position first.
//!
//! Both players want the mate, so any path will do, and no position is expanded twice, whatever path led to it. If all
//! reachable positions have been expanded, there is no mate.

use alloc::vec::Vec;

use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

use super::frontier::Frontier;
use super::net::mating_squares;
use super::score::{N_GUESSES, Score};
use super::table::{Node, Packed, Table};

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MateSearch {
    /// A series of legal moves that ends in mate.
    Mate(Vec<Move>),
    /// There is no mate.
    Never,
    /// There are more positions than the limit.
    GaveUp,
}

/// Searches for a mate until this many positions are known.
///
/// For each position reached by an irreversible move it first tests whether a mate is still conceivable: the test costs
/// as much as ten positions do, and covers everything reachable from there.
pub(super) fn search(root: &Position, score: &Score, max_positions: usize) -> MateSearch {
    let winner = score.winner();
    let mut table = Table::new();
    let mut frontier = Frontier::new(winner);
    let start = Node { packed: Packed::of(root), parent: 0, mv: Move::NULL, is_reversible: true, is_taken: false };
    if let Some(index) = table.insert(start) {
        frontier.push(index, root, [0; N_GUESSES]);
    }
    while let Some((index, node)) = frontier.pop(&mut table).and_then(|index| Some((index, *table.get(index)?))) {
        if table.len() > max_positions {
            return MateSearch::GaveUp;
        }
        let position = node.packed.unpack(root);
        if !node.is_reversible && mating_squares(&position, winner).is_empty() {
            continue;
        }
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv);
            if next.turn() != winner && next.is_checkmate() {
                let mut line = table.line(index);
                line.push(mv);
                return MateSearch::Mate(line);
            }
            if next.lacks_material(winner) {
                continue;
            }
            let is_pawn = position.role_at(mv.from()) == Some(Role::Pawn);
            let is_reversible = !is_pawn && next.occupied().len() == position.occupied().len();
            let node = Node { packed: Packed::of(&next), parent: index, mv, is_reversible, is_taken: false };
            if let Some(index) = table.insert(node) {
                frontier.push(index, &next, score.of(&next));
            }
        }
    }
    MateSearch::Never
}
