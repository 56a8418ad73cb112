//! What tells a copy of a game within an event: collections hold it once for each of its players.

use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::tournament::Outcome;

use super::event_key::Day;

/// What tells a copy of a game from another game of the same two.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeenGame {
    pub(super) file: u32,
    /// White and Black.
    pub(super) players: (usize, usize),
    /// The round, and the stage of a knock-out.
    pub(super) round: (u16, u16),
    /// The number behind it.
    pub(super) board: u16,
    pub(super) day: Option<Day>,
    pub(super) outcome: Outcome,
    pub(super) n_plies: u32,
    pub(super) moves: [u64; 2],
}

/// A game of two, and its round.
type PairInRound = ((usize, usize), (u16, u16));

/// The games that were seen.
#[derive(Debug, Default)]
pub(super) struct SeenGames {
    /// The first of those of one result and length: its file, board and opening; and the first file of those of one opening.
    results: HashMap<(PairInRound, Outcome, u32), (u32, u16, u64), DefaultHashBuilder>,
    openings: HashMap<(PairInRound, u16, u64), u32, DefaultHashBuilder>,
    /// The first of those of one opening and day: another may be the same, cut short.
    days: HashMap<((usize, usize), u64, Day), SeenGame, DefaultHashBuilder>,
    /// Those of the same moves, short ones with their rounds.
    moves: HashSet<(PairInRound, u64), DefaultHashBuilder>,
}

impl SeenGames {
    /// Short games may be played again, move by move.
    const LONG: u32 = 30;

    /// Remembers a game, and tells whether it is a copy of one that was seen.
    pub(super) fn is_copy(&mut self, game: &SeenGame) -> bool {
        let [opening, moves] = game.moves;
        let (place, has_round) = ((game.players, game.round), game.round.0 > 0);
        // The same game in another file is a copy; twice in one file it is a game too many, if its moves do not tell.
        let (file, board, first_opening) =
            *self.results.entry((place, game.outcome, game.n_plies)).or_insert((game.file, game.board, opening));
        // Two may have several games that nothing tells apart but the moves.
        let are_several = !has_round || board != 0 && game.board != 0 && board != game.board;
        let is_other = are_several && first_opening != 0 && opening != 0 && first_opening != opening;
        let mut is_copy = file != game.file && !is_other;
        if has_round && opening != 0 {
            is_copy |= *self.openings.entry((place, game.board, opening)).or_insert(game.file) != game.file;
        }
        if let Some(day) = game.day.filter(|day| day.is_whole() && opening != 0) {
            let first = self.days.entry((game.players, opening, day)).or_insert(*game);
            // Of a match two games may begin alike, and are of two rounds or boards.
            let is_one_round = (first.round, first.board) == (game.round, game.board) && game.round.1 == 0;
            let is_open = first.round == (0, 0) || game.round == (0, 0);
            is_copy |= first.n_plies != game.n_plies && first.outcome == game.outcome && (is_one_round || is_open);
        }
        let is_long = game.n_plies >= Self::LONG;
        if moves != 0 && (is_long || has_round) {
            let round = if is_long { (0, 0) } else { game.round };
            is_copy |= !self.moves.insert(((game.players, round), moves));
        }
        is_copy
    }
}
