//! Everything the search has seen: states of possible games, the steps between them, and the probability of each step.

use std::collections::HashMap;
use std::hash::Hash;

use crate::chess::Move;

/// The effect of a step on the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StepKind {
    /// A part of the text is read as a move.
    Read {
        from: usize,
        to: usize,
        /// Whether it is in the other player's column.
        is_displaced: bool,
    },
    /// The number of a row is read.
    Number {
        /// The number as it is meant.
        value: u32,
        from: usize,
        to: usize,
    },
    /// A move is played for an empty cell.
    Gap,
    /// A move without a place is played.
    Inserted,
    /// A word is passed over.
    Dropped { from: usize, to: usize },
    /// A word is passed over as prose, or as part of a line that prose quotes.
    Prose { from: usize, to: usize },
    /// The entries of several sheets for a ply.
    Together {
        /// Its index in the list of columns.
        column: u32,
    },
}

/// One step from a state to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<M = Move> {
    pub(crate) from: u32,
    pub(crate) kind: StepKind,
    /// The move; `None` if a number is read or a word passed over.
    pub(crate) mv: Option<M>,
    pub(crate) cost: f32,
}

/// A state of possible games: a position at a place of the sheet.
#[derive(Clone, Debug)]
pub(crate) struct Node<M = Move> {
    pub(crate) ply: u32,
    /// The cost of the cheapest way here.
    pub(crate) cost: f32,
    steps: Vec<Step<M>>,
}

/// The states and the steps between them.
#[derive(Clone, Debug)]
pub(crate) struct Lattice<M = Move> {
    moments: Vec<Node<M>>,
}

impl<M> Default for Lattice<M> {
    fn default() -> Self {
        Self { moments: Vec::new() }
    }
}

impl<M: Copy + Eq + Hash> Lattice<M> {
    pub(crate) fn moment(&self, index: u32) -> &Node<M> {
        &self.moments[index as usize]
    }

