//! `bridge-dialect`: the file uses non-standard spellings of programs: `1N`, `PASS`, `3N`, stars for alerts.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-dialect`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DIALECT: &Rule = &rule!("B010" "bridge-dialect" Note);
