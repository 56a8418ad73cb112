//! `elapsed-time-differs`: the time a move took, `[%emt]`, is not the time that the player's clock lost meanwhile, by
//! more than the increment and two seconds.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `elapsed-time-differs`
pub const ELAPSED_TIME_DIFFERS: &Rule = &rule!("K005" "elapsed-time-differs" Note);
