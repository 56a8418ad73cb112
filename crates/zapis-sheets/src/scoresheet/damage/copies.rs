//! The cost of cells that copy others before them: rows that were written twice.

use crate::text::fold;

use super::confusions::Costs;

/// How similar one cell is to another that it may be a copy of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CopyLikeness {
    /// It is different.
    Unlike,
    /// It differs by one character, or both are empty.
    Near,
    /// It is the same.
    Equal,
}

/// The maximum cost of the differences of a copy.
const MOST_UNEQUAL: f32 = 14.0;
/// The maximum number of rows of a block that are counted, however long it is.
const MAX_ROWS_COUNTED: usize = 3;
/// The maximum number of characters of a word that are compared.
const LONGEST_COMPARED: usize = 16;

/// A word for comparison with its copy: without optional signs.
pub(crate) type PlainWord = Vec<char>;

pub(crate) fn plain_word(word: impl Iterator<Item = char>) -> PlainWord {
    let is_sign = |c: &char| matches!(c, '+' | '#' | '!' | '?' | 'x' | 'х' | ':' | '×' | '-' | '=' | '.' | ',');
    word.filter(|c| !is_sign(c)).map(|c| if c == '0' { 'O' } else { fold(c) }).take(LONGEST_COMPARED).collect()
}

/// Returns true if two words differ by at most one character: one that is misread, lost or added, or two exchanged.
pub(crate) fn are_near(one: &[char], other: &[char]) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let n_same = short.iter().zip(long).take_while(|(one, other)| one == other).count();
    let (short, long) = (&short[n_same..], &long[n_same..]);
    match (short, long) {
        ([], []) => true,
        ([], [_]) => n_same > 1,
        ([first, one @ ..], [second, other @ ..]) if short.len() == long.len() => {
            one == other
                || matches!((one.first(), other.first()), (Some(next), Some(after))
                    if first == after && second == next && one[1..] == other[1..])
        }
        (_, [_, other @ ..]) => long.len() == short.len() + 1 && short == other,
        _ => false,
    }
}

/// Returns how similar one cell is to another; an empty one has no word.
pub(crate) fn likeness(one: Option<&PlainWord>, other: Option<&PlainWord>) -> CopyLikeness {
    match (one, other) {
        (Some(one), Some(other)) if one == other => CopyLikeness::Equal,
        (Some(one), Some(other)) if are_near(one, other) => CopyLikeness::Near,
        (None, None) => CopyLikeness::Near,
        _ => CopyLikeness::Unlike,
    }
}

/// A block and its copy, cell by cell.
#[derive(Clone, Copy, Default)]
pub(crate) struct CopiedCells {
    cells: usize,
    equal: usize,
    near: usize,
}

impl CopiedCells {
    /// Adds one more cell and its copy, by their similarity.
    pub(crate) fn take(&mut self, likeness: CopyLikeness) {
        self.cells += 1;
        self.equal += usize::from(likeness == CopyLikeness::Equal);
        self.near += usize::from(likeness == CopyLikeness::Near);
    }

    /// Returns the cost of the differences.
    fn differing(&self, costs: &Costs) -> f32 {
        let n_unlike = self.cells - self.equal - self.near;
        costs.copy_near * counted(self.near) + costs.copy_unlike * counted(n_unlike)
    }

    /// Returns true if it is not a copy, even with more cells.
    pub(crate) fn is_none(&self, costs: &Costs) -> bool {
        let differing = self.differing(costs);
        let is_more = differing > costs.copy_unlike && differing > costs.copy_near * counted(self.cells);
        differing > MOST_UNEQUAL || is_more
    }

    /// Returns true if it is evidence: one cell is not, nor are more if hardly any are equal.
    pub(crate) const fn shows_anything(&self) -> bool {
        self.cells > 1 && 2 * self.equal >= self.cells
    }

    /// Returns the cost of the copy, after a number of cells in between.
    pub(crate) fn cost(&self, n_between: usize, costs: &Costs) -> f32 {
        let n_further_rows = self.cells.saturating_sub(1) / 2;
        costs.block_repeated
            + self.differing(costs)
            + costs.row_more * counted(n_further_rows.min(MAX_ROWS_COUNTED))
            + costs.copy_between * counted(n_between)
    }
}

pub(crate) fn counted(n: usize) -> f32 {
    f32::from(u8::try_from(n).unwrap_or(u8::MAX))
}
