//! `date-outside-event`: the date of a record is before its event began, or years away from all other games of its
//! event.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `date-outside-event`; it is found across records, in `crates/zapis-archive/src/database/event_check.rs`.
pub const DATE_OUTSIDE_EVENT: &Rule = &rule!("A013" "date-outside-event" Warning);
