//! `variation-misplaced`: a variation follows one move, but by the number of its first move replaces another.

use crate::findings::draft::Draft;
use crate::findings::rules::VARIATION_MISPLACED;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a variation, with the move it follows and the one it replaces.
pub(in crate::findings) fn finding(span: Span, stands_behind: &str, replaces: &str) -> Draft {
    let message = message!("variation-misplaced", behind = stands_behind, replaces = replaces);
    Draft::new(VARIATION_MISPLACED, span, message).with_help(message!("variation-misplaced-help"))
}
