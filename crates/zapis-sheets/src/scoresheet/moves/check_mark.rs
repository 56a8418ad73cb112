//! The check mark of a move, found without playing it if possible.

use crate::chess::{CheckSuffix, Move, Position, Role, attacks};

pub(crate) fn mark_of(position: &Position, mv: Move) -> CheckSuffix {
    let (us, king) = (position.turn(), position.king(!position.turn()));
    if mv.is_normal() {
        let (from, to) = (mv.from(), mv.to());
        let occupied = position.occupied().without(from.into());
        let is_direct = position.role_at(from).is_some_and(|role| attacks::of(role, us, to, occupied).contains(king));
        let line = attacks::line(from, king);
        let may_open = !line.contains(to) && {
            let sliders = position.role(Role::Bishop) | position.role(Role::Rook) | position.role(Role::Queen);
            line.meets((sliders & position.color(us)).without(from.into()))
        };
        if !is_direct && !may_open {
            return CheckSuffix::None;
        }
    }
    let mut after = position.clone();
    after.play(mv);
    after.check_mark()
}
