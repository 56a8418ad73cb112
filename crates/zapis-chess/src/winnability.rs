//! Whether a player can still mate by any series of legal moves, the opponent helping (FIDE 5.2.2, 6.9).
//!
//! The question is that of a helpmate. With few pieces material alone answers it; otherwise only a search for the mate,
//! or for the proof that none exists, does.

use super::attacks;
use super::bitboard::Bitboard;
use super::piece::{Color, Role};
use super::position::Position;
use super::square::Square;
use super::unwinnable::{self, Effort};

/// Whether a player can mate by some series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winnability {
    /// A series of legal moves that ends in mate by the player is known.
    CanMate,
    /// It is proved that there is no such series.
    CannotMate,
    /// Neither was shown: the search gave up.
    NotDetermined,
}

/// A player to move with no more moves than this may be about to be mated, or forced to capture or to stalemate.
const FEW_MOVES: usize = 2;
/// With at most this many pieces and pawns, the king included, and without a rook or a queen, a player has little.
const LITTLE: usize = 2;
/// Fewer pairs of blocked pawns than this do not keep the kings apart.
const WALL: usize = 3;

impl Position {
    /// Returns whether a player can mate by some series of legal moves, exactly if it is determined.
    ///
    /// Takes some 50 µs for a position from play and up to about a second for a composed one.
    ///
    /// ```
    /// use zapis_chess::{CastlingMode, Color, Winnability, parse_fen};
    /// let fen = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
    /// let (position, _) = parse_fen(fen).unwrap().position(CastlingMode::Standard);
    /// let position = position.unwrap();
    /// assert_eq!(position.winnability(Color::White), Winnability::CanMate);
    /// assert_eq!(position.winnability(Color::Black), Winnability::CannotMate);
    /// ```
    #[must_use]
    pub fn winnability(&self, color: Color) -> Winnability {
        if self.lacks_material(color) {
            return Winnability::CannotMate;
        }
        match unwinnable::can_mate(self, color, Effort::Full) {
            Some(true) => Winnability::CanMate,
            Some(false) => Winnability::CannotMate,
            None => Winnability::NotDetermined,
        }
    }

    /// Returns true if it is quickly proved that a player can never mate; `false` proves nothing.
    ///
    /// Takes some 60 µs for a position from play and some ten milliseconds at most.
    #[must_use]
    pub(crate) fn plainly_cannot_mate(&self, color: Color) -> bool {
        self.lacks_material(color) || unwinnable::can_mate(self, color, Effort::Quick) == Some(false)
    }

    /// Returns true if it is proved that a player can never mate, in positions where [`Self::may_be_unable_to_mate`]
    /// finds the proof worth trying.
    #[must_use]
    pub fn cannot_mate(&self, color: Color) -> bool {
        if self.lacks_material(color) {
            return true;
        }
        if !self.may_be_unable_to_mate(color) || self.plainly_can_mate(color) {
            return false;
        }
        // Most closed positions from play can be opened, and a mate is found sooner than a proof is given up.
        let answer = if self.is_closed(color) { self.winnability(color) } else { Winnability::NotDetermined };
        match answer {
            Winnability::CanMate => false,
            Winnability::CannotMate => true,
            Winnability::NotDetermined => self.plainly_cannot_mate(color),
        }
    }

    /// Returns true, at the cost of some dozens of instructions, if it is worth testing whether a player can mate: the
    /// player has little, the pawns block each other, or all next moves are forced.
    ///
    /// No position from play is known in which a player cannot mate and that this misses; it misses some composed ones,
    /// in which immobile pieces guard pawns.
    #[must_use]
    pub fn may_be_unable_to_mate(&self, color: Color) -> bool {
        self.lacks_material(color) || self.has_little(color) || self.is_closed(color) || self.is_forced(color)
    }

    /// Returns true if a player has little more than the king, and no pawn that can advance.
    fn has_little(&self, color: Color) -> bool {
        let own = self.color(color);
        let rooks_and_queens = self.role(Role::Rook) | self.role(Role::Queen);
        own.len() <= LITTLE
            && !own.meets(rooks_and_queens)
            && (!own.meets(self.role(Role::Pawn)) || self.n_blocked_pawns() > 0)
    }

    /// Returns true if blocked pawns may keep a player's pieces from mating.
    fn is_closed(&self, color: Color) -> bool {
        let n_blocked = self.n_blocked_pawns();
        if n_blocked + 1 < WALL || self.has_free_pawn(color) {
            return false;
        }
        let pieces = self.role(Role::Rook) | self.role(Role::Queen) | self.role(Role::Knight);
        let is_wall = n_blocked >= WALL && n_blocked * 2 + 4 >= self.role(Role::Pawn).len();
        // Walls without such pieces are rare, and in them an immobile piece may guard what the king would take.
        pieces.is_empty() || (is_wall && !self.king_frees_a_pawn(color))
    }

    /// Returns true if a player has a pawn with no pawn ahead on its file, which promotes if the opponent helps.
    fn has_free_pawn(&self, color: Color) -> bool {
        let mut behind = self.role(Role::Pawn).forward(!color);
        for _ in 0..6 {
            behind |= behind.forward(!color);
        }
        !self.by(color, Role::Pawn).without(behind).is_empty()
    }

