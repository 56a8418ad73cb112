//! `both-flags-fallen`: the record says that both flags had fallen, and yet one player was given the win.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::rules::BOTH_FLAGS_FALLEN;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::{GameResult, TimeControl, unescape};
use crate::rulings::EndingReason;

/// Checks for a win although both flags were down: it has to be established which fell first.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>) -> Option<Draft> {
    let subject = end.subject;
    let both = end.said.iter().find(|said| said.reason == Some(EndingReason::BothFlags))?;
    let (result, _) = end.result_of_last()?;
    let is_won = matches!(result, GameResult::WhiteWins | GameResult::BlackWins);
    if !is_won || subject.replay.ending.is_some() {
        return None;
    }
    let message = message!("both-flags-fallen", result = result.marker());
    let finding = Draft::new(BOTH_FLAGS_FALLEN, both.span, message)
        .with_help(message!("both-flags-fallen-help", period = period(subject)))
        .with_law(cite(subject.edition(), Topic::BothFlags));
    Some(end.at_end(finding))
}

/// Returns the key of the period: whether the last period of the time control was being played.
fn period<G: Game>(subject: &Subject<'_, G>) -> &'static str {
    let control = subject.record.tag("TimeControl").and_then(|tag| TimeControl::read(&unescape(tag)));
    let Some(TimeControl::Periods(periods)) = control else { return "unknown" };
    let Some((last, before)) = periods.list.split_last() else { return "unknown" };
    if last.moves.is_some() {
        return "earlier";
    }
    let in_earlier: u64 = before.iter().filter_map(|period| period.moves).map(u64::from).sum();
    let n_moves = u64::from(subject.replay.main_plies / 2);
    if n_moves >= in_earlier { "last" } else { "earlier" }
}