    /// Returns the number of states.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.moments.len()
    }

    /// Adds the initial state.
    pub(crate) fn start(&mut self) -> u32 {
        let start = self.add(0);
        self.moments[start as usize].cost = 0.0;
        start
    }

    /// Adds a state without a step to it; steps lead from states to those added after them.
    pub(crate) fn add(&mut self, ply: u32) -> u32 {
        self.moments.push(Node { ply, cost: f32::INFINITY, steps: Vec::new() });
        u32::try_from(self.moments.len() - 1).unwrap_or(u32::MAX)
    }

    /// Adds a step to a state. Returns true if it is the cheapest way there.
    pub(crate) fn lead(&mut self, to: u32, step: Step<M>) -> bool {
        let cost = self.moments[step.from as usize].cost + step.cost;
        let moment = &mut self.moments[to as usize];
        let is_best = cost < moment.cost;
        moment.cost = moment.cost.min(cost);
        moment.steps.push(step);
        is_best
    }

    /// Returns the steps of the cheapest way to a state.
    pub(crate) fn best_way(&self, to: u32) -> Vec<Step<M>> {
        way_back(to, |at| self.cheapest(at))
    }

    fn cheapest(&self, at: u32) -> Option<Step<M>> {
        let total = |step: &Step<M>| self.moments[step.from as usize].cost + step.cost;
        self.moments[at as usize].steps.iter().copied().min_by(|one, other| total(one).total_cmp(&total(other)))
    }

    /// Returns the steps of the way that is most probable in each place, over all ways to the ends together.
    ///
    /// If many ways differ in a move that was not written, the cheapest of all ways may be a different one, which is
    /// alone.
    pub(crate) fn likeliest_way(&self, ends: &[(u32, f32)]) -> Vec<Step<M>> {
        let done = |step: &Step<M>| {
            let ply = self.moments[step.from as usize].ply;
            (ply, step.mv, if step.mv.is_none() { Some(step.kind) } else { None })
        };
        let mut sums = HashMap::new();
        let Sums { before, total } = self.sums(ends, |step, weight| {
            let sum = sums.entry(done(step)).or_insert(f64::NEG_INFINITY);
            *sum = log_sum([*sum, weight].into_iter());
        });
        let mut best: Vec<(f64, Option<Step<M>>)> = Vec::with_capacity(self.moments.len());
        for moment in &self.moments {
            let through =
                |step: &Step<M>| Some((best[step.from as usize].0 + sums.get(&done(step))? - total, Some(*step)));
            let ways = moment.steps.iter().filter_map(through);
            let nothing = if moment.steps.is_empty() { 0.0 } else { f64::NEG_INFINITY };
            best.push(ways.fold((nothing, None), |one, other| if one.0 < other.0 { other } else { one }));
        }
        // A game may end at one state in several ways.
        let mut ended: HashMap<u32, f64> = HashMap::with_capacity(ends.len());
        for (end, cost) in ends {
            let sum = ended.entry(*end).or_insert(f64::NEG_INFINITY);
            *sum = log_sum([*sum, -scaled(*cost)].into_iter());
        }
        let score = |end: u32, sum: f64| best[end as usize].0 + before[end as usize] + sum - total;
        // Of equal ones the last that was listed, whatever the order of the table.
        let ranked = ends.iter().map(|(end, _)| (*end, score(*end, ended[end])));
        let last = ranked.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(end, _)| end);
        way_back(last.unwrap_or_default(), |at| best.get(at as usize).and_then(|(_, step)| *step))
    }

    /// Returns the probability of each move at each ply of the game, over all ways to the ends, which have costs of
    /// their own.
    pub(crate) fn shares(&self, ends: &[(u32, f32)]) -> Shares<M> {
        let mut weights: Vec<((u32, M), f64)> = Vec::new();
        let Sums { total, .. } = self.sums(ends, |step, weight| {
            weights.extend(step.mv.map(|mv| ((self.moments[step.from as usize].ply, mv), weight)));
        });
        let mut shares = HashMap::new();
        for (at, weight) in weights {
            *shares.entry(at).or_insert(0.0) += (weight - total).exp();
        }
        Shares { shares, total }
    }

    /// Adds up all ways to the ends, and passes each step that leads to one with the logarithm of all ways through it.
    fn sums(&self, ends: &[(u32, f32)], mut take: impl FnMut(&Step<M>, f64)) -> Sums {
        let before = self.before(|_, _| true);
        let mut after = vec![f64::NEG_INFINITY; self.moments.len()];
        for (end, cost) in ends {
            let behind = &mut after[*end as usize];
            *behind = log_sum([*behind, -scaled(*cost)].into_iter());
        }
        for index in (0..self.moments.len()).rev() {
            let behind = after[index];
            if behind == f64::NEG_INFINITY {
                continue;
            }
            for step in &self.moments[index].steps {
                let from = step.from as usize;
                let through = behind - scaled(step.cost);
                after[from] = log_sum([after[from], through].into_iter());
                take(step, before[from] + through);
            }
        }
        let total = log_sum(ends.iter().map(|(end, cost)| before[*end as usize] - scaled(*cost)));
        Sums { before, total }
    }

    /// Returns the logarithm of all ways from the start to each state that use only certain steps, by ply.
    fn before(&self, takes: impl Fn(u32, &Step<M>) -> bool) -> Vec<f64> {
        let mut before = vec![f64::NEG_INFINITY; self.moments.len()];
        for (index, moment) in self.moments.iter().enumerate() {
            let steps = moment.steps.iter().filter(|step| takes(self.moments[step.from as usize].ply, step));
            let ways = steps.map(|step| before[step.from as usize] - scaled(step.cost));
            before[index] = if moment.steps.is_empty() { 0.0 } else { log_sum(ways) };
        }
        before
    }

    /// Returns the probability that the game has exactly these moves, anywhere in the text.
    pub(crate) fn probability(&self, ends: &[(u32, f32)], shares: &Shares<M>, way: &[Step<M>]) -> f64 {
        let moves: Vec<M> = way.iter().filter_map(|step| step.mv).collect();
        let before =
            self.before(|ply, step| step.mv.is_none_or(|mv| moves.get(ply as usize).is_some_and(|kept| *kept == mv)));
        let is_whole = |end: u32| self.moments[end as usize].ply as usize == moves.len();
        let whole = ends.iter().filter(|(end, _)| is_whole(*end) || self.moments[*end as usize].ply == u32::MAX);
        let ways = whole.map(|(end, cost)| before[*end as usize] - scaled(*cost));
        let share = (log_sum(ways) - shares.total).exp();
        // Without an end nothing is certain.
        if share.is_nan() { 0.0 } else { share.min(1.0) }
    }
}

/// Returns the steps of a way, given the last one to each state.
fn way_back<M>(mut at: u32, last_step: impl Fn(u32) -> Option<Step<M>>) -> Vec<Step<M>> {
    let mut way = Vec::new();
    while let Some(step) = last_step(at) {
        at = step.from;
        way.push(step);
    }
    way.reverse();
    way
}

/// All ways from the start to each state, and to the ends, as logarithms of their sums.
struct Sums {
    before: Vec<f64>,
    total: f64,
}

/// The probability of each move at each ply.
#[derive(Clone, Debug)]
pub(crate) struct Shares<M = Move> {
    shares: HashMap<(u32, M), f64>,
    /// The logarithm of all ways together.
    total: f64,
}

impl<M: Copy> Shares<M> {
    pub(crate) const fn total(&self) -> f64 {
        self.total
    }

    /// Returns plies, from 0, with the moves that may have been played and their shares.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, M, f64)> + '_ {
        self.shares.iter().map(|((ply, mv), share)| (*ply, *mv, *share))
    }
}

