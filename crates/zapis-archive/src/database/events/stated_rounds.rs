//! Rounds of games that their own tags do not state: from their copies, and from days between others.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::tournament::Pairing;

use super::super::entries::event_key::Day;
use super::super::entries::round_tag::Stage;
use super::event_game::EventGame;

/// The data of a copy of a game, which may be more than the counted game has.
#[derive(Clone, Copy, Debug)]
pub(super) struct CopiedGame {
    pub(super) round: u16,
    pub(super) board: u16,
    pub(super) stage: Option<Stage>,
    pub(super) day: Option<Day>,
}

/// Fills in the missing round, board and day of a game from a copy.
pub(super) fn take_from_copy(game: &mut EventGame, stage: &mut Option<Stage>, copy: CopiedGame) {
    if game.pairing.round == 0 && stage.is_none() {
        game.pairing.round = copy.round;
        game.board = if game.board == 0 { copy.board } else { game.board };
        *stage = copy.stage;
    }
    if !game.day.is_some_and(Day::is_whole) {
        game.day = copy.day.filter(|day| day.is_whole()).or(game.day);
    }
}

/// One game in this many may be in a wrong round; if there are more, rounds number something else.
const GAMES_A_WRONG_ROUND: usize = 25;

/// Lists games in a round in which both players have another game, or no other game is played, if both have no game in
/// exactly one other round; each with that round. Empty if there are too many.
pub(super) fn games_in_wrong_rounds(games: &[EventGame]) -> Vec<(usize, u16)> {
    let mut n_in: HashMap<(u16, usize), usize, DefaultHashBuilder> = HashMap::default();
    let mut rounds: BTreeMap<u16, usize> = BTreeMap::new();
    for EventGame { pairing: Pairing { round, white, black, .. }, .. } in
        games.iter().filter(|game| game.pairing.round > 0)
    {
        *rounds.entry(*round).or_default() += 1;
        *n_in.entry((*round, *white)).or_default() += 1;
        *n_in.entry((*round, *black)).or_default() += 1;
    }
    let n_games = |round: u16, player: usize| n_in.get(&(round, player)).copied().unwrap_or(0);
    let mut found = Vec::new();
    for (at, game) in games.iter().enumerate() {
        let Pairing { round, white, black, .. } = game.pairing;
        let is_alone = rounds.get(&round) == Some(&1);
        let has_two = n_games(round, white) == 2 && n_games(round, black) == 2;
        if round == 0 || white == black || !has_two && !is_alone {
            continue;
        }
        let mut free = rounds.iter().filter(|(round, _)| n_games(**round, white) + n_games(**round, black) == 0);
        if let (Some((only, 2..)), None) = (free.next(), free.next()) {
            found.push((at, *only));
        }
    }
    if found.len() * GAMES_A_WRONG_ROUND > games.len().max(2 * GAMES_A_WRONG_ROUND) { Vec::new() } else { found }
}

/// Adds days whose round no game states: if there is only one day between two rounds, the round between them was played
/// on it. `of_day` has the round of each day, or 0 if there are several.
fn add_days_between(of_day: &mut BTreeMap<Day, u16>, open_days: &BTreeSet<Day>) {
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

/// Assigns games without a known round the one played on their day, if there is only one and both players are free in
/// it. Returns the number of games.
pub(super) fn rounds_of_the_day(games: &mut [EventGame], stages: &[Option<Stage>]) -> usize {
    let is_open = |(game, stage): (&EventGame, &Option<Stage>)| game.pairing.round == 0 && stage.is_none();
    let n_open = games.iter().zip(stages).filter(|one| is_open(*one)).count();
    if n_open == 0 || n_open == games.len() || stages.iter().any(Option::is_some) {
        return 0;
    }
    let (mut of_day, mut taken) = (BTreeMap::new(), HashSet::<(u16, usize), DefaultHashBuilder>::default());
    for game in games.iter().filter(|game| game.pairing.round > 0) {
        let Pairing { round, white, black, .. } = game.pairing;
        taken.extend([(round, white), (round, black)]);
        if let Some(day) = game.day.filter(|day| day.is_whole()) {
            let of_day = of_day.entry(day).or_insert(round);
            // With two rounds on a day it is unknown which one it was.
            *of_day = if *of_day == round { round } else { 0 };
        }
    }
    let open = games.iter().filter(|game| game.pairing.round == 0);
    let days = open.filter_map(|game| game.day.filter(|day| day.is_whole() && !of_day.contains_key(day)));
    let open_days = days.collect();
    add_days_between(&mut of_day, &open_days);
    let mut n_stated = 0;
    for game in games.iter_mut().filter(|game| game.pairing.round == 0) {
        let round = game.day.and_then(|day| of_day.get(&day).copied()).unwrap_or(0);
        let seats = [(round, game.pairing.white), (round, game.pairing.black)];
        if round > 0 && seats.iter().all(|seat| !taken.contains(seat)) {
            taken.extend(seats);
            game.pairing.round = round;
            n_stated += 1;
        }
    }
    n_stated
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Outcome;

    /// Days, each with the round that was played on it.
    type Rounds = &'static [(u8, u16)];

    #[test]
    fn a_copy_tells_the_round_and_the_day_of_a_game_that_has_none() {
        let day = |day: u8| Some(Day { year: 2001, month: 5, day });
        let reported = |round: u16, at: Option<Day>| {
            let pairing = Pairing { round, white: 1, black: 2, outcome: Outcome::Draw, has_color: true };
            let mut game = EventGame { pairing, record: 0, board: 0, day: at };
            take_from_copy(&mut game, &mut None, CopiedGame { round: 5, board: 2, stage: None, day: day(4) });
            (game.pairing.round, game.board, game.day)
        };
        assert_eq!(reported(0, None), (5, 2, day(4)));
        assert_eq!(reported(0, day(0)), (5, 2, day(4)));
        assert_eq!(reported(7, day(9)), (7, 0, day(9)));
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
