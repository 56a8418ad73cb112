//! `bridge-unclosed-comment`: a comment in braces has no end.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-unclosed-comment`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_UNCLOSED_COMMENT: &Rule = &rule!("B003" "bridge-unclosed-comment" Error);
