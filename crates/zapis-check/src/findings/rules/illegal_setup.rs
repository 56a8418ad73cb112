//! `illegal-setup`: the record starts from a position in a FEN tag that cannot be played from: a king is missing or
//! there are two, the side that is not to move is in check, a pawn is on the first or last rank, or the text is not a
//! FEN at all.

use crate::findings::draft::Draft;
use crate::findings::rules::ILLEGAL_SETUP;
use crate::findings::severity::Severity;
use crate::game::{ProblemKind, SetupProblem};
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a starting position that cannot be played, or is doubtful.
pub(in crate::findings) fn finding(problem: &SetupProblem, span: Span) -> Draft {
    let finding = Draft::new(ILLEGAL_SETUP, span, problem.message.clone());
    match (problem.kind, problem.is_fatal) {
        (ProblemKind::MissingStart, _) => finding.with_help(message!("setup-not-given-help")),
        (ProblemKind::Unusual, _) => finding.with_severity(Severity::Warning),
        (_, true) => finding.with_help(message!("setup-fatal-help")),
        (_, false) => finding.with_severity(Severity::Warning).with_help(message!("setup-doubtful-help")),
    }
}
