//! Counts how often the position on the board has stood before (FIDE 9.2), in time linear in the length of the game.

use std::collections::HashMap;

/// Remembers the keys of a game's positions since the last move that cannot be undone.
#[derive(Clone, Debug, Default)]
pub(super) struct Repetition {
    /// Keys since the start of the reversible run, one a ply.
    run: Vec<u64>,
    /// The ply of the run's first key.
    first_ply: u32,
    /// Occurrences by key, once the run is long.
    counts: HashMap<u64, u32>,
}

/// Up to this length a run is scanned; a longer one is counted in a map.
const SCANNED: usize = 96;
/// A position cannot stand again before four plies.
const SHORTEST_CYCLE: usize = 4;

impl Repetition {
    /// Begins anew with the position after `ply` plies.
    pub(super) fn restart(&mut self, ply: u32, key: u64) {
        self.run.clear();
        self.counts.clear();
        self.first_ply = ply;
        self.run.push(key);
    }

    /// Adds the position after one more reversible ply and says how often it has stood, itself included.
    pub(super) fn add(&mut self, key: u64) -> u32 {
        self.run.push(key);
        let len = self.run.len();
        if len <= SCANNED {
            let earlier = self.run.iter().rev().skip(SHORTEST_CYCLE).step_by(2).filter(|known| **known == key).count();
            return narrow(earlier + 1);
        }
        if self.counts.is_empty() {
            for known in &self.run[..len - 1] {
                *self.counts.entry(*known).or_insert(0) += 1;
            }
        }
        let count = self.counts.entry(key).or_insert(0);
        *count += 1;
        *count
    }

    /// Lists the plies after which the key stood, from the run's beginning.
    pub(super) fn plies_of(&self, key: u64) -> Vec<u32> {
        let plies = self.run.iter().enumerate().filter(|(_, known)| **known == key);
        plies.map(|(index, _)| self.first_ply + narrow(index)).collect()
    }
}

/// Narrows a count of plies, which a record below 4 GiB bounds.
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
