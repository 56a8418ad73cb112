//! What the search for the game behind a sheet requires of a game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::{Game, Notation};

use super::template::{CheckMark, Spellings};
use crate::scoresheet::damage::confusions::Costs;

/// The notation of the moves of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetNotation<A> {
    /// The language of the letters for pieces or files.
    pub letters: A,
    /// The notation, if it is not the usual one of the game.
    pub other: Option<Notation>,
}

impl<A> SheetNotation<A> {
    /// Returns the usual notation of a game in these letters.
    pub const fn usual(letters: A) -> Self {
        Self { letters, other: None }
    }
}

/// A legal move and its data for the search.
#[derive(Clone, Copy, Debug)]
pub struct Choice<G: Decodable> {
    /// The move.
    pub mv: G::Move,
    /// The cost of the move as a player's choice: the negative natural logarithm of its probability.
    pub prior: f32,
    /// What decides its spelling.
    pub outline: G::Outline,
}

/// A game whose damaged records can be restored.
pub trait Decodable: Game<Move: Eq + Hash + Ord, Alphabet: Eq> + Clone {
    /// The factor by which fewer positions are kept than in chess for several sheets side by side: few are enough if
    /// moves name both their squares.
    const NARROWER: usize = 1;
    /// What decides the spelling of a move: moves of one outline are written alike.
    type Outline: Copy + Eq + Hash + Debug;
    /// What the last moves show about a player's intention.
    type Recent: Copy + Eq + Hash + Default + Debug;

    /// Returns what is known of the last moves after one more.
    fn recent_after(&self, recent: Self::Recent, position: &Self::Position, mv: Self::Move) -> Self::Recent;
    /// Returns the legal moves of a position, always in the same order.
    fn choices(&self, position: &Self::Position, recent: Self::Recent) -> Vec<Choice<Self>>;
    /// Returns what decides the spelling of a legal move.
    fn outline(&self, position: &Self::Position, mv: Self::Move) -> Self::Outline;
    /// Returns the check mark of such a move.
    fn mark_of(outline: Self::Outline) -> CheckMark;
    /// Returns the possible spellings of such a move that may fit the text at a place, folded; at least one.
    fn spellings(
        outline: Self::Outline,
        notation: SheetNotation<Self::Alphabet>,
        near: &[char],
        costs: &Costs,
    ) -> Spellings;
    /// Returns true if the side to move is mated.
    fn is_mated(&self, position: &Self::Position) -> bool;
    /// Returns the notations that a sheet with such words may have, the one in which it was replayed first.
    fn rival_notations(&self, words: &[&str], replayed: Self::Alphabet) -> Vec<SheetNotation<Self::Alphabet>>;
    /// Returns true if what is written, folded, wrongly claims that a move takes something, checks or mates.
    ///
    /// A missing sign is not wrong: the rules do not require it.
    fn has_wrong_sign(&self, position: &Self::Position, mv: Self::Move, written: &[char]) -> bool;
}
