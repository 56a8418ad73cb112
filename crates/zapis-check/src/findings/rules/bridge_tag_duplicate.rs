//! `bridge-tag-duplicate`: a tag occurs twice in one game.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-tag-duplicate`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_TAG_DUPLICATE: &Rule = &rule!("B004" "bridge-tag-duplicate" Warning);
