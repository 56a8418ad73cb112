//! `position-passed-over`: a page lists the pieces of more than one position, and after this list there are no moves
//! before the next position begins or the page ends.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::{Span, quote};

/// `position-passed-over`
pub const POSITION_PASSED_OVER: &Rule = &rule!("T024" "position-passed-over" Warning);

/// So much of what was passed over is shown.
const LONGEST_SHOWN: usize = 60;

/// Makes the finding of a list of pieces behind which no move stands.
pub(in crate::findings) fn finding(pieces: &str, span: Span) -> Draft {
    let first = quote(&pieces[..pieces.floor_char_boundary(LONGEST_SHOWN)]);
    Draft::new(POSITION_PASSED_OVER, span, message!("position-passed-over", pieces = first))
        .with_help(message!("position-passed-over-help"))
}
