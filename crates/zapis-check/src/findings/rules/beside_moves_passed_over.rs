//! `beside-moves-passed-over`: there are times, evaluations, names and the like next to the moves of a sheet, and the
//! program has read the moves without them.

use crate::findings::draft::Draft;
use crate::findings::rules::BESIDE_MOVES_PASSED_OVER;
use crate::l10n::message;
use crate::text::{Span, quote};

/// The maximum length of the first one shown.
const LONGEST_SHOWN: usize = 40;

/// Creates the finding for everything removed: the number, and the first.
pub(in crate::findings) fn finding(first: &str, n: u32, span: Span) -> Draft {
    let first = quote(&first[..first.floor_char_boundary(LONGEST_SHOWN)]);
    let message = message!("beside-moves-passed-over", n = n, first = first);
    Draft::new(BESIDE_MOVES_PASSED_OVER, span, message).with_help(message!("beside-moves-passed-over-help"))
}
