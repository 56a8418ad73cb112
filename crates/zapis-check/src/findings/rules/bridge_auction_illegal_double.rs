//! `bridge-auction-illegal-double`: a player doubles something other than an undoubled bid of an opponent.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-illegal-double`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_ILLEGAL_DOUBLE: &Rule = &rule!("B031" "bridge-auction-illegal-double" Error);
