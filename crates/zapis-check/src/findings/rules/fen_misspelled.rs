//! `fen-misspelled`: the FEN tag has a non-standard form: adjacent digits (`44` for `8`), too few or too many fields,
//! castling rights or the side to move spelled differently.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::FEN_MISSPELLED;
use crate::findings::subject::Subject;
use crate::game::{Game, SetupProblem};
use crate::l10n::message;
use crate::text::{Span, quote};

/// Creates the finding for a position that was read although its FEN is not standard.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, problem: &SetupProblem, span: Span) -> Draft {
    let mut finding = Draft::new(FEN_MISSPELLED, span, problem.message.clone());
    // A missing field has no place.
    finding.written = (!span.is_empty()).then(|| quote(subject.record.slice(span)));
    if let Some((place, text)) = &problem.instead {
        finding.help = Some(message!("write-this", spelling = text.as_str()));
        finding.fix = Some(DraftFix::safe(*place, text.as_str()));
    }
    finding
}
