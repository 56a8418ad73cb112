//! `result-contradicts-dead-position`: in the final position neither side can mate by any series of legal moves, and
//! the record gives the game to one side.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::results::winner_of;
use crate::findings::rules::RESULT_CONTRADICTS_DEAD_POSITION;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::GameResult;

/// Reports a win although the last position is dead.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>) -> Option<Draft> {
    let (result, span) = end.result_of_last().filter(|(result, _)| winner_of(*result).is_some())?;
    let message = message!("result-contradicts-dead-position", result = result.marker());
    let finding = Draft::new(RESULT_CONTRADICTS_DEAD_POSITION, span, message)
        .with_help(message!("true-result", result = GameResult::Draw.marker()))
        .with_law(cite(end.subject.edition(), Topic::DeadPosition));
    Some(end.at_end(finding))
}
