//! The legal moves of positions with what a search asks of them, kept so that no position is looked at twice.

use std::collections::HashMap;
use std::rc::Rc;

use crate::game::Chess;

use super::budget::Budget;
use super::mixer::Quick;
use super::moves::{Choice, Decodable};

/// A position that was not seen before costs this many times the steps of one that was: its moves have to be found and weighed.
const STEPS_IF_NEW: usize = 8;
/// At most this many positions are kept at once.
const MAX_KNOWN: usize = 16_384;

/// What makes the choices of a player the same: the position, the number of the move, and what the player has in mind.
type Moment<G> = (u64, u32, <G as Decodable>::Recent);

/// The legal moves of the positions that were looked at: those of one sheet, which several searches read.
pub(super) struct Choices<'g, G: Decodable = Chess> {
    pub(super) game: &'g G,
    /// What all searches that ask here may do together.
    pub(super) budget: Budget,
    known: HashMap<Moment<G>, Rc<[Choice<G>]>, Quick>,
}

impl<'g, G: Decodable> Choices<'g, G> {
    pub(super) fn new(game: &'g G, budget: Budget) -> Self {
        Self { game, budget, known: HashMap::default() }
    }

    /// Returns the legal moves of a position; the last ones before it tell what a player has in mind.
    pub(super) fn of(&mut self, position: &G::Position, recent: G::Recent) -> Rc<[Choice<G>]> {
        let key = (self.game.key(position), self.game.move_number(position), recent);
        if let Some(choices) = self.known.get(&key) {
            self.budget.spend(choices.len());
            return Rc::clone(choices);
        }
        let choices: Rc<[Choice<G>]> = self.game.choices(position, recent).into();
        self.budget.spend(STEPS_IF_NEW * choices.len().max(1));
        if self.known.len() >= MAX_KNOWN {
            self.known.clear();
        }
        self.known.insert(key, Rc::clone(&choices));
        choices
    }
}
