//! Moves as other notations describe them, by piece, capture and destination, and the legal moves that match.

use alloc::vec::Vec;

use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingPath, CastlingSide};
use super::moves::{Candidates, Move};
use super::piece::{Color, Role};
use super::position::Position;
use super::resolve::{Resolved, Unresolved};
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

/// A move as described by a word of another notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePattern {
    /// The meaning of the word.
    pub(crate) means: Meaning,
    /// The check mark as written.
    pub check: CheckSuffix,
    /// Whether the notation writes check marks at all.
    pub has_check_marks: bool,
}

/// The meaning of a word, with or without a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A move that algebraic notation can express too.
    Written(WrittenMove),
    /// Any legal move that matches a description.
    Described(Description),
    /// `Castles`, on either side.
    Castles,
}

/// What a move captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// Nothing: `P-K4`.
    Nothing,
    /// Something or nothing.
    Anything,
    /// Whatever is there: `e5x`.
    Something,
    /// This kind of piece: `QxP`.
    Piece(Role),
    /// A pawn in passing: `PxP e.p.`.
    EnPassant,
}

/// A description of a move; whatever is left open matches anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Description {
    /// Which piece moves.
    pub role: Option<Role>,
    /// The possible squares of departure.
    pub from: Bitboard,
    /// The possible squares of arrival; when castling, the king's.
    pub to: Bitboard,
    /// What it takes.
    pub takes: Takes,
    /// The promotion piece.
    pub promotion: Option<Role>,
    /// The side on which it castles, if it does.
    pub castles: Option<CastlingSide>,
    /// Which of several pieces: the one nearest to the edge on this side.
    pub board_side: Option<CastlingSide>,
    /// Which of several possible captured pieces, in the same way.
    pub taken_board_side: Option<CastlingSide>,
}

impl Description {
    /// Matches any move that neither captures nor castles nor promotes.
    pub(crate) const ANY: Self = Self {
        role: None,
        from: Bitboard::ALL,
        to: Bitboard::ALL,
        takes: Takes::Nothing,
        promotion: None,
        castles: None,
        board_side: None,
        taken_board_side: None,
    };

    /// Returns true if a legal move matches, sides apart.
    fn fits(&self, position: &Position, mv: Move) -> bool {
        mv.promotion() == self.promotion && self.fits_but_for_promotion(position, mv)
    }

    /// Returns true if an illegal move that may have been made matches; a promotion may be left out.
    pub(super) fn fits_as_made(&self, position: &Position, mv: Move) -> bool {
        (self.promotion.is_none() || mv.promotion() == self.promotion) && self.fits_but_for_promotion(position, mv)
    }

    /// Returns the description in algebraic notation, as far as possible, to one of its squares.
    pub(super) fn written_to(&self, to: Square) -> WrittenMove {
        let shape = match (self.from.single(), self.role) {
            (Some(from), _) => Shape::Coordinate { from, to, promotion: self.promotion },
            (None, Some(role)) if role != Role::Pawn => Shape::Piece { role, file: None, rank: None, to },
            _ => {
                let (to_file, to_rank) = (to.file(), Some(to.rank()));
                Shape::Pawn { file: None, rank: None, to_file, to_rank, promotion: self.promotion }
            }
        };
        WrittenMove { captures: self.takes != Takes::Nothing, ..WrittenMove::plain(shape) }
    }

    fn fits_but_for_promotion(&self, position: &Position, mv: Move) -> bool {
        let (from, to) = (mv.from(), arrival(mv));
        if mv.castling_side() != self.castles || !self.from.contains(from) || !self.to.contains(to) {
            return false;
        }
        let there = if mv.is_castle() { None } else { position.role_at(to) };
        let is_taken = match self.takes {
            Takes::Anything => true,
            Takes::Nothing => there.is_none() && !mv.is_en_passant(),
            Takes::Something => there.is_some() || mv.is_en_passant(),
            Takes::Piece(role) => there == Some(role) || role == Role::Pawn && mv.is_en_passant(),
            Takes::EnPassant => mv.is_en_passant(),
        };
        is_taken && self.role.is_none_or(|role| position.role_at(from) == Some(role))
    }
}

