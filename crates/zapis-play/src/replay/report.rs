//! Options and results of a replay: moves, faults, events.

use crate::game::{CheckStatus, Dialect, Ending, Game, Side, Start, WrittenSuffix};
use crate::record::{Record, Tape};
use crate::text::{Span, quote};

use super::fragment::Fragment;

/// A playable move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply<M> {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in its line, from 1.
    pub ply: u32,
    /// The number of enclosing variations; 0 for the main line.
    pub depth: u32,
    /// Plies since the last irreversible one, after this move.
    pub halfmove_clock: u32,
    /// The number of occurrences of the position after it, itself included; 0 in side lines, where they are not
    /// counted.
    pub occurrence: u32,
    /// The move.
    pub mv: M,
    /// Whether it gives check or mate.
    pub gives: CheckStatus,
    /// Whether the move was illegal and stood.
    pub stood: bool,
    /// Whether it is a missing half-move, for which the turn was passed.
    pub missing: bool,
}

/// An illegal move after which play continued from the position it led to, or a missing half-move, for which the turn
/// was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in its line, from 1.
    pub ply: u32,
    /// The number of enclosing variations.
    pub depth: u32,
    /// The number of the move.
    pub number: u32,
    /// The side to move.
    pub side: Side,
    /// Whether the piece moved the way it can, see
    /// [`MadeMove::is_of_its_piece`](crate::game::MadeMove::is_of_its_piece).
    pub is_of_its_piece: bool,
    /// Whether it is a missing half-move rather than an illegal move.
    pub is_missing: bool,
}

impl Stood {
    /// Names the move as written: `12...Ke7`.
    #[must_use]
    pub fn name(&self, record: &Record<'_>) -> String {
        let item = record.tape.items.get(self.item as usize).filter(|_| !self.is_missing);
        let word = item.map(|item| quote(record.slice(item.span)));
        let dots = if self.side == Side::White { "." } else { "..." };
        format!("{}{dots}{}", self.number, word.unwrap_or_default())
    }
}

/// How a line continued at a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Then {
    /// It ended there, or the fault does not end a line.
    #[default]
    Nothing,
    /// It continued from the position after an illegal move.
    Stood,
    /// It continued from the position before an illegal move, as if that had been taken back.
    PassedOver,
}

/// A problem with a move, or a note about it.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind<M> {
    /// `2. Nf3 3. Bb5`: a missing half-move.
    MoveMissing,
    /// `2. Nf3 (2... d6) Nc6`: a variation that follows one move but replaces another, as its number shows. It is
    /// played where it belongs.
    VariationMisplaced {
        /// The move it follows, and its ply.
        stands_behind: (Span, u32),
        /// The move it replaces, and its ply.
        replaces: (Span, u32),
    },
    /// A word that may be a move after a missing half-move, but is not one without it; its line ends there.
    NeedsMissing,
    /// `2. Nf3 Nf3 Nc6`: a move written twice, as where a line was wrapped.
    WrittenTwice,
    /// `Nz3`: not a move in this notation.
    Unreadable,
    /// No legal move matches.
    Illegal,
    /// Several legal moves match.
    Ambiguous(Vec<M>),
    /// A move after the game has ended on the board.
    AfterEnd(Ending),
    /// `o-o`: understood, but unreadable for most programs.
    Misspelled(M),
    /// `QxQ`: understood, because the board shows what is left out.
    Shorthand(M),
    /// `nf3`: a piece with a small letter.
    SmallLetter(M),
    /// `P-K4`: the first move of a record in another notation (a note).
    OtherNotation(Dialect),
    /// A null move in the main line.
    NullMove,
    /// A move number that does not fit.
    Number {
        /// The number written.
        written: u64,
        /// The number of the next move.
        expected: u32,
        /// Whether the dots say that Black is to move.
        claims_black: bool,
    },
    /// A wrong or missing check sign (a note).
    WrittenSuffix {
        /// What the move gives.
        gives: CheckStatus,
        /// What is written.
        written: WrittenSuffix,
    },
    /// A capture sign on a non-capture (a note), or a missing one if every other capture has one.
    CaptureSign {
        /// Whether it is written.
        is_written: bool,
    },
    /// More of the origin is written than needed (a note).
    Overspecified(M),
    /// `bxc3` if all letters are small: the move of a pawn, or of a bishop.
    CaseOpen {
        /// The chosen move.
        taken: M,
        /// The other one.
        other: M,
        /// Whether the following moves fit only one of them, or one better.
        is_decided: bool,
    },
}

