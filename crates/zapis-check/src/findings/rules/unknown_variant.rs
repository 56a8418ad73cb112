//! `unknown-variant`: the Variant tag names a game whose rules zapis does not know, such as `Atomic` or `Crazyhouse`.

use crate::findings::draft::Draft;
use crate::findings::rules::UNKNOWN_VARIANT;
use crate::findings::severity::Severity;
use crate::game::{ProblemKind, SetupProblem};
use crate::text::Span;

/// Creates the finding for a tag that names another game, or an unknown one.
pub(in crate::findings) fn finding(problem: &SetupProblem, span: Span) -> Draft {
    let finding = Draft::new(UNKNOWN_VARIANT, span, problem.message.clone());
    if problem.kind == ProblemKind::UnknownGame { finding.with_severity(Severity::Error) } else { finding }
}
