//! The starting arrangements of Chess960: all of them, a named one, and a random one.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use crate::chess::chess960::{Throw, arrangement, draw, number_of_rank, starting_setup};
use crate::chess::{CastlingField, CastlingMode, EnPassantField, FenStyle, Role, write_fen};
use crate::l10n::message;
use crate::render::Arrangement;
use crate::text::quote;

use crate::front::error::Error;

/// Lists the 960 starting positions of Chess960, with their numbers.
#[must_use]
pub fn all_arrangements() -> Vec<Arrangement> {
    (0..960).filter_map(|number| with_number(number, None)).collect()
}

/// Returns a random arrangement, the same for the same seed; without one a seed is chosen.
#[must_use]
pub fn drawn_arrangement(seed: Option<u64>) -> Option<Arrangement> {
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(0_u8) % 1_000_000_000);
    let (number, throws) = draw(seed)?;
    with_number(number, Some((seed, throws)))
}

/// Finds an arrangement by number, by its pieces in English or Russian letters, or by FEN.
///
/// # Errors
///
/// Fails if there is no arrangement of this name, and says what is expected.
pub fn arrangement_named(asked: &str) -> Result<Arrangement, Error> {
    let unknown = || Error::Usage(message!("chess960-unknown", asked = quote(asked)));
    number_asked(asked).and_then(|number| with_number(number, None)).ok_or_else(unknown)
}

fn with_number(number: u16, drawn: Option<(u64, [Throw; 5])>) -> Option<Arrangement> {
    let rank = arrangement(number)?;
    let (position, _) = starting_setup(number, number)?.position(CastlingMode::Chess960);
    let position = position?;
    let mut shredder = Vec::new();
    let style = FenStyle { castling: CastlingField::Files, en_passant: EnPassantField::Legal };
    write_fen(&position, style, &mut shredder);
    let shredder_fen = String::from_utf8_lossy(&shredder).into_owned();
    Some(Arrangement { number, rank, fen: position.to_fen(), shredder_fen, drawn })
}

fn number_asked(asked: &str) -> Option<u16> {
    let asked = asked.trim();
    if let Ok(number) = asked.parse::<u16>() {
        return Some(number).filter(|number| *number < 960);
    }
    match asked.split_once('/') {
        Some(_) => {
            let ranks: Vec<&str> = asked.split_whitespace().next()?.split('/').collect();
            let [black, pawns, "8", "8", "8", "8", white_pawns, white] = ranks.as_slice() else { return None };
            let is_start = *pawns == "pppppppp" && *white_pawns == "PPPPPPPP" && black.to_ascii_uppercase() == **white;
            is_start.then(|| rank_of(white)).flatten().and_then(number_of_rank)
        }
        None => rank_of(asked).and_then(number_of_rank),
    }
}

/// Parses eight pieces by their letters, ignoring blanks: `RNBQKBNR`, `ЛКСФКрСКЛ`.
fn rank_of(letters: &str) -> Option<[Role; 8]> {
    let folded: String = letters.to_lowercase().split(|c: char| c.is_whitespace() || c == '-').collect();
    let mut rest = folded.as_str();
    let mut roles = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (role, len) = match first {
            'k' | '♔' => (Role::King, first.len_utf8()),
            'к' if rest.starts_with("кр") => (Role::King, "кр".len()),
            'q' | 'ф' | '♕' => (Role::Queen, first.len_utf8()),
            'r' | 'л' | '♖' => (Role::Rook, first.len_utf8()),
            'b' | 'с' | '♗' => (Role::Bishop, first.len_utf8()),
            'n' | 'к' | '♘' => (Role::Knight, first.len_utf8()),
            _ => return None,
        };
        if roles.len() == 8 {
            return None;
        }
        roles.push(role);
        rest = &rest[len..];
    }
    roles.try_into().ok()
}
