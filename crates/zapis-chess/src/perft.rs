//! Perft: counting the move sequences of a given length, the usual test of a move generator.

use super::legal::Batch;
use super::position::Position;

/// Counts the sequences of `depth` legal moves from a position; the last move is counted, not played.
///
/// ```
/// use zapis_chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 3), 8902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut n_moves = 0;
            position.visit_legal(|batch: Batch| {
                n_moves += batch.len();
                false
            });
            n_moves as u64
        }
        _ => position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play(mv);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
