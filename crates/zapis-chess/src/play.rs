//! Playing a move: everything a position keeps is updated incrementally.

use super::attacks::{between, line, reach, stepping_checks};
use super::bitboard::Bitboard;
use super::castling::CastlingPath;
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::{EMPTY_CELL, Position, cell, unblocked};
use super::square::Square;

impl Position {
    /// Plays a legal move, in about ten nanoseconds.
    ///
    /// The null move is played as by [`play_null`](Self::play_null), and an illegal move that [stood](Move::stood) in
    /// its own way. Any other illegal move leaves a meaningless board, though never a panic; debug builds refuse it.
    pub fn play(&mut self, mv: Move) {
        let moved = self.cells[mv.from().index()] & 15;
        // In each branch the compiler knows whose move it is.
        match self.turn {
            Color::White => self.play_moved(Color::White, mv, moved),
            Color::Black => self.play_moved(Color::Black, mv, moved),
        }
    }

    /// Plays a legal move as [`play`](Self::play) does, given the player to move and the role number of the piece, so
    /// that neither need be looked up; castling and null moves have no role number.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub fn play_known(&mut self, us: Color, mv: Move, piece: u8) {
        let moved = (us as u8) << 3 | piece & 7;
        debug_assert!(!mv.is_normal() || moved == self.cells[mv.from().index()], "{mv:?} is of another piece");
        self.play_moved(us, mv, moved);
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_moved(&mut self, us: Color, mv: Move, moved: u8) {
        debug_assert_eq!(us, self.turn);
        debug_assert!(mv.is_null() || mv.is_stood() || self.is_legal(mv), "{mv:?} is not legal");
        self.en_passant = None;
        self.passed = None;
        self.turns += 1;
        self.turn = !us;
        if mv.is_normal() {
            self.play_piece(us, mv, moved, moved);
        } else {
            self.play_special(us, mv);
        }
    }

    /// Plays a move other than one piece going from one square to another.
    #[inline(never)]
    fn play_special(&mut self, us: Color, mv: Move) {
        let pawn = cell(us, Role::Pawn);
        if mv.is_stood() {
            self.play_stood(us, mv);
        } else if mv.is_castle() {
            self.play_castle(us, mv);
        } else if mv.is_null() {
            self.halfmove_clock = self.halfmove_clock.saturating_add(1);
            self.checkers = Bitboard::EMPTY;
            self.aim_at_king(self.turn);
        } else if mv.is_en_passant() {
            self.play_en_passant(us, mv);
        } else {
            let moved = self.cells[mv.from().index()] & 15;
            let placed = mv.promotion().map_or(pawn, |role| cell(us, role));
            self.play_piece(us, mv, moved, placed);
        }
    }

    /// Passes the turn without a move, which no rule allows but analysis files write.
    ///
    /// The halfmove clock runs on and a possible en passant capture expires. In check, the enemy king could be captured
    /// afterwards, so call this only if [`is_check`](Self::is_check) is false.
    pub fn play_null(&mut self) {
        self.play(Move::NULL);
    }

    /// Plays the move of one piece, with cell code `moved` before and `placed` after the move.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_piece(&mut self, us: Color, mv: Move, moved: u8, placed: u8) {
        let (from, to) = (mv.from(), mv.to());
        let (from_bit, to_bit) = (Bitboard::of(from), Bitboard::of(to));
        let taken = self.cells[to.index()] & 15;
        let them = !us;

        // An empty cell has its own slot among the roles, so that a capture needs no branch.
        let taken_role = usize::from(taken & 7);
        self.roles[taken_role] = self.roles[taken_role].without(to_bit);
        self.colors[them.index()] = self.colors[them.index()].without(to_bit);
        self.colors[us.index()] ^= from_bit | to_bit;
        self.roles[usize::from(moved & 7)] ^= from_bit;
        self.roles[usize::from(placed & 7)] ^= to_bit;
        self.cells[from.index()] = EMPTY_CELL;
        self.cells[to.index()] = placed;

