//! The path of the king to be mated to an unprotected enemy pawn: capturing it opens a closed position.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{Color, Role};
use crate::position::Position;
use crate::square::Square;

/// The value of a step, and of an enemy piece that is not a pawn.
const STEP: i32 = 4;
/// The value of such a pawn.
const PAWN: i32 = 16;
/// The distance assumed if there is no path.
const FAR: i32 = 16;

/// The distance from each square.
pub(super) struct Breach {
    ways: [i32; 64],
    winner: Color,
}

impl Breach {
    /// Measures the paths past the squares that pawns currently guard.
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

    /// Estimates the cost of a move of the player to be mated, until something is captured.
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
