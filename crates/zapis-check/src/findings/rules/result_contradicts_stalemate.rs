//! `result-contradicts-stalemate`: the last move is stalemate, and the record gives the game to one side or leaves it
//! open.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::RESULT_CONTRADICTS_STALEMATE;
use crate::findings::subject::Subject;
use crate::findings::untrue_result::UntrueResult;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::GameResult;

/// Creates the finding for a result that differs from the stalemate.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, untrue: &UntrueResult) -> Draft {
    let result = untrue.said.marker();
    let message = match untrue.said {
        GameResult::Unknown => message!("open-result-and-stalemate", result = result),
        _ => message!("result-contradicts-stalemate", result = result),
    };
    untrue.finding(subject, RESULT_CONTRADICTS_STALEMATE, message).with_law(cite(subject.edition(), Topic::Stalemate))
}