/// The exponent of probabilities when shares are computed from costs; fitted to games damaged on purpose.
const TRUST: f64 = 0.85;

pub(crate) fn scaled(cost: f32) -> f64 {
    f64::from(cost) * TRUST
}

pub(crate) fn log_sum(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::NEG_INFINITY, |sum, value| {
        let (low, high) = if sum < value { (sum, value) } else { (value, sum) };
        if low == f64::NEG_INFINITY { high } else { high + (low - high).exp().ln_1p() }
    })
}

#[cfg(test)]
mod tests {
    use crate::chess::Position;

    use super::*;

    /// Lists all ways to a state, step by step.
    fn ways(lattice: &Lattice, to: u32) -> Vec<Vec<Step>> {
        let steps = &lattice.moment(to).steps;
        if steps.is_empty() {
            return vec![Vec::new()];
        }
        let through = |step: &Step| {
            let before = ways(lattice, step.from).into_iter();
            before.map(|way| way.into_iter().chain([*step]).collect()).collect::<Vec<Vec<Step>>>()
        };
        steps.iter().flat_map(through).collect()
    }

    /// Returns four plies of three states each, with two or three moves to each from each before, and words passed over
    /// between.
    fn small() -> (Lattice, Vec<(u32, f32)>) {
        let moves = Position::initial().legal_moves();
        let mut lattice = Lattice::default();
        let mut layer = vec![lattice.start()];
        let mut n = 0_u8;
        for ply in 1..=4 {
            let next: Vec<u32> = (0..3).map(|_| lattice.add(ply)).collect();
            for (from, to) in layer.iter().flat_map(|from| next.iter().map(move |to| (*from, *to))) {
                for mv in moves.iter().skip(usize::from(n % 3)).step_by(7).take(2 + usize::from(n % 2)) {
                    n = n.wrapping_add(1);
                    let cost = f32::from(n % 13) / 4.0;
                    lattice.lead(to, Step { from, kind: StepKind::Gap, mv: Some(*mv), cost });
                }
            }
            let passed = lattice.add(ply);
            let kind = StepKind::Dropped { from: 0, to: 1 };
            lattice.lead(passed, Step { from: next[0], kind, mv: None, cost: 1.5 });
            layer = next.into_iter().skip(1).chain([passed]).collect();
        }
        let ends = layer.into_iter().zip([0.0, 0.5, 2.0]).collect();
        (lattice, ends)
    }

    #[test]
    fn shares_are_those_of_all_ways_together() {
        let (lattice, ends) = small();
        let weight = |way: &[Step], end: f32| (-scaled(way.iter().map(|step| step.cost).sum::<f32>() + end)).exp();
        let all: Vec<(Vec<Step>, f64)> = ends
            .iter()
            .flat_map(|(end, cost)| ways(&lattice, *end).into_iter().map(|way| (way, *cost)))
            .map(|(way, cost)| (weight(&way, cost), way))
            .map(|(weight, way)| (way, weight))
            .collect();
        let total: f64 = all.iter().map(|(_, weight)| weight).sum();
        assert!(all.len() > 500, "{}", all.len());
        let moves = |way: &[Step]| way.iter().filter_map(|step| step.mv).collect::<Vec<Move>>();
        let shares = lattice.shares(&ends);
        assert!((shares.total() - total.ln()).abs() < 1e-5);
        for (ply, mv, share) in shares.iter() {
            let with = all.iter().filter(|(way, _)| moves(way).get(ply as usize) == Some(&mv));
            let counted = with.map(|(_, weight)| weight).sum::<f64>() / total;
            assert!((counted - share).abs() < 1e-5, "{ply}: {counted} {share}");
        }
        // No other way has a higher product of the probabilities in each place.
        let product = |way: &[Step]| {
            let share = |(ply, step): (u32, &Step)| {
                let is_same = |other: &[Step]| match step.mv {
                    Some(mv) => moves(other).get(ply as usize) == Some(&mv),
                    None => other.iter().any(|one| one.mv.is_none() && one.from == step.from),
                };
                let with = all.iter().filter(|(other, _)| is_same(other));
                (with.map(|(_, weight)| weight).sum::<f64>() / total).ln()
            };
            way.iter().map(|step| share((lattice.moment(step.from).ply, step))).sum::<f64>()
        };
        let likeliest = product(&lattice.likeliest_way(&ends));
        assert!(all.iter().step_by(13).all(|(way, _)| product(way) <= likeliest + 1.8), "{likeliest}");
        for (way, _) in all.iter().step_by(97) {
            let same = all.iter().filter(|(other, _)| moves(other) == moves(way));
            let counted = same.map(|(_, weight)| weight).sum::<f64>() / total;
            let found = lattice.probability(&ends, &shares, way);
            assert!((counted - found).abs() < 1e-5, "{counted} {found}");
        }
    }
}
