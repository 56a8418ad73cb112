//! The cost of a move played, and its slope for each weight.

use zapis_chess::{Move, Position};
use zapis_sheets::scoresheet::policy::{ASIDE, HIDDEN, MOST, WIDTH, Weights, role_of};
use zapis_sheets::scoresheet::prior::{Features, LastMoves, N_PLACES, PriorView};

/// Moves predicted at least this well are not learned from.
const NOTHING: f32 = 1e-4;
/// The number of products that are added side by side.
const LANES: usize = 16;

fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0_f32; LANES];
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

fn add<const N: usize>(to: &mut [f32; N], what: &[f32; N]) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += what;
    }
}

fn add_times<const N: usize>(to: &mut [f32; N], times: f32, what: &[f32; N]) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += times * what;
    }
}

fn cut(sum: f32) -> f32 {
    sum.clamp(0.0, MOST)
}

/// Passes the slopes of sums that were not cut off.
fn let_through<const N: usize>(slopes: &mut [f32; N], sums: &[f32; N]) {
    for (slope, sum) in slopes.iter_mut().zip(sums) {
        let is_open = *sum > 0.0 && *sum < MOST;
        *slope = if is_open { *slope } else { 0.0 };
    }
}

/// The slopes of a batch of moves, with its measures.
pub(crate) struct Slopes {
    pub(crate) sums: Weights<f32>,
    pub(crate) cost: f64,
    /// Kept from move to move to avoid allocation.
    features: Vec<Features>,
    asides: Vec<[f32; ASIDE]>,
    scores: Vec<f32>,
}

impl Slopes {
    pub(crate) fn new() -> Self {
        Self { sums: Weights::all(0.0), cost: 0.0, features: Vec::new(), asides: Vec::new(), scores: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        for part in self.sums.parts_mut() {
            part.fill(0.0);
        }
        self.cost = 0.0;
    }

    /// Adds the slopes of one move.
    pub(crate) fn learn(&mut self, weights: &Weights<f32>, position: &Position, last: LastMoves, played: Move) {
        let moves = position.legal_moves();
        if moves.len() < 2 {
            return;
        }
        let view = PriorView::of(position, last);
        let inputs = view.inputs();
        let mut sums = weights.start;
        for input in &inputs {
            add(&mut sums, &weights.inputs[usize::from(*input)]);
        }
        let (mut hidden_sums, mut base) = ([0.0; HIDDEN], [0.0; ASIDE]);
        hidden_sums.copy_from_slice(&sums[..HIDDEN]);
        base.copy_from_slice(&sums[HIDDEN..]);
        let hidden = hidden_sums.map(cut);
        self.features.clear();
        self.asides.clear();
        self.scores.clear();
        for mv in &moves {
            let features = view.features(*mv);
            let (mut aside, mut score) = (base, 0.0);
            for feature in &features {
                let feature = usize::from(*feature);
                if feature < N_PLACES {
                    score += dot(&hidden, &weights.places[feature]);
                }
                add(&mut aside, &weights.features[feature]);
                score += weights.single[feature];
            }
            score += dot(&aside.map(cut), &weights.aside[role_of(&features)]);
            self.features.push(features);
            self.asides.push(aside);
            self.scores.push(score);
        }
        let top = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = self.scores.iter().map(|score| (score - top).exp()).sum();
        let slopes = &mut self.sums;
        let (mut to_hidden, mut to_base) = ([0.0; HIDDEN], [0.0; ASIDE]);
        for (((mv, features), aside), score) in moves.iter().zip(&self.features).zip(&self.asides).zip(&self.scores) {
            let share = (score - top).exp() / sum;
            let error = share - f32::from(u8::from(*mv == played));
            if *mv == played {
                self.cost -= f64::from(share.max(1e-30).ln());
            }
            if error.abs() < NOTHING {
                continue;
            }
            let role = role_of(features);
            add_times(&mut slopes.aside[role], error, &aside.map(cut));
            let mut to_aside = weights.aside[role].map(|weight| error * weight);
            let_through(&mut to_aside, aside);
            add(&mut to_base, &to_aside);
            for feature in features {
                let feature = usize::from(*feature);
                if feature < N_PLACES {
                    add_times(&mut slopes.places[feature], error, &hidden);
                    add_times(&mut to_hidden, error, &weights.places[feature]);
                }
                add(&mut slopes.features[feature], &to_aside);
                slopes.single[feature] += error;
            }
        }
        let_through(&mut to_hidden, &hidden_sums);
        let mut to_sums = [0.0; WIDTH];
        to_sums[..HIDDEN].copy_from_slice(&to_hidden);
        to_sums[HIDDEN..].copy_from_slice(&to_base);
        add(&mut slopes.start, &to_sums);
        for input in &inputs {
            add(&mut slopes.inputs[usize::from(*input)], &to_sums);
        }
    }
}
