//! Spellings resolve to the one legal move they mean, or are illegal, or ambiguous.

use super::{position, sq, written};
use crate::{CastlingSide, CheckSuffix, File, Move, Position, Role, Shape, Square, Unresolved, WrittenMove};

/// Resolves and shows the result: a move, `+` after it if overspecified, `illegal`, or the choices.
fn shown(position: &Position, written: &WrittenMove) -> String {
    match position.resolve(written) {
        Ok(resolved) => {
            assert!(resolved.mv.is_null() || position.is_legal(resolved.mv));
            let mark = if resolved.overspecified { " overspecified" } else { "" };
            format!("{:?}{mark}", resolved.mv)
        }
        Err(Unresolved::Illegal) => "illegal".into(),
        Err(Unresolved::Ambiguous(moves)) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| position.is_legal(*mv)));
            moves.iter().map(|mv| format!("{mv:?}")).collect::<Vec<_>>().join(" or ")
        }
    }
}

#[test]
fn spelled_moves_resolve() {
    for (fen, spelling, expected) in [
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Nf3", "g1f3"),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Ngf3", "g1f3 overspecified"),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "N1f3", "g1f3 overspecified"),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Ng1f3", "g1f3"),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Nbf3", "illegal"),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Ne2", "g1e2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "Nd2", "b1d2 or f3d2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "Nbd2", "b1d2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "N3d2", "f3d2"),
        // One of two knights is pinned, so that the other needs no file.
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Ne2", "g1e2"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Nge2", "g1e2 overspecified"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Nce2", "illegal"),
        // A pinned slider may move along the pin.
        ("4k3/4r3/8/8/8/8/4R3/4K3 w - -", "Rxe7+", "e2e7"),
        ("4k3/4r3/8/8/8/8/4R3/4K3 w - -", "Rd2", "illegal"),
        ("3k4/8/4n3/8/8/8/4R3/4K3 w - -", "Re8", "illegal"),
        // A check is answered by capturing or blocking, and a double check only by a king move.
        ("4k3/4r3/8/8/8/8/3N4/R3K3 w - -", "Ne4", "d2e4"),
        ("4k3/4r3/8/8/8/8/3N4/R3K3 w - -", "Nf3", "illegal"),
        ("4k3/4r3/8/8/8/5n2/6P1/R3K3 w - -", "gxf3", "illegal"),
        ("4k3/4r3/8/8/8/5n2/6P1/R3K3 w - -", "Kf2", "e1f2"),
        ("4k3/4r3/8/8/8/5n2/6P1/R3K3 w - -", "Kd2", "illegal"),
        // The king cannot retreat along the line it is attacked on.
        ("4k3/8/8/8/8/8/8/r2K4 w - -", "Ke1", "illegal"),
        ("4k3/8/8/8/8/8/8/r2K4 w - -", "Kd2", "d1d2"),
        // Pawns advance and capture, and an advance is not read as a capture.
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e4", "e2e4"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e3", "e2e3"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e5", "illegal"),
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - -", "e4", "illegal"),
        ("4k3/8/8/8/4n3/8/4P3/4K3 w - -", "e4", "illegal"),
        ("4k3/8/8/8/8/4P3/4P3/4K3 w - -", "e4", "e3e4"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4", "e2e4"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5", "e4d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "ed5", "e4d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "ed", "e4d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "e4d5", "e4d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "xd5", "e4d5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "d5", "illegal"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "cxd5", "illegal"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - -", "xd5", "c4d5 or e4d5"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - -", "cxd5", "c4d5"),
        ("4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - -", "ed", "e4d5 or e6d7"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "exe4", "e2e4 overspecified"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "xe4", "e2e4"),
        // En passant.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", "e5d6 en passant"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "ed", "e5d6 en passant"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - -", "exd6", "illegal"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6=Q", "illegal"),
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3", "dxe3", "illegal"),
        // A promotion is written exactly where it happens.
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8=Q+", "e7e8=Q"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8N", "e7e8=N"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8", "illegal"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8=K", "illegal"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8=P", "illegal"),
        ("4k3/8/4P3/8/8/8/8/4K3 w - -", "e7=Q", "illegal"),
        ("3r3k/4P3/8/8/8/8/8/4K3 w - -", "exd8=R+", "e7d8=R"),
        ("3r3k/4P3/8/8/8/8/8/4K3 w - -", "edQ", "e7d8=Q"),
        // An own piece is never captured.
        ("4k3/8/8/8/8/5P2/8/4K1N1 w - -", "Nf3", "illegal"),
        ("4k3/8/8/8/8/8/3PP3/4K3 w - -", "Ke2", "illegal"),
        // Nulls.
        ("4k3/8/8/8/8/8/8/4K3 w - -", "--", "a1a1 null"),
        ("4k3/8/8/8/8/8/8/r3K3 w - -", "--", "illegal"),
    ] {
        assert_eq!(shown(&position(fen), &written(spelling)), expected, "{spelling} in {fen}");
    }
}

