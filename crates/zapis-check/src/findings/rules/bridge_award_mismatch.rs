//! `bridge-award-mismatch`: the value of an adjusted score differs from the director's award.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-award-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AWARD_MISMATCH: &Rule = &rule!("B083" "bridge-award-mismatch" Warning);
