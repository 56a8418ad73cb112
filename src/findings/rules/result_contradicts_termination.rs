//! `result-contradicts-termination`: the `Termination` tag says who won, or that the game was drawn, and the result
//! says something else.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-termination`
pub const RESULT_CONTRADICTS_TERMINATION: &Rule = &rule!("O010" "result-contradicts-termination" Error);
