//! The positions found by a search and not yet expanded, in several orders that take turns.
//!
//! A guess that is wrong about one position is wrong about thousands like it. So the guesses take turns, and so do
//! three lists that ignore them: each shares its turns evenly among kinds of positions, whatever the number of
//! positions of a kind.

use alloc::vec;
use alloc::vec::Vec;

use hashbrown::HashMap;

use foldhash::fast::FixedState;

use crate::piece::{Color, Role};
use crate::position::Position;

use super::score::{MAX_SCORE, N_GUESSES};
use super::table::Table;

/// Node numbers, each in every order.
pub(super) struct Frontier {
    winner: Color,
    ranked: [Ranked; N_GUESSES],
    kinds: [Kinds; 3],
    n_taken: usize,
}

impl Frontier {
    pub(super) fn new(winner: Color) -> Self {
        let ranked =
            core::array::from_fn(|_| Ranked { buckets: vec![Vec::new(); MAX_SCORE + 1], lowest: MAX_SCORE + 1 });
        Self { winner, ranked, kinds: <[Kinds; 3]>::default(), n_taken: 0 }
    }

    /// Adds a node with the scores guessed for its position.
    pub(super) fn push(&mut self, index: u32, position: &Position, scores: [usize; N_GUESSES]) {
        for (ranked, score) in self.ranked.iter_mut().zip(scores) {
            ranked.push(index, score);
        }
        let king = position.king(!self.winner).index() as u64;
        let ally = position.king(self.winner).index() as u64;
        let kinds = [structure(position), king << 8 | position.occupied().len() as u64, king << 8 | ally];
        for (list, kind) in self.kinds.iter_mut().zip(kinds) {
            list.push(index, kind);
        }
    }

    /// Takes the next node that was not yet taken in another order; `None` at the end.
    pub(super) fn pop(&mut self, table: &mut Table) -> Option<u32> {
        self.n_taken += 1;
        let turn = self.n_taken % (N_GUESSES + self.kinds.len());
        match self.ranked.get_mut(turn) {
            Some(ranked) => ranked.pop(table),
            None => self.kinds.get_mut(turn - N_GUESSES)?.pop(table),
        }
    }
}

/// Hashes the pawns of both sides and the number of pieces of each kind; two structures may share a hash.
fn structure(position: &Position) -> u64 {
    let mut number = 0_u64;
    for color in Color::ALL {
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let counts = pieces.iter().fold(0, |counts, role| counts << 8 | position.by(color, *role).len() as u64);
        for part in [position.by(color, Role::Pawn).0, counts] {
            number = (number.rotate_left(23) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }
    number
}

/// Nodes in order of their score; among equals the last comes first.
struct Ranked {
    buckets: Vec<Vec<u32>>,
    /// No bucket before this one holds a node.
    lowest: usize,
}

impl Ranked {
    fn push(&mut self, index: u32, score: usize) {
        if let Some(bucket) = self.buckets.get_mut(score) {
            bucket.push(index);
            self.lowest = self.lowest.min(score);
        }
    }

    fn pop(&mut self, table: &mut Table) -> Option<u32> {
        loop {
            match self.buckets.get_mut(self.lowest)?.pop() {
                Some(index) if table.take(index) => return Some(index),
                Some(_) => {}
                None => self.lowest += 1,
            }
        }
    }
}

/// Nodes grouped by kind; the kinds take turns, the last found first.
#[derive(Default)]
struct Kinds {
    lists: Vec<Vec<u32>>,
    places: HashMap<u64, usize, FixedState>,
    /// The list whose turn was last.
    turn: usize,
}

impl Kinds {
    fn push(&mut self, index: u32, kind: u64) {
        let place = *self.places.entry(kind).or_insert(self.lists.len());
        match self.lists.get_mut(place) {
            Some(list) => list.push(index),
            None => self.lists.push(vec![index]),
        }
    }

    fn pop(&mut self, table: &mut Table) -> Option<u32> {
        for _ in 0..self.lists.len() {
            self.turn = self.turn.checked_sub(1).unwrap_or(self.lists.len() - 1);
            let list = self.lists.get_mut(self.turn)?;
            while let Some(index) = list.pop() {
                if table.take(index) {
                    return Some(index);
                }
            }
        }
        None
    }
}
