//! Games after the last round between tied players: they decide places and count no points.

use std::collections::BTreeMap;

use crate::sorting::CompactSort;
use crate::tournament::Points;
use crate::tournament::{Kind, Outcome, Pairing, PointSystem, berger, kind};

use super::super::entries::event_key::Day;
use super::event_game::EventGame;

/// The maximum number of games of a pair in a play-off.
const MOST_OF_PAIR: usize = 12;

/// Lists the indices of the games of an event that are its play-off. In a round robin these are the superfluous games,
/// in others the few of the last rounds; they come after all other games of those players, who were tied before.
pub(in crate::database) fn play_off(games: &[EventGame]) -> Vec<usize> {
    let pairings: Vec<Pairing> = games.iter().map(|game| game.pairing).collect();
    let inferred = kind::infer(&pairings);
    let found = too_many(games, &pairings, inferred.as_ref());
    let is_swiss = inferred.is_some_and(|found| found.kind == Kind::Swiss);
    let found = if found.is_empty() && is_swiss { of_last_rounds(games, &pairings) } else { found };
    if !found.is_empty() && are_level(&pairings, &found) { found } else { Vec::new() }
}

fn pair(game: &Pairing) -> (usize, usize) {
    (game.white.min(game.black), game.white.max(game.black))
}

/// Returns true if of two games of an event one comes after the other, as far as rounds, days and positions in the
/// files show.
fn is_after(games: &[EventGame], later: usize, n_rounds: u16, earlier: usize) -> bool {
    let (one, other) = (&games[later], &games[earlier]);
    let has_round_behind = one.pairing.round > n_rounds;
    match (one.day.filter(|day| day.is_whole()), other.day.filter(|day| day.is_whole())) {
        (Some(day), Some(before)) if day != before => day > before,
        _ => has_round_behind || later > earlier,
    }
}

/// Finds games of a round robin beyond the full cycles.
fn too_many(games: &[EventGame], pairings: &[Pairing], inferred: Option<&kind::Inferred>) -> Vec<usize> {
    let Some(&kind::Inferred { kind: Kind::RoundRobin { cycles }, n_contestants, n_pairs, .. }) = inferred else {
        return Vec::new();
    };
    let n_all = n_contestants.saturating_mul(n_contestants.saturating_sub(1)) / 2;
    if n_contestants < 4 || n_pairs < n_all {
        return Vec::new();
    }
    let n_rounds = u16::try_from(n_contestants).map_or(0, berger::n_rounds).saturating_mul(cycles);
    let mut by_pair: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (at, game) in pairings.iter().enumerate() {
        by_pair.entry(pair(game)).or_default().push(at);
    }
    let mut extra = Vec::new();
    for of_pair in by_pair.values_mut() {
        let n_more = of_pair.len().saturating_sub(usize::from(cycles));
        if n_more == 0 {
            continue;
        }
        // The last ones, by days if they are known.
        let day = |at: &usize| games[*at].day.filter(|day| day.is_whole()).map(Day::number);
        let has_days = of_pair.iter().all(|at| day(at).is_some());
        let order = |at: &usize| (day(at).filter(|_| has_days), pairings[*at].round > n_rounds, *at);
        of_pair.compact_sort_by_key(order);
        if n_more > MOST_OF_PAIR {
            return Vec::new();
        }
        extra.extend_from_slice(&of_pair[usize::from(cycles)..]);
    }
    extra.sort_unstable();
    let mut players: Vec<usize> = extra.iter().flat_map(|at| [pairings[*at].white, pairings[*at].black]).collect();
    players.sort_unstable();
    players.dedup();
    let is_behind = |at: &usize| {
        let own = [pairings[*at].white, pairings[*at].black];
        let others = (0..games.len()).filter(|other| extra.binary_search(other).is_err());
        let mut of_players =
            others.filter(|other| own.contains(&pairings[*other].white) || own.contains(&pairings[*other].black));
        of_players.all(|other| is_after(games, *at, n_rounds, other))
    };
    let is_few = players.len() * 2 <= n_contestants && extra.len() * 4 <= games.len();
    if is_few && extra.iter().all(is_behind) { extra } else { Vec::new() }
}

