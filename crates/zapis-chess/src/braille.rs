//! Moves in the braille chess code (UKAAF 2015), as far as the code could be verified: `⠎⠋⠒`.
//!
//! The cells of king, queen, rook, knight and pawn, of files and of ranks are verified. The cell of the bishop and the
//! signs for capture, castling, promotion and check are not. So a bishop's move and castling are written as two squares
//! without a piece; the promotion piece follows the square, as in print (Laws, C.11); and a promotion to a bishop keeps
//! the printed letter.

use alloc::string::String;
use alloc::vec::Vec;

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{map, opt};
use nom::{Err, IResult, Parser};

use crate::braille_cells::{file_cell, file_of_cell, rank_cell, rank_of_cell};

use super::move_pattern::{MovePattern, coordinate_arrival};
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::Position;
use super::san::{disambiguation, write_san};
use super::square::{File, Rank, Square};
use super::written::Shape;

type Read<'a, T> = IResult<&'a str, T, ()>;

/// The verified piece cells; the knight's is the letter of the German `Springer`.
const PIECES: [(Role, char); 5] =
    [(Role::King, '⠅'), (Role::Queen, '⠟'), (Role::Rook, '⠗'), (Role::Knight, '⠎'), (Role::Pawn, '⠏')];

fn cell<T>(input: &str, meaning: impl Fn(char) -> Option<T>) -> Read<'_, T> {
    let mut characters = input.chars();
    match characters.next().and_then(meaning) {
        Some(found) => Ok((characters.as_str(), found)),
        None => Err(Err::Error(())),
    }
}

fn role_of(cell: char) -> Option<Role> {
    PIECES.iter().find(|(_, known)| *known == cell).map(|(role, _)| *role)
}

/// Reads the cell of a piece other than the pawn.
pub fn piece_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| *role != Role::Pawn))
}

/// Reads the piece a pawn promotes to.
pub fn promotion_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| !matches!(role, Role::Pawn | Role::King)))
}

/// Reads the cell of the pawn.
pub fn pawn_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| *role == Role::Pawn))
}

/// Reads the letter of a file.
pub fn cell_of_file(input: &str) -> Read<'_, File> {
    cell(input, |cell| file_of_cell(cell).and_then(File::from_index))
}

/// Reads the lower digit of a rank.
pub fn cell_of_rank(input: &str) -> Read<'_, Rank> {
    cell(input, |cell| rank_of_cell(cell).and_then(Rank::from_index))
}

/// Reads a square.
pub fn square_cells(input: &str) -> Read<'_, Square> {
    map((cell_of_file, cell_of_rank), |(file, rank)| Square::from_coords(file, rank)).parse(input)
}

/// Reads the sign before an isolated move: dots 4-6 for White, 3-6 for Black.
pub fn side_sign(input: &str) -> Read<'_, Color> {
    alt((map(tag("⠨"), |_| Color::White), map(tag("⠤"), |_| Color::Black))).parse(input)
}

/// Reads a piece and its destination.
pub fn braille_piece_move(input: &str) -> Read<'_, Shape> {
    let (rest, role) = piece_cell(input)?;
    let (rest, ((file, rank), to)) = alt((
        (map(square_cells, |from| (Some(from.file()), Some(from.rank()))), square_cells),
        (map(cell_of_file, |file| (Some(file), None)), square_cells),
        (map(cell_of_rank, |rank| (None, Some(rank))), square_cells),
        (map(tag(""), |_| (None, None)), square_cells),
    ))
    .parse(rest)?;
    Ok((rest, Shape::Piece { role, file, rank, to }))
}

/// Reads a pawn's move, or two squares.
pub fn braille_pawn_move(input: &str) -> Read<'_, Shape> {
    let (rest, pawn) = opt(pawn_cell).parse(input)?;
    let (rest, ((file, rank), to)) = alt((
        (map(square_cells, |from| (Some(from.file()), Some(from.rank()))), square_cells),
        (map(cell_of_file, |file| (Some(file), None)), square_cells),
        (map(tag(""), |_| (None, None)), square_cells),
    ))
    .parse(rest)?;
    let (rest, promotion) = opt(promotion_cell).parse(rest)?;
    let shape = match (pawn, file, rank) {
        (None, Some(file), Some(rank)) => Shape::Coordinate { from: Square::from_coords(file, rank), to, promotion },
        _ => Shape::Pawn { file, rank, to_file: to.file(), to_rank: Some(to.rank()), promotion },
    };
    Ok((rest, shape))
}

/// Reads a whole move, and the side that makes it if it is written.
pub fn braille_move(input: &str) -> Read<'_, (Option<Color>, Shape)> {
    (opt(side_sign), alt((braille_piece_move, braille_pawn_move))).parse(input)
}

/// Reads a word; returns `None` if the sign for the other side precedes it.
pub(super) fn read(word: &str, turn: Color) -> Option<MovePattern> {
    let (rest, (side, shape)) = braille_move(word).ok()?;
    (rest.is_empty() && side.is_none_or(|side| side == turn)).then(|| MovePattern::written(shape))
}

/// Writes a legal move.
pub(super) fn write(position: &Position, mv: Move, out: &mut Vec<u8>) {
    if mv.promotion() == Some(Role::Bishop) {
        return write_san(position, mv, None, out);
    }
    let mut cells = String::new();
    let (from, role) = (mv.from(), position.role_at(mv.from()).unwrap_or(Role::Pawn));
    let of_role = |role: Role| PIECES.iter().find(|(known, _)| *known == role).map(|(_, cell)| *cell);
    let to = coordinate_arrival(position.mode(), mv);
    let (file, rank) = match role {
        _ if mv.is_castle() => (Some(from.file()), Some(from.rank())),
        Role::Pawn if !mv.is_stood() && position.is_capture(mv) => (Some(from.file()), None),
        Role::Pawn if !mv.is_stood() => (None, None),
        Role::Bishop => (Some(from.file()), Some(from.rank())),
        _ => disambiguation(position, mv),
    };
    if role != Role::Pawn && !mv.is_castle() {
        cells.extend(of_role(role));
    }
    cells.extend(file.map(|file| file_cell(file.index())));
    cells.extend(rank.map(|rank| rank_cell(rank.index())));
    cells.push(file_cell(to.file().index()));
    cells.push(rank_cell(to.rank().index()));
    cells.extend(mv.promotion().and_then(of_role));
    out.extend(cells.as_bytes());
}
