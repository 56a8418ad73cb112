//! The result of a record as PGN writes it.

use crate::game::Game;
use crate::record::{GameResult, Record};
use crate::replay::Replay;
use crate::rulings::kings_signal;

/// Returns a result in the spelling of PGN; what has none there stays as it is.
pub(super) fn plain_result(value: &str) -> &str {
    match GameResult::read(value) {
        Some(result) if result.termination() == result.marker() => result.marker(),
        _ => value,
    }
}

/// Returns the result that a record gives, at the end of its moves or in its tag; where it gives none, what kings put in
/// the center signal.
pub(super) fn result_of<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> GameResult {
    let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    let tag = || record.tag("Result").and_then(GameResult::read);
    let given = marker.or_else(tag).unwrap_or(GameResult::Unknown);
    if given != GameResult::Unknown || replay.is_complete {
        return given;
    }
    let Some(signal) = kings_signal(game, record, replay) else { return given };
    match tag().filter(|result| *result != GameResult::Unknown) {
        // One king that says the opposite of the result is no signal, but a move that is wrong.
        Some(result) if signal.items.len() == 1 && !signal.allows(result) => given,
        Some(result) => result,
        None => signal.result.unwrap_or(given),
    }
}
