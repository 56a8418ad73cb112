//! The places of the plies of a shorter game in a longer one, if each can be played.

use crate::game::Game;

use crate::scoresheet::damage::copies::{PlainWord, plain_word};
use crate::scoresheet::reading::sheet::Slot;

/// The costs of aligning two games: another move, plies left out, and each further two of them.
const OTHER_MOVE: u32 = 10;
const LEFT_OUT: u32 = 12;
const TWO_MORE: u32 = 1;

/// Finds the ply of a shorter game at each ply of a longer one. Plies are left out in pairs, as the players alternate,
/// and any number at the end.
pub(crate) fn places<G: Game>(game: &G, long: &[G::Move], short: &[G::Move]) -> Option<Vec<Option<usize>>> {
    let most_out = (long.len() - short.len()) / 2;
    let cost_of = |one: G::Move, other: G::Move| match one == other {
        true => 0,
        false if arrival(game, one) == arrival(game, other) => 1,
        false => OTHER_MOVE,
    };
    // For each ply of the longer game and each number of pairs left out so far: the cost, and whether a pair was left
    // out last.
    let never = u32::MAX / 2;
    let width = most_out + 1;
    let mut cheapest = vec![[never; 2]; (long.len() + 1) * width];
    let at = |ply: usize, n_out: usize| ply * width + n_out;
    cheapest[0][0] = 0;
    for ply in 0..=long.len() {
        for n_out in 0..width {
            if ply > 0
                && let Some(own) = (ply - 1).checked_sub(2 * n_out).filter(|own| *own < short.len())
            {
                let before = cheapest[at(ply - 1, n_out)];
                cheapest[at(ply, n_out)][0] = before[0].min(before[1]) + cost_of(long[ply - 1], short[own]);
            }
            if ply > 1 && n_out > 0 {
                let before = cheapest[at(ply - 2, n_out - 1)];
                cheapest[at(ply, n_out)][1] = (before[0] + LEFT_OUT).min(before[1] + TWO_MORE);
            }
        }
    }
    // The shorter game ends when all of its plies are placed.
    let ends = (0..width).filter(|n_out| short.len() + 2 * n_out <= long.len());
    let end = |n_out: usize| cheapest[at(short.len() + 2 * n_out, n_out)];
    let n_out = ends.min_by_key(|n_out| end(*n_out)[0].min(end(*n_out)[1]))?;
    let (mut ply, mut n_out) = (short.len() + 2 * n_out, n_out);
    let mut placed = vec![None; long.len()];
    let mut is_out = end(n_out)[1] < end(n_out)[0];
    while ply > 0 {
        if is_out {
            let before = cheapest[at(ply - 2, n_out - 1)];
            is_out = before[1] + TWO_MORE < before[0] + LEFT_OUT;
            (ply, n_out) = (ply - 2, n_out - 1);
        } else {
            placed[ply - 1] = Some(ply - 1 - 2 * n_out);
            ply -= 1;
            let before = cheapest[at(ply, n_out)];
            is_out = before[1] < before[0];
        }
    }
    Some(placed)
}

/// Moves plies that are left out as far back as the same words are there: of rows written twice the second are
/// superfluous.
pub(crate) fn latest(slots: &[Slot], mut placed: Vec<Option<usize>>) -> Vec<Option<usize>> {
    let mut from = 0;
    while let Some(first) = placed.iter().skip(from).position(Option::is_none).map(|at| at + from) {
        let mut end = first + placed[first..].iter().take_while(|own| own.is_none()).count();
        let mut first = first;
        while end < placed.len() && placed[end].is_some() && plain(&slots[first]) == plain(&slots[end]) {
            placed.swap(first, end);
            (first, end) = (first + 1, end + 1);
        }
        from = end;
    }
    placed
}

/// Returns the word of a slot without optional signs.
pub(crate) fn plain(slot: &Slot) -> Option<PlainWord> {
    slot.cell.as_ref().map(|cell| plain_word(cell.word.chars()))
}

pub(crate) fn arrival<G: Game>(game: &G, mv: G::Move) -> u16 {
    /// The number of squares of a board, by which the squares of a move are decoded.
    const SQUARES: u16 = 64;
    (game.move_code(mv) / SQUARES) % SQUARES
}

#[cfg(test)]
mod tests {
    use crate::chess::{Alphabet, Position};
    use crate::game::{Chess, Rules};

    use crate::scoresheet::reading::meaning::means;

    use super::*;

    fn moves_of(words: &str) -> Vec<crate::chess::Move> {
        let game = Chess::default();
        let mut position = Position::initial();
        let notation = crate::scoresheet::moves::SheetNotation::usual(Alphabet::ENGLISH);
        let played = words.split(' ').map(|word| {
            let mv = means(&game, &position, word, notation).unwrap();
            game.play(&mut position, mv);
            mv
        });
        played.collect()
    }

    #[test]
    fn a_shorter_game_is_placed_in_a_longer_one_pair_by_pair() {
        let long = "Nf3 Nf6 Ng1 Ng8 e4 e5 d4 exd4";
        for (short, expected) in [
            ("Nf3 Nf6 Ng1 Ng8 e4 e5 d4 exd4", "0 1 2 3 4 5 6 7"),
            ("e4 e5 d4 exd4", "- - - - 0 1 2 3"),
            ("Nf3 Nf6 Ng1 Ng8 e4 e5 d4", "0 1 2 3 4 5 6 -"),
            ("Nf3 Nf6 Ng1 Ng8 e4 e5 d4 d6", "0 1 2 3 4 5 6 7"),
            ("Nf3 Nf6 Ng1 Ng8 d4 e5 e4 exd4", "0 1 2 3 4 5 6 7"),
        ] {
            let placed = places(&Chess::default(), &moves_of(long), &moves_of(short)).unwrap();
            let placed: Vec<String> =
                placed.iter().map(|own| own.map_or_else(|| "-".to_owned(), |own| own.to_string())).collect();
            assert_eq!(placed.join(" "), expected, "{short}");
        }
    }
}
