//! `malformed-tag`: a line begins like a tag pair but is not one: a quote or a bracket is missing, the name is not a
//! name, or a quote inside the value is not written as `\"`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `malformed-tag`
pub const MALFORMED_TAG: &Rule = &rule!("T005" "malformed-tag" Error);
