//! `bridge-result-flag`: `^` states that a result differs from the play, but it does not.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-result-flag`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_RESULT_FLAG: &Rule = &rule!("B062" "bridge-result-flag" Error);
