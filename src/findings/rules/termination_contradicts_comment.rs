//! `termination-contradicts-comment`: the record says twice how its game ended, and the two differ: its `Termination`
//! tag one thing, the comment behind its last move another.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `termination-contradicts-comment`
pub const TERMINATION_CONTRADICTS_COMMENT: &Rule = &rule!("O013" "termination-contradicts-comment" Warning);
