//! Moves as they are announced to blind players (Laws of Chess, Appendix D.2.1): `Springer Felix drei`, `Kurze Rochade`.
//!
//! The Laws give words for pieces, files, ranks and castling, and require the file of a pawn and its promotion piece to
//! be announced. They have no word for a capture or a check, so none is written.

use alloc::vec::Vec;

use crate::spoken_words::{Announcement, SpokenLetters, SpokenSign, announced_move};

use super::castling::CastlingSide;
use super::move_pattern::MovePattern;
use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::san::disambiguation;
use super::square::{File, Rank, Square};
use super::written::Shape;

/// Reads an announcement.
pub(super) fn read(text: &str) -> Option<MovePattern> {
    let (announcement, end) = announced_move(text)?;
    if end < text.len() {
        return None;
    }
    shape(&announcement).map(MovePattern::written)
}

fn role_of(index: u8) -> Option<Role> {
    Role::ALL.get(usize::from(index)).copied()
}

fn shape(announcement: &Announcement) -> Option<Shape> {
    use SpokenSign::{Castling, Long, Piece, Short};
    let mut signs = announcement.as_slice();
    match signs {
        [Short, Castling] => return Some(Shape::Castle(CastlingSide::King)),
        [Long, Castling] => return Some(Shape::Castle(CastlingSide::Queen)),
        _ => {}
    }
    let mut role = None;
    if let [Piece(index), rest @ ..] = signs {
        (role, signs) = (role_of(*index), rest);
    }
    let mut promotion = None;
    if let [rest @ .., Piece(index)] = signs {
        (promotion, signs) = (role_of(*index), rest);
    }
    let (origin, square) = signs.split_at(signs.len().checked_sub(2)?);
    let to = Square::from_coords(file_in(square)?, rank_in(square)?);
    let (file, rank) = (file_in(origin), rank_in(origin));
    Some(match (role, file, rank) {
        (None, Some(file), Some(rank)) => Shape::Coordinate { from: Square::from_coords(file, rank), to, promotion },
        (None | Some(Role::Pawn), ..) => {
            Shape::Pawn { file, rank, to_file: to.file(), to_rank: Some(to.rank()), promotion }
        }
        (Some(role), ..) => Shape::Piece { role, file, rank, to },
    })
}

fn file_in(signs: &[SpokenSign]) -> Option<File> {
    signs.iter().find_map(|sign| if let SpokenSign::File(index) = sign { File::from_index(*index) } else { None })
}

fn rank_in(signs: &[SpokenSign]) -> Option<Rank> {
    signs.iter().find_map(|sign| if let SpokenSign::Rank(index) = sign { Rank::from_index(*index) } else { None })
}

fn index(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Writes a legal move: the piece (pawns included), as much of its origin as distinguishes it from others, and its
/// destination.
pub(super) fn write(position: &Position, mv: Move, letters: SpokenLetters, out: &mut Vec<u8>) {
    let file = |file: File| SpokenSign::File(index(file.index()));
    let rank = |rank: Rank| SpokenSign::Rank(index(rank.index()));
    let piece = |role: Role| SpokenSign::Piece(index(role.index()));
    let mut signs = Announcement::new();
    if let Some(castling_side) = mv.castling_side().filter(|_| !mv.is_stood() || position.stood_castling_is_plain(mv)) {
        signs.push(if castling_side == CastlingSide::King { SpokenSign::Short } else { SpokenSign::Long });
        signs.push(SpokenSign::Castling);
    } else {
        let (from, to) = (mv.from(), mv.to());
        let role = position.role_at(from).unwrap_or(Role::Pawn);
        signs.push(piece(role));
        let captures = role == Role::Pawn && !mv.is_stood() && position.is_capture(mv);
        let origin = if captures { (Some(from.file()), None) } else { disambiguation(position, mv) };
        signs.extend(origin.0.map(file));
        signs.extend(origin.1.map(rank));
        signs.extend([file(to.file()), rank(to.rank())]);
        signs.extend(mv.promotion().map(piece));
    }
    for (index, sign) in signs.iter().enumerate() {
        if index > 0 {
            out.push(b' ');
        }
        out.extend(sign.word(letters).as_bytes());
    }
}
