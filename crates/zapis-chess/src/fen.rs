//! FEN: a position in one line, read as `grammar/fen.ebnf` says and written in standard, X-FEN or Shredder form.
//!
//! Each function from [`fen`] to [`space`] is the production of the same name in the grammar.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use arrayvec::ArrayVec;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, digit1, one_of, satisfy, space1};
use nom::combinator::{map_opt, opt, recognize, value};
use nom::error::{ErrorKind, ParseError};
use nom::sequence::pair;
use nom::{IResult, Parser};

use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingSide};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::setup::Setup;
use super::square::{Rank, Square};

/// An error in the spelling of a FEN: where it is and what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The position in bytes from the start of the FEN.
    pub offset: usize,
    /// What is wrong.
    pub problem: FenProblem,
}

/// What is wrong with the spelling of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenProblem {
    /// `x` in the placement.
    Placement,
    /// `ppppppppp`: a rank with more than eight squares.
    RankTooLong(Rank),
    /// `pp5`: a rank with fewer than eight squares.
    RankTooShort(Rank, usize),
    /// `8/8/8`: fewer than eight ranks, of which this many were read.
    TooFewRanks(usize),
    /// A ninth rank.
    TooManyRanks,
    /// Neither `w` nor `b`.
    SideToMove,
    /// `Z` among the castling rights.
    CastlingRights,
    /// `KK`: a castling letter twice.
    CastlingRepeated,
    /// `e9`.
    EnPassantSquare,
    /// `-1` or `x` in place of the halfmove clock.
    HalfmoveClock,
    /// `x` in place of the move number.
    FullmoveNumber,
    /// A number above 4294967295.
    NumberTooLarge,
    /// Two fields run together.
    Space,
    /// Something after the sixth field.
    End,
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Placement => write!(f, "expected a piece letter or a number of empty squares"),
            Self::RankTooLong(rank) => write!(f, "rank {rank} has more than 8 squares"),
            Self::RankTooShort(rank, n) => write!(f, "rank {rank} has {n} squares instead of 8"),
            Self::TooFewRanks(n) => write!(f, "the placement has {n} ranks instead of 8"),
            Self::TooManyRanks => write!(f, "the placement has more than 8 ranks"),
            Self::SideToMove => write!(f, "expected `w` or `b` for the side to move"),
            Self::CastlingRights => write!(f, "expected castling rights such as `KQkq` or `HAha`, or `-`"),
            Self::CastlingRepeated => write!(f, "this castling right is written twice"),
            Self::EnPassantSquare => write!(f, "expected an en passant square or `-`"),
            Self::HalfmoveClock => write!(f, "expected the halfmove clock"),
            Self::FullmoveNumber => write!(f, "expected the move number"),
            Self::NumberTooLarge => write!(f, "this number is too large"),
            Self::Space => write!(f, "expected a space"),
            Self::End => write!(f, "expected the end of the FEN"),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.problem, self.offset)
    }
}

impl core::error::Error for FenError {}

/// Reads a FEN, with as few as its first field, in standard, X-FEN or Shredder form.
///
/// Missing fields mean White to move, no rights, no en passant square, clock 0 and move 1. [`Setup::position`] checks
/// whether such a position is possible.
///
/// # Errors
///
/// [`FenError`] with the place of the first byte that does not belong.
pub fn parse_fen(text: impl AsRef<[u8]>) -> Result<Setup, FenError> {
    let text = text.as_ref();
    match fen(text) {
        Ok((_, setup)) => Ok(setup),
        Err(nom::Err::Error(stop) | nom::Err::Failure(stop)) => {
            Err(FenError { offset: text.len() - stop.n_left, problem: stop.problem })
        }
        // Parsers of the complete kind never ask for more input.
        Err(nom::Err::Incomplete(_)) => Err(FenError { offset: text.len(), problem: FenProblem::End }),
    }
}

/// Where a production stopped, counted from the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stop {
    /// The number of bytes left.
    n_left: usize,
    /// What is wrong there.
    problem: FenProblem,
}

