//! Counts how often the position on the board has stood before (FIDE 9.2), in time linear in the length of the game.

use std::collections::HashMap;

/// Remembers the keys of a game's positions since the last move that cannot be undone.
#[derive(Clone, Debug)]
pub(super) struct Repetition {
    /// Counts the positions of all games; a replayer lives for one batch of records, far below the end of the count.
    now: u32,
    /// The earliest position that can be the same as the present one, as far as the clock does not tell: the start of a
    /// game, or the position after a null move.
    began: u32,
    /// The last keys, by the lowest bits of their count.
    recent: [u64; RECENT + 1],
    /// When a key with the same lowest bits was last seen: if that was before the run began, the position is new in it,
    /// and nothing needs to be compared.
    seen: [u32; SEEN + 1],
    long: LongRun,
}

/// The keys of a run that is longer than what is scanned.
#[derive(Clone, Debug, Default)]
struct LongRun {
    began: u32,
    keys: Vec<u64>,
    counts: HashMap<u64, Counted>,
    /// How many of the keys are in `counts`.
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
/// How many of the last keys are kept, as a mask; more than are scanned.
const RECENT: usize = (1 << 7) - 1;
/// Up to this length a run is scanned; a longer one is counted in a map.
const SCANNED: u32 = 96;
/// A position cannot stand again before four plies.
const SHORTEST_CYCLE: u32 = 4;

impl Default for Repetition {
    fn default() -> Self {
        Self { now: 0, began: 0, recent: [0; RECENT + 1], seen: [0; SEEN + 1], long: LongRun::default() }
    }
}

impl Repetition {
    /// Begins anew with the first position of a game.
    pub(super) fn restart(&mut self, key: u64) {
        self.add(key, 0, true);
    }

    /// Adds the position after one more ply and says how often it has stood, itself included; `clock` is its halfmove
    /// clock, and `begins` tells that no earlier position can be the same whatever the clock says.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn add(&mut self, key: u64, clock: u32, begins: bool) -> u32 {
        self.now = self.now.wrapping_add(1);
        if begins {
            self.began = self.now;
        }
        self.recent[self.now as usize & RECENT] = key;
        let bits = usize::try_from(key & SEEN as u64).unwrap_or(0);
        let seen = std::mem::replace(&mut self.seen[bits & SEEN], self.now);
        // Captures and pawn moves cannot be foretold, but the clock tells how far back to look without a branch for them.
        if clock < SCANNED && seen + clock < self.now { 1 } else { self.count(key, clock, seen) }
    }

    /// Counts the occurrences of the last key.
    #[inline(never)]
    fn count(&mut self, key: u64, clock: u32, seen: u32) -> u32 {
        self.began = self.began.max(self.now.saturating_sub(clock));
        let len = self.now - self.began + 1;
        let is_new = seen < self.began;
        if len > SCANNED {
            let began_anew = self.long.began != self.began;
            if began_anew {
                self.long.begin(self.began);
                // The clock goes up by one a ply: none of these keys is out of reach.
                self.long.keys.extend((self.began..self.now).map(|at| self.recent[at as usize & RECENT]));
            }
            self.long.keys.push(key);
            return if is_new { 1 } else { self.long.count(key) };
        }
        if is_new {
            return 1;
        }
        let earlier = (SHORTEST_CYCLE..len).step_by(2).filter(|back| self.key_before(*back) == key).count();
        narrow(earlier + 1)
    }

    /// Returns the key that stood so many plies ago, no more than are scanned.
    fn key_before(&self, n_plies: u32) -> u64 {
        self.recent[self.now.wrapping_sub(n_plies) as usize & RECENT]
    }

    /// Tells whether the last key, once it has been counted more than once, has just stood for the fifth time on consecutive
    /// moves of both players, which is at every fourth ply, and not also the time before those.
    pub(super) fn completes_five_in_turn(&self) -> bool {
        const EARLIER: usize = 4;
        let (len, last) = (self.now - self.began + 1, self.key_before(0));
        // What stood twenty plies ago is always among the keys that are kept.
        let in_turn = (SHORTEST_CYCLE..len).step_by(SHORTEST_CYCLE as usize).take(EARLIER + 1);
        in_turn.take_while(|back| self.key_before(*back) == last).count() == EARLIER
    }

    /// Lists the plies after which the last key stood, once it has been counted more than once; `ply` is the last of them.
    ///
    /// Of more than five, which nobody asks about, a long run gives the first four and the last.
    pub(super) fn plies_of(&self, key: u64, ply: u32) -> Vec<u32> {
        let len = self.now - self.began + 1;
        if len <= SCANNED {
            return (0..len).rev().filter(|back| self.key_before(*back) == key).map(|back| ply - back).collect();
        }
        // A long run is not looked through for every position that comes back.
        let first_ply = (ply + 1).saturating_sub(len);
        let counted = self.long.counts.get(&key).copied().unwrap_or_default();
        let earlier = counted.first.iter().take(counted.n.saturating_sub(1) as usize);
        earlier.map(|index| first_ply + index).chain([ply]).collect()
    }
}

impl LongRun {
    fn begin(&mut self, began: u32) {
        self.began = began;
        self.keys.clear();
        self.counts.clear();
        self.n_counted = 0;
    }

    fn count(&mut self, key: u64) -> u32 {
        for (at, known) in self.keys.iter().enumerate().skip(self.n_counted) {
            let counted = self.counts.entry(*known).or_default();
            if let Some(place) = counted.first.get_mut(counted.n as usize) {
                *place = narrow(at);
            }
            counted.n += 1;
        }
        self.n_counted = self.keys.len();
        self.counts.get(&key).map_or(1, |counted| counted.n)
    }
}

/// Narrows a count of plies, which a record below 4 GiB bounds.
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
