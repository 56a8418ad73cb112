//! `check-mark-wrong`: the move has `+` or `#` but does not give check or mate.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `check-mark-wrong`
pub const CHECK_MARK_WRONG: &Rule = &rule!("R004" "check-mark-wrong" Warning);
