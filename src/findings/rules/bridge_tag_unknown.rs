//! `bridge-tag-unknown`: the standard does not have a tag, or a value of a tag whose values it lists.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-tag-unknown`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TAG_UNKNOWN: &Rule = &rule!("B005" "bridge-tag-unknown" Note);
