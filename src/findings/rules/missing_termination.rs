//! `missing-termination`: the movetext ends without a result: no `1-0`, `0-1`, `1/2-1/2` or `*`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `missing-termination`
pub const MISSING_TERMINATION: &Rule = &rule!("T010" "missing-termination" Warning);
