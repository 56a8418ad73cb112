//! Illegal moves are explained in chess players' words, and similar legal moves are suggested.

use super::random::walk;
use super::{position, written};
use crate::{CastlingSide, File, Position, Rank, Role, Shape, Square, Unresolved, WrittenMove};

fn coordinates(text: &str) -> WrittenMove {
    let bytes = text.as_bytes();
    WrittenMove::plain(Shape::Coordinate {
        from: Square::parse(&bytes[..2]).unwrap(),
        to: Square::parse(&bytes[2..4]).unwrap(),
        promotion: bytes.get(4).and_then(|b| Role::from_letter(b.to_ascii_uppercase())),
    })
}

/// Illegal moves and the reasons given for them.
const ILLEGAL: &[(&str, &str, &[&str])] = &[
    ("4k3/8/8/8/8/8/8/4K3 w - -", "Nf3", &["there is no white knight"]),
    ("4k3/8/8/8/8/8/8/1N2K3 w - -", "Nf3", &["no white knight reaches f3"]),
    ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Nbf3", &["no white knight on the b-file reaches f3"]),
    ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Ncf3", &["there is no white knight on the c-file"]),
    ("4k3/8/8/8/8/8/3P4/2B1K3 w - -", "Bf4", &["the bishop on c1 is blocked by the pawn on d2"]),
    ("4k3/8/8/8/1b6/2N5/8/4K3 w - -", "Ne4", &["the knight on c3 is pinned to the king by the bishop on b4"]),
    (
        "4k3/8/8/8/7q/8/8/4KB2 w - -",
        "Bb5",
        &["White is in check from the queen on h4, and this move does not answer it"],
    ),
    ("4k3/4r3/8/8/8/5n2/6P1/R3K3 w - -", "gxf3", &["White is in double check, so only the king can move"]),
    ("4k3/8/8/8/8/8/8/3QK3 w - -", "Qe1", &["e1 is occupied by White's own king"]),
    ("4k3/8/8/1b6/8/8/8/4K3 w - -", "Ke2", &["e2 is attacked by the bishop on b5"]),
    ("4k3/8/8/8/4n3/8/4P3/4K3 w - -", "e4", &["the pawn on e2 is blocked by the knight on e4"]),
    ("4k3/8/8/8/8/4n3/4P3/6K1 w - -", "e4", &["the pawn on e2 is blocked by the knight on e3"]),
    ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e5", &["no white pawn reaches e5"]),
    ("4k3/8/8/4P3/8/8/8/4K3 w - -", "exd6", &["there is nothing to capture on d6"]),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - -",
        "exd6",
        &["the pawn on d5 did not just advance two squares over d6 and cannot be captured en passant"],
    ),
    (
        "8/8/8/8/k2pP2R/8/8/4K3 b - e3",
        "dxe3",
        &["capturing en passant would leave the king in check from the rook on h4"],
    ),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "cxd5", &["no white pawn on the c-file reaches d5"]),
    ("4k3/8/8/8/4P3/8/8/4K3 w - -", "ed", &["no white pawn on the e-file can capture on the d-file"]),
    ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8", &["a pawn that reaches e8 must promote, but no piece is named"]),
    ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8=K", &["a pawn cannot promote to a king"]),
    ("4k3/8/4P3/8/8/8/8/4K3 w - -", "e7=Q", &["no pawn promotes on e7"]),
    ("4k3/8/8/8/8/8/8/R4K1R w - -", "O-O", &["White has lost the right to castle kingside: the king is on f1"]),
    (
        "4k3/8/8/8/8/8/8/R3K3 w Q -",
        "O-O",
        &["White has lost the right to castle kingside: there is no white rook on h1"],
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w - -",
        "O-O",
        &["White has no right to castle kingside: the king or the rook has already moved"],
    ),
    ("4k3/8/8/8/8/8/8/4KB1R w K -", "O-O", &["the bishop on f1 blocks castling"]),
    ("4k3/4r3/8/8/8/8/8/4K2R w K -", "O-O", &["White cannot castle while in check from the rook on e7"]),
    ("4k3/8/b7/8/8/8/8/4K2R w K -", "O-O", &["the king would cross f1, which is attacked by the bishop on a6"]),
    ("4k3/b7/8/8/8/8/8/4K2R w K -", "O-O", &["the king would land on g1, which is attacked by the bishop on a7"]),
    ("4k3/8/8/8/8/8/8/r3K3 w - -", "--", &["the turn cannot be passed in check"]),
    ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Nf3", &[]),
    ("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "Nd2", &[]),
];

