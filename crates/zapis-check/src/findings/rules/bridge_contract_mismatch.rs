//! `bridge-contract-mismatch`: the Contract tag differs from the contract of the auction.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-contract-mismatch`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_CONTRACT_MISMATCH: &Rule = &rule!("B039" "bridge-contract-mismatch" Error);