impl<M> FaultKind<M> {
    /// The number of kinds.
    pub(super) const COUNT: usize = 18;

    /// Returns the index of the kind, below [`FaultKind::COUNT`].
    pub(super) const fn index(&self) -> usize {
        match self {
            Self::Unreadable => 0,
            Self::Illegal => 1,
            Self::Ambiguous(_) => 2,
            Self::AfterEnd(_) => 3,
            Self::Misspelled(_) => 4,
            Self::NullMove => 5,
            Self::Number { .. } => 6,
            Self::WrittenSuffix { .. } => 7,
            Self::CaptureSign { .. } => 8,
            Self::Overspecified(_) => 9,
            Self::Shorthand(_) => 10,
            Self::OtherNotation(_) => 11,
            Self::CaseOpen { .. } => 12,
            Self::MoveMissing => 13,
            Self::WrittenTwice => 14,
            Self::NeedsMissing => 15,
            Self::VariationMisplaced { .. } => 16,
            Self::SmallLetter(_) => 17,
        }
    }
}

/// A fault with its place and, if needed to explain it, the position.
#[derive(Clone, Debug)]
pub struct Fault<G: Game> {
    /// The index of its item on the tape.
    pub item: u32,
    /// The ply it would have been, from 1.
    pub ply: u32,
    /// The number of enclosing variations.
    pub depth: u32,
    /// The side to move.
    pub side: Side,
    /// What is wrong.
    pub kind: FaultKind<G::Move>,
    /// The position before the move, for the first [`MAX_POSITIONS`] faults of a kind.
    pub position: Option<Box<G::Position>>,
    /// How play continued.
    pub then: Then,
    /// The first illegal move that stood before it in its line, as an index of [`Replay::stood`].
    pub rests_on: Option<u32>,
    /// Whether it is a note: kept only if notes are requested.
    pub is_note: bool,
}

/// An event that matters to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The position occurs for the third time: a draw can be claimed (FIDE 9.2).
    Threefold,
    /// It occurs for the fifth time.
    Fivefold,
    /// It has occurred on five consecutive moves of both players, and at other times before: what the Laws of 2014
    /// require, if the fifth occurrence was not sufficient.
    FivefoldInTurn,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
    /// Seventy-five moves.
    SeventyFiveMoves,
}

/// An event of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The number of plies before it.
    pub ply: u32,
    /// The index of the item of the last of them.
    pub item: u32,
    /// What happened.
    pub kind: EventKind,
    /// For repetitions, the plies after which the position occurred.
    pub occurrences: Vec<u32>,
    /// The side to move, which may claim.
    pub claimant: Side,
}

/// The maximum number of faults of one kind that keep their position, separately in the main line and in its
/// variations: more are not explained one by one, and a record may have millions.
pub const MAX_POSITIONS: u32 = 1000;

/// Which moves are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// Nothing.
    #[default]
    Nothing,
    /// The moves of the main line, see [`Replay::main_moves`]: cheaper than full plies.
    MainMoves,
    /// Every ply, including those of variations, see [`Replay::plies`].
    Plies,
}

/// The options of a replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayOptions<A> {
    /// The alphabet, or `None` to let legality decide.
    pub alphabet: Option<A>,
    /// Whether notes are kept; otherwise they are only counted.
    pub keep_notes: bool,
    /// Which moves are kept; they are always counted.
    pub keep: Keep,
}