    /// Returns true if the king has a path, past all pawns and the squares they guard, to an enemy pawn that alone
    /// keeps one of the player's from promoting.
    fn king_frees_a_pawn(&self, color: Color) -> bool {
        let pawns = self.by(!color, Role::Pawn);
        let own_pawns = self.by(color, Role::Pawn);
        let all_pawns = self.role(Role::Pawn);
        let is_last = |pawn: &Square| {
            let mut ahead = Bitboard::of(*pawn).forward(color);
            while !ahead.is_empty() && !ahead.meets(all_pawns) {
                ahead = ahead.forward(color);
            }
            ahead.is_empty()
        };
        let aims = (pawns & own_pawns.forward(color)).into_iter().filter(is_last);
        let aims = aims.fold(Bitboard::EMPTY, |aims, pawn| aims | Bitboard::of(pawn));
        if aims.is_empty() {
            return false;
        }
        let guarded = pawns.into_iter().fold(Bitboard::EMPTY, |guarded, pawn| guarded | attacks::pawn(!color, pawn));
        let open = Bitboard::ALL.without(guarded | own_pawns);
        let mut reached = Bitboard::of(self.king(color));
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.into_iter().fold(Bitboard::EMPTY, |next, square| next | attacks::king(square));
            edge = (next & open).without(reached);
            reached |= edge;
            if reached.meets(aims) {
                return true;
            }
        }
        false
    }

    /// Returns true if the player to move has no more than [`FEW_MOVES`], and none of them leads to a position with
    /// more moves in which the player who is to mate still has something to mate with.
    fn is_forced(&self, color: Color) -> bool {
        self.has_few_moves()
            && !self.legal_moves().iter().any(|mv| {
                let mut next = self.clone();
                next.play(*mv);
                !(next.lacks_material(color) || next.has_little(color) || next.has_few_moves())
            })
    }

    /// Returns true if the player to move has no more than [`FEW_MOVES`].
    fn has_few_moves(&self) -> bool {
        let us = self.turn();
        // If nothing aims at the king, no pawn is pinned, and most positions have some that can advance.
        if self.is_quiet() {
            let steps = self.by(us, Role::Pawn).forward(us).without(self.occupied());
            if steps.len() > FEW_MOVES {
                return false;
            }
        }
        let mut n_moves = 0;
        !self.visit_legal(|batch| {
            n_moves += batch.len();
            n_moves > FEW_MOVES
        })
    }

    /// Returns true if it is quickly proved that no player can mate by any series of legal moves (FIDE 5.2.2); `false` proves
    /// nothing.
    ///
    /// A position that is already mate is not dead, a stalemate is.
    #[must_use]
    pub fn is_plainly_dead(&self) -> bool {
        // The side with more material is tested first, because it is more likely to be able to mate.
        let white_first = self.color(Color::White).len() > self.color(Color::Black).len();
        let first = if white_first { Color::White } else { Color::Black };
        let can_be = |color| self.is_walled() || self.may_be_unable_to_mate(color);
        let cannot =
            |color| self.lacks_material(color) || (!self.plainly_can_mate(color) && self.plainly_cannot_mate(color));
        can_be(first) && can_be(!first) && cannot(first) && cannot(!first)
    }

    /// Returns true if it is proved that no player can mate by any series of legal moves (FIDE 5.2.2), as exactly as
    /// [`Self::winnability`] does.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.is_plainly_dead()
            || Color::ALL
                .into_iter()
                .all(|color| self.plainly_cannot_mate(color) || self.winnability(color) == Winnability::CannotMate)
    }

    /// Returns true if a player's pieces, with all that the other has, can never mate on any squares: a lone king; a
    /// knight against nothing but queens; bishops, all on the board on squares of one color, with no pawn and no
    /// knight.
    ///
    /// ```
    /// use zapis_chess::{Color, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
    /// assert!(position.lacks_material(Color::Black));
    /// assert!(!position.lacks_material(Color::White));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn lacks_material(&self, color: Color) -> bool {
        let own = self.color(color);
        let heavy = self.role(Role::Pawn) | self.role(Role::Rook) | self.role(Role::Queen);
        !own.meets(heavy) && self.lacks_minor_pieces(color)
    }

    /// Implements [`Self::lacks_material`] for a player without pawn, rook and queen.
    fn lacks_minor_pieces(&self, color: Color) -> bool {
        let own = self.color(color).without(Bitboard::of(self.king(color)));
        let other = self.color(!color);
        let (knights, bishops) = (self.role(Role::Knight), self.role(Role::Bishop));
        if own.is_empty() {
            return true;
        }
        if own.single().is_some() && own.meets(knights) {
            return !other.meets(knights | bishops | self.role(Role::Rook) | self.role(Role::Pawn));
        }
        let one_color = !bishops.meets(Bitboard::LIGHT) || bishops.without(Bitboard::LIGHT).is_empty();
        one_color && knights.is_empty() && self.role(Role::Pawn).is_empty()
    }

    /// Returns true, at the cost of a few instructions, if it is worth testing whether a side cannot mate: its pieces
    /// cannot, or there is a wall of pawns.
    ///
    /// Nearly all positions from play in which a side cannot mate are among these; composed ones are not.
    #[must_use]
    #[inline]
    pub fn may_lack_a_mate(&self) -> bool {
        self.lacks_material(Color::White) || self.lacks_material(Color::Black) || self.is_walled()
    }

    /// Returns true if nearly all pawns, and enough of them for a wall, block each other, and only kings and bishops
    /// can break them.
    #[inline]
    fn is_walled(&self) -> bool {
        let pieces = self.role(Role::Rook) | self.role(Role::Queen) | self.role(Role::Knight);
        pieces.is_empty() && {
            let n_blocked = self.n_blocked_pawns();
            // One pawn may be doubled behind the others.
            n_blocked >= WALL && n_blocked * 2 + 1 >= self.role(Role::Pawn).len()
        }
    }

    /// Counts White's pawns that are directly in front of a black pawn.
    fn n_blocked_pawns(&self) -> usize {
        let (white, black) = (self.by(Color::White, Role::Pawn), self.by(Color::Black, Role::Pawn));
        (white.forward(Color::White) & black).len()
    }
}
