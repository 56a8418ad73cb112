//! `result-contradicts-dead-position`: in the final position neither side can mate by any series of legal moves, and
//! the record gives the game to one side.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-dead-position`
pub const RESULT_CONTRADICTS_DEAD_POSITION: &Rule = &rule!("O004" "result-contradicts-dead-position" Error);
