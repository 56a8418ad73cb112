//! Playing a move: everything a position keeps is updated incrementally.

use super::attacks::{between, line, reach, stepping_checks};
use super::bitboard::Bitboard;
use super::castling::CastlingPath;
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::{CHECKERS, Position, State, cell, unblocked};
use super::square::{Square, SquareOrNone};
use super::zobrist::{BLACK_TO_MOVE, castling_key, en_passant_key, piece};

impl Position {
    /// Plays a legal move, in about ten nanoseconds.
    ///
    /// [`Move::NULL`] passes the turn, which no rule allows but analysis files write; in check, the king could be captured
    /// afterwards. An illegal move that [stood](Move::stood) is played, too. Any other illegal move leaves a meaningless board, though never a panic; debug builds refuse it.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let mut position = Position::initial();
    /// position.play(position.parse_move("e4")?);
    /// assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    pub fn play(&mut self, mv: Move) {
        if !mv.is_normal() || self.state.known_key == 0 {
            self.play_rarely(mv);
            return;
        }
        match self.state.turn {
            Color::White => self.play_of_any(Color::White, mv),
            Color::Black => self.play_of_any(Color::Black, mv),
        }
    }

    /// Plays the move of one piece from one square to another, in code of its own for each player and kind of piece.
    ///
    /// Moves of one piece mostly follow each other in a list, so the CPU predicts these branches.
    #[expect(clippy::inline_always, reason = "lets the compiler know the side to move")]
    #[inline(always)]
    fn play_of_any(&mut self, us: Color, mv: Move) {
        let from = mv.from();
        if self.role(Role::Pawn).contains(from) {
            self.play_keyed(us, mv, Role::Pawn);
        } else if self.role(Role::Knight).contains(from) {
            self.play_keyed(us, mv, Role::Knight);
        } else if self.role(Role::Bishop).contains(from) {
            self.play_keyed(us, mv, Role::Bishop);
        } else if self.role(Role::Rook).contains(from) {
            self.play_keyed(us, mv, Role::Rook);
        } else if self.role(Role::Queen).contains(from) {
            self.play_keyed(us, mv, Role::Queen);
        } else {
            self.play_keyed(us, mv, Role::King);
        }
    }

    /// Plays the move of one piece from one square to another and updates the key, which is known.
    #[expect(clippy::inline_always, reason = "lets the compiler know the side to move and the piece")]
    #[inline(always)]
    fn play_keyed(&mut self, us: Color, mv: Move, moved: Role) {
        if let Some(expired) = self.en_passant() {
            self.state.known_key ^= en_passant_key(Some(expired));
        }
        self.begin(us, mv);
        self.play_piece::<true>(us, mv, cell(us, moved), cell(us, moved));
    }

    /// Plays a move that is not of one piece from one square to another, or whose key is not known.
    #[inline(never)]
    fn play_rarely(&mut self, mv: Move) {
        let us = self.state.turn;
        let moved = self.role_number_at(mv.from());
        if self.state.known_key == 0 {
            self.play_known(us, mv, moved);
            return;
        }
        let (before, taken) = (self.state, self.code_at(mv.to()));
        self.play_known(us, mv, moved);
        self.state.known_key = self.key_after_special(us, mv, taken, &before);
    }

    /// Returns the key after castling, an en passant capture, a promotion, a pass or an illegal move that stood.
    fn key_after_special(&self, us: Color, mv: Move, taken: u8, before: &State) -> u64 {
        if mv.is_stood() || mv.is_null() {
            return self.computed_key();
        }
        let (from, to) = (mv.from(), mv.to());
        let rights = castling_key(before.castling ^ self.state.castling)
            ^ en_passant_key(before.en_passant.get())
            ^ en_passant_key(self.en_passant());
        let key = before.known_key ^ rights ^ BLACK_TO_MOVE;
        if mv.is_castle() {
            let path = CastlingPath::new(from, to);
            let (king, rook) = (cell(us, Role::King), cell(us, Role::Rook));
            return key ^ piece(king, from) ^ piece(king, path.king_to) ^ piece(rook, to) ^ piece(rook, path.rook_to);
        }
        let pawn = cell(us, Role::Pawn);
        let placed = mv.promotion().map_or(pawn, |role| cell(us, role));
        let passed = Square::from_coords(to.file(), from.rank());
        let taken = if mv.is_en_passant() { piece(cell(!us, Role::Pawn), passed) } else { piece(taken, to) };
        key ^ piece(pawn, from) ^ piece(placed, to) ^ taken
    }

    /// Plays a legal move as [`play`](Self::play) does, given the player to move and the role number of the piece, so
    /// that neither need be looked up; castling and null moves have no role number. The [key](Self::key) is forgotten.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub fn play_known(&mut self, us: Color, mv: Move, piece: u8) {
        let moved = (us as u8) << 3 | piece & 7;
        debug_assert!(!mv.is_normal() || moved == self.code_at(mv.from()), "{mv:?} is of another piece");
        self.state.known_key = 0;
        self.begin(us, mv);
        if mv.is_normal() {
            self.play_piece::<false>(us, mv, moved, moved);
        } else {
            self.play_special(us, mv);
        }
    }

    /// Gives the turn to the opponent.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn begin(&mut self, us: Color, mv: Move) {
        debug_assert_eq!(us, self.state.turn);
        debug_assert!(mv.is_null() || mv.is_stood() || self.is_legal(mv), "{mv:?} is not legal");
        self.state.en_passant = SquareOrNone::NONE;
        self.state.passed = SquareOrNone::NONE;
        self.state.turns += 1;
        self.state.turn = !us;
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
            self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
            self.boards[CHECKERS] = Bitboard::EMPTY;
            self.aim_at_king(self.state.turn);
        } else if mv.is_en_passant() {
            self.play_en_passant(us, mv);
        } else {
            let placed = mv.promotion().map_or(pawn, |role| cell(us, role));
            self.play_piece::<false>(us, mv, pawn, placed);
        }
    }

    /// Plays the move of one piece, with code `moved` before and `placed` after the move, and updates the key if it is
    /// `KEYED`.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_piece<const KEYED: bool>(&mut self, us: Color, mv: Move, moved: u8, placed: u8) {
        let (from, to) = (mv.from(), mv.to());
        let (from_bit, to_bit) = (Bitboard::of(from), Bitboard::of(to));
        let them = !us;
        let is_pawn = moved & 7 == Role::Pawn as u8;

        let mut clock = if is_pawn { 0 } else { self.state.halfmove_clock.saturating_add(1) };
        if self.color(them).contains(to) {
            let taken = self.role_number_at(to);
            self.boards[usize::from(taken & 7)] ^= to_bit;
            self.colors[them.index()] ^= to_bit;
            clock = 0;
            if KEYED {
                self.state.known_key ^= piece(cell(them, Role::Pawn) | taken, to);
            }
        }
        self.state.halfmove_clock = clock;
        self.colors[us.index()] ^= from_bit | to_bit;
        self.boards[usize::from(moved & 7)] ^= from_bit;
        self.boards[usize::from(placed & 7)] ^= to_bit;
        if KEYED {
            self.state.known_key ^= piece(moved, from) ^ piece(placed, to) ^ BLACK_TO_MOVE;
        }
        if !self.state.castling.is_empty() {
            let lost = self.lost_castling(us, moved, from_bit | to_bit);
            if !lost.is_empty() {
                self.drop_castling(lost);
                if KEYED {
                    self.state.known_key ^= castling_key(lost);
                }
            }
        }
        self.find_checkers::<KEYED>(them, placed, from, to, Bitboard::EMPTY);
        if is_pawn & from.is_two_ranks_from(to) {
            // There is exactly one square between.
            self.set_passed(them, Square::of_lowest_bit(between(from, to).0));
            if KEYED {
                self.state.known_key ^= en_passant_key(self.en_passant());
            }
        }
    }

    /// Plays an en passant capture, in which two pawns leave their squares.
    fn play_en_passant(&mut self, us: Color, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let passed = Square::from_coords(to.file(), from.rank());
        let ours = cell(us, Role::Pawn);
        let (leaving, arriving) = (Bitboard::of(from), Bitboard::of(to));
        let pawns = self.role(Role::Pawn).without(leaving | Bitboard::of(passed)) | arriving;
        self.boards[Role::Pawn.index()] = pawns;
        self.colors[us.index()] = self.color(us).without(leaving) | arriving;
        self.colors[(!us).index()] = self.color(!us).without(Bitboard::of(passed));
        self.state.halfmove_clock = 0;
        // The captured pawn may have been between a slider and the king.
        self.find_checkers::<false>(!us, ours, from, to, line(self.king(!us), passed));
    }

    /// Returns the rooks whose right ends when a piece leaves or reaches these squares (FIDE 3.8.2.1 of 2018).
    #[inline]
    fn lost_castling(&self, us: Color, moved: u8, touched: Bitboard) -> Bitboard {
        let held = self.state.castling;
        let kings = if moved & 7 == Role::King as u8 { Bitboard::back_rank(us) } else { Bitboard::EMPTY };
        held & (touched | kings)
    }

    pub(super) fn drop_castling(&mut self, lost: Bitboard) {
        self.state.castling = self.state.castling.without(lost);
        self.state.same_rights_since = self.state.turns;
    }

    /// Finds the pieces that give check to a player after a move: the piece that arrived, and uncovered sliders.
    ///
    /// If it is `KNOWN` at compile time which piece arrives, no table is needed.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn find_checkers<const KNOWN: bool>(
        &mut self,
        them: Color,
        placed: u8,
        from: Square,
        to: Square,
        uncovered: Bitboard,
    ) {
        let (king, aimed) = self.aim_at_king(them);
        let to_bit = Bitboard::of(to);
        // A knight or a pawn gives check from the squares it attacks from; a slider is among the candidates.
        let from_where = match placed & 7 {
            _ if !KNOWN => stepping_checks(king, placed),
            0 => reach(king).pawn(them),
            1 => reach(king).of(Role::Knight),
            _ => Bitboard::EMPTY,
        };
        let mut checkers = from_where & to_bit;
        let suspects = aimed & (to_bit | line(king, from) | uncovered);
        if !suspects.is_empty() {
            checkers |= unblocked(king, suspects, self.occupied());
        }
        self.boards[CHECKERS] = checkers;
    }

    /// Records that the opponent of `us`, the player to move, has just passed over a square with a pawn.
    #[inline]
    pub(super) fn set_passed(&mut self, us: Color, square: Square) {
        self.state.passed = SquareOrNone::some(square);
        let capturers = reach(square).pawn(!us) & self.by(us, Role::Pawn);
        if !capturers.is_empty() && self.allows_en_passant(square, capturers) {
            self.state.en_passant = SquareOrNone::some(square);
            // The right lasts for this position only.
            self.state.same_rights_since = self.state.turns + 1;
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
        let us = self.state.turn;
        let pawn = Bitboard::of(Square::from_coords(to.file(), from.rank()));
        let occupied = self.occupied().without(pawn | Bitboard::of(from)) | Bitboard::of(to);
        self.attackers_to(self.king(us), occupied, !us).without(pawn).is_empty()
    }

    fn play_castle(&mut self, us: Color, mv: Move) {
        let (king, rook) = (mv.from(), mv.to());
        let path = CastlingPath::new(king, rook);
        let left = Bitboard::of(king) | Bitboard::of(rook);
        let reached = Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        self.colors[us.index()] = self.color(us).without(left) | reached;
        self.boards[Role::King.index()] =
            self.role(Role::King).without(Bitboard::of(king)) | Bitboard::of(path.king_to);
        self.boards[Role::Rook.index()] =
            self.role(Role::Rook).without(Bitboard::of(rook)) | Bitboard::of(path.rook_to);
        self.drop_castling(self.state.castling & Bitboard::back_rank(us));
        self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
        let (king, _) = self.aim_at_king(!us);
        self.boards[CHECKERS] = self.attackers_to(king, self.occupied(), us);
    }
}