#[test]
fn signs_that_are_wrong_make_no_move_illegal() {
    let start = Position::initial();
    for spelling in ["Nxf3", "Nf3+", "Nf3#", "Nf3++"] {
        assert_eq!(shown(&start, &written(spelling)), "g1f3");
    }
    let capture = position("4k3/8/8/3p4/4P3/8/8/4K3 w - -");
    let to = sq("d5");
    let shape = Shape::Pawn {
        file: File::from_byte(b'e'),
        rank: None,
        to_file: to.file(),
        to_rank: Some(to.rank()),
        promotion: None,
    };
    let noisy = WrittenMove { shape, check: CheckSuffix::Mate, captures: false, en_passant: true };
    assert_eq!(shown(&capture, &noisy), "e4d5");
}

#[test]
fn castling_resolves_by_the_rights_and_the_squares() {
    for (fen, castling_side, expected) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", CastlingSide::King, "e1h1 castles"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", CastlingSide::Queen, "e8a8 castles"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq -", CastlingSide::King, "illegal"),
        ("4k3/8/8/8/8/8/8/R3KB1R w KQ -", CastlingSide::King, "illegal"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ -", CastlingSide::Queen, "illegal"),
        // Out of check, over or onto an attacked square.
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ -", CastlingSide::King, "illegal"),
        ("4k3/5r2/8/8/8/8/8/R3K2R w KQ -", CastlingSide::King, "illegal"),
        ("4k3/6r1/8/8/8/8/8/R3K2R w KQ -", CastlingSide::King, "illegal"),
        // The rook may be attacked, and on the queenside it may pass an attacked square.
        ("4k3/7r/8/8/8/8/8/R3K2R w KQ -", CastlingSide::King, "e1h1 castles"),
        ("4k3/1r6/8/8/8/8/8/R3K2R w KQ -", CastlingSide::Queen, "e1a1 castles"),
        // Chess960: the king stays, the rook stays, both change places.
        ("4k3/8/8/8/8/8/8/6KR w H -", CastlingSide::King, "g1h1 castles"),
        ("4k3/8/8/8/8/8/8/2R3K1 w C -", CastlingSide::Queen, "g1c1 castles"),
        ("4k3/8/8/8/8/8/8/4KR2 w F -", CastlingSide::King, "e1f1 castles"),
        ("4k3/8/8/8/8/8/8/5KR1 w G -", CastlingSide::King, "f1g1 castles"),
        ("4k3/8/8/8/8/8/8/2RK4 w C -", CastlingSide::Queen, "d1c1 castles"),
        // Every square between must be empty, on the rook's path too.
        ("4k3/8/8/8/8/8/8/1K2N2R w H -", CastlingSide::King, "illegal"),
        ("4k3/8/8/8/8/8/8/RN3K2 w A -", CastlingSide::Queen, "illegal"),
        ("4k3/8/8/8/8/8/8/RK1N4 w A -", CastlingSide::Queen, "illegal"),
        // The castling rook was shielding the king: the black rook attacks c1 through b1.
        ("4k3/8/8/8/8/8/8/rR2K3 w B -", CastlingSide::Queen, "illegal"),
        ("4k3/8/8/8/8/8/8/1R2K3 w B -", CastlingSide::Queen, "e1b1 castles"),
        // The inner rook has the right, not the outer one.
        ("4k3/8/8/8/8/8/8/1K3R1R w F -", CastlingSide::King, "b1f1 castles"),
    ] {
        let written = WrittenMove::plain(Shape::Castle(castling_side));
        assert_eq!(shown(&position(fen), &written), expected, "{castling_side:?} in {fen}");
    }
}

