//! Moves in the digits of correspondence chess (ICCF): `5254`, `57581`, castling as the king's own move, `5171`.

use alloc::vec::Vec;

use nom::character::complete::{char, one_of};
use nom::combinator::{map, opt};
use nom::{Err, IResult, Parser};

use super::castling::CastlingMode;
use super::move_pattern::{MovePattern, coordinate_arrival};
use super::moves::Move;
use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::Shape;

type Read<'a, T> = IResult<&'a str, T, ()>;

/// The promotion pieces, by the fifth digit from 1 on.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Reads the two digits of a square, file and rank: `52`.
pub(crate) fn iccf_square(input: &str) -> Read<'_, Square> {
    let digit = |input| {
        map(one_of("12345678"), |digit| u8::try_from(digit).map_or(0, |digit| digit.wrapping_sub(b'1'))).parse(input)
    };
    let (rest, (file, rank)) = (digit, digit).parse(input)?;
    match (File::from_index(file), Rank::from_index(rank)) {
        (Some(file), Some(rank)) => Ok((rest, Square::from_coords(file, rank))),
        _ => Err(Err::Error(())),
    }
}

/// Reads the digit of a promotion piece: 1 queen, 2 rook, 3 bishop, 4 knight.
pub(crate) fn iccf_promotion(input: &str) -> Read<'_, Role> {
    let number = |digit| PROMOTIONS.iter().zip('1'..).find(|(_, known)| *known == digit).map(|(role, _)| *role);
    match input.chars().next().and_then(number) {
        Some(role) => Ok((&input[1..], role)),
        None => Err(Err::Error(())),
    }
}

/// Reads a whole move: `5254`, `52-54`, `57581`.
pub(crate) fn iccf_move(input: &str) -> Read<'_, MovePattern> {
    map((iccf_square, opt(char('-')), iccf_square, opt(iccf_promotion)), |(from, _, to, promotion)| {
        MovePattern::written(Shape::Coordinate { from, to, promotion })
    })
    .parse(input)
}

pub(super) fn read(word: &str) -> Option<MovePattern> {
    iccf_move(word).ok().filter(|(rest, _)| rest.is_empty()).map(|(_, pattern)| pattern)
}

/// Writes a legal move. Castling is the king's own move in a standard game, and king takes rook in Chess960, where the
/// king may not move at all.
pub(super) fn write(mode: CastlingMode, mv: Move, out: &mut Vec<u8>) {
    for square in [mv.from(), coordinate_arrival(mode, mv)] {
        let [file, rank] = [square.file().index(), square.rank().index()];
        out.extend([file, rank].iter().filter_map(|index| u8::try_from(*index).ok()).map(|index| b'1' + index));
    }
    if let Some(role) = mv.promotion() {
        out.extend(PROMOTIONS.iter().zip(b'1'..).filter(|(known, _)| **known == role).map(|(_, digit)| digit));
    }
}
