//! `bridge-board-dealer`: another player deals than the number of the board says.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-board-dealer`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_BOARD_DEALER: &Rule = &rule!("B027" "bridge-board-dealer" Warning);
