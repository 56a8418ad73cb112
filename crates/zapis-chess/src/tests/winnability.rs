//! Who can still mate: positions with known results, the mates found, and the cheap tests compared with the search.

use std::collections::HashSet;

use super::position;
use super::random::walk;
use crate::unwinnable::{mating_line, reaches};
use crate::{Bitboard, CastlingMode, Color, Position, Winnability, parse_fen};

/// Who can mate: both, one side, neither; then the position. The first 23 are M. Ambrona's; then come four that are
/// hard to solve, and the simple material of FIDE 5.2.2 with its near-misses.
const POSITIONS: &str = "
-- 2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -
-- Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - -
W- Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - -
WB rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -
-- 8/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - -
-- 4K3/8/8/8/8/p1p2p1p/P1pppp1P/bnrqkrnb b - -
W- Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - -
WB 8/1p4p1/1Pp3p1/k1P3p1/1pP3Pb/1P4p1/6P1/7K w - -
-- 7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 b - -
WB 7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/3B2K1 b - -
-- 2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - -
-- 8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - -
WB 8/8/7p/1k3p2/3p1P2/1p1P1PpP/1P4P1/K7 b - -
-- 8/8/8/8/8/1kB5/1B6/BKB5 w - -
WB 8/8/8/8/2b5/1kB5/1B6/BKB5 w - -
W- 6k1/6P1/6K1/8/8/8/8/8 w - -
WB 6k1/6P1/5pK1/6P1/8/8/8/8 w - -
-- 3k4/8/8/p2p2p1/P2P2P1/8/3K4/8 w - -
-- 8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - -
WB 8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w - -
-- 8/2k5/8/1p1p1p1p/1P1P1P1P/4B3/2K5/8 w - -
WB 2k5/3p4/8/8/8/8/8/2KB4 w - -
W- 2k5/8/8/8/8/8/8/2KR4 w - -
WB Bk4b1/1P3p2/1P3Pp1/6P1/8/6K1/8/8 w - -
-B 5rQk/6pp/5n2/8/8/8/8/K7 b - -
-- 1k6/Pp6/1P6/8/8/7B/6K1/6Q1 b - -
-- 6k1/8/8/1p6/1P6/1P1p4/BP1P1B2/KRB5 w - -
W- 5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -
-- 8/8/4k3/8/8/4K3/8/8 w - -
-- 8/8/4k3/8/8/4K3/8/5B2 w - -
-- 8/8/4k3/8/8/4K3/8/5N2 w - -
-- 5b2/8/4k3/8/8/4K3/8/2B5 w - -
WB 2b5/8/4k3/8/8/4K3/8/2B5 w - -
W- 8/8/4k3/8/8/4K3/8/4NN2 w - -
-B 8/8/4k3/8/8/4K3/4q3/4N3 w - -
WB 8/8/4k3/8/8/4K3/4r3/4N3 w - -
-B 8/8/4kq2/8/8/4K3/8/4N3 b - -
-B 8/8/4kr2/8/8/4K3/8/2B5 b - -
-B 8/8/4kp2/8/8/4K3/8/8 b - -
WB 8/8/4kp2/8/8/4K3/8/2B5 b - -
-- k7/2Q5/8/8/8/8/8/7K b - -
-B 7K/8/8/8/8/8/1r6/1rk5 w - - 0 1
";

#[test]
fn who_can_mate_is_known_of_every_position_of_the_table() {
    for line in POSITIONS.lines().filter(|line| !line.is_empty()) {
        let (who, fen) = line.split_at(2);
        let position = position(fen.trim());
        for (color, letter) in Color::ALL.into_iter().zip(who.chars()) {
            let expected = if letter == '-' { Winnability::CannotMate } else { Winnability::CanMate };
            assert_eq!(position.winnability(color), expected, "{color:?} in {fen}");
            let proved = position.plainly_cannot_mate(color) || position.lacks_material(color);
            assert!(!proved || letter == '-', "{color:?} in {fen}");
        }
        assert_eq!(position.is_dead(), who == "--", "{fen}");
    }
}

