//! Two squares resolved in one step give the same move as in two steps.

use super::random::walk;
use crate::{Role, Shape, Square, WrittenMove};

#[test]
fn two_squares_mean_in_one_step_what_they_mean_in_two() {
    let mut n_quick = 0;
    walk(24, 60, |position, _, _| {
        let legal = position.legal_moves();
        for (from, to) in (0..64).flat_map(|from| (0..64).map(move |to| (from, to))) {
            let (from, to) = (Square::from_index(from).unwrap(), Square::from_index(to).unwrap());
            let is_near = legal.iter().any(|mv| mv.from() == from || mv.to() == to);
            for promotion in [None, Some(Role::Queen), Some(Role::Knight)].into_iter().filter(|_| is_near) {
                if let Some(mv) = position.packed_squares(None, from, to, promotion) {
                    let written = WrittenMove::plain(Shape::Coordinate { from, to, promotion });
                    assert_eq!(
                        position.resolve(&written).map(|found| found.mv).ok(),
                        Some(mv),
                        "{}",
                        position.to_fen()
                    );
                    n_quick += 1;
                }
            }
            for role in Role::ALL {
                if let Some(mv) = position.packed_squares(Some(role), from, to, None).filter(|_| role != Role::Pawn) {
                    let (file, rank) = (Some(from.file()), Some(from.rank()));
                    let written = WrittenMove::plain(Shape::Piece { role, file, rank, to });
                    let resolved = position.resolve(&written).unwrap();
                    assert_eq!((resolved.mv, resolved.overspecified), (mv, false), "{}", position.to_fen());
                }
            }
        }
        n_quick -= legal
            .iter()
            .filter(|mv| !mv.is_castle() && !matches!(mv.promotion(), Some(Role::Rook | Role::Bishop)))
            .count();
    });
    assert_eq!(n_quick, 0, "every legal move but castling is found, and no other");
}
