//! `position-passed-over`: a page lists the pieces of more than one position, and after this list there are no moves
//! before the next position begins or the page ends.

use crate::findings::draft::Draft;
use crate::findings::rules::POSITION_PASSED_OVER;
use crate::l10n::message;
use crate::text::{Span, quote};

/// The maximum length of the omitted text shown.
const LONGEST_SHOWN: usize = 60;

/// Creates the finding for a list of pieces without moves after it.
pub(in crate::findings) fn finding(pieces: &str, span: Span) -> Draft {
    let first = quote(&pieces[..pieces.floor_char_boundary(LONGEST_SHOWN)]);
    Draft::new(POSITION_PASSED_OVER, span, message!("position-passed-over", pieces = first))
        .with_help(message!("position-passed-over-help"))
}
