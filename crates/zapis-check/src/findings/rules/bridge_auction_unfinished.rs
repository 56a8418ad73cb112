//! `bridge-auction-unfinished`: the auction does not end, and there is no `*` or `+` to mark it as incomplete.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-unfinished`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_UNFINISHED: &Rule = &rule!("B034" "bridge-auction-unfinished" Error);
