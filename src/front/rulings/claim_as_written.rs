//! Replaces the restoring of records in builds without scoresheets: a claim is judged on the record as it is written.

use crate::game::Game;
use crate::render::MistakeReading;
use crate::replay::Replay;

use crate::front::pipeline::view::View;

pub(crate) use self::{AnyGame as Restorable, NoLine as RestoredLine};

/// A game whose records could be restored.
pub(crate) trait AnyGame: Game {}

impl<G: Game> AnyGame for G {}

/// The restored game, which never exists here.
pub(crate) struct NoLine<G: Game> {
    replay: Replay<G>,
    pub(crate) readings: Vec<MistakeReading>,
    pub(crate) is_sure: bool,
}

impl<G: Game> NoLine<G> {
    pub(crate) const fn up_to(_: &View<'_, G>, _: u32) -> Option<Self> {
        None
    }

    pub(crate) const fn replay(&mut self) -> &Replay<G> {
        &self.replay
    }
}
