//! The game restored from a sheet: its plies, what was written and what was read, and how sure each reading is.

use std::ops::Range;

use crate::chess::Move;
use crate::game::{Chess, Game, Notation, Side};
use crate::record::{BlankRows, GameResult};
use crate::text::Span;

use super::distance::EditOperation;
use super::sheet::Cell;
use super::signal::Signalled;

/// How a ply of the restored game was come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowRead {
    /// It stands there as it is.
    AsWritten,
    /// It is the move that stands there, but a sign says what is not so: `x` where nothing is taken, `+` without a check.
    Signs,
    /// What stands there is read otherwise.
    Changed,
    /// It stands in the other player's column.
    Displaced,
    /// Nothing stands in its cell.
    Gap,
    /// It has no cell.
    Inserted,
    /// Somebody who was asked has said so.
    Answered,
}

/// Another move that could be meant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rival<M = Move> {
    /// The move.
    pub mv: M,
    /// How probable it is.
    pub confidence: f64,
}

/// One ply of the restored game.
#[derive(Clone, Debug)]
pub struct RestoredPly<M = Move> {
    /// Its number, from 1.
    pub ply: u32,
    /// The row it stands in on the sheet.
    pub row: u32,
    /// Who moves.
    pub side: Side,
    /// What stands in its cell.
    pub cell: Option<Cell>,
    /// The most probable move.
    pub mv: M,
    /// How it was come by.
    pub how: HowRead,
    /// What must have happened for it to stand as it is written.
    pub edits: Vec<EditOperation>,
    /// What the reading costs.
    pub cost: f32,
    /// How probable the move is.
    pub confidence: f64,
    /// Other moves, the most probable first.
    pub rivals: Vec<Rival<M>>,
    /// Whether it cannot be decided; the rest goes on as if the move had been played.
    pub is_open: bool,
}

/// A cell that is no ply of the game.
#[derive(Clone, Debug)]
pub struct Dropped {
    /// The row.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// What stands there.
    pub cell: Cell,
    /// What it costs to pass over it.
    pub cost: f32,
    /// After how many plies it stands.
    pub after: u32,
    /// Whether the game was over before it: no move could be made.
    pub is_behind_end: bool,
}

/// Words of the main line that were not read, or one of them, as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// The words, with what stands between them.
    pub cell: Cell,
    /// After how many plies of the game they stand.
    pub after: u32,
}

/// The number of a row that is read otherwise than it is written.
#[derive(Clone, Debug)]
pub struct Renumbered {
    /// What stands there.
    pub cell: Cell,
    /// What it is read as.
    pub number: u32,
    /// Whose move comes next.
    pub side: Side,
    /// What it costs.
    pub cost: f32,
    /// After how many plies it stands.
    pub after: u32,
}

/// The most probable game behind a sheet.
#[derive(Clone, Debug)]
pub struct Restored<G: Game = Chess> {
    /// Where it starts.
    pub start: G::Position,
    /// Whose letters the sheet was read with.
    pub alphabet: G::Alphabet,
    /// In which notation, where that is not the usual one of the game.
    pub other_notation: Option<Notation>,
    /// The plies.
    pub plies: Vec<RestoredPly<G::Move>>,
    /// Cells that are none.
    pub dropped: Vec<Dropped>,
    /// What was not read.
    pub unplayed: Vec<Unplayed>,
    /// Prose among the rows, with the lines it quotes: kept as comments.
    pub prose: Vec<Unplayed>,
    /// Words at the end that signal the result.
    pub signal: Option<Signalled>,
    /// Numbers of rows that are read otherwise.
    pub renumbered: Vec<Renumbered>,
    /// Rows that have no moves, without which the sheet can be played.
    pub blank: Vec<BlankRows>,
    /// The result that is written.
    pub result: GameResult,
    /// How probable it is that all of it is right.
    pub confidence: f64,
    /// Whether the sheet was longer than any game.
    pub is_cut: bool,
    /// Whether the search ended because it had no steps left.
    pub is_stopped: bool,
    /// Another game that stands on the same sheet behind this one.
    pub further: Option<Box<Self>>,
    /// The part of the text that is this game's, where the sheet has several.
    pub(super) part: Option<Range<u32>>,
    /// Places that were read as numbers of rows, and where reading ended before the end of the sheet.
    pub(super) read: (Vec<Span>, Option<u32>),
}

impl<G: Game> Restored<G> {
    /// Returns a game without plies, to which what was found is added.
    pub(super) const fn nothing(start: G::Position, alphabet: G::Alphabet, result: GameResult) -> Self {
        Self {
            start,
            alphabet,
            other_notation: None,
            plies: Vec::new(),
            dropped: Vec::new(),
            unplayed: Vec::new(),
            prose: Vec::new(),
            signal: None,
            renumbered: Vec::new(),
            blank: Vec::new(),
            result,
            confidence: 0.0,
            is_cut: false,
            is_stopped: false,
            further: None,
            part: None,
            read: (Vec::new(), None),
        }
    }

    /// Counts what was changed: plies and numbers read otherwise than they are written, and what is no ply of the game.
    #[must_use]
    pub fn n_changed(&self) -> usize {
        self.plies.iter().filter(|ply| ply.how != HowRead::AsWritten).count()
            + self.dropped.len()
            + self.renumbered.len()
            + self.unplayed.len()
            + self.blank.len()
            + usize::from(self.signal.is_some())
    }

    /// Returns true if every ply is decided.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let is_read = !self.is_cut && !self.is_stopped && self.unplayed.is_empty();
        is_read && !self.plies.is_empty() && self.plies.iter().all(|ply| !ply.is_open)
    }
}
