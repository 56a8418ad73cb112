//! Legal moves: the test of a single move, and the list of all of them.

use super::attacks::{self, between, line, reach};
use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingPath};
use super::moves::{Move, MoveList};
use super::piece::{Color, Role};
use super::position::Position;
use super::square::Square;

/// Legal moves of one piece, as found.
pub(super) enum Batch {
    /// Moves of a piece, or of a pawn that does not promote.
    Piece(Square, Bitboard),
    /// Promotions: four moves for each square.
    Promotions(Square, Bitboard),
    /// `e5xd6 e.p.`
    EnPassant(Square, Square),
    /// The king's square and the rook's.
    Castle(Square, Square),
}

impl Batch {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Piece(_, targets) => targets.len(),
            Self::Promotions(_, targets) => 4 * targets.len(),
            Self::EnPassant(..) | Self::Castle(..) => 1,
        }
    }
}

impl Position {
    /// Lists the legal moves in unspecified order.
    ///
    /// Replay does not need the list: see [`resolve`](Self::resolve) and [`is_legal`](Self::is_legal).
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let position: Position = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1".parse()?;
    /// assert!(position.legal_moves().is_empty()); // stalemate
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        // 218 is the maximum that can arise, and impossible boards stay far below 512; a full list would be cut short,
        // not panic.
        let add = |moves: &mut MoveList, mv| {
            if !moves.is_full() {
                moves.push(mv);
            }
        };
        self.visit_legal(|batch| {
            match batch {
                Batch::Piece(from, targets) => {
                    let room = moves.remaining_capacity();
                    let ordinary = targets.into_iter().map(|to| Move::normal(from, to));
                    // A piece reaches fewer squares than the board has.
                    if room >= 64 { moves.extend(ordinary) } else { moves.extend(ordinary.take(room)) }
                }
                Batch::Promotions(from, targets) => {
                    for to in targets {
                        for role in Role::PROMOTIONS {
                            add(&mut moves, Move::promote(from, to, role));
                        }
                    }
                }
                Batch::EnPassant(from, to) => add(&mut moves, Move::en_passant(from, to)),
                Batch::Castle(king, rook) => add(&mut moves, Move::castle(king, rook)),
            }
            false
        });
        moves
    }

    /// Returns true if there is a legal move at all, stopping at the first.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let king = self.king(self.state.turn);
        let steps = reach(king).of(Role::King).without(self.color(self.state.turn) | self.role(Role::King));
        // The king can step out of most checks, and one step is enough.
        steps.into_iter().any(|to| self.king_may_step(king, to)) || self.visit_legal(|_| true)
    }

    /// Returns true if the player to move is mated (FIDE 1.4.1 of 2018).
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let mut position = Position::initial();
    /// for word in ["f3", "e5", "g4", "Qh4"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// assert!(position.is_checkmate());
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Returns true if the player to move is stalemated (FIDE 5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Passes every non-empty batch of legal moves to `stop` until it returns true; returns true if it did.
    pub(super) fn visit_legal(&self, mut stop: impl FnMut(Batch) -> bool) -> bool {
        let us = self.state.turn;
        let king = self.king(us);
        // After an illegal move the other king may be attacked; it is never taken (FIDE 1.4.1 of 2018).
        let own = self.color(us) | self.role(Role::King);
        let occupied = self.occupied();

        let mut steps = Bitboard::EMPTY;
        for to in reach(king).of(Role::King).without(own) {
            if self.king_may_step(king, to) {
                steps |= Bitboard::of(to);
            }
        }
        if !steps.is_empty() && stop(Batch::Piece(king, steps)) {
            return true;
        }
        if self.checkers().has_several() {
            return false;
        }
        let answers = match self.checkers().first() {
            Some(checker) => between(king, checker) | self.checkers(),
            None => Bitboard::ALL,
        };
        let pinned = self.pinned();
        let targets_of = |from: Square, seen: Bitboard| {
            let held = if pinned.contains(from) { line(king, from) } else { Bitboard::ALL };
            seen.without(own) & answers & held
        };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.by(us, role) {
                let targets = targets_of(from, attacks::of(role, us, from, occupied));
                if !targets.is_empty() && stop(Batch::Piece(from, targets)) {
                    return true;
                }
            }
        }
        for from in self.by(us, Role::Pawn) {
            let captures = attacks::pawn(us, from) & self.color(!us);
            let targets = targets_of(from, self.pushes(us, from) | captures);
            if targets.is_empty() {
                continue;
            }
            let batch = if targets.meets(Bitboard::BACK_RANKS) {
                Batch::Promotions(from, targets)
            } else {
                Batch::Piece(from, targets)
            };
            if stop(batch) {
                return true;
            }
        }
        if let Some(to) = self.en_passant() {
            for from in attacks::pawn(!us, to) & self.by(us, Role::Pawn) {
                if self.en_passant_is_safe(from, to) && stop(Batch::EnPassant(from, to)) {
                    return true;
                }
            }
        }
        for rook in self.state.castling & Bitboard::back_rank(us) {
            if self.castling_is_legal(king, rook) && stop(Batch::Castle(king, rook)) {
                return true;
            }
        }
        false
    }

    /// Returns the squares to which a pawn can advance without capturing, ignoring checks and pins (FIDE 3.7.1 and
    /// 3.7.2 of 2018).
    #[inline]
    pub(super) fn pushes(&self, us: Color, from: Square) -> Bitboard {
        let free = !self.occupied();
        let one = Bitboard::of(from).forward(us) & free;
        one | (one & Self::third_rank(us)).forward(us) & free
    }

    /// Returns the rank a pawn's double step passes over.
    #[inline]
    pub(super) const fn third_rank(color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(0xFF << 16),
            Color::Black => Bitboard(0xFF << 40),
        }
    }

    /// Returns true if the king of the player to move is safe on a neighboring square.
    #[inline]
    pub(super) fn king_may_step(&self, king: Square, to: Square) -> bool {
        let occupied = self.occupied().without(Bitboard::of(king));
        !self.is_attacked(to, occupied, !self.state.turn)
    }

    /// Returns true if a piece other than the king may go from one square to another that it reaches: the move answers
    /// any check and uncovers none.
    ///
    /// En passant has its own test.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn leaves_king_safe(&self, from: Square, to: Square) -> bool {
        let king = self.state.own_king;
        if self.is_check() && !self.answers_check(king, to) {
            return false;
        }
        self.keeps_line_closed(king, from, to)
    }

    /// Returns true if a piece that arrives on `to` captures the only checker or blocks its line.
    fn answers_check(&self, king: Square, to: Square) -> bool {
        match self.checkers().single() {
            Some(checker) => (between(king, checker) | self.checkers()).contains(to),
            None => false,
        }
    }

    /// Returns true if a piece that goes from `from` to `to` opens no line to its own king.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn keeps_line_closed(&self, king: Square, from: Square, to: Square) -> bool {
        let line = line(king, from);
        !line.meets(self.aimed()) || line.contains(to) || self.pinner(king, from).is_none()
    }

    /// Returns true if the player to move, who has the right, may castle with this rook (FIDE 3.8.2 of 2018 and, for
    /// Chess960, Guidelines II.3).
    pub(super) fn castling_is_legal(&self, king: Square, rook: Square) -> bool {
        let path = CastlingPath::new(king, rook);
        let occupied = self.occupied();
        if self.is_check() || path.clear.meets(occupied) {
            return false;
        }
        let them = !self.state.turn;
        let without_king = occupied.without(Bitboard::of(king));
        if path.king_path.into_iter().any(|square| self.is_attacked(square, without_king, them)) {
            return false;
        }
        if self.mode() == CastlingMode::Standard {
            return true;
        }
        // In Chess960 the rook that leaves may have shielded the king: a black rook on a1, a white one on b1.
        let after = without_king.without(Bitboard::of(rook)) | Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        !self.is_attacked(path.king_to, after, them)
    }

    /// Returns true if a move is legal here; any value of [`Move`] is accepted, and the null move is never legal.
    ///
    /// ```
    /// use zapis_chess::{Move, Position};
    /// let position = Position::initial();
    /// let (from, near, far) = ("e2".parse()?, "e4".parse()?, "e5".parse()?);
    /// assert!(position.is_legal(Move::normal(from, near)));
    /// assert!(!position.is_legal(Move::normal(from, far)));
    /// # Ok::<(), zapis_chess::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        let us = self.state.turn;
        let (from, to) = (mv.from(), mv.to());
        if !self.color(us).contains(from) || mv.is_stood() {
            return false;
        }
        let Some(role) = self.role_at(from) else {
            return false;
        };
        if mv.is_castle() {
            return role == Role::King
                && (self.state.castling & Bitboard::back_rank(us)).contains(to)
                && self.castling_is_legal(from, to);
        }
        if mv.is_en_passant() {
            return role == Role::Pawn
                && self.en_passant() == Some(to)
                && attacks::pawn(us, from).contains(to)
                && self.en_passant_is_safe(from, to);
        }
        if (self.color(us) | self.role(Role::King)).contains(to) {
            return false;
        }
        let promotes = role == Role::Pawn && Bitboard::BACK_RANKS.contains(to);
        match mv.promotion() {
            Some(new) if !promotes || matches!(new, Role::Pawn | Role::King) => return false,
            None if promotes || !mv.is_normal() => return false,
            _ => {}
        }
        match role {
            Role::King => attacks::king(from).contains(to) && self.king_may_step(from, to),
            Role::Pawn => {
                let captures = attacks::pawn(us, from) & self.color(!us);
                (self.pushes(us, from) | captures).contains(to) && self.leaves_king_safe(from, to)
            }
            _ => attacks::of(role, us, from, self.occupied()).contains(to) && self.leaves_king_safe(from, to),
        }
    }
}
