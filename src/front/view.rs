//! A record with all that is known of it, as commands get it.

use crate::chess::Alphabet;
use crate::findings::date::CalendarDay;
use crate::findings::{Draft, Laws};
use crate::game::Game;
use crate::laws::Edition;
use crate::record::Record;
use crate::render::{Located, SourceFile};
use crate::replay::Replay;

/// A record with all that is known of it.
pub(crate) struct View<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) record: Record<'a>,
    pub(crate) index: u64,
    pub(crate) replay: &'a Replay<G>,
    pub(crate) findings: &'a [Draft],
    pub(crate) source: &'a SourceFile<'a>,
    pub(crate) players: Option<[String; 2]>,
    /// Which laws are cited, and the day it is.
    pub(crate) laws: Laws,
    pub(crate) today: CalendarDay,
    /// The letters that chess was to be read with, if that was said.
    pub(crate) letters: Option<Alphabet>,
}

impl<G: Game> View<'_, G> {
    /// Returns the edition of the laws that the record is judged by.
    pub(crate) fn edition(&self) -> Option<Edition> {
        self.laws.edition_for(self.game, &self.record, self.today)
    }

    /// Adds to a finding of the record where it stands.
    pub(crate) fn locate<'a>(&'a self, finding: &'a Draft) -> Located<'a> {
        Located {
            finding,
            record: Some(self.record),
            index: self.index,
            source: self.source,
            players: self.players.as_ref(),
        }
    }
}
