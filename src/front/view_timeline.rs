//! The timeline of a record, for whoever writes or tabulates it.

use crate::game::Game;
use crate::render::Timeline;
use crate::replay::PlayedOpening;

use super::work::View;

impl<G: Game> View<'_, G> {
    /// Returns what the timeline of the record is made of, with an opening that somebody found.
    pub(super) fn timeline(&self, opening: Option<PlayedOpening>) -> Timeline<'_, G> {
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
