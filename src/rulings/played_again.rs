//! The main line of a record, played once more from its words: a validation keeps none.

use std::collections::HashSet;

use crate::game::{FastPath, Game};
use crate::record::Record;
use crate::replay::Replay;

/// After each of this many plies a position is kept, to go on from.
pub(super) const EACH: usize = 16;

/// The main line once more; the replay of a validation keeps none.
pub(super) struct ReplayedMoves<G: Game> {
    /// The moves, with the items they are.
    pub(super) moves: Vec<(u32, G::Move)>,
    /// The positions after 0, [`EACH`] plies, twice as many and so on.
    pub(super) positions: Vec<G::Position>,
    pub(super) last: G::Position,
}

/// Plays the main line of a record again; nothing where that cannot be done from its words alone.
pub(super) fn played_moves<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    start: &G::Position,
) -> Option<ReplayedMoves<G>> {
    let mut last = start.clone();
    let mut positions = vec![start.clone()];
    let mut moves = Vec::new();
    // A game in which an illegal move stood is looked at where it ends.
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

/// Returns true if no position of a main line stands twice, where that can be seen from its words.
pub fn has_no_repetition<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> bool {
    let Some(mut position) = replay.start.position.clone() else { return false };
    let Some(played) = played_moves(game, record, replay, &position) else { return false };
    let mut seen = HashSet::from([game.key(&position)]);
    played.moves.iter().all(|(_, mv)| {
        game.play(&mut position, *mv);
        seen.insert(game.key(&position))
    })
}
