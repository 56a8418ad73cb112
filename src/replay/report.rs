//! What a replay is asked for and what it says: moves, faults, events.

use crate::game::{CheckStatus, Dialect, Ending, Game, Side, Start, WrittenSuffix};
use crate::record::{Record, Tape};
use crate::text::{Span, quote};

use super::fragment::Fragment;

/// One move that could be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply<M> {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in its line, from 1.
    pub ply: u32,
    /// How many variations it stands in; 0 for the main line.
    pub depth: u32,
    /// Plies since the last irreversible one, after this move.
    pub halfmove_clock: u32,
    /// How often the position after it has stood, itself included; 0 in side lines, where it is not counted.
    pub occurrence: u32,
    /// The move.
    pub mv: M,
    /// What it gives.
    pub gives: CheckStatus,
    /// Whether the move was illegal and stood.
    pub stood: bool,
    /// Whether it is a half-move that is not written: the turn was passed for it.
    pub missing: bool,
}

/// An illegal move after which play went on from the position it led to, or a half-move that is not written, for which the
/// turn was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in its line, from 1.
    pub ply: u32,
    /// How many variations it stands in.
    pub depth: u32,
    /// The number of the move.
    pub number: u32,
    /// Who was to move.
    pub side: Side,
    /// Whether the piece went as it can, see [`MadeMove::is_of_its_piece`](crate::game::MadeMove::is_of_its_piece).
    pub is_of_its_piece: bool,
    /// Whether it is no illegal move, but a half-move that is not written.
    pub is_missing: bool,
}

impl Stood {
    /// Names the move as it is written: `12...Ke7`.
    #[must_use]
    pub fn name(&self, record: &Record<'_>) -> String {
        let item = record.tape.items.get(self.item as usize).filter(|_| !self.is_missing);
        let word = item.map(|item| quote(record.slice(item.span)));
        let dots = if self.side == Side::White { "." } else { "..." };
        format!("{}{dots}{}", self.number, word.unwrap_or_default())
    }
}

/// What became of a line at a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Then {
    /// It ended there, or the fault is none that ends a line.
    #[default]
    Nothing,
    /// It went on from the position that an illegal move led to.
    Stood,
    /// It went on from the position before an illegal move, as if that had been taken back.
    PassedOver,
}

/// What is wrong with a move, or worth a note.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind<M> {
    /// `2. Nf3 3. Bb5`: a half-move that is not written.
    MoveMissing,
    /// `2. Nf3 (2... d6) Nc6`: a variation that stands behind one move and replaces another, as its number says. It is played
    /// where it belongs.
    VariationMisplaced {
        /// The move it stands behind, and its ply.
        stands_behind: (Span, u32),
        /// The move it replaces, and its ply.
        replaces: (Span, u32),
    },
    /// A word that may be a move behind a half-move that is not written, and is none without it; its line ends there.
    NeedsMissing,
    /// `2. Nf3 Nf3 Nc6`: a move that is written a second time, as where a line was wrapped.
    WrittenTwice,
    /// `Nz3`: no move in this notation.
    Unreadable,
    /// No legal move is meant.
    Illegal,
    /// Several legal moves are meant.
    Ambiguous(Vec<M>),
    /// A move after the game has ended on the board.
    AfterEnd(Ending),
    /// `o-o`: understood, but most programs would not read it.
    Misspelled(M),
    /// `QxQ`: understood, because the board shows what is left out.
    Shorthand(M),
    /// `nf3`: the piece has a small letter.
    SmallLetter(M),
    /// `P-K4`: the first move of a record that is written in another notation (a note).
    OtherNotation(Dialect),
    /// The turn is passed in the main line.
    NullMove,
    /// A move number that does not fit.
    Number {
        /// The number written.
        written: u64,
        /// The number of the move about to be made.
        expected: u32,
        /// Whether the dots say that Black is to move.
        claims_black: bool,
    },
    /// A check sign that is not true, or is missing (a note).
    WrittenSuffix {
        /// What the move gives.
        gives: CheckStatus,
        /// What is written.
        written: WrittenSuffix,
    },
    /// A capture sign where nothing is taken (a note), or none where something is and every capture has one.
    CaptureSign {
        /// Whether it is written.
        is_written: bool,
    },
    /// More of the origin is written than needed (a note).
    Overspecified(M),
    /// `bxc3` where all letters are small: the move of a pawn, or of a bishop.
    CaseOpen {
        /// The move that is taken.
        taken: M,
        /// The other one.
        other: M,
        /// Whether what follows fits one of them only, or better.
        is_decided: bool,
    },
}

impl<M> FaultKind<M> {
    /// How many kinds there are.
    pub(super) const COUNT: usize = 18;

    /// Returns the number of the kind, below [`FaultKind::COUNT`].
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

/// One fault with its place and, where it is needed to explain it, the position.
#[derive(Clone, Debug)]
pub struct Fault<G: Game> {
    /// The index of its item on the tape.
    pub item: u32,
    /// The ply it would have been, from 1.
    pub ply: u32,
    /// How many variations it stands in.
    pub depth: u32,
    /// The side to move.
    pub side: Side,
    /// What is wrong.
    pub kind: FaultKind<G::Move>,
    /// The position before the move; of the first [`MAX_POSITIONS`] faults of a kind.
    pub position: Option<Box<G::Position>>,
    /// How play went on.
    pub then: Then,
    /// The illegal move that stood before it in its line, the first of them, as an index of [`Replay::stood`].
    pub rests_on: Option<u32>,
    /// Whether it is a note: kept only where notes are asked for.
    pub is_note: bool,
}

/// Something the rules take note of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The position stands for the third time: a draw can be claimed (FIDE 9.2).
    Threefold,
    /// It stands for the fifth time.
    Fivefold,
    /// It has stood on five consecutive moves of both players, and had stood at other times before: what the Laws of 2014
    /// ask for, where the fifth time itself was not yet it.
    FivefoldInTurn,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
    /// Seventy-five.
    SeventyFiveMoves,
}

