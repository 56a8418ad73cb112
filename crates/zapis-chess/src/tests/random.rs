//! Random games: play equals rebuilding from FEN, every SAN is unambiguous, and another implementation agrees.

use std::str::FromStr;

use fastrand::Rng;

use super::{position, written};
use crate::chess960::{arrangement, number_of_rank, starting_setup};
use crate::{
    CastlingMode, EnPassantField, FenStyle, Move, Position, Role, Square, Unresolved, parse_fen, write_fen, write_san,
};

/// Picks a move; captures by pieces are more likely than by chance, so that games open up.
fn pick(position: &Position, random: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves();
    let sharp: Vec<Move> =
        moves.iter().copied().filter(|mv| mv.is_castle() || mv.is_en_passant() || mv.promotion().is_some()).collect();
    if !sharp.is_empty() && random.bool() {
        return random.choice(sharp);
    }
    random.choice(&moves).copied()
}

/// Plays random games: a third of them standard, a third Chess960, a third with two arrangements.
pub(super) fn walk(n_games: usize, n_plies: usize, mut visit: impl FnMut(&Position, Move, &Position)) {
    let mut random = Rng::with_seed(20_260_421);
    for game in 0..n_games {
        let white = random.u16(..960);
        let (white, black) = match game % 3 {
            0 => (518, 518),
            1 => (white, white),
            _ => (white, random.u16(..960)),
        };
        let mode = if game % 3 == 0 { CastlingMode::Standard } else { CastlingMode::Chess960 };
        let (position, faults) = starting_setup(white, black).unwrap().position(mode);
        assert!(faults.is_empty(), "{white} {black}: {faults:?}");
        let mut position = position.unwrap();
        for _ in 0..n_plies {
            let Some(mv) = pick(&position, &mut random) else {
                break;
            };
            let mut after = position.clone();
            after.play(mv);
            visit(&position, mv, &after);
            position = after;
        }
    }
}

fn rebuilt(position: &Position, style: FenStyle) -> Position {
    let mut fen = Vec::new();
    write_fen(position, style, &mut fen);
    let (rebuilt, faults) = parse_fen(&fen).unwrap().position(position.mode());
    assert!(faults.is_empty(), "{}: {faults:?}", String::from_utf8_lossy(&fen));
    rebuilt.unwrap()
}

#[test]
fn a_played_position_is_the_one_its_fen_describes() {
    let always = FenStyle { en_passant: EnPassantField::Always, ..FenStyle::default() };
    walk(240, 160, |_, _, after| {
        for style in [FenStyle::default(), always] {
            let rebuilt = rebuilt(after, style);
            let fen = after.to_fen();
            assert_eq!(rebuilt.to_fen(), fen);
            assert_eq!(rebuilt.key(), after.key(), "{fen}");
            assert_eq!(rebuilt.checkers(), after.checkers(), "{fen}");
            assert_eq!((rebuilt.state.own_king, rebuilt.aimed()), (after.state.own_king, after.aimed()), "{fen}");
            assert_eq!(rebuilt.en_passant(), after.en_passant(), "{fen}");
            assert_eq!(rebuilt.castling_rooks(), after.castling_rooks(), "{fen}");
            assert!(rebuilt.is_same(after), "{fen}");
        }
    });
}

#[test]
fn the_key_is_the_same_whether_it_is_kept_or_forgotten() {
    walk(240, 160, |before, mv, after| {
        let mut forgotten = before.clone();
        forgotten.play_known(before.turn(), mv, before.role_number_at(mv.from()));
        assert_eq!(forgotten.state.known_key, 0);
        assert_eq!((after.state.known_key, after.key()), (after.computed_key(), forgotten.key()), "{}", after.to_fen());
        forgotten.play(Move::NULL);
        let mut kept = after.clone();
        kept.play(Move::NULL);
        assert_eq!(kept.key(), forgotten.key(), "{}", after.to_fen());
    });
}