        // The CPU cannot predict whether the clock is reset, so it is computed without a branch.
        let is_pawn = moved & 7 == Role::Pawn as u8;
        let goes_on = u32::from(!is_pawn) & u32::from(taken == EMPTY_CELL);
        self.halfmove_clock = self.halfmove_clock.saturating_add(1) * goes_on;
        if !self.castling.is_empty() {
            self.lose_castling(us, moved, from_bit | to_bit);
        }
        self.find_checkers(them, placed, from, to, Bitboard::EMPTY);
        if is_pawn & from.is_two_ranks_from(to) {
            // There is exactly one square between.
            self.set_passed(them, Square::of_lowest_bit(between(from, to).0));
        }
    }

    /// Plays an en passant capture, in which two pawns leave their squares.
    fn play_en_passant(&mut self, us: Color, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let passed = Square::from_coords(to.file(), from.rank());
        let ours = cell(us, Role::Pawn);
        let (leaving, arriving) = (Bitboard::of(from), Bitboard::of(to));
        let pawns = self.role(Role::Pawn).without(leaving | Bitboard::of(passed)) | arriving;
        self.roles[Role::Pawn.index()] = pawns;
        self.colors[us.index()] = self.color(us).without(leaving) | arriving;
        self.colors[(!us).index()] = self.color(!us).without(Bitboard::of(passed));
        self.cells[from.index()] = EMPTY_CELL;
        self.cells[passed.index()] = EMPTY_CELL;
        self.cells[to.index()] = ours;
        self.halfmove_clock = 0;
        // The captured pawn may have been between a slider and the king.
        self.find_checkers(!us, ours, from, to, line(self.king(!us), passed));
    }

    /// Drops the rights that end when a piece leaves or reaches these squares (FIDE 3.8.2.1 of 2018).
    #[inline]
    fn lose_castling(&mut self, us: Color, moved: u8, touched: Bitboard) {
        let mut lost = self.castling & touched;
        if moved & 7 == Role::King as u8 {
            lost |= self.castling & Bitboard::back_rank(us);
        }
        if !lost.is_empty() {
            self.drop_castling(lost);
        }
    }

    pub(super) fn drop_castling(&mut self, lost: Bitboard) {
        self.castling = self.castling.without(lost);
        self.same_rights_since = self.turns;
    }

    /// Finds the pieces that give check to a player after a move: the piece that arrived, and uncovered sliders.
    #[inline]
    fn find_checkers(&mut self, them: Color, placed: u8, from: Square, to: Square, uncovered: Bitboard) {
        let (king, aimed) = self.aim_at_king(them);
        let to_bit = Bitboard::of(to);
        // A knight or a pawn gives check from the squares it attacks from; a slider is among the candidates.
        let mut checkers = stepping_checks(king, placed) & to_bit;
        let suspects = aimed & (to_bit | line(king, from) | uncovered);
        if !suspects.is_empty() {
            checkers |= unblocked(king, suspects, self.occupied());
        }
        self.checkers = checkers;
    }

    /// Records that the opponent of `us`, the player to move, has just passed over a square with a pawn.
    #[inline]
    pub(super) fn set_passed(&mut self, us: Color, square: Square) {
        self.passed = Some(square);
        let capturers = reach(square).pawn(!us) & self.by(us, Role::Pawn);
        if !capturers.is_empty() && self.allows_en_passant(square, capturers) {
            self.en_passant = Some(square);
            // The right lasts for this position only.
            self.same_rights_since = self.turns + 1;
        }
    }

    /// Returns true if one of these pawns of the player to move may capture en passant on a square.
    pub(super) fn allows_en_passant(&self, square: Square, capturers: Bitboard) -> bool {
        capturers.into_iter().any(|from| self.en_passant_is_safe(from, square))
    }

    /// Returns true if an en passant capture leaves the capturing side's king safe.
    ///
    /// Two pawns leave their squares at once, so neither the pin test nor the check test of other moves is enough.
    pub(super) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let us = self.turn;
        let pawn = Bitboard::of(Square::from_coords(to.file(), from.rank()));
        let occupied = self.occupied().without(pawn | Bitboard::of(from)) | Bitboard::of(to);
        self.attackers_to(self.king(us), occupied, !us).without(pawn).is_empty()
    }

    fn play_castle(&mut self, us: Color, mv: Move) {
        let (king, rook) = (mv.from(), mv.to());
        let path = CastlingPath::new(king, rook);
        let (king_cell, rook_cell) = (cell(us, Role::King), cell(us, Role::Rook));
        let left = Bitboard::of(king) | Bitboard::of(rook);
        let reached = Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        self.colors[us.index()] = self.color(us).without(left) | reached;
        self.roles[Role::King.index()] = self.role(Role::King).without(Bitboard::of(king)) | Bitboard::of(path.king_to);
        self.roles[Role::Rook.index()] = self.role(Role::Rook).without(Bitboard::of(rook)) | Bitboard::of(path.rook_to);
        // King and rook may swap places or stay, so both leave before either arrives.
        self.cells[king.index()] = EMPTY_CELL;
        self.cells[rook.index()] = EMPTY_CELL;
        self.cells[path.king_to.index()] = king_cell;
        self.cells[path.rook_to.index()] = rook_cell;
        self.drop_castling(self.castling & Bitboard::back_rank(us));
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        let (king, _) = self.aim_at_king(!us);
        self.checkers = self.attackers_to(king, self.occupied(), us);
    }
}
