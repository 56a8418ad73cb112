//! Invariants of every position that legal moves lead to.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::tavreli::{
    CastlingSide, Color, Demotion, Files, Identity, Piece, Position, Role, Square, parse_position, read_move, resolve,
    spelled, write_position,
};

fn squares() -> impl Iterator<Item = Square> {
    (0..64).filter_map(Square::from_index)
}

fn inventory(position: &Position) -> HashMap<Piece, usize> {
    let mut found = HashMap::new();
    for piece in squares().flat_map(|square| position.tower(square)) {
        *found.entry(piece.demoted()).or_default() += 1;
    }
    found
}

fn check(position: &Position) {
    assert_eq!(inventory(position), inventory(&Position::initial()));
    for square in squares() {
        let tower: Vec<Piece> = position.tower(square).collect();
        assert_eq!(tower.len(), usize::from(position.height(square)));
        assert_eq!(tower.first().copied(), position.top(square));
        for (index, piece) in tower.iter().enumerate() {
            assert!(index == 0 || piece.role() != Role::Volhv, "a volhv is a top");
        }
        if let Some(top) = tower.first() {
            let far = if top.color() == Color::White { 7 } else { 0 };
            assert!(!(top.is_warrior() && square.rank() == far), "a warrior on top of its far rank is promoted");
        }
    }
    for color in Color::ALL {
        let top = position.top(position.volhv(color));
        assert_eq!(top, Some(Piece::officer(color, Role::Volhv)));
        let (home, warriors) = if color == Color::White { (0, 1) } else { (7, 6) };
        for castling_side in
            CastlingSide::ALL.into_iter().filter(|castling_side| position.has_castling_right(color, *castling_side))
        {
            let corner = if castling_side == CastlingSide::Short { 7 } else { 0 };
            assert_eq!(position.bottom(Square::at(corner, home)), Some(Piece::officer(color, Role::Ratoborets)));
            assert_eq!(position.bottom(Square::at(4, home)), Some(Piece::officer(color, Role::Volhv)));
        }
        for file in (0..8).filter(|file| position.has_double_right(color, *file)) {
            let square = Square::at(file, warriors);
            assert_eq!(position.bottom(square), Position::initial().bottom(square));
        }
    }
    assert!(!position.is_attacked(position.turn().other()), "who has moved is not in check");
}

fn text_of(position: &Position) -> String {
    let mut text = Vec::new();
    write_position(position, &mut text);
    String::from_utf8(text).unwrap()
}

/// Plays a game by choices and checks each position.
fn play(choices: &[u16], demotion: Demotion, mut look: impl FnMut(&Position)) {
    let (position, _) = parse_position(&text_of(&Position::initial())).unwrap().position(demotion);
    let mut position = position.unwrap();
    for choice in choices {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        let captured = position.top(mv.to()).map(Piece::color).filter(|color| *color != position.turn());
        position.play(*mv);
        // The pieces below those that have landed; enemies that they carry may be on top of promoted warriors of their
        // own.
        let mut below = position.tower(mv.to()).skip(usize::from(mv.count()));
        assert!(below.all(|piece| !piece.is_promoted() || Some(piece.color()) != captured), "the captured are demoted");
        look(&position);
    }
}

/// White has put a tower with a black vsadnik in it onto its own promoted ratnik: nothing was captured.
#[test]
fn a_promoted_warrior_may_lie_under_enemies_that_its_own_side_carried() {
    let text = "3(bpn)N1(q+B)(+Nn+Q)/r(bpb)5(prpbr)/kn1pqB3/pr3ph3/6Q(NPR)/2PB1B2pn/PR2KPH2R/3(PNR)4 b - AE - 0 39";
    let (position, faults) = parse_position(text).unwrap().position(Demotion::ByEnemy);
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(text_of(&position.unwrap()), text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_rules_keep_what_they_promise(choices in proptest::collection::vec(any::<u16>(), 1..90), any_demotes: bool) {
        let demotion = if any_demotes { Demotion::ByAny } else { Demotion::ByEnemy };
        play(&choices, demotion, check);
    }

    #[test]
    fn positions_are_read_as_they_are_written(choices in proptest::collection::vec(any::<u16>(), 1..60)) {
        play(&choices, Demotion::ByEnemy, |position| {
            let text = text_of(position);
            let (read, faults) = parse_position(&text).unwrap().position(Demotion::ByEnemy);
            let read = read.unwrap_or_else(|| panic!("{text}: {faults:?}"));
            assert!(faults.is_empty(), "{text}: {faults:?}");
            assert_eq!(text_of(&read), text);
            assert_eq!((read.key(), read.identity()), (position.key(), position.identity()), "{text}");
        });
    }

    #[test]
    fn equal_keys_are_equal_positions(choices in proptest::collection::vec(0_u16..6, 1..120)) {
        let mut seen: HashMap<u64, Identity> = HashMap::new();
        play(&choices, Demotion::ByEnemy, |position| {
            let known = seen.entry(position.key()).or_insert_with(|| position.identity());
            assert_eq!(*known, position.identity());
        });
    }

    #[test]
    fn moves_are_read_as_they_are_written(choices in proptest::collection::vec(any::<u16>(), 1..40)) {
        play(&choices, Demotion::ByEnemy, |position| {
            for mv in position.legal_moves() {
                for files in Files::ALL {
                    let word = spelled(position, mv, files);
                    let written = read_move(&word, files).unwrap_or_else(|| panic!("{word}"));
                    assert_eq!(resolve(position, &written), Some((mv, false)), "{word}");
                }
            }
        });
    }

    #[test]
    fn no_position_string_brings_the_reader_down(text in "[KQRBNPHkqrbnph+()1-8/ w-]{0,120}") {
        if let Ok(setup) = parse_position(&text) {
            let _ = setup.position(Demotion::ByEnemy);
        }
    }
}
