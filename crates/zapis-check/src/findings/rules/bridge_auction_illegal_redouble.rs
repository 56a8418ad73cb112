//! `bridge-auction-illegal-redouble`: a player redoubles something other than a double by an opponent.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-illegal-redouble`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_ILLEGAL_REDOUBLE: &Rule = &rule!("B032" "bridge-auction-illegal-redouble" Error);
