//! `position-passed-over`: a page lists the pieces of more than one position, and after this list there are no moves
//! before the next position begins or the page ends.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `position-passed-over`
pub const POSITION_PASSED_OVER: &Rule = &rule!("T024" "position-passed-over" Warning);
