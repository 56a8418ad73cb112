//! Resolves two squares, `g1f3` or `Ng1-f3`, in one step, as [`super::packed`] does for SAN words.

use super::attacks::{between, reach};
use super::moves::Move;
use super::packed::Origin;
use super::piece::Role;
use super::position::Position;
use super::square::Square;

impl Position {
    /// Resolves the move from one square to another; `None` for moves that are not legal or need a second look.
    ///
    /// With a role only a piece of that kind is meant; without one any piece, and castling by the king's squares is
    /// left to [`Position::resolve`].
    #[must_use]
    #[inline]
    pub fn packed_squares(
        &self,
        role: Option<Role>,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let own = self.color(self.turn());
        let standing = self.role_at(from)?;
        if !own.contains(from) || own.contains(to) || role.is_some_and(|role| role != standing) {
            return None;
        }
        match standing {
            Role::Pawn => {
                let mv = if from.file() == to.file() {
                    self.packed_push(to, promotion)?
                } else {
                    self.packed_pawn_capture(Origin::of_file(from.file()), to, promotion)?
                };
                (mv.from() == from).then_some(mv)
            }
            _ if promotion.is_some() => None,
            Role::King => {
                let is_step = reach(from).of(Role::King).contains(to);
                (is_step && self.king_may_step(from, to)).then(|| Move::normal(from, to))
            }
            _ => {
                let reaches = reach(from).of(standing).contains(to) && !between(from, to).meets(self.occupied());
                (reaches && self.leaves_king_safe(from, to)).then(|| Move::normal(from, to))
            }
        }
    }
}
