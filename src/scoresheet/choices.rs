//! The legal moves of positions with what a search asks of them, kept so that no position is looked at twice.

use std::collections::HashMap;
use std::rc::Rc;

use crate::chess::{CheckSuffix, Move, Position};

use super::budget::Budget;
use super::check_mark::mark_of;
use super::mixer::Quick;
use super::policy::Policy;
use super::prior::LastMoves;
use super::template::MoveOutline;

/// How much the choice of a player counts beside what is written.
const WEIGHT_OF_PRIOR: f32 = 0.8;
/// No legal move is unlikelier than this, in natural logarithms: some games are made up, or agreed on.
const MAX_UNLIKELY: f32 = 6.0;
/// A position that was not seen before costs so many times the steps of one that was: its moves have to be found and weighed.
const STEPS_IF_NEW: usize = 8;
/// So many positions are kept at once.
const MAX_KNOWN: usize = 16_384;

/// A legal move and what is asked of it.
pub(super) struct Choice {
    pub(super) mv: Move,
    /// What it costs that a player makes it.
    pub(super) prior: f32,
    pub(super) outline: MoveOutline,
    pub(super) gives: CheckSuffix,
}

/// The legal moves of the positions that were looked at: those of one sheet, which several searches read.
pub(super) struct Choices {
    policy: &'static Policy,
    /// What all searches that ask here may do together.
    pub(super) budget: Budget,
    known: HashMap<(u64, u32, LastMoves), Rc<[Choice]>, Quick>,
}

impl Choices {
    pub(super) fn new(budget: Budget) -> Self {
        Self { policy: Policy::get(), budget, known: HashMap::default() }
    }

    /// Returns the legal moves of a position; the last ones before it tell what a player has in mind.
    pub(super) fn of(&mut self, position: &Position, last: LastMoves) -> Rc<[Choice]> {
        let key = (position.key(), position.fullmove_number(), last);
        if let Some(choices) = self.known.get(&key) {
            self.budget.spend(choices.len());
            return Rc::clone(choices);
        }
        let moves = position.legal_moves();
        let priors = self.policy.costs(position, &moves, last);
        let choice = |(mv, prior): (&Move, f32)| Choice {
            mv: *mv,
            prior: WEIGHT_OF_PRIOR * prior.min(MAX_UNLIKELY),
            outline: MoveOutline::of(position, *mv),
            gives: mark_of(position, *mv),
        };
        let choices: Rc<[Choice]> = moves.iter().zip(priors).map(choice).collect();
        self.budget.spend(STEPS_IF_NEW * choices.len().max(1));
        if self.known.len() >= MAX_KNOWN {
            self.known.clear();
        }
        self.known.insert(key, Rc::clone(&choices));
        choices
    }
}
