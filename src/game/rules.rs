//! The rules of a game: where a record starts, which moves are legal, what they do and how a game ends.

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

/// One thing wrong with the position a record starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// The place in the record, where it is written there.
    pub span: Option<Span>,
    /// What is wrong, in players' words.
    pub message: Message,
    /// Whether play can start all the same.
    pub is_fatal: bool,
    /// What the problem is about.
    pub kind: ProblemKind,
    /// What to write instead, and where.
    pub instead: Option<(Span, String)>,
}

/// What keeps a record from being played from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The position is not possible.
    Position,
    /// The position is not written as it should be; what is meant is certain.
    Misspelled,
    /// The position is unusual, and played from as it is.
    Unusual,
    /// A position is announced and not given; play starts from the usual one.
    MissingStart,
    /// The record is of another game whose name is known: `Crazyhouse`.
    OtherGame,
    /// The Variant tag names nothing that is known.
    UnknownGame,
    /// Nothing names the game: it was recognized by its moves.
    Recognized,
    /// The letters of the moves are those of two alphabets, and either reads them.
    Letters,
}

/// Pieces of one side that were set up on each other's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArraySwap {
    /// The king and the queen.
    KingQueen,
    /// The bishops and the knights of both wings.
    BishopsKnights,
    /// The bishop and the knight of the queenside.
    BishopKnightQueenside,
    /// The bishop and the knight of the kingside.
    BishopKnightKingside,
}

impl ArraySwap {
    /// Returns the key by which messages select.
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

/// How the first position of a game was set up: what is wrong of White's and of Black's pieces.
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
    /// Whether it is the game's usual first position.
    pub is_usual: bool,
}

/// The rules of a game in which two sides move in turn on a board.
pub trait Rules: Sized {
    /// The name of the game in messages: `chess`, `tavreli`.
    const NAME: &'static str;
    /// Everything the rules need to know of a moment of the game.
    type Position: Clone + fmt::Debug;
    /// A legal move.
    type Move: Copy + PartialEq + fmt::Debug;

    /// Returns the name, in options and in JSON, of what is played from a position; the usual one where none could be set up.
    fn system(&self, start: Option<&Self::Position>) -> &'static str;
    /// Returns the rules that are always cited for the game; none where they go by the date.
    fn edition(&self) -> Option<Edition> {
        None
    }
    /// Reads from its tags where a record starts, with everything that is wrong with that.
    fn set_up(&self, record: &Record<'_>) -> Start<Self::Position>;
    /// Lists the first positions that players set up by mistake, with the usual one; none for a game of which no such mistakes
    /// are known.
    fn arrays(&self) -> Vec<(WrongArray, Self::Position)> {
        Vec::new()
    }
    /// Lists the legal moves, each once, in an order that is always the same.
    fn legal_moves(&self, position: &Self::Position) -> Vec<Self::Move>;
    /// Plays a legal move; what another one does to the position is not said.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);
    /// Returns the move that passes the turn, which stands for a half-move that is not written; none where a game cannot go on
    /// behind one.
    #[inline]
    fn pass(&self) -> Option<Self::Move> {
        None
    }
    /// Returns whether the move only passes the turn; in most games none does.
    #[inline]
    fn is_null(&self, _: Self::Move) -> bool {
        false
    }
    /// Returns whether the move takes something, in the position before it.
    fn is_capture(&self, position: &Self::Position, mv: Self::Move) -> bool;
    /// Returns what the move that led to `position` does to the king of the side to move.
    fn gives(&self, position: &Self::Position) -> CheckStatus;
    /// Returns how the game has ended on the board; none where it goes on.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;
    /// Returns the side to move.
    fn side(&self, position: &Self::Position) -> Side;
    /// Returns the number of the move about to be made, from 1.
    fn move_number(&self, position: &Self::Position) -> u32;
    /// Returns the number and the side of the move about to be made this many plies after `start`, whatever they are.
    #[inline]
    fn turn_after(&self, start: &Self::Position, n_plies: u32) -> (u32, Side) {
        let (first, number) = (self.side(start), self.move_number(start));
        let side = if n_plies.is_multiple_of(2) { first } else { first.other() };
        (number.saturating_add(n_plies / 2 + u32::from(first == Side::Black) * (n_plies % 2)), side)
    }
    /// Counts plies since the last one that cannot be undone (FIDE 9.3).
    fn halfmove_clock(&self, position: &Self::Position) -> u32;
    /// Names a move by a number that is the same for ever: where from, 64 times where to, and 4096 times what else there is
    /// to it; what finds no room there is left out.
    fn move_code(&self, mv: Self::Move) -> u16;
}
