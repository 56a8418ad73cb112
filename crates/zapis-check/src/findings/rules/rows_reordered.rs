//! `rows-reordered`: the moves are not in the order of play in the text: two columns side by side, one column after the
//! other, a row that a scanner has moved elsewhere.

use crate::findings::draft::Draft;
use crate::findings::rules::ROWS_REORDERED;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for rows that were read in another order than in the text.
pub(in crate::findings) fn finding(span: Span) -> Draft {
    Draft::new(ROWS_REORDERED, span, message!("rows-reordered")).with_help(message!("rows-reordered-help"))
}
