//! Everything the search has seen: moments of possible games, the steps between them, and how probable each step is.

use std::collections::HashMap;

use crate::chess::Move;

/// What a step does with the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepKind {
    /// A slot's word, or a part of it, or it and the next together, is read as a move.
    Read {
        /// The slot whose word is read.
        slot: u32,
        /// Whether the word stands in the other player's column.
        is_displaced: bool,
    },
    /// A move is played for a slot in which nothing is written.
    Gap {
        /// The slot.
        slot: u32,
    },
    /// A move is played that has no slot.
    Inserted,
    /// A slot is passed over.
    Dropped {
        /// The slot.
        slot: u32,
    },
    /// Several sheets together have this for a ply.
    Together {
        /// Its place in the list of such.
        joint: u32,
    },
}

/// One step from a moment to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) from: u32,
    pub(super) kind: StepKind,
    /// The move; nothing where a slot is passed over.
    pub(super) mv: Option<Move>,
    pub(super) cost: f32,
}

/// A moment of possible games: a position at a place of the sheet.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// Its place in the order of the search: steps lead from lower to higher.
    order: u32,
    /// How many plies have been played.
    pub(super) ply: u32,
    /// The cost of the cheapest way here.
    pub(super) cost: f32,
    steps: Vec<Step>,
}

/// The moments and the steps between them.
#[derive(Clone, Debug, Default)]
pub(super) struct Lattice {
    moments: Vec<Moment>,
}

impl Lattice {
    pub(super) fn moment(&self, index: u32) -> &Moment {
        &self.moments[index as usize]
    }

    /// Adds a moment that nothing leads to yet.
    pub(super) fn add(&mut self, order: u32, ply: u32, cost: f32) -> u32 {
        self.moments.push(Moment { order, ply, cost, steps: Vec::new() });
        u32::try_from(self.moments.len() - 1).unwrap_or(u32::MAX)
    }

    /// Adds a step to a moment; tells whether it is the cheapest way there.
    pub(super) fn lead(&mut self, to: u32, step: Step) -> bool {
        let cost = self.moments[step.from as usize].cost + step.cost;
        let moment = &mut self.moments[to as usize];
        let is_best = cost < moment.cost;
        moment.cost = moment.cost.min(cost);
        moment.steps.push(step);
        is_best
    }

    /// Lists the steps of the cheapest way to a moment.
    pub(super) fn best_way(&self, to: u32) -> Vec<Step> {
        let mut way = Vec::new();
        let mut at = to;
        while let Some(step) = self.cheapest(at) {
            way.push(step);
            at = step.from;
        }
        way.reverse();
        way
    }

    fn cheapest(&self, at: u32) -> Option<Step> {
        let total = |step: &Step| self.moments[step.from as usize].cost + step.cost;
        self.moments[at as usize].steps.iter().copied().min_by(|one, other| total(one).total_cmp(&total(other)))
    }

    /// Returns how probable each move is as each ply of the game, over all ways to the ends, which have costs of their own;
    /// and how probable the cheapest way is.
    pub(super) fn shares(&self, ends: &[(u32, f32)]) -> (HashMap<(u32, u16), f64>, f64) {
        // A step leads from a lower order to a higher one, and within an order from earlier to later.
        let mut order: Vec<usize> = (0..self.moments.len()).collect();
        order.sort_by_key(|index| (self.moments[*index].order, *index));
        let mut before = vec![f64::NEG_INFINITY; self.moments.len()];
        for index in &order {
            let moment = &self.moments[*index];
            let ways = moment.steps.iter().map(|step| before[step.from as usize] - scaled(step.cost));
            before[*index] = if moment.steps.is_empty() { 0.0 } else { log_sum(ways) };
        }
        let mut after = vec![f64::NEG_INFINITY; self.moments.len()];
        for (end, cost) in ends {
            after[*end as usize] = -scaled(*cost);
        }
        let total = log_sum(ends.iter().map(|(end, cost)| before[*end as usize] - scaled(*cost)));
        let mut shares = HashMap::new();
        for index in order.iter().rev() {
            let behind = after[*index];
            if behind == f64::NEG_INFINITY {
                continue;
            }
            for step in &self.moments[*index].steps {
                let from = step.from as usize;
                let through = behind - scaled(step.cost);
                after[from] = log_sum([after[from], through].into_iter());
                if let Some(mv) = step.mv {
                    let share = (before[from] + through - total).exp();
                    *shares.entry((self.moments[from].ply, mv.to_bits())).or_insert(0.0) += share;
                }
            }
        }
        let best = ends.iter().map(|(end, cost)| self.moments[*end as usize].cost + cost).fold(f32::INFINITY, f32::min);
        (shares, (-scaled(best) - total).exp().min(1.0))
    }
}

/// How far costs are trusted when shares are made of them; found with games damaged on purpose.
const TRUST: f64 = 0.85;

fn scaled(cost: f32) -> f64 {
    f64::from(cost) * TRUST
}

/// Returns the logarithm of a sum of exponentials.
fn log_sum(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::NEG_INFINITY, |sum, value| {
        let (low, high) = if sum < value { (sum, value) } else { (value, sum) };
        if low == f64::NEG_INFINITY { high } else { high + (low - high).exp().ln_1p() }
    })
}
