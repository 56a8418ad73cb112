//! How near a position looks to a mate: heuristics that only decide which position is expanded next.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{Color, Role};
use crate::position::Position;
use crate::square::Square;

/// The maximum number of scores per position.
pub(super) const N_GUESSES: usize = 3;
/// Higher costs are not distinguished.
pub(super) const MAX_SCORE: usize = 255;

/// Estimates how far positions are from a mate by one player.
pub(super) struct Score {
    winner: Color,
    /// The cost of being mated from each square: the distance to a square where mating is easy.
    ways: [u32; 64],
}

/// The components of the cost of a position.
struct Costs {
    /// The distance of the king to where it is mated.
    way: u32,
    /// The distance of the other king to it.
    apart: u32,
    /// The distance of a pawn to promotion, if a queen is needed.
    promotion: u32,
    /// The squares to which the king could flee.
    escapes: u32,
    /// The distances of two pieces of its own side that may block it.
    blockers: u32,
    /// The distance to promotion of a pawn of its own side.
    help: u32,
    /// Its own side's pieces.
    material: u32,
}

impl Score {
    /// Creates the score from the squares on which the king could ever be mated.
    pub(super) fn new(winner: Color, mating_squares: Bitboard) -> Self {
        let ways = core::array::from_fn(|index| {
            let square = Square::wrapping(index);
            let cost = |goal: Square| u32::from(square.distance(goal)) * 4 + hardness(goal);
            mating_squares.into_iter().map(cost).min().unwrap_or(0)
        });
        Self { winner, ways }
    }

    /// Returns each of the scores.
    pub(super) fn of(&self, position: &Position) -> [usize; N_GUESSES] {
        let costs = self.costs(position);
        // Fitted to positions in which a mate is hard to find.
        let plain = costs.way + 2 * costs.apart + 4 * costs.promotion + 2 * costs.escapes;
        let crowded = costs.way
            + 3 * costs.apart
            + costs.promotion
            + 5 * costs.escapes
            + costs.blockers
            + costs.help
            + costs.material;
        // If a player has too little to mate a lone king, pieces of the king's side have to block it.
        let helped = costs.way + costs.apart + 3 * costs.escapes + 2 * costs.blockers + 3 * costs.help;
        [plain, crowded, helped].map(|cost| (cost as usize).min(MAX_SCORE))
    }

    /// Returns the player who is to mate.
    pub(super) fn winner(&self) -> Color {
        self.winner
    }

    /// Estimates the cost of a position after a move of the mating player, by what that player can change.
    pub(super) fn of_own_move(&self, next: &Position) -> i32 {
        let king = next.king(!self.winner);
        let cost = 2 * self.apart(next, king) + 4 * self.promotion(next) + 2 * self.escapes(next, king);
        cost.cast_signed()
    }

    /// Estimates the additional cost of a position in which a player without major pieces still has to capture pawns.
    pub(super) fn of_opening(&self, next: &Position) -> i32 {
        let king = next.king(self.winner);
        let heavy = (next.role(Role::Rook) | next.role(Role::Queen)) & next.color(self.winner);
        let left = next.by(!self.winner, Role::Pawn);
        if !heavy.is_empty() || left.is_empty() {
            return 0;
        }
        let nearest = left.into_iter().map(|square| king.distance(square)).min().unwrap_or(0);
        i32::from(nearest) * 2 + left.into_iter().map(|_| 8).sum::<i32>()
    }

    /// Estimates the cost of a move of the other player.
    pub(super) fn of_move(&self, position: &Position, mv: Move) -> i32 {
        let own = position.color(self.winner);
        let king = position.king(!self.winner);
        let taken = match position.role_at(mv.to()) {
            Some(Role::Queen | Role::Rook) if own.contains(mv.to()) => 30,
            Some(_) if own.contains(mv.to()) => 12,
            _ => 0,
        };
        if mv.from() == king && !mv.is_castle() {
            return taken + self.way(mv.to()).cast_signed() - self.way(king).cast_signed();
        }
        let strong = position.role(Role::Rook) | position.role(Role::Queen) | position.role(Role::Pawn);
        let is_helped = !own.meets(strong);
        let further = |square: Square| i32::from(king.distance(square));
        taken
            + match mv.promotion() {
                Some(Role::Queen) if is_helped => 3,
                Some(_) if is_helped => -4,
                Some(_) => 4,
                None if !is_helped => 0,
                // If a player has too little to mate a lone king, pieces of the king's side have to block it.
                None if position.role_at(mv.from()) == Some(Role::Pawn) => -4,
                None => 2 * (further(mv.to()) - further(mv.from())),
            }
    }

    fn way(&self, king: Square) -> u32 {
        self.ways.get(king.index()).copied().unwrap_or(0)
    }

    fn apart(&self, position: &Position, king: Square) -> u32 {
        u32::from(king.distance(position.king(self.winner))).saturating_sub(2)
    }

    fn promotion(&self, position: &Position) -> u32 {
        let heavy = (position.role(Role::Rook) | position.role(Role::Queen)) & position.color(self.winner);
        if heavy.is_empty() { 5 + 2 * steps_to_promote(position, self.winner).unwrap_or(0) } else { 0 }
    }

    fn escapes(&self, position: &Position, king: Square) -> u32 {
        let occupied = position.occupied().without(Bitboard::of(king));
        let escapes = attacks::king(king).without(position.color(!self.winner));
        let escapes = escapes.into_iter().filter(|square| !position.is_attacked(*square, occupied, self.winner));
        escapes.map(|_| 1).sum()
    }

    fn costs(&self, position: &Position) -> Costs {
        let loser = !self.winner;
        let king = position.king(loser);
        Costs {
            way: self.way(king),
            apart: self.apart(position, king),
            promotion: self.promotion(position),
            escapes: self.escapes(position, king),
            blockers: ways_of_blockers(position, king, loser),
            help: steps_to_promote(position, loser).unwrap_or(3),
            material: position.color(loser).into_iter().map(|_| 1).sum(),
        }
    }
}

/// Counts the steps of a player's most advanced pawn to promotion.
fn steps_to_promote(position: &Position, color: Color) -> Option<u32> {
    let pawns = position.by(color, Role::Pawn);
    let (pawn, end) = match color {
        Color::White => (pawns.last()?, Square::wrapping(63)),
        Color::Black => (pawns.first()?, Square::wrapping(0)),
    };
    Some(u32::from(pawn.rank().distance(end.rank())))
}

/// Adds up the distances of the nearest two pieces of the king's own side to squares next to it.
fn ways_of_blockers(position: &Position, king: Square, loser: Color) -> u32 {
    let mut near = [7; 2];
    for square in position.color(loser).without(position.role(Role::King)) {
        let way = u32::from(king.distance(square)).saturating_sub(1);
        let [first, second] = near;
        near = if way < first { [way, first] } else { [first, second.min(way)] };
    }
    near.iter().sum()
}

/// Returns how hard it is to mate a king on a square: in a corner it can flee to three others, in the middle to eight.
fn hardness(square: Square) -> u32 {
    match attacks::king(square).len() {
        3 => 0,
        5 => 4,
        _ => 16,
    }
}
