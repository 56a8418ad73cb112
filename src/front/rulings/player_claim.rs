//! A claim of a draw that a player makes.

use crate::game::Side;
use crate::laws::TimeClass;

/// A claim that a player makes: when, by whom, and with which move.
///
/// ```
/// use zapis::{PlayerClaim, Side};
/// let on_the_board = PlayerClaim::on_board(8, Side::White);
/// let with_a_move = PlayerClaim::with_move(9, Side::White, "Nf3").in_record(3);
/// let at_26_of_black = PlayerClaim::on_board(0, Side::White).at_move(26, Side::Black);
/// # let _ = (on_the_board, with_a_move, at_26_of_black);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerClaim {
    pub(crate) at: u32,
    /// The number of the move and its side, if the ply is not counted yet.
    pub(crate) numbered: Option<(u32, Side)>,
    pub(crate) by: Side,
    pub(crate) written: Option<String>,
    pub(crate) record: Option<u64>,
    pub(crate) time_class: Option<TimeClass>,
    pub(crate) is_quickplay: bool,
}

impl PlayerClaim {
    /// Creates a claim that the position on the board after a ply is drawn; ply 0 is the start.
    #[must_use]
    pub const fn on_board(after_ply: u32, by: Side) -> Self {
        Self { at: after_ply, numbered: None, by, written: None, record: None, time_class: None, is_quickplay: false }
    }

    /// Creates a claim with the move that the player has written and declared, in any notation; the ply is the one
    /// about to be played, from 1.
    #[must_use]
    pub fn with_move(ply: u32, by: Side, written: impl Into<String>) -> Self {
        Self { written: Some(written.into()), ..Self::on_board(ply, by) }
    }

    /// Creates a claim in a quickplay finish, after a ply: that the opponent cannot win by normal means, or makes no
    /// effort to.
    #[must_use]
    pub fn in_quickplay_finish(after_ply: u32, by: Side) -> Self {
        Self { is_quickplay: true, ..Self::on_board(after_ply, by) }
    }

    /// Sets when the claim is made by the number of a move: `26...` is the 26th move of Black. This replaces the ply.
    #[must_use]
    pub const fn at_move(mut self, number: u32, side: Side) -> Self {
        self.numbered = Some((number, side));
        self.counted_from((1, Side::White))
    }

    /// Computes the ply of a move by its number in a game that begins with this move.
    pub(crate) const fn counted_from(mut self, (first, to_move): (u32, Side)) -> Self {
        if let Some((number, side)) = self.numbered {
            let before = number.saturating_sub(first).saturating_mul(2) + matches!(side, Side::Black) as u32;
            self.at = (before + 1).saturating_sub(matches!(to_move, Side::Black) as u32);
        }
        self
    }

    /// Sets the record of the input, counted across all files from 1; required if there are several.
    #[must_use]
    pub const fn in_record(mut self, number: u64) -> Self {
        self.record = Some(number);
        self
    }

    /// Sets the class of the time control, which decides the penalty for an incorrect claim; by default that of the
    /// record.
    #[must_use]
    pub const fn at_time_class(mut self, time_class: TimeClass) -> Self {
        self.time_class = Some(time_class);
        self
    }

    /// Returns the number of plies before the claim.
    pub(crate) fn n_before(&self) -> u32 {
        self.at.saturating_sub(u32::from(self.written.is_some()))
    }
}
