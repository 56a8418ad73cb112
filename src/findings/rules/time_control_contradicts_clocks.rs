//! `time-control-contradicts-clocks`: the clocks start with more time than the tag TimeControl gives.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `time-control-contradicts-clocks`
pub const TIME_CONTROL_CONTRADICTS_CLOCKS: &Rule = &rule!("K003" "time-control-contradicts-clocks" Warning);
