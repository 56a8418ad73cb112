//! `bridge-deck-result`: results of a deal that is not 52 different cards are compared.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deck-result`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DECK_RESULT: &Rule = &rule!("B087" "bridge-deck-result" Warning);
