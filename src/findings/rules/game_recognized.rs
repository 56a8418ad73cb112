//! `game-recognized`: no tag names the game, and the moves are those of another game than chess: all of them go from
//! square to square, and some count the pieces that are taken from a tower, as only Tavreli does.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `game-recognized`
pub const GAME_RECOGNIZED: &Rule = &rule!("T023" "game-recognized" Warning);
