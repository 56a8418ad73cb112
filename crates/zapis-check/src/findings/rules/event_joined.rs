//! `event-joined`: records belong to an event although their tags name it differently: by a second spelling of its name
//! or place.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `event-joined`; it is found across records, in `crates/zapis-archive/src/database/joined_events.rs`.
pub const EVENT_JOINED: &Rule = &rule!("A017" "event-joined" Warning);
