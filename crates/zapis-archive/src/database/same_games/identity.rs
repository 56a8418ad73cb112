//! Which records of an archive are the same game: used by everything that combines records, by tables, lists and copies
//! alike.
//!
//! The evidence, in order: the same moves, or nearly, of players that may be the same
//! ([`duplicates`](super::duplicates)); records without moves that agree in event, round, players, colors and result
//! ([`copies_without_moves`](super::copies_without_moves)); and a comparison of two sources, if a record differs in
//! only one thing from the one game that each of them has alone ([`sources`](super::sources)). The games found this way
//! show which names belong to one player ([`same_names`](super::super::events::same_names)), and which records are one event.

use std::cmp::Reverse;
use std::io;

use super::super::entries::archive::Archive;
use super::super::entries::player_names::Names;
use super::duplicates::{DuplicateGroup, FoundGames, find};
use super::game_facts::GameFacts;

/// Chooses the fullest of some copies: the most plies, played to their end, then the most comments and variations, then
/// the most tags that say something; of equal ones the first.
#[must_use]
pub fn fullest(archive: &Archive, records: &[u32]) -> u32 {
    let key = |number: &u32| {
        let summary = archive.summary(*number);
        let annotation = if summary.has_annotation() { archive.entry(*number).annotation } else { 0 };
        (summary.plies, summary.is_complete(), annotation, summary.n_known_tags(), Reverse(*number))
    };
    records.iter().copied().max_by_key(|number| key(number)).unwrap_or(0)
}

/// Knows the game of each record.
#[derive(Debug, Default)]
pub struct GameIdentity {
    groups: Vec<DuplicateGroup>,
    with_moves_of_another: Vec<[u32; 2]>,
    /// A bit for each record: whether it is a copy, of which a fuller record counts.
    is_copy: Vec<u64>,
    /// The number of copies before each word of `is_copy`.
    n_before: Vec<u32>,
    /// The fullest record of the game of each copy, in the order of the copies.
    fullest: Vec<u32>,
}

impl GameIdentity {
    /// Finds out which records of an archive are the same game; at most `bound` keys stay in memory. Near-linear.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub fn of(archive: &Archive, names: &Names, bound: usize, wants_doubtful: bool) -> io::Result<Self> {
        let FoundGames { groups, with_moves_of_another } = find(archive, names, bound, wants_doubtful)?;
        let mut is_copy = vec![0_u64; archive.len() as usize / 64 + 1];
        let mut of_copies = Vec::new();
        for group in groups.iter().filter(|group| !group.is_doubtful) {
            let fullest = fullest(archive, &group.records);
            for record in group.records.iter().filter(|record| **record != fullest) {
                is_copy[*record as usize / 64] |= 1 << (record % 64);
                of_copies.push((*record, fullest));
            }
        }
        of_copies.sort_unstable();
        let fullest = of_copies.into_iter().map(|(_, fullest)| fullest).collect();
        let n_before = is_copy.iter().scan(0, |n, bits| Some(std::mem::replace(n, *n + bits.count_ones()))).collect();
        Ok(Self { groups, with_moves_of_another, is_copy, n_before, fullest })
    }

    /// Returns true if two records of one game may be versions of one record: they share a player, or the event and its
    /// day.
    #[must_use]
    pub fn may_be_versions(archive: &Archive, names: &Names, [one, other]: [u32; 2]) -> bool {
        let [facts, others] = [one, other].map(|record| GameFacts::of(archive, names, record));
        let is_of_event = archive.prefix(one).event == archive.prefix(other).event && facts.has_day_of(&others);
        facts.shares_a_player_with(&others) || is_of_event
    }

    /// Lists the games that occur in several records, and records that may be such.
    #[must_use]
    pub fn groups(&self) -> &[DuplicateGroup] {
        &self.groups
    }

    /// Lists the records that have the moves of another game of their event, each with a record of that game.
    #[must_use]
    pub fn with_moves_of_another(&self) -> &[[u32; 2]] {
        &self.with_moves_of_another
    }

    /// Returns the fullest record of a game, given another record of it; `None` if that is the fullest, or the only
    /// one.
    #[must_use]
    pub fn fullest(&self, record: u32) -> Option<u32> {
        let word = record as usize / 64;
        let bits = self.is_copy.get(word)?;
        if bits >> (record % 64) & 1 == 0 {
            return None;
        }
        let n_before = self.n_before[word] + (bits & ((1 << (record % 64)) - 1)).count_ones();
        self.fullest.get(n_before as usize).copied()
    }

    /// Returns the record that represents the game of a record.
    #[must_use]
    pub fn game(&self, record: u32) -> u32 {
        self.fullest(record).unwrap_or(record)
    }
}
