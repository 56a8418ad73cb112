//! `bridge-table`: a table does not match its heading: elements are missing, it contains a sign or a comment, or its
//! rows are in another order.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-table`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TABLE: &Rule = &rule!("B011" "bridge-table" Error);
