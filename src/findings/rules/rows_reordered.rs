//! `rows-reordered`: the moves do not stand in the order of play in the text: two columns side by side, one column
//! behind the other, a row that a scanner has put elsewhere.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::Span;

/// `rows-reordered`
pub const ROWS_REORDERED: &Rule = &rule!("T019" "rows-reordered" Note);

/// Makes the finding of rows that were read in another order than they stand in.
pub(in crate::findings) fn finding(span: Span) -> Draft {
    Draft::new(ROWS_REORDERED, span, message!("rows-reordered")).with_help(message!("rows-reordered-help"))
}
