//! The input of the timeline of a record, for every format.

use crate::findings::Draft;
use crate::game::{Ending, Game};
use crate::laws::Edition;
use crate::record::{GameResult, Record};
use crate::replay::{PlayedOpening, Replay};

use crate::render::findings::place::SourceFile;

/// The input of a timeline.
pub struct Timeline<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record.
    pub record: Record<'a>,
    /// The index of the record in its batch, from 0.
    pub index: u64,
    /// Its replay.
    pub replay: &'a Replay<G>,
    /// Its findings.
    pub findings: &'a [Draft],
    /// The file it was read from.
    pub source: &'a SourceFile<'a>,
    /// The opening by the moves, if requested and known.
    pub opening: Option<PlayedOpening>,
    /// The edition of the laws to cite.
    pub edition: Option<Edition>,
}

impl<G: Game> Timeline<'_, G> {
    /// Returns the termination marker at the end of the moves, in its standard form if known.
    pub(crate) fn marker(&self) -> Option<String> {
        let marker = self.record.termination().map(|item| self.record.slice(item.span).to_owned());
        marker.map(|text| GameResult::read(&text).map_or(text, |result| result.marker().to_owned()))
    }

    /// Returns how the game ended on the board, if it did: `checkmate`, `stalemate`, `dead-position`.
    pub(crate) fn board_ending(&self) -> Option<&'static str> {
        let (game, replay) = (self.game, self.replay);
        let is_dead = |last: &&G::Position| game.may_lack_a_mate(last) && game.is_plainly_dead(last);
        match replay.ending {
            _ if !replay.reaches_end => None,
            Some(Ending::Mate(_)) => Some("checkmate"),
            Some(Ending::Stalemate) => Some("stalemate"),
            None => replay.last.as_ref().filter(is_dead).map(|_| "dead-position"),
        }
    }
}
