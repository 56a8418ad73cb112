//! FEN is read in all its variants, refused at the right byte, and written back exactly.

use super::random::walk;
use super::{STANDARD, position};
use crate::{
    CastlingField, CastlingMode, EnPassantField, FenProblem, FenSeries, FenStyle, Position, Rank, parse_fen, write_fen,
};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn rewritten(fen: &str, mode: CastlingMode, style: FenStyle) -> String {
    let (position, faults) = parse_fen(fen).unwrap().position(mode);
    let mut out = Vec::new();
    write_fen(&position.unwrap_or_else(|| panic!("{faults:?}")), style, &mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn the_initial_position_is_what_its_fen_says() {
    assert_eq!(Position::initial().to_fen(), INITIAL);
    assert_eq!(position(INITIAL).key(), Position::initial().key());
    assert!(position(INITIAL).is_same(&Position::initial()));
}

#[test]
fn what_is_read_is_written_again() {
    for fen in [
        INITIAL,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 7 4294967295",
        "8/8/8/8/k2pP2R/8/8/4K3 b - - 10 100",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    ] {
        assert_eq!(rewritten(fen, STANDARD, FenStyle::default()), fen);
    }
    // Some programs count moves from 0.
    let counted_from_0 = "4k3/8/8/8/8/8/8/4K3 w - - 0 0";
    assert_eq!(rewritten(counted_from_0, STANDARD, FenStyle::default()), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn a_fen_may_end_after_any_field() {
    let words: Vec<&str> = INITIAL.split(' ').collect();
    for n in 1..=6 {
        let setup = parse_fen(words[..n].join(" ")).unwrap();
        assert_eq!((setup.halfmove_clock, setup.fullmove_number), (0, 1));
    }
    assert_eq!(parse_fen(format!("  {}  ", INITIAL.replace(' ', "   "))), parse_fen(INITIAL));
}

#[test]
fn an_outer_rook_needs_no_file_and_an_inner_one_does() {
    let x_fen = "1r1k1r1r/8/8/8/8/8/8/1R1K1R1R w FBkq - 0 1";
    let auto = FenStyle::default();
    assert_eq!(rewritten(x_fen, CastlingMode::Chess960, auto), "1r1k1r1r/8/8/8/8/8/8/1R1K1R1R w FQkq - 0 1");
    let files = FenStyle { castling: CastlingField::Files, ..auto };
    assert_eq!(rewritten(x_fen, CastlingMode::Chess960, files), "1r1k1r1r/8/8/8/8/8/8/1R1K1R1R w FBhb - 0 1");
}

#[test]
fn a_standard_position_may_be_written_with_rook_files() {
    let shredder = INITIAL.replace("KQkq", "HAha");
    assert_eq!(rewritten(&shredder, STANDARD, FenStyle::default()), INITIAL);
    let files = FenStyle { castling: CastlingField::Files, ..FenStyle::default() };
    assert_eq!(rewritten(INITIAL, STANDARD, files), shredder);
}

#[test]
fn the_en_passant_square_is_written_only_when_a_capture_is_legal_unless_requested() {
    let always = FenStyle { en_passant: EnPassantField::Always, ..FenStyle::default() };
    let idle = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(rewritten(idle, STANDARD, FenStyle::default()), idle.replace("e3", "-"));
    assert_eq!(rewritten(idle, STANDARD, always), idle);
    let pinned = "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1";
    assert_eq!(rewritten(pinned, STANDARD, FenStyle::default()), pinned.replace("e3", "-"));
}

#[test]
fn a_misspelled_fen_is_refused_at_the_byte_that_does_not_belong() {
    let rank = |byte| Rank::from_byte(byte).unwrap();
    let e4 = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (fen, offset, problem) in [
        ("", 0, FenProblem::Placement),
        ("rnbqkbnr/ppppppppp/8/8/8/8/8/8", 17, FenProblem::RankTooLong(rank(b'7'))),
        ("rnbqkbnr/pppppp1/8/8/8/8/8/8", 16, FenProblem::RankTooShort(rank(b'7'), 7)),
        ("rnbqkbnr/pppxpppp/8/8/8/8/8/8", 12, FenProblem::Placement),
        ("rnbqkbnr/9/8/8/8/8/8/8", 9, FenProblem::Placement),
        ("8/8/8/8/8/8/8 w", 13, FenProblem::TooFewRanks(7)),
        ("8/8/8/8/8/8/8/8/8 w", 15, FenProblem::TooManyRanks),
        ("8/8/8/8//8/8/8", 8, FenProblem::Placement),
        (&format!("{e4} x"), 44, FenProblem::SideToMove),
        (&format!("{e4} wKQ"), 45, FenProblem::Space),
        (&format!("{e4} w KQZq"), 48, FenProblem::CastlingRights),
        (&format!("{e4} w KQKq"), 48, FenProblem::CastlingRepeated),
        (&format!("{e4} w - e9"), 48, FenProblem::EnPassantSquare),
        (&format!("{e4} w - - -1"), 50, FenProblem::HalfmoveClock),
        (&format!("{e4} w - - 99999999999999 1"), 50, FenProblem::NumberTooLarge),
        (&format!("{e4} w - - 0 x"), 52, FenProblem::FullmoveNumber),
        (&format!("{e4} w - - 0 1 bm Nf3"), 54, FenProblem::End),
        (&"8".repeat(100_000), 1, FenProblem::RankTooLong(rank(b'8'))),
        (&"k".repeat(64), 8, FenProblem::RankTooLong(rank(b'8'))),
        (&format!("{e4} w {}", "K".repeat(100_000)), 47, FenProblem::CastlingRepeated),
    ] {
        let error = parse_fen(fen).unwrap_err();
        let shown: String = fen.chars().take(60).collect();
        assert_eq!((error.offset, error.problem), (offset, problem), "{shown}: {error}");
    }
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let mut random = fastrand::Rng::with_seed(1);
    let letters = b"rnbqkpRNBQKP12345678/ -wbeh3\xff\0";
    for _ in 0..20_000 {
        let noise: Vec<u8> = (0..90).map(|_| letters[random.usize(..letters.len())]).collect();
        if let Ok(setup) = parse_fen(&noise) {
            let _ = setup.position(CastlingMode::Chess960);
        }
    }
}

#[test]
fn a_series_of_positions_is_written_as_each_of_them_alone() {
    let mut series = FenSeries::default();
    let mut agree = |position: &Position| {
        let mut room = [0; FenSeries::ROOM];
        let len = series.fen(position, &mut room);
        assert_eq!(std::str::from_utf8(&room[..len]), Ok(position.to_fen().as_str()));
    };
    walk(60, 120, |position, _, _| agree(position));
    // A board without an empty square, the longest possible.
    let (full, _) = parse_fen("rnbqkbnr/pppppppp/pppppppp/pppppppp/PPPPPPPP/PPPPPPPP/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .unwrap()
        .position(CastlingMode::Standard);
    for position in full.iter().chain(&[Position::initial()]) {
        agree(position);
    }
}
