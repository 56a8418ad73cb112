//! `result-contradicts-forfeit`: by its `Termination` tag or its last comment the game ended by a fallen flag or by
//! illegal moves, and it is scored as a draw, although the opponent could still mate by some series of legal moves.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::results::winner_of;
use crate::findings::rules::RESULT_CONTRADICTS_FORFEIT;
use crate::game::{Game, Side, Winnability};
use crate::l10n::message;
use crate::laws::Topic;
use crate::rulings::EndingReason;
use crate::text::Span;

/// Reports a draw by forfeit although the opponent could mate.
pub(in crate::findings) fn finding<G: Game>(
    end: &End<'_, '_, G>,
    reason: EndingReason,
    last: &G::Position,
    span: Span,
) -> Option<Draft> {
    let game = end.subject.game;
    let can_mate = |side| game.winnability(last, side) == Winnability::CanMate;
    let named = end.said.iter().find_map(|said| said.result.and_then(winner_of));
    let either_could = || {
        let cannot = |side| game.cannot_mate(last, side);
        !cannot(Side::White) && !cannot(Side::Black) && can_mate(Side::White) && can_mate(Side::Black)
    };
    // If it is not stated whose flag fell, the draw is wrong only if either side would have won.
    let is_wrong = named.map_or_else(either_could, can_mate);
    let topic = if reason == EndingReason::Time { Topic::FlagFall } else { Topic::IllegalMovePenalty };
    is_wrong.then(|| {
        let winner = named.map_or("either", Side::name);
        let message = message!("result-contradicts-forfeit", reason = reason.key(), winner = winner);
        let finding = Draft::new(RESULT_CONTRADICTS_FORFEIT, span, message)
            .with_help(message!("result-contradicts-forfeit-help"))
            .with_law(cite(end.subject.edition(), topic));
        end.at_end(finding)
    })
}
