//! Resolves what a plain word of SAN says in one step: the road nearly every move of a database takes.
//!
//! It says nothing about moves that are not legal or that need a second look: [`super::canonical`], [`super::spelling`]
//! and [`Position::resolve`] then say what there is to say. A test compares the two roads.

use super::attacks::{between, reach};
use super::bitboard::Bitboard;
use super::castling::Wing;
use super::moves::Move;
use super::piece::Role;
use super::position::{Position, unblocked};
use super::resolve::{Resolved, pawn_move};
use super::square::{File, Rank, Square};

/// Names the squares a piece may come from, as far as a word says it: anywhere, on a file, or on a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin(u8);

/// The squares of each origin; numbers that mean nothing have none.
const ORIGINS: [Bitboard; 32] = {
    let mut squares = [Bitboard::EMPTY; 32];
    squares[0] = Bitboard::ALL;
    let mut index = 0;
    while index < 8 {
        squares[1 + index] = Bitboard::of_file(File::ALL[index]);
        squares[9 + index] = Bitboard::of_rank(Rank::ALL[index]);
        index += 1;
    }
    squares
};

impl Origin {
    /// Says nothing of the origin.
    pub const ANYWHERE: Self = Self(0);

    /// Returns the origin with a number: 0 anywhere, 1 to 8 a file, 9 to 16 a rank; any other is nowhere.
    #[must_use]
    #[inline]
    pub const fn of_number(number: u8) -> Self {
        Self(number)
    }

    /// Returns the origin on a file.
    #[must_use]
    #[inline]
    pub const fn of_file(file: File) -> Self {
        Self(file.byte() - b'a' + 1)
    }

    #[inline]
    const fn is_anywhere(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn squares(self) -> Bitboard {
        ORIGINS[usize::from(self.0 & 31)]
    }
}

impl Position {
    /// Resolves the move of a piece other than a pawn, named by its number among the roles; a word that `captures` takes
    /// something. `None` where that takes more than this road offers, and for a number that is no piece's.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    #[must_use]
    pub fn quick_piece(&self, piece: u8, origin: Origin, to: Square, captures: bool) -> Option<Resolved> {
        let own = self.color(self.turn);
        let aligned = self.roles[usize::from(piece & 7)] & own & reach(to).of_number(piece);
        let from = aligned.first()?;
        // One move in five takes something, and which one cannot be foretold: there is no branch for it.
        let only_if_occupied = Bitboard(u64::from(captures).wrapping_neg());
        let occupied = self.occupied();
        if (own | only_if_occupied.without(occupied)).contains(to) {
            return None;
        }
        let is_king = piece == Role::King as u8;
        if !origin.is_anywhere() || aligned.has_several() {
            return self.quick_of_several(is_king, aligned, origin, to);
        }
        if is_king {
            let is_safe = self.king_may_step(from, to);
            return is_safe.then_some(Resolved { mv: Move::normal(from, to), overspecified: false });
        }
        if between(to, from).meets(occupied) || !self.leaves_king_safe(from, to) {
            return None;
        }
        Some(Resolved { mv: Move::normal(from, to), overspecified: false })
    }

    /// Picks the one piece that is named and may go to a square of those on a line with it or a knight's jump away.
    #[inline(never)]
    fn quick_of_several(&self, is_king: bool, aligned: Bitboard, origin: Origin, to: Square) -> Option<Resolved> {
        let legal = if is_king {
            aligned.into_iter().filter(|king| self.king_may_step(*king, to)).collect()
        } else {
            self.legal_of(unblocked(to, aligned, self.occupied()), to)
        };
        let from = (legal & origin.squares()).single()?;
        Some(Resolved { mv: Move::normal(from, to), overspecified: !origin.is_anywhere() && !legal.has_several() })
    }

    /// Resolves the advance of a pawn.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    #[must_use]
    pub fn quick_push(&self, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = self.advancing_pawn(to)?;
        if self.occupied().contains(to) || !self.leaves_king_safe(from, to) {
            return None;
        }
        pawn_move(from, to, promotion).ok()
    }

    /// Resolves the capture of a pawn from a file.
    #[inline]
    #[must_use]
    pub fn quick_pawn_capture(&self, origin: Origin, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = (self.capturing_pawns(to) & origin.squares()).first()?;
        self.pawn_capture(from, to, promotion).ok()
    }

    /// Resolves castling.
    #[must_use]
    pub fn quick_castle(&self, wing: Wing) -> Option<Move> {
        self.resolve_castle(wing).ok().map(|resolved| resolved.mv)
    }
}
