//! `duplicate-tag`: the same tag name occurs twice in one record.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `duplicate-tag`
pub const DUPLICATE_TAG: &Rule = &rule!("T006" "duplicate-tag" Warning);
