//! Replays the main line of a record from its words, because a validation keeps no moves.

use std::collections::HashSet;

use crate::game::{FastPath, Game};
use crate::record::Record;
use crate::replay::Replay;

/// The interval, in plies, at which a position is kept.
pub(super) const EACH: usize = 16;

/// The main line, replayed because a validation keeps no moves.
pub(super) struct ReplayedMoves<G: Game> {
    /// The moves with their items.
    pub(super) moves: Vec<(u32, G::Move)>,
    /// The positions after 0, [`EACH`], twice [`EACH`] plies and so on.
    pub(super) positions: Vec<G::Position>,
    pub(super) last: G::Position,
}

/// Replays the main line of a record; `None` if that is not possible from its words alone.
pub(super) fn played_moves<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    start: &G::Position,
) -> Option<ReplayedMoves<G>> {
    let mut last = start.clone();
    let mut positions = vec![start.clone()];
    let mut moves = Vec::new();
    // A game with an illegal move that stood is examined only at its end.
    if replay.rests_on(replay.main_plies).is_some() {
        return None;
    }
    for index in replay.main_items(record).take(replay.main_plies as usize) {
        let word = record.bytes(record.tape.items.get(index as usize)?.span);
        let mv = match G::Fast::read_and_resolve(game, &last, word, replay.alphabet) {
            Some(read) => read.resolution.mv,
            None => game.resolve(&last, &game.read(word, replay.alphabet)?).ok()?.mv,
        };
        game.play(&mut last, mv);
        moves.push((index, mv));
        if moves.len() % EACH == 0 {
            positions.push(last.clone());
        }
    }
    Some(ReplayedMoves { moves, positions, last })
}

/// Returns true if no position of a main line occurs twice, as far as its words show.
pub fn has_no_repetition<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> bool {
    let Some(mut position) = replay.start.position.clone() else { return false };
    let Some(played) = played_moves(game, record, replay, &position) else { return false };
    let mut seen = HashSet::from([game.key(&position)]);
    played.moves.iter().all(|(_, mv)| {
        game.play(&mut position, *mv);
        seen.insert(game.key(&position))
    })
}
