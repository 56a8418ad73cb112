//! Less common chess words that are nevertheless resolved in one step.

use crate::chess::{CastlingSide, CheckSuffix, Move, Origin, Position, Role, Shape, Square, WrittenMove};
use crate::game::notation::{ReadMove, Resolution, WrittenSuffix};
use crate::record::PackedSan;

/// Resolves a word of two squares, given the spellings of the alphabet that name a piece in it.
pub(super) fn packed_lan(position: &Position, english: &[u8], spellings: u32) -> Option<ReadMove<Move>> {
    let written = WrittenMove::of_squares(english)?;
    let (mv, expected) = match written.shape {
        Shape::Coordinate { from, to, promotion } => (position.packed_squares(None, from, to, promotion)?, false),
        Shape::Piece { role, file: Some(file), rank: Some(rank), to } => {
            (position.packed_squares(Some(role), Square::from_coords(file, rank), to, None)?, true)
        }
        _ => return None,
    };
    let sign = match written.check {
        CheckSuffix::None => WrittenSuffix::None { expected },
        CheckSuffix::Check => WrittenSuffix::Check,
        CheckSuffix::Double => WrittenSuffix::Double,
        CheckSuffix::Mate => WrittenSuffix::Mate,
    };
    let resolution = Resolution { mv, overspecified: false };
    Some(ReadMove { resolution, sign, captures: written.captures, spellings })
}

/// Resolves castling, promotions, captures en passant, and the advance of one of two pawns on a file.
#[inline(never)]
pub(super) fn packed_special(
    position: &Position,
    word: PackedSan,
    origin: Origin,
    to: Square,
) -> Option<Resolution<Move>> {
    let mv = match word.piece() {
        0 if word.has_capture_sign() => position.packed_pawn_capture(origin, to, promotion_of(word))?,
        0 => position.packed_push(to, promotion_of(word))?,
        piece => position.packed_castle(castling_of(piece)?)?,
    };
    Some(Resolution { mv, overspecified: false })
}

/// Returns the side on which a plain word castles, if it does.
const fn castling_of(piece: u8) -> Option<CastlingSide> {
    match piece {
        PackedSan::CASTLES_SHORT => Some(CastlingSide::King),
        PackedSan::CASTLES_LONG => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Returns the promotion piece of a plain word.
#[inline]
fn promotion_of(word: PackedSan) -> Option<Role> {
    match word.promotion() {
        0 => None,
        number => Role::ALL.get(usize::from(number)).copied(),
    }
}
