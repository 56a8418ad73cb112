//! `clock-at-zero`: a player's clock shows zero, the game goes on, and the player makes another move.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `clock-at-zero`
pub const CLOCK_AT_ZERO: &Rule = &rule!("K004" "clock-at-zero" Note);
