//! `bridge-board-conditions`: the board was played with another dealer or vulnerability at another table.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-board-conditions`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_BOARD_CONDITIONS: &Rule = &rule!("B086" "bridge-board-conditions" Warning);
