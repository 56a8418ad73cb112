//! `bridge-dialect`: the file spells something as programs do and the standard does not: `1N`, `PASS`, `3N`, stars
//! of alerts.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-dialect`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DIALECT: &Rule = &rule!("B010" "bridge-dialect" Note);
