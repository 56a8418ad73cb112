//! `termination-contradicts-board`: the record states why the game ended, but the final position contradicts it: mate
//! or stalemate that is not on the board, an allegedly dead position in which a player can mate, the fifty-move rule
//! after fewer moves, a repetition that did not occur, a fallen flag while the winner's clock shows no time and the
//! loser's a minute or more, or a fallen flag, a resignation or an agreement after mate.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::{End, said_in_key};
use crate::findings::results::winner_of;
use crate::findings::rules::TERMINATION_CONTRADICTS_BOARD;
use crate::findings::subject::Subject;
use crate::game::{Ending, Game, Side, Winnability};
use crate::l10n::message;
use crate::laws::Topic;
use crate::rulings::{EndingReason, SaidEnding, SaidIn, has_no_repetition, winner_without_time};

/// Returns true if the winner's clock shows zero, and the loser's a minute or more.
fn is_won_without_time<G: Game>(end: &End<'_, '_, G>) -> bool {
    let winner = end.result.and_then(|(result, _)| winner_of(result));
    let Subject { game, record, replay, .. } = end.subject;
    winner.is_some_and(|winner| winner_without_time(*game, record, replay, winner).is_some())
}

/// Compares a stated reason for the end with the final position.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> Option<Draft> {
    let (last, reason) = (end.last?, said.reason?);
    // A clock that shows zero may have had a fraction of a second left.
    if said.said_in == SaidIn::Clock {
        return None;
    }
    let (ending, game) = (end.subject.replay.ending, end.subject.game);
    let is_mate = matches!(ending, Some(Ending::Mate(_)));
    let (what, topic) = match reason {
        EndingReason::Mate if !is_mate => ("no-mate", Topic::Checkmate),
        EndingReason::Stalemate if ending != Some(Ending::Stalemate) => ("no-stalemate", Topic::Stalemate),
        EndingReason::Material => {
            let can_mate = |side| game.winnability(last, side) == Winnability::CanMate;
            let alive = can_mate(Side::White) || can_mate(Side::Black);
            if !alive {
                return None;
            }
            ("not-dead", Topic::DeadPosition)
        }
        // A claim may be made with the move that completes the fifty (FIDE 9.3a).
        EndingReason::FiftyMoves if game.halfmove_clock(last) < 99 => ("not-fifty", Topic::FiftyCompleted),
        // A claim may be made with the move that completes the three, which the record need not have (FIDE 9.2.1.1).
        EndingReason::Repetition if !is_mate && has_no_repetition(game, &end.subject.record, end.subject.replay) => {
            ("no-repetition", Topic::ThreefoldAppeared)
        }
        EndingReason::Time if !is_mate && is_won_without_time(end) => ("no-time", Topic::FlagFallen),
        // A claim on the mating move comes too late, as anything else does.
        EndingReason::Time
        | EndingReason::Resignation
        | EndingReason::IllegalMoves
        | EndingReason::Agreement
        | EndingReason::Repetition
        | EndingReason::FiftyMoves
        | EndingReason::BothFlags
            if is_mate =>
        {
            ("mate", Topic::Checkmate)
        }
        _ => return None,
    };
    let message = message!(
        "termination-contradicts-board",
        said_in = said_in_key(said.said_in),
        reason = reason.key(),
        board = what
    );
    let finding = Draft::new(TERMINATION_CONTRADICTS_BOARD, said.span, message)
        .with_help(message!("termination-contradicts-board-help"))
        .with_law(cite(end.subject.edition(), topic));
    Some(end.at_end(finding))
}
