//! Blocks in which a sheet differs from the game: rows written twice, lost, left empty or out of place, reported once
//! for all their cells.

use super::reconciled::{Extra, ReconciledPly, Standing, Why};
use crate::scoresheet::damage::passing::are_near_cells;
use crate::scoresheet::reading::sheet::Slot;
use crate::sorting::CompactSort;

/// What happened to a block of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// Rows 23 and 24 repeat rows 21 and 22.
    Repeated {
        /// The first and the last of the repeated rows.
        of: (u32, u32),
    },
    /// Rows that are not moves of the game.
    NoMoves,
    /// Empty rows where no moves were played.
    EmptyOver,
    /// Moves that are missing.
    LeftOut,
    /// Rows that are empty although moves were played.
    Empty,
    /// The sheet begins later.
    NotBegun,
    /// The sheet has ended.
    Ended,
    /// White's moves are in Black's column and the reverse.
    Shifted {
        /// Whether that continues to the end of the sheet.
        to_the_end: bool,
    },
    /// Rows before others that were played before them.
    Turned {
        /// The first and the last of the rows after which they belong.
        behind: (u32, u32),
    },
    /// One cell with two moves.
    TwoInOne {
        /// What is written there.
        word: String,
    },
}

impl BlockKind {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Repeated { .. } => "repeated",
            Self::NoMoves => "no-moves",
            Self::EmptyOver => "empty-over",
            Self::LeftOut => "left-out",
            Self::Empty => "empty",
            Self::NotBegun => "not-begun",
            Self::Ended => "ended",
            Self::Shifted { .. } => "shifted",
            Self::Turned { .. } => "turned",
            Self::TwoInOne { .. } => "two-in-one",
        }
    }
}

/// A block in which a sheet differs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetBlock {
    /// The sheet.
    pub sheet: usize,
    /// What happened to it.
    pub kind: BlockKind,
    /// Its first and last row on the sheet; `None` if it has no rows there.
    pub rows: Option<(u32, u32)>,
    /// The plies concerned, from 1; rows that are not part of the game are before the first.
    pub plies: (u32, u32),
}

/// The minimum number of plies of a block, and of cells that are not moves.
const FEWEST_PLIES: usize = 2;
const FEWEST_CELLS: usize = 2;
/// The minimum number of cells in the other column that make a shift.
const FEWEST_SHIFTED: usize = 3;

/// The aligned sheets, in which blocks are searched.
pub(crate) struct AlignedSheets<'a, M> {
    /// The slots of each sheet.
    pub(crate) slots: Vec<&'a [Slot]>,
    pub(crate) plies: &'a [ReconciledPly<M>],
    pub(crate) extras: &'a [Extra],
}

