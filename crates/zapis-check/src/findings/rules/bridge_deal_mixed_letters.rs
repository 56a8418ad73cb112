//! `bridge-deal-mixed-letters`: a hand mixes Latin and Cyrillic letters.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-mixed-letters`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_MIXED_LETTERS: &Rule = &rule!("B026" "bridge-deal-mixed-letters" Error);