/// Returns the square of arrival; when castling, the king's.
pub(super) fn arrival(mv: Move) -> Square {
    if mv.is_castle() { CastlingPath::new(mv.from(), mv.to()).king_to } else { mv.to() }
}

/// Returns the square of arrival as written in coordinates: when castling, the king's in a standard game, and the
/// rook's square in Chess960 or for an illegal castling from another file, because the king's path might be a move of
/// its own.
pub(super) fn coordinate_arrival(mode: CastlingMode, mv: Move) -> Square {
    if mode == CastlingMode::Standard && mv.from().file() == File::E { arrival(mv) } else { mv.to() }
}

/// Keeps the moves whose square is nearest to the edge on one side.
fn keep_nearest(moves: &mut Vec<Move>, board_side: CastlingSide, square: impl Fn(Move) -> Square) {
    let files = moves.iter().map(|mv| square(*mv).file());
    let nearest = match board_side {
        CastlingSide::King => files.max(),
        CastlingSide::Queen => files.min(),
    };
    moves.retain(|mv| Some(square(*mv).file()) == nearest);
}

impl Position {
    /// Finds the one legal move that matches a pattern.
    ///
    /// A check mark decides between several matching moves.
    ///
    /// # Errors
    ///
    /// [`Unresolved::Illegal`] if no legal move matches, [`Unresolved::Ambiguous`] if several do.
    pub fn resolve_pattern(&self, pattern: &MovePattern) -> Result<Resolved, Unresolved> {
        if let Meaning::Written(written) = &pattern.means {
            return self.resolve(written);
        }
        let mut moves: Vec<Move> = self.legal_moves().into_iter().collect();
        let description = match &pattern.means {
            Meaning::Described(description) => {
                moves.retain(|mv| description.fits(self, *mv));
                *description
            }
            Meaning::Castles | Meaning::Written(_) => {
                moves.retain(|mv| mv.is_castle());
                Description::ANY
            }
        };
        if moves.len() > 1
            && let Some(board_side) = description.board_side
        {
            keep_nearest(&mut moves, board_side, Move::from);
        }
        if moves.len() > 1
            && let Some(board_side) = description.taken_board_side
        {
            keep_nearest(&mut moves, board_side, arrival);
        }
        if moves.len() > 1 && pattern.check != CheckSuffix::None {
            let giving: Vec<Move> = moves.iter().copied().filter(|mv| self.gives_check(*mv)).collect();
            if !giving.is_empty() {
                moves = giving;
            }
        }
        match moves.as_slice() {
            [] => Err(Unresolved::Illegal),
            [mv] => Ok(Resolved { mv: *mv, overspecified: false }),
            several => {
                let mut candidates = Candidates::new();
                for mv in several {
                    // More than these need not be listed.
                    if candidates.try_push(*mv).is_err() {
                        break;
                    }
                }
                Err(Unresolved::Ambiguous(candidates))
            }
        }
    }

    /// Returns the possible squares of arrival, as far as the board shows them.
    pub(super) fn targets_of(&self, said: &Description) -> Bitboard {
        match said.takes {
            Takes::Piece(role) => said.to & self.role(role),
            Takes::Something => said.to & self.occupied(),
            Takes::Nothing | Takes::EnPassant => said.to.without(self.occupied()),
            Takes::Anything => said.to,
        }
    }

    fn gives_check(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.play(mv);
        after.is_check()
    }
}

impl MovePattern {
    /// Wraps a move that algebraic notation can express, without check marks.
    #[must_use]
    pub(super) const fn written(shape: Shape) -> Self {
        let means = Meaning::Written(WrittenMove::plain(shape));
        Self { means, check: CheckSuffix::None, has_check_marks: false }
    }

    /// Wraps a description, without check marks.
    #[must_use]
    pub(super) const fn described(description: Description) -> Self {
        Self { means: Meaning::Described(description), check: CheckSuffix::None, has_check_marks: false }
    }
}

/// Returns a rank counted from the player's side; for White it is the rank itself.
pub(super) fn rank_seen_by(color: Color, rank: Rank) -> Rank {
    match color {
        Color::White => rank,
        Color::Black => Rank::ALL[7 - rank.index()],
    }
}

/// Returns the squares of a file and a rank, where given.
pub(super) fn squares(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    super::resolve::mask(file, rank)
}
