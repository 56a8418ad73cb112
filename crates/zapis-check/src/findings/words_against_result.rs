//! The winner stated in words compared with the result: the common part for the tag and comments.

use crate::game::{Game, Side, Winnability};
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::GameResult;
use crate::rulings::{EndingReason, SaidEnding};

use super::citations::cite;
use super::draft::Draft;
use super::end::{End, said_in_key};
use super::forfeit::is_forfeit;
use super::results::winner_of;
use super::rule::Rule;
use super::severity::Severity;

/// Compares a stated winner with the result; an open result is a warning.
pub(super) fn finding<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding, rule: &'static Rule) -> Option<Draft> {
    let (result, _) = end.result?;
    let said_result = said.result?;
    let reason = said.reason.map_or("none", EndingReason::key);
    if said_result == result {
        return None;
    }
    // A forfeit may be a draw, which has a ruling of its own.
    if result == GameResult::Draw && said.reason.is_some_and(is_forfeit) && may_be_drawn_forfeit(end, said) {
        return None;
    }
    // Mate or stalemate on the board decides, and is reported as such.
    if end.subject.replay.ending.is_some() && end.last.is_some() {
        return None;
    }
    let message = message!(
        "result-contradicts-words",
        said_in = said_in_key(said.said_in),
        reason = reason,
        said = winner_of(said_result).map_or("draw", Side::name),
        state = if result == GameResult::Unknown { "open" } else { "given" },
        result = result.marker()
    );
    let finding = Draft::new(rule, said.span, message)
        .with_help(message!("result-contradicts-words-help"))
        .with_law(topic_of(said.reason).and_then(|topic| cite(end.subject.edition(), topic)));
    Some(if result == GameResult::Unknown { finding.with_severity(Severity::Warning) } else { finding })
}

/// Returns true if a forfeit scored as a draw is left to `result-contradicts-forfeit`, or was rightly a draw.
fn may_be_drawn_forfeit<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> bool {
    if matches!(said.reason, Some(EndingReason::Time | EndingReason::IllegalMoves)) {
        return true;
    }
    let winner = said.result.and_then(winner_of);
    end.last.is_none_or(|last| {
        winner.is_some_and(|winner| end.subject.game.winnability(last, winner) != Winnability::CanMate)
    })
}

/// Returns the question of the laws for a reason.
const fn topic_of(reason: Option<EndingReason>) -> Option<Topic> {
    Some(match reason {
        Some(EndingReason::Time) => Topic::FlagFall,
        Some(EndingReason::Resignation) => Topic::Resignation,
        Some(EndingReason::IllegalMoves) => Topic::IllegalMovePenalty,
        Some(EndingReason::Agreement) => Topic::DrawAgreement,
        Some(EndingReason::Mate) => Topic::Checkmate,
        Some(EndingReason::Stalemate) => Topic::Stalemate,
        Some(EndingReason::Repetition) => Topic::ThreefoldAppeared,
        Some(EndingReason::FiftyMoves) => Topic::FiftyCompleted,
        Some(EndingReason::Material) => Topic::DeadPosition,
        Some(EndingReason::NoShow) => Topic::DefaultTime,
        Some(EndingReason::BothFlags) => Topic::BothFlags,
        Some(EndingReason::Abandoned | EndingReason::Adjudication) | None => return None,
    })
}
