//! When positions of chess are the same, and how they differ.

use crate::chess::{CastlingMode, CastlingSide, Color, Identity, Move, Position, Rank, Square};
use crate::game::repetition::{Difference, Repetition};
use crate::game::side::Side;
use crate::l10n::{Message, message};

use super::Chess;

impl Repetition for Chess {
    type Identity = Identity;
    type Step = Move;

    fn identity(&self, position: &Position) -> Identity {
        position.identity()
    }

    fn differences(&self, earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
        differences(earlier, wanted)
    }

    fn reversible_plies(&self, position: &Position) -> u32 {
        position.reversible_plies()
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn first_step(&self, _: &Position) -> Move {
        Move::NULL
    }

    #[inline]
    fn step(&self, _: &Position, mv: Move) -> Move {
        mv
    }

    #[inline]
    fn may_be_undone(&self, earlier: Move, last: Move) -> bool {
        earlier.from() == last.to()
    }

    fn number_run(&self, steps: &[Move], position: &Position, numbers: &mut Vec<u64>) {
        // The step that led to the first position need not be taken back.
        position.number_run(steps.get(1..).unwrap_or_default(), numbers);
    }

    fn number_after(&self, before: u64, step: Move, position: &Position) -> u64 {
        position.number_after(before, step)
    }
}

/// Returns how an earlier position differs from one with the same placement.
fn differences(earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
    if earlier.occupied() != wanted.occupied() || !earlier.identity().is_placed_like(&wanted.identity()) {
        return None;
    }
    let mut found = Vec::new();
    if earlier.turn() != wanted.turn() {
        found.push(Difference::ToMove(earlier.turn().into()));
    }
    for rook in earlier.castling_rooks().without(wanted.castling_rooks()) {
        let color = if rook.rank() == Rank::FIRST { Color::White } else { Color::Black };
        found.push(Difference::Castling(castling_right(earlier, color, rook)));
    }
    // With the other side to move, different captures are possible anyway.
    if earlier.turn() == wanted.turn() && earlier.en_passant() != wanted.en_passant() {
        let was = |square: Square| message!("ruling-differs-en-passant", square = square.to_string());
        let was_not = |square: Square| message!("ruling-differs-no-en-passant", square = square.to_string());
        found.extend(earlier.en_passant().map(|square| Difference::EnPassant(was(square))));
        found.extend(wanted.en_passant().map(|square| Difference::NoEnPassant(was_not(square))));
    }
    Some(found)
}

fn castling_right(position: &Position, color: Color, rook: Square) -> Message {
    let side = Side::from(color).name();
    if position.mode() == CastlingMode::Chess960 {
        return message!("ruling-differs-castling-rook", side = side, rook = rook.to_string());
    }
    let castling_side = message!("ruling-wing", wing = CastlingSide::of(position.king(color), rook).name());
    message!("ruling-differs-castling", side = side, wing = castling_side)
}
