//! Runs of the same words on several sheets, found by the squares that the words name: so displaced rows are recognized
//! before any move is played.

use std::collections::HashMap;

use crate::text::fold;

use crate::scoresheet::reading::sheet::Slot;

/// What a word names in any alphabet: its last square, or castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NamedSquare {
    Square(char, char),
    Castling,
}

/// The length of a run of words, and the minimum number of equal ones, that identify two places.
pub(crate) const RUN: usize = 4;
const MIN_SAME: usize = 3;
/// A sheet begins where at least this many of the runs from its first slots are on another.
const RUNS_AT_BEGINNING: usize = 2;

impl NamedSquare {
    fn of(slot: &Slot) -> Option<Self> {
        Self::of_word(&slot.cell.as_ref()?.word)
    }

    fn of_word(word: &str) -> Option<Self> {
        let letters: Vec<char> = word.chars().take(16).map(fold).collect();
        let is_square = |pair: &&[char]| matches!(pair, ['a'..='h', '1'..='8']);
        let castles = letters.iter().filter(|letter| matches!(letter, 'O' | 'o' | '0')).count() > 1;
        match letters.windows(2).rfind(is_square) {
            Some([file, rank]) => Some(Self::Square(*file, *rank)),
            _ if castles => Some(Self::Castling),
            _ => None,
        }
    }
}

/// The squares that the words of a sheet name, slot by slot.
pub(crate) struct NamedSquares(Vec<Option<NamedSquare>>);

impl NamedSquares {
    pub(crate) fn of(slots: &[Slot]) -> Self {
        Self(slots.iter().map(NamedSquare::of).collect())
    }

    /// Takes the squares that words name, as if each were in a slot of its own.
    pub(crate) fn of_words(words: impl Iterator<Item = String>) -> Self {
        Self(words.map(|word| NamedSquare::of_word(&word)).collect())
    }

    /// Returns true if a word names the same as one of another sheet.
    pub(crate) fn is_same(&self, at: usize, other: &Self, there: usize) -> bool {
        let square = self.0.get(at).copied().flatten();
        square.is_some() && square == other.0.get(there).copied().flatten()
    }

    /// Returns true if a slot has a word that names no square and does not castle.
    pub(crate) fn has_none(&self, at: usize) -> bool {
        self.0.get(at).copied().flatten().is_none()
    }

    /// Returns true if `n` words from one slot on, or the first of them, are all the same on another sheet.
    pub(crate) fn is_same_stretch(&self, at: usize, other: &Self, there: u32, n: u32) -> bool {
        (0..RUN.min(n as usize)).all(|step| self.is_same(at + step, other, there as usize + step))
    }

    /// Returns true if a run of words from one slot on is the same as that of another sheet from another slot on.
    pub(crate) fn is_same_run(&self, at: usize, other: &Self, there: usize) -> bool {
        let here = self.0.iter().skip(at).take(RUN);
        let pairs = here.zip(other.0.iter().skip(there).take(RUN));
        pairs.filter(|(one, other)| one.is_some() && one == other).count() >= MIN_SAME
    }

    /// Returns the slots of another sheet at which this one begins.
    pub(crate) fn beginnings_on(&self, other: &Self) -> Vec<u32> {
        let n_slots = other.0.len();
        let is_there = |there: &usize| {
            // One of the first rows may be damaged, or the run be only an opening.
            let n_runs = (0..RUN).filter(|at| self.is_same_run(*at, other, there + at)).count();
            n_runs >= RUNS_AT_BEGINNING
        };
        (1..n_slots).filter(is_there).filter_map(|there| u32::try_from(there).ok()).collect()
    }

    fn by_square(&self) -> HashMap<NamedSquare, Vec<usize>> {
        let mut places: HashMap<NamedSquare, Vec<usize>> = HashMap::new();
        for (at, square) in self.0.iter().enumerate() {
            if let Some(square) = square {
                places.entry(*square).or_default().push(at);
            }
        }
        places
    }

    /// Returns, for each slot, the slots of another sheet with the same run of words.
    pub(crate) fn same_runs(&self, other: &Self) -> Vec<Vec<usize>> {
        let places = other.by_square();
        let of_slot = |at: usize| {
            let mut found: Vec<usize> = Vec::new();
            // One of the run may be misread: the first two are looked up.
            for ahead in 0..=RUN - MIN_SAME {
                let square = self.0.get(at + ahead).copied().flatten();
                let known = square.and_then(|square| places.get(&square)).into_iter().flatten();
                found.extend(known.filter_map(|there| there.checked_sub(ahead)));
            }
            found.sort_unstable();
            found.dedup();
            found.retain(|there| self.is_same_run(at, other, *there));
            found
        };
        (0..self.0.len()).map(of_slot).collect()
    }
}

/// Finds the sheets that begin with words which another has later, and where.
pub(crate) fn beginnings(named: &[NamedSquares]) -> Vec<Vec<(usize, u32)>> {
    let of_sheet = |sheet: usize| {
        let others = || named.iter().enumerate().filter(move |(other, _)| *other != sheet);
        if others().any(|(_, other)| named[sheet].is_same_run(0, other, 0)) {
            return Vec::new();
        }
        others()
            .flat_map(|(index, other)| named[sheet].beginnings_on(other).into_iter().map(move |at| (index, at)))
            .collect()
    };
    (0..named.len()).map(of_sheet).collect()
}
