//! `bridge-double-dummy`: the tricks that are there when all cards are seen are others than the record says.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-double-dummy`; it is found in `crates/zapis-bridge`, where the search is asked for.
pub const BRIDGE_DOUBLE_DUMMY: &Rule = &rule!("B090" "bridge-double-dummy" Warning);
