//! `bridge-total-mismatch`: the total of a pair is another than its boards give.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-total-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TOTAL_MISMATCH: &Rule = &rule!("B084" "bridge-total-mismatch" Warning);
