//! Impossible setups are reported with all their faults at once, and play continues if possible.

use super::sq;
use crate::{CastlingMode, parse_fen};

/// Returns the faults of a FEN in words, fatal ones marked with `!`.
fn faults(fen: &str) -> Vec<String> {
    let (position, faults) = parse_fen(fen).unwrap().position(CastlingMode::Standard);
    let is_fatal = faults.iter().any(super::super::SetupFault::is_fatal);
    assert_eq!(position.is_none(), is_fatal, "{fen}");
    let mark = |fatal| if fatal { "!" } else { "" };
    faults.iter().map(|fault| format!("{}{fault}", mark(fault.is_fatal()))).collect()
}

/// Boards and their faults, in the order in which they are reported.
const FAULTY: &[(&str, &[&str])] = &[
    ("8/8/8/8/8/8/8/4K3 w - -", &["!there is no black king"]),
    ("4k3/8/8/8/8/8/8/K3K2K w - -", &["!there are 3 white kings, on a1, e1 and h1"]),
    ("4k3/8/8/8/8/8/8/4P1K1 w - -", &["!a white pawn is on e1"]),
    ("p3k2p/8/8/8/8/8/8/6K1 w - -", &["!black pawns are on a8 and h8"]),
    ("4k3/8/8/8/8/8/8/4RK2 w - -", &["!the black king is in check although it is White's turn"]),
    ("8/8/8/3kK3/8/8/8/8 w - -", &["!the kings on e5 and d5 are on adjacent squares"]),
    ("4k3/pppppppp/p7/8/8/8/8/4K3 w - -", &["Black has 9 pawns, but a game starts with 8"]),
    ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - -", &["White has 1 promoted piece, but only 0 pawns are missing"]),
    ("4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - -", &[]),
    ("4k3/4r3/8/8/1b5b/8/8/4K3 w - -", &["the white king is in check from 3 pieces at once, on b4, h4 and e7"]),
    ("4k3/8/8/8/8/3n1n2/8/4K3 w - -", &["no single move can have put the white king in check from d3 and f3"]),
    ("4k3/8/8/8/8/8/8/r3K2r w - -", &["no single move can have put the white king in check from a1 and h1"]),
    (
        "4k3/8/8/8/8/8/8/R3K3 w KQk -",
        &[
            "White has the right to castle `K`, but there is no white rook for it",
            "Black has the right to castle `k`, but there is no black rook for it",
        ],
    ),
    (
        "8/4k3/8/8/8/8/8/4K3 w kq -",
        &[
            "Black has the right to castle kingside, but the king is not on its first rank",
            "Black has the right to castle queenside, but the king is not on its first rank",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K1R1 w K -",
        &["White has the right to castle kingside with king e1 and rook g1, which only Chess960 allows"],
    ),
    ("4k3/8/8/8/4P3/8/8/4K3 w - e3", &["the en passant square e3 is on the wrong rank when White is to move"]),
    ("4k3/8/8/8/8/8/8/4K3 b - e3", &["the en passant square is e3, but no white pawn can have just passed it"]),
    ("4k3/8/8/8/4P3/8/4R3/6K1 b - e3", &["the en passant square is e3, but a piece on e2 blocks the pawn"]),
    (
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 3 9",
        &["the en passant square is e3, but the last pawn move or capture was 3 plies ago"],
    ),
    (
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        &["the en passant square is d3, but the king was in check from f1 before that pawn moved"],
    ),
    ("4k3/8/8/8/8/8/8/4K3 w - - 9 3", &["the halfmove clock says 9, but at move 3 fewer plies have been played"]),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", &["the move number is 0, but moves are numbered from 1"]),
    (
        "8/8/8/8/8/8/8/PP6 w KQ e4",
        &[
            "!there is no white king",
            "!white pawns are on a1 and b1",
            "!there is no black king",
            "White has the right to castle kingside, but the king is not on its first rank",
            "White has the right to castle queenside, but the king is not on its first rank",
        ],
    ),
];

#[test]
fn every_fault_of_a_setup_is_reported_in_players_words() {
    for (fen, expected) in FAULTY {
        assert_eq!(faults(fen), *expected, "{fen}");
    }
}

#[test]
fn real_positions_have_no_faults() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        // A double step that discovers a check.
        "8/8/8/8/2k1P3/8/8/4KB2 b - e3 0 9",
        // Double check by promotion and discovery.
        "3Qk3/8/8/8/8/8/8/4RK2 b - - 0 40",
        "4k3/8/8/8/8/8/8/QQQQK3 w - - 0 90",
    ] {
        assert_eq!(faults(fen), Vec::<String>::new(), "{fen}");
    }
}

#[test]
fn rights_and_squares_that_cannot_be_true_are_left_out_of_the_position() {
    let setup = parse_fen("4k3/8/8/8/8/8/8/R3K3 w KQkq e3 0 1").unwrap();
    let (position, _) = setup.position(CastlingMode::Standard);
    assert_eq!(position.unwrap().to_fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
}

#[test]
fn the_castling_mode_shows_in_the_rights() {
    for (fen, mode) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", CastlingMode::Standard),
        ("4k3/8/8/8/8/8/8/1R1K3R w - -", CastlingMode::Standard),
        ("4k3/8/8/8/8/8/8/1R1K3R w KQ -", CastlingMode::Chess960),
        ("4k3/8/8/8/8/8/8/R3KR2 w K -", CastlingMode::Chess960),
    ] {
        assert_eq!(parse_fen(fen).unwrap().castling_mode(), mode, "{fen}");
    }
    assert_eq!(parse_fen("4k3/8/8/8/8/8/8/R3KR2 w K -").unwrap().castling[0][0], Some(sq("f1")));
}
