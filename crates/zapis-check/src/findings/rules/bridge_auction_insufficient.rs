//! `bridge-auction-insufficient`: a bid is not higher than the last one.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-insufficient`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_INSUFFICIENT: &Rule = &rule!("B030" "bridge-auction-insufficient" Error);
