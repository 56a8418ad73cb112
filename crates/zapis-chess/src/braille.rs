//! Moves and move numbers in the braille chess code (UKAAF 2015), as far as the code could be verified: `⠎⠋⠒`.
//!
//! The cells of king, queen, rook, knight and pawn, of files and of ranks are verified. The cell of the bishop and the
//! signs for capture, castling, promotion and check are not. So a bishop's move and castling are written as two squares
//! without a piece; the promotion piece follows the square, as in print (Laws, C.11); and a promotion to a bishop keeps
//! the printed letter.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{map, opt};
use nom::{Err, IResult, Parser};

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

/// The lower digits 0 to 9: the cells of j and a to i, one row down, without a numeric indicator.
const LOWER_DIGITS: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];

/// The letters a to h.
const FILES: [char; 8] = ['⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓'];

fn file_cell(file: File) -> char {
    FILES[file.index() % FILES.len()]
}

fn rank_cell(rank: Rank) -> char {
    LOWER_DIGITS[rank.index() % FILES.len() + 1]
}

fn file_of_cell(cell: char) -> Option<File> {
    FILES.iter().zip(File::ALL).find(|(known, _)| **known == cell).map(|(_, file)| file)
}

fn rank_of_cell(cell: char) -> Option<Rank> {
    LOWER_DIGITS[1..].iter().zip(Rank::ALL).find(|(known, _)| **known == cell).map(|(_, rank)| rank)
}

/// Returns true if two cells are a square: the letter of a file and the lower digit of a rank.
#[must_use]
pub fn is_square(file: char, rank: char) -> bool {
    rank_of_cell(rank).is_some() && file_of_cell(file).is_some()
}

/// Writes a number in lower digits.
///
/// ```
/// assert_eq!(zapis_chess::braille::lower_number(12), "⠂⠆");
/// ```
#[must_use]
pub fn lower_number(number: u32) -> String {
    let digits = number.to_string();
    digits.bytes().map(|digit| LOWER_DIGITS[usize::from(digit - b'0') % LOWER_DIGITS.len()]).collect()
}

/// Reads a word that consists only of lower digits and does not begin with zero; a number too large saturates.
#[must_use]
pub fn read_lower_number(word: &str) -> Option<u64> {
    let mut number = 0_u64;
    for cell in word.chars() {
        let digit = (0..10).zip(LOWER_DIGITS).find(|(_, known)| *known == cell).map(|(digit, _)| digit)?;
        if digit == 0 && number == 0 {
            return None;
        }
        number = number.saturating_mul(10).saturating_add(digit);
    }
    (number > 0).then_some(number)
}

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
pub(crate) fn piece_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| *role != Role::Pawn))
}

/// Reads the piece a pawn promotes to.
pub(crate) fn promotion_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| !matches!(role, Role::Pawn | Role::King)))
}

/// Reads the cell of the pawn.
pub(crate) fn pawn_cell(input: &str) -> Read<'_, Role> {
    cell(input, |cell| role_of(cell).filter(|role| *role == Role::Pawn))
}

/// Reads the letter of a file.
pub(crate) fn cell_of_file(input: &str) -> Read<'_, File> {
    cell(input, file_of_cell)
}

/// Reads the lower digit of a rank.
pub(crate) fn cell_of_rank(input: &str) -> Read<'_, Rank> {
    cell(input, rank_of_cell)
}

/// Reads a square.
pub(crate) fn square_cells(input: &str) -> Read<'_, Square> {
    map((cell_of_file, cell_of_rank), |(file, rank)| Square::from_coords(file, rank)).parse(input)
}

/// Reads the sign before an isolated move: dots 4-6 for White, 3-6 for Black.
pub(crate) fn side_sign(input: &str) -> Read<'_, Color> {
    alt((map(tag("⠨"), |_| Color::White), map(tag("⠤"), |_| Color::Black))).parse(input)
}

/// Reads a piece and its destination.
pub(crate) fn braille_piece_move(input: &str) -> Read<'_, Shape> {
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
pub(crate) fn braille_pawn_move(input: &str) -> Read<'_, Shape> {
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
pub(crate) fn braille_move(input: &str) -> Read<'_, (Option<Color>, Shape)> {
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
    cells.extend(file.map(file_cell));
    cells.extend(rank.map(rank_cell));
    cells.push(file_cell(to.file()));
    cells.push(rank_cell(to.rank()));
    cells.extend(mv.promotion().and_then(of_role));
    out.extend(cells.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [1, 2, 9, 10, 47, 300, 99_999, u32::MAX] {
            assert_eq!(read_lower_number(&lower_number(number)), Some(u64::from(number)));
        }
        assert_eq!(read_lower_number(&"⠔".repeat(40)), Some(u64::MAX));
        assert_eq!(lower_number(12), "⠂⠆");
        for word in ["", "⠴", "⠂⠑", "⠑⠲", "12", "⠴⠂"] {
            assert_eq!(read_lower_number(word), None, "{word}");
        }
    }

    #[test]
    fn files_and_ranks_are_read_as_they_are_written() {
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            assert_eq!(file_of_cell(file_cell(file)), Some(file));
            assert_eq!(rank_of_cell(rank_cell(rank)), Some(rank));
        }
        assert_eq!((file_cell(File::F), rank_cell(Rank::ALL[2])), ('⠋', '⠒'));
        assert_eq!((file_of_cell('⠂'), rank_of_cell('⠔')), (None, None));
    }
}
