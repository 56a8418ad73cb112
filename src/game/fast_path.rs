//! Doubles of what a game does, for speed: each gives what the plain way gives, or leaves it to that.

use crate::record::{PackedSan, Record};
use crate::text::{ByteCursor, ByteSink};

use super::display::BoardDisplay;
use super::notation::{MoveNotation, ReadMove, Resolution};
use super::repetition::Repetition;
use super::rules::CheckStatus;
use super::side::Side;

/// Keeps the fast path to the games of this crate, where it is tested against the plain one.
pub(super) mod sealed {
    /// What only this crate can implement.
    pub trait Sealed {}
}

/// The fast path of a game. No one outside implements it: a game takes [`SlowPath`].
pub trait FastPath<G: MoveNotation + Repetition + BoardDisplay>: sealed::Sealed {
    /// What is remembered from one position to the next while a series of them is written.
    type Series: Default;

    /// Returns the move of the side to move that a word means which was taken apart when it was measured; `None` leaves
    /// it to [`MoveNotation::read`] and [`MoveNotation::resolve`], which give the same where this gives anything. Where
    /// the word has a capture sign, its move takes something.
    #[inline]
    #[must_use]
    fn resolve_packed(_: &G, _: &G::Position, _: Side, _: PackedSan, _: G::Alphabet) -> Option<Resolution<G::Move>> {
        None
    }
    /// Reads and resolves a word in one step; `None` leaves it to [`MoveNotation::read`] and [`MoveNotation::resolve`],
    /// which give the same where this gives anything.
    #[inline]
    #[must_use]
    fn read_and_resolve(_: &G, _: &G::Position, _: &[u8], _: G::Alphabet) -> Option<ReadMove<G::Move>> {
        None
    }
    /// Plays the move of the side to move that [`FastPath::resolve_packed`] has resolved from a word.
    #[inline]
    fn play_packed(game: &G, position: &mut G::Position, _: Side, mv: G::Move, _: PackedSan) {
        game.play(position, mv);
    }
    /// Returns what the move that led to `position` gives, where mate costs more to see taken for the check that it is.
    #[inline]
    fn checks(game: &G, position: &G::Position) -> CheckStatus {
        game.gives(position)
    }
    /// Returns what [`Repetition::reversible_plies`] is at most.
    #[inline]
    fn most_reversible_plies(game: &G, position: &G::Position) -> u32 {
        game.reversible_plies(position)
    }
    /// Returns whether a main line that can be played to its end under an alphabet, with its pieces named by these
    /// [`ReadMove::spellings`], certainly cannot be under any alphabet that is tried before, and certainly means the same
    /// under every one that is tried later and under which it can.
    #[inline]
    #[must_use]
    fn is_alone_with(_: &G, _: G::Alphabet, _: u32) -> bool {
        false
    }
    /// Returns whether a word begins with letters that belong to other alphabets than this one; some such words are
    /// found, not all.
    #[inline]
    #[must_use]
    fn starts_with_foreign_letter(_: &G, _: &[u8], _: G::Alphabet) -> bool {
        false
    }
    /// Returns whether nothing in its tags can let a record start elsewhere than most; `false` where that is not certain.
    #[inline]
    #[must_use]
    fn starts_as_usual(_: &G, _: &Record<'_>) -> bool {
        false
    }
    /// Writes a position as [`BoardDisplay::write_position`] does, more quickly where it is much like the one before it.
    fn write_next_position(game: &G, _: &mut Self::Series, position: &G::Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        game.write_position(position, &mut text);
        out.put_slice(&text);
    }
    /// Writes of a position what [`BoardDisplay::write_fields`] does.
    fn write_next_fields(game: &G, _: &mut Self::Series, position: &G::Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        game.write_fields(position, &mut text);
        out.put_slice(&text);
    }
}

/// The fast path of a game that has none: everything is done the plain way.
#[derive(Clone, Copy, Debug)]
pub enum SlowPath {}

impl sealed::Sealed for SlowPath {}

impl<G: MoveNotation + Repetition + BoardDisplay> FastPath<G> for SlowPath {
    type Series = ();
}