impl ParseError<&[u8]> for Stop {
    fn from_error_kind(input: &[u8], _: ErrorKind) -> Self {
        Self { n_left: input.len(), problem: FenProblem::End }
    }

    fn append(_: &[u8], _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// The result of a production: the rest of the text and what was read, or where it stopped.
pub(crate) type Read<'a, T> = IResult<&'a [u8], T, Stop>;

fn stop<T>(at: &[u8], problem: FenProblem) -> Read<'_, T> {
    Err(nom::Err::Error(Stop { n_left: at.len(), problem }))
}

/// Sets the problem reported if a production fails at its start.
fn expecting<'a, T>(
    problem: FenProblem,
    mut production: impl Parser<&'a [u8], Output = T, Error = Stop>,
) -> impl FnMut(&'a [u8]) -> Read<'a, T> {
    move |input| production.parse(input).or_else(|_| stop(input, problem))
}

/// Reads a space and a field, or returns the default at the end of the text.
fn field<'a, T>(input: &'a [u8], default: T, mut production: impl FnMut(&'a [u8]) -> Read<'a, T>) -> Read<'a, T> {
    let (rest, space) = opt(space).parse(input)?;
    if rest.is_empty() {
        Ok((rest, default))
    } else if space.is_none() {
        stop(rest, FenProblem::Space)
    } else {
        production(rest)
    }
}

/// Reads a whole FEN, with as few as its first field, to the end of the text.
pub(crate) fn fen(input: &[u8]) -> Read<'_, Setup> {
    let (rest, _) = opt(space).parse(input)?;
    let (rest, board) = placement(rest)?;
    let (rest, turn) = field(rest, Color::White, side_to_move)?;
    let (rest, letters) = field(rest, CastlingLetters::new(), castling_rights)?;
    let (rest, en_passant) = field(rest, None, en_passant_square)?;
    let (rest, halfmove_clock) = field(rest, 0, halfmove_clock)?;
    let (rest, fullmove_number) = field(rest, 1, fullmove_number)?;
    let (rest, _) = opt(space).parse(rest)?;
    if !rest.is_empty() {
        return stop(rest, FenProblem::End);
    }
    let mut setup = Setup { board, turn, en_passant, halfmove_clock, fullmove_number, ..Setup::default() };
    setup.grant_castling(&letters);
    Ok((rest, setup))
}

/// Reads eight ranks, the eighth first.
pub(crate) fn placement(input: &[u8]) -> Read<'_, [Option<Piece>; 64]> {
    let mut board = [None; 64];
    let mut rest = input;
    for (n_read, rank) in Rank::ALL.into_iter().rev().enumerate() {
        if n_read > 0 {
            (rest, _) = expecting(FenProblem::TooFewRanks(n_read), char('/')).parse(rest)?;
        }
        let row;
        (rest, row) = rank_row(rest, rank)?;
        board[8 * rank.index()..][..8].copy_from_slice(&row);
    }
    if rest.first() == Some(&b'/') {
        return stop(rest, FenProblem::TooManyRanks);
    }
    Ok((rest, board))
}

/// Reads the eight squares of one rank, from file a to file h; `rank` is for the message.
pub(crate) fn rank_row(input: &[u8], rank: Rank) -> Read<'_, [Option<Piece>; 8]> {
    let run = |input| alt((piece_letter.map(|piece| (Some(piece), 1)), empty_squares.map(|n| (None, n)))).parse(input);
    let mut row = [None; 8];
    let mut n_squares = 0;
    let mut rest = input;
    loop {
        let (next, (piece, n)) = expecting(FenProblem::Placement, run).parse(rest)?;
        let Some(squares) = row.get_mut(n_squares..n_squares + n) else {
            return stop(rest, FenProblem::RankTooLong(rank));
        };
        squares.fill(piece);
        n_squares += n;
        rest = next;
        if matches!(rest.first(), None | Some(b'/' | b' ' | b'\t')) {
            break;
        }
    }
    if n_squares < row.len() { stop(rest, FenProblem::RankTooShort(rank, n_squares)) } else { Ok((rest, row)) }
}