#[test]
fn who_plainly_can_mate_at_a_glance_can() {
    let agree = |position: &Position| {
        for color in Color::ALL.into_iter().filter(|color| position.plainly_can_mate(*color)) {
            assert_eq!(position.winnability(color), Winnability::CanMate, "{color:?} in {}", position.to_fen());
        }
    };
    for line in POSITIONS.lines().filter(|line| !line.is_empty()) {
        agree(&position(line.split_at(2).1.trim()));
    }
    let mut state = 17;
    (0..300).filter_map(|_| random_board(&mut state)).for_each(|root| agree(&root));
    let mut n_plain = 0;
    walk(4, 200, |before, _, _| {
        n_plain += usize::from(before.plainly_can_mate(Color::White));
        agree(before);
    });
    assert!(n_plain > 100, "{n_plain}");
}

#[test]
fn positions_from_play_in_which_a_side_cannot_mate_pass_the_cheap_test() {
    let from_play = POSITIONS.lines().skip_while(|line| !line.contains("5b2/p7/Pp3k2"));
    let unwinnable = from_play.filter(|line| !line.is_empty() && !line.starts_with("WB") && !line.contains("k7/2Q5"));
    for line in unwinnable {
        let (_, fen) = line.split_at(2);
        assert!(position(fen.trim()).may_lack_a_mate(), "{fen}");
    }
}

#[test]
fn who_is_proved_unable_to_mate_stays_so_whatever_is_played() {
    let mut n_proved = 0;
    walk(6, 300, |before, _, after| {
        for color in Color::ALL {
            if before.occupied().len() < 6 && before.plainly_cannot_mate(color) {
                n_proved += 1;
                assert_eq!(after.winnability(color), Winnability::CannotMate, "{} {}", before.to_fen(), after.to_fen());
            }
        }
    });
    assert!(n_proved > 20, "{n_proved}");
}

#[test]
fn castling_in_chess960_too_many_pieces_and_pawns_on_strange_ranks_are_no_hindrance() {
    let castling = position("4k1r1/8/8/8/8/8/8/1R3KR1 w Bg - 0 1");
    assert_eq!(castling.winnability(Color::White), Winnability::CanMate);
    assert!(!castling.plainly_cannot_mate(Color::White));
    // The rook leaves its place behind the wall only by castling, which opens no way through the wall.
    let walled = position("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1");
    assert_eq!(walled.winnability(Color::White), Winnability::CannotMate);
    let crowd = "4k3/QQQQQQQQ/QQQQQQQQ/QQQQ4/8/8/8/4K3 b - - 0 1";
    let (crowded, _) = parse_fen(crowd).unwrap().position(CastlingMode::Standard);
    assert!(crowded.is_none_or(|crowded| crowded.winnability(Color::White) != Winnability::CannotMate));
}

#[test]
fn every_mate_that_is_found_can_be_played() {
    let mut n_lines = 0;
    for line in POSITIONS.lines().filter(|line| !line.is_empty()) {
        let (who, fen) = line.split_at(2);
        for (color, letter) in Color::ALL.into_iter().zip(who.chars()) {
            let mut position = position(fen.trim());
            let Some(moves) = mating_line(&position, color) else {
                assert_eq!(letter, '-', "{color:?} in {fen}");
                continue;
            };
            for mv in moves {
                assert!(position.is_legal(mv), "{mv:?} of {color:?} in {fen}");
                position.play(mv);
            }
            assert!(position.is_checkmate() && position.turn() != color, "{color:?} in {fen}");
            n_lines += 1;
        }
    }
    assert!(n_lines > 20, "{n_lines}");
}

