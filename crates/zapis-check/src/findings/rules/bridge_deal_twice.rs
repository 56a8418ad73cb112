//! `bridge-deal-twice`: the deal occurs under another board number of the event, too.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-twice`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_TWICE: &Rule = &rule!("B089" "bridge-deal-twice" Note);
