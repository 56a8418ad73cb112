//! When positions of a game are the same, and how a series of them is searched for one that came before.

use std::fmt;
use std::hash::Hash;

use crate::l10n::Message;

use super::rules::Rules;
use super::side::Side;

/// What made a position another one than one that looks the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// This side was to move.
    ToMove(Side),
    /// A right to castle was lost in between; said as a clause, as are those below.
    Castling(Message),
    /// A right to a double step was lost in between.
    DoubleStep(Message),
    /// A capture en passant was possible then.
    EnPassant(Message),
    /// The capture en passant that is possible now was not possible then.
    NoEnPassant(Message),
}

/// What makes positions of a game the same (FIDE 9.2.3).
pub trait Repetition: Rules {
    /// What makes a position what it is; equal for positions that are the same.
    type Identity: Eq + Hash;
    /// What is kept of each ply, to tell later which positions were the same.
    type Step: Copy + Default + fmt::Debug;

    /// Returns what makes a position what it is, for comparing it whole.
    fn identity(&self, position: &Self::Position) -> Self::Identity;
    /// Says in what an earlier position differs from one that looks the same; nothing where it is the same, none where
    /// it does not look the same.
    fn differences(&self, earlier: &Self::Position, wanted: &Self::Position) -> Option<Vec<Difference>>;
    /// Counts plies since the last one before which no equal position can have stood; most games lose nothing by taking
    /// [`Rules::halfmove_clock`].
    fn reversible_plies(&self, position: &Self::Position) -> u32 {
        self.halfmove_clock(position)
    }
    /// Returns the key that is equal for equal positions (FIDE 9.2.3).
    fn key(&self, position: &Self::Position) -> u64;
    /// Returns what is kept of the beginning of a game.
    fn first_step(&self, position: &Self::Position) -> Self::Step;
    /// Returns what is kept of a move that has led to `position`.
    fn step(&self, position: &Self::Position, mv: Self::Move) -> Self::Step;
    /// Returns whether the position to which `last` has led may have stood before `earlier`, a step of the same side in the same
    /// run of reversible plies; `false` for all earlier ones only if it cannot have stood before at all.
    fn may_be_undone(&self, earlier: Self::Step, last: Self::Step) -> bool;
    /// Appends a number for each position of a run of reversible plies, that after the first of `steps` first and `position`
    /// last; positions are the same where their numbers are equal.
    fn number_run(&self, steps: &[Self::Step], position: &Self::Position, numbers: &mut Vec<u64>);
    /// Returns the number of the next position of such a run, to which `step` has led, by that of the one before.
    fn number_after(&self, before: u64, step: Self::Step, position: &Self::Position) -> u64;
}
