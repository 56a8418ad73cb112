//! `bridge-table-score`: a row of a table of results has a score that differs from that of its contract and result.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-table-score`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TABLE_SCORE: &Rule = &rule!("B080" "bridge-table-score" Warning);
