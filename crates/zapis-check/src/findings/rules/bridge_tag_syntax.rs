//! `bridge-tag-syntax`: a tag pair cannot be read: a quote or a bracket is missing.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-tag-syntax`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TAG_SYNTAX: &Rule = &rule!("B001" "bridge-tag-syntax" Error);
