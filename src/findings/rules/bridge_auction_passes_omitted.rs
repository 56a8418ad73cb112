//! `bridge-auction-passes-omitted`: passes at the beginning of the auction are left out: declarer and play fit an
//! auction that begins later.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-auction-passes-omitted`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AUCTION_PASSES_OMITTED: &Rule = &rule!("B037" "bridge-auction-passes-omitted" Warning);
