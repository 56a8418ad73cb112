//! `result-contradicts-forfeit`: by its `Termination` tag or its last comment the game ended by a fallen flag or by
//! illegal moves, and it is scored as a draw, although the opponent could still mate by some series of legal moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-forfeit`
pub const RESULT_CONTRADICTS_FORFEIT: &Rule = &rule!("O009" "result-contradicts-forfeit" Warning);
