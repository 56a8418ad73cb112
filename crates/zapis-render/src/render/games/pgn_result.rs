//! The result of a record in PGN.

use crate::game::Game;
use crate::record::{GameResult, Record};
use crate::replay::Replay;
use crate::rulings::kings_signal;

/// Returns a result in the spelling of PGN; unchanged if PGN has none.
pub(crate) fn plain_result(value: &str) -> &str {
    match GameResult::read(value) {
        Some(result) if result.termination() == result.marker() => result.marker(),
        _ => value,
    }
}

/// Returns the result of a record, from the end of its moves or its tag; otherwise the one signalled by kings in the
/// center.
pub(crate) fn result_of<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> GameResult {
    let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
    let tag = || record.tag("Result").and_then(GameResult::read);
    let given = marker.or_else(tag).unwrap_or(GameResult::Unknown);
    if given != GameResult::Unknown || replay.is_complete {
        return given;
    }
    let Some(signal) = kings_signal(game, record, replay) else { return given };
    match tag().filter(|result| *result != GameResult::Unknown) {
        // One king that contradicts the result is a wrong move rather than a signal.
        Some(result) if signal.items.len() == 1 && !signal.allows(result) => given,
        Some(result) => result,
        None => signal.result.unwrap_or(given),
    }
}
