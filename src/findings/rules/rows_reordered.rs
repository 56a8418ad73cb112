//! `rows-reordered`: the moves do not stand in the order of play in the text: two columns side by side, one column
//! behind the other, a row that a scanner has put elsewhere.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `rows-reordered`
pub const ROWS_REORDERED: &Rule = &rule!("T019" "rows-reordered" Note);
