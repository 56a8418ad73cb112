//! `result-misspelled`: the result is written in another way than PGN has it, in the Result tag or behind the moves:
//! `0.5-0.5`, `½ : ½`, `1 – 0`, `1:0`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{GameResult, IssueKind};
use crate::text::Span;

/// `result-misspelled`
pub const RESULT_MISSPELLED: &Rule = &rule!("T025" "result-misspelled" Warning);

/// Makes the finding of a word that is meant as a result.
pub(in crate::findings) fn finding(word: &str, span: Span) -> Draft {
    Draft::new(RESULT_MISSPELLED, span, message!("result-misspelled", word = word))
}

/// Finds the tag and the end of the moves that spell a result in another way: one finding for both.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_of_result = |kind| kind == IssueKind::ResultMisspelled;
    let marker = record.tape.issues.iter().find(|issue| is_of_result(issue.kind)).map(|issue| issue.span);
    let tag = record.tag_pair("Result").filter(|tag| GameResult::of_marker(record.bytes(tag.value)).is_none());
    let written = tag.map(|tag| tag.value).into_iter().chain(marker);
    let read = |span: Span| Some((span, GameResult::read(record.slice(span))?));
    let places: Vec<(Span, GameResult)> = written.filter_map(read).collect();
    let Some(&(first, result)) = places.first() else { return };
    let word = subject.as_written(first);
    let mut finding = finding(&word, first);
    if word == result.termination() {
        finding.message = message!("result-with-blanks", word = word.as_str());
    }
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
