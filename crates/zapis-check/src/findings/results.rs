//! The result stated in a record, in its tag and after its moves, and the result of its final position.

use crate::game::{Ending, Game, Side};
use crate::record::{GameResult, Record, TagPair};
use crate::text::Span;

use super::subject::Subject;

pub(super) fn tag_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let tag = record.tag_pair("Result")?;
    Some((GameResult::read(record.slice(tag.value))?, tag.value))
}

pub(super) fn marker_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let item = record.termination()?;
    Some((GameResult::read(record.slice(item.span))?, item.span))
}

/// Returns true if the Result tag is not one of the four markers of PGN (8.1.1.7).
pub(super) fn is_misspelled(record: &Record<'_>, tag: Option<&TagPair>) -> bool {
    tag.is_some_and(|tag| GameResult::of_marker(record.bytes(tag.value)).is_none())
}

/// Returns the result of a game that ended on the board.
pub(super) const fn result_of(ending: Ending) -> GameResult {
    match ending {
        Ending::Mate(Side::White) => GameResult::WhiteWins,
        Ending::Mate(Side::Black) => GameResult::BlackWins,
        Ending::Stalemate => GameResult::Draw,
    }
}

pub(super) const fn winner_of(result: GameResult) -> Option<Side> {
    match result {
        GameResult::WhiteWins => Some(Side::White),
        GameResult::BlackWins => Some(Side::Black),
        GameResult::Draw | GameResult::BothLose | GameResult::Unknown => None,
    }
}

impl<G: Game> Subject<'_, G> {
    /// Returns true if the record states this result, or none: if it states another one a person has to decide,
    /// whatever the board shows.
    pub(super) fn is_uncontested(&self, result: GameResult) -> bool {
        let record = &self.record;
        let is_stated = |tag: &&TagPair| !record.slice(tag.value).trim().is_empty();
        let tag = record.tag_pair("Result").filter(is_stated);
        let stated = [tag.map(|tag| tag.value), record.termination().map(|item| item.span)];
        let agrees = |said: Option<GameResult>| said.is_some_and(|said| said == GameResult::Unknown || said == result);
        stated.into_iter().flatten().all(|span| agrees(GameResult::read(record.slice(span))))
    }

    /// Returns the result of mate or stalemate on the board, if every move of the main line was played and legal.
    pub(super) fn result_by_the_board(&self) -> Option<GameResult> {
        let ending = self.replay.ending.filter(|_| self.replay.is_complete && self.replay.reaches_end)?;
        self.replay.stood.iter().all(|stood| stood.depth > 0).then(|| result_of(ending))
    }
}