/// Reads the letter of a piece, upper case for White and lower case for Black.
pub(crate) fn piece_letter(input: &[u8]) -> Read<'_, Piece> {
    map_opt(one_of("PNBRQKpnbrqk"), |letter| Piece::from_fen_byte(u8::try_from(letter).ok()?)).parse(input)
}

/// Reads the number of empty squares in a row.
pub(crate) fn empty_squares(input: &[u8]) -> Read<'_, usize> {
    map_opt(one_of("12345678"), |digit| usize::try_from(digit.to_digit(10)?).ok()).parse(input)
}

/// Reads `w` or `b`.
pub(crate) fn side_to_move(input: &[u8]) -> Read<'_, Color> {
    let side = alt((value(Color::White, char('w')), value(Color::Black, char('b'))));
    expecting(FenProblem::SideToMove, side).parse(input)
}

/// The letters of a castling field, each at most once.
pub(crate) type CastlingLetters = ArrayVec<u8, 20>;

/// Reads `-` or letters without repeats.
pub(crate) fn castling_rights(input: &[u8]) -> Read<'_, CastlingLetters> {
    let mut letters = CastlingLetters::new();
    if let Ok((rest, _)) = tag::<_, _, Stop>("-").parse(input) {
        return Ok((rest, letters));
    }
    let mut rest = input;
    loop {
        let (next, letter) = expecting(FenProblem::CastlingRights, castling_letter).parse(rest)?;
        // There are only twenty letters, so a full list contains this one already.
        if letters.contains(&letter) || letters.try_push(letter).is_err() {
            return stop(rest, FenProblem::CastlingRepeated);
        }
        rest = next;
        if matches!(rest.first(), None | Some(b' ' | b'\t')) {
            return Ok((rest, letters));
        }
    }
}

/// Reads `K`, `Q`, or the file of a rook; upper case for White and lower case for Black.
pub(crate) fn castling_letter(input: &[u8]) -> Read<'_, u8> {
    map_opt(one_of("KQkqABCDEFGHabcdefgh"), |letter| u8::try_from(letter).ok()).parse(input)
}

/// Reads `-` or a square.
pub(crate) fn en_passant_square(input: &[u8]) -> Read<'_, Option<Square>> {
    let field = alt((value(None, tag("-")), square.map(Some)));
    expecting(FenProblem::EnPassantSquare, field).parse(input)
}

/// Reads a square: `e3`.
pub(crate) fn square(input: &[u8]) -> Read<'_, Square> {
    let name = recognize(pair(satisfy(|c| matches!(c, 'a'..='h')), satisfy(|c| matches!(c, '1'..='8'))));
    map_opt(name, Square::parse).parse(input)
}

/// Reads the number of plies since the last capture or pawn move.
pub(crate) fn halfmove_clock(input: &[u8]) -> Read<'_, u32> {
    number(input, FenProblem::HalfmoveClock)
}

/// Reads the number of the next move.
pub(crate) fn fullmove_number(input: &[u8]) -> Read<'_, u32> {
    number(input, FenProblem::FullmoveNumber)
}

/// Reads a number below 4294967296; `problem` is reported if it is missing.
pub(crate) fn number(input: &[u8], problem: FenProblem) -> Read<'_, u32> {
    let (rest, digits) = expecting(problem, digit1).parse(input)?;
    let add = |sum: u32, digit: &u8| sum.checked_mul(10)?.checked_add(u32::from(digit - b'0'));
    match digits.iter().try_fold(0, add) {
        Some(sum) => Ok((rest, sum)),
        None => stop(input, FenProblem::NumberTooLarge),
    }
}

/// Reads one or more blanks or tabs.
pub(crate) fn space(input: &[u8]) -> Read<'_, &[u8]> {
    space1(input)
}

/// When the en passant field is filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnPassantField {
    /// Only when such a capture is legal, as FIDE 9.2.3.1 (2023) requires.
    #[default]
    Legal,
    /// After every double step, as PGN 16.1.3.4 requires.
    Always,
}