impl<M: PartialEq> AlignedSheets<'_, M> {
    /// Returns the blocks, in the order of the game.
    pub(crate) fn blocks(&self) -> Vec<SheetBlock> {
        let mut blocks = Vec::new();
        for sheet in 0..self.slots.len() {
            self.take_absent(sheet, &mut blocks);
            self.take_extras(sheet, &mut blocks);
            self.take_shifted(sheet, &mut blocks);
            self.take_two_in_one(sheet, &mut blocks);
        }
        blocks.compact_sort_by_key(|block| (block.plies.0, block.sheet));
        blocks
    }

    /// Finds the runs of plies for which a sheet has nothing.
    fn take_absent(&self, sheet: usize, blocks: &mut Vec<SheetBlock>) {
        let absence = |ply: &ReconciledPly<M>| match ply.entries.get(sheet).map(|entry| &entry.standing) {
            // Whether a ply is absent is the very question.
            _ if ply.why == Why::Undecided => None,
            Some(Standing::LeftOut) => Some(BlockKind::LeftOut),
            Some(Standing::Empty) => Some(BlockKind::Empty),
            Some(Standing::NotBegun) => Some(BlockKind::NotBegun),
            Some(Standing::Ended) => Some(BlockKind::Ended),
            _ => None,
        };
        for run in self.plies.chunk_by(|one, other| absence(one) == absence(other)) {
            let Some(((first, last), kind)) = run.first().zip(run.last()).zip(absence(&run[0])) else { continue };
            if run.len() < FEWEST_PLIES {
                continue;
            }
            let row = |ply: &ReconciledPly<M>| ply.entries.get(sheet).and_then(|entry| entry.row);
            blocks.push(SheetBlock { sheet, kind, rows: row(first).zip(row(last)), plies: (first.ply, last.ply) });
        }
    }

    /// Finds the runs of cells of a sheet that are not part of the game.
    fn take_extras(&self, sheet: usize, blocks: &mut Vec<SheetBlock>) {
        let own: Vec<&Extra> = self.extras.iter().filter(|extra| extra.sheet == sheet && !extra.is_unread).collect();
        let goes_on = |one: &&Extra, other: &&Extra| {
            one.after == other.after && one.slot + 1 == other.slot && one.cell.is_none() == other.cell.is_none()
        };
        for run in own.chunk_by(goes_on) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
            if run.len() < FEWEST_CELLS {
                continue;
            }
            let kind = match self.copied(sheet, first.slot as usize, run.len()) {
                _ if first.cell.is_none() => BlockKind::EmptyOver,
                Some(of) => BlockKind::Repeated { of },
                None => BlockKind::NoMoves,
            };
            let ply = first.after + 1;
            blocks.push(SheetBlock { sheet, kind, rows: Some((first.row, last.row)), plies: (ply, ply) });
        }
    }

    /// Finds the rows that a run of cells repeats: the nearest before it.
    fn copied(&self, sheet: usize, at: usize, n: usize) -> Option<(u32, u32)> {
        let slots = self.slots.get(sheet)?;
        let is_copy = |from: &usize| {
            let pairs = || (0..n).filter_map(|index| Some((slots.get(at + index)?, slots.get(from + index)?)));
            let n_near = pairs().filter(|(one, other)| are_near_cells(one, other)).count();
            4 * n_near >= 3 * n && n_near > 0
        };
        let from = (0..=at.checked_sub(n)?).rev().find(is_copy)?;
        Some((slots.get(from)?.row, slots.get(from + n - 1)?.row))
    }

    /// Finds the runs of moves in the other player's column.
    fn take_shifted(&self, sheet: usize, blocks: &mut Vec<SheetBlock>) {
        let slots = self.slots.get(sheet).copied().unwrap_or_default();
        // Whether a ply is in the other column; `None` if it is not on the sheet.
        let is_shifted = |ply: &ReconciledPly<M>| {
            let entry = ply.entries.get(sheet)?;
            let slot = slots.get(entry.slot? as usize)?;
            Some(slot.side != ply.side && !slot.is_over && !entry.is_part && entry.standing != Standing::Displaced)
        };
        let standing: Vec<(&ReconciledPly<M>, bool)> =
            self.plies.iter().filter_map(|ply| Some((ply, is_shifted(ply)?))).collect();
        let n_standing = standing.len();
        let mut n_before = 0;
        for run in standing.chunk_by(|one, other| one.1 == other.1) {
            n_before += run.len();
            let (Some((first, true)), Some((last, _))) = (run.first(), run.last()) else { continue };
            if run.len() < FEWEST_SHIFTED {
                continue;
            }
            let row = |ply: &ReconciledPly<M>| ply.entries.get(sheet).and_then(|entry| entry.row);
            let kind = BlockKind::Shifted { to_the_end: n_before == n_standing };
            blocks.push(SheetBlock { sheet, kind, rows: row(first).zip(row(last)), plies: (first.ply, last.ply) });
        }
    }

    /// Finds the cells that hold two moves.
    fn take_two_in_one(&self, sheet: usize, blocks: &mut Vec<SheetBlock>) {
        let entry =
            |ply: &ReconciledPly<M>| ply.entries.get(sheet).filter(|entry| entry.is_part).and_then(|entry| entry.slot);
        for pair in self.plies.windows(2) {
            let Some(slot) = entry(&pair[0]).filter(|slot| entry(&pair[1]) == Some(*slot)) else { continue };
            let Some(slot) = self.slots.get(sheet).and_then(|slots| slots.get(slot as usize)) else { continue };
            let word = slot.cell.as_ref().map_or_else(String::new, |cell| cell.word.clone());
            let kind = BlockKind::TwoInOne { word };
            blocks.push(SheetBlock {
                sheet,
                kind,
                rows: Some((slot.row, slot.row)),
                plies: (pair[0].ply, pair[1].ply),
            });
        }
    }
}

impl SheetBlock {
    /// Returns true if the block explains a cell that is not part of the game completely.
    #[must_use]
    pub fn covers_extra(&self, extra: &Extra) -> bool {
        let is_of_extras = matches!(self.kind, BlockKind::Repeated { .. } | BlockKind::NoMoves | BlockKind::EmptyOver);
        let rows = self.rows.is_some_and(|(first, last)| (first..=last).contains(&extra.row));
        is_of_extras && !extra.is_unread && self.sheet == extra.sheet && self.plies.0 == extra.after + 1 && rows
    }

    /// Returns true if the block explains why its sheet has nothing for a ply.
    #[must_use]
    pub fn covers_absence<M>(&self, ply: &ReconciledPly<M>) -> bool {
        let is_of_absence =
            matches!(self.kind, BlockKind::LeftOut | BlockKind::Empty | BlockKind::NotBegun | BlockKind::Ended);
        is_of_absence && (self.plies.0..=self.plies.1).contains(&ply.ply)
    }
}

/// Returns true if blocks explain a ply at which sheets differ completely.
pub(crate) fn is_covered<M: PartialEq>(blocks: &[SheetBlock], ply: &ReconciledPly<M>) -> bool {
    ply.why == Why::OnlyWritten
        && ply.entries.iter().enumerate().all(|(sheet, entry)| {
            entry.standing == Standing::Kept
                || blocks.iter().any(|block| block.sheet == sheet && block.covers_absence(ply))
        })
}
