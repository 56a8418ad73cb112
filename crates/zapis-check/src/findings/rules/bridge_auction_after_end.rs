//! `bridge-auction-after-end`: there is a call after the end of the auction.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-after-end`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_AFTER_END: &Rule = &rule!("B033" "bridge-auction-after-end" Error);
