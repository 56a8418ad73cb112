//! The one-step path and the two-step path give the same result, where the first gives any.

use super::Chess;
use super::fast_path::ChessFast;
use crate::chess::{Alphabet, Position, parse_fen};
use crate::game::{FastPath, MoveNotation};
use crate::record::PackedSan;

/// Compares the paths on one word; returns true if the fast one gave a result.
fn agree(position: &Position, word: &str) -> bool {
    let chess = Chess::default();
    let Some(plain) = PackedSan::of(word.as_bytes()) else { return false };
    let Some(quick) = ChessFast::resolve_packed(&chess, position, position.turn().into(), plain, Alphabet::ENGLISH)
    else {
        return false;
    };
    let fen = position.to_fen();
    let written = chess.read(word.as_bytes(), Alphabet::ENGLISH);
    let written = written.unwrap_or_else(|| panic!("{word} is read by one path only, in {fen}"));
    let resolved = chess.resolve(position, &written);
    let resolved = resolved.unwrap_or_else(|_| panic!("{word} is legal on one path only, in {fen}"));
    assert_eq!((quick.mv, quick.overspecified), (resolved.mv, resolved.overspecified), "{word} in {fen}");
    assert_eq!(plain.has_capture_sign(), chess.signs(&written).1, "{word}");
    true
}

#[test]
fn quick_and_slow_roads_agree_on_every_legal_move_and_on_what_is_nearly_one() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w FCfc - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/PPPP1k1P/8/8/8/8/pppp1K1p/8 w - - 0 1",
        "3rkr2/8/8/3pP3/2P1p3/8/3P1P2/RN1QK1NR b KQ c3 0 1",
    ];
    let mut random = fastrand::Rng::with_seed(0x5A50);
    let mut next = |below: usize| random.usize(..below);
    for start in starts.iter().cycle().take(48) {
        let setup = parse_fen(start.as_bytes()).unwrap();
        let mut position = setup.position(setup.castling_mode()).0.unwrap();
        for _ in 0..70 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for mv in &moves {
                let san = position.san(*mv);
                let is_long =
                    san.bytes().filter(u8::is_ascii_digit).count() > 1 && PackedSan::of(san.as_bytes()).is_none();
                assert!(agree(&position, &san) || is_long, "{san} in {}", position.to_fen());
            }
            let mv = moves[next(moves.len())];
            let san = position.san(mv);
            for cut in 0..san.len() {
                agree(&position, &format!("{}{}", &san[..cut], &san[cut + 1..]));
                for letter in ["N", "B", "K", "x", "e", "4", "8", "+", "#", "=Q"] {
                    agree(&position, &format!("{}{letter}{}", &san[..cut], &san[cut..]));
                    agree(&position, &format!("{}{letter}{}", &san[..cut], &san[cut + 1..]));
                }
            }
            position.play(mv);
        }
    }
}
