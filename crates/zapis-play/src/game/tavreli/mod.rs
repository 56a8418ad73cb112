//! The implementation of Tavreli for replay.

mod arbiter;
mod board;
mod choose;
mod display;
mod notation;
mod repetition;
mod rules;
mod tags;

use crate::tavreli::{Color, Position};

use super::side::Side;
use super::{Game, SlowPath};

/// Options for records of Tavreli.
#[derive(Clone, Debug, Default)]
pub struct Tavreli {
    /// The position of records that name none.
    pub default_start: Option<Position>,
    /// Whether the game was selected by the user, so that the records need not state it.
    pub is_stated: bool,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl Game for Tavreli {
    type Fast = SlowPath;
}
