//! Why a move is not legal, one fact at a time, in players' words.

use std::fmt;

use crate::l10n::{Message, message};

use super::castling::CastlingSide;
use super::piece::{Color, Piece, Role};
use super::square::{File, Rank, Square};

/// Names a piece and its place: the bishop on c1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The kind of piece.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

/// Names one fact that makes a written move illegal; its `Display` is a clause without capital or full stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no white knight.
    NoSuchPiece(Piece),
    /// No white knight stands on the b-file.
    NoneThere {
        /// The piece written.
        piece: Piece,
        /// The file written.
        file: Option<File>,
        /// The rank written.
        rank: Option<Rank>,
    },
    /// No white knight reaches f6, or no white knight on the b-file does.
    NoneReaches {
        /// The piece written.
        piece: Piece,
        /// The file written.
        file: Option<File>,
        /// The rank written.
        rank: Option<Rank>,
        /// The square it should reach.
        to: Square,
    },
    /// No white pawn on the e-file can capture on the d-file.
    NoCaptureBetween {
        /// Whose pawn.
        color: Color,
        /// The file it should leave.
        file: Option<File>,
        /// The file it should reach.
        to_file: File,
    },
    /// Nothing stands on e3.
    EmptySquare(Square),
    /// The knight on f6 is black's.
    NotOwn {
        /// The piece.
        stander: PlacedPiece,
        /// Its owner.
        color: Color,
    },
    /// The bishop on c1 does not go to e4.
    WrongWay {
        /// The piece.
        stander: PlacedPiece,
        /// Where it should go.
        to: Square,
    },
    /// The bishop on c1 is blocked by the pawn on d2.
    Blocked {
        /// The piece that should move.
        stander: PlacedPiece,
        /// The piece in the way.
        by: PlacedPiece,
    },
    /// The knight on c3 is pinned to the king by the bishop on b4 (FIDE 3.9.2 of 2018).
    Pinned {
        /// The piece that should move.
        stander: PlacedPiece,
        /// The piece that pins it.
        by: PlacedPiece,
    },
    /// White is in check from the queen on h4, and this does not answer it.
    CheckUnanswered {
        /// The player in check.
        color: Color,
        /// The piece that gives check.
        by: PlacedPiece,
    },
    /// White is in double check, so only the king can move.
    DoubleCheck(Color),
    /// E1 is occupied by White's own king.
    OwnPiece {
        /// The player.
        color: Color,
        /// The piece in the way.
        stander: PlacedPiece,
    },
    /// The black king on e8 cannot be captured.
    TakesKing {
        /// Whose king.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// E2 is attacked by the bishop on b5.
    Attacked {
        /// Where the king should go.
        to: Square,
        /// The piece that attacks the square.
        by: PlacedPiece,
    },
    /// White has no right to castle kingside any more: the king stands on f1.
    CastlingKingAway {
        /// The player.
        color: Color,
        /// The wing.
        wing: CastlingSide,
        /// Where the king stands.
        king: Square,
    },
    /// White has no right to castle kingside any more: there is no rook on h1.
    CastlingRookAway {
        /// The player.
        color: Color,
        /// The wing.
        wing: CastlingSide,
        /// Where the rook should stand.
        rook: Square,
    },
    /// White has no right to castle kingside: the king or the rook has already moved (FIDE 3.8.2.1 of 2018).
    CastlingRightLost {
        /// The player.
        color: Color,
        /// The wing.
        wing: CastlingSide,
    },
    /// The bishop on f1 stands in the way of castling.
    CastlingBlocked(PlacedPiece),
    /// White cannot castle while in check from the rook on e7.
    CastlingInCheck {
        /// The player.
        color: Color,
        /// The piece that gives check.
        by: PlacedPiece,
    },
    /// The king would pass over f1, which the bishop on a6 attacks.
    CastlingThrough {
        /// The square crossed.
        square: Square,
        /// The piece that attacks it.
        by: PlacedPiece,
    },
    /// The king would arrive on g1, which the bishop on a7 attacks.
    CastlingInto {
        /// The square reached.
        square: Square,
        /// The piece that attacks it.
        by: PlacedPiece,
    },
    /// There is nothing to capture on d6.
    NothingToCapture(Square),
    /// The pawn on d5 cannot be captured en passant, because it has not just passed d6 (FIDE 3.7.4.2 of 2018).
    EnPassantOver {
        /// The pawn that should be captured.
        pawn: Square,
        /// The square it would have passed.
        passed: Square,
    },
    /// Capturing en passant would open the king to the rook on h4.
    EnPassantOpens(PlacedPiece),
    /// A pawn that reaches e8 must promote, but no piece is named (FIDE 3.7.5.1 of 2018).
    MustPromote(Square),
    /// A pawn cannot become a king.
    CannotBecome(Role),
    /// Nothing promotes on e7.
    NoPromotion(Square),
    /// The turn cannot be passed in check.
    PassInCheck,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Names the place of departure as far as it was written: on the b-file, on rank 1, on b1.
fn place(file: Option<File>, rank: Option<Rank>) -> Option<Message> {
    match (file, rank) {
        (Some(file), Some(rank)) => Some(message!("on-square", square = Square::from_coords(file, rank))),
        (Some(file), None) => Some(message!("on-file", file = file)),
        (None, Some(rank)) => Some(message!("on-rank", rank = rank)),
        (None, None) => None,
    }
}

impl Reason {
    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Self::NoSuchPiece(Piece { color, role }) => message!("no-such-piece", color = color, role = role),
            Self::NoneThere { piece: Piece { color, role }, file, rank } => match place(file, rank) {
                Some(place) => message!("none-there", color = color, role = role, place = place),
                None => message!("no-such-piece", color = color, role = role),
            },
            Self::NoneReaches { piece: Piece { color, role }, file, rank, to } => match place(file, rank) {
                Some(place) => message!("none-there-reaches", color = color, role = role, place = place, to = to),
                None => message!("none-reaches", color = color, role = role, to = to),
            },
            Self::NoCaptureBetween { color, file: Some(file), to_file } => {
                message!("no-capture-between", color = color, file = file, to = to_file)
            }
            Self::NoCaptureBetween { color, file: None, to_file } => {
                message!("no-capture-on", color = color, to = to_file)
            }
            Self::EmptySquare(square) => message!("empty-square", square = square),
            Self::NotOwn { stander: PlacedPiece { role, square }, color } => {
                message!("not-own", role = role, square = square, color = color)
            }
            Self::WrongWay { stander: PlacedPiece { role, square }, to } => {
                message!("wrong-way", role = role, square = square, to = to)
            }
            Self::Blocked { stander: PlacedPiece { role, square }, by } => {
                message!("blocked", role = role, square = square, by = by.role, by_square = by.square)
            }
            Self::Pinned { stander: PlacedPiece { role, square }, by } => {
                message!("pinned", role = role, square = square, by = by.role, by_square = by.square)
            }
            Self::CheckUnanswered { color, by } => {
                message!("check-unanswered", color = color, by = by.role, by_square = by.square)
            }
            Self::DoubleCheck(color) => message!("double-check", color = color),
            Self::OwnPiece { color, stander: PlacedPiece { role, square } } => {
                message!("own-piece", square = square, color = color, role = role)
            }
            Self::TakesKing { color, square } => message!("takes-king", color = color, square = square),
            Self::Attacked { to, by } => message!("attacked", square = to, by = by.role, by_square = by.square),
            Self::NothingToCapture(square) => message!("nothing-to-capture", square = square),
            Self::EnPassantOver { pawn, passed } => message!("en-passant-over", pawn = pawn, passed = passed),
            Self::EnPassantOpens(by) => message!("en-passant-opens", by = by.role, by_square = by.square),
            Self::MustPromote(square) => message!("must-promote", square = square),
            Self::CannotBecome(role) => message!("cannot-become", role = role),
            Self::NoPromotion(square) => message!("no-promotion", square = square),
            Self::PassInCheck => message!("pass-in-check"),
            Self::CastlingKingAway { color, wing, king } => {
                message!("castling-king-away", color = color, wing = wing, king = king)
            }
            Self::CastlingRookAway { color, wing, rook } => {
                message!("castling-rook-away", color = color, wing = wing, rook = rook)
            }
            Self::CastlingRightLost { color, wing } => message!("castling-right-lost", color = color, wing = wing),
            Self::CastlingBlocked(PlacedPiece { role, square }) => {
                message!("castling-blocked", role = role, square = square)
            }
            Self::CastlingInCheck { color, by } => {
                message!("castling-in-check", color = color, by = by.role, by_square = by.square)
            }
            Self::CastlingThrough { square, by } => {
                message!("castling-through", square = square, by = by.role, by_square = by.square)
            }
            Self::CastlingInto { square, by } => {
                message!("castling-into", square = square, by = by.role, by_square = by.square)
            }
        }
    }
}