#[test]
fn castling_moves_king_and_rook_to_their_squares() {
    for (fen, castling_side, after) in [
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", CastlingSide::King, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", CastlingSide::King, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/2RK4 w C - 0 1", CastlingSide::Queen, "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", CastlingSide::Queen, "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", CastlingSide::King, "5k2/8/8/8/8/8/8/5RK1 b - - 1 1"),
    ] {
        let mut game = position(fen);
        let mv = game.resolve(&WrittenMove::plain(Shape::Castle(castling_side))).unwrap().mv;
        game.play(mv);
        assert_eq!(game.to_fen(), after);
        assert_eq!(game.key(), position(after).key());
        assert_eq!(game.checkers(), position(after).checkers());
    }
}

#[test]
fn coordinates_resolve() {
    for (fen, coordinates, expected) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1g1", "e1h1 castles"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1c1", "e1a1 castles"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1h1", "e1h1 castles"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1b1", "illegal"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq -", "e1g1", "illegal"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1f1", "e1f1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "h1h8", "h1h8"),
        // In Chess960 a king's step of one square is a step, not castling.
        ("4k3/8/8/8/8/8/8/5K1R w H -", "f1g1", "f1g1"),
        ("4k3/8/8/8/8/8/8/5K1R w H -", "f1h1", "f1h1 castles"),
        ("4k3/8/8/8/8/8/8/1K5R w H -", "b1g1", "b1h1 castles"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", "e5d6 en passant"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e7e8q", "e7e8=Q"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e7e8", "illegal"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e7e8k", "illegal"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "h8g8", "illegal"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "a1a2", "illegal"),
        ("7k/8/8/8/8/8/4P3/4K3 w - -", "e2e4q", "illegal"),
    ] {
        let bytes = coordinates.as_bytes();
        let shape = Shape::Coordinate {
            from: Square::parse(&bytes[..2]).unwrap(),
            to: Square::parse(&bytes[2..4]).unwrap(),
            promotion: bytes.get(4).and_then(|b| Role::from_letter(b.to_ascii_uppercase())),
        };
        let text = shown(&position(fen), &WrittenMove::plain(shape));
        assert_eq!(text, expected, "{coordinates} in {fen}");
    }
}

#[test]
fn eight_knights_on_one_square_are_all_reported() {
    let knights = position("4k3/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - -");
    match knights.resolve(&written("Nd4")) {
        Err(Unresolved::Ambiguous(moves)) => assert_eq!(moves.len(), 8),
        other => panic!("{other:?}"),
    }
}

#[test]
fn exactly_the_listed_moves_are_legal_among_all_values_of_a_move() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/8/8/8/8/8/8/1RK3R1 w GB - 0 1",
        "4k3/4r3/8/8/8/5n2/6P1/R3K3 w - - 0 1",
    ] {
        let position = position(fen);
        let mut listed: Vec<Move> = position.legal_moves().into_iter().collect();
        listed.sort();
        let mut tested: Vec<Move> = (0..=u16::MAX).map(Move::from_bits).filter(|mv| position.is_legal(*mv)).collect();
        tested.sort();
        assert_eq!(tested, listed, "{fen}");
    }
}
