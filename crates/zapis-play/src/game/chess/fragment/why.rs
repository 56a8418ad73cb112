//! Why a move of a fragment cannot have followed those before it, if there is a short reason.

use crate::chess::{
    Bitboard, CastlingMode, Color, Piece, PlacedPiece, Reason, Role, Shape, Square, WrittenMove, attacks,
};
use crate::l10n::{Message, ToMessage};

use super::board::{Contents, EMPTY, Possible, any_of, piece};
use super::candidates::{DoubleStep, Made, SignsMeaning};

/// Returns the piece that is certainly on a square.
fn stander(contents: Contents) -> Option<Piece> {
    let all = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
    all.into_iter().find(|one| piece(one.color, one.role) == contents)
}

/// Explains why castling is no longer possible.
pub(super) fn barred(written: Option<&WrittenMove>, color: Color) -> Option<Message> {
    match written?.shape {
        Shape::Castle(castling_side) => Some(Reason::CastlingRightLost { color, castling_side }.message()),
        _ => None,
    }
}

/// Explains why a move is not possible on a partly known board.
pub(super) fn reason(board: &Possible, written: &WrittenMove, color: Color) -> Option<Message> {
    let reason = match written.shape {
        Shape::Piece { role, file, rank, to } => {
            let on = board.on(to);
            let own = any_of(color);
            if on & !own == 0 {
                let standing = stander(on)?;
                Reason::OwnPiece { color, stander: PlacedPiece { role: standing.role, square: to } }
            } else {
                let is_origin = |from: &Square| {
                    file.is_none_or(|file| file == from.file())
                        && rank.is_none_or(|rank| rank == from.rank())
                        && board.on(*from) & piece(color, role) != 0
                };
                let all = attacks::of(role, color, to, Bitboard::EMPTY);
                let mut origins = all.into_iter().filter(is_origin);
                match origins.next() {
                    None => Reason::NoneReaches { piece: Piece { color, role }, file, rank, to },
                    Some(from) if origins.next().is_none() => blocked(board, from, to, role)?,
                    Some(_) => return None,
                }
            }
        }
        Shape::Pawn { file: Some(file), to_file, to_rank: Some(to_rank), .. } if file != to_file => {
            let to = Square::from_coords(to_file, to_rank);
            match board.on(to) {
                EMPTY => Reason::NothingToCapture(to),
                on if on & !any_of(color) == 0 => {
                    let standing = stander(on)?;
                    Reason::OwnPiece { color, stander: PlacedPiece { role: standing.role, square: to } }
                }
                _ => no_pawn(board, written, color, to)?,
            }
        }
        Shape::Pawn { to_file, to_rank: Some(to_rank), .. } => {
            let to = Square::from_coords(to_file, to_rank);
            let on = board.on(to);
            match stander(on).filter(|_| on & !any_of(color) == 0) {
                Some(standing) => Reason::OwnPiece { color, stander: PlacedPiece { role: standing.role, square: to } },
                None => no_pawn(board, written, color, to)?,
            }
        }
        Shape::Coordinate { from, .. } if board.on(from) == EMPTY => Reason::EmptySquare(from),
        _ => return None,
    };
    Some(reason.message())
}

/// Finds what blocks a piece.
fn blocked(board: &Possible, from: Square, to: Square, role: Role) -> Option<Reason> {
    let mut way = attacks::between(from, to).into_iter();
    let at = way.find(|square| board.on(*square) & EMPTY == 0)?;
    let by = PlacedPiece { role: stander(board.on(at))?.role, square: at };
    Some(Reason::Blocked { stander: PlacedPiece { role, square: from }, by })
}

/// Reports that there can be no pawn on the required square.
fn no_pawn(board: &Possible, written: &WrittenMove, color: Color, to: Square) -> Option<Reason> {
    let made = Made {
        written,
        color,
        signs: SignsMeaning::Nothing,
        mode: CastlingMode::Standard,
        passed: DoubleStep::Unknown,
    };
    let own = piece(color, Role::Pawn);
    let mut origins = made.candidates().into_iter().filter_map(|way| way.changes.first().copied());
    let may_stand = origins.any(|origin| board.on(origin.square) & own != 0);
    let Shape::Pawn { file, rank, .. } = written.shape else { return None };
    (!may_stand).then_some(Reason::NoneReaches { piece: Piece { color, role: Role::Pawn }, file, rank, to })
}
