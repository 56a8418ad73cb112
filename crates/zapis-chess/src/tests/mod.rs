//! Tests of the legality core: boards to read, spellings to resolve, random games against another implementation.

mod fen;
mod grammar;
mod identity;
mod move_pattern;
mod packed_lan;
mod random;
mod resolve;
mod san;
mod setup;
mod why;
mod winnability;

use super::{
    CastlingMode, CastlingSide, CheckSuffix, File, Move, Position, Rank, Role, Shape, Square, WrittenMove, parse_fen,
};

/// Reads a FEN that must be playable, in the mode that its castling rights imply.
pub(crate) fn position(fen: &str) -> Position {
    let setup = parse_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let (position, faults) = setup.position(setup.castling_mode());
    position.unwrap_or_else(|| panic!("{fen}: {faults:?}"))
}

pub(crate) fn sq(name: &str) -> Square {
    Square::parse(name.as_bytes()).unwrap()
}

/// Reads canonical SAN and plain coordinates, just enough for these tests.
pub(crate) fn written(text: &str) -> WrittenMove {
    let bare = text.trim_end_matches(['+', '#']);
    let check = match &text[bare.len()..] {
        "" => CheckSuffix::None,
        "+" => CheckSuffix::Check,
        "#" => CheckSuffix::Mate,
        _ => CheckSuffix::Double,
    };
    let captures = bare.contains('x');
    WrittenMove { shape: shape(bare), check, captures, en_passant: false }
}

fn shape(bare: &str) -> Shape {
    match bare {
        "--" => return Shape::Null,
        "O-O" => return Shape::Castle(CastlingSide::King),
        "O-O-O" => return Shape::Castle(CastlingSide::Queen),
        _ => {}
    }
    let bytes: Vec<u8> = bare.bytes().filter(|b| !b"x-=".contains(b)).collect();
    let (role, bytes) = match Role::from_letter(bytes[0]) {
        Some(role) => (role, &bytes[1..]),
        None => (Role::Pawn, &bytes[..]),
    };
    let (promotion, bytes) = match Role::from_letter(bytes[bytes.len() - 1]) {
        Some(promotion) => (Some(promotion), &bytes[..bytes.len() - 1]),
        None => (None, bytes),
    };
    let (to_rank, bytes) = match bytes.split_last() {
        Some((last, before)) if Rank::from_byte(*last).is_some() => (Rank::from_byte(*last), before),
        _ => (None, bytes),
    };
    let (last, before) = bytes.split_last().unwrap();
    let to_file = File::from_byte(*last).unwrap();
    let file = before.iter().copied().find_map(File::from_byte);
    let rank = before.iter().copied().find_map(Rank::from_byte);
    match (role, to_rank) {
        (Role::Pawn, _) => Shape::Pawn { file, rank, to_file, to_rank, promotion },
        (role, Some(to_rank)) => Shape::Piece { role, file, rank, to: Square::from_coords(to_file, to_rank) },
        (_, None) => panic!("{bare} has no square"),
    }
}

/// Plays a line of SAN moves, which must all be legal.
pub(crate) fn play(position: &mut Position, line: &str) {
    for word in line.split_whitespace() {
        let mv = legal(position, word);
        position.play(mv);
    }
}

/// Resolves one SAN move that must be legal.
pub(crate) fn legal(position: &Position, word: &str) -> Move {
    match position.resolve(&written(word)) {
        Ok(resolved) => resolved.mv,
        Err(error) => panic!("{word} in {}: {error:?}", position.to_fen()),
    }
}

pub(crate) const STANDARD: CastlingMode = CastlingMode::Standard;
