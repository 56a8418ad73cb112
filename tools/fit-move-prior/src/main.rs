//! Fits the network of `grammar/move_policy.bin` to the games of a PGN file, and writes it there, or to another file.
//!
//! `cargo run --release --package fit-move-prior -- GAMES.pgn [PASSES [FILE]]` — the last fifth of the games is held
//! out. Standard error shows how well the network, rounded as it is written, predicts their moves: the mean cost of a
//! move played (natural logarithm), compared with a uniform choice of a legal move, and how often the move played was
//! the most probable. The same games give the same file.

mod games;
mod slopes;

use std::fs;
use std::time::Instant;

use games::{Game, Random, Walks, games_of, walk};
use slopes::Slopes;
use zapis_sheets::scoresheet::policy::{MOST, Policy, Weights};

/// The default number of passes over the games.
const PASSES: usize = 4;
/// Each half of a batch is [`MOVES`] moves of each of this many games.
const WALKS: usize = 256;
const MOVES: usize = 2;
const BATCH: u32 = 1024;
/// The step size, which decreases to zero (Adam: Kingma and Ba, 2015).
const RATE: f32 = 0.002;
const KEEP_SLOPE: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
/// The number of batches between reports of the cost.
const TELL: usize = 1000;
const SEED: u64 = 20_240_901;
/// One held-out game in this many is measured.
const MEASURED: usize = 6;

/// Returns the initial weights.
fn first_weights() -> Weights<f32> {
    let mut weights = Weights::all(0.0_f32);
    let mut random = Random(SEED);
    let spreads = [0.08, 0.05, 0.08, 0.2, 0.0, 0.0];
    for (part, spread) in weights.parts_mut().into_iter().zip(spreads) {
        for weight in part.iter_mut() {
            *weight = spread * random.unit();
        }
    }
    weights.start.fill(0.3);
    weights
}

/// The running means of each weight's slopes and of their squares.
struct Memory {
    slopes: Weights<f32>,
    squares: Weights<f32>,
    n_steps: i32,
}

impl Memory {
    fn step(&mut self, weights: &mut Weights<f32>, halves: [&Weights<f32>; 2], rate: f32) {
        self.n_steps += 1;
        let share = 1.0 / f32::from(u16::try_from(BATCH).expect("a small batch"));
        let rate = rate * (1.0 - KEEP_SQUARE.powi(self.n_steps)).sqrt() / (1.0 - KEEP_SLOPE.powi(self.n_steps));
        let parts = weights.parts_mut().into_iter().zip(halves[0].parts()).zip(halves[1].parts());
        let memory = self.slopes.parts_mut().into_iter().zip(self.squares.parts_mut());
        for (index, (((weights, one), other), (means, squares))) in parts.zip(memory).enumerate() {
            // The last two kinds have room for more.
            let most = if index < 4 { MOST } else { 4.0 * MOST };
            let values = weights.iter_mut().zip(one).zip(other).zip(means.iter_mut().zip(squares.iter_mut()));
            for (((weight, one), other), (mean, square)) in values {
                let slope = (one + other) * share;
                *mean = KEEP_SLOPE * *mean + (1.0 - KEEP_SLOPE) * slope;
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
                *weight = (*weight - rate * *mean / (square.sqrt() + 1e-8)).clamp(-most, most);
            }
        }
    }
}

fn fit(games: &[Game], passes: usize) -> Weights<f32> {
    let mut weights = first_weights();
    let mut memory = Memory { slopes: Weights::all(0.0), squares: Weights::all(0.0), n_steps: 0 };
    let half = games.len() / 2;
    let mut walks = [Walks::new(&games[..half], SEED + 1, WALKS), Walks::new(&games[half..], SEED + 2, WALKS)];
    let mut slopes = [Slopes::new(), Slopes::new()];
    let n_moves: usize = games.iter().map(Vec::len).sum();
    let n_steps = passes * n_moves / (2 * WALKS * MOVES);
    let mut cost = 0.0;
    let start = Instant::now();
    for step in 0..n_steps {
        let [one, other] = &mut walks;
        let [one_slopes, other_slopes] = &mut slopes;
        let learn = |walks: &mut Walks<'_>, slopes: &mut Slopes| {
            slopes.clear();
            for _ in 0..MOVES {
                walks.step(|position, last, played| slopes.learn(&weights, position, last, played));
            }
        };
        rayon::join(|| learn(one, one_slopes), || learn(other, other_slopes));
        cost += slopes.iter().map(|half| half.cost).sum::<f64>();
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^24")]
        let left = 1.0 - step as f32 / n_steps as f32;
        let [one_slopes, other_slopes] = &slopes;
        memory.step(&mut weights, [&one_slopes.sums, &other_slopes.sums], RATE * left);
        if (step + 1) % TELL == 0 {
            let mean = cost / f64::from(BATCH) / f64::from(u32::try_from(TELL).expect("a small number"));
            eprintln!("{} of {n_steps}: {mean:.4} ({} s)", step + 1, start.elapsed().as_secs());
            cost = 0.0;
        }
    }
    weights
}

/// The measures for the moves of one part of the game.
#[derive(Clone, Copy, Default)]
struct Measured {
    n: f64,
    cost: f64,
    uniform: f64,
    first: f64,
}

fn measure(policy: &Policy, games: &[Game]) {
    let mut parts = [Measured::default(); 4];
    for game in games.iter().step_by(MEASURED) {
        walk(game, |position, last, played| {
            let moves = position.legal_moves();
            let costs = policy.costs(position, &moves, last);
            let at = moves.iter().position(|mv| *mv == played).expect("a legal move");
            let pieces = position.occupied().without(position.role(zapis_chess::Role::Pawn)).len();
            let phase = match pieces {
                0..=7 => 2,
                _ if position.fullmove_number() <= 12 => 0,
                _ => 1,
            };
            for part in [phase, 3] {
                let part = &mut parts[part];
                part.n += 1.0;
                part.cost += f64::from(costs[at]);
                part.uniform += f64::from(u32::try_from(moves.len()).expect("few moves")).ln();
                part.first += f64::from(u8::from(costs.iter().all(|other| *other >= costs[at])));
            }
        });
    }
    for (name, part) in ["opening", "middle game", "ending", "all"].iter().zip(parts) {
        let [cost, uniform, first] = [part.cost, part.uniform, part.first].map(|value| value / part.n);
        eprintln!("{name}: {} moves, mean cost {cost:.3}, of a uniform player {uniform:.3}; first {first:.3}", part.n);
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let path = words.next().expect("a PGN file");
    let passes = words.next().map_or(PASSES, |passes| passes.parse().expect("a number of passes"));
    let bytes = fs::read(path).expect("a file that can be read");
    // Only names are ever outside ASCII, and they do not matter here.
    let games = games_of(&String::from_utf8_lossy(&bytes));
    drop(bytes);
    let (fitted, kept_back) = games.split_at(games.len() / 5 * 4);
    eprintln!("{} games, {} of them kept back", games.len(), kept_back.len());
    let policy = Policy::of(&fit(fitted, passes));
    measure(&policy, kept_back);
    let file = words
        .next()
        .unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../grammar/move_policy.bin").to_owned());
    fs::write(file, policy.to_bytes()).expect("a file that can be written");
}
