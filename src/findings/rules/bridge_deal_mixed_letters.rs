//! `bridge-deal-mixed-letters`: latin and Cyrillic letters stand in one hand.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-mixed-letters`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_MIXED_LETTERS: &Rule = &rule!("B026" "bridge-deal-mixed-letters" Error);
