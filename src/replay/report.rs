//! What a replay is asked for and what it says: moves, faults, events.

use crate::game::{CheckSign, Dialect, Ending, Game, Gives, Side, Start};

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
    pub gives: Gives,
}

/// What is wrong with a move, or worth a note.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind<M> {
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
    CheckSign {
        /// What the move gives.
        gives: Gives,
        /// What is written.
        written: CheckSign,
    },
    /// A capture sign where nothing is taken (a note), or none where something is and every capture has one.
    CaptureSign {
        /// Whether it is written.
        is_written: bool,
    },
    /// More of the origin is written than needed (a note).
    Overspecified(M),
}

impl<M> FaultKind<M> {
    /// How many kinds there are.
    pub(super) const COUNT: usize = 12;

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
            Self::CheckSign { .. } => 7,
            Self::CaptureSign { .. } => 8,
            Self::Overspecified(_) => 9,
            Self::Shorthand(_) => 10,
            Self::OtherNotation(_) => 11,
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
    /// The position before the move; of the first [`MOST_POSITIONS`] faults of a kind.
    pub position: Option<Box<G::Position>>,
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

/// So many faults of one kind keep their position, in the main line and in its variations apart: more are not explained
/// one by one, and a record may hold millions.
pub const MOST_POSITIONS: u32 = 1000;

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
pub struct Options<A> {
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
    /// Whether every move of the main line was played.
    pub is_complete: bool,
}
