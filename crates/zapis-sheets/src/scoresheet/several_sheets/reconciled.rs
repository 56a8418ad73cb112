//! The plies of a reconciled game: the entry of each sheet, who is right there, and the other cells of the sheets.

use crate::chess::Move;
use crate::game::Side;
use crate::record::GameResult;

use crate::scoresheet::one_sheet::restored::Rival;
use crate::scoresheet::reading::sheet::Cell;

/// The entry of a sheet for a ply.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing<M = Move> {
    /// The move that is kept.
    Kept,
    /// The move that is kept, in the other player's column.
    Displaced,
    /// Another move, which is legal.
    Other(M),
    /// Not a legal move, or several at once.
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
    /// Its row, if it has one.
    pub row: Option<u32>,
    /// The index of the sheet's slot, if it has one.
    pub slot: Option<u32>,
    /// Whether the slot holds another move as well.
    pub is_part: bool,
    /// Its relation to the game.
    pub standing: Standing<M>,
}

/// The reason for the move at a ply.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// All sheets have it.
    Agreed,
    /// All sheets have it, one in the other player's column.
    ColumnsSwapped,
    /// Of the written words only this is a legal move.
    OnlyLegal,
    /// Only this many sheets have an entry for it.
    OnlyWritten,
    /// The others are legal moves too, but the game cannot continue after them: it breaks at this ply (see
    /// [`ReconciledPly::refuted`]).
    GoesOn {
        /// The ply at which the last of the others breaks.
        until: u32,
    },
    /// No sheet has it: the most probable reading of all of them together.
    Restored,
    /// More than one legal move is written, and the game continues after each: not decided.
    Undecided,
    /// No sheet has a fitting legal move, and no reading is probable enough: not decided.
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

/// Another possible move, and the word that shows later that it was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuted<M = Move> {
    /// The move.
    pub mv: M,
    /// The ply, from 1, at which no word can be played, though one can after the kept move.
    pub until: u32,
    /// Whether all moves of the game up to there can be played after it; otherwise other written ones were tried.
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

/// The end of a game on the board, with its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// How it has ended.
    pub end: BoardEnd,
    /// The resulting result.
    pub result: GameResult,
    /// Whether it is taken as the game's, because the sheets do not agree on one.
    pub settles: bool,
}

/// One ply of the reconciled game.
#[derive(Clone, Debug)]
pub struct ReconciledPly<M = Move> {
    /// Its number, from 1.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// The side to move.
    pub side: Side,
    /// The move; if it is left open, the one with which the game is continued here.
    pub mv: M,
    /// The entry of each sheet.
    pub entries: Vec<SheetEntry<M>>,
    /// Why it is this move.
    pub why: Why,
    /// The probability of the move.
    pub confidence: f64,
    /// Other possible moves, the most probable first.
    pub rivals: Vec<Rival<M>>,
    /// Whether the game continues after each of the written moves exactly as the sheet with that move is written.
    pub goes_on_as_written: bool,
    /// Other moves that are written and were not played, as later words show.
    pub refuted: Vec<Refuted<M>>,
    /// The ply, from 1, that the answer depends on, if it is left open because of that one.
    pub hangs_on: Option<u32>,
}

/// Cells of one sheet that are not part of the game.
#[derive(Clone, Debug)]
pub struct Extra {
    /// The sheet.
    pub sheet: usize,
    /// Its row.
    pub row: u32,
    /// The index of the sheet's slot.
    pub slot: u32,
    /// The column.
    pub side: Side,
    /// What is written there; `None` for a superfluous empty cell.
    pub cell: Option<Cell>,
    /// The number of plies before it.
    pub after: u32,
    /// Whether it was not read because the steps of the search were used up.
    pub is_unread: bool,
}
