//! `bridge-tag-unknown`: a tag is not in the standard, or a value is not in the standard's list for its tag.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-tag-unknown`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TAG_UNKNOWN: &Rule = &rule!("B005" "bridge-tag-unknown" Note);
