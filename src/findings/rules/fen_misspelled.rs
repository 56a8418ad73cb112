//! `fen-misspelled`: the tag FEN gives a position in another way than FEN has it: digits side by side (`44` for `8`),
//! too few or too many fields, castling rights or the side to move spelled otherwise.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{Game, SetupProblem};
use crate::l10n::message;
use crate::text::{Span, quote};

/// `fen-misspelled`
pub const FEN_MISSPELLED: &Rule = &rule!("T027" "fen-misspelled" Warning);

/// Makes the finding of a position that was read, and is spelled as FEN does not.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, problem: &SetupProblem, span: Span) -> Draft {
    let mut finding = Draft::new(FEN_MISSPELLED, span, problem.message.clone());
    // A field that is missing stands nowhere.
    finding.written = (!span.is_empty()).then(|| quote(subject.record.slice(span)));
    if let Some((place, text)) = &problem.instead {
        finding.help = Some(message!("write-this", spelling = text.as_str()));
        finding.fix = Some(DraftFix::safe(*place, text.as_str()));
    }
    finding
}
