//! The game restored from a sheet: its plies, what was written and what was read, and how sure each reading is.

use std::ops::Range;

use crate::chess::Move;
use crate::game::{Chess, Game, Notation, Side};
use crate::record::{BlankRows, GameResult};
use crate::text::Span;

use super::signal::Signalled;
use crate::scoresheet::damage::distance::EditOperation;
use crate::scoresheet::reading::sheet::Cell;

/// The origin of a ply of the restored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowRead {
    /// It is read as it is written.
    AsWritten,
    /// It is the written move, but with a wrong sign: `x` without a capture, `+` without a check.
    Signs,
    /// The word is read differently.
    Changed,
    /// It is in the other player's column.
    Displaced,
    /// Its cell is empty.
    Gap,
    /// It has no cell.
    Inserted,
    /// It is from an answer.
    Answered,
}

/// Another possible move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rival<M = Move> {
    /// The move.
    pub mv: M,
    /// Its probability.
    pub confidence: f64,
}

/// One ply of the restored game.
#[derive(Clone, Debug)]
pub struct RestoredPly<M = Move> {
    /// Its number, from 1.
    pub ply: u32,
    /// Its row on the sheet.
    pub row: u32,
    /// The side to move.
    pub side: Side,
    /// The text of its cell.
    pub cell: Option<Cell>,
    /// The most probable move.
    pub mv: M,
    /// Its origin.
    pub how: HowRead,
    /// The edits between the move and what is written.
    pub edits: Vec<EditOperation>,
    /// The cost of the reading.
    pub cost: f32,
    /// The probability of the move.
    pub confidence: f64,
    /// Other moves, the most probable first.
    pub rivals: Vec<Rival<M>>,
    /// Whether it cannot be decided; the rest continues as if the move had been played.
    pub is_open: bool,
}

/// A cell that is not a ply of the game.
#[derive(Clone, Debug)]
pub struct Dropped {
    /// The row.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// Its text.
    pub cell: Cell,
    /// The cost of passing over it.
    pub cost: f32,
    /// The number of plies before it.
    pub after: u32,
    /// Whether the game was over before it: no move was possible.
    pub is_behind_end: bool,
}

/// One or more words of the main line that were not read, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// The words, with the text between them.
    pub cell: Cell,
    /// The number of plies of the game before them.
    pub after: u32,
}

/// The number of a row that is read differently from what is written.
#[derive(Clone, Debug)]
pub struct Renumbered {
    /// What is written.
    pub cell: Cell,
    /// What it is read as.
    pub number: u32,
    /// The side to move next.
    pub side: Side,
    /// The cost.
    pub cost: f32,
    /// The number of plies before it.
    pub after: u32,
}

/// The most probable game behind a sheet.
#[derive(Clone, Debug)]
pub struct Restored<G: Game = Chess> {
    /// The starting position.
    pub start: G::Position,
    /// The alphabet with which the sheet was read.
    pub alphabet: G::Alphabet,
    /// The notation, if it is not the usual one of the game.
    pub other_notation: Option<Notation>,
    /// The plies.
    pub plies: Vec<RestoredPly<G::Move>>,
    /// Cells that are not plies.
    pub dropped: Vec<Dropped>,
    /// What was not read.
    pub unplayed: Vec<Unplayed>,
    /// Prose among the rows, with the lines it quotes: kept as comments.
    pub prose: Vec<Unplayed>,
    /// Words at the end that signal the result.
    pub signal: Option<Signalled>,
    /// Numbers of rows that are read differently.
    pub renumbered: Vec<Renumbered>,
    /// Rows without moves that are not needed to play the sheet.
    pub blank: Vec<BlankRows>,
    /// The result that is written.
    pub result: GameResult,
    /// The probability that all of it is right.
    pub confidence: f64,
    /// Whether the sheet was longer than any game.
    pub is_cut: bool,
    /// Whether the search ended because its steps were used up.
    pub is_stopped: bool,
    /// Another game after this one on the same sheet.
    pub further: Option<Box<Self>>,
    /// The part of the text that belongs to this game, if the sheet has several.
    pub(crate) part: Option<Range<u32>>,
    /// Places that were read as numbers of rows, and the place where reading ended before the end of the sheet.
    pub(crate) read: (Vec<Span>, Option<u32>),
}

impl<G: Game> Restored<G> {
    /// Returns a game without plies, to which the results are added.
    pub(crate) const fn nothing(start: G::Position, alphabet: G::Alphabet, result: GameResult) -> Self {
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

    /// Returns the number of changes: plies and numbers read differently, and cells that are not plies of the game.
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
