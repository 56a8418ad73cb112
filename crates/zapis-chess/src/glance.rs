//! A quick test for positions in which a player plainly has the room and the force to mate if the opponent helps.
//!
//! It avoids the search for a mate in nearly all positions from play, at less than a hundredth of the cost. Positions
//! that may be closed, forced or short of material are left to the search.

use super::attacks;
use super::bitboard::Bitboard;
use super::piece::{Color, Role};
use super::position::Position;
use super::square::Square;

/// Both kings have room if they share at least this many reachable squares that no pawn guards.
const ROOM: usize = 16;
/// A player is at ease with this many non-capturing moves, pawn moves apart.
const EASE: usize = 3;
/// For the player who is to be mated fewer are enough, because the other can give way.
const EASE_OF_PREY: usize = 2;
/// The number of plies in which the players help each other to be at ease, and the number of moves tried.
const MAX_PLIES: usize = 3;
const MAX_TRIED: usize = 40;
/// With at least this many pieces on the board and at most this many blocked pawns, the game has hardly begun.
const HARDLY_BEGUN: (usize, usize) = (28, 2);

impl Position {
    /// Returns true if a player plainly can mate by some series of legal moves, at the cost of some hundreds of
    /// instructions: both kings have room past all pawns, neither player is forced, and the player has a rook or a
    /// queen that reaches squares where the other king may go, a pawn that nothing keeps from promoting, or minor
    /// pieces and no pawns in their way.
    ///
    /// `false` proves nothing. `true` shows no mate, but no position is known where it is wrong.
    ///
    /// ```
    /// use zapis_chess::{CastlingMode, Color, Position, parse_fen};
    /// assert!(Position::initial().plainly_can_mate(Color::White));
    /// let (locked, _) = parse_fen("6k1/8/8/1p6/1P6/1P1p4/BP1P1B2/KRB5 w - - 0 1").unwrap().position(CastlingMode::Standard);
    /// assert!(!locked.unwrap().plainly_can_mate(Color::White));
    /// ```
    #[must_use]
    pub fn plainly_can_mate(&self, color: Color) -> bool {
        let mut n_left = MAX_TRIED;
        (self.has_hardly_begun() || self.has_room_and_force(color)) && self.comes_to_ease(color, MAX_PLIES, &mut n_left)
    }

    fn has_hardly_begun(&self) -> bool {
        let (n_men, n_blocked) = HARDLY_BEGUN;
        let (white, black) = (self.by(Color::White, Role::Pawn), self.by(Color::Black, Role::Pawn));
        self.occupied().len() >= n_men && (white.forward(Color::White) & black).len() <= n_blocked
    }

    /// Returns true if both kings have room, and the player who is to mate has enough to do it with.
    fn has_room_and_force(&self, color: Color) -> bool {
        let prey = !color;
        let [king, prey_king] = [color, prey].map(|side| Bitboard::of(self.king(side)));
        // Adjacent kings may restrict each other, and bishops may never get out of the way.
        let between_kings = king_steps(king) & king_steps(prey_king);
        let closed = self.role(Role::Pawn) | between_kings;
        let [guards, prey_guards] = [color, prey].map(|side| pawn_attacks(self.by(side, Role::Pawn), side));
        let land = Bitboard::ALL.without(closed | prey_guards | self.by(color, Role::Bishop));
        let room = flood(king, land, king_steps);
        if room.len() < ROOM {
            return false;
        }
        let prey_land = Bitboard::ALL.without(closed | guards | self.by(prey, Role::Bishop));
        let prey_room = flood(prey_king, prey_land, king_steps);
        (room & prey_room).len() >= ROOM
            && (self.has_strong_piece(color, prey_room)
                || self.has_pawn_to_promote(color, king_steps(room), prey_guards)
                || self.has_minor_pieces(color))
    }

    /// Returns true if no pawns block each other, the player has a knight or a bishop to mate with, and the opponent
    /// has a piece that can obstruct its own king.
    fn has_minor_pieces(&self, color: Color) -> bool {
        let [knights, bishops] = [Role::Knight, Role::Bishop].map(|role| self.by(color, role));
        let others = self.color(!color).without(self.role(Role::King) | self.role(Role::Queen));
        let pawns = self.role(Role::Pawn);
        let is_open = Color::ALL.into_iter().all(|side| !self.by(side, Role::Pawn).forward(side).meets(pawns));
        // A bishop needs one that can occupy squares of the other color.
        let aids = self.color(!color) & (self.role(Role::Knight) | pawns);
        is_open && ((!knights.is_empty() && !others.is_empty()) || (!bishops.is_empty() && !aids.is_empty()))
    }