/// Finds the last rounds of a Swiss system in which hardly any player plays.
fn of_last_rounds(games: &[EventGame], pairings: &[Pairing]) -> Vec<usize> {
    let mut by_round: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
    for (at, game) in pairings.iter().enumerate() {
        by_round.entry(game.round).or_default().push(at);
    }
    if by_round.contains_key(&0) || by_round.len() < 4 {
        return Vec::new();
    }
    let mut sizes: Vec<usize> = by_round.values().map(Vec::len).collect();
    sizes.sort_unstable();
    let usual = sizes[sizes.len() / 2];
    let mut last: Vec<usize> = by_round
        .values()
        .rev()
        .take_while(|round| round.len() <= 2 && round.len() * 4 <= usual)
        .flatten()
        .copied()
        .collect();
    if last.len() == games.len() {
        return Vec::new();
    }
    last.sort_unstable();
    last
}

/// Returns true if those who meet in some games were tied in all others, and led.
fn are_level(pairings: &[Pairing], some: &[usize]) -> bool {
    let others = pairings.iter().enumerate().filter(|(at, _)| some.binary_search(at).is_err());
    let points = points_of(others.map(|(_, game)| game));
    let own = |player: usize| points.get(&player).copied();
    some.iter().all(|at| {
        let game = &pairings[*at];
        own(game.white).is_some() && own(game.white) == own(game.black)
    })
}

/// Returns the points of a game for each of the two players.
fn worths(game: &Pairing) -> [(usize, Points); 2] {
    let of_black = game.outcome.counterpart().unwrap_or(Outcome::ForfeitWin);
    let system = &PointSystem::CLASSIC;
    [(game.white, system.worth(game.outcome)), (game.black, system.worth(of_black))]
}

/// Sums up the points of each player in the games of a play-off.
#[must_use]
pub fn play_off_points(games: &[EventGame]) -> BTreeMap<usize, Points> {
    points_of(games.iter().map(|game| &game.pairing))
}

fn points_of<'a>(games: impl Iterator<Item = &'a Pairing>) -> BTreeMap<usize, Points> {
    let mut points: BTreeMap<usize, Points> = BTreeMap::new();
    for (player, worth) in games.flat_map(worths) {
        let own = points.entry(player).or_insert(Points::ZERO);
        *own += worth;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round robin of six in which the first two win against all others and draw with each other.
    fn round_robin() -> Vec<EventGame> {
        let mut games = Vec::new();
        for round in 1..=5 {
            for slot in berger::round(6, round) {
                let (white, black) = (usize::from(slot.white) - 1, usize::from(slot.black) - 1);
                let outcome = match (white < 2, black < 2) {
                    (true, false) => Outcome::Win,
                    (false, true) => Outcome::Loss,
                    _ => Outcome::Draw,
                };
                let pairing = Pairing { round, white, black, outcome, has_color: true };
                games.push(EventGame { pairing, record: 0, board: 0, day: None });
            }
        }
        games
    }

    fn more(games: &mut Vec<EventGame>, round: u16, white: usize, black: usize) {
        let pairing = Pairing { round, white, black, outcome: Outcome::Win, has_color: true };
        games.push(EventGame { pairing, record: 0, board: 0, day: None });
    }

    #[test]
    fn games_of_those_who_were_level_are_the_play_off() {
        assert!(play_off(&round_robin()).is_empty());
        for rounds in [[6, 7], [6, 6], [1, 2], [0, 0]] {
            let mut games = round_robin();
            more(&mut games, rounds[0], 0, 1);
            more(&mut games, rounds[1], 1, 0);
            assert_eq!(play_off(&games), [15, 16], "{rounds:?}");
        }
        // A player who was behind plays no play-off.
        let mut games = round_robin();
        more(&mut games, 6, 0, 2);
        assert!(play_off(&games).is_empty());
    }
}
