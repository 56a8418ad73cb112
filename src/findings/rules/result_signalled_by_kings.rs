//! `result-signalled-by-kings`: the last moves of the record are no moves: the arbiter put one king or both in the
//! center to tell an electronic board how the game ended, and the board wrote it down.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-signalled-by-kings`
pub const RESULT_SIGNALLED_BY_KINGS: &Rule = &rule!("O014" "result-signalled-by-kings" Warning);
