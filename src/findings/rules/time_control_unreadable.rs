//! `time-control-unreadable`: the tag TimeControl holds something that is not a time control, neither as the PGN
//! standard writes it nor in words.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `time-control-unreadable`
pub const TIME_CONTROL_UNREADABLE: &Rule = &rule!("K002" "time-control-unreadable" Warning);
