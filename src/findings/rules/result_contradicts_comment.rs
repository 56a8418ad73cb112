//! `result-contradicts-comment`: the comment behind the last move says who won, or that the game was drawn, but the
//! result says something else, or is left open.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-comment`
pub const RESULT_CONTRADICTS_COMMENT: &Rule = &rule!("O011" "result-contradicts-comment" Warning);
