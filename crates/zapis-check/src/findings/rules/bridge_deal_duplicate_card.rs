//! `bridge-deal-duplicate-card`: a card occurs twice in the deal.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-duplicate-card`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_DUPLICATE_CARD: &Rule = &rule!("B024" "bridge-deal-duplicate-card" Error);