    /// Returns true if a queen or a rook of a player reaches many of the squares where the other king may go.
    fn has_strong_piece(&self, color: Color, prey_room: Bitboard) -> bool {
        let strong = self.color(color) & (self.role(Role::Rook) | self.role(Role::Queen));
        !strong.is_empty() && (flood(strong, !self.occupied(), rook_steps) & prey_room).len() >= ROOM
    }

    /// Returns true if a player has a pawn with nothing ahead but pieces that can move and pawns that the king can
    /// take.
    fn has_pawn_to_promote(&self, color: Color, near_king: Bitboard, prey_guards: Bitboard) -> bool {
        let (occupied, pawns) = (self.occupied(), self.role(Role::Pawn));
        let kings = self.role(Role::King);
        let is_open = |square: &Square| match self.role_at(*square) {
            Some(Role::Pawn) => self.attackers_to(*square, occupied, !color).without(kings).is_empty(),
            Some(role) => attacks::of(role, color, *square, occupied).without(occupied).has_several(),
            None => true,
        };
        let takable = self.by(!color, Role::Pawn).without(prey_guards) & near_king;
        let open = (takable | occupied.without(pawns)).into_iter().filter(is_open);
        let open = open.fold(Bitboard::EMPTY, |open, square| open | Bitboard::of(square));
        let mut behind = occupied.without(open).forward(!color);
        for _ in 0..6 {
            behind |= behind.forward(!color);
        }
        !self.by(color, Role::Pawn).without(behind).is_empty()
    }

    /// Returns true if some moves put both players at ease while the one who is to mate keeps enough force.
    fn comes_to_ease(&self, color: Color, n_plies: usize, n_left: &mut usize) -> bool {
        let force = self.color(color).without(self.role(Role::King));
        if !self.lacks_material(color) && self.is_at_ease(color, EASE) && self.is_at_ease(!color, EASE_OF_PREY) {
            return true;
        }
        n_plies > 0
            && self.legal_moves().iter().any(|mv| {
                *n_left = n_left.saturating_sub(1);
                *n_left > 0 && !force.contains(mv.to()) && {
                    let mut next = self.clone();
                    next.play(*mv);
                    next.comes_to_ease(color, n_plies - 1, n_left)
                }
            })
    }

    /// Returns true if a player has this many non-capturing moves of the king or of pieces that are certainly not
    /// pinned.
    fn is_at_ease(&self, color: Color, ease: usize) -> bool {
        let king = self.king(color);
        let occupied = self.occupied();
        let mut n_moves = 0;
        if color != self.turn() || !self.is_check() {
            let aimed = self.sliders_aiming_at(king, !color).into_iter();
            let lines = aimed.fold(Bitboard::EMPTY, |lines, slider| lines | attacks::between(king, slider));
            let free = self.color(color).without(lines);
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                for from in free & self.role(role) {
                    n_moves += attacks::of(role, color, from, occupied).without(occupied).len();
                    if n_moves >= ease {
                        return true;
                    }
                }
            }
        }
        let seen_through = occupied.without(Bitboard::of(king));
        let steps = attacks::king(king).without(occupied).into_iter();
        n_moves + steps.filter(|to| !self.is_attacked(*to, seen_through, !color)).count() >= ease
    }
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// Returns the left and right neighbors of these squares.
const fn beside(squares: u64) -> u64 {
    (squares & !A_FILE) >> 1 | (squares & !H_FILE) << 1
}

const fn pawn_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    Bitboard(beside(pawns.forward(color).0))
}

/// Returns these squares and all their neighbors.
const fn king_steps(from: Bitboard) -> Bitboard {
    let rank = from.0 | beside(from.0);
    Bitboard(rank | rank << 8 | rank >> 8)
}

/// Returns these squares and their neighbors on files and ranks.
const fn rook_steps(from: Bitboard) -> Bitboard {
    Bitboard(from.0 | beside(from.0) | from.0 << 8 | from.0 >> 8)
}

/// Returns all squares reachable by such steps over squares of `land`.
fn flood(from: Bitboard, land: Bitboard, steps: fn(Bitboard) -> Bitboard) -> Bitboard {
    let mut reached = from;
    loop {
        let next = reached | steps(reached) & land;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}
