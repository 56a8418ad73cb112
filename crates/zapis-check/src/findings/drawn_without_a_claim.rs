//! Draws without a claim, by five occurrences or seventy-five moves, compared with the result.

use crate::game::Game;
use crate::l10n::message;
use crate::record::GameResult;

use super::draft::Draft;
use super::results::{marker_result, tag_result};
use super::severity::Severity;
use super::subject::Subject;

/// Judges a draw without a claim: nothing is wrong if the game was drawn then, and a win scored after it is not valid.
pub(super) fn drawn_without_a_claim<G: Game>(subject: &Subject<'_, G>, finding: Draft, goes_on: bool) -> Draft {
    let marker = marker_result(&subject.record);
    let is_drawn = marker.is_none_or(|(result, _)| result == GameResult::Draw);
    let is_win = |result: &GameResult| matches!(result, GameResult::WhiteWins | GameResult::BlackWins);
    let scored = marker.or_else(|| tag_result(&subject.record)).map(|(result, _)| result).filter(is_win);
    let severity = match scored {
        Some(_) => Severity::Error,
        None if !goes_on && is_drawn => Severity::Note,
        None => finding.severity,
    };
    let mut finding = finding.with_severity(severity);
    if goes_on {
        finding.message = message!("play-went-on", message = finding.message);
    }
    if let Some(result) = scored {
        let on = if goes_on { "yes" } else { "no" };
        finding.message = message!("drawn-scored-as-won", message = finding.message, on = on, result = result.marker());
        finding = finding.with_help(message!("true-result", result = GameResult::Draw.marker()));
    }
    finding
}
