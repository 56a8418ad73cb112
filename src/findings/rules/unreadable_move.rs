//! `unreadable-move`: there is something where a move must be, but no notation the program knows can read it.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unreadable-move`
pub const UNREADABLE_MOVE: &Rule = &rule!("T001" "unreadable-move" Error);
