//! The search for a series of legal moves that ends in mate, the most promising position first.
//!
//! Both players want the mate, so that a way is all there is to find, and no position need be looked at twice, however it was
//! come to. Where all that can be come to has been looked at, there is no mate.

use crate::moves::Move;
use crate::piece::{Color, Role};
use crate::position::Position;

use super::frontier::Frontier;
use super::net::mating_squares;
use super::score::{N_GUESSES, Score};
use super::table::{Node, Packed, Table};

/// Says what a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MateSearch {
    /// A series of legal moves that ends in mate.
    Mate(Vec<Move>),
    /// There is none.
    Never,
    /// There are more positions than may be kept.
    GaveUp,
}

/// Says whether a search asks, of each position from which the way back is barred, if a mate is still thinkable.
///
/// The question costs as much as ten positions do, and answers for all that can be come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    Nowhere,
    Everywhere,
}

/// Searches for a mate by a player until so many positions are known.
pub(super) fn search(root: &Position, winner: Color, doubt: Doubt, max_positions: usize) -> MateSearch {
    if root.turn() != winner && root.is_checkmate() {
        return MateSearch::Mate(Vec::new());
    }
    let goals = mating_squares(root, winner);
    if goals.is_empty() {
        return MateSearch::Never;
    }
    let score = Score::new(winner, goals);
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
        if doubt == Doubt::Everywhere && !node.is_reversible && mating_squares(&position, winner).is_empty() {
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