/// Plays a random game, and asserts that every piece stays within the squares computed for it.
fn roam(root: &Position, n_plies: usize, state: &mut u64) {
    let reaches = reaches(root);
    let mut homes: Vec<Option<Bitboard>> = vec![None; 64];
    for square in root.occupied() {
        homes[square.index()] = Some(Bitboard::of(square));
    }
    let mut position = root.clone();
    for _ in 0..n_plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = moves[usize::try_from(below(state, moves.len() as u64)).unwrap()];
        // Which rook or promoted piece is which is not tracked.
        if mv.is_castle() {
            return;
        }
        let home = homes[mv.from().index()].take().filter(|_| mv.promotion().is_none());
        homes[mv.to().index()] = home;
        position.play(mv);
        let Some(home) = home else { continue };
        let reach = reaches.iter().find(|(piece, _)| *piece == home).unwrap().1;
        assert!(reach.contains(mv.to()) || !position.has_legal_move(), "{mv:?} from {home:?} in {}", root.to_fen());
    }
}

#[test]
fn no_piece_ever_gets_further_than_it_is_thought_to() {
    let mut state = 11;
    for line in POSITIONS.lines().filter(|line| !line.is_empty()) {
        (0..5).for_each(|_| roam(&position(line.split_at(2).1.trim()), 60, &mut state));
    }
    for _ in 0..100 {
        if let Some(root) = random_board(&mut state) {
            roam(&root, 60, &mut state);
        }
    }
}

/// Steps a linear congruential generator (Knuth's constants) and returns a number below `n`.
fn below(state: &mut u64, n: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % n
}

/// Sets up blocked pawns, kings, and a few pieces; most such boards are not positions.
fn random_board(state: &mut u64) -> Option<Position> {
    let mut cells = [b'1'; 64];
    for file in 0..8 {
        if below(state, 4) > 0 {
            let rank = 2 + below(state, 3);
            cells[usize::try_from(8 * rank + file).unwrap()] = b'P';
            let gap = if below(state, 8) == 0 { 2 } else { 1 };
            cells[usize::try_from(8 * (rank + gap) + file).unwrap()] = b'p';
        }
    }
    for piece in [
        b'K',
        b'k',
        b"BbNn11"[usize::try_from(below(state, 6)).unwrap()],
        b"Bb111111"[usize::try_from(below(state, 8)).unwrap()],
    ] {
        let square = usize::try_from(below(state, 64)).unwrap();
        if cells[square] == b'1' {
            cells[square] = piece;
        }
    }
    let ranks: Vec<&str> = cells.chunks(8).rev().map(|rank| std::str::from_utf8(rank).unwrap()).collect();
    let turn = if below(state, 2) == 0 { "w" } else { "b" };
    let setup = parse_fen(format!("{} {turn} - - 0 1", ranks.join("/"))).ok()?;
    let (position, _) = setup.position(CastlingMode::Standard);
    position
}

/// Explores every reachable position, if there are not too many, and returns which sides are mated in one of them.
fn looked_through(root: &Position, max_positions: usize) -> Option<[bool; 2]> {
    let mut known = HashSet::from([root.key()]);
    let mut left = vec![root.clone()];
    let mut mates = [false; 2];
    while let Some(position) = left.pop() {
        if position.is_checkmate() {
            mates[position.turn().other().index()] = true;
        }
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv);
            if known.insert(next.key()) {
                left.push(next);
            }
        }
        if known.len() > max_positions {
            return None;
        }
    }
    Some(mates)
}

#[test]
fn who_can_mate_in_small_closed_positions_is_what_looking_at_all_that_can_be_played_shows() {
    let mut state = 5;
    let mut n_looked_through = 0;
    while n_looked_through < 20 {
        let Some(root) = random_board(&mut state) else { continue };
        let Some(mates) = looked_through(&root, 1_000) else { continue };
        n_looked_through += 1;
        for (color, mates) in Color::ALL.into_iter().zip(mates) {
            let expected = if mates { Winnability::CanMate } else { Winnability::CannotMate };
            assert_eq!(root.winnability(color), expected, "{color:?} in {}", root.to_fen());
        }
    }
}
