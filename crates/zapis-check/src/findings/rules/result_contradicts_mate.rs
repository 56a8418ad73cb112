//! `result-contradicts-mate`: the last move is mate, and the record gives the game to the side that was mated, or
//! calls it a draw, or leaves it open.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::RESULT_CONTRADICTS_MATE;
use crate::findings::subject::Subject;
use crate::findings::untrue_result::UntrueResult;
use crate::game::{Game, Side};
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::GameResult;

/// Creates the finding for a result that differs from the mate given by `side`.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, side: Side, untrue: &UntrueResult) -> Draft {
    let result = untrue.said.marker();
    let message = match untrue.said {
        GameResult::Unknown => message!("open-result-and-mate", result = result, side = side),
        _ => message!("result-contradicts-mate", result = result, side = side),
    };
    untrue.finding(subject, RESULT_CONTRADICTS_MATE, message).with_law(cite(subject.edition(), Topic::Checkmate))
}
