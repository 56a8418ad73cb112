//! `result-unreadable`: the Result tag has a value that is not a result: it is empty, `2-0` or `White wins`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::RESULT_UNREADABLE;
use crate::findings::rules::result_mismatch;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::GameResult;
use crate::text::{Span, quote};

/// Finds a Result tag that is not a result.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if let Some(tag) = record.tag_pair("Result")
        && GameResult::of_marker(record.bytes(tag.value)).is_none()
        && GameResult::read(record.slice(tag.value)).is_none()
        && result_mismatch::finding(subject).is_none()
    {
        findings.push(finding(subject, tag.value, tag.span));
    }
}

/// Creates the finding for a Result tag, with the result after the moves.
fn finding<G: Game>(subject: &Subject<'_, G>, value: Span, tag: Span) -> Draft {
    let record = &subject.record;
    let word = record.slice(value);
    let span = if value.is_empty() { tag } else { value };
    let said = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    let message = if word.trim().is_empty() {
        message!("result-empty")
    } else {
        message!("result-unreadable", word = quote(word))
    };
    let mut finding = Draft::new(RESULT_UNREADABLE, span, message);
    finding.written = (!word.trim().is_empty()).then(|| quote(word));
    finding.help = Some(match said {
        Some(said) => message!("result-unreadable-ended-help", marker = said.termination()),
        None => message!("result-unreadable-help"),
    });
    let by_the_board = subject.result_by_the_board();
    let meant = by_the_board.or(said);
    let is_unambiguous = |meant: GameResult| meant.termination() == meant.marker() && subject.is_uncontested(meant);
    let is_certain = word.trim().is_empty() && meant.is_some_and(is_unambiguous);
    finding.fix = meant.map(|meant| DraftFix::doubtful(value, meant.termination()).safe_if(is_certain));
    finding
}
