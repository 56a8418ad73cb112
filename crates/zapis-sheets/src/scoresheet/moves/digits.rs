//! Chess moves by their squares alone: in the digits of correspondence chess, and castling as the king's move.

use crate::chess::{CastlingSide, Role, Square};

use super::outline::MoveOutline;
use super::template::{PartRole, Template, finish, put};
use crate::scoresheet::damage::confusions::Costs;

/// The promotions, by the fifth digit from 1 on.
const PROMOTIONS: [(Role, char); 4] = [(Role::Queen, '1'), (Role::Rook, '2'), (Role::Bishop, '3'), (Role::Knight, '4')];
/// The target files of a castling king.
const KING_ARRIVES: [(CastlingSide, usize); 2] = [(CastlingSide::King, 6), (CastlingSide::Queen, 2)];

/// Returns the characters of a move in digits: `5254`, `57581`; castling is the king's move.
pub(super) fn in_digits(outline: MoveOutline, costs: &Costs) -> Template {
    let mut parts = Template::new();
    let mv = outline.mv();
    let square = |square: Square| [digit(square.file().index()), square.rank().char()];
    let from = square(mv.from());
    let to = king_arrives(outline).map_or_else(|| square(mv.to()), |(file, rank)| [digit(file), rank]);
    for letter in from {
        put(&mut parts, letter, PartRole::Letter, costs.lost, 0.0);
    }
    put(&mut parts, '-', PartRole::Free, 0.0, 0.0);
    for letter in to {
        put(&mut parts, letter, PartRole::Letter, costs.lost, 0.0);
    }
    if let Some((promoted, digit)) = PROMOTIONS.iter().find(|(role, _)| mv.promotion() == Some(*role)) {
        let lost = if *promoted == Role::Queen { costs.promotion_lost } else { costs.lost };
        put(&mut parts, *digit, PartRole::Promotion, lost, 0.0);
    }
    put(&mut parts, ' ', PartRole::Space, costs.split, 0.0);
    parts
}

/// Returns the characters of castling as the king's move: `e1g1`.
pub(super) fn kings_move(outline: MoveOutline, costs: &Costs) -> Option<Template> {
    let (file, rank) = king_arrives(outline)?;
    let mut parts = Template::new();
    let from = outline.mv().from();
    put(&mut parts, from.file().char(), PartRole::Letter, costs.lost, 0.0);
    put(&mut parts, from.rank().char(), PartRole::Letter, costs.lost, 0.0);
    put(&mut parts, '-', PartRole::Free, 0.0, 0.0);
    let letter = (b'a'..=b'h').nth(file).map_or('g', char::from);
    put(&mut parts, letter, PartRole::Letter, costs.lost, 0.0);
    put(&mut parts, rank, PartRole::Letter, costs.lost, 0.0);
    finish(&mut parts, outline.mark(), costs);
    Some(parts)
}

/// Returns the target of a castling king: its file, from 0, and its rank.
fn king_arrives(outline: MoveOutline) -> Option<(usize, char)> {
    let castling_side = outline.mv().castling_side()?;
    let (_, file) = KING_ARRIVES.into_iter().find(|(known, _)| *known == castling_side)?;
    Some((file, outline.mv().from().rank().char()))
}

fn digit(index: usize) -> char {
    u32::try_from(index + 1).ok().and_then(|index| char::from_digit(index, 10)).unwrap_or('1')
}
