//! The ways in which a written move may have been made on an unknown board.

use crate::chess::{Bitboard, CastlingMode, CastlingSide, Color, Rank, Role, Shape, Square, WrittenMove, attacks};

use super::board::{ANYTHING, Contents, EMPTY, any_of, piece, squares, stepped};

/// What a move requires of a square and leaves on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SquareChange {
    pub(super) square: Square,
    pub(super) before: Contents,
    pub(super) after: Contents,
}

/// One way in which a move may have been made; other squares do not change.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidate {
    pub(super) changes: Vec<SquareChange>,
    /// The squares that it names.
    pub(super) touched: u64,
}

impl Candidate {
    fn of(changes: impl IntoIterator<Item = (Square, Contents, Contents)>) -> Self {
        let mut candidate = Self::default();
        for (square, before, after) in changes {
            candidate.touched |= 1 << square.index();
            candidate.changes.push(SquareChange { square, before, after });
        }
        candidate
    }

    pub(super) fn change_of(&self, square: Square) -> Option<&SquareChange> {
        self.changes.iter().find(|change| change.square == square)
    }
}

/// How the signs of a move are interpreted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SignsMeaning {
    /// Ignored: a capture is possible with or without a sign.
    Nothing,
    /// A capture sign means that something was captured.
    Captures,
    /// A move without one captured nothing, either.
    All,
}

/// A move, with what determines the ways in which it may have been made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made<'a> {
    pub(super) written: &'a WrittenMove,
    pub(super) color: Color,
    pub(super) signs: SignsMeaning,
    pub(super) mode: CastlingMode,
    /// The square to which the other side's pawn may have gone two squares in the previous move; `Nothing` if that was
    /// another move.
    pub(super) passed: DoubleStep,
}

/// The previous move, for an en passant capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DoubleStep {
    /// It is unknown.
    Unknown,
    /// A pawn went there, possibly two squares.
    Pawn(Square),
    /// It was another move.
    Nothing,
}

