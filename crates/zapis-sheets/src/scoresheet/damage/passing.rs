//! The cost of passing over cells of a sheet that are not part of the game: one by one, or as a block of rows that was
//! written twice or left empty.

use arrayvec::ArrayVec;

use super::confusions::Costs;
use super::copies::{CopiedCells, CopyLikeness, PlainWord, are_near, likeness, plain_word};
use super::step_costs::{PassedCell, passing_cost};
use crate::scoresheet::reading::sheet::Slot;

/// A block that may be passed over at once: the number of cells, and the cost.
pub(crate) type PassedBlock = (u32, f32);

/// The maximum number of blocks from each cell on.
pub(crate) const MAX_BLOCKS: usize = 8;
pub(crate) type PassedBlocks = ArrayVec<PassedBlock, MAX_BLOCKS>;

/// The maximum number of cells in a block, and of the distance to its other copy.
const LONGEST_BLOCK: usize = 64;
/// Cells amid empty ones are easily miscounted: this part of the cost of a superfluous empty cell is left.
const AMID_EMPTY: f32 = 0.5;

/// The cost of passing over the cells of a sheet.
pub(crate) struct Passing {
    /// Each by itself.
    pub(crate) single: Vec<f32>,
    /// The blocks from each on.
    pub(crate) blocks: Vec<PassedBlocks>,
    /// All from each on: one by one, and in blocks.
    pub(crate) rest: Vec<f32>,
    pub(crate) rest_in_blocks: Vec<f32>,
}

impl Passing {
    pub(crate) fn of(slots: &[Slot], costs: &Costs) -> Self {
        let single: Vec<f32> = (0..slots.len()).map(|at| single(slots, at, costs)).collect();
        let words: Vec<Option<PlainWord>> = slots.iter().map(plain_word_of).collect();
        let copies = Copies { slots, words: &words, costs };
        let blocks: Vec<PassedBlocks> = (0..slots.len()).map(|at| copies.from(at)).collect();
        let mut rest = vec![0.0; slots.len() + 1];
        let mut rest_in_blocks = rest.clone();
        for at in (0..slots.len()).rev() {
            let through = |(n, cost): &PassedBlock| rest_in_blocks.get(at + *n as usize).map(|rest| rest + cost);
            let by_blocks = blocks[at].iter().filter_map(through).fold(f32::INFINITY, f32::min);
            rest_in_blocks[at] = by_blocks.min(rest_in_blocks[at + 1] + single[at]);
            rest[at] = rest[at + 1] + single[at];
        }
        Self { single, blocks, rest, rest_in_blocks }
    }
}

/// Returns true if a slot's row has more words than columns.
fn is_over(slots: &[Slot], at: usize) -> bool {
    slots[at..].iter().take(4).any(|other| other.row == slots[at].row && other.is_over)
}

fn single(slots: &[Slot], at: usize, costs: &Costs) -> f32 {
    let word = |slot: usize| slots[slot].cell.as_ref().map(|cell| cell.word.as_str());
    let is_repeated =
        |at: usize| word(at).is_some() && (at > 0 && word(at) == word(at - 1) || at > 1 && word(at) == word(at - 2));
    let cell = if slots[at].cell.is_none() {
        PassedCell::Empty
    } else if is_over(slots, at) {
        PassedCell::Over
    } else if is_repeated(at) {
        PassedCell::Repeated { is_behind_repeated: at > 0 && is_repeated(at - 1) }
    } else {
        PassedCell::Word(0)
    };
    passing_cost(cell, costs)
}

fn plain_word_of(slot: &Slot) -> Option<PlainWord> {
    Some(plain_word(slot.cell.as_ref()?.word.chars()))
}

/// Returns true if two cells have the same word, or nearly.
pub(crate) fn are_near_cells(one: &Slot, other: &Slot) -> bool {
    plain_word_of(one).zip(plain_word_of(other)).is_some_and(|(one, other)| are_near(&one, &other))
}

/// Finds blocks that repeat the text before them, and runs of empty cells.
struct Copies<'a> {
    slots: &'a [Slot],
    words: &'a [Option<PlainWord>],
    costs: &'a Costs,
}

impl Copies<'_> {
    /// Returns the blocks from a cell on, the longest if there are too many.
    fn from(&self, at: usize) -> PassedBlocks {
        let mut cheapest = [f32::INFINITY; LONGEST_BLOCK + 1];
        self.take_copies(at, &mut cheapest);
        self.take_empty(at, &mut cheapest);
        let ends_row = |n: usize| self.slots.get(at + n).is_none_or(|next| next.row != self.slots[at + n - 1].row);
        let longest = (1..=LONGEST_BLOCK).rev().find(|n| cheapest[*n].is_finite());
        let is_kept = |n: &usize| cheapest[*n].is_finite() && (Some(*n) == longest || *n <= 2 || ends_row(*n));
        let kept = (1..=LONGEST_BLOCK).rev().filter(is_kept).take(MAX_BLOCKS);
        kept.map(|n| (u32::try_from(n).unwrap_or(u32::MAX), cheapest[n])).collect()
    }

    /// Computes the costs of the blocks that are copies, by their lengths.
    fn take_copies(&self, at: usize, cheapest: &mut [f32; LONGEST_BLOCK + 1]) {
        for back in 1..=LONGEST_BLOCK.min(at) {
            if self.likeness(at, at - back) == CopyLikeness::Unlike {
                continue;
            }
            let mut copy = CopiedCells::default();
            // A block and its copy may be in different columns.
            let most = LONGEST_BLOCK.min(self.slots.len() - at).min(back);
            for (n, least) in cheapest.iter_mut().enumerate().take(most + 1).skip(1) {
                copy.take(self.likeness(at + n - 1, at - back + n - 1));
                if copy.is_none(self.costs) {
                    break;
                }
                if copy.shows_anything() {
                    *least = least.min(copy.cost(back - n, self.costs));
                }
            }
        }
    }

    fn likeness(&self, at: usize, before: usize) -> CopyLikeness {
        likeness(self.words[at].as_ref(), self.words[before].as_ref())
    }

    /// Computes the costs of the runs of empty cells.
    fn take_empty(&self, at: usize, cheapest: &mut [f32; LONGEST_BLOCK + 1]) {
        let n_empty = self.slots[at..].iter().take(LONGEST_BLOCK).take_while(|slot| slot.cell.is_none()).count();
        let is_amid = at > 0 && self.slots[at - 1].cell.is_none();
        let mut cost = self.costs.gap_skipped * if is_amid { AMID_EMPTY } else { 1.0 };
        for (n, least) in cheapest.iter_mut().enumerate().take(n_empty + 1).skip(1) {
            if n > 1 {
                let is_same_row = self.slots[at + n - 1].row == self.slots[at + n - 2].row;
                cost += if is_same_row { self.costs.second_of_row } else { self.costs.row_more };
            }
            *least = least.min(cost);
        }
    }
}
