//! Games played straight toward a mate, which find most mates from play at a fraction of what a search costs.
//!
//! Whoever moves picks what looks nearest to the mate, and chance decides among the like; the numbers drawn are the same in
//! every run. A game that does not end in mate shows nothing.

use crate::moves::Move;
use crate::position::Position;

use super::score::Score;

/// A game goes on for so many moves of either player.
const MAX_PLIES: usize = 100;
/// Moves whose costs differ by less may change places.
const SPREAD: u64 = 12;
/// So much of the spread one point of cost is worth.
const WEIGHT: i32 = 4;

/// Plays so many games and returns the moves of the first that ends in mate.
pub(super) fn descend(root: &Position, score: &Score, n_games: usize) -> Option<Vec<Move>> {
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    (0..n_games).find_map(|_| mating_game(root, score, &mut chance))
}

fn mating_game(root: &Position, score: &Score, chance: &mut Chance) -> Option<Vec<Move>> {
    let mut position = root.clone();
    let mut line = Vec::new();
    for _ in 0..MAX_PLIES {
        if position.turn() == score.winner() {
            let mut best: Option<(i32, Move, Position)> = None;
            for mv in position.legal_moves() {
                let mut next = position.clone();
                next.play(mv);
                if next.is_checkmate() {
                    line.push(mv);
                    return Some(line);
                }
                let cost = WEIGHT * score.of_own_move(&next) + chance.below(SPREAD);
                if best.as_ref().is_none_or(|(lowest, ..)| cost < *lowest) {
                    best = Some((cost, mv, next));
                }
            }
            let (_, mv, next) = best?;
            line.push(mv);
            position = next;
        } else {
            let moves = position.legal_moves();
            let cost = |mv: &Move| WEIGHT * score.of_move(&position, *mv) + chance.below(SPREAD);
            let mv = moves.into_iter().min_by_key(cost)?;
            line.push(mv);
            position.play(mv);
            if position.lacks_material(score.winner()) {
                return None;
            }
        }
    }
    None
}

/// Draws numbers as if by chance, the same ones in every run.
struct Chance(u64);

impl Chance {
    /// Draws a number below a small limit.
    fn below(&mut self, limit: u64) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i32::try_from(((self.0 >> 32) * limit) >> 32).unwrap_or(0)
    }
}
