//! `bridge-table`: a table is not as its heading says: elements are missing, a sign or a comment stands in it, or
//! its rows are in another order.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-table`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TABLE: &Rule = &rule!("B011" "bridge-table" Error);
