//! `bridge-comparison-mismatch`: matchpoints, IMPs or a percentage differ from those of the board's scores.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-comparison-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_COMPARISON_MISMATCH: &Rule = &rule!("B081" "bridge-comparison-mismatch" Warning);
