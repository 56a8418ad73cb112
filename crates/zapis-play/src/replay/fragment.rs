//! A record that begins in the middle of a game without a position.

use crate::game::{FragmentContradiction, Side};
use crate::record::Record;
use crate::text::quote;

/// A record that begins in the middle of a game without a position.
#[derive(Clone, Debug)]
pub struct Fragment {
    /// The index of the item of its first number.
    pub item: u32,
    /// The number of its first move.
    pub number: u32,
    /// The side that makes it.
    pub side: Side,
    /// Whether the numbers start at 1, as in the first moves of a game, which these cannot be.
    pub is_numbered_anew: bool,
    /// The moves of the main line, in the order of the tape.
    pub moves: Vec<FragmentPly>,
    /// The moves that contradict earlier ones, by index.
    pub contradictions: Vec<FragmentContradiction>,
}

/// A move of a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FragmentPly {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in the game, according to the numbers around it.
    pub number: u32,
    /// The side that makes it.
    pub side: Side,
    /// Whether the numbers show that moves are missing before it.
    pub is_behind_gap: bool,
}

impl Fragment {
    /// Formats the number it begins with: `41.`, `41...` if Black moves first.
    #[must_use]
    pub fn first_number(&self) -> String {
        format!("{}{}", self.number, if self.side == Side::White { "." } else { "..." })
    }

    /// Returns the move of an item on the tape, if it is in the main line.
    #[must_use]
    pub fn at_item(&self, item: u32) -> Option<&FragmentPly> {
        let index = self.moves.binary_search_by_key(&item, |mv| mv.item).ok()?;
        self.moves.get(index)
    }

    /// Names a move as written: `41...Rd8`.
    #[must_use]
    pub fn name(&self, record: &Record<'_>, index: usize) -> Option<String> {
        let mv = self.moves.get(index)?;
        let word = record.slice(record.tape.items.get(mv.item as usize)?.span);
        let dots = if mv.side == Side::White { "." } else { "..." };
        Some(format!("{}{dots}{}", mv.number, quote(word)))
    }
}
