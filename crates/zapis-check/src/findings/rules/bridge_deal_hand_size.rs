//! `bridge-deal-hand-size`: a hand has more than 13 cards, or a different number than the other hands.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-hand-size`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_HAND_SIZE: &Rule = &rule!("B023" "bridge-deal-hand-size" Error);
