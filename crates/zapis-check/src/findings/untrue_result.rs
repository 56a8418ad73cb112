//! A result that differs from that of the final position: the common part for mate and stalemate.

use crate::game::Game;
use crate::l10n::{Message, message};
use crate::record::{GameResult, Record};
use crate::text::Span;

use super::draft::Draft;
use super::draft_fix::{DraftEdit, DraftFix};
use super::results::{marker_result, tag_result};
use super::rule::Rule;
use super::severity::Severity;
use super::subject::Subject;

/// A stated result that contradicts the final position.
pub(super) struct UntrueResult {
    /// The stated result.
    pub(super) said: GameResult,
    /// Its place: that of the marker before that of the tag.
    span: Span,
    /// The value of the tag, if it agrees with the marker.
    of_tag: Option<Span>,
    true_result: GameResult,
}

/// Returns the stated results that contradict the final position: the marker, and the tag unless both agree.
pub(super) fn untrue_results(record: &Record<'_>, true_result: GameResult) -> impl Iterator<Item = UntrueResult> {
    let (tag, marker) = (tag_result(record), marker_result(record));
    let untrue_marker = marker.filter(|said| said.0 != true_result);
    let untrue_tag = tag.filter(|said| said.0 != true_result && untrue_marker.is_none_or(|marker| marker.0 != said.0));
    untrue_marker.into_iter().chain(untrue_tag).map(move |(said, span)| {
        let of_tag = tag.filter(|tag| tag.0 == said && tag.1 != span).map(|tag| tag.1);
        UntrueResult { said, span, of_tag, true_result }
    })
}

impl UntrueResult {
    /// Creates the finding, with the result of the board as replacement; an open result is a warning, and a note in a
    /// record that begins from a position, as in exercises.
    pub(super) fn finding<G: Game>(&self, subject: &Subject<'_, G>, rule: &'static Rule, message: Message) -> Draft {
        let mut finding = Draft::new(rule, self.span, message)
            .with_help(message!("result-by-the-board", result = self.true_result.marker()));
        if self.said == GameResult::Unknown {
            let is_exercise = subject.record.tag_pair("FEN").is_some();
            finding = finding.with_severity(if is_exercise { Severity::Note } else { Severity::Warning });
        }
        let edit = |span| DraftEdit { span, text: self.true_result.marker().to_owned() };
        let places = self.of_tag.into_iter().chain([self.span]).map(edit).collect();
        let is_safe = subject.result_by_the_board().is_some() && subject.is_uncontested(self.true_result);
        finding.fix = DraftFix::of_all(places, is_safe).filter(|_| !subject.record.tape.is_sheet);
        finding.ply = Some(subject.replay.main_plies);
        finding.fen = subject.replay.last.as_ref().map(|position| subject.game.position_text(position));
        finding
    }
}
