//! `bridge-text-outside`: there is text outside of tags, comments and sections.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-text-outside`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TEXT_OUTSIDE: &Rule = &rule!("B002" "bridge-text-outside" Warning);
