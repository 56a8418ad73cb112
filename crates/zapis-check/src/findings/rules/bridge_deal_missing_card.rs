//! `bridge-deal-missing-card`: a card is in no hand, and a hand has fewer than 13.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-missing-card`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_MISSING_CARD: &Rule = &rule!("B025" "bridge-deal-missing-card" Error);
