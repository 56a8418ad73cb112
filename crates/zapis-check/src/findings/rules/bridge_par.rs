//! `bridge-par`: the par score differs from that in the record.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-par`; it is found in `crates/zapis-bridge`, if the analysis is requested.
pub const BRIDGE_PAR: &Rule = &rule!("B091" "bridge-par" Warning);
