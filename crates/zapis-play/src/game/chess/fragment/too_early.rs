//! Moves that are impossible so early in a game: those of a page numbered from 1 although it begins in the middle of a
//! game.

use crate::chess::{CastlingSide, Color, Role, Shape, Square, WrittenMove};
use crate::game::arbiter::FragmentMove;

/// The maximum number of moves examined.
const MOVES_ASKED: usize = 8;
/// This many moves that come too early are not misprints, if they are half of those that can be judged.
const FEWEST_TOO_EARLY: usize = 3;
/// The number of the first move that a promoted pawn can make.
const FIRST_OF_PROMOTED: u32 = 6;

/// Returns true if numbered moves begin in the middle of a game, because many of them are impossible so early in any
/// game.
pub(in crate::game::chess) fn begins_amid(moves: &[FragmentMove<WrittenMove>]) -> bool {
    let (mut n_judged, mut n_too_early) = (0, 0);
    for (index, mv) in moves.iter().take(MOVES_ASKED).enumerate() {
        let number = u32::try_from(index / 2 + 1).unwrap_or(u32::MAX);
        if let Some(earliest) = mv.written.as_ref().and_then(|written| earliest(written, mv.side.into())) {
            n_judged += 1;
            n_too_early += usize::from(number < earliest);
        }
    }
    n_too_early >= FEWEST_TOO_EARLY && 2 * n_too_early >= n_judged
}

/// Returns the number of the first move of a game with which a player can do so: a lower bound.
fn earliest(written: &WrittenMove, color: Color) -> Option<u32> {
    let by_shape = match written.shape {
        Shape::Castle(CastlingSide::King) => 4,
        Shape::Castle(CastlingSide::Queen) => 5,
        Shape::Piece { role, to, .. } => {
            let earliest = first_of_piece(role, to, color);
            if role == Role::King { earliest } else { earliest.min(FIRST_OF_PROMOTED) }
        }
        Shape::Pawn { to_rank: Some(rank), .. } => (rank_from(rank.index(), color) + 1).saturating_sub(3).max(1),
        Shape::Pawn { to_rank: None, .. } => 2,
        Shape::Coordinate { .. } | Shape::Null => return None,
    };
    Some(if written.captures { by_shape.max(2) } else { by_shape })
}

/// Returns a rank from the player's side, from 0.
fn rank_from(rank: usize, color: Color) -> u32 {
    let own = if color == Color::White { rank } else { 7 - rank };
    u32::try_from(own).unwrap_or(0)
}

fn first_of_piece(role: Role, to: Square, color: Color) -> u32 {
    let (file, rank) = (u32::try_from(to.file().index()).unwrap_or(0), rank_from(to.rank().index(), color));
    // The distance from the first rank, on a file counted from 0.
    let off = |home: u32| (file.abs_diff(home), rank);
    let is_straight = |(files, ranks): (u32, u32)| files == 0 || ranks == 0 || files == ranks;
    let is_slanting = |(files, ranks): (u32, u32)| files == ranks;
    match role {
        // Another piece has to make way first; it has to have left its own square.
        Role::King => {
            let (files, ranks) = off(4);
            if files == 0 && ranks == 0 { 3 } else { files.max(ranks) + 1 }
        }
        Role::Knight => knight_moves(off(1)).min(knight_moves(off(6))),
        Role::Bishop => {
            if is_slanting(off(2)) || is_slanting(off(5)) {
                2
            } else {
                3
            }
        }
        Role::Queen => {
            if is_straight(off(3)) {
                2
            } else {
                3
            }
        }
        Role::Rook => match (file, rank) {
            // `1. b4 a5 2. bxa5 Rxa5`: the pawn before it was captured.
            (_, 0) | (0 | 7, ..=3) => 2,
            (0 | 7, _) | (_, ..=2) => 3,
            _ => 4,
        },
        Role::Pawn => 1,
    }
}

/// Returns the minimum number of moves of a knight to a square this many files and ranks away; at least one.
fn knight_moves((files, ranks): (u32, u32)) -> u32 {
    let (far, near) = (files.max(ranks), files.min(ranks));
    match (far, near) {
        (0, 0) | (1, 1) => 2,
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let fewest = far.div_ceil(2).max((far + near).div_ceil(3));
            // A knight changes the color of its square with every move.
            fewest + (fewest + far + near) % 2
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use crate::chess::{Alphabet, Move, Position};
    use crate::game::Side;

    use super::super::super::words::read;
    use super::*;

    /// Plays all games of this many plies and records when each move is first made.
    fn note(position: &Position, n_plies: u32, ply: u32, first: &mut HashMap<(Color, String), u32>) {
        if n_plies == 0 {
            return;
        }
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        for mv in moves {
            let number = ply / 2 + 1;
            let known = first.entry((position.turn(), position.san(mv))).or_insert(number);
            *known = (*known).min(number);
            let mut after = position.clone();
            after.play(mv);
            note(&after, n_plies - 1, ply + 1, first);
        }
    }

    #[test]
    fn no_move_of_a_game_comes_too_early() {
        let mut first = HashMap::new();
        note(&Position::initial(), 4, 0, &mut first);
        // White alone gets further, with Black moving a knight back and forth.
        let mut games = vec![Position::initial()];
        for number in 1..4 {
            let mut next: HashMap<String, Position> = HashMap::new();
            for position in &games {
                for mv in position.legal_moves() {
                    let known = first.entry((Color::White, position.san(mv))).or_insert(number);
                    *known = (*known).min(number);
                    let mut after = position.clone();
                    after.play(mv);
                    let reply = after.legal_moves().into_iter().find(|reply| {
                        let san = after.san(*reply);
                        san.starts_with("Na6") || san.starts_with("Nb8") || san.starts_with("Nc6")
                    });
                    if let Some(reply) = reply {
                        after.play(reply);
                        next.insert(after.to_fen(), after);
                    }
                }
            }
            games = next.into_values().collect();
        }
        assert!(first.len() > 300, "{} moves", first.len());
        for ((color, san), number) in &first {
            let written = read(san.as_bytes(), Alphabet::ENGLISH).unwrap();
            let earliest = earliest(&written, *color).unwrap();
            assert!(earliest <= *number, "{san} of {color:?} is made at move {number}, not {earliest}");
        }
    }

    #[test]
    fn a_page_of_an_endgame_begins_amid_a_game_and_a_spoiled_opening_does_not() {
        for (moves, expected) in [
            ("Nd4 a3 Nc2+ Kb3 Nxa3 Kxa3 Kxf6", true),
            ("Kf3 Rd6 Ra6+ Ka5 Ra3 Rd1 Kg2 Rd2", true),
            ("Kg5 h3 Kf4 h2 Rh1 Kc4 Ke3 Kc3", true),
            ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", false),
            // Two words are misread, and one is missing.
            ("e7 e5 Nf3 Nc3 Bb5 Ba4 Nf6 O-O", false),
            ("d4 d5 Nd7 Nf6 Kc7 e6 Be3 Be7", false),
            ("e4 Rd1", false),
        ] {
            let side = |index: usize| if index.is_multiple_of(2) { Side::White } else { Side::Black };
            let read = moves.split(' ').enumerate().map(|(index, word)| FragmentMove {
                written: read(word.as_bytes(), Alphabet::ENGLISH),
                side: side(index),
                is_next: true,
            });
            assert_eq!(begins_amid(&read.collect::<Vec<_>>()), expected, "{moves}");
        }
    }
}
