//! `bridge-par`: the score of best bidding and best play is another than the record says.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-par`; it is found in `crates/zapis-bridge`, where the search is asked for.
pub const BRIDGE_PAR: &Rule = &rule!("B091" "bridge-par" Warning);
