//! A record with what became of it when it was restored.

use crate::game::Game;
use crate::record::Record;
use crate::replay::Replay;
use crate::rulings::common_spelling;
use crate::scoresheet::Restored;

use super::super::place::SourceFile;

/// A record with what became of it.
pub struct RepairedRecord<'a, G: Game> {
    /// The game it is of.
    pub game: &'a G,
    /// The record.
    pub record: Record<'a>,
    /// How it plays as it is written.
    pub replay: &'a Replay<G>,
    /// Which record of its batch it is, from 0.
    pub index: u64,
    /// Where it was read from.
    pub source: &'a SourceFile<'a>,
    /// What names its text.
    pub fingerprint: u64,
    /// What was restored; nothing where nothing was changed.
    pub restored: Option<&'a Restored<G>>,
}

impl<G: Game> RepairedRecord<'_, G> {
    /// Returns true if it can be played as it is written, over illegal moves that stood.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let is_playable = self.replay.is_complete && self.replay.start.position.is_some();
        is_playable || self.restored.is_none() && self.replay.stands_as_written()
    }

    /// Lists the moves of the main line as it is written.
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
