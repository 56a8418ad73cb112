//! The plies of a reconciled game: what each sheet has for one, who is right there, and what stands on the sheets besides.

use crate::chess::Move;
use crate::game::Side;
use crate::record::GameResult;

use super::restored::Rival;
use super::sheet::Cell;

/// What a sheet has for a ply.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing<M = Move> {
    /// The move that is kept.
    Kept,
    /// The move that is kept, in the other player's column.
    Displaced,
    /// Another move, which is legal.
    Other(M),
    /// No legal move, or several at once.
    NoMove,
    /// Nothing: an empty cell.
    Empty,
    /// Nothing: the ply was left out.
    LeftOut,
    /// Nothing: the sheet begins later.
    NotBegun,
    /// Nothing: the sheet has ended.
    Ended,
}

/// A sheet at a ply.
#[derive(Clone, Debug)]
pub struct SheetEntry<M = Move> {
    /// What is written.
    pub cell: Option<Cell>,
    /// The row in which it stands, where it has one.
    pub row: Option<u32>,
    /// Which of the sheet's slots it is, where it is one.
    pub slot: Option<u32>,
    /// Whether the slot holds another move besides.
    pub is_part: bool,
    /// What that is.
    pub standing: Standing<M>,
}

/// Why a ply is read as it is.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Why {
    /// All sheets have it.
    Agreed,
    /// All sheets have it, one in the other player's column.
    ColumnsSwapped,
    /// Of what is written only this is a legal move.
    OnlyLegal,
    /// Only this many sheets have anything for it.
    OnlyWritten,
    /// The others are legal moves too, but the game cannot go on after them as it does: it breaks at this ply (see
    /// [`ReconciledPly::refuted`]).
    GoesOn {
        /// The ply at which the last of the others breaks.
        until: u32,
    },
    /// No sheet has it: the most probable reading of all of them together.
    Restored,
    /// More than one legal move is written, and the game goes on after each: not decided.
    Undecided,
    /// No sheet has a legal move that fits, and no reading is probable enough: not decided.
    Unreadable,
}

impl Why {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::ColumnsSwapped => "columns-swapped",
            Self::OnlyLegal => "only-legal",
            Self::OnlyWritten => "only-written",
            Self::GoesOn { .. } => "goes-on",
            Self::Restored => "restored",
            Self::Undecided => "undecided",
            Self::Unreadable => "unreadable",
        }
    }

    /// Returns true if the ply is left open.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Undecided | Self::Unreadable)
    }
}

/// Another move that may be meant by what is written, and the word that shows later that it was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuted<M = Move> {
    /// The move.
    pub mv: M,
    /// The ply, from 1, at which no word can be played that can be after the move that is kept.
    pub until: u32,
    /// Whether all moves of the game up to there can be played after it; else others that are written were looked at.
    pub is_plain: bool,
}

/// How a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardEnd {
    /// By the last move, which mates.
    Mate,
    /// By the last move, which stalemates.
    Stalemate,
}

impl BoardEnd {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Stalemate => "stalemate",
        }
    }
}

/// What the end of a game on the board makes of its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// How it has ended.
    pub end: BoardEnd,
    /// The result of that.
    pub result: GameResult,
    /// Whether it is taken for the game's, since the sheets do not agree on one.
    pub settles: bool,
}

/// One ply of the reconciled game.
#[derive(Clone, Debug)]
pub struct ReconciledPly<M = Move> {
    /// Its number, from 1.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// Who moves.
    pub side: Side,
    /// The move; where it is left open, the one with which the game goes on here.
    pub mv: M,
    /// What each sheet has.
    pub entries: Vec<SheetEntry<M>>,
    /// Why it is this move.
    pub why: Why,
    /// How probable the move is.
    pub confidence: f64,
    /// Other moves that could be meant, the most probable first.
    pub rivals: Vec<Rival<M>>,
    /// Whether the game goes on after each of the moves that are written just as the sheet that has it is written.
    pub goes_on_as_written: bool,
    /// Other moves that are written and were not played, as later words show.
    pub refuted: Vec<Refuted<M>>,
    /// The ply, from 1, on which the answer hangs, where it is left open because that one is.
    pub hangs_on: Option<u32>,
}

/// Cells of one sheet that are no part of the game.
#[derive(Clone, Debug)]
pub struct Extra {
    /// Which sheet.
    pub sheet: usize,
    /// Its row.
    pub row: u32,
    /// Which of the sheet's slots it is.
    pub slot: u32,
    /// The column.
    pub side: Side,
    /// What stands there; nothing where an empty cell is one too many.
    pub cell: Option<Cell>,
    /// After how many plies.
    pub after: u32,
    /// Whether it was not read, since the search had no steps left.
    pub is_unread: bool,
}
