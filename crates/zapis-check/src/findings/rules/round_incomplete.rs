//! `round-incomplete`: games of an event are missing: a round has fewer than possible, two players of a round robin
//! have not met, a board between others is missing, or a match of a knock-out has no winner or its winner no next
//! match.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `round-incomplete`; it is found across records, in `crates/zapis-archive/src/database/event_check.rs`.
pub const ROUND_INCOMPLETE: &Rule = &rule!("A011" "round-incomplete" Warning);
