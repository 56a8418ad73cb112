//! The rules of a game: where a record starts, which moves are legal, their effects and how a game ends.

use std::fmt;

use crate::l10n::Message;
use crate::laws::Edition;
use crate::record::Record;
use crate::text::Span;

use super::side::Side;

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStatus {
    /// Nothing.
    Nothing,
    /// Check by one piece.
    Check,
    /// Check by two pieces.
    DoubleCheck,
    /// Mate.
    Mate,
}

/// How a game ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner mated (FIDE 5.1.1).
    Mate(Side),
    /// The side to move had no legal move (FIDE 5.2.1).
    Stalemate,
}

/// A problem with the position from which a record starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// The place in the record, if it is written there.
    pub span: Option<Span>,
    /// What is wrong, in chess players' words.
    pub message: Message,
    /// Whether play can start all the same.
    pub is_fatal: bool,
    /// The kind of problem.
    pub kind: ProblemKind,
    /// The replacement, and its place.
    pub instead: Option<(Span, String)>,
}

/// What keeps a record from being played from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The position is not possible.
    Position,
    /// The position is not written correctly, but its meaning is certain.
    Misspelled,
    /// The position is unusual, and is played as it is.
    Unusual,
    /// A position is announced but missing; play starts from the usual one.
    MissingStart,
    /// The record is of another game whose name is known: `Crazyhouse`.
    OtherGame,
    /// The Variant tag names an unknown game.
    UnknownGame,
    /// The game is not stated: it was recognized by its moves.
    Recognized,
    /// The moves can be read in the letters of two alphabets.
    Letters,
}

/// Pieces of one side that were set up on each other's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArraySwap {
    /// The king and the queen.
    KingQueen,
    /// The bishops and the knights of both sides of the board.
    BishopsKnights,
    /// The bishop and the knight of the queenside.
    BishopKnightQueenside,
    /// The bishop and the knight of the kingside.
    BishopKnightKingside,
}

impl ArraySwap {
    /// Returns its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::KingQueen => "king-queen",
            Self::BishopsKnights => "bishops-knights",
            Self::BishopKnightQueenside => "queenside",
            Self::BishopKnightKingside => "kingside",
        }
    }
}

/// The swapped pieces of White and of Black in an initial position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongArray {
    /// The pieces of White and of Black.
    pub swaps: [Option<ArraySwap>; 2],
}

impl WrongArray {
    /// Counts the sides whose pieces were set up wrongly.
    #[must_use]
    pub fn n_wrong(&self) -> u32 {
        self.swaps.iter().map(|swap| u32::from(swap.is_some())).sum()
    }
}

/// Where a record starts.
#[derive(Clone, Debug)]
pub struct Start<P> {
    /// The position; absent when play cannot start.
    pub position: Option<P>,
    /// What is wrong with it.
    pub problems: Vec<SetupProblem>,
    /// Whether it is the game's usual start position.
    pub is_usual: bool,
}

/// The rules of a game in which two sides move in turn on a board.
pub trait Rules: Sized {
    /// The name of the game in messages: `chess`, `tavreli`.
    const NAME: &'static str;
    /// The state of a game as far as the rules need it.
    type Position: Clone + fmt::Debug + 'static;
    /// A legal move.
    type Move: Copy + PartialEq + fmt::Debug + 'static;

    /// Returns the name, in options and in JSON, of the game played from a position; the usual one if there is no
    /// position.
    fn system(&self, start: Option<&Self::Position>) -> &'static str;
    /// Returns the rules that are always cited for the game; `None` if they depend on the date.
    fn edition(&self) -> Option<Edition> {
        None
    }
    /// Reads the start of a record from its tags, with all problems.
    fn set_up(&self, record: &Record<'_>) -> Start<Self::Position>;
    /// Lists the start positions that players set up by mistake, and the usual one; empty for a game without known
    /// mistakes.
    fn arrays(&self) -> Vec<(WrongArray, Self::Position)> {
        Vec::new()
    }
    /// Lists the legal moves, each once, in a fixed order.
    fn legal_moves(&self, position: &Self::Position) -> Vec<Self::Move>;
    /// Plays a legal move; the effect of any other move is unspecified.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);
    /// Returns the move that passes the turn, used for a missing half-move; `None` if the game cannot continue after
    /// one.
    #[inline]
    fn pass(&self) -> Option<Self::Move> {
        None
    }
    /// Returns true if the move only passes the turn; in most games none does.
    #[inline]
    fn is_null(&self, _: Self::Move) -> bool {
        false
    }
    /// Returns true if the move captures, in the position before it.
    fn is_capture(&self, position: &Self::Position, mv: Self::Move) -> bool;
    /// Returns what the move that led to `position` does to the king of the side to move.
    fn gives(&self, position: &Self::Position) -> CheckStatus;
    /// Returns how the game has ended on the board; `None` if it continues.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;
    /// Returns the side to move.
    fn side(&self, position: &Self::Position) -> Side;
    /// Returns the number of the next move, from 1.
    fn move_number(&self, position: &Self::Position) -> u32;
    /// Returns the number and the side of the move this many plies after `start`, whatever the moves are.
    #[inline]
    fn turn_after(&self, start: &Self::Position, n_plies: u32) -> (u32, Side) {
        let (first, number) = (self.side(start), self.move_number(start));
        let side = if n_plies.is_multiple_of(2) { first } else { first.other() };
        (number.saturating_add(n_plies / 2 + u32::from(first == Side::Black) * (n_plies % 2)), side)
    }
    /// Counts plies since the last irreversible one (FIDE 9.3).
    fn halfmove_clock(&self, position: &Self::Position) -> u32;
    /// Encodes a move as a number that never changes: origin, plus 64 times destination, plus 4096 times the rest;
    /// whatever does not fit is left out.
    fn move_code(&self, mv: Self::Move) -> u16;
}
