//! All ways of reading short sheets, counted one by one, compared with the sums of the decoder.

use std::collections::HashMap;

use crate::chess::{CastlingMode, Move, Position, parse_fen};

use super::DecodedGames;
use crate::scoresheet::search::lattice::scaled;

/// More expensive ways are ignored.
pub(crate) const DEAREST: f32 = 26.0;
/// The tolerance for shares: some ways are too expensive to be followed, and if two ways meet in one position, the
/// recent moves of the cheaper one are kept.
const TOLERANCE: f64 = 1e-2;

/// The ways to the ends: what was played, and the cost.
#[derive(Default)]
pub(crate) struct CountedWays {
    ways: Vec<(Vec<Move>, f32)>,
}

impl CountedWays {
    pub(crate) fn add(&mut self, moves: &[Move], cost: f32) {
        self.ways.push((moves.to_vec(), cost));
    }

    /// Compares the sums of the decoder with them. Returns the number of ways.
    pub(crate) fn assert_sums(&self, found: &DecodedGames<Move>, name: &str) -> usize {
        let weight = |cost: f32| (-scaled(cost)).exp();
        let all: f64 = self.ways.iter().map(|(_, cost)| weight(*cost)).sum();
        let mut counted: HashMap<(u32, Move), f64> = HashMap::new();
        for (moves, cost) in &self.ways {
            for at in (0..).zip(moves) {
                *counted.entry((at.0, *at.1)).or_default() += weight(*cost) / all;
            }
        }
        let shares = found.lattice.shares(&found.ends);
        assert!((shares.total() - all.ln()).abs() < TOLERANCE, "{name}: {} for {}", shares.total(), all.ln());
        let summed: HashMap<(u32, Move), f64> = shares.iter().map(|(ply, mv, share)| ((ply, mv), share)).collect();
        for (at, share) in &counted {
            let sum = summed.get(at).copied().unwrap_or(0.0);
            assert!((sum - share).abs() < TOLERANCE, "{name}: {at:?}: {sum} for {share}");
        }
        let of_none = summed.iter().filter(|(at, _)| !counted.contains_key(at)).map(|(_, share)| share).sum::<f64>();
        assert!(of_none < TOLERANCE, "{name}: {of_none}");
        // The games themselves, and not only their plies.
        let (end, _) = found.ends.first().copied().unwrap();
        let way = found.lattice.best_way(end);
        let moves: Vec<Move> = way.iter().filter_map(|step| step.mv).collect();
        let same = self.ways.iter().filter(|(other, _)| *other == moves);
        let share = same.map(|(_, cost)| weight(*cost) / all).sum::<f64>();
        let sum = found.lattice.probability(&found.ends, &shares, &way);
        assert!((sum - share).abs() < TOLERANCE, "{name}: {sum} for {share}");
        self.ways.len()
    }
}

/// Returns a position with kings, a knight and a pawn, where few moves are legal.
pub(crate) fn few_moves() -> Position {
    let setup = parse_fen("8/8/8/8/7k/8/K6p/7N w - - 0 1").unwrap();
    setup.position(CastlingMode::Standard).0.unwrap()
}
