//! `prose-passed-over`: a scoresheet, a book page or a message holds words that are neither moves nor headings, and
//! the program has taken them for prose.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `prose-passed-over`
pub const PROSE_PASSED_OVER: &Rule = &rule!("T018" "prose-passed-over" Note);
