//! `bridge-auction-not-dealer`: a player other than the dealer calls first.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-not-dealer`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_NOT_DEALER: &Rule = &rule!("B035" "bridge-auction-not-dealer" Error);
