//! `missing-termination`: the movetext ends without a result: no `1-0`, `0-1`, `1/2-1/2` or `*`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::MISSING_TERMINATION;
use crate::findings::severity::Severity;
use crate::findings::subject::{Subject, line_break};
use crate::game::Game;
use crate::l10n::message;
use crate::record::{GameResult, IssueKind, ItemKind};
use crate::text::Span;

/// Creates the finding for moves without a result.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, span: Span) -> Draft {
    let mut finding = Draft::new(MISSING_TERMINATION, span, message!("missing-termination"))
        .with_help(message!("missing-termination-help"));
    finding.fix = termination(subject, span);
    if subject.record.tape.items.iter().all(|item| item.kind != ItemKind::Move) {
        finding = finding.with_severity(Severity::Note);
    }
    finding
}

/// Inserts the result after the moves: that of the board, or of the tag.
fn termination<G: Game>(subject: &Subject<'_, G>, span: Span) -> Option<DraftFix> {
    let record = &subject.record;
    let has = |is_so: fn(&IssueKind) -> bool| record.tape.issues.iter().any(|issue| is_so(&issue.kind));
    let has_end_elsewhere = has(|kind| {
        matches!(
            kind,
            IssueKind::UnterminatedVariation { .. } | IssueKind::TerminationInVariation | IssueKind::MisplacedTag
        )
    });
    if record.tape.is_sheet || has_end_elsewhere {
        return None;
    }
    let is_clean =
        !has(|kind| matches!(kind, IssueKind::StrayText | IssueKind::TextAfterRecord | IssueKind::UnopenedVariation));
    let tag = record.tag_pair("Result").map(|tag| record.slice(tag.value));
    let tagged = tag.and_then(GameResult::read);
    let result = subject.result_by_the_board().or(tagged);
    let is_unambiguous = |result: GameResult| result.marker() == result.termination() && subject.is_uncontested(result);
    let is_certain = is_clean && result.is_some_and(is_unambiguous);
    let marker = result.unwrap_or(GameResult::Unknown).termination();
    let line_break = line_break(record.text);
    let text = match record.tape.items.last().map(|item| item.kind) {
        None => format!("{line_break}{line_break}{marker}"),
        Some(ItemKind::LineComment) => format!("{line_break}{marker}"),
        Some(_) => format!(" {marker}"),
    };
    Some(DraftFix::safe(span, text).safe_if(is_certain))
}
