//! What the search for the game behind a sheet asks of a game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::{Game, Notation};

use super::super::confusions::Costs;
use super::template::{CheckMark, Spellings};

/// How the moves of a sheet are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetNotation<A> {
    /// Whose letters the pieces or files have.
    pub letters: A,
    /// The notation, where it is another than the usual one of the game.
    pub other: Option<Notation>,
}

impl<A> SheetNotation<A> {
    /// The usual notation of a game in somebody's letters.
    pub const fn usual(letters: A) -> Self {
        Self { letters, other: None }
    }
}

/// A legal move and what is asked of it.
#[derive(Clone, Copy, Debug)]
pub struct Choice<G: Decodable> {
    /// The move.
    pub mv: G::Move,
    /// What it costs that a player makes it: the negative natural logarithm of how likely it is.
    pub prior: f32,
    /// What decides how it is written.
    pub outline: G::Outline,
}

/// A game whose damaged records can be restored.
pub trait Decodable: Game<Move: Eq + Hash + Ord, Alphabet: Eq> + Clone {
    /// By how many times fewer positions are kept than in chess where several sheets stand beside each other: few are enough
    /// if moves name both their squares.
    const NARROWER: usize = 1;
    /// What of a move decides how it is written: moves of one outline are written alike.
    type Outline: Copy + Eq + Hash + Debug;
    /// What of the last moves tells what a player has in mind.
    type Recent: Copy + Eq + Hash + Default + Debug;

    /// Returns what is known of the last moves after one more.
    fn recent_after(&self, recent: Self::Recent, position: &Self::Position, mv: Self::Move) -> Self::Recent;
    /// Lists the legal moves of a position, in an order that is always the same.
    fn choices(&self, position: &Self::Position, recent: Self::Recent) -> Vec<Choice<Self>>;
    /// Returns what decides how a legal move is written.
    fn outline(&self, position: &Self::Position, mv: Self::Move) -> Self::Outline;
    /// Returns the sign that such a move deserves.
    fn mark_of(outline: Self::Outline) -> CheckMark;
    /// Lists the ways in which such a move may be written, as far as they may fit what stands at a place, folded; at least one.
    fn spellings(
        outline: Self::Outline,
        notation: SheetNotation<Self::Alphabet>,
        near: &[char],
        costs: &Costs,
    ) -> Spellings;
    /// Returns true if the side to move is mated.
    fn is_mated(&self, position: &Self::Position) -> bool;
    /// Lists the notations that a sheet with such words may be written in, that in which it was replayed first.
    fn rival_notations(&self, words: &[&str], replayed: Self::Alphabet) -> Vec<SheetNotation<Self::Alphabet>>;
    /// Returns true if what is written, folded, says that a move takes something, checks or mates, and it does not. A sign that
    /// is left out says nothing: the rules do not ask for it.
    fn has_wrong_sign(&self, position: &Self::Position, mv: Self::Move, written: &[char]) -> bool;
}
