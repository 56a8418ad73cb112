//! Where a king could ever be mated, given what every piece can reach: an upper bound.

use arrayvec::ArrayVec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Color, Role};
use crate::position::Position;
use crate::square::Square;

use super::mobility::{Mobility, steps};

/// Returns the squares on which the opponent's king could be mated by a player: all others are proved safe for ever.
///
/// A mate needs a check, and every square around the king is attacked or occupied by a piece of its own side, each by a
/// different one.
pub(super) fn mating_squares(position: &Position, winner: Color) -> Bitboard {
    let mobility = Mobility::of(position);
    Net::new(&mobility, winner).mating_squares()
}

struct Net {
    /// Squares on which the king to be mated may be.
    king: Bitboard,
    /// Squares on which the king of the mating player may be.
    ally: Bitboard,
    /// Squares on which that king arrives only with the mating move.
    arrivals: Bitboard,
    /// Squares on which a piece that gives check along ranks and files, or along diagonals, may be.
    straight: Bitboard,
    diagonal: Bitboard,
    /// Squares that are empty or may become so.
    open: Bitboard,
    /// Squares that the pieces of the mating player may ever attack, the king apart.
    attacked: Bitboard,
    /// Squares that each piece of the other player may ever occupy.
    blockers: ArrayVec<Bitboard, 64>,
    /// The union of these.
    blocked: Bitboard,
}

impl Net {
    fn new(mobility: &Mobility, winner: Color) -> Self {
        let loser = !winner;
        let mut attacked = Bitboard::EMPTY;
        let mut blockers = ArrayVec::new();
        let (mut straight, mut diagonal) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let new = mobility.promoted(loser);
        for piece in &mobility.pieces {
            if piece.role == Role::King {
                continue;
            }
            if piece.color == winner {
                attacked |= steps(piece.role, winner, piece.reach);
                if matches!(piece.role, Role::Rook | Role::Queen) {
                    straight |= piece.reach;
                }
                if matches!(piece.role, Role::Bishop | Role::Queen) {
                    diagonal |= piece.reach;
                }
            } else if !piece.home.is_empty() && !blockers.is_full() {
                let promotes = piece.role == Role::Pawn && piece.reach.meets(Bitboard::back_rank(winner));
                blockers.push(if promotes { piece.reach | new } else { piece.reach });
            }
        }
        let ally = mobility.king(winner);
        let arrivals = mobility.arrivals(winner).without(ally);
        let blocked = blockers.iter().fold(Bitboard::EMPTY, |all, blocker| all | *blocker);
        Self {
            king: mobility.king(loser),
            ally,
            arrivals,
            straight,
            diagonal,
            open: mobility.open,
            attacked,
            blockers,
            blocked,
        }
    }

    fn mating_squares(&self) -> Bitboard {
        let squares = (self.king & self.attacked).into_iter().filter(|square| self.may_mate_on(*square));
        squares.collect()
    }

    fn may_mate_on(&self, king: Square) -> bool {
        let ring = attacks::king(king);
        let rest = ring.without(self.attacked);
        let apart = Bitboard::ALL.without(ring | Bitboard::of(king));
        let (stands, arrives) = (self.ally & apart, self.arrivals & apart);
        let can_rest_be_blocked = |ally: Square| self.can_block(rest.without(attacks::king(ally)));
        // A helping king that is far away attacks nothing.
        (!stands.is_empty() && self.can_block(rest))
            || stands.into_iter().any(|ally| attacks::king(ally).meets(rest) && can_rest_be_blocked(ally))
            || arrives.into_iter().any(|ally| self.uncovers(ally, king) && can_rest_be_blocked(ally))
    }

    /// Returns true if a king that arrives on a square may have left a line on which a piece then gives check.
    fn uncovers(&self, arrival: Square, king: Square) -> bool {
        let mut from = (attacks::king(arrival) & self.ally).into_iter();
        from.any(|from| {
            let line = attacks::line(king, from);
            let is_straight = from.file() == king.file() || from.rank() == king.rank();
            let checkers = if is_straight { self.straight } else { self.diagonal };
            line.meets(checkers)
                && !line.contains(arrival)
                && attacks::between(king, from).without(self.open).is_empty()
        })
    }

    /// Returns true if pieces of the king's own side could occupy all of these squares at once.
    fn can_block(&self, squares: Bitboard) -> bool {
        if squares.is_empty() {
            return true;
        }
        if !squares.without(self.blocked).is_empty() || squares.len() > self.blockers.len() {
            return false;
        }
        // The subsets of the squares, eight at most, that the pieces seen so far can fill.
        let mut filled = [false; 256];
        filled[0] = true;
        let all = (1_usize << squares.len()) - 1;
        for blocker in self.blockers.iter().filter(|blocker| blocker.meets(squares)) {
            for set in (0..all).rev() {
                if filled.get(set) != Some(&true) {
                    continue;
                }
                for (square, bit) in squares.into_iter().zip(0..8) {
                    if let Some(slot) = filled.get_mut(set | 1 << bit).filter(|_| blocker.contains(square)) {
                        *slot = true;
                    }
                }
            }
        }
        filled.get(all) == Some(&true)
    }
}