/// The result of replaying a record.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// The playable moves, in the order of the tape, if requested.
    pub plies: Vec<Ply<G::Move>>,
    /// The playable moves of the main line, if only these were requested.
    pub main_moves: Vec<G::Move>,
    /// The faults, in the order of the tape.
    pub faults: Vec<Fault<G>>,
    /// Events of the main line.
    pub events: Vec<Event>,
    /// Where play started, with any problems.
    pub start: Start<G::Position>,
    /// The alphabet used.
    pub alphabet: G::Alphabet,
    /// Another alphabet that explains the record as well, with other moves.
    pub rival: Option<G::Alphabet>,
    /// The letters of variations with others than the game: the brackets at which letters change, after an entry for
    /// the game itself.
    pub line_letters: Vec<(u32, G::Alphabet)>,
    /// The last position of the main line.
    pub last: Option<G::Position>,
    /// How the game ended on the board.
    pub ending: Option<Ending>,
    /// The number of plies of the main line.
    pub main_plies: u32,
    /// The number of plies of the side lines.
    pub side_plies: u32,
    /// The number of notes not kept.
    pub notes: u32,
    /// Whether every move of the main line was played, and legal.
    pub is_complete: bool,
    /// Whether the main line was followed to its end, over illegal moves that stood or were skipped.
    pub reaches_end: bool,
    /// The illegal moves that stood, in the order of the tape.
    pub stood: Vec<Stood>,
    /// The items of the moves after which play continued as if they were not there, in the order of the tape.
    pub passed_over: Vec<u32>,
    /// The move numbers that are wrong because they continue from a wrong one, in the order of the tape. At most
    /// [`MAX_SHIFTED`] are kept.
    pub shifted_numbers: Vec<ShiftedNumber>,
    /// The tape as understood, if it differs from the text: with missing half-moves, and with variations where they
    /// belong. See [`Replay::record`].
    pub mended: Option<Box<Tape>>,
    /// The fragment, if the record begins in the middle of a game without a position: it has no start and no plies.
    pub fragment: Option<Box<Fragment>>,
}

/// The maximum number of move numbers continuing from a wrong one that are kept for a record.
pub const MAX_SHIFTED: usize = 10_000;

/// A move number that continues from a wrong one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShiftedNumber {
    /// The index of its item on the tape.
    pub item: u32,
    /// The number of the next move.
    pub expected: u32,
    /// The difference of the written number.
    pub shift: i64,
    /// The number of enclosing variations.
    pub depth: u32,
}

impl<G: Game> Replay<G> {
    /// Returns the record to whose items all indices refer: the one that was played, or the same with missing
    /// half-moves inserted and with variations where they belong.
    #[must_use]
    #[inline]
    pub fn record<'a>(&'a self, written: &Record<'a>) -> Record<'a> {
        Record { text: written.text, tape: self.mended.as_deref().unwrap_or(written.tape) }
    }

    /// Returns the first illegal move of the main line that stood, unless that was after this ply.
    #[must_use]
    pub fn rests_on(&self, ply: u32) -> Option<&Stood> {
        self.stood.iter().find(|stood| stood.depth == 0).filter(|stood| stood.ply <= ply)
    }

    /// Returns true if the main line was played to its end over illegal moves each of which was certainly played: the
    /// pieces moved the way they can, and only a check or the right to castle was overlooked.
    /// pieces moved the way they can, and only a check or the right to castle was overlooked.
    #[must_use]
    pub fn stands_as_written(&self) -> bool {
        let mut main = self.stood.iter().filter(|stood| stood.depth == 0).peekable();
        self.reaches_end
            && self.passed_over.is_empty()
            && main.peek().is_some()
            && main.all(|stood| stood.is_of_its_piece)
    }

    /// Returns the letters in which an item was read: those of its variation.
    #[must_use]
    pub fn letters_at(&self, item: u32) -> G::Alphabet {
        let behind = self.line_letters.partition_point(|(from, _)| *from <= item);
        behind.checked_sub(1).map_or(self.alphabet, |at| self.line_letters[at].1)
    }

    /// Returns true if a word of the record was skipped.
    #[must_use]
    pub fn is_passed_over(&self, item: u32) -> bool {
        self.passed_over.binary_search(&item).is_ok()
    }

    /// Lists the items of the main line that are its plies, in order, and after the last ply those that could not be
    /// played.
    pub fn main_items<'a>(&'a self, record: &'a Record<'_>) -> impl Iterator<Item = u32> + 'a {
        record.tape.main_line().map(|(index, _)| index).filter(|index| !self.is_passed_over(*index))
    }
}
