//! Words of chess that are resolved in one step, though they are not of the most usual kind.

use crate::chess::{CheckMark, Move, Origin, Position, Role, Shape, Square, Wing, long};
use crate::record::PlainWord;

use super::{CheckSign, QuickRead, Resolution};

/// Resolves a word of two squares, with which of its alphabet's spellings a piece is named in it.
pub(super) fn quick_long(position: &Position, english: &[u8], spellings: u32) -> Option<QuickRead<Move>> {
    let written = long::read(english)?;
    let (mv, expected) = match written.shape {
        Shape::Coordinate { from, to, promotion } => (position.quick_squares(None, from, to, promotion)?, false),
        Shape::Piece { role, file: Some(file), rank: Some(rank), to } => {
            (position.quick_squares(Some(role), Square::from_coords(file, rank), to, None)?, true)
        }
        _ => return None,
    };
    let sign = match written.check {
        CheckMark::None => CheckSign::None { expected },
        CheckMark::Check => CheckSign::Check,
        CheckMark::Double => CheckSign::Double,
        CheckMark::Mate => CheckSign::Mate,
    };
    let resolution = Resolution { mv, overspecified: false };
    Some(QuickRead { resolution, sign, captures: written.captures, spellings })
}

/// Resolves castling, promotions, captures en passant, and the advance of one of two pawns on a file.
#[inline(never)]
pub(super) fn quick_special(
    position: &Position,
    word: PlainWord,
    origin: Origin,
    to: Square,
) -> Option<Resolution<Move>> {
    let mv = match word.piece() {
        0 if word.has_capture_sign() => position.quick_pawn_capture(origin, to, promotion_of(word))?,
        0 => position.quick_push(to, promotion_of(word))?,
        piece => position.quick_castle(castling_of(piece)?)?,
    };
    Some(Resolution { mv, overspecified: false })
}

/// Returns the wing a plain word castles on, if it castles.
const fn castling_of(piece: u8) -> Option<Wing> {
    match piece {
        PlainWord::CASTLES_SHORT => Some(Wing::King),
        PlainWord::CASTLES_LONG => Some(Wing::Queen),
        _ => None,
    }
}

/// Returns the piece a plain word promotes a pawn to.
#[inline]
fn promotion_of(word: PlainWord) -> Option<Role> {
    match word.promotion() {
        0 => None,
        number => Role::ALL.get(usize::from(number)).copied(),
    }
}
