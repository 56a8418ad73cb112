//! `move-number-wrong`: the number before a move is not the number of that move.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `move-number-wrong`
pub const MOVE_NUMBER_WRONG: &Rule = &rule!("R005" "move-number-wrong" Warning);
