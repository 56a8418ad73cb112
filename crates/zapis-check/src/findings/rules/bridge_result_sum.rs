//! `bridge-result-sum`: the tricks of both sides do not add up to 13.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-result-sum`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_RESULT_SUM: &Rule = &rule!("B061" "bridge-result-sum" Error);
