//! `result-contradicts-stalemate`: the last move is stalemate, and the record gives the game to one side or leaves it
//! open.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-stalemate`
pub const RESULT_CONTRADICTS_STALEMATE: &Rule = &rule!("O003" "result-contradicts-stalemate" Error);
