//! A record and the result of restoring it.

use crate::game::Game;
use crate::record::Record;
use crate::replay::Replay;
use crate::rulings::common_spelling;
use crate::scoresheet::Restored;

use crate::render::findings::place::SourceFile;

/// A record and the result of restoring it.
pub struct RepairedRecord<'a, G: Game> {
    /// The game it is of.
    pub game: &'a G,
    /// The record.
    pub record: Record<'a>,
    /// Its replay as written.
    pub replay: &'a Replay<G>,
    /// Its index in its batch, from 0.
    pub index: u64,
    /// The file it was read from.
    pub source: &'a SourceFile<'a>,
    /// The hash of its text.
    pub fingerprint: u64,
    /// The restored game; `None` if nothing was changed.
    pub restored: Option<&'a Restored<G>>,
}

impl<G: Game> RepairedRecord<'_, G> {
    /// Returns true if it can be played as written, over illegal moves that stood.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let is_playable = self.replay.is_complete && self.replay.start.position.is_some();
        is_playable || self.restored.is_none() && self.replay.stands_as_written()
    }

    /// Lists the moves of the main line as written.
    pub(super) fn main_line(&self) -> Vec<String> {
        let Some(mut position) = self.replay.start.position.clone() else { return Vec::new() };
        let mut moves = Vec::new();
        for ply in self.replay.plies.iter().filter(|ply| ply.depth == 0) {
            moves.push(common_spelling(self.game, &position, ply.mv));
            self.game.play(&mut position, ply.mv);
        }
        moves
    }
}
