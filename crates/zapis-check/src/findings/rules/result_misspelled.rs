//! `result-misspelled`: the result has a non-standard spelling, in the Result tag or after the moves: `0.5-0.5`, `½ :
//! ½`, `1 – 0`, `1:0`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::RESULT_MISSPELLED;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{GameResult, IssueKind};
use crate::text::Span;

/// Creates the finding for a word meant as a result.
pub(in crate::findings) fn finding(word: &str, span: Span) -> Draft {
    Draft::new(RESULT_MISSPELLED, span, message!("result-misspelled", word = word))
}

/// Finds a non-standard spelling of the result in the tag and after the moves: one finding for both if they mean the
/// same.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_of_result = |kind| kind == IssueKind::ResultMisspelled;
    let marker = record.tape.issues.iter().find(|issue| is_of_result(issue.kind)).map(|issue| issue.span);
    let tag = record.tag_pair("Result").filter(|tag| GameResult::of_marker(record.bytes(tag.value)).is_none());
    let written = tag.map(|tag| tag.value).into_iter().chain(marker);
    let read = |span: Span| Some((span, GameResult::read(record.slice(span))?));
    let places: Vec<(Span, GameResult)> = written.filter_map(read).collect();
    let results: Vec<GameResult> = places.iter().map(|place| place.1).collect();
    match (places.as_slice(), results.as_slice()) {
        (both @ [_, _], [one, other]) if one == other => findings.extend(of_places(subject, both)),
        _ => findings.extend(places.iter().filter_map(|place| of_places(subject, std::slice::from_ref(place)))),
    }
}

/// Creates the finding for places with the same result.
fn of_places<G: Game>(subject: &Subject<'_, G>, places: &[(Span, GameResult)]) -> Option<Draft> {
    let &(first, result) = places.first()?;
    let word = subject.as_written(first);
    let mut finding = finding(&word, first);
    if word == result.termination() {
        finding.message = message!("result-with-blanks", word = word.as_str());
    }
    // PGN has no marker for a game that both lost, so there is no better spelling.
    let has_marker = result.termination() == result.marker();
    // A result that contradicts the board is fixed together with its spelling.
    let is_true = subject.result_by_the_board().is_none_or(|board| board == result);
    finding.fix = places
        .iter()
        .filter(|_| has_marker && is_true)
        .map(|(span, result)| DraftFix::safe(*span, parted(subject, *span, *result)))
        .reduce(|fix, next| next.edits.into_iter().fold(fix, |fix, edit| fix.and(edit.span, edit.text)))
        // Plus and minus mean that the game was not played, which figures do not.
        .map(|fix| fix.safe_if(places.iter().all(|(span, _)| !subject.record.slice(*span).contains('+'))));
    finding.help = Some(if has_marker {
        message!("write-this", spelling = result.marker())
    } else {
        message!("both-lose-help", word = word.as_str())
    });
    finding.written = Some(word);
    // On a typed scoresheet results are written as people write them, and in print as in books.
    let is_usual = subject.record.tape.is_sheet || places.len() == 1 && is_as_printed(subject, first);
    Some(if is_usual { finding.with_severity(Severity::Note) } else { finding })
}

/// Results as books print them.
const PRINTED: [&str; 8] = ["1–0", "0–1", "½–½", "1/2–1/2", "1 : 0", "0 : 1", "½ : ½", "1/2 : 1/2"];

/// Returns true if a result after the moves is printed as in books, and the Result tag agrees.
fn is_as_printed<G: Game>(subject: &Subject<'_, G>, place: Span) -> bool {
    let record = &subject.record;
    let word = record.slice(place);
    let tag = record.tag_pair("Result").filter(|tag| tag.value != place);
    let tagged = tag.and_then(|tag| GameResult::of_marker(record.bytes(tag.value)));
    PRINTED.contains(&word) && tagged.is_some() && tagged == GameResult::read(word)
}

/// Formats a result, preceded by a blank if it would otherwise become part of a word.
fn parted<G: Game>(subject: &Subject<'_, G>, span: Span, result: GameResult) -> String {
    let before = subject.record.text[..span.start as usize].chars().next_back();
    let is_behind_a_word = before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '#' | '+' | '!' | '?'));
    format!("{}{}", if is_behind_a_word { " " } else { "" }, result.marker())
}
