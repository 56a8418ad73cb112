//! `event-doubtful`: it is uncertain whether records are of one event or of two.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `event-doubtful`; it is found across records, in `crates/zapis-archive/src/database/event_verdict.rs`.
pub const EVENT_DOUBTFUL: &Rule = &rule!("A020" "event-doubtful" Warning);
