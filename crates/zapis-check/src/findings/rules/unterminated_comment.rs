//! `unterminated-comment`: a comment is opened with `{` and not closed by `}` before the record ends.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::UNTERMINATED_COMMENT;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a comment that extends to the end of the record, or to the moves after its words.
pub(in crate::findings) fn finding(text: &str, span: Span, has_moves_behind: bool) -> Draft {
    let brace = Span { end: span.start + 1, ..span };
    Draft::new(UNTERMINATED_COMMENT, brace, message!("comment-not-closed"))
        .with_help(if has_moves_behind {
            message!("comment-not-closed-before-moves")
        } else {
            message!("comment-not-closed-help")
        })
        .with_fix(DraftFix::doubtful(end_of(text, span), " }"))
}

/// Returns the end of a text without trailing blanks.
fn end_of(text: &str, span: Span) -> Span {
    let blanks = text.len() - text.trim_end().len();
    Span::at(span.end.saturating_sub(u32::try_from(blanks).unwrap_or(0)))
}
