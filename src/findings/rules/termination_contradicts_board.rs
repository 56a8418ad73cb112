//! `termination-contradicts-board`: the record says in words why the game ended, and the final position says
//! something else: mate or stalemate that is not on the board, a position said to be dead in which somebody can mate,
//! the fifty-move rule after fewer moves, or a fallen flag, a resignation or an agreement after mate.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `termination-contradicts-board`
pub const TERMINATION_CONTRADICTS_BOARD: &Rule = &rule!("O012" "termination-contradicts-board" Warning);
