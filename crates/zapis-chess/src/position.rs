//! A playable position: the pieces, the player to move and the rights held.

use crate::lazy::Lazy;

use super::attacks::{between, line, reach};
use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingSide};
use super::piece::{Color, Piece, Role};
use super::square::{Square, SquareOrNone};

/// The number, among roles, of an empty square.
pub(super) const NO_ROLE: u8 = 6;

/// The index, among the boards of a position, of the enemy sliders on a line with the king of the player to move,
/// whatever is between.
pub(super) const AIMED: usize = 6;
/// The index, among the boards of a position, of the enemy pieces that give check.
pub(super) const CHECKERS: usize = 7;

/// Packs a piece in four bits: the role in the low three, the color in the fourth.
#[inline]
pub(super) const fn cell(color: Color, role: Role) -> u8 {
    (color as u8) << 3 | role as u8
}

/// A position of standard chess or Chess960 from which play can continue: one king each, and the player who has just
/// moved not in check.
///
/// Everything a replay needs is updated from move to move: the checkers, the possible en passant square, the ply since
/// which the same position can have occurred before, and with [`play`](Self::play) the [key](Self::key). A position
/// takes 128 bytes and owns nothing on the heap.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) colors: [Bitboard; 2],
    /// By role number, then [`AIMED`] and [`CHECKERS`]. Any three bits are an index; those that name no role lead to
    /// the opponent's pieces, among which no piece of the player to move is found.
    pub(super) boards: [Bitboard; 8],
    pub(super) state: State,
}

/// What a position has besides its pieces. It is copied as one block.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// Squares of the rooks with which castling is still allowed.
    pub(super) castling: Bitboard,
    /// The key of the position; 0 if it has to be computed from the board.
    pub(super) known_key: u64,
    /// The square of the king of the player to move.
    pub(super) own_king: Square,
    pub(super) halfmove_clock: u32,
    /// Twice the number of the next move, plus one if Black is to play it.
    pub(super) turns: u64,
    /// The value of `turns` at the last change of rights: no earlier position can be the same as a later one.
    pub(super) same_rights_since: u64,
    pub(super) turn: Color,
    /// The square of a *legal* en passant capture.
    pub(super) en_passant: SquareOrNone,
    /// The square a pawn has just passed over, whether or not it can be captured there.
    pub(super) passed: SquareOrNone,
    pub(super) mode: CastlingMode,
}

impl Position {
    /// Returns an empty board to be filled by `Setup`.
    pub(super) const fn empty() -> Self {
        Self {
            colors: [Bitboard::EMPTY; 2],
            boards: [Bitboard::EMPTY; 8],
            state: State {
                castling: Bitboard::EMPTY,
                known_key: 0,
                own_king: Square::wrapping(0),
                halfmove_clock: 0,
                turns: 2,
                same_rights_since: 0,
                turn: Color::White,
                en_passant: SquareOrNone::NONE,
                passed: SquareOrNone::NONE,
                mode: CastlingMode::Standard,
            },
        }
    }

    /// Returns the initial position of standard chess (FIDE 2.3).
    ///
    /// ```text
    /// 8  r n b q k b n r
    /// 7  p p p p p p p p
    /// 6  . . . . . . . .
    /// 5  . . . . . . . .
    /// 4  . . . . . . . .
    /// 3  . . . . . . . .
    /// 2  P P P P P P P P
    /// 1  R N B Q K B N R
    ///    a b c d e f g h
    /// ```
    #[must_use]
    pub fn initial() -> Self {
        static INITIAL: Lazy<Position> = Lazy::new(Position::laid_out);
        INITIAL.clone()
    }