#[test]
fn the_reason_is_reported_in_players_words() {
    for (fen, spelling, expected) in ILLEGAL {
        let reasons = position(fen).why_illegal(&written(spelling));
        let words: Vec<String> = reasons.iter().map(ToString::to_string).collect();
        assert_eq!(words, *expected, "{spelling} in {fen}");
    }
}

#[test]
fn the_reason_is_reported_for_coordinates_too() {
    for (fen, text, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", "e3e4", "there is no piece on e3"),
        ("4k3/8/5n2/8/8/8/8/4K3 w - -", "f6g4", "the knight on f6 is Black's"),
        ("4k3/8/8/8/8/8/8/2B1K3 w - -", "c1e4", "the bishop on c1 does not go to e4"),
        ("4k3/8/8/8/8/8/8/4KB1R w K -", "e1g1", "the bishop on f1 blocks castling"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e5", "no white pawn on e2 reaches e5"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2d3", "there is nothing to capture on d3"),
        ("4k3/8/8/8/8/8/8/2B1K3 w - -", "c1d2q", "no pawn promotes on d2"),
    ] {
        let reasons = position(fen).why_illegal(&coordinates(text));
        let words: Vec<String> = reasons.iter().map(ToString::to_string).collect();
        assert_eq!(words, [expected], "{text} in {fen}");
    }
}

/// Lists every spelling that differs in more than its signs, apart from disambiguated ones.
fn shapes() -> Vec<Shape> {
    let squares = || (0..64).filter_map(Square::from_index);
    let mut shapes = vec![Shape::Null, Shape::Castle(CastlingSide::King), Shape::Castle(CastlingSide::Queen)];
    for to in squares() {
        for from in squares().filter(|from| *from != to) {
            for promotion in [None, Some(Role::Queen)] {
                shapes.push(Shape::Coordinate { from, to, promotion });
            }
        }
        for role in &Role::ALL[1..] {
            shapes.push(Shape::Piece { role: *role, file: None, rank: None, to });
        }
        let (to_file, to_rank) = (to.file(), Some(to.rank()));
        for promotion in [None, Some(Role::Knight)] {
            let pawn = |file, to_rank| Shape::Pawn { file, rank: None, to_file, to_rank, promotion };
            shapes.push(pawn(None, to_rank));
            for file in File::ALL.into_iter().filter(|file| file.distance(to_file) <= 1) {
                shapes.push(pawn(Some(file), to_rank));
                if file != to_file && to.rank() == Rank::FIRST {
                    shapes.push(pawn(Some(file), None));
                }
            }
        }
    }
    shapes
}

fn reasons_match(position: &Position, shapes: &[Shape]) {
    for shape in shapes {
        let written = WrittenMove::plain(*shape);
        let is_illegal = position.resolve(&written) == Err(Unresolved::Illegal);
        let reasons = position.why_illegal(&written);
        let fen = position.to_fen();
        assert_eq!(!reasons.is_empty(), is_illegal, "{shape:?} in {fen}: {reasons:?}");
        assert!(reasons.iter().all(|reason| !reason.to_string().is_empty()));
    }
}

#[test]
fn a_reason_is_found_exactly_for_moves_that_resolve_as_illegal() {
    let shapes = shapes();
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/8/8/8/8/8/8/1RK3R1 w GB - 0 1",
        "4k3/8/8/8/8/8/8/rR2K3 w B - 0 1",
        "4k3/4r3/8/8/8/5n2/6P1/R3K3 w - - 0 1",
        "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
    ] {
        reasons_match(&position(fen), &shapes);
    }
    let mut n_seen = 0;
    walk(9, 150, |position, _, _| {
        n_seen += 1;
        if n_seen % 53 == 0 {
            reasons_match(position, &shapes);
        }
    });
}

#[test]
fn what_was_meant_is_near() {
    for (fen, spelling, expected) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "Nf4", "Nf3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "Bf3", "Nf3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "e5", "e4"),
        ("r3k2r/8/8/8/8/8/8/R3K1NR w KQkq -", "O-O", "O-O-O"),
    ] {
        let position = position(fen);
        let near = position.nearest_legal(spelling, &written(spelling), 3);
        assert_eq!(near.len(), 3);
        assert_eq!(position.san(near[0]), expected, "{spelling} in {fen}");
    }
}

#[test]
fn a_monstrous_spelling_is_compared_in_no_time() {
    let start = Position::initial();
    let near = start.nearest_legal(&"N".repeat(1_000_000), &written("Nf4"), 2);
    assert_eq!(near.len(), 2);
}
