//! `bridge-deal-suit-count`: a hand does not have four suits; a void is written too: `AK..QJ.T9`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-suit-count`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_SUIT_COUNT: &Rule = &rule!("B022" "bridge-deal-suit-count" Error);
