//! `bridge-score-mismatch`: the score differs from that of contract, result and vulnerability.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-score-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_SCORE_MISMATCH: &Rule = &rule!("B063" "bridge-score-mismatch" Warning);
