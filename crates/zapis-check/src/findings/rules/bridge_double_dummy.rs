//! `bridge-double-dummy`: the double-dummy tricks differ from those in the record.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-double-dummy`; it is found in `crates/zapis-bridge`, if the analysis is requested.
pub const BRIDGE_DOUBLE_DUMMY: &Rule = &rule!("B090" "bridge-double-dummy" Warning);