impl Made<'_> {
    /// Lists the ways in which the move may have been made.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        match self.written.shape {
            Shape::Castle(castling_side) => vec![self.castling(castling_side)],
            Shape::Piece { role, file, rank, to } => {
                let may_leave = |from: Square| {
                    file.is_none_or(|file| file == from.file()) && rank.is_none_or(|rank| rank == from.rank())
                };
                self.of_piece(role, to, may_leave)
            }
            Shape::Pawn { file, rank, to_file, to_rank, promotion } => {
                let to = squares().filter(|to| to.file() == to_file && to_rank.is_none_or(|rank| rank == to.rank()));
                let is_push = |from: Square| from.file() == to_file;
                let may_leave = |from: Square| {
                    let is_of_file = match file {
                        Some(file) => file == from.file(),
                        None => self.written.captures != is_push(from),
                    };
                    is_of_file && rank.is_none_or(|rank| rank == from.rank())
                };
                to.flat_map(|to| self.of_pawn(to, promotion, may_leave)).collect()
            }
            Shape::Coordinate { from, to, promotion } => {
                let may_leave = |square: Square| square == from;
                let of_pieces = Role::ALL[1..].iter().flat_map(|role| self.of_piece(*role, to, may_leave));
                let mut all: Vec<Candidate> = of_pieces.collect();
                all.extend(self.of_pawn(to, promotion, may_leave));
                all.extend(self.king_castling(from, to).map(|castling_side| self.castling(castling_side)));
                all
            }
            Shape::Null => vec![Candidate::default()],
        }
    }

    /// Returns the side on which a king castles if its move is written from square to square.
    fn king_castling(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let home = Rank::from_index(if self.color == Color::White { 0 } else { 7 })?;
        let is_home = from.rank() == home && to.rank() == home;
        let is_far = self.mode == CastlingMode::Chess960 || from.file().index() == 4;
        (is_home && is_far && from != to).then(|| CastlingSide::of(from, to))
    }

    /// Returns the possible contents of the square of arrival.
    fn taken(&self) -> Contents {
        let others = any_of(self.color.other()) & !piece(self.color.other(), Role::King);
        match self.signs {
            SignsMeaning::Nothing => others | EMPTY,
            _ if self.written.captures => others,
            SignsMeaning::Captures => others | EMPTY,
            SignsMeaning::All => EMPTY,
        }
    }

    fn of_piece(&self, role: Role, to: Square, may_leave: impl Fn(Square) -> bool) -> Vec<Candidate> {
        let own = piece(self.color, role);
        let origins = attacks::of(role, self.color, to, Bitboard::EMPTY);
        let origins = origins.into_iter().filter(|from| may_leave(*from));
        let candidate = |from: Square| {
            let way = attacks::between(from, to).into_iter().map(|square| (square, EMPTY, EMPTY));
            Candidate::of([(from, own, EMPTY), (to, self.taken(), own)].into_iter().chain(way))
        };
        origins.map(candidate).collect()
    }

    fn of_pawn(&self, to: Square, promotion: Option<Role>, may_leave: impl Fn(Square) -> bool) -> Vec<Candidate> {
        let (forward, first) = if self.color == Color::White { (1, 1) } else { (-1, 6) };
        let (own, other) = (piece(self.color, Role::Pawn), self.color.other());
        let is_last = to.rank().index() == if forward == 1 { 7 } else { 0 };
        let becomes = match promotion {
            Some(role) if is_last && Role::PROMOTIONS.contains(&role) => piece(self.color, role),
            Some(_) => 0,
            None if is_last => Role::PROMOTIONS.iter().fold(0, |all, role| all | piece(self.color, *role)),
            None => own,
        };
        let mut found = Vec::new();
        if becomes == 0 {
            return found;
        }
        let mut add = |from: Square, changes: &[(Square, Contents, Contents)]| {
            if may_leave(from) {
                found.push(Candidate::of([(from, own, EMPTY)].into_iter().chain(changes.iter().copied())));
            }
        };
        if let Some(one) = stepped(to, 0, -forward) {
            add(one, &[(to, EMPTY, becomes)]);
            if let Some(two) = stepped(one, 0, -forward).filter(|two| two.rank().index() == first) {
                add(two, &[(one, EMPTY, EMPTY), (to, EMPTY, becomes)]);
            }
        }
        let others = any_of(other) & !piece(other, Role::King);
        for side in [-1, 1] {
            let Some(from) = stepped(to, side, -forward) else { continue };
            add(from, &[(to, others, becomes)]);
            let is_passing = to.rank().index() == if forward == 1 { 5 } else { 2 };
            let Some(victim) = stepped(to, 0, -forward).filter(|_| is_passing) else { continue };
            let behind = stepped(to, 0, forward);
            let may_pass = match self.passed {
                DoubleStep::Unknown => true,
                DoubleStep::Pawn(square) => square == victim,
                DoubleStep::Nothing => false,
            };
            if let Some(behind) = behind.filter(|_| may_pass) {
                let pawn = piece(other, Role::Pawn);
                // The pawn has just passed over both squares.
                add(from, &[(to, EMPTY, becomes), (victim, pawn, EMPTY), (behind, EMPTY, EMPTY)]);
            }
        }
        found
    }

    fn castling(&self, castling_side: CastlingSide) -> Candidate {
        let home = if self.color == Color::White { 0 } else { 56 };
        let (king, rook) = (piece(self.color, Role::King), piece(self.color, Role::Rook));
        let (king_to, rook_to) = match castling_side {
            CastlingSide::King => (6, 5),
            CastlingSide::Queen => (2, 3),
        };
        let at = |file: u8| Square::from_index(home + file);
        if self.mode == CastlingMode::Chess960 {
            // The origins of king and rook are open, and so are the squares that become empty.
            let after = |file: u8| match file {
                _ if file == king_to => king,
                _ if file == rook_to => rook,
                _ => ANYTHING & !king,
            };
            return Candidate::of((0..8).filter_map(|file| Some((at(file)?, ANYTHING, after(file)))));
        }
        let changes: &[(u8, Contents, Contents)] = match castling_side {
            CastlingSide::King => &[(4, king, EMPTY), (5, EMPTY, rook), (6, EMPTY, king), (7, rook, EMPTY)],
            CastlingSide::Queen => {
                &[(4, king, EMPTY), (3, EMPTY, rook), (2, EMPTY, king), (1, EMPTY, EMPTY), (0, rook, EMPTY)]
            }
        };
        Candidate::of(changes.iter().filter_map(|(file, before, after)| Some((at(*file)?, *before, *after))))
    }
}
