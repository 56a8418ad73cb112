//! `split-move`: a blank or the end of a line stands inside a move: `Nb d7`, `e8 =Q`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::Span;

/// `split-move`
pub const SPLIT_MOVE: &Rule = &rule!("T060" "split-move" Note);

/// Makes the finding of a move that was put together.
pub(in crate::findings) fn finding(text: &str, span: Span) -> Draft {
    let joined: String = text.split_whitespace().collect();
    let finding = Draft::new(SPLIT_MOVE, span, message!("split-move", word = joined.as_str()));
    let finding = finding.with_help(message!("write-this", spelling = joined.as_str()));
    finding.with_fix(DraftFix::safe(span, joined))
}
