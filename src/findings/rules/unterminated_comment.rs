//! `unterminated-comment`: a comment is opened with `{` and no `}` closes it before the record ends.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unterminated-comment`
pub const UNTERMINATED_COMMENT: &Rule = &rule!("T002" "unterminated-comment" Error);