#[test]
fn the_san_of_every_legal_move_means_that_move_alone_and_says_no_more_than_it_must() {
    walk(120, 120, |position, _, _| {
        let mut san = Vec::new();
        for mv in position.legal_moves() {
            san.clear();
            write_san(position, mv, None, &mut san);
            let text = std::str::from_utf8(&san).unwrap();
            let resolved = position.resolve(&written(text));
            let resolved = resolved.unwrap_or_else(|error| {
                panic!("{text} in {}: {error:?}", position.to_fen());
            });
            assert_eq!(resolved.mv, mv, "{text} in {}", position.to_fen());
            assert!(!resolved.overspecified, "{text} in {}", position.to_fen());
        }
    });
}

#[test]
fn a_bare_piece_move_is_ambiguous_exactly_if_several_are_legal() {
    walk(60, 120, |position, _, _| {
        let legal = position.legal_moves();
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            for to in (0..64).filter_map(Square::from_index) {
                let mut expected: Vec<Move> = legal
                    .iter()
                    .copied()
                    .filter(|mv| !mv.is_castle() && mv.to() == to && position.role_at(mv.from()) == Some(role))
                    .collect();
                expected.sort();
                let bare = format!("{}{to}", char::from(role.letter()));
                let mut found = match position.resolve(&written(&bare)) {
                    Ok(resolved) => vec![resolved.mv],
                    Err(Unresolved::Illegal) => Vec::new(),
                    Err(Unresolved::Ambiguous(moves)) => moves.to_vec(),
                };
                found.sort();
                assert_eq!(found, expected, "{bare} in {}", position.to_fen());
            }
        }
    });
}

/// Writes a FEN as cozy-chess reads it: rook files for rights in Chess960.
fn cozy(position: &Position) -> cozy_chess::Board {
    let style = FenStyle { castling: crate::CastlingField::Files, en_passant: EnPassantField::Legal };
    let mut fen = Vec::new();
    write_fen(position, style, &mut fen);
    let fen = String::from_utf8(fen).unwrap();
    cozy_chess::Board::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Converts one of our moves into one of theirs; both write castling as king takes rook.
fn to_cozy(mv: Move) -> cozy_chess::Move {
    let square = |s: Square| cozy_chess::Square::from_str(&s.to_string()).unwrap();
    cozy_chess::Move {
        from: square(mv.from()),
        to: square(mv.to()),
        promotion: mv.promotion().map(|role| cozy_chess::Piece::try_index(role.index()).unwrap()),
    }
}

#[test]
fn another_implementation_lists_the_same_moves_and_checkers() {
    walk(300, 160, |position, mv, after| {
        let theirs = cozy(position);
        let mut expected = Vec::new();
        theirs.generate_moves(|moves| {
            expected.extend(moves.into_iter().map(|mv| mv.to_string()));
            false
        });
        let mut found: Vec<String> = position.legal_moves().into_iter().map(|mv| to_cozy(mv).to_string()).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{}", position.to_fen());
        let mut theirs = theirs;
        theirs.play(to_cozy(mv));
        assert_eq!(theirs.checkers().0, after.checkers().0, "{}", after.to_fen());
        assert_eq!(theirs.colors(cozy_chess::Color::White).0, after.color(crate::Color::White).0);
        // They count enemy pieces on the line too.
        let own = after.color(after.turn()).0;
        assert_eq!(theirs.pinned().0 & own, after.pinned().0, "{}", after.to_fen());
    });
}

#[test]
fn the_arrangements_have_their_known_numbers() {
    assert_eq!(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -").to_fen(), {
        let (start, _) = starting_setup(518, 518).unwrap().position(CastlingMode::Standard);
        start.unwrap().to_fen()
    });
    let letters =
        |number| -> String { arrangement(number).unwrap().iter().map(|role| char::from(role.letter())).collect() };
    assert_eq!(letters(0), "BBQNNRKR");
    assert_eq!(letters(959), "RKRNNQBB");
    assert_eq!(letters(518), "RNBQKBNR");
    for number in [0, 1, 517, 518, 700, 959] {
        assert_eq!(number_of_rank(arrangement(number).unwrap()), Some(number));
    }
    assert_eq!(arrangement(960), None);
    let mut all: Vec<String> = (0..960).map(letters).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 960);
    for rank in all {
        let rook = rank.find('R').unwrap();
        assert!((rook..rank.rfind('R').unwrap()).contains(&rank.find('K').unwrap()));
        assert_ne!(rank.find('B').unwrap() % 2, rank.rfind('B').unwrap() % 2);
    }
}
