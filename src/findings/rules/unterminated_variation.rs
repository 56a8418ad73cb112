//! `unterminated-variation`: a variation is opened with `(` and no `)` closes it before the record ends.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unterminated-variation`
pub const UNTERMINATED_VARIATION: &Rule = &rule!("T003" "unterminated-variation" Error);
