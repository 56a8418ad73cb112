//! `tag-misspelled`: the name of a tag is one of the standard but for its capitals: `[WHITE "…"]`, `[result "…"]`,
//! `[Whiteelo "…"]`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `tag-misspelled`
pub const TAG_MISSPELLED: &Rule = &rule!("T028" "tag-misspelled" Warning);
