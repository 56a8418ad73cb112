//! Resolves a plain SAN word, or two squares, in one step: the path taken by nearly every move of a database.
//!
//! Moves that are not legal or need a closer look are left to [`WrittenMove::of_san`](crate::WrittenMove::of_san), [`Alphabet::read_move`](crate::Alphabet::read_move) and
//! [`Position::resolve`]. A test compares the two paths.

use super::attacks::{REACH, between, reach};
use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::{Position, unblocked};
use super::resolve::{Resolved, pawn_move};
use super::square::{File, Rank, Square};

/// The squares a piece may come from, as far as a word specifies them: any, a file, or a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin(u8);

/// The squares of each origin; empty for numbers without a meaning.
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

/// The index, among the sources of a square, of a capturing pawn.
const PAWN_CAPTURE: u8 = 7;

/// Indexed by the player to move, the square of arrival and the role number: the squares it can come from on an empty
/// board. A pawn's advances are under 0, its captures under [`PAWN_CAPTURE`]. Promotions have no sources.
static SOURCES: [[[Bitboard; 8]; 64]; 2] = {
    let mut sources = [[[Bitboard::EMPTY; 8]; 64]; 2];
    let mut to = 0;
    while to < 64 {
        let reach = &REACH[to];
        let mut role = Role::Knight as u8;
        while role <= Role::King as u8 {
            sources[0][to][role as usize] = reach.of_number(role);
            sources[1][to][role as usize] = reach.of_number(role);
            role += 1;
        }
        if to < 56 {
            // A pawn of the other color on the square of arrival attacks the squares a capturing pawn comes from.
            sources[0][to][PAWN_CAPTURE as usize] = reach.pawn(Color::Black);
        }
        if to >= 8 {
            sources[1][to][PAWN_CAPTURE as usize] = reach.pawn(Color::White);
        }
        let square = Bitboard(1 << to);
        sources[0][to][0] = advances(square, 8, 3);
        sources[1][to][0] = advances(square, 56, 4);
        to += 1;
    }
    sources
};

/// Returns the squares from which a pawn advances to a square: the square behind it, `step` places on in rotated order,
/// and the next one if two steps end on this rank.
const fn advances(to: Bitboard, step: u32, two_steps_end_on: u32) -> Bitboard {
    const ENDS: u64 = 0xFF00_0000_0000_00FF;
    // The bits of the last and first rank would wrap around.
    let behind = to.0.rotate_right(step);
    let rank = to.0.trailing_zeros() / 8;
    let second = if rank == two_steps_end_on { behind.rotate_right(step) } else { 0 };
    if to.0 & ENDS != 0 { Bitboard::EMPTY } else { Bitboard(behind & !ENDS | second) }
}

impl Origin {
    /// Returns the origin with a number: 0 any square, 1 to 8 a file, 9 to 16 a rank; for any other number, no square.
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
    /// Resolves a move of `us`, the player to move, that is neither castling, promotion nor an en passant capture: of
    /// the piece with this role number, which `captures` or not. `None` if this path cannot decide, and for a number
    /// that is not a role.
    ///
    /// The CPU cannot predict whether a pawn or a piece moves, nor whether it captures, so there is no branch for
    /// either.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    #[must_use]
    pub fn packed_move(&self, us: Color, piece: u8, origin: Origin, to: Square, captures: bool) -> Option<Resolved> {
        let own = self.color(us);
        let is_pawn = piece == Role::Pawn as u8;
        let slot = (piece & 7) | (PAWN_CAPTURE * u8::from(is_pawn & captures));
        let sources = SOURCES[us.index()][to.index()][usize::from(slot)];
        let aligned = self.boards[usize::from(piece & 7)] & own & sources;
        let named = aligned & origin.squares();
        let from = named.first()?;
        let occupied = self.occupied();
        // In the lowest bit of each: a capture needs a piece on the square, a pawn advance an empty one.
        let (on_own, on_any) = (own.0 >> to.index(), occupied.0 >> to.index());
        let (captures, is_advance_or_capture) = (u64::from(captures), u64::from(captures | is_pawn));
        if (on_own | (on_any ^ captures) & is_advance_or_capture) & 1 != 0 {
            return None;
        }
        let is_king = piece == Role::King as u8;
        if named.has_several() || !(is_pawn | origin.is_anywhere()) {
            return if is_pawn { None } else { self.packed_of_several(is_king, aligned, origin, to) };
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

    /// Picks the one piece that matches the origin and may go to a square, among those aligned with it or a knight's
    /// jump away.
    #[inline(never)]
    fn packed_of_several(&self, is_king: bool, aligned: Bitboard, origin: Origin, to: Square) -> Option<Resolved> {
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
    pub fn packed_push(&self, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = self.advancing_pawn(to)?;
        if self.occupied().contains(to) || !self.leaves_king_safe(from, to) {
            return None;
        }
        pawn_move(from, to, promotion).ok()
    }

    /// Resolves the capture of a pawn from a file.
    #[inline]
    #[must_use]
    pub fn packed_pawn_capture(&self, origin: Origin, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = (self.capturing_pawns(to) & origin.squares()).first()?;
        self.pawn_capture(from, to, promotion).ok()
    }

    /// Resolves castling.
    #[must_use]
    pub fn packed_castle(&self, castling_side: CastlingSide) -> Option<Move> {
        self.resolve_castle(castling_side).ok().map(|resolved| resolved.mv)
    }

    /// Resolves the move from one square to another; `None` for moves that are not legal or need a second look.
    ///
    /// With a role only a piece of that kind is meant; without one any piece, and castling by the king's squares is
    /// left to [`Position::resolve`].
    #[must_use]
    #[inline]
    pub fn packed_squares(
        &self,
        role: Option<Role>,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let own = self.color(self.turn());
        let standing = self.role_at(from)?;
        if !own.contains(from) || own.contains(to) || role.is_some_and(|role| role != standing) {
            return None;
        }
        match standing {
            Role::Pawn => {
                let mv = if from.file() == to.file() {
                    self.packed_push(to, promotion)?
                } else {
                    self.packed_pawn_capture(Origin::of_file(from.file()), to, promotion)?
                };
                (mv.from() == from).then_some(mv)
            }
            _ if promotion.is_some() => None,
            Role::King => {
                let is_step = reach(from).of(Role::King).contains(to);
                (is_step && self.king_may_step(from, to)).then(|| Move::normal(from, to))
            }
            _ => {
                let reaches = reach(from).of(standing).contains(to) && !between(from, to).meets(self.occupied());
                (reaches && self.leaves_king_safe(from, to)).then(|| Move::normal(from, to))
            }
        }
    }
}
