//! `null-move`: the game itself, not a variation or a comment, holds a move that moves nothing: `--`, `Z0` or `0000`.

use crate::findings::draft::Draft;
use crate::findings::rules::NULL_MOVE;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a null move.
pub(in crate::findings) fn finding(span: Span, quoted: &str) -> Draft {
    Draft::new(NULL_MOVE, span, message!("null-move", word = quoted)).with_help(message!("null-move-help"))
}