/// How castling rights are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CastlingField {
    /// `KQkq`; in Chess960 with the file of the rook if another rook is further out (X-FEN).
    #[default]
    Letters,
    /// `HAha`: always the file of the rook (Shredder-FEN).
    Files,
}

/// The conventions followed when writing a FEN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FenStyle {
    /// When the en passant field is filled.
    pub en_passant: EnPassantField,
    /// How castling rights are written.
    pub castling: CastlingField,
}

/// Appends the FEN of a position (PGN 16.1).
///
/// ```
/// use zapis_chess::{CastlingField, EnPassantField, FenStyle, Position, write_fen};
/// let mut position = Position::initial();
/// position.play(position.parse_move("e4")?);
/// let style = FenStyle { en_passant: EnPassantField::Always, castling: CastlingField::Files };
/// let mut fen = Vec::new();
/// write_fen(&position, style, &mut fen);
/// assert_eq!(fen, b"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1");
/// # Ok::<(), zapis_chess::MoveError>(())
/// ```
pub fn write_fen(position: &Position, style: FenStyle, out: &mut Vec<u8>) {
    write_placement(position, out);
    out.extend_from_slice(match position.turn() {
        Color::White => b" w ",
        Color::Black => b" b ",
    });
    write_castling(position, style.castling, out);
    out.push(b' ');
    let square = match style.en_passant {
        EnPassantField::Legal => position.en_passant(),
        EnPassantField::Always => position.passed_square(),
    };
    match square {
        Some(square) => out.extend_from_slice(&square.bytes()),
        None => out.push(b'-'),
    }
    for counter in [position.halfmove_clock(), position.fullmove_number()] {
        out.push(b' ');
        out.extend_from_slice(digits(counter, &mut [0; 10]));
    }
}

/// Returns a number in decimal digits.
#[inline]
pub(super) fn digits(number: u32, room: &mut [u8; 10]) -> &[u8] {
    let mut at = room.len();
    let mut rest = number;
    loop {
        at -= 1;
        // The remainder is below ten.
        room[at] = b'0' + u8::try_from(rest % 10).unwrap_or(0);
        rest /= 10;
        if rest == 0 {
            return &room[at..];
        }
    }
}

fn write_placement(position: &Position, out: &mut Vec<u8>) {
    for rank in Rank::ALL.into_iter().rev() {
        if rank != Rank::LAST {
            out.push(b'/');
        }
        let mut n_empty = 0;
        for square in Bitboard::of_rank(rank) {
            match position.piece_at(square) {
                None => n_empty += 1,
                Some(piece) => {
                    if n_empty > 0 {
                        out.push(b'0' + n_empty);
                        n_empty = 0;
                    }
                    out.push(piece.fen_byte());
                }
            }
        }
        if n_empty > 0 {
            out.push(b'0' + n_empty);
        }
    }
}

pub(super) fn write_castling(position: &Position, field: CastlingField, out: &mut Vec<u8>) {
    if position.castling_rooks().is_empty() {
        out.push(b'-');
    }
    for color in Color::ALL {
        let rooks = position.by(color, Role::Rook) & Bitboard::back_rank(color);
        for castling_side in CastlingSide::ALL {
            let Some(rook) = position.castling_rook(color, castling_side) else {
                continue;
            };
            let outermost = match castling_side {
                CastlingSide::King => rooks.last(),
                CastlingSide::Queen => rooks.first(),
            };
            let has_letter = field == CastlingField::Letters
                && (position.mode() == CastlingMode::Standard || outermost == Some(rook));
            let letter = match castling_side {
                _ if !has_letter => rook.file().byte(),
                CastlingSide::King => b'k',
                CastlingSide::Queen => b'q',
            };
            out.push(match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            });
        }
    }
}

impl Position {
    /// Returns the FEN of the position in the default style: X-FEN, en passant square only when a capture is legal.
    #[must_use]
    pub fn to_fen(&self) -> String {
        let mut out = Vec::with_capacity(90);
        write_fen(self, FenStyle::default(), &mut out);
        out.into_iter().map(char::from).collect()
    }
}
