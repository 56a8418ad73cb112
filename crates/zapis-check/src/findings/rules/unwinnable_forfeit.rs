//! `unwinnable-forfeit`: the game was scored as a win by forfeit (on time, for illegal moves, or since 2023 by
//! resignation) for a side that cannot mate by any series of legal moves.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::forfeit::Forfeit;
use crate::findings::rules::UNWINNABLE_FORFEIT;
use crate::findings::severity::Severity;
use crate::game::{Game, Side};
use crate::l10n::message;
use crate::laws::{Topic, draw_rules};
use crate::record::GameResult;
use crate::text::Span;

/// Creates the finding that a win by forfeit was a draw.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, forfeit: &Forfeit) -> Draft {
    let message = message!("unwinnable-forfeit", reason = forfeit.reason.key(), winner = forfeit.winner.name());
    let mut finding = Draft::new(UNWINNABLE_FORFEIT, forfeit.span, message)
        .with_help(message!("true-result", result = GameResult::Draw.marker()))
        .with_law(forfeit.law);
    // For a game older than the known editions the laws are unknown.
    if end.subject.edition().is_none() {
        finding = finding.with_severity(Severity::Warning);
    }
    finding.side = Some(forfeit.winner);
    end.at_end(finding)
}

/// Reports a win for a side that cannot mate, without a stated reason: only a resignation before 2023 or an arbiter's
/// decision allows it.
pub(in crate::findings) fn without_a_reason<G: Game>(
    end: &End<'_, '_, G>,
    winner: Side,
    last: &G::Position,
    span: Span,
) -> Option<Draft> {
    let game = end.subject.game;
    if !game.may_lack_a_mate(last) || !game.cannot_mate(last, winner) {
        return None;
    }
    let edition = end.subject.edition();
    let resigned = match edition {
        Some(edition) if draw_rules(edition).resignation_can_draw => "draws",
        _ => "wins",
    };
    let message = message!("unwinnable-win", winner = winner.name(), result = win_marker(winner));
    let mut finding = Draft::new(UNWINNABLE_FORFEIT, span, message)
        .with_severity(Severity::Warning)
        .with_help(message!("unwinnable-win-help", resigned = resigned))
        .with_law(cite(edition, Topic::FlagFall));
    finding.side = Some(winner);
    Some(end.at_end(finding))
}

const fn win_marker(winner: Side) -> &'static str {
    match winner {
        Side::White => GameResult::WhiteWins.marker(),
        Side::Black => GameResult::BlackWins.marker(),
    }
}
