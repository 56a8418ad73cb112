//! The ply since which the position of a main line is dead.

use crate::game::{Ending, Game, Side};
use crate::record::Record;
use crate::replay::Replay;

use super::played_again::{EACH, ReplayedMoves, played_moves};

/// The point from which neither side could mate by any series of legal moves: from there the game was drawn (FIDE
/// 5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadSince {
    /// The number of plies; 0 for the position from which the record starts.
    pub ply: u32,
    /// The item of the last of them; `None` at the start.
    pub item: Option<u32>,
}

/// Finds the first dead position of a main line, if its last position is proved dead.
///
/// A dead position stays dead whatever is played, so a record whose last position is not dead costs nothing more, and
/// for the others only a few positions are examined.
pub fn dead_since<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<DeadSince> {
    // A player who has mated could mate all the time before.
    if matches!(replay.ending, Some(Ending::Mate(_))) {
        return None;
    }
    // A stalemate may have been forced, and the game dead before it.
    let is_stalemate = replay.ending == Some(Ending::Stalemate);
    let is_over = |last: &&G::Position| is_stalemate || (game.may_lack_a_mate(last) && game.is_plainly_dead(last));
    let last = replay.last.as_ref().filter(is_over)?;
    let is_dead =
        |position: G::Position| game.cannot_mate(&position, Side::White) && game.cannot_mate(&position, Side::Black);
    let at_end = DeadSince { ply: replay.main_plies, item: replay.main_items(record).nth(before(replay.main_plies)) };
    let start = replay.start.position.as_ref()?;
    let Some(ReplayedMoves { moves, positions, last: replayed }) = played_moves(game, record, replay, start) else {
        return Some(at_end);
    };
    debug_assert_eq!(moves.len(), replay.main_plies as usize, "the replay has played the same moves");
    if game.key(&replayed) != game.key(last) {
        return Some(at_end);
    }
    // The position after `alive` plies is not known to be dead, the one after `dead` is.
    let position_after = |n: usize| {
        let mut position = positions[n / EACH].clone();
        moves[n / EACH * EACH..n].iter().for_each(|(_, mv)| game.play(&mut position, *mv));
        position
    };
    let (mut dead, mut step) = (moves.len(), 1_usize);
    let mut alive = None;
    while alive.is_none() && dead > 0 {
        let earlier = moves.len().saturating_sub(step);
        step *= 2;
        if is_dead(position_after(earlier)) { dead = earlier } else { alive = Some(earlier) }
    }
    let mut alive = alive.unwrap_or(0);
    while alive + 1 < dead {
        let middle = alive.midpoint(dead);
        if is_dead(position_after(middle)) { dead = middle } else { alive = middle }
    }
    let item = dead.checked_sub(1).map(|index| moves[index].0);
    Some(DeadSince { ply: u32::try_from(dead).unwrap_or(u32::MAX), item })
}

const fn before(n_plies: u32) -> usize {
    (n_plies as usize).saturating_sub(1)
}
