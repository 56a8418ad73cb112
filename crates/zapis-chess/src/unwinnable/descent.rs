//! Games played greedily toward a mate, which find most mates from play at a fraction of the cost of a search.
//!
//! Both players pick the move that looks nearest to the mate, with random choice among similar ones; the random numbers
//! are the same in every run. A game that does not end in mate proves nothing.

use alloc::vec::Vec;

use crate::moves::Move;
use crate::position::Position;

use super::breach::Breach;
use super::score::Score;

/// The maximum length of a game in plies.
const MAX_PLIES: usize = 100;
/// Moves whose costs differ by less than this may be swapped.
const SPREAD: u64 = 12;
/// The weight of one point of cost, in units of the spread.
const WEIGHT: i32 = 4;

/// After this many games, one is played in which the position is opened first.
const EACH: usize = 4;

/// Plays games from one position, one after another.
pub(super) struct Descent<'a> {
    root: &'a Position,
    score: &'a Score,
    breach: Breach,
    n_played: usize,
    chance: Chance,
    /// For the games in which the position is opened, so that they do not affect the others.
    other_chance: Chance,
}

impl<'a> Descent<'a> {
    pub(super) fn new(root: &'a Position, score: &'a Score) -> Self {
        let (chance, other_chance) = (Chance(0x9E37_79B9_7F4A_7C15), Chance(0xD1B5_4A32_D192_ED03));
        Self { root, score, breach: Breach::new(root, score.winner()), n_played: 0, chance, other_chance }
    }

    /// Continues until this many games have been played, and returns the moves of the first that ends in mate.
    pub(super) fn play_to(&mut self, n_games: usize) -> Option<Vec<Move>> {
        while self.n_played < n_games {
            self.n_played += 1;
            let line = mating_game(self.root, self.score, None, &mut self.chance);
            let line = match line {
                None if self.n_played.is_multiple_of(EACH) => {
                    mating_game(self.root, self.score, Some(&self.breach), &mut self.other_chance)
                }
                line => line,
            };
            if line.is_some() {
                return line;
            }
        }
        None
    }
}

/// Plays one game; with a breach, the position is opened first until something is captured.
fn mating_game(root: &Position, score: &Score, breach: Option<&Breach>, chance: &mut Chance) -> Option<Vec<Move>> {
    let mut position = root.clone();
    let mut line = Vec::new();
    let mut is_closed = breach.is_some();
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
                let opening = breach.map_or(0, |_| score.of_opening(&next));
                let cost = WEIGHT * (score.of_own_move(&next) + opening) + chance.below(SPREAD);
                if best.as_ref().is_none_or(|(lowest, ..)| cost < *lowest) {
                    best = Some((cost, mv, next));
                }
            }
            let (_, mv, next) = best?;
            line.push(mv);
            position = next;
        } else {
            let moves = position.legal_moves();
            let cost = |mv: &Move| {
                let cost = match breach.filter(|_| is_closed) {
                    Some(breach) => breach.of_move(&position, *mv),
                    None => score.of_move(&position, *mv),
                };
                WEIGHT * cost + chance.below(SPREAD)
            };
            let mv = moves.into_iter().min_by_key(cost)?;
            is_closed &= position.role_at(mv.to()).is_none();
            line.push(mv);
            position.play(mv);
            if position.lacks_material(score.winner()) {
                return None;
            }
        }
    }
    None
}

/// A generator of pseudo-random numbers, the same in every run.
struct Chance(u64);

impl Chance {
    /// Returns a number below a small limit.
    fn below(&mut self, limit: u64) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i32::try_from(((self.0 >> 32) * limit) >> 32).unwrap_or(0)
    }
}
