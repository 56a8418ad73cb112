//! `bridge-fouled-board`: the board was played with another deal at another table.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-fouled-board`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_FOULED_BOARD: &Rule = &rule!("B085" "bridge-fouled-board" Warning);
