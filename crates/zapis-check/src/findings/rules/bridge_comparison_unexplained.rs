//! `bridge-comparison-unexplained`: no usual method of comparison gives the values of a table.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-comparison-unexplained`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_COMPARISON_UNEXPLAINED: &Rule = &rule!("B082" "bridge-comparison-unexplained" Note);
