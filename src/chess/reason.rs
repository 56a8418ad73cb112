//! Why a move is not legal, one fact at a time, in players' words.

use std::fmt;

use super::castling::Wing;
use super::piece::{Color, Piece, Role};
use super::square::{File, Rank, Square};

/// Names a piece and its place: the bishop on c1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stander {
    /// The kind of piece.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

impl fmt::Display for Stander {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.role, self.square)
    }
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
        stander: Stander,
        /// Its owner.
        color: Color,
    },
    /// The bishop on c1 does not go to e4.
    WrongWay {
        /// The piece.
        stander: Stander,
        /// Where it should go.
        to: Square,
    },
    /// The bishop on c1 is blocked by the pawn on d2.
    Blocked {
        /// The piece that should move.
        stander: Stander,
        /// The piece in the way.
        by: Stander,
    },
    /// The knight on c3 is pinned to the king by the bishop on b4 (FIDE 3.9.2 of 2018).
    Pinned {
        /// The piece that should move.
        stander: Stander,
        /// The piece that pins it.
        by: Stander,
    },
    /// White is in check from the queen on h4, and this does not answer it.
    CheckUnanswered {
        /// The player in check.
        color: Color,
        /// The piece that gives check.
        by: Stander,
    },
    /// White is in double check, and only the king can move.
    DoubleCheck(Color),
    /// E1 is held by white's own king.
    OwnPiece {
        /// The player.
        color: Color,
        /// The piece in the way.
        stander: Stander,
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
        by: Stander,
    },
    /// White has no right to castle kingside any more: the king stands on f1.
    CastlingKingAway {
        /// The player.
        color: Color,
        /// The wing.
        wing: Wing,
        /// Where the king stands.
        king: Square,
    },
    /// White has no right to castle kingside any more: there is no rook on h1.
    CastlingRookAway {
        /// The player.
        color: Color,
        /// The wing.
        wing: Wing,
        /// Where the rook should stand.
        rook: Square,
    },
    /// White has no right to castle kingside: the king or the rook has moved before (FIDE 3.8.2.1 of 2018).
    CastlingRightLost {
        /// The player.
        color: Color,
        /// The wing.
        wing: Wing,
    },
    /// The bishop on f1 stands in the way of castling.
    CastlingBlocked(Stander),
    /// White cannot castle out of the check from the rook on e7.
    CastlingInCheck {
        /// The player.
        color: Color,
        /// The piece that gives check.
        by: Stander,
    },
    /// The king would pass over f1, which the bishop on a6 attacks.
    CastlingThrough {
        /// The square crossed.
        square: Square,
        /// The piece that attacks it.
        by: Stander,
    },
    /// The king would arrive on g1, which the bishop on a7 attacks.
    CastlingInto {
        /// The square reached.
        square: Square,
        /// The piece that attacks it.
        by: Stander,
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
    EnPassantOpens(Stander),
    /// A pawn that reaches e8 must promote, and no piece is named (FIDE 3.7.5.1 of 2018).
    MustPromote(Square),
    /// A pawn cannot become a king.
    CannotBecome(Role),
    /// Nothing promotes on e7.
    NoPromotion(Square),
    /// The turn cannot be passed in check.
    PassInCheck,
}

/// Writes the place of departure as far as it was written: ` on the b-file`, ` on rank 1`, ` on b1`.
struct Place(Option<File>, Option<Rank>);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0, self.1) {
            (Some(file), Some(rank)) => write!(f, " on {file}{rank}"),
            (Some(file), None) => write!(f, " on the {file}-file"),
            (None, Some(rank)) => write!(f, " on rank {rank}"),
            (None, None) => Ok(()),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoSuchPiece(piece) => write!(f, "there is no {piece}"),
            Self::NoneThere { piece, file, rank } => {
                write!(f, "there is no {piece}{}", Place(file, rank))
            }
            Self::NoneReaches { piece, file, rank, to } => {
                write!(f, "no {piece}{} reaches {to}", Place(file, rank))
            }
            Self::NoCaptureBetween { color, file, to_file } => {
                write!(f, "no {color} pawn{} can capture on the {to_file}-file", Place(file, None))
            }
            Self::EmptySquare(square) => write!(f, "there is no piece on {square}"),
            Self::NotOwn { stander, color } => write!(f, "{stander} is {color}'s"),
            Self::WrongWay { stander, to } => write!(f, "{stander} does not go to {to}"),
            Self::Blocked { stander, by } => write!(f, "{stander} is blocked by {by}"),
            Self::Pinned { stander, by } => write!(f, "{stander} is pinned to the king by {by}"),
            Self::CheckUnanswered { color, by } => {
                write!(f, "{color} is in check from {by}, and this does not answer it")
            }
            Self::DoubleCheck(color) => {
                write!(f, "{color} is in double check, and only the king can move")
            }
            Self::OwnPiece { color, stander } => {
                write!(f, "{} is held by {color}'s own {}", stander.square, stander.role)
            }
            Self::TakesKing { color, square } => {
                write!(f, "the {color} king on {square} cannot be captured")
            }
            Self::Attacked { to, by } => write!(f, "{to} is attacked by {by}"),
            Self::NothingToCapture(square) => write!(f, "there is nothing to capture on {square}"),
            Self::EnPassantOver { pawn, passed } => {
                write!(f, "the pawn on {pawn} has not just passed {passed} and cannot be captured en passant")
            }
            Self::EnPassantOpens(by) => {
                write!(f, "capturing en passant would leave the king open to {by}")
            }
            Self::MustPromote(square) => {
                write!(f, "a pawn that reaches {square} must promote, and no piece is named")
            }
            Self::CannotBecome(role) => write!(f, "a pawn cannot become a {role}"),
            Self::NoPromotion(square) => write!(f, "nothing promotes on {square}"),
            Self::PassInCheck => f.write_str("the turn cannot be passed in check"),
            _ => self.tell_castling(f),
        }
    }
}

impl Reason {
    fn tell_castling(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CastlingKingAway { color, wing, king } => {
                write!(f, "{color} has lost the right to castle {}: the king stands on {king}", wing.name())
            }
            Self::CastlingRookAway { color, wing, rook } => {
                write!(f, "{color} has lost the right to castle {}: no {color} rook stands on {rook}", wing.name())
            }
            Self::CastlingRightLost { color, wing } => {
                write!(f, "{color} has no right to castle {}: the king or the rook has moved before", wing.name())
            }
            Self::CastlingBlocked(stander) => write!(f, "{stander} stands in the way of castling"),
            Self::CastlingInCheck { color, by } => {
                write!(f, "{color} cannot castle out of the check from {by}")
            }
            Self::CastlingThrough { square, by } => {
                write!(f, "the king would pass over {square}, which is attacked by {by}")
            }
            Self::CastlingInto { square, by } => {
                write!(f, "the king would arrive on {square}, which is attacked by {by}")
            }
            _ => Ok(()),
        }
    }
}
