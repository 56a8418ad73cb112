//! Whether two sheets are of one game at all.

use crate::game::Game;

use super::one_sheet::OneSheet;
use crate::scoresheet::reading::meaning::means;

/// The minimum part of the shorter sheet's moves that two sheets of one game share, each after the same move; games
/// that begin alike share less.
const SHARED: (usize, usize) = (1, 3);
/// Fewer moves are no evidence.
const FEWEST_MOVES: usize = 8;
/// The maximum number of moves of a sheet that are examined.
const MOST_MOVES: usize = 500;

/// Returns true if two sheets share hardly a move as far as each can be played as it is written: they are of different
/// games, and no search is needed.
pub fn are_apart<G: Game>(game: &G, sheets: &[&OneSheet<G>]) -> bool {
    let [own, its] = sheets else { return false };
    let (own, its) = (moves_of(game, own), moves_of(game, its));
    let n_shared = own.windows(2).filter(|pair| its.windows(2).any(|other| other == *pair)).count();
    let n_least = own.len().min(its.len()).saturating_sub(1);
    let (part, of) = SHARED;
    n_least >= FEWEST_MOVES && of * n_shared < part * n_least
}

/// Plays the words of a sheet up to the first that is not a move.
fn moves_of<G: Game>(game: &G, sheet: &OneSheet<G>) -> Vec<G::Move> {
    let mut position = sheet.start.clone();
    let words = sheet.sheet.slots.iter().map_while(|slot| slot.cell.as_ref());
    let moves = words.map_while(|cell| {
        let mv = means(game, &position, &cell.word, sheet.notation())?;
        game.play(&mut position, mv);
        Some(mv)
    });
    moves.take(MOST_MOVES).collect()
}
