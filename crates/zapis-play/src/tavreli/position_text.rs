//! The position string: seven fields like those of a FEN, with towers; the grammar is `grammar/tavreli.ebnf`.
//!
//! Each function from [`position_string`] to [`number`] is the production of the same name in the grammar.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, digit1, one_of, space1};
use nom::combinator::{map_opt, recognize, value, verify};
use nom::multi::{many0, many1, separated_list1};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use crate::l10n::{Message, message};

use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::setup::{RankCell, Setup};
use super::square::Square;

/// An error in a field of a position string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The offset in bytes.
    pub offset: usize,
    /// The index of the field, from 0; 7 for text after the last one.
    pub field: usize,
}

/// The keys of the fields in messages.
const FIELDS: [&str; 8] = ["placement", "side", "castling", "double", "en-passant", "half", "full", "end"];

impl PositionError {
    /// Describes what was expected: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        message!("tavreli-string-expected", field = FIELDS[self.field.min(FIELDS.len() - 1)])
    }
}

/// Reads a position string.
///
/// # Errors
/// Returns the first unreadable field and its place.
pub fn parse_position(text: &str) -> Result<Setup, PositionError> {
    let trimmed = text.trim_matches([' ', '\t']);
    if let Ok(("", setup)) = position_string(trimmed) {
        return Ok(setup);
    }
    // Field by field, to find the wrong one.
    let base = text.len() - text.trim_start_matches([' ', '\t']).len();
    let mut rest = trimmed;
    let reads: [fn(&str) -> Option<usize>; 7] = [
        |text| placement(text).ok().map(|(rest, _)| rest.len()),
        |text| side_to_move(text).ok().map(|(rest, _)| rest.len()),
        |text| castling_rights(text).ok().map(|(rest, _)| rest.len()),
        |text| double_rights(text).ok().map(|(rest, _)| rest.len()),
        |text| crossed_square(text).ok().map(|(rest, _)| rest.len()),
        |text| number(text).ok().map(|(rest, _)| rest.len()),
        |text| number(text).ok().map(|(rest, _)| rest.len()),
    ];
    for (field, read) in reads.iter().enumerate() {
        let offset = base + trimmed.len() - rest.len();
        let ends = |left: &usize| *left == 0 || rest[rest.len() - left..].starts_with([' ', '\t']);
        let Some(left) = read(rest).filter(ends) else {
            // In the placement the error is located exactly.
            let sound = if field == 0 { sound_placement_len(rest) } else { 0 };
            return Err(PositionError { offset: offset + sound, field });
        };
        rest = rest[rest.len() - left..].trim_start_matches([' ', '\t']);
    }
    Err(PositionError { offset: base + trimmed.len() - rest.len(), field: FIELDS.len() - 1 })
}

/// Returns the length of the readable part of a placement.
fn sound_placement_len(text: &str) -> usize {
    let mut rest = text;
    let (mut n_squares, mut n_ranks) = (0, 1);
    while let Ok((behind, read)) = cell(rest) {
        n_squares += match read {
            RankCell::Empty(count) => usize::from(count),
            RankCell::Tower(_) => 1,
        };
        if n_squares > 8 {
            break;
        }
        rest = behind;
        if let Some(next) = rest.strip_prefix('/').filter(|_| n_squares == 8 && n_ranks < 8) {
            (rest, n_squares, n_ranks) = (next, 0, n_ranks + 1);
        }
    }
    text.len() - rest.len()
}

/// Reads all seven fields.
pub fn position_string(input: &str) -> IResult<&str, Setup> {
    let (rest, ranks) = placement(input)?;
    let (rest, turn) = preceded(space, side_to_move).parse(rest)?;
    let (rest, castling) = preceded(space, castling_rights).parse(rest)?;
    let (rest, doubles) = preceded(space, double_rights).parse(rest)?;
    let (rest, en_passant) = preceded(space, crossed_square).parse(rest)?;
    let (rest, halfmove_clock) = preceded(space, number).parse(rest)?;
    let (rest, fullmove_number) = preceded(space, number).parse(rest)?;
    Ok((rest, Setup { ranks, turn, castling, doubles, en_passant, halfmove_clock, fullmove_number }))
}

/// Reads eight ranks, the eighth first.
pub fn placement(input: &str) -> IResult<&str, Vec<Vec<RankCell>>> {
    verify(separated_list1(char('/'), rank_row), |ranks: &Vec<Vec<RankCell>>| ranks.len() == 8).parse(input)
}

/// Reads the eight squares of a rank.
pub fn rank_row(input: &str) -> IResult<&str, Vec<RankCell>> {
    let width = |cell: &RankCell| match cell {
        RankCell::Empty(count) => u32::from(*count),
        RankCell::Tower(_) => 1,
    };
    verify(many1(cell), |cells: &Vec<RankCell>| cells.iter().map(width).sum::<u32>() == 8).parse(input)
}

/// Reads a piece, a tower or a run of empty squares.
pub fn cell(input: &str) -> IResult<&str, RankCell> {
    alt((
        piece.map(|piece| RankCell::Tower(vec![piece])),
        tower.map(RankCell::Tower),
        empty_squares.map(RankCell::Empty),
    ))
    .parse(input)
}

/// Reads a tower of two pieces or more, from its bottom up.
pub fn tower(input: &str) -> IResult<&str, Vec<Piece>> {
    delimited(char('('), verify(many0(piece), |pieces: &Vec<Piece>| pieces.len() > 1), char(')')).parse(input)
}

