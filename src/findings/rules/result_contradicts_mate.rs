//! `result-contradicts-mate`: the last move is mate, and the record gives the game to the side that was mated, or
//! calls it a draw, or leaves it open.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-contradicts-mate`
pub const RESULT_CONTRADICTS_MATE: &Rule = &rule!("O002" "result-contradicts-mate" Error);
