//! `bridge-revoke-flag-wrong`: `^R` marks a card that is not a revoke.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-revoke-flag-wrong`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_REVOKE_FLAG_WRONG: &Rule = &rule!("B057" "bridge-revoke-flag-wrong" Error);
