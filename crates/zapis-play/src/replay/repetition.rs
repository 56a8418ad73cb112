//! Counts the earlier occurrences of the position on the board (FIDE 9.2), in time linear in the length of the game.
//!
//! Nearly all positions of a game are within a few plies after an irreversible move, and none of those can be a
//! repetition. So only a step is kept for each ply, and positions are numbered once there are enough of them in a run.

use std::collections::HashMap;

use crate::game::Game;

/// Tracks the positions of a main line since the last irreversible move.
#[derive(Clone, Debug)]
pub(super) struct RepetitionFinder<G: Game> {
    /// The last steps, by the lowest bits of the ply they led to.
    steps: [G::Step; STEPS + 1],
    /// The earliest ply whose position can be the same as a later one, beyond what the game knows: 0, or that of the
    /// last null move.
    began: u32,
    run: ReversibleRun,
}

/// The positions of a run of reversible plies, as numbers: equal for equal positions.
#[derive(Clone, Debug, Default)]
struct ReversibleRun {
    /// The ply of the first of them.
    began: u32,
    numbers: Vec<u64>,
    counts: HashMap<u64, Counted>,
    /// The number of elements that are in `counts`.
    n_counted: usize,
}

/// The counts for a position in a long run.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    n: u32,
    /// The indices of its first occurrences in the run: as many as are needed before the last one.
    first: [u32; 4],
}

/// The number of last steps kept, as a mask: more than in the shortest run in which positions are numbered.
const STEPS: usize = 15;
/// Runs of up to this many positions are scanned; those of a longer one are counted in a map.
const SCANNED: usize = 96;
/// A position cannot recur before four plies.
const SHORTEST_CYCLE: u32 = 4;

impl<G: Game> Default for RepetitionFinder<G> {
    fn default() -> Self {
        Self { steps: [G::Step::default(); STEPS + 1], began: 0, run: ReversibleRun::default() }
    }
}

impl<G: Game> RepetitionFinder<G> {
    /// From this many reversible plies on, a position can occur for the second time.
    pub(super) const TWICE: u32 = SHORTEST_CYCLE;
    /// From this many reversible plies on, a position can occur for the third time.
    pub(super) const THRICE: u32 = 2 * SHORTEST_CYCLE;

    /// Restarts with the first position of a game.
    pub(super) fn restart(&mut self, first: G::Step) {
        self.add(0, first);
        self.began = 0;
        self.run.numbers.clear();
    }

    /// Records the step to the position after this many plies.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn add(&mut self, ply: u32, step: G::Step) {
        self.steps[ply as usize & STEPS] = step;
    }

    /// Records that no position before this ply can be the same as a later one, whatever the game knows.
    pub(super) const fn begin_at(&mut self, ply: u32) {
        self.began = ply;
    }

    /// Returns the number of occurrences of the position after the ply last added, itself included; it must be called
    /// at every ply from which on the game has `enough` reversible plies before it, [`TWICE`](Self::TWICE) or
    /// [`THRICE`](Self::THRICE) depending on what is searched.
    pub(super) fn count(&mut self, game: &G, position: &G::Position, ply: u32, enough: u32) -> u32 {
        let n_plies = game.reversible_plies(position).min(ply - self.began);
        if n_plies < enough {
            return 1;
        }
        let began = ply - n_plies;
        let n_known = self.run.numbers.len();
        let is_next = self.run.began == began && n_known == n_plies as usize;
        match self.run.numbers.last() {
            Some(last) if is_next => {
                let number = game.number_after(*last, self.steps[ply as usize & STEPS], position);
                self.run.numbers.push(number);
            }
            // A position that has not been left cannot recur. This is checked while all steps are still there.
            _ if n_plies < narrow(STEPS) && !self.may_lead_back(game, ply, n_plies) => return 1,
            _ => {
                let n_kept = n_plies.min(narrow(STEPS));
                let first = ply - n_kept;
                let steps: [G::Step; STEPS + 1] = std::array::from_fn(|nth| self.steps[(first as usize + nth) & STEPS]);
                self.run.begin(first);
                game.number_run(&steps[..=n_kept as usize], position, &mut self.run.numbers);
            }
        }
        self.run.count_last()
    }

    /// Returns true if the last of this many steps may have returned to the origin of an earlier one of the same side.
    fn may_lead_back(&self, game: &G, ply: u32, n_plies: u32) -> bool {
        let step = |back: u32| self.steps[ply.wrapping_sub(back) as usize & STEPS];
        (2..=n_plies).step_by(2).any(|back| game.may_be_undone(step(back), step(0)))
    }

    /// Returns true if the last position, once it has been counted more than once, has just occurred for the fifth time
    /// on consecutive moves of both players, which is at every fourth ply, and not also the time before those.
    pub(super) fn completes_five_in_turn(&self) -> bool {
        const EARLIER: usize = 4;
        let mut backwards = self.run.numbers.iter().rev().step_by(SHORTEST_CYCLE as usize);
        let last = backwards.next();
        backwards.take(EARLIER + 1).take_while(|number| Some(*number) == last).count() == EARLIER
    }

    /// Lists the plies after which the last position occurred, once it has been counted more than once.
    ///
    /// Of more than five, which are never needed, a long run gives the first four and the last.
    pub(super) fn plies_of_last(&self) -> Vec<u32> {
        let ReversibleRun { began, numbers, counts, .. } = &self.run;
        let Some(last) = numbers.last() else { return Vec::new() };
        if numbers.len() <= SCANNED {
            let stood = (*began..).zip(numbers).filter(|(_, number)| *number == last);
            return stood.map(|(ply, _)| ply).collect();
        }
        // A long run is not searched for every recurring position.
        let counted = counts.get(last).copied().unwrap_or_default();
        let earlier = counted.first.iter().take(counted.n.saturating_sub(1) as usize);
        earlier.copied().chain([narrow(numbers.len() - 1)]).map(|index| began + index).collect()
    }
}

impl ReversibleRun {
    fn begin(&mut self, ply: u32) {
        self.began = ply;
        self.numbers.clear();
        self.counts.clear();
        self.n_counted = 0;
    }

    /// Counts the occurrences of the last number in the run.
    fn count_last(&mut self) -> u32 {
        let Some((last, earlier)) = self.numbers.split_last() else { return 0 };
        if earlier.len() < SCANNED {
            let at_turns = earlier.iter().rev().skip(SHORTEST_CYCLE as usize - 1).step_by(2);
            return narrow(1 + at_turns.filter(|number| *number == last).count());
        }
        for (at, known) in self.numbers.iter().enumerate().skip(self.n_counted) {
            let counted = self.counts.entry(*known).or_default();
            if let Some(place) = counted.first.get_mut(counted.n as usize) {
                *place = narrow(at);
            }
            counted.n += 1;
        }
        self.n_counted = self.numbers.len();
        self.counts.get(last).map_or(1, |counted| counted.n)
    }
}

/// Narrows a count of plies, which is bounded because a record is below 4 GiB.
fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
