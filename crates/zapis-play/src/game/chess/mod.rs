//! The implementation of chess and Chess960 for replay.

mod arbiter;
mod articles;
mod choose;
mod display;
mod fast_path;
mod fragment;
mod letters;
mod notation;
mod notations;
mod other_games;
mod packed;
#[cfg(test)]
mod packed_tests;
pub(super) mod readings;
mod repetition;
mod rules;
mod start;
mod words;
mod wrong_arrays;

use crate::chess::{CastlingMode, Color, Position};

use super::side::Side;

/// Options for chess records: the start position if they do not state one, and the castling rules.
#[derive(Clone, Debug, Default)]
pub struct Chess {
    /// The position of records that name none.
    pub default_start: Option<Position>,
    /// The castling rules, or `None` to take them from the record.
    pub mode: Option<CastlingMode>,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}
