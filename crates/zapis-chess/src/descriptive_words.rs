//! Writes moves in descriptive notation, as short as the position allows.
//!
//! Spellings are tried from the shortest on; the first one that is unambiguous is used. A file or a piece is named
//! without its side where that is enough (`P-K4`, `N-B3`, `BxP`), then with it (`N-KB3`, `PxKBP`), then with the square
//! of departure or of the captured piece after a slash, its rank before its file (`R/1-K1`, `N/KB3-Q2`, `NxP/K5`). A
//! piece is never distinguished by the side it came from (`QR-Q1`), which a position does not show; the reader accepts
//! it.

use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use super::descriptive;
use super::move_pattern::rank_seen_by;
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::Position;
use super::square::{File, Rank, Square};
use super::written::CheckSuffix;

/// The names of the files, short and full.
const FILES: [[&str; 2]; 8] =
    [["R", "QR"], ["N", "QN"], ["B", "QB"], ["Q", "Q"], ["K", "K"], ["B", "KB"], ["N", "KN"], ["R", "KR"]];

fn file_names(file: File) -> [&'static str; 2] {
    FILES[file.index() % FILES.len()]
}

fn digit(turn: Color, rank: Rank) -> char {
    rank_seen_by(turn, rank).char()
}

/// Names a square, short and full.
fn square_names(turn: Color, square: Square) -> [String; 2] {
    file_names(square.file()).map(|file| format!("{file}{}", digit(turn, square.rank())))
}

/// Lists the names of a piece, shortest first.
fn man_names(turn: Color, role: Role, square: Square) -> Vec<String> {
    let letter = char::from(role.letter());
    let mut names = vec![letter.to_string()];
    if role == Role::Pawn {
        names.extend(file_names(square.file()).map(|file| format!("{file}{letter}")));
    }
    names.push(format!("{letter}/{}", digit(turn, square.rank())));
    names.extend(square_names(turn, square).map(|square| format!("{letter}/{square}")));
    names
}

/// Writes a legal move with its check mark.
pub(super) fn write(position: &Position, mv: Move, mark: CheckSuffix, out: &mut Vec<u8>) {
    match mv.castling_side() {
        Some(_) if mv.is_stood() && !position.stood_castling_is_plain(mv) => {
            out.extend(position.uci(mv).as_bytes());
        }
        Some(castling_side) => out.extend(castling_side.san().as_bytes()),
        None => out.extend(spelling(position, mv).as_bytes()),
    }
    let mark: &[u8] = match mark {
        CheckSuffix::None => b"",
        CheckSuffix::Check => b" ch",
        CheckSuffix::Double => b" dbl ch",
        CheckSuffix::Mate => b" mate",
    };
    out.extend(mark);
}

/// Finds the shortest unambiguous spelling of a move.
fn spelling(position: &Position, mv: Move) -> String {
    let (turn, from, to) = (position.turn(), mv.from(), mv.to());
    let mover = position.role_at(from).unwrap_or(Role::Pawn);
    let movers = man_names(turn, mover, from);
    let taken = if mv.is_en_passant() { Some(Role::Pawn) } else { position.role_at(to) };
    let targets: Vec<String> = match taken {
        Some(role) => man_names(turn, role, to).iter().map(|name| format!("x{name}")).collect(),
        None => square_names(turn, to).iter().map(|name| format!("-{name}")).collect(),
    };
    let becomes = mv.promotion().map_or_else(String::new, |role| format!("={}", char::from(role.letter())));
    let passing = if mv.is_en_passant() { " e.p." } else { "" };
    let mut pairs: Vec<(usize, usize)> =
        (0..movers.len()).flat_map(|mover| (0..targets.len()).map(move |target| (mover, target))).collect();
    // Shortest first; among equals, the one that says more about the destination.
    pairs.sort_by_key(|(mover, target)| (movers[*mover].len() + targets[*target].len(), *mover));
    let spelled =
        pairs.iter().map(|(mover, target)| format!("{}{}{becomes}{passing}", movers[*mover], targets[*target]));
    let means_it = |text: &String| {
        let pattern = descriptive::read(text, turn);
        pattern.is_some_and(|pattern| position.pattern_means(&pattern, mv))
    };
    // The full names of both squares identify one move, so there is always a spelling.
    spelled.into_iter().find(means_it).unwrap_or_else(|| position.uci(mv))
}