/// Reads one piece.
pub fn piece(input: &str) -> IResult<&str, Piece> {
    alt((officer, warrior, promoted)).parse(input)
}

/// Reads a piece other than a warrior.
pub fn officer(input: &str) -> IResult<&str, Piece> {
    map_opt(one_of("KQRBNkqrbn"), |letter| Some(Piece::officer(color_of(letter), Role::from_letter(letter)?)))
        .parse(input)
}

/// Reads a warrior with its target.
pub fn warrior(input: &str) -> IResult<&str, Piece> {
    alt((preceded(char('P'), one_of("RNBQH")), preceded(char('p'), one_of("rnbqh"))))
        .map_opt(|letter| Some(Piece::warrior(color_of(letter), Role::from_letter(letter)?)))
        .parse(input)
}

/// Reads a warrior that has been promoted.
pub fn promoted(input: &str) -> IResult<&str, Piece> {
    preceded(char('+'), one_of("RNBQHrnbqh"))
        .map_opt(|letter| Some(Piece::warrior(color_of(letter), Role::from_letter(letter)?).promoted()))
        .parse(input)
}

const fn color_of(letter: char) -> Color {
    if letter.is_ascii_uppercase() { Color::White } else { Color::Black }
}

/// Reads the number of empty squares.
pub fn empty_squares(input: &str) -> IResult<&str, u8> {
    map_opt(one_of("12345678"), |digit| u8::try_from(digit.to_digit(10)?).ok()).parse(input)
}

/// Reads the side to move.
pub fn side_to_move(input: &str) -> IResult<&str, Color> {
    alt((value(Color::White, char('w')), value(Color::Black, char('b')))).parse(input)
}

/// Reads the castling rights, each once.
pub fn castling_rights(input: &str) -> IResult<&str, u8> {
    rights(input, "KQkq").map(|(rest, bits)| (rest, u8::try_from(bits).unwrap_or(0)))
}

/// Reads the files of the warriors that have never moved, each once.
pub fn double_rights(input: &str) -> IResult<&str, u16> {
    rights(input, "ABCDEFGHabcdefgh")
}

/// Reads letters without repeats, or `-` for none, as bits in the order of `letters`.
fn rights<'a>(input: &'a str, letters: &'static str) -> IResult<&'a str, u16> {
    if let Some(rest) = input.strip_prefix('-') {
        return Ok((rest, 0));
    }
    map_opt(recognize(many1(one_of(letters))), |found: &str| {
        found.chars().try_fold(0_u16, |bits, letter| {
            let bit = 1 << letters.find(letter)?;
            (bits & bit == 0).then_some(bits | bit)
        })
    })
    .parse(input)
}

/// Reads the square that a double step has crossed, or `-`.
pub fn crossed_square(input: &str) -> IResult<&str, Option<Square>> {
    let square = (one_of("abcdefgh"), one_of("36"));
    let square = square.map_opt(|(file, rank): (char, char)| {
        Some(Square::at(u8::try_from(file).ok()? - b'a', u8::try_from(rank.to_digit(10)?).ok()? - 1))
    });
    alt((value(None, tag("-")), square.map(Some))).parse(input)
}

/// Reads a number below 4294967296.
pub fn number(input: &str) -> IResult<&str, u32> {
    map_opt(digit1, |digits: &str| digits.parse().ok()).parse(input)
}

/// Reads blanks between fields.
pub fn space(input: &str) -> IResult<&str, ()> {
    space1.map(|_| ()).parse(input)
}

/// Writes a position string.
pub fn write_position(position: &Position, out: &mut Vec<u8>) {
    write_fields(position, out);
    out.extend_from_slice(format!(" {} {}", position.halfmove_clock(), position.fullmove_number()).as_bytes());
}

/// Writes the fields of a position string before the counters.
pub fn write_fields(position: &Position, out: &mut Vec<u8>) {
    for rank in (0..8).rev() {
        let mut n_empty = 0;
        for file in 0..8 {
            let square = Square::at(file, rank);
            let height = position.height(square);
            if height == 0 {
                n_empty += 1;
                continue;
            }
            if n_empty > 0 {
                out.push(b'0' + std::mem::take(&mut n_empty));
            }
            write_tower(position, square, out);
        }
        if n_empty > 0 {
            out.push(b'0' + n_empty);
        }
        if rank > 0 {
            out.push(b'/');
        }
    }
    out.extend_from_slice(if position.turn() == Color::White { b" w " } else { b" b " });
    let mut flags = |letters: &[u8], bits: u16| {
        let before = out.len();
        out.extend((0..).zip(letters).filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, letter)| *letter));
        if out.len() == before {
            out.push(b'-');
        }
        out.push(b' ');
    };
    flags(b"KQkq", u16::from(position.castling));
    flags(b"ABCDEFGHabcdefgh", position.doubles);
    match position.en_passant() {
        Some(square) => out.extend_from_slice(square.to_string().as_bytes()),
        None => out.push(b'-'),
    }
}

/// Writes the contents of a square, from the bottom up, in brackets if there is more than one piece.
pub fn write_tower(position: &Position, square: Square, out: &mut Vec<u8>) {
    let is_tower = position.height(square) > 1;
    let pieces: Vec<Piece> = position.tower(square).collect();
    if is_tower {
        out.push(b'(');
    }
    pieces.iter().rev().for_each(|piece| piece.write(out));
    if is_tower {
        out.push(b')');
    }
}
