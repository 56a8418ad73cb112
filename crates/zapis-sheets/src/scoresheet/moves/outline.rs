//! What decides the spelling of a chess move, in any notation.

use crate::chess::{CheckSuffix, Color, Move, Position, Role, disambiguation};

use super::check_mark::mark_of;
use super::template::CheckMark;

/// What decides the spelling of a move, packed; moves with the same outline are written alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOutline {
    mv: u16,
    role: u8,
    flags: u8,
    taken: Option<Role>,
    mark: CheckMark,
}

pub(super) const CAPTURES: u8 = 1;
pub(super) const NEEDS_FILE: u8 = 2;
pub(super) const NEEDS_RANK: u8 = 4;
pub(super) const IS_BLACK: u8 = 8;
pub(super) const NEEDS_BOARD_SIDE: u8 = 16;
pub(super) const IS_EN_PASSANT: u8 = 32;

impl MoveOutline {
    pub(super) fn of(position: &Position, mv: Move) -> Self {
        let role = position.role_at(mv.from()).unwrap_or(Role::Pawn);
        let (file, rank) = disambiguation(position, mv);
        let mut flags = if position.is_capture(mv) && !mv.is_castle() { CAPTURES } else { 0 };
        flags |= if file.is_some() { NEEDS_FILE } else { 0 };
        flags |= if rank.is_some() { NEEDS_RANK } else { 0 };
        let role = u8::try_from(role.index()).unwrap_or(0);
        flags |= if position.turn() == Color::Black { IS_BLACK } else { 0 };
        flags |= if mv.is_en_passant() { IS_EN_PASSANT } else { 0 };
        let taken = if flags & CAPTURES == 0 { None } else { position.role_at(mv.to()).or(Some(Role::Pawn)) };
        let mark = match mark_of(position, mv) {
            CheckSuffix::None => CheckMark::None,
            CheckSuffix::Check | CheckSuffix::Double => CheckMark::Check,
            CheckSuffix::Mate => CheckMark::Mate,
        };
        Self { mv: mv.to_bits(), role, flags, taken, mark }
    }

    pub(super) const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub(super) const fn mv(self) -> Move {
        Move::from_bits(self.mv)
    }

    /// Returns the captured piece.
    pub(super) const fn taken(self) -> Option<Role> {
        self.taken
    }

    /// Returns the check mark.
    pub(super) const fn mark(self) -> CheckMark {
        self.mark
    }

    /// Marks that another piece of the same kind can go to the same square on the other side of the board.
    pub(super) const fn needing_board_side(self) -> Self {
        Self { flags: self.flags | NEEDS_BOARD_SIDE, ..self }
    }

    /// Returns the moving piece.
    pub(super) fn role(self) -> Role {
        Role::ALL.into_iter().find(|role| role.index() == usize::from(self.role)).unwrap_or(Role::Pawn)
    }
}
