//! `bridge-deal-syntax`: the Deal tag does not begin with a player, does not have four hands, or has too many blanks.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-syntax`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_SYNTAX: &Rule = &rule!("B020" "bridge-deal-syntax" Error);
