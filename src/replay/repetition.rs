//! Counts how often the position on the board has stood before (FIDE 9.2), in time linear in the length of the game.

use std::collections::HashMap;

/// Remembers the keys of a game's positions since the last move that cannot be undone.
#[derive(Clone, Debug)]
pub(super) struct Repetition {
    /// Keys since the start of the reversible run, one a ply; what stands behind them is left from longer runs.
    run: Vec<u64>,
    /// How many keys the run has.
    len: u32,
    /// Counts the positions of all games; a replayer lives for one batch of records, far below the end of the count.
    now: u32,
    /// When a key with the same lowest bits was last seen: if that was before the run began, the position is new in it,
    /// and nothing needs to be compared.
    seen: Box<[u32; SEEN + 1]>,
    /// Occurrences by key, once a run is long.
    counts: HashMap<u64, Counted>,
    /// How many keys of the run are in `counts`.
    n_counted: usize,
}

/// What is counted of a key in a long run.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    n: u32,
    /// Where in the run it stood first: as many times as stand before the last one that anybody asks about.
    first: [u32; 4],
}

/// How many lowest bits of a key are looked at, as a mask.
const SEEN: usize = (1 << 10) - 1;
/// Up to this length a run is scanned; a longer one is counted in a map.
const SCANNED: usize = 96;
/// A position cannot stand again before four plies.
const SHORTEST_CYCLE: usize = 4;

impl Default for Repetition {
    fn default() -> Self {
        Self {
            run: vec![0; SCANNED],
            len: 0,
            now: 0,
            seen: Box::new([0; SEEN + 1]),
            counts: HashMap::new(),
            n_counted: 0,
        }
    }
}

impl Repetition {
    /// Begins anew with the first position of a game.
    pub(super) fn restart(&mut self, key: u64) {
        self.add(key, true);
    }

    /// Adds the position after one more ply and says how often it has stood, itself included; `begins` when that ply
    /// cannot be undone, so that no earlier position can be the same.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn add(&mut self, key: u64, begins: bool) -> u32 {
        // Captures and pawn moves cannot be foretold: there is no branch for them here.
        let at = std::hint::select_unpredictable(begins, 0, self.len);
        self.len = at + 1;
        match self.run.get_mut(at as usize) {
            Some(place) => *place = key,
            None => self.run.push(key),
        }
        self.now = self.now.wrapping_add(1);
        let run_began = self.now.wrapping_sub(at);
        let bits = usize::try_from(key & SEEN as u64).unwrap_or(0);
        let seen = std::mem::replace(&mut self.seen[bits & SEEN], self.now);
        if self.n_counted > 0 {
            self.forget_counts(begins);
        }
        if seen < run_began { 1 } else { self.count(key) }
    }

    /// Forgets the counts of a run that is over.
    #[cold]
    fn forget_counts(&mut self, is_over: bool) {
        if is_over {
            self.counts.clear();
            self.n_counted = 0;
        }
    }

    /// Counts the occurrences of the run's last key.
    fn count(&mut self, key: u64) -> u32 {
        let run = &self.run[..self.len as usize];
        if run.len() <= SCANNED {
            let earlier = run.iter().rev().skip(SHORTEST_CYCLE).step_by(2).filter(|known| **known == key).count();
            return narrow(earlier + 1);
        }
        for (at, known) in run.iter().enumerate().skip(self.n_counted) {
            let counted = self.counts.entry(*known).or_default();
            if let Some(place) = counted.first.get_mut(counted.n as usize) {
                *place = narrow(at);
            }
            counted.n += 1;
        }
        self.n_counted = run.len();
        self.counts.get(&key).map_or(1, |counted| counted.n)
    }

    /// Tells whether the run's last key has just stood for the fifth time on consecutive moves of both players, which is
    /// at every fourth ply, and not also the time before those.
    pub(super) fn completes_five_in_turn(&self) -> bool {
        const EARLIER: usize = 4;
        let run = &self.run[..self.len as usize];
        let mut in_turn = run.iter().rev().step_by(SHORTEST_CYCLE);
        let Some(last) = in_turn.next() else { return false };
        in_turn.take_while(|known| *known == last).take(EARLIER + 1).count() == EARLIER
    }

    /// Lists the plies after which the run's last key stood, from the run's beginning; `ply` is the last of them.
    ///
    /// Of more than five, which nobody asks about, a long run gives the first four and the last.
    pub(super) fn plies_of(&self, key: u64, ply: u32) -> Vec<u32> {
        let first_ply = (ply + 1).saturating_sub(self.len);
        let run = &self.run[..self.len as usize];
        if run.len() <= SCANNED {
            let plies = run.iter().enumerate().filter(|(_, known)| **known == key);
            return plies.map(|(index, _)| first_ply + narrow(index)).collect();
        }
        // A long run is not looked through for every position that comes back.
        let counted = self.counts.get(&key).copied().unwrap_or_default();
        let earlier = counted.first.iter().take(counted.n.saturating_sub(1) as usize);
        earlier.map(|index| first_ply + index).chain([ply]).collect()
    }
}

/// Narrows a count of plies, which a record below 4 GiB bounds.
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
