//! The notation of moves: `(2)a3xc3+`, `h2(1)-h1`, `0-0`; the grammar is `grammar/tavreli.ebnf`.
//!
//! Each function from [`tavreli_move`] to [`end_mark`] is the production of the same name in the grammar.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, digit1, one_of};
use nom::combinator::{map_opt, opt, value};
use nom::multi::many0_count;
use nom::sequence::delimited;
use nom::{IResult, Parser};

use super::moves::Move;
use super::position::{CastlingSide, Position};
use super::square::{Files, Square};

/// The sign between the two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A dash.
    Dash,
    /// A sign for building a tower.
    Build,
    /// Nothing.
    Nothing,
}

/// The mark after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSuffix {
    /// None.
    None,
    /// `+`.
    Check,
    /// `++` or `#`.
    Mate,
    /// `x`, which published games have after their last move.
    End,
}

/// The form of a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `0-0`.
    Castling(CastlingSide),
    /// From one square to another.
    Squares {
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The number of pieces from the top, if written.
        count: Option<u32>,
        /// The sign between the squares.
        way: Way,
    },
}

/// A written move with its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// Its form.
    pub shape: Shape,
    /// The mark after it.
    pub mark: MoveSuffix,
    /// Whether a letter only looks like one of the record's: Cyrillic `е` in Latin notation.
    pub has_look_alike: bool,
}

/// Returns the file that a letter names, and whether it only looks like a letter of the record's.
const fn file_of(letter: char, files: Files) -> Option<(u8, bool)> {
    let (file, is_own) = match (letter, files) {
        ('a' | 'A', _) => (0, matches!(files, Files::Latin)),
        ('а' | 'А', _) => (0, matches!(files, Files::Cyrillic)),
        ('b' | 'B', Files::Latin) | ('б' | 'Б', Files::Cyrillic) => (1, true),
        ('c' | 'C', Files::Latin) | ('в' | 'В', Files::Cyrillic) => (2, true),
        ('с' | 'С', Files::Latin) => (2, false),
        ('d' | 'D', Files::Latin) | ('г' | 'Г', Files::Cyrillic) => (3, true),
        ('e' | 'E', Files::Latin) | ('д' | 'Д', Files::Cyrillic) => (4, true),
        ('е' | 'Е', Files::Latin) => (4, false),
        ('f' | 'F', Files::Latin) | ('е' | 'Е', Files::Cyrillic) => (5, true),
        ('e' | 'E', Files::Cyrillic) => (5, false),
        ('g' | 'G', Files::Latin) | ('ж' | 'Ж', Files::Cyrillic) => (6, true),
        ('h' | 'H', Files::Latin) | ('з' | 'З', Files::Cyrillic) => (7, true),
        _ => return None,
    };
    Some((file, !is_own))
}

/// Returns the kind of letters that a file letter belongs to, if there is only one.
#[must_use]
pub const fn files_of_letter(letter: char) -> Option<Files> {
    match letter {
        'b'..='d' | 'f'..='h' | 'B'..='D' | 'F'..='H' | 'с' | 'С' => Some(Files::Latin),
        'б' | 'в' | 'г' | 'д' | 'ж' | 'з' | 'Б' | 'В' | 'Г' | 'Д' | 'Ж' | 'З' => Some(Files::Cyrillic),
        _ => None,
    }
}

/// Reads a whole word; `None` if it is not a move.
#[must_use]
pub fn read_move(word: &str, files: Files) -> Option<WrittenMove> {
    // The maximum length of a move, with its blanks.
    const LONGEST: usize = 48;
    let (_, (shape, mark, has_look_alike)) =
        tavreli_move(word, files).ok().filter(|(rest, _)| rest.is_empty() && word.len() <= LONGEST)?;
    Some(WrittenMove { shape, mark, has_look_alike })
}

/// Reads a move with its mark.
pub fn tavreli_move(input: &str, files: Files) -> IResult<&str, (Shape, MoveSuffix, bool)> {
    let castles = castling.map(|castling_side| (Shape::Castling(castling_side), false));
    let (rest, (shape, has_look_alike)) = alt((castles, |text| squares_move(text, files))).parse(input)?;
    let (rest, mark) = opt(end_mark).parse(rest)?;
    Ok((rest, (shape, mark.unwrap_or(MoveSuffix::None), has_look_alike)))
}

/// Reads `0-0` or `0-0-0`.
pub fn castling(input: &str) -> IResult<&str, CastlingSide> {
    let (rest, _) = (castling_sign, dash, castling_sign).parse(input)?;
    let (rest, third) = opt((dash, castling_sign)).parse(rest)?;
    Ok((rest, if third.is_some() { CastlingSide::Long } else { CastlingSide::Short }))
}

