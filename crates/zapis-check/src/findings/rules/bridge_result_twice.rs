//! `bridge-result-twice`: the same players have a result of the board in another record, too.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-result-twice`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_RESULT_TWICE: &Rule = &rule!("B088" "bridge-result-twice" Warning);
