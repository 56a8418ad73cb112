//! Legal moves with a spelling similar to that of an illegal one.

use super::moves::Move;
use super::notation::{Shape, WrittenMove};
use super::position::Position;
use super::square::Square;
use crate::sorting::CompactSort;

/// Lists the legal moves that differ least from a written one: in its count, then in one square.
#[must_use]
pub fn nearest(position: &Position, written: &WrittenMove, most: usize) -> Vec<Move> {
    let Shape::Squares { from, to, count, .. } = written.shape else { return Vec::new() };
    let apart = |one: Square, other: Square| {
        u32::from(one.file().abs_diff(other.file())) + u32::from(one.rank().abs_diff(other.rank()))
    };
    let distance = |mv: &Move| {
        let (left, reached) = (apart(mv.from(), from), apart(mv.to(), to));
        // An error in writing affects one square, and rarely by much.
        let is_like = mv.castling_side().is_none() && (left == 0 || reached == 0) && left + reached <= 2;
        let taken = if mv.count() == position.height(mv.from()) { None } else { Some(u32::from(mv.count())) };
        is_like.then_some((left + reached) * 4 + u32::from(taken != count))
    };
    let mut found: Vec<(u32, Move)> =
        position.legal_moves().into_iter().filter_map(|mv| Some((distance(&mv)?, mv))).collect();
    found.compact_sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, mv)| mv).take(most).collect()
}
