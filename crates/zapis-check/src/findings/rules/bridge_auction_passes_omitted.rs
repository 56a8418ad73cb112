//! `bridge-auction-passes-omitted`: leading passes of the auction are omitted: declarer and play match an auction that
//! begins later.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-passes-omitted`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_PASSES_OMITTED: &Rule = &rule!("B037" "bridge-auction-passes-omitted" Warning);
