//! `bridge-lin-seats`: the number of player names is neither four nor eight.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-lin-seats`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LIN_SEATS: &Rule = &rule!("B071" "bridge-lin-seats" Warning);
