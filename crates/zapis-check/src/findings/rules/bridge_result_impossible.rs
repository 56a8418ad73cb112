//! `bridge-result-impossible`: declarer cannot have made this many tricks: the play shows more, or leaves fewer.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-result-impossible`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_RESULT_IMPOSSIBLE: &Rule = &rule!("B060" "bridge-result-impossible" Error);
