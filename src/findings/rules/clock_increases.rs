//! `clock-increases`: a player's clock shows more after a move than after the previous one, and by more than the time
//! control adds for a move.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `clock-increases`
pub const CLOCK_INCREASES: &Rule = &rule!("K001" "clock-increases" Warning);
