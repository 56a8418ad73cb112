//! The way of the king that is to be mated to a pawn of the other player's that no pawn guards: taking it opens what is closed.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{Color, Role};
use crate::position::Position;
use crate::square::Square;

/// What a step is worth, and a piece of the other player's that is no pawn.
const STEP: i32 = 4;
/// What such a pawn is worth.
const PAWN: i32 = 16;
/// Where there is no way it is taken to be so far.
const FAR: i32 = 16;

/// Holds how far it is from each square.
pub(super) struct Breach {
    ways: [i32; 64],
    winner: Color,
}

impl Breach {
    /// Measures the ways past what pawns guard, as they stand.
    pub(super) fn new(root: &Position, winner: Color) -> Self {
        let pawns = root.by(winner, Role::Pawn);
        let guarded = pawns.into_iter().fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn(winner, pawn));
        let land = Bitboard::ALL.without(guarded | root.by(!winner, Role::Pawn));
        let mut ways = [FAR; 64];
        let mut reached = pawns & land;
        let mut edge = reached;
        for way in 0..FAR {
            for square in edge {
                if let Some(slot) = ways.get_mut(square.index()) {
                    *slot = way;
                }
            }
            let next = edge.into_iter().fold(Bitboard::EMPTY, |next, square| next | attacks::king(square));
            edge = (next & land).without(reached);
            reached |= edge;
        }
        Self { ways, winner }
    }

    /// Guesses what a move of the player who is to be mated costs, as long as nothing is taken.
    pub(super) fn of_move(&self, position: &Position, mv: Move) -> i32 {
        let king = position.king(!self.winner);
        let taken = match position.piece_at(mv.to()) {
            Some(piece) if piece.color == self.winner && piece.role == Role::Pawn => -PAWN,
            Some(piece) if piece.color == self.winner => STEP,
            _ => 0,
        };
        let walks = mv.from() == king && !mv.is_castle();
        if walks { taken + STEP * (self.way(mv.to()) - self.way(king)) } else { taken }
    }

    fn way(&self, square: Square) -> i32 {
        self.ways.get(square.index()).copied().unwrap_or(FAR)
    }
}
