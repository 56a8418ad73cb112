//! `illegal-move`: the move was read, and in this position it is not legal: no such piece can go there, the way is
//! blocked, or the king would stand in check after it.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `illegal-move`
pub const ILLEGAL_MOVE: &Rule = &rule!("R001" "illegal-move" Error);
