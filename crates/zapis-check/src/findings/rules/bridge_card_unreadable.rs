//! `bridge-card-unreadable`: a word of the play is not a card.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-card-unreadable`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_CARD_UNREADABLE: &Rule = &rule!("B050" "bridge-card-unreadable" Error);
