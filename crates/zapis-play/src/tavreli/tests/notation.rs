//! The accepted spellings of moves.

use crate::tavreli::{CastlingSide, Files, MoveSuffix, Shape, Square, Way, read_move};

#[test]
fn every_way_to_write_a_move_is_read() {
    use Files::{Cyrillic, Latin};
    let squares = |word: &str, files| match read_move(word, files).map(|written| written.shape) {
        Some(Shape::Squares { from, to, count, way }) => Some((from.to_string(), to.to_string(), count, way)),
        _ => None,
    };
    let read = |from: &str, to: &str, count, way| Some((from.to_owned(), to.to_owned(), count, way));
    for (word, files, expected) in [
        ("e2-e4", Latin, read("e2", "e4", None, Way::Dash)),
        ("e2e4", Latin, read("e2", "e4", None, Way::Nothing)),
        ("E2 – E4", Latin, read("e2", "e4", None, Way::Dash)),
        ("h1xh2", Latin, read("h1", "h2", None, Way::Build)),
        ("h1:h2", Latin, read("h1", "h2", None, Way::Build)),
        ("h1хh2", Latin, read("h1", "h2", None, Way::Build)),
        ("h1×h2+", Latin, read("h1", "h2", None, Way::Build)),
        ("(1)h2-h1", Latin, read("h2", "h1", Some(1), Way::Dash)),
        ("h2(1)-h1", Latin, read("h2", "h1", Some(1), Way::Dash)),
        ("a3(2)xc3+", Latin, read("a3", "c3", Some(2), Way::Build)),
        ("(99999999999)a3-c3", Latin, read("a3", "c3", Some(u32::MAX), Way::Dash)),
        ("е2-с3", Latin, read("e2", "c3", None, Way::Dash)),
        ("е2-е4", Cyrillic, read("f2", "f4", None, Way::Dash)),
        ("(2)в7—б8", Cyrillic, read("c7", "b8", Some(2), Way::Dash)),
        ("з1хз2", Cyrillic, read("h1", "h2", None, Way::Build)),
        ("б8-d6", Cyrillic, None),
        ("б8-d6", Latin, None),
        ("e2-e9", Latin, None),
        ("e2-", Latin, None),
        ("(2)(2)e2-e4", Latin, None),
        ("(1)e2(1)-e4", Latin, None),
        ("()e2-e4", Latin, None),
        ("(1)0-0", Latin, None),
    ] {
        assert_eq!(squares(word, files), expected, "{word}");
    }
}

#[test]
fn castling_and_marks_are_read() {
    for (word, castling_side, mark) in [
        ("0-0", CastlingSide::Short, MoveSuffix::None),
        ("O-O-O+", CastlingSide::Long, MoveSuffix::Check),
        ("О—О", CastlingSide::Short, MoveSuffix::None),
        ("0-0-0++", CastlingSide::Long, MoveSuffix::Mate),
        ("0-0#", CastlingSide::Short, MoveSuffix::Mate),
    ] {
        let read = read_move(word, Files::Latin).map(|written| (written.shape, written.mark));
        assert_eq!(read, Some((Shape::Castling(castling_side), mark)), "{word}");
    }
    for (word, mark) in [
        ("a1-a2x", MoveSuffix::End),
        ("a1-a2+ +", MoveSuffix::Mate),
        ("a1xa2х", MoveSuffix::End),
        ("a1xa2+", MoveSuffix::Check),
    ] {
        assert_eq!(read_move(word, Files::Latin).map(|written| written.mark), Some(mark), "{word}");
    }
    assert_eq!(Square::from_index(64), None);
}
