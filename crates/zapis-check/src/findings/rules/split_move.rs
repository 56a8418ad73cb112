//! `split-move`: there is a blank or a line end inside a move: `Nb d7`, `e8 =Q`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::SPLIT_MOVE;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a move that was joined.
pub(in crate::findings) fn finding(text: &str, span: Span) -> Draft {
    let joined: String = text.split_whitespace().collect();
    let finding = Draft::new(SPLIT_MOVE, span, message!("split-move", word = joined.as_str()));
    let finding = finding.with_help(message!("write-this", spelling = joined.as_str()));
    finding.with_fix(DraftFix::safe(span, joined))
}
