//! When two positions are the same (FIDE 9.2.3 of 2023): small games with one trap each.

use super::{legal, play, position};
use crate::{Move, Position};

/// Plays a line and counts how often its last position has occurred, the first time included.
fn n_occurrences(fen: &str, line: &str) -> usize {
    let mut position = if fen.is_empty() { Position::initial() } else { position(fen) };
    let mut seen = vec![position.clone()];
    for word in line.split_whitespace() {
        let mv = legal(&position, word);
        position.play(mv);
        seen.push(position.clone());
    }
    let n = seen.iter().filter(|earlier| earlier.key() == position.key()).count();
    assert_eq!(n, seen.iter().filter(|earlier| earlier.is_same(&position)).count());
    n
}

#[test]
fn repeated_positions_are_counted_as_the_laws_count_them() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    for (name, fen, line, expected) in [
        ("T1 start counts", "", shuffle.repeat(2), 3),
        ("T1 fivefold", "", shuffle.repeat(4), 5),
        ("T2 no capture possible on e3", "", "e4 Nf6 Nc3 Ng8 Nb1 Nf6 Nc3 Ng8 Nb1".into(), 3),
        ("T3 exd6 was possible once", "", format!("e4 Nf6 e5 d5 {}", "Nf3 Ng8 Ng1 Nf6 ".repeat(2)), 2),
        ("T3 one round later", "", format!("e4 Nf6 e5 d5 {}", "Nf3 Ng8 Ng1 Nf6 ".repeat(3)), 3),
        (
            "T4 both pawns leave the rank",
            "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
            "e4 Ka3 Kd2 Ka4 Ke1 Ka3 Kd2 Ka4 Ke1".into(),
            3,
        ),
        (
            "T5 the pawn is pinned on its file",
            "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1",
            "d4 Ke7 Kb1 Ke8 Ka1 Ke7 Kb1 Ke8 Ka1".into(),
            3,
        ),
        ("T7 a rook has moved", "", format!("Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8 {shuffle}Nf3"), 3),
        ("T7 first time without the right", "", "Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8 Nf3".into(), 2),
        ("T8 the kings have moved", "", format!("e4 e5 {}", "Ke2 Ke7 Ke1 Ke8 ".repeat(2)), 2),
        ("T8 one round later", "", format!("e4 e5 {}", "Ke2 Ke7 Ke1 Ke8 ".repeat(3)), 3),
    ] {
        assert_eq!(n_occurrences(fen, &line), expected, "{name}");
    }
}

#[test]
fn a_rook_taken_at_home_takes_the_right_with_it() {
    let mut game = position("r3k2r/8/8/8/8/8/6b1/R3K2R b KQkq - 0 1");
    play(&mut game, "Bxh1");
    assert_eq!(game.to_fen(), "r3k2r/8/8/8/8/8/8/R3K2b w Qkq - 0 2");
}

#[test]
fn an_en_passant_square_is_only_where_a_capture_is_legal() {
    for (fen, line, square) in [
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4", Some("e3")),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4", None),
        // The capturer is pinned along its rank once both pawns are gone.
        ("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e4", None),
        // Pinned on its diagonal, but capturing along it.
        ("7k/8/8/8/3p4/8/4P3/B3K3 w - - 0 1", "e4", None),
        ("8/8/8/k7/1p6/8/P7/4B1K1 w - - 0 1", "a4", None),
        ("8/8/1k6/8/3p4/8/4P1B1/6K1 w - - 0 1", "e4", Some("e3")),
        // The double step gives check, and capturing the pawn answers it.
        ("8/8/8/3k4/3p4/8/4P3/6K1 w - - 0 1", "e4", Some("e3")),
        // The double step uncovers a check that the capture does not answer.
        ("8/8/8/8/1kp4R/8/3P4/4B1K1 w - - 0 1", "d4", None),
        // Of two capturers one is pinned.
        ("3k4/8/8/8/3p1p2/8/4P3/3RK3 w - - 0 1", "e4", Some("e3")),
    ] {
        let mut game = position(fen);
        play(&mut game, line);
        assert_eq!(game.en_passant().map(|s| s.to_string()), square.map(String::from), "{fen} {line}");
        let passed = game.passed_square().unwrap();
        assert_eq!(passed.rank().char(), '3');
    }
}

#[test]
fn a_pawn_that_screens_its_king_is_not_taken_en_passant() {
    // T6: capturing c4 would open the diagonal from a2 to e6. No game leads here, because the diagonal was open before
    // the double step too, so the setup is reported; but the key must not count the capture.
    let screened = position("8/8/4k3/8/1pP5/8/B7/K7 b - c3 0 1");
    assert_eq!(screened.en_passant(), None);
    assert_eq!(screened.key(), position("8/8/4k3/8/1pP5/8/B7/K7 b - - 0 1").key());
}

#[test]
fn passing_the_turn_forgets_the_en_passant_square_and_keeps_the_rest() {
    let mut game = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    let before = game.key();
    game.play(Move::NULL);
    assert_eq!(game.to_fen(), "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR b KQkq - 1 3");
    game.play(Move::NULL);
    assert_ne!(game.key(), before);
    let rebuilt = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 2 4");
    assert_eq!(game.key(), rebuilt.key());
}

#[test]
fn the_keys_are_frozen() {
    assert_eq!(Position::initial().key(), 10_419_054_039_019_956_811);
    let middle = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1");
    assert_eq!(middle.key(), 1_038_688_098_158_541_765);
}

#[test]
fn the_counters_stop_at_their_largest_value() {
    let mut game = position("4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295");
    play(&mut game, "Kd8");
    assert_eq!((game.halfmove_clock(), game.fullmove_number()), (u32::MAX, u32::MAX));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 136, "{}", size_of::<Position>());
}
