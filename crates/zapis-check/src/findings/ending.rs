//! The *outcome* family, about how games end: dead positions, forfeits for a side that cannot mate, statements about
//! the end compared with the result and the board, and stated events at the board.

use crate::game::{Game, Winnability};
use crate::record::{GameResult, Record, TagPair};
use crate::rulings::{
    EndingHint, EndingReason, SaidEnding, SaidIn, dead_since, ending_hint, fallen_flag, winner_without_time,
};

use super::draft::Draft;
use super::end::End;
use super::forfeit::{Forfeit, is_forfeit};
use super::results::winner_of;
use super::rules;
use super::subject::Subject;

/// Returns true, at little cost, if there may be something to check.
pub(super) fn may_matter<G: Game>(
    subject: &Subject<'_, G>,
    result: Option<&TagPair>,
    termination: Option<&TagPair>,
) -> bool {
    let (game, record) = (subject.game, &subject.record);
    let last = subject.replay.last.as_ref();
    if last.is_some_and(|last| game.may_lack_a_mate(last)) || rules::colors_reversed::is_said(record) {
        return true;
    }
    match ending_hint(record, termination) {
        // A tag `Normal` was handled before; without a tag, the last clock may show something.
        EndingHint::Nothing => {
            let fallen = termination.is_none().then(|| fallen_flag(game, record, subject.replay)).flatten();
            let winner = fallen.and_then(|said| said.result).and_then(winner_of);
            winner.zip(last).is_some_and(|(winner, last)| game.may_be_unable_to_mate(last, winner))
        }
        // The marker agrees with the tag; otherwise the record is checked in any case.
        EndingHint::TimeForfeit => {
            let result = result.and_then(|tag| GameResult::read(record.slice(tag.value)));
            let winner = result.filter(|_| record.termination().is_some()).and_then(winner_of);
            winner.zip(last).is_none_or(|(winner, last)| {
                game.may_be_unable_to_mate(last, winner)
                    || winner_without_time(game, record, subject.replay, winner).is_some()
            })
        }
        EndingHint::More => true,
    }
}

/// Returns true, at little cost, if a record may state how its game ended.
pub(super) fn is_stated(record: &Record<'_>, termination: Option<&TagPair>) -> bool {
    ending_hint(record, termination) != EndingHint::Nothing
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let end = End::of(subject);
    let is_dead = dead_position(&end, findings);
    findings.extend(forfeit(&end, is_dead));
    for said in &end.said {
        findings.extend(against_result(&end, said));
        findings.extend(rules::termination_contradicts_board::finding(&end, said));
    }
    findings.extend(rules::termination_contradicts_comment::finding(&end.said));
    findings.extend(rules::both_flags_fallen::finding(&end));
    findings.extend(rules::draw_agreed_too_early::finding(&end));
    findings.extend(rules::colors_reversed::finding(subject));
}

/// Reports the first dead position, and a result that contradicts it; returns true if the last position is dead.
fn dead_position<G: Game>(end: &End<'_, '_, G>, findings: &mut Vec<Draft>) -> bool {
    let Subject { game, record, replay, .. } = end.subject;
    let Some(since) = dead_since(*game, record, replay) else { return false };
    if since.ply == replay.main_plies && replay.ending.is_some() {
        return false;
    }
    findings.push(rules::dead_position::finding(end.subject, &since));
    findings.extend(rules::result_contradicts_dead_position::finding(end));
    true
}

/// Rules on a game that was won, or drawn, by a forfeit: on time, by illegal moves, by resignation.
fn forfeit<G: Game>(end: &End<'_, '_, G>, is_dead: bool) -> Option<Draft> {
    let (last, (result, span)) = end.last.zip(end.result)?;
    // Mate or stalemate on the board ended the game before anything else could.
    if end.subject.replay.ending.is_some() {
        return None;
    }
    let reason = end.said.iter().find_map(|said| said.reason);
    match (winner_of(result), reason) {
        (Some(winner), Some(reason)) if is_forfeit(reason) => {
            unwinnable(end, &Forfeit::that_may_draw(end, winner, reason, span)?, last)
        }
        (Some(winner), None) if !is_dead => rules::unwinnable_forfeit::without_a_reason(end, winner, last, span),
        (None, Some(reason @ (EndingReason::Time | EndingReason::IllegalMoves))) if result == GameResult::Draw => {
            rules::result_contradicts_forfeit::finding(end, reason, last, span)
        }
        _ => None,
    }
}

/// Checks whether a win by forfeit was given to a side that cannot mate.
fn unwinnable<G: Game>(end: &End<'_, '_, G>, forfeit: &Forfeit, last: &G::Position) -> Option<Draft> {
    let game = end.subject.game;
    if !game.may_be_unable_to_mate(last, forfeit.winner) {
        return None;
    }
    match game.winnability(last, forfeit.winner) {
        Winnability::CanMate => None,
        Winnability::NotDetermined => Some(rules::forfeit_undetermined::finding(end, forfeit)),
        Winnability::CannotMate => Some(rules::unwinnable_forfeit::finding(end, forfeit)),
    }
}

fn against_result<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> Option<Draft> {
    match said.said_in {
        SaidIn::Termination => rules::result_contradicts_termination::finding(end, said),
        SaidIn::Comment => rules::result_contradicts_comment::finding(end, said),
        // A clock that shows zero may have had a fraction of a second left.
        SaidIn::Clock => None,
    }
}
