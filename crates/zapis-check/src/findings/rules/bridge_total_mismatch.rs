//! `bridge-total-mismatch`: the total of a pair differs from the sum of its boards.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-total-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TOTAL_MISMATCH: &Rule = &rule!("B084" "bridge-total-mismatch" Warning);
