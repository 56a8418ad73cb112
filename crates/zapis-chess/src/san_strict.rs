//! Reads canonical English SAN by hand: the form of nearly every move of a database.

use super::castling::CastlingSide;
use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

/// Reads a word of export-format SAN (PGN 8.2.3); `None` for everything else, which is left to [`super::san_lenient`].
#[must_use]
#[inline]
pub fn read(word: &[u8]) -> Option<WrittenMove> {
    let (word, check) = match word {
        [body @ .., b'+'] => (body, CheckSuffix::Check),
        [body @ .., b'#'] => (body, CheckSuffix::Mate),
        body => (body, CheckSuffix::None),
    };
    let (shape, captures) = match *word {
        [file, rank] => (pawn(None, file, rank, None)?, false),
        [from, b'x', file, rank] if from.is_ascii_lowercase() => (pawn(Some(from), file, rank, None)?, true),
        [file, rank, b'=', piece] if file.is_ascii_lowercase() => (pawn(None, file, rank, Some(piece))?, false),
        [from, b'x', file, rank, b'=', piece] => (pawn(Some(from), file, rank, Some(piece))?, true),
        [b'O', b'-', b'O'] => (Shape::Castle(CastlingSide::King), false),
        [b'O', b'-', b'O', b'-', b'O'] => (Shape::Castle(CastlingSide::Queen), false),
        [piece, ref middle @ .., file, rank] => {
            let (origin, captures) = match middle {
                [origin @ .., b'x'] => (origin, true),
                origin => (origin, false),
            };
            let (from_file, from_rank) = match *origin {
                [] => (None, None),
                [byte] => match File::from_byte(byte) {
                    Some(file) => (Some(file), None),
                    None => (None, Some(Rank::from_byte(byte)?)),
                },
                [file, rank] => (Some(File::from_byte(file)?), Some(Rank::from_byte(rank)?)),
                _ => return None,
            };
            let to = Square::from_coords(File::from_byte(file)?, Rank::from_byte(rank)?);
            (Shape::Piece { role: officer(piece)?, file: from_file, rank: from_rank, to }, captures)
        }
        _ => return None,
    };
    Some(WrittenMove { shape, check, captures, en_passant: false })
}

#[inline]
fn pawn(from: Option<u8>, file: u8, rank: u8, piece: Option<u8>) -> Option<Shape> {
    let file_of = |byte| File::from_byte(byte);
    Some(Shape::Pawn {
        file: match from {
            Some(byte) => Some(file_of(byte)?),
            None => None,
        },
        rank: None,
        to_file: file_of(file)?,
        to_rank: Some(Rank::from_byte(rank)?),
        promotion: match piece {
            Some(letter) => Some(officer(letter)?),
            None => None,
        },
    })
}

#[inline]
const fn officer(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}
