//! What the timeline of a record is made of, in whatever format it is written.

use crate::findings::Draft;
use crate::game::{Ending, Game};
use crate::laws::Edition;
use crate::record::{GameResult, Record};
use crate::replay::{PlayedOpening, Replay};

use super::place::SourceFile;

/// What a timeline is made of.
pub struct Timeline<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record.
    pub record: Record<'a>,
    /// Which record of its batch it is, from 0.
    pub index: u64,
    /// What became of it.
    pub replay: &'a Replay<G>,
    /// Its findings.
    pub findings: &'a [Draft],
    /// Where it was read from.
    pub source: &'a SourceFile<'a>,
    /// The opening by the moves, if it is asked for and known.
    pub opening: Option<PlayedOpening>,
    /// The edition of the laws that is cited.
    pub edition: Option<Edition>,
}

impl<G: Game> Timeline<'_, G> {
    /// Returns the termination marker at the end of the moves, as the standard writes it where it is known.
    pub(super) fn marker(&self) -> Option<String> {
        let marker = self.record.termination().map(|item| self.record.slice(item.span).to_owned());
        marker.map(|text| GameResult::read(&text).map_or(text, |result| result.marker().to_owned()))
    }

    /// Tells how the game ended on the board, if it did: `checkmate`, `stalemate`, `dead-position`.
    pub(super) fn board_ending(&self) -> Option<&'static str> {
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
