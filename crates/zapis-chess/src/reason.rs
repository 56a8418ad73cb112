//! Why a move is not legal, one fact at a time, in chess players' words.

use core::fmt;

use super::castling::CastlingSide;
use super::piece::{Color, Piece, Role};
use super::square::{File, Rank, Square};

/// A piece and its square: the bishop on c1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The kind of piece.
    pub role: Role,
    /// Its square.
    pub square: Square,
}

impl fmt::Display for PlacedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.role, self.square)
    }
}

/// The origin as far as it was written: on the b-file, on rank 1, on b1.
struct WrittenOrigin(Option<File>, Option<Rank>);

impl fmt::Display for WrittenOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self(Some(file), Some(rank)) => write!(f, " on {}", Square::from_coords(file, rank)),
            Self(Some(file), None) => write!(f, " on the {file}-file"),
            Self(None, Some(rank)) => write!(f, " on rank {rank}"),
            Self(None, None) => Ok(()),
        }
    }
}

/// One fact that makes a written move illegal; its `Display` is a clause without capital letter or full stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no white knight.
    NoSuchPiece(Piece),
    /// No white knight is on the b-file.
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
        /// The color of the pawn.
        color: Color,
        /// The file it should leave.
        file: Option<File>,
        /// The file it should reach.
        to_file: File,
    },
    /// e3 is empty.
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
        /// The target square.
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
        /// The color of the king.
        color: Color,
        /// The square of the king.
        square: Square,
    },
    /// E2 is attacked by the bishop on b5.
    Attacked {
        /// Where the king should go.
        to: Square,
        /// The piece that attacks the square.
        by: PlacedPiece,
    },
    /// White can no longer castle kingside: the king is on f1.
    CastlingKingAway {
        /// The player.
        color: Color,
        /// The side.
        castling_side: CastlingSide,
        /// The square of the king.
        king: Square,
    },
    /// White can no longer castle kingside: there is no rook on h1.
    CastlingRookAway {
        /// The player.
        color: Color,
        /// The side.
        castling_side: CastlingSide,
        /// The square where the rook should be.
        rook: Square,
    },
    /// White has no right to castle kingside: the king or the rook has already moved (FIDE 3.8.2.1 of 2018).
    CastlingRightLost {
        /// The player.
        color: Color,
        /// The side.
        castling_side: CastlingSide,
    },
    /// The bishop on f1 blocks castling.
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
    /// A move to e7 is not a promotion.
    NoPromotion(Square),
    /// The turn cannot be passed in check.
    PassInCheck,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoSuchPiece(Piece { color, role }) => write!(f, "there is no {color} {role}"),
            Self::NoneThere { piece: Piece { color, role }, file, rank } => {
                write!(f, "there is no {color} {role}{}", WrittenOrigin(file, rank))
            }
            Self::NoneReaches { piece: Piece { color, role }, file, rank, to } => {
                write!(f, "no {color} {role}{} reaches {to}", WrittenOrigin(file, rank))
            }
            Self::NoCaptureBetween { color, file: Some(file), to_file } => {
                write!(f, "no {color} pawn on the {file}-file can capture on the {to_file}-file")
            }
            Self::NoCaptureBetween { color, file: None, to_file } => {
                write!(f, "no {color} pawn can capture on the {to_file}-file")
            }
            Self::EmptySquare(square) => write!(f, "there is no piece on {square}"),
            Self::NotOwn { stander, color } => write!(f, "the {stander} is {}'s", color.player()),
            Self::WrongWay { stander, to } => write!(f, "the {stander} does not go to {to}"),
            Self::Blocked { stander, by } => write!(f, "the {stander} is blocked by the {by}"),
            Self::Pinned { stander, by } => write!(f, "the {stander} is pinned to the king by the {by}"),
            Self::CheckUnanswered { color, by } => {
                write!(f, "{} is in check from the {by}, and this move does not answer it", color.player())
            }
            Self::DoubleCheck(color) => {
                write!(f, "{} is in double check, so only the king can move", color.player())
            }
            Self::OwnPiece { color, stander: PlacedPiece { role, square } } => {
                write!(f, "{square} is occupied by {}'s own {role}", color.player())
            }
            Self::TakesKing { color, square } => write!(f, "the {color} king on {square} cannot be captured"),
            Self::Attacked { to, by } => write!(f, "{to} is attacked by the {by}"),
            Self::NothingToCapture(square) => write!(f, "there is nothing to capture on {square}"),
            Self::EnPassantOver { pawn, passed } => write!(
                f,
                "the pawn on {pawn} did not just advance two squares over {passed} and cannot be captured en passant"
            ),
            Self::EnPassantOpens(by) => {
                write!(f, "capturing en passant would leave the king in check from the {by}")
            }
            Self::MustPromote(square) => {
                write!(f, "a pawn that reaches {square} must promote, but no piece is named")
            }
            Self::CannotBecome(role) => write!(f, "a pawn cannot promote to a {role}"),
            Self::NoPromotion(square) => write!(f, "no pawn promotes on {square}"),
            Self::PassInCheck => write!(f, "the turn cannot be passed in check"),
            Self::CastlingKingAway { color, castling_side, king } => {
                write!(f, "{} has lost the right to castle {castling_side}: the king is on {king}", color.player())
            }
            Self::CastlingRookAway { color, castling_side, rook } => {
                write!(
                    f,
                    "{} has lost the right to castle {castling_side}: there is no {color} rook on {rook}",
                    color.player()
                )
            }
            Self::CastlingRightLost { color, castling_side } => {
                write!(
                    f,
                    "{} has no right to castle {castling_side}: the king or the rook has already moved",
                    color.player()
                )
            }
            Self::CastlingBlocked(stander) => write!(f, "the {stander} blocks castling"),
            Self::CastlingInCheck { color, by } => {
                write!(f, "{} cannot castle while in check from the {by}", color.player())
            }
            Self::CastlingThrough { square, by } => {
                write!(f, "the king would cross {square}, which is attacked by the {by}")
            }
            Self::CastlingInto { square, by } => {
                write!(f, "the king would land on {square}, which is attacked by the {by}")
            }
        }
    }
}