/// An event of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// After how many plies.
    pub ply: u32,
    /// The index of the item of the last of them.
    pub item: u32,
    /// What happened.
    pub kind: EventKind,
    /// The plies after which the position stood, for repetitions.
    pub occurrences: Vec<u32>,
    /// The side to move, which may claim.
    pub claimant: Side,
}

/// This many faults of one kind keep their position, in the main line and in its variations apart: more are not explained
/// one by one, and a record may hold millions.
pub const MAX_POSITIONS: u32 = 1000;

/// What is kept of the moves that are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// Nothing.
    #[default]
    Nothing,
    /// The moves of the main line, see [`Replay::main_moves`]: cheaper than all that plies tell.
    MainMoves,
    /// Every ply, those of variations too, see [`Replay::plies`].
    Plies,
}

/// How to replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayOptions<A> {
    /// The alphabet, or `None` to let legality decide.
    pub alphabet: Option<A>,
    /// Whether notes are kept; else they are only counted.
    pub keep_notes: bool,
    /// What is kept of the moves that are played; they are always counted.
    pub keep: Keep,
}

/// What became of a record.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// The moves that could be played, in the order of the tape, if they were asked for.
    pub plies: Vec<Ply<G::Move>>,
    /// The moves of the main line that could be played, if only they were asked for.
    pub main_moves: Vec<G::Move>,
    /// What is wrong, in the order of the tape.
    pub faults: Vec<Fault<G>>,
    /// Events of the main line.
    pub events: Vec<Event>,
    /// Where play started, and what is wrong with that.
    pub start: Start<G::Position>,
    /// The alphabet that was read.
    pub alphabet: G::Alphabet,
    /// Another alphabet that explains the record as well, with other moves.
    pub rival: Option<G::Alphabet>,
    /// In which letters variations are written that have others than the game: the brackets at which letters change, behind
    /// an entry for the game itself.
    pub line_letters: Vec<(u32, G::Alphabet)>,
    /// The last position of the main line.
    pub last: Option<G::Position>,
    /// How the game ended on the board.
    pub ending: Option<Ending>,
    /// Plies of the main line.
    pub main_plies: u32,
    /// Plies of the side lines.
    pub side_plies: u32,
    /// Notes that were counted and not kept.
    pub notes: u32,
    /// Whether every move of the main line was played, and legal.
    pub is_complete: bool,
    /// Whether the main line was followed to its end, over illegal moves that stood or were passed over.
    pub reaches_end: bool,
    /// The illegal moves that stood, in the order of the tape.
    pub stood: Vec<Stood>,
    /// The items of the moves behind which play went on as if they were not there, in the order of the tape.
    pub passed_over: Vec<u32>,
    /// The move numbers that are wrong because one before them is, in the order of the tape: they count on from it. No more
    /// than [`MAX_SHIFTED`] are kept.
    pub shifted_numbers: Vec<ShiftedNumber>,
    /// The tape as it was understood, where that is not how it is written: with the half-moves that are not, and with
    /// variations where they belong. See [`Replay::record`].
    pub mended: Option<Box<Tape>>,
    /// What is known of a record that begins in the middle of a game and gives no position: it has no start and no plies.
    pub fragment: Option<Box<Fragment>>,
}

/// At most this many move numbers that count on from a wrong one are kept of a record.
pub const MAX_SHIFTED: usize = 10_000;

/// A move number that counts on from one that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShiftedNumber {
    /// The index of its item on the tape.
    pub item: u32,
    /// The number of the move about to be made.
    pub expected: u32,
    /// How much more is written.
    pub shift: i64,
    /// How many variations it stands in.
    pub depth: u32,
}

impl<G: Game> Replay<G> {
    /// Returns the record whose items all indices are of: the one that was played, or the same with the half-moves that are
    /// not written and with variations where they belong.
    #[must_use]
    #[inline]
    pub fn record<'a>(&'a self, written: &Record<'a>) -> Record<'a> {
        Record { text: written.text, tape: self.mended.as_deref().unwrap_or(written.tape) }
    }

    /// Returns the first illegal move of the main line that stood, if that was not after this ply.
    #[must_use]
    pub fn rests_on(&self, ply: u32) -> Option<&Stood> {
        self.stood.iter().find(|stood| stood.depth == 0).filter(|stood| stood.ply <= ply)
    }

    /// Returns true if the main line was played to its end over illegal moves each of which is surely what was played: pieces
    /// went as they can, and only a check or the right to castle was overlooked.
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

    /// Returns true if a word of the record was passed over.
    #[must_use]
    pub fn is_passed_over(&self, item: u32) -> bool {
        self.passed_over.binary_search(&item).is_ok()
    }

    /// Lists the items of the main line that are its plies, in their order, and behind the last ply those that could not be
    /// played.
    pub fn main_items<'a>(&'a self, record: &'a Record<'_>) -> impl Iterator<Item = u32> + 'a {
        record.tape.main_line().map(|(index, _)| index).filter(|index| !self.is_passed_over(*index))
    }
}
