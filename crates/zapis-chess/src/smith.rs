//! Moves in Smith notation: coordinates followed by the captured piece, `e4d5p`, `e5d6E`, `e1g1c`, `e7d8nQ`.
//!
//! The suffix must be true: it exists so that moves can be taken back without the game's history.

use alloc::vec::Vec;

use nom::branch::alt;
use nom::character::complete::{char, one_of};
use nom::combinator::{map, map_opt, opt, value};
use nom::{IResult, Parser};

use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::move_pattern::{Description, MovePattern, Takes, arrival};
use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::san_lenient::square;

type Read<'a, T> = IResult<&'a str, T, ()>;

/// The suffix after the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Indicator {
    /// `p`, `n`, `b`, `r`, `q`, `k`, `E`.
    Takes(Takes),
    /// `c`, `C`.
    Castles(CastlingSide),
}

/// Reads the captured piece, or the castling side.
pub(crate) fn smith_indicator(input: &str) -> Read<'_, Indicator> {
    let taken = map_opt(one_of("pnbrqk"), |letter| {
        let letter = u8::try_from(letter.to_ascii_uppercase()).ok()?;
        Some(Indicator::Takes(Takes::Piece(Role::from_letter(letter)?)))
    });
    alt((
        taken,
        value(Indicator::Takes(Takes::EnPassant), char('E')),
        value(Indicator::Castles(CastlingSide::King), char('c')),
        value(Indicator::Castles(CastlingSide::Queen), char('C')),
    ))
    .parse(input)
}

/// Reads the promotion piece.
pub(crate) fn smith_promotion(input: &str) -> Read<'_, Role> {
    map_opt(one_of("NBRQ"), |letter| Role::from_letter(u8::try_from(letter).ok()?)).parse(input)
}

/// Reads a whole move.
pub(crate) fn smith_move(input: &str) -> Read<'_, MovePattern> {
    map((square, square, opt(smith_indicator), opt(smith_promotion)), |(from, to, indicator, promotion)| {
        let (takes, castles) = match indicator {
            Some(Indicator::Takes(takes)) => (takes, None),
            Some(Indicator::Castles(castling_side)) => (Takes::Nothing, Some(castling_side)),
            None => (Takes::Nothing, None),
        };
        let (from, to) = (Bitboard::of(from), Bitboard::of(to));
        MovePattern::described(Description { from, to, takes, promotion, castles, ..Description::ANY })
    })
    .parse(input)
}

/// Reads a word with more than its squares; others are plain coordinates.
pub(super) fn read(word: &str) -> Option<MovePattern> {
    let (rest, pattern) = smith_move(word).ok()?;
    (rest.is_empty() && word.len() > 4).then_some(pattern)
}

/// Writes a legal move.
pub(super) fn write(position: &Position, mv: Move, out: &mut Vec<u8>) {
    out.extend(mv.from().bytes());
    out.extend(arrival(mv).bytes());
    match mv.castling_side() {
        Some(CastlingSide::King) => out.push(b'c'),
        Some(CastlingSide::Queen) => out.push(b'C'),
        None if mv.is_en_passant() => out.push(b'E'),
        None => out.extend(position.role_at(mv.to()).map(|role| role.letter().to_ascii_lowercase())),
    }
    out.extend(mv.promotion().map(Role::letter));
}
