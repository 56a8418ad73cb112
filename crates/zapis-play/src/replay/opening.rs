//! The opening of a record by its moves, whatever its tags state.

use crate::chess::Opening;
use crate::game::Game;

use super::report::Replay;

/// An opening that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedOpening {
    /// Its code and its name.
    pub opening: &'static Opening,
    /// The number of plies of the main line before its position: known theory ends there.
    pub ply: u32,
}

impl<G: Game> Replay<G> {
    /// Returns the opening: the last named position of the main line. Positions after an illegal move that stood do not
    /// count.
    ///
    /// At least the moves of the main line have to be [kept](super::Keep); otherwise only the start is known.
    #[must_use]
    pub fn opening(&self, game: &G) -> Option<PlayedOpening> {
        let mut last = None;
        self.each_opening(game, &mut |ply, opening| last = Some(PlayedOpening { opening, ply }));
        last
    }

    /// Calls `take` for each named position of the main line, with the number of plies before it.
    pub fn each_opening(&self, game: &G, take: &mut dyn FnMut(u32, &'static Opening)) {
        let Some(start) = &self.start.position else { return };
        let stood = self.stood.iter().find(|stood| stood.depth == 0);
        let n_legal = stood.map_or(usize::MAX, |stood| stood.ply.saturating_sub(1) as usize);
        if self.main_moves.is_empty() {
            let main = self.plies.iter().filter(|ply| ply.depth == 0).map(|ply| ply.mv);
            game.each_opening(start, &mut main.take(n_legal), take);
        } else {
            game.each_opening(start, &mut self.main_moves.iter().copied().take(n_legal), take);
        }
    }
}
