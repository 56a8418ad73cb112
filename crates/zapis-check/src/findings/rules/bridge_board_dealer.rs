//! `bridge-board-dealer`: the dealer does not match the board number.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-board-dealer`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_BOARD_DEALER: &Rule = &rule!("B027" "bridge-board-dealer" Warning);
