//! Messages for the types of the chess core: why a move is illegal, what is wrong with a setup or a FEN.

use super::message::{Arg, Message, ToMessage, message};
use crate::chess::{
    Bitboard, CastlingSide, Color, FenField, FenMistakeKind, FenProblem, File, Piece, PlacedPiece, Rank, Reason, Role,
    SetupFault, Square,
};

/// Names the origin as far as it was written: on the b-file, on rank 1, on b1.
fn place(file: Option<File>, rank: Option<Rank>) -> Option<Message> {
    match (file, rank) {
        (Some(file), Some(rank)) => Some(message!("on-square", square = Square::from_coords(file, rank))),
        (Some(file), None) => Some(message!("on-file", file = file)),
        (None, Some(rank)) => Some(message!("on-rank", rank = rank)),
        (None, None) => None,
    }
}

impl ToMessage for Reason {
    fn message(&self) -> Message {
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
            Self::CastlingKingAway { color, castling_side, king } => {
                message!("castling-king-away", color = color, wing = castling_side, king = king)
            }
            Self::CastlingRookAway { color, castling_side, rook } => {
                message!("castling-rook-away", color = color, wing = castling_side, rook = rook)
            }
            Self::CastlingRightLost { color, castling_side } => {
                message!("castling-right-lost", color = color, wing = castling_side)
            }
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

/// Lists squares for people: `e1`, `e1 and f8`, `a1, b1 and c8`.
fn all(squares: Bitboard) -> Arg {
    Arg::All(squares.into_iter().map(|square| square.to_string()).collect())
}

impl ToMessage for SetupFault {
    fn message(&self) -> Message {
        match *self {
            Self::NoKing { color } => message!("no-king", color = color),
            Self::SeveralKings { color, kings } => {
                message!("several-kings", count = kings.len(), color = color, squares = all(kings))
            }
            Self::PawnsOnBackRanks { color, pawns } => {
                message!("pawns-on-back-ranks", count = pawns.len(), color = color, squares = all(pawns))
            }
            Self::TooManyPieces { color, n_pieces } => message!("too-many-pieces", color = color, count = n_pieces),
            Self::TooManyPawns { color, n_pawns } => message!("too-many-pawns", color = color, count = n_pawns),
            Self::TooManyPromoted { color, n_promoted, n_missing } => {
                message!("too-many-promoted", color = color, promoted = n_promoted, missing = n_missing)
            }
            Self::KingsTouch { white, black } => message!("kings-touch", white = white, black = black),
            Self::OpponentInCheck { color, .. } => message!("opponent-in-check", color = color, turn = !color),
            Self::TooManyCheckers { color, checkers } => {
                message!("too-many-checkers", color = color, count = checkers.len(), squares = all(checkers))
            }
            Self::ImpossibleDoubleCheck { color, checkers } => {
                message!("impossible-double-check", color = color, squares = all(checkers))
            }
            Self::ClockAheadOfMoves { clock, number } => {
                message!("clock-ahead-of-moves", clock = clock.to_string(), number = number.to_string())
            }
            Self::MoveNumberZero => message!("move-number-zero"),
            Self::CastlingKingAway { color, castling_side: Some(castling_side) } => {
                message!("right-without-king", color = color, wing = castling_side)
            }
            Self::CastlingKingAway { color, castling_side: None } => {
                message!("right-without-king-or-wing", color = color)
            }
            Self::CastlingRookAway { color, castling_side, rook } => {
                message!("right-without-rook-on", color = color, wing = castling_side, rook = rook)
            }
            Self::CastlingRookMissing { color, letter } => {
                message!("right-without-rook", color = color, letter = letter.to_string())
            }
            Self::CastlingNotStandard { color, castling_side, king, rook } => {
                message!("right-of-chess960", color = color, wing = castling_side, king = king, rook = rook)
            }
            Self::EnPassantRank { square, turn } => message!("en-passant-rank", square = square, turn = turn),
            Self::EnPassantPawnMissing { square, color } => {
                message!("en-passant-pawn-missing", square = square, color = color)
            }
            Self::EnPassantWayBlocked { square, blocked } => {
                message!("en-passant-way-blocked", square = square, blocked = blocked)
            }
            Self::EnPassantClock { square, clock } => message!("en-passant-clock", square = square, clock = clock),
            Self::EnPassantCheck { square, attackers } => {
                message!("en-passant-check", square = square, squares = all(attackers))
            }
        }
    }
}

impl ToMessage for FenProblem {
    fn message(&self) -> Message {
        match *self {
            Self::Placement => message!("fen-placement"),
            Self::RankTooLong(rank) => message!("fen-rank-too-long", rank = rank),
            Self::RankTooShort(rank, n) => message!("fen-rank-too-short", rank = rank, count = n),
            Self::TooFewRanks(n) => message!("fen-too-few-ranks", count = n),
            Self::TooManyRanks => message!("fen-too-many-ranks"),
            Self::SideToMove => message!("fen-side-to-move"),
            Self::CastlingRights => message!("fen-castling-rights"),
            Self::CastlingRepeated => message!("fen-castling-repeated"),
            Self::EnPassantSquare => message!("fen-en-passant-square"),
            Self::HalfmoveClock => message!("fen-halfmove-clock"),
            Self::FullmoveNumber => message!("fen-fullmove-number"),
            Self::NumberTooLarge => message!("fen-number-too-large"),
            Self::Space => message!("fen-space"),
            Self::End => message!("fen-end"),
        }
    }
}

impl ToMessage for FenMistakeKind {
    fn message(&self) -> Message {
        match *self {
            Self::DigitsApart => message!("fen-digits-apart"),
            Self::LastSlash => message!("fen-last-stroke"),
            Self::SideToMove => message!("fen-side-misspelled"),
            Self::Castling => message!("fen-castling-misspelled"),
            Self::EnPassant => message!("fen-en-passant-misspelled"),
            Self::Counter => message!("fen-counter-misspelled"),
            Self::Missing(FenField::SideToMove) => message!("fen-side-missing"),
            Self::Missing(FenField::Castling) => message!("fen-castling-missing"),
            Self::Missing(FenField::EnPassant) => message!("fen-en-passant-missing"),
            Self::Missing(FenField::HalfmoveClock) => message!("fen-halfmove-clock-missing"),
            Self::Missing(FenField::FullmoveNumber) => message!("fen-fullmove-number-missing"),
            Self::Operations => message!("fen-operations"),
            Self::NumbersExchanged => message!("fen-numbers-exchanged"),
            Self::Blanks => message!("fen-blanks"),
            Self::Promoted => message!("fen-promoted"),
            Self::Named => message!("fen-named"),
            Self::Numbered => message!("fen-numbered"),
            Self::ManyFields => message!("fen-many-fields"),
        }
    }
}

impl From<File> for Arg {
    fn from(file: File) -> Self {
        file.to_string().into()
    }
}

impl From<Rank> for Arg {
    fn from(rank: Rank) -> Self {
        rank.to_string().into()
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        square.to_string().into()
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Self {
        color.name().into()
    }
}

impl From<Role> for Arg {
    fn from(role: Role) -> Self {
        role.name().into()
    }
}

impl From<CastlingSide> for Arg {
    fn from(castling_side: CastlingSide) -> Self {
        castling_side.name().into()
    }
}

#[cfg(test)]
#[path = "chess_messages_tests.rs"]
mod tests;
