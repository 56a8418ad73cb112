//! Tavreli as replay sees it.

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

/// Holds what is asked of records of Tavreli.
#[derive(Clone, Debug, Default)]
pub struct Tavreli {
    /// The position of records that name none.
    pub default_start: Option<Position>,
    /// Whether somebody has said that the records are of Tavreli, so that they need not say it.
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
