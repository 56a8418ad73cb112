//! When positions of Tavreli are the same, and how they differ.

use crate::game::repetition::{Difference, Repetition};
use crate::l10n::message;
use crate::tavreli::{CastlingSide, Color, Files, Identity, Move, Position};

use super::Tavreli;

impl Repetition for Tavreli {
    type Identity = Identity;
    type Step = u64;

    fn identity(&self, position: &Position) -> Identity {
        position.identity()
    }

    fn differences(&self, earlier: &Position, wanted: &Position) -> Option<Vec<Difference>> {
        if !earlier.identity().is_placed_like(&wanted.identity()) {
            return None;
        }
        let mut found = Vec::new();
        if earlier.turn() != wanted.turn() {
            found.push(Difference::ToMove(earlier.turn().into()));
        }
        for color in Color::ALL {
            let side = color.name();
            for castling_side in CastlingSide::ALL {
                if earlier.has_castling_right(color, castling_side) && !wanted.has_castling_right(color, castling_side)
                {
                    let castling_side = message!("ruling-wing", wing = castling_side.name());
                    found.push(Difference::Castling(message!(
                        "ruling-differs-castling",
                        side = side,
                        wing = castling_side
                    )));
                }
            }
            for (file, letter) in (0..8).zip(Files::Latin.letters()) {
                if earlier.has_double_right(color, file) && !wanted.has_double_right(color, file) {
                    let said = message!("tavreli-differs-double", side = side, file = letter.to_string());
                    found.push(Difference::DoubleStep(said));
                }
            }
        }
        if earlier.turn() == wanted.turn() {
            let passed = |position: &Position| position.en_passant().filter(|_| position.can_take_en_passant());
            let (before, now) = (passed(earlier), passed(wanted));
            if let Some(square) = before.filter(|_| before != now) {
                let said = message!("tavreli-differs-en-passant", square = square.to_string());
                found.push(Difference::EnPassant(said));
            }
            if let Some(square) = now.filter(|_| before != now) {
                let said = message!("tavreli-differs-no-en-passant", square = square.to_string());
                found.push(Difference::NoEnPassant(said));
            }
        }
        Some(found)
    }

    /// Towers that were built can be dismantled, and warriors be carried back: only lost rights are irreversible.
    fn reversible_plies(&self, position: &Position) -> u32 {
        position.plies_since_rights()
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn first_step(&self, position: &Position) -> u64 {
        position.key()
    }

    #[inline]
    fn step(&self, position: &Position, _: Move) -> u64 {
        position.key()
    }

    #[inline]
    fn may_be_undone(&self, earlier: u64, last: u64) -> bool {
        earlier == last
    }

    fn number_run(&self, steps: &[u64], _: &Position, numbers: &mut Vec<u64>) {
        numbers.extend_from_slice(steps);
    }

    fn number_after(&self, _: u64, step: u64, _: &Position) -> u64 {
        step
    }
}
