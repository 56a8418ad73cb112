//! `result-unreadable`: the Result tag holds something that is not a result of a game: it is empty, or says `2-0` or
//! `White wins`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-unreadable`
pub const RESULT_UNREADABLE: &Rule = &rule!("T026" "result-unreadable" Warning);
