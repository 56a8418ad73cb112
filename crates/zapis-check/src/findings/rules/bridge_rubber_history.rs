//! `bridge-rubber-history`: the games won by each side in the history of the rubber do not match the vulnerability of
//! the board.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-rubber-history`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_RUBBER_HISTORY: &Rule = &rule!("B017" "bridge-rubber-history" Error);
