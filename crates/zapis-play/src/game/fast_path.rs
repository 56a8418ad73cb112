//! Faster versions of a game's methods: each gives the same result as the plain one, or leaves it to that.

use crate::record::{PackedSan, Record};
use crate::text::{ByteCursor, ByteSink};

use super::display::BoardDisplay;
use super::notation::{MoveNotation, ReadMove, Resolution};
use super::repetition::Repetition;
use super::rules::CheckStatus;
use super::side::Side;

/// Restricts the fast path to the games of this crate, where it is tested against the plain one.
pub(super) mod sealed {
    /// A trait that only this crate can implement.
    pub trait Sealed {}
}

/// The fast path of a game. It cannot be implemented outside: other games use [`SlowPath`].
pub trait FastPath<G: MoveNotation + Repetition + BoardDisplay>: sealed::Sealed {
    /// The state kept between positions while a series of them is written.
    type Series: Default;

    /// Returns the move of the side to move for a word that was analyzed when it was measured; `None` leaves it to
    /// [`MoveNotation::read`] and [`MoveNotation::resolve`], which give the same result. If the word has a capture
    /// sign, its move captures.
    #[inline]
    #[must_use]
    fn resolve_packed(_: &G, _: &G::Position, _: Side, _: PackedSan, _: G::Alphabet) -> Option<Resolution<G::Move>> {
        None
    }
    /// Reads and resolves a word in one step; `None` leaves it to [`MoveNotation::read`] and [`MoveNotation::resolve`],
    /// which give the same result.
    #[inline]
    #[must_use]
    fn read_and_resolve(_: &G, _: &G::Position, _: &[u8], _: G::Alphabet) -> Option<ReadMove<G::Move>> {
        None
    }
    /// Plays the move of the side to move that [`FastPath::resolve_packed`] has resolved.
    #[inline]
    fn play_packed(game: &G, position: &mut G::Position, _: Side, mv: G::Move, _: PackedSan) {
        game.play(position, mv);
    }
    /// Returns what the move that led to `position` gives, with mate counted as check if it is more expensive to
    /// detect.
    #[inline]
    fn checks(game: &G, position: &G::Position) -> CheckStatus {
        game.gives(position)
    }
    /// Returns an upper bound of [`Repetition::reversible_plies`].
    #[inline]
    fn most_reversible_plies(game: &G, position: &G::Position) -> u32 {
        game.reversible_plies(position)
    }
    /// Returns true if a main line that is playable to its end in an alphabet, with its pieces named by these
    /// [`ReadMove::spellings`], is certainly not playable in any alphabet tried before, and certainly means the same in
    /// every later one in which it is playable.
    #[inline]
    #[must_use]
    fn is_alone_with(_: &G, _: G::Alphabet, _: u32) -> bool {
        false
    }
    /// Returns true if a word begins with letters of other alphabets; some such words are found, not all.
    #[inline]
    #[must_use]
    fn starts_with_foreign_letter(_: &G, _: &[u8], _: G::Alphabet) -> bool {
        false
    }
    /// Returns true if nothing in its tags can change the start of a record; `false` if that is not certain.
    #[inline]
    #[must_use]
    fn starts_as_usual(_: &G, _: &Record<'_>) -> bool {
        false
    }
    /// Writes a position as [`BoardDisplay::write_position`] does, faster if it is similar to the previous one.
    fn write_next_position(game: &G, _: &mut Self::Series, position: &G::Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        game.write_position(position, &mut text);
        out.put_slice(&text);
    }
    /// Writes the fields of a position as [`BoardDisplay::write_fields`] does.
    fn write_next_fields(game: &G, _: &mut Self::Series, position: &G::Position, out: &mut ByteCursor<'_>) {
        let mut text = Vec::new();
        game.write_fields(position, &mut text);
        out.put_slice(&text);
    }
}

/// The fast path of a game that has none: everything uses the plain methods.
#[derive(Clone, Copy, Debug)]
pub enum SlowPath {}

impl sealed::Sealed for SlowPath {}

impl<G: MoveNotation + Repetition + BoardDisplay> FastPath<G> for SlowPath {
    type Series = ();
}
