//! Results that are none of the four markers of PGN: spelled otherwise, or no results at all.

use crate::game::Game;
use crate::l10n::message;
use crate::record::{GameResult, IssueKind};
use crate::text::{Span, quote};

use super::draft::Draft;
use super::draft_fix::DraftFix;
use super::rules;
use super::subject::Subject;

/// Finds the tag and the end of the moves that spell a result in another way: one finding for both.
pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_of_result = |kind| kind == IssueKind::ResultMisspelled;
    let marker = record.tape.issues.iter().find(|issue| is_of_result(issue.kind)).map(|issue| issue.span);
    let tag = record.tag_pair("Result").filter(|tag| GameResult::of_marker(record.bytes(tag.value)).is_none());
    let mut places: Vec<(Span, GameResult)> = Vec::new();
    if let Some(tag) = tag {
        match GameResult::read(record.slice(tag.value)) {
            Some(result) => places.push((tag.value, result)),
            None => findings.push(unreadable(subject, tag.value, tag.span)),
        }
    }
    places.extend(marker.and_then(|span| Some((span, GameResult::read(record.slice(span))?))));
    let Some(&(first, result)) = places.first() else { return };
    let word = subject.as_written(first);
    let message = if word == result.termination() {
        message!("result-with-blanks", word = word.as_str())
    } else {
        message!("result-misspelled", word = word.as_str())
    };
    let mut finding = Draft::new(rules::RESULT_MISSPELLED, first, message);
    // PGN has no marker for a game that both lost: there is nothing better to write.
    let has_marker = |result: GameResult| result.termination() == result.marker();
    // What is not so by the board is put right together with its spelling.
    let by_the_board = subject.result_by_the_board();
    finding.fix = places
        .iter()
        .filter(|(_, result)| has_marker(*result) && by_the_board.is_none_or(|board| board == *result))
        .map(|(span, result)| DraftFix::safe(*span, result.marker()))
        .reduce(|fix, next| next.edits.into_iter().fold(fix, |fix, edit| fix.and(edit.span, edit.text)));
    finding.help = Some(if has_marker(result) {
        message!("write-this", spelling = result.marker())
    } else {
        message!("both-lose-help", word = word.as_str())
    });
    finding.written = Some(word);
    findings.push(finding);
}

/// Says of a Result tag that it is no result, and what the moves end with.
fn unreadable<G: Game>(subject: &Subject<'_, G>, value: Span, tag: Span) -> Draft {
    let record = &subject.record;
    let word = record.slice(value);
    let span = if value.is_empty() { tag } else { value };
    let said = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    let message = if word.trim().is_empty() {
        message!("result-empty")
    } else {
        message!("result-unreadable", word = quote(word))
    };
    let mut finding = Draft::new(rules::RESULT_UNREADABLE, span, message);
    finding.written = (!word.trim().is_empty()).then(|| quote(word));
    finding.help = Some(match said {
        Some(said) => message!("result-unreadable-ended-help", marker = said.termination()),
        None => message!("result-unreadable-help"),
    });
    let by_the_board = subject.result_by_the_board();
    let is_certain = word.trim().is_empty() && said.is_none_or(|said| said.termination() == said.marker());
    finding.fix = by_the_board.or(said).map(|said| DraftFix::doubtful(value, said.termination()).safe_if(is_certain));
    finding
}