/// Reads one of the signs of castling: a zero or an O, Latin or Cyrillic.
pub fn castling_sign(input: &str) -> IResult<&str, char> {
    one_of("0OoОо").parse(input)
}

/// Reads a move from one square to another, with the count before it or after the first square.
pub fn squares_move(input: &str, files: Files) -> IResult<&str, (Shape, bool)> {
    let (rest, before) = opt(count).parse(input)?;
    let (rest, (from, is_from_alike)) = square(rest, files)?;
    let (rest, behind) = if before.is_none() { opt(count).parse(rest)? } else { (rest, None) };
    let (rest, way) = way(rest)?;
    let (rest, (to, is_to_alike)) = square(rest, files)?;
    Ok((rest, (Shape::Squares { from, to, count: before.or(behind), way }, is_from_alike | is_to_alike)))
}

/// Reads `(2)`; a number too large for any tower saturates.
pub fn count(input: &str) -> IResult<&str, u32> {
    delimited(char('('), digit1, char(')')).map(|digits: &str| digits.parse().unwrap_or(u32::MAX)).parse(input)
}

/// Reads a square; also returns whether its letter is only a look-alike.
pub fn square(input: &str, files: Files) -> IResult<&str, (Square, bool)> {
    let (rest, (file, is_alike)) = file(input, files)?;
    let (rest, rank) = map_opt(one_of("12345678"), |digit| digit.to_digit(10)).parse(rest)?;
    Ok((rest, (Square::at(file, u8::try_from(rank - 1).unwrap_or(0)), is_alike)))
}

/// Reads the letter of a file.
pub fn file(input: &str, files: Files) -> IResult<&str, (u8, bool)> {
    map_opt(nom::character::complete::anychar, |letter| file_of(letter, files)).parse(input)
}

/// Reads what is between two squares, including blanks.
pub fn way(input: &str) -> IResult<&str, Way> {
    let signs = alt((value(Way::Dash, dash), value(Way::Build, build_sign)));
    let (rest, read) = opt(delimited(many0_count(blank), signs, many0_count(blank))).parse(input)?;
    Ok((rest, read.unwrap_or(Way::Nothing)))
}

/// Reads a blank.
pub fn blank(input: &str) -> IResult<&str, char> {
    one_of(" \t").parse(input)
}

/// Reads a dash of any length.
pub fn dash(input: &str) -> IResult<&str, char> {
    one_of("-‐‑‒–—−").parse(input)
}

/// Reads a sign for building a tower.
pub fn build_sign(input: &str) -> IResult<&str, char> {
    one_of("xXхХ:×").parse(input)
}

/// Reads the mark after a move.
pub fn end_mark(input: &str) -> IResult<&str, MoveSuffix> {
    alt((
        value(MoveSuffix::Mate, alt((tag("++"), tag("+ +"), tag("#")))),
        value(MoveSuffix::Check, tag("+")),
        value(MoveSuffix::End, one_of("xXхХ×").map(|_| "")),
    ))
    .parse(input)
}

/// Appends a move as in the rules, without its mark.
pub fn write_move(position: &Position, mv: Move, files: Files, out: &mut impl FnMut(&str)) {
    match mv.castling_side() {
        Some(CastlingSide::Short) => out("0-0"),
        Some(CastlingSide::Long) => out("0-0-0"),
        None => {
            if mv.count() < position.height(mv.from()) {
                out(&format!("({})", mv.count()));
            }
            out(&mv.from().name(files));
            out(if position.builds(mv) { "x" } else { "-" });
            out(&mv.to().name(files));
        }
    }
}

/// Returns a move as in the rules, without its mark.
#[must_use]
pub fn spelled(position: &Position, mv: Move, files: Files) -> String {
    let mut text = String::new();
    write_move(position, mv, files, &mut |part| text.push_str(part));
    text
}

/// Finds the legal move that is written, and whether its count could have been omitted.
#[must_use]
pub fn resolve(position: &Position, written: &WrittenMove) -> Option<(Move, bool)> {
    let (mv, has_needless_count) = meant(position, written)?;
    position.is_legal(mv).then_some((mv, has_needless_count))
}

/// Finds the move that is written, legal or not, if there are enough pieces for it.
pub(super) fn meant(position: &Position, written: &WrittenMove) -> Option<(Move, bool)> {
    match written.shape {
        Shape::Castling(castling_side) => Some((Move::castling(position.turn(), castling_side), false)),
        Shape::Squares { from, to, count, .. } => {
            let height = position.height(from);
            let taken = match count {
                None => height,
                Some(count) => u8::try_from(count).ok().filter(|count| (1..=height).contains(count))?,
            };
            (taken > 0).then(|| (Move::new(from, to, taken), count.is_some() && taken == height))
        }
    }
}
