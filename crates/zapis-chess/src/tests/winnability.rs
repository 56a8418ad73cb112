//! Who can still mate: positions with the answer known, and the tests of our own against the solver.

use super::position;
use super::random::walk;
use crate::{Color, Winnability};

/// Who can mate: both, one side, nobody; then the position. The first 23 are by M. Ambrona (`positions.txt` of `chasolver`,
/// MIT); the others are the plain material of FIDE 5.2.2 and its near-misses.
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
fn castling_rights_that_the_solver_does_not_know_leave_a_mate_a_mate_and_prove_nothing() {
    let open = position("4k1r1/8/8/8/8/8/8/1R3KR1 w Bg - 0 1");
    assert_eq!(open.winnability(Color::White), Winnability::CanMate);
    assert!(!open.plainly_cannot_mate(Color::White));
}
