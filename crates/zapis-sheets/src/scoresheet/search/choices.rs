//! The legal moves of positions with the data a search needs, kept so that no position is examined twice.

use std::collections::HashMap;
use std::rc::Rc;

use crate::game::Chess;

use super::budget::Budget;
use crate::scoresheet::moves::{Choice, Decodable};
use crate::scoresheet::reading::mixer::Quick;

/// The cost of a new position as a multiple of the steps of a known one: its moves have to be generated and weighed.
const STEPS_IF_NEW: usize = 8;
/// The maximum number of positions kept at once.
const MAX_KNOWN: usize = 16_384;

/// What determines the choices of a player: the position, the number of the move, and the player's recent moves.
type Moment<G> = (u64, u32, <G as Decodable>::Recent);

/// The legal moves of the positions that were examined: those of one sheet, which several searches read.
pub(crate) struct Choices<'g, G: Decodable = Chess> {
    pub(crate) game: &'g G,
    /// The budget of all searches that use these choices.
    pub(crate) budget: Budget,
    known: HashMap<Moment<G>, Rc<[Choice<G>]>, Quick>,
}

impl<'g, G: Decodable> Choices<'g, G> {
    pub(crate) fn new(game: &'g G, budget: Budget) -> Self {
        Self { game, budget, known: HashMap::default() }
    }

    /// Returns the legal moves of a position; the last moves before it are evidence of the player's intention.
    pub(crate) fn of(&mut self, position: &G::Position, recent: G::Recent) -> Rc<[Choice<G>]> {
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
