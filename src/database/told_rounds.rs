//! Rounds of games that their own tags do not tell: those of their copies, and those of the days between others.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use hashbrown::DefaultHashBuilder;

use super::event_game::EventGame;
use super::event_key::Day;
use super::round_tag::Stage;

/// A copy of a game, which may say more than the game that counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct CopiedGame {
    /// White and Black.
    pub(super) players: (usize, usize),
    pub(super) round: u16,
    pub(super) board: u16,
    pub(super) stage: Option<Stage>,
    pub(super) day: Option<Day>,
    /// What names its opening and its moves; 0 where it has none.
    pub(super) moves: [u64; 2],
}

/// Tells whether a game lacks what a copy may say.
fn is_open(game: &EventGame, stage: Option<Stage>) -> bool {
    game.pairing.round == 0 && stage.is_none() || !game.day.is_some_and(Day::is_whole)
}

/// Gives games the rounds, the boards and the days of their copies where they have none themselves. `moves` names those of
/// each game.
pub(super) fn take_from_copies(
    games: &mut [EventGame],
    stages: &mut [Option<Stage>],
    moves: &[[u64; 2]],
    copies: &[CopiedGame],
) {
    if copies.is_empty() {
        return;
    }
    let mut open: HashMap<((usize, usize), u64), usize, DefaultHashBuilder> = HashMap::default();
    for (at, ((game, stage), moves)) in games.iter().zip(&*stages).zip(moves).enumerate() {
        let players = (game.pairing.white, game.pairing.black);
        for name in moves.iter().filter(|name| **name != 0 && is_open(game, *stage)) {
            open.entry((players, *name)).or_insert(at);
        }
    }
    for copy in copies {
        let [opening, whole] = copy.moves.map(|name| open.get(&(copy.players, name)).copied());
        let Some(at) = whole.or(opening) else { continue };
        let game = &mut games[at];
        if game.pairing.round == 0 && stages[at].is_none() {
            game.pairing.round = copy.round;
            game.board = if game.board == 0 { copy.board } else { game.board };
            stages[at] = copy.stage;
        }
        if !game.day.is_some_and(Day::is_whole) {
            game.day = copy.day.filter(|day| day.is_whole()).or(game.day);
        }
    }
}

/// Adds days of which no game tells the round: on the only one between two rounds, the round between them was played.
/// `of_day` has the round of each day, or 0 where there are several.
pub(super) fn add_days_between(of_day: &mut BTreeMap<Day, u16>, open_days: &BTreeSet<Day>) {
    let rounds: BTreeSet<u16> = of_day.values().copied().collect();
    let between = |day: &Day| {
        let (before, after) = (of_day.range(..*day).next_back()?, of_day.range(*day..).next()?);
        let round = before.1.checked_add(1)?;
        let is_only = open_days.range(*before.0..*after.0).count() == 1;
        (*before.1 > 0 && *after.1 == round + 1 && is_only && !rounds.contains(&round)).then_some((*day, round))
    };
    let found: Vec<(Day, u16)> = open_days.iter().filter_map(between).collect();
    of_day.extend(found);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Outcome, Pairing};

    /// Days, each with the round that was played on it.
    type Rounds = &'static [(u8, u16)];

    #[test]
    fn a_copy_tells_the_round_and_the_day_of_a_game_that_has_none() {
        let pairing = |round: u16, white: usize, black: usize| Pairing {
            round,
            white,
            black,
            outcome: Outcome::Draw,
            has_color: true,
        };
        let day = |day: u8| Some(Day { year: 2001, month: 5, day });
        let game = |pairing: Pairing, day: Option<Day>| EventGame { pairing, record: 0, board: 0, day };
        let mut games = vec![
            game(pairing(0, 1, 2), None),
            game(pairing(0, 3, 4), day(0)),
            game(pairing(7, 1, 4), day(9)),
            game(pairing(0, 2, 3), None),
        ];
        let moves = [[1, 11], [2, 12], [3, 13], [0, 0]];
        let copy = |players: (usize, usize), round: u16, at: u8, moves: [u64; 2]| CopiedGame {
            players,
            round,
            board: 2,
            stage: None,
            day: day(at),
            moves,
        };
        // One is cut short, one has been played by others, one says what is known already, and one has no moves.
        let copies = [
            copy((1, 2), 5, 4, [1, 11]),
            copy((4, 3), 8, 8, [2, 12]),
            copy((3, 4), 6, 5, [2, 22]),
            copy((1, 4), 8, 8, [3, 13]),
            copy((2, 3), 8, 8, [0, 0]),
        ];
        take_from_copies(&mut games, &mut [None; 4], &moves, &copies);
        let told: Vec<_> = games.iter().map(|game| (game.pairing.round, game.board, game.day)).collect();
        assert_eq!(told, [(5, 2, day(4)), (6, 2, day(5)), (7, 0, day(9)), (0, 0, None)]);
    }

    #[test]
    fn the_day_between_two_rounds_is_that_of_the_round_between_them() {
        let day = |day: u8| Day { year: 2001, month: 5, day };
        let table: [(Rounds, &[u8], Rounds); 5] = [
            (&[(1, 1), (3, 3)], &[2], &[(1, 1), (2, 2), (3, 3)]),
            (&[(1, 1), (4, 3)], &[2, 3], &[(1, 1), (4, 3)]),
            (&[(1, 1), (3, 4)], &[2], &[(1, 1), (3, 4)]),
            (&[(1, 1), (3, 3), (9, 2)], &[2], &[(1, 1), (3, 3), (9, 2)]),
            (&[(1, 1), (3, 2)], &[4], &[(1, 1), (3, 2)]),
        ];
        for (known, open, expected) in table {
            let of = |list: &[(u8, u16)]| list.iter().map(|(at, round)| (day(*at), *round)).collect();
            let mut of_day: BTreeMap<Day, u16> = of(known);
            add_days_between(&mut of_day, &open.iter().map(|at| day(*at)).collect());
            assert_eq!(of_day, of(expected));
        }
    }
}
