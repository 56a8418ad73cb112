//! A record with everything known about it, as commands receive it.

use crate::chess::Alphabet;
use crate::findings::date::CalendarDay;
use crate::findings::{Draft, Laws};
use crate::game::Game;
use crate::laws::Edition;
use crate::record::Record;
use crate::render::{Located, SourceFile};
use crate::replay::Replay;

/// A record with everything known about it.
pub(crate) struct View<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) record: Record<'a>,
    pub(crate) index: u64,
    pub(crate) replay: &'a Replay<G>,
    pub(crate) findings: &'a [Draft],
    pub(crate) source: &'a SourceFile<'a>,
    pub(crate) players: Option<[String; 2]>,
    /// The laws that are cited, and the current day.
    pub(crate) laws: Laws,
    pub(crate) today: CalendarDay,
    /// The letters set for chess, if any.
    #[cfg_attr(not(feature = "scoresheet"), expect(dead_code, reason = "only the search on sheets uses them"))]
    pub(crate) letters: Option<Alphabet>,
}

impl<G: Game> View<'_, G> {
    /// Returns the edition of the laws for the record.
    pub(crate) fn edition(&self) -> Option<Edition> {
        self.laws.edition_for(self.game, &self.record, self.today)
    }

    /// Adds the place of the record to a finding.
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
