//! `result-mismatch`: the Result tag and the termination marker at the end of the moves give two different results.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-mismatch`
pub const RESULT_MISMATCH: &Rule = &rule!("O001" "result-mismatch" Error);