    fn laid_out() -> Self {
        const BACK: [Role; 8] =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];
        let mut position = Self::empty();
        for (file, role) in BACK.into_iter().enumerate() {
            for (role, white) in [(role, file), (Role::Pawn, 8 + file)] {
                let square = Square::wrapping(white);
                position.put(square, Piece { color: Color::White, role });
                position.put(square.mirrored(), Piece { color: Color::Black, role });
            }
        }
        for corner in [0, 7, 56, 63] {
            position.allow_castling(Square::wrapping(corner));
        }
        position.aim_at_king(position.state.turn);
        position.state.known_key = position.computed_key();
        position
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.colors[piece.color.index()] |= Bitboard::of(square);
        self.boards[piece.role.index()] |= Bitboard::of(square);
    }

    /// Grants the right to castle with the rook on a square.
    pub(super) fn allow_castling(&mut self, rook: Square) {
        self.state.castling |= Bitboard::of(rook);
    }

    /// Returns the player to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// Returns the occupied squares.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Returns the squares of one player's pieces of one kind.
    ///
    /// ```
    /// use zapis_chess::{Color, Position, Role};
    /// let pawns = Position::initial().by(Color::White, Role::Pawn);
    /// assert_eq!(pawns.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" "), "a2 b2 c2 d2 e2 f2 g2 h2");
    /// ```
    #[must_use]
    #[inline]
    pub fn by(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Returns the squares of one player's pieces.
    #[must_use]
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// Returns the squares of the pieces of one kind, of both players.
    #[must_use]
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.boards[role.index()]
    }

    /// Returns the piece on a square.
    ///
    /// ```
    /// use zapis_chess::{Color, Piece, Position, Role, Square};
    /// let square: Square = "d8".parse()?;
    /// let queen = Piece { color: Color::Black, role: Role::Queen };
    /// assert_eq!(Position::initial().piece_at(square), Some(queen));
    /// # Ok::<(), zapis_chess::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.color(Color::White).contains(square) { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// Returns the kind of the piece on a square.
    #[must_use]
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        Some(match self.role_number_at(square) {
            0 => Role::Pawn,
            1 => Role::Knight,
            2 => Role::Bishop,
            3 => Role::Rook,
            4 => Role::Queen,
            5 => Role::King,
            _ => return None,
        })
    }

    /// Returns the number of the role of the piece on a square, or [`NO_ROLE`], without a branch.
    #[inline]
    pub(super) const fn role_number_at(&self, square: Square) -> u8 {
        let bit = Bitboard::of(square).0;
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.boards;
        let two = bishops.0 | rooks.0;
        let four = queens.0 | kings.0;
        let one = knights.0 | rooks.0 | kings.0;
        let none = !(one | two | four | pawns.0);
        (one & bit != 0) as u8 | (((two | none) & bit != 0) as u8) << 1 | (((four | none) & bit != 0) as u8) << 2
    }

    /// Returns the [code](cell) of the piece on a square, or [`NO_ROLE`].
    #[inline]
    pub(super) const fn code_at(&self, square: Square) -> u8 {
        self.role_number_at(square) | (self.color(Color::Black).contains(square) as u8) << 3
    }

    /// Returns the square of a player's king.
    ///
    /// ```
    /// use zapis_chess::{Color, Position};
    /// assert_eq!(Position::initial().king(Color::Black).to_string(), "e8");
    /// ```
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        Square::of_lowest_bit(self.by(color, Role::King).0)
    }

    /// Returns the enemy pieces that give check to the player to move (FIDE 3.9.1 of 2018).
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let position: Position = "4k3/8/8/8/8/8/4q3/4K2R w K - 0 1".parse()?;
    /// assert_eq!(position.checkers().single().map(|square| square.to_string()), Some("e2".to_owned()));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.boards[CHECKERS]
    }

    /// Returns true if the player to move is in check.
    #[must_use]
    #[inline]
    pub const fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns the rook with which a player may still castle on a side, if the right is held (FIDE 3.8.2.1 of 2018).
    ///
    /// The castling need not be possible in this position.
    ///
    /// ```
    /// use zapis_chess::{CastlingSide, Color, Position};
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1".parse()?;
    /// assert_eq!(position.castling_rook(Color::White, CastlingSide::King).map(|rook| rook.to_string()), Some("h1".to_owned()));
    /// assert_eq!(position.castling_rook(Color::White, CastlingSide::Queen), None);
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn castling_rook(&self, color: Color, castling_side: CastlingSide) -> Option<Square> {
        let rooks = self.state.castling & Bitboard::back_rank(color);
        if rooks.is_empty() {
            return None;
        }
        let king = self.king(color);
        rooks.into_iter().find(|&rook| CastlingSide::of(king, rook) == castling_side)
    }

    /// Returns the squares of all rooks with which castling is still allowed, of both players.
    #[must_use]
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.state.castling
    }

    /// Returns how castling is written in this game.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.state.mode
    }

    /// Returns the square on which a pawn can be captured en passant, if such a capture is legal.
    ///
    /// This is what FIDE 9.2.3.1 (2023) requires: a capturer that is pinned, or whose capture leaves a check
    /// unanswered, makes no difference to the position.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// // The pawn on d4 may capture, but no pawn is beside e5 in the other position.
    /// let possible: Position = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1".parse()?;
    /// let impossible: Position = "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1".parse()?;
    /// assert_eq!(possible.en_passant().map(|square| square.to_string()), Some("e3".to_owned()));
    /// assert_eq!(impossible.en_passant(), None);
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.state.en_passant.get()
    }

    /// Returns the square a pawn has just passed over, whether or not it can be captured there (PGN 16.1.3.4).
    #[must_use]
    #[inline]
    pub(crate) const fn passed_square(&self) -> Option<Square> {
        self.state.passed.get()
    }

    /// Counts the plies since the last capture or pawn move (FIDE 9.3).
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let mut position = Position::initial();
    /// for word in ["Nf3", "Nf6"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// assert_eq!((position.halfmove_clock(), position.fullmove_number()), (2, 2));
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.state.halfmove_clock
    }

    /// Returns the number of the next move, 1 at the start and one more after each move by Black.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the largest number is unchanged")]
    pub const fn fullmove_number(&self) -> u32 {
        let number = self.state.turns / 2;
        if number < u32::MAX as u64 { number as u32 } else { u32::MAX }
    }

    /// Counts the plies since the last one before which no position can have been the same (FIDE 9.2.3 of 2023): a
    /// capture, a pawn move, or a change in the possible castling or en passant captures.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let mut position = Position::initial();
    /// for word in ["e4", "Nf6", "Nf3", "Ng8"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// // The position after the pawn move can occur again, no earlier one.
    /// assert_eq!(position.reversible_plies(), 3);
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn reversible_plies(&self) -> u32 {
        let since = self.state.turns.saturating_sub(self.state.same_rights_since);
        u32::try_from(since).map_or(self.state.halfmove_clock, |since| since.min(self.state.halfmove_clock))
    }

    /// Returns true if two positions are the same under FIDE 9.2.3 of 2023: player to move, pieces, and possible moves.
    ///
    /// [`key`](Self::key) can, very rarely, collide; this compares everything.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let mut position = Position::initial();
    /// for word in ["Nf3", "Nf6", "Ng1", "Ng8"] {
    ///     position.play(position.parse_move(word)?);
    /// }
    /// assert!(position.is_same(&Position::initial()));
    /// assert_ne!(position, Position::initial()); // the counters differ
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.is_placed_like(other)
            && self.state.turn == other.state.turn
            && self.state.castling == other.state.castling
            && self.state.en_passant == other.state.en_passant
    }

    /// Returns true if the same pieces are on the same squares, whatever else differs.
    pub(super) fn is_placed_like(&self, other: &Self) -> bool {
        self.colors == other.colors && self.boards[..AIMED] == other.boards[..AIMED]
    }

    /// Returns the pieces of a player that attack a square, seen through `occupied`.
    ///
    /// Pieces on squares missing from `occupied` still attack; mask them out of the result if they are meant to be
    /// absent.
    ///
    /// ```
    /// use zapis_chess::{Color, Position};
    /// let position = Position::initial();
    /// let square = "f3".parse()?;
    /// let attackers = position.attackers_to(square, position.occupied(), Color::White);
    /// assert_eq!(attackers.into_iter().map(|from| from.to_string()).collect::<Vec<_>>(), ["g1", "e2", "g2"]);
    /// # Ok::<(), zapis_chess::ParseError>(())
    /// ```
    #[must_use]
    pub fn attackers_to(&self, square: Square, occupied: Bitboard, by: Color) -> Bitboard {
        let reach = reach(square);
        let leapers = (reach.of(Role::Knight) & self.role(Role::Knight))
            | (reach.of(Role::King) & self.role(Role::King))
            | (reach.pawn(!by) & self.role(Role::Pawn));
        let sliders = self.sliders_aiming_at(square, by);
        (leapers & self.color(by)) | unblocked(square, sliders, occupied)
    }

    /// Returns true if a player attacks a square, seen through `occupied`.
    #[must_use]
    #[inline]
    pub fn is_attacked(&self, square: Square, occupied: Bitboard, by: Color) -> bool {
        let reach = reach(square);
        let leapers = (reach.of(Role::Knight) & self.role(Role::Knight))
            | (reach.of(Role::King) & self.role(Role::King))
            | (reach.pawn(!by) & self.role(Role::Pawn));
        leapers.meets(self.color(by))
            || self.sliders_aiming_at(square, by).into_iter().any(|slider| !between(square, slider).meets(occupied))
    }

    /// Stores the square of the king of `us`, the player to move, and the enemy sliders on a line with it; returns
    /// both.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn aim_at_king(&mut self, us: Color) -> (Square, Bitboard) {
        let king = self.king(us);
        let aimed = self.sliders_aiming_at(king, !us);
        (self.state.own_king, self.boards[AIMED]) = (king, aimed);
        (king, aimed)
    }

    /// Returns a player's sliders on a line with a square, whatever is between.
    #[inline]
    pub(super) fn sliders_aiming_at(&self, square: Square, by: Color) -> Bitboard {
        let reach = reach(square);
        let queens = self.role(Role::Queen);
        let diagonal = reach.of(Role::Bishop) & (self.role(Role::Bishop) | queens);
        let straight = reach.of(Role::Rook) & (self.role(Role::Rook) | queens);
        (diagonal | straight) & self.color(by)
    }

    /// Returns the enemy sliders on a line with the king of the player to move, whatever is between.
    #[inline]
    pub(super) const fn aimed(&self) -> Bitboard {
        self.boards[AIMED]
    }

    /// Returns true if no piece gives check or is on a line with the king of the player to move, whatever is between.
    #[inline]
    pub(super) const fn is_quiet(&self) -> bool {
        self.checkers().is_empty() && self.aimed().is_empty()
    }

    /// Returns the pieces of the player to move that are pinned to their king.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let position: Position = "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1".parse()?;
    /// assert_eq!(position.pinned().single().map(|square| square.to_string()), Some("d2".to_owned()));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn pinned(&self) -> Bitboard {
        let us = self.state.turn;
        let king = self.king(us);
        let occupied = self.occupied();
        let mut pinned = Bitboard::EMPTY;
        for slider in self.aimed() {
            let blockers = between(king, slider) & occupied;
            if blockers.single().is_some() {
                pinned |= blockers & self.color(us);
            }
        }
        pinned
    }

    /// Returns the enemy slider that would attack the king of the player to move if the piece on `from` left the line.
    #[inline(never)]
    pub(super) fn pinner(&self, king: Square, from: Square) -> Option<Square> {
        let line = line(king, from);
        if line.is_empty() {
            return None;
        }
        let sliders = self.aimed() & line;
        if sliders.is_empty() {
            return None;
        }
        let others = self.occupied().without(Bitboard::of(from));
        sliders.into_iter().find(|&slider| {
            let path = between(king, slider);
            path.contains(from) && !path.meets(others)
        })
    }

    /// Returns true if the remaining pieces can never mate: king against king, alone or with one minor piece, or with
    /// bishops that all move on squares of one color (the simple cases of FIDE 5.2.2 of 2018).
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let bare: Position = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1".parse()?;
    /// assert!(bare.is_insufficient_material());
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        let heavy = self.role(Role::Pawn) | self.role(Role::Rook) | self.role(Role::Queen);
        if !heavy.is_empty() {
            return false;
        }
        let bishops = self.role(Role::Bishop);
        match self.role(Role::Knight).len() {
            0 => !bishops.meets(Bitboard::LIGHT) || bishops.without(Bitboard::LIGHT).is_empty(),
            1 => bishops.is_empty(),
            _ => false,
        }
    }
}

/// Keeps the sliders that see a square.
#[inline]
pub(super) fn unblocked(square: Square, sliders: Bitboard, occupied: Bitboard) -> Bitboard {
    let mut seeing = sliders;
    for slider in sliders {
        if between(square, slider).meets(occupied) {
            seeing = seeing.without(Bitboard::of(slider));
        }
    }
    seeing
}
