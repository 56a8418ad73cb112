//! `bridge-tag-value`: the value of a tag is invalid.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-tag-value`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TAG_VALUE: &Rule = &rule!("B006" "bridge-tag-value" Error);
