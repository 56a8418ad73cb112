//! The timeline of a record.

use crate::game::Game;
use crate::render::Timeline;
use crate::replay::PlayedOpening;

use super::view::View;

impl<G: Game> View<'_, G> {
    /// Returns the data for the timeline of the record, with an opening found before.
    pub(crate) fn timeline(&self, opening: Option<PlayedOpening>) -> Timeline<'_, G> {
        Timeline {
            game: self.game,
            record: self.record,
            index: self.index,
            replay: self.replay,
            findings: self.findings,
            source: self.source,
            edition: self.edition(),
            opening,
        }
    }
}
