//! `bridge-declarer-mismatch`: the Declarer tag differs from the declarer of the auction.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-declarer-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DECLARER_MISMATCH: &Rule = &rule!("B038" "bridge-declarer-mismatch" Error);
