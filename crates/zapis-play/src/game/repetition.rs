//! When positions of a game are the same, and how a series of them is searched for an earlier occurrence.

use std::fmt;
use std::hash::Hash;

use crate::l10n::Message;

use super::rules::Rules;
use super::side::Side;

/// How a position differed from one that looks the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// This side was to move.
    ToMove(Side),
    /// A right to castle was lost in between; described by a clause, as those below.
    Castling(Message),
    /// A right to a double step was lost in between.
    DoubleStep(Message),
    /// A capture en passant was possible then.
    EnPassant(Message),
    /// The en passant capture that is possible now was not possible then.
    NoEnPassant(Message),
}

/// What makes positions of a game the same (FIDE 9.2.3).
pub trait Repetition: Rules {
    /// The identity of a position; equal for positions that are the same.
    type Identity: Eq + Hash;
    /// The data kept for each ply, to determine later which positions were the same.
    type Step: Copy + Default + fmt::Debug;

    /// Returns the identity of a position, for an exact comparison.
    fn identity(&self, position: &Self::Position) -> Self::Identity;
    /// Returns how an earlier position differs from one that looks the same; empty if it is the same, `None` if it does
    /// not look the same.
    fn differences(&self, earlier: &Self::Position, wanted: &Self::Position) -> Option<Vec<Difference>>;
    /// Counts plies since the last one before which no equal position can have occurred; for most games
    /// [`Rules::halfmove_clock`] is good enough.
    fn reversible_plies(&self, position: &Self::Position) -> u32 {
        self.halfmove_clock(position)
    }
    /// Returns a key that is equal for equal positions (FIDE 9.2.3).
    fn key(&self, position: &Self::Position) -> u64;
    /// Returns the step for the beginning of a game.
    fn first_step(&self, position: &Self::Position) -> Self::Step;
    /// Returns the step for a move that has led to `position`.
    fn step(&self, position: &Self::Position, mv: Self::Move) -> Self::Step;
    /// Returns true if the position to which `last` has led may have occurred before `earlier`, a step of the same side
    /// in the same run of reversible plies; `false` for all earlier ones only if it cannot have occurred before at all.
    fn may_be_undone(&self, earlier: Self::Step, last: Self::Step) -> bool;
    /// Appends a number for each position of a run of reversible plies, from the one after the first of `steps` to
    /// `position`; positions are the same if their numbers are equal.
    fn number_run(&self, steps: &[Self::Step], position: &Self::Position, numbers: &mut Vec<u64>);
    /// Returns the number of the next position of such a run, to which `step` has led, from that of the previous one.
    fn number_after(&self, before: u64, step: Self::Step, position: &Self::Position) -> u64;
}
