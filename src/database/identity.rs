//! Which records of an archive are the same game: used by everything that combines records, by tables, lists and copies
//! alike.
//!
//! The evidence, in order: the same moves, or nearly, of players that may be the same
//! ([`duplicates`](super::duplicates)); records without moves that agree in event, round, players, colors and result
//! ([`copies_without_moves`](super::copies_without_moves)); and a comparison of two sources, if a record differs in
//! only one thing from the one game that each of them has alone ([`sources`](super::sources)). The games found this way
//! show which names belong to one player ([`same_names`](super::same_names)), and which records are one event.

use std::collections::HashMap;
use std::io;

use hashbrown::DefaultHashBuilder;

use super::copies::fullest;
use super::duplicates::{DuplicateGroup, FoundGames, find};
use super::game_facts::GameFacts;
use super::index::Archive;
use super::names::Names;

/// Maps each record to its game.
#[derive(Debug, Default)]
pub struct GameIdentity {
    groups: Vec<DuplicateGroup>,
    with_moves_of_another: Vec<[u32; 2]>,
    /// A bit for each record: whether a fuller one of its game represents it. For most this is not the case, which the
    /// bit shows at once.
    is_copy: Vec<u64>,
    fullest: HashMap<u32, u32, DefaultHashBuilder>,
}

impl GameIdentity {
    /// Finds out which records of an archive are the same game; at most `bound` keys stay in memory. Near-linear.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub fn of(archive: &Archive, names: &Names, bound: usize, wants_doubtful: bool) -> io::Result<Self> {
        let FoundGames { groups, with_moves_of_another } = find(archive, names, bound, wants_doubtful)?;
        let mut is_copy = vec![0; archive.len() as usize / 64 + 1];
        let mut of_copy = HashMap::default();
        for group in groups.iter().filter(|group| !group.is_doubtful) {
            let fullest = fullest(archive, &group.cards);
            for card in group.cards.iter().filter(|card| **card != fullest) {
                is_copy[*card as usize / 64] |= 1 << (card % 64);
                of_copy.insert(*card, fullest);
            }
        }
        Ok(Self { groups, with_moves_of_another, is_copy, fullest: of_copy })
    }

    /// Returns true if two records of one game may be versions of one record: they share a player, or the event and its
    /// day.
    #[must_use]
    pub fn may_be_versions(archive: &Archive, names: &Names, [one, other]: [u32; 2]) -> bool {
        let [facts, others] = [one, other].map(|record| GameFacts::of(archive, names, record));
        let is_of_event = archive.glance(one).event == archive.glance(other).event && facts.has_day_of(&others);
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
    pub fn fullest(&self, card: u32) -> Option<u32> {
        let bits = self.is_copy.get(card as usize / 64)?;
        if bits >> (card % 64) & 1 == 0 { None } else { self.fullest.get(&card).copied() }
    }

    /// Returns the record that represents the game of a record.
    #[must_use]
    pub fn game(&self, card: u32) -> u32 {
        self.fullest(card).unwrap_or(card)
    }
}
