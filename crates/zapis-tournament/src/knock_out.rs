//! Knock-outs by stages: matches, their winners, and the final order of the contestants.
//!
//! A match is won on the points of its games, tie-break games included. If these are equal (an Armageddon game that
//! Black had to draw, a drawing of lots), the contestant who plays in a later stage has won it.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Pairing;
use super::outcome::{Outcome, PointSystem};
use super::points::Points;

/// A match of two contestants.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Match {
    /// The stage, as the round of its games; 0 if rounds are not stages.
    pub round: u16,
    /// The indices of the two contestants, in ascending order.
    pub players: [usize; 2],
    /// The points they scored.
    pub points: [Points; 2],
    /// The index of the contestant who advanced, or won the last match.
    pub winner: Option<usize>,
}

impl Match {
    /// Returns the loser, if known.
    #[must_use]
    pub fn loser(&self) -> Option<usize> {
        self.winner.map(|winner| if self.players[0] == winner { self.players[1] } else { self.players[0] })
    }
}

/// The matches of a knock-out.
///
/// ```
/// use zapis_tournament::knock_out::Bracket;
/// use zapis_tournament::{Outcome, Player, PointSystem, Tournament};
/// let mut event = Tournament::default();
/// let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, a, b, Outcome::Win);
/// event.add_game(1, c, d, Outcome::Draw); // decided otherwise: D plays on
/// event.add_game(2, d, a, Outcome::Loss);
/// let bracket = Bracket::of(&event.games(), &PointSystem::CLASSIC);
/// assert_eq!(bracket.matches[1].winner, Some(d));
/// assert_eq!(bracket.order(), Some(vec![vec![a], vec![d], vec![b, c]]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bracket {
    /// The matches, stage by stage, each stage in the order of the first games.
    pub matches: Vec<Match>,
    /// Whether rounds are stages: each contestant has one match in each. Otherwise they number the games of a match, or
    /// are missing, and all matches are in round 0.
    pub has_stages: bool,
    /// The last stage of each contestant.
    last: BTreeMap<usize, u16>,
}

impl Bracket {
    /// Groups games into matches; `points` gives the points of a game.
    #[must_use]
    pub fn of(games: &[Pairing], points: &PointSystem) -> Self {
        let proper: Vec<&Pairing> = games.iter().filter(|game| game.white != game.black).collect();
        let has_stages = has_stages(&proper);
        let mut matches: Vec<Match> = Vec::new();
        let mut places: BTreeMap<(u16, [usize; 2]), usize> = BTreeMap::new();
        for game in proper {
            let (round, players) = (if has_stages { game.round } else { 0 }, pair(game));
            let at = *places.entry((round, players)).or_insert_with(|| {
                matches.push(Match { round, players, points: [Points::ZERO; 2], winner: None });
                matches.len() - 1
            });
            // White's loss by forfeit is Black's win here, because one of the two advanced.
            let of_black = game.outcome.counterpart().unwrap_or(Outcome::ForfeitWin);
            let worth = [points.worth(game.outcome), points.worth(of_black)];
            let is_first_white = game.white == players[0];
            let worth = if is_first_white { worth } else { [worth[1], worth[0]] };
            matches[at].points = [matches[at].points[0] + worth[0], matches[at].points[1] + worth[1]];
        }
        matches.sort_by_key(|one| one.round);
        let mut last: BTreeMap<usize, u16> = BTreeMap::new();
        for one in &matches {
            one.players.iter().for_each(|player| _ = last.insert(*player, one.round));
        }
        for one in &mut matches {
            let goes_on = one.players.map(|player| last.get(&player).is_some_and(|last| *last > one.round));
            one.winner = match (one.points[0].cmp(&one.points[1]), goes_on) {
                (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, [true, false]) => Some(one.players[0]),
                (std::cmp::Ordering::Less, _) | (std::cmp::Ordering::Equal, [false, true]) => Some(one.players[1]),
                _ => None,
            };
        }
        Self { matches, has_stages, last }
    }

    /// Returns the last stage.
    fn last_round(&self) -> u16 {
        self.matches.last().map_or(0, |one| one.round)
    }

    /// Returns true if a contestant has a match in a later stage.
    #[must_use]
    pub fn goes_on(&self, player: usize, round: u16) -> bool {
        self.last.get(&player).is_some_and(|last| *last > round)
    }

    /// Returns the final: the only match of the last stage, or the one between two contestants without a loss before.
    fn last_match(&self) -> Option<&Match> {
        let last = self.last_round();
        let of_last: Vec<&Match> = self.matches.iter().filter(|one| one.round == last).collect();
        if let [only] = of_last[..] {
            return Some(only);
        }
        let losers: BTreeSet<usize> =
            self.matches.iter().filter(|one| one.round < last).filter_map(Match::loser).collect();
        let is_unbeaten = |player: &usize| !losers.contains(player);
        let mut finals = of_last.into_iter().filter(|one| one.players.iter().all(is_unbeaten));
        finals.next().filter(|_| finals.next().is_none())
    }

    /// Lists groups of contestants, those who came furthest first; a group left in the same stage. `None` if rounds are
    /// not stages.
    #[must_use]
    pub fn order(&self) -> Option<Vec<Vec<usize>>> {
        if !self.has_stages {
            return None;
        }
        let last_match = self.last_match();
        let mut reached: BTreeMap<usize, (u16, bool, bool)> = BTreeMap::new();
        for one in &self.matches {
            let is_final = last_match == Some(one);
            for player in one.players {
                // Stages come in order, so the last entry is kept.
                reached.insert(player, (one.round, is_final, one.winner == Some(player)));
            }
        }
        let mut groups: BTreeMap<(u16, bool, bool), Vec<usize>> = BTreeMap::new();
        for (player, key) in reached {
            groups.entry(key).or_default().push(player);
        }
        Some(groups.into_values().rev().collect())
    }

    /// Lists winners who have no match in a later stage, with the stage they won.
    #[must_use]
    pub fn winners_without_match(&self) -> Vec<(usize, u16)> {
        let last = self.last_round();
        let before_last = self.matches.iter().filter(|one| self.has_stages && one.round < last);
        let won = before_last.filter_map(|one| Some((one.winner?, one.round)));
        won.filter(|(winner, round)| !self.goes_on(*winner, *round)).collect()
    }

    /// Returns the number of matches of a stage to name it by: 1 for the final, 2 for the semi-finals and so on; `None`
    /// if the stages do not halve towards a final.
    #[must_use]
    pub fn name_of_stage(&self, round: u16) -> Option<u16> {
        let mut counts: BTreeMap<u16, u32> = BTreeMap::new();
        for one in &self.matches {
            *counts.entry(one.round).or_default() += 1;
        }
        let is_halving = self.last_match().is_some()
            && counts
                .values()
                .rev()
                .zip(0..)
                .all(|(n, stage)| *n <= 2_u32.saturating_pow(stage) + u32::from(stage == 0));
        let at = counts.range(round..).count().checked_sub(1)?;
        let n_full = 1_u16.checked_shl(u32::try_from(at).ok()?)?;
        // A stage that is half empty may just as well be the next one.
        let is_full = at == 0 || counts.get(&round).is_some_and(|n| *n * 2 > u32::from(n_full));
        (self.has_stages && is_halving && is_full && n_full > 0).then_some(n_full)
    }
}

/// Returns true if rounds are the stages of a knock-out: every game has a round, and no player meets two opponents in
/// one of them.
fn has_stages(games: &[&Pairing]) -> bool {
    if games.iter().any(|game| game.round == 0) {
        return false;
    }
    // Sorted vectors are the cheapest tables, and this is called for most events.
    let seats = games.iter().flat_map(|game| {
        [(game.white, game.black), (game.black, game.white)].map(|(own, other)| (game.round, own, other))
    });
    let mut seats: Vec<(u16, usize, usize)> = seats.collect();
    seats.sort_unstable();
    if seats.windows(2).any(|two| (two[0].0, two[0].1) == (two[1].0, two[1].1) && two[0].2 != two[1].2) {
        return false;
    }
    let mut met: Vec<([usize; 2], u16)> = games.iter().map(|game| (pair(game), game.round)).collect();
    met.sort_unstable();
    met.windows(2).all(|two| two[0].0 != two[1].0 || two[0].1 == two[1].1)
}

/// Returns true if there are no more stages than a knock-out of this many games and players has: half of the players
/// leave in each.
fn are_few_stages(games: &[&Pairing]) -> bool {
    let mut rounds: Vec<u16> = games.iter().map(|game| game.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let mut players: Vec<usize> = games.iter().flat_map(|game| [game.white, game.black]).collect();
    players.sort_unstable();
    players.dedup();
    rounds.len() > 1 && rounds.len() <= most_stages(players.len())
}

/// Returns the maximum number of stages of a knock-out with this many players.
fn most_stages(n_players: usize) -> usize {
    n_players.checked_ilog2().and_then(|halvings| usize::try_from(halvings).ok()).unwrap_or(0) + 2
}

/// Returns true if games are a knock-out, judging by who advanced: hardly any loser of a match, nearly every winner.
#[must_use]
pub fn is_knock_out(games: &[Pairing]) -> bool {
    let proper: Vec<&Pairing> = games.iter().filter(|game| game.white != game.black).collect();
    if !are_few_stages(&proper) || !has_stages(&proper) {
        return false;
    }
    let bracket = Bracket::of(games, &PointSystem::CLASSIC);
    let rounds: BTreeSet<u16> = bracket.matches.iter().map(|one| one.round).collect();
    let last = bracket.last_round();
    let next_last = rounds.iter().rev().nth(1).copied();
    let is_next_last_of_few = next_last.is_some_and(|round| one_of_few(&bracket, round));
    let (mut n_decided, mut losers_on, mut winners_on) = (0_usize, 0_usize, 0_usize);
    for one in bracket.matches.iter().filter(|one| one.round < last && one.points[0] != one.points[1]) {
        let (Some(winner), Some(loser)) = (one.winner, one.loser()) else { continue };
        n_decided += 1;
        winners_on += usize::from(bracket.goes_on(winner, one.round));
        // The loser of a semi-final may play for third place.
        let is_next_last = Some(one.round) == next_last;
        losers_on += usize::from(bracket.goes_on(loser, one.round) && !(is_next_last && is_next_last_of_few));
    }
    // All but one lose, in a few stages of which the largest has many matches: the games of one player who won them all
    // are not a knock-out.
    let (n, n_matches) = (bracket.last.len(), bracket.matches.len());
    let n_most = bracket.matches.chunk_by(|one, other| one.round == other.round).map(<[Match]>::len).max().unwrap_or(0);
    let is_whole = n_matches + 1 >= n && n_most * 4 >= n;
    is_whole && n_decided > 3 && losers_on * 10 <= n_decided && winners_on * 10 >= n_decided * 8
}

/// Returns true if a stage has at most two matches.
fn one_of_few(bracket: &Bracket, round: u16) -> bool {
    bracket.matches.iter().filter(|one| one.round == round).count() < 3
}

fn pair(game: &Pairing) -> [usize; 2] {
    [game.white.min(game.black), game.white.max(game.black)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of matches, each with the round, the two players and the points of the first, in halves, from two games.
    fn games(matches: &[(u16, usize, usize, u8)]) -> Vec<Pairing> {
        let outcomes = |halves: u8| match halves {
            0 => [Outcome::Loss, Outcome::Loss],
            1 => [Outcome::Draw, Outcome::Loss],
            2 => [Outcome::Draw, Outcome::Draw],
            3 => [Outcome::Win, Outcome::Draw],
            _ => [Outcome::Win, Outcome::Win],
        };
        let of = |(round, first, second, halves): &(u16, usize, usize, u8)| {
            let [one, other] = outcomes(*halves);
            let first_game = Pairing { round: *round, white: *first, black: *second, outcome: one, has_color: true };
            let other = other.counterpart().unwrap();
            [first_game, Pairing { white: *second, black: *first, outcome: other, ..first_game }]
        };
        matches.iter().flat_map(of).collect()
    }

    const CUP: [(u16, usize, usize, u8); 10] = [
        (1, 0, 1, 4),
        (1, 2, 3, 1),
        (1, 4, 5, 2),
        (1, 6, 7, 3),
        // 8 and 9 begin in the second stage.
        (2, 0, 8, 3),
        (2, 9, 3, 1),
        (3, 0, 3, 2),
        (3, 4, 6, 4),
        (4, 0, 4, 1),
        (4, 3, 6, 3),
    ];

    #[test]
    fn who_continues_has_won_and_who_comes_further_finishes_before() {
        let mut cup = CUP;
        // A final for third place says nothing about the drawn semi-final.
        let bracket = Bracket::of(&games(&cup), &PointSystem::CLASSIC);
        assert!(bracket.has_stages);
        let winners: Vec<Option<usize>> = bracket.matches.iter().map(|one| one.winner).collect();
        let all = [Some(0), Some(3), Some(4), Some(6), Some(0), Some(3), None, Some(4), Some(4), Some(3)];
        assert_eq!(winners, all);
        cup[6].3 = 3;
        let bracket = Bracket::of(&games(&cup), &PointSystem::CLASSIC);
        let order = bracket.order().unwrap();
        assert_eq!(order, [vec![4], vec![0], vec![3], vec![6], vec![8, 9], vec![1, 2, 5, 7]]);
        assert!(bracket.winners_without_match().is_empty());
        assert_eq!(
            (1..=4).map(|round| bracket.name_of_stage(round)).collect::<Vec<_>>(),
            [None, None, Some(2), Some(1)]
        );
        cup[9] = (2, 3, 6, 3);
        assert!(!Bracket::of(&games(&cup), &PointSystem::CLASSIC).has_stages);
    }

    #[test]
    fn a_winner_who_does_not_continue_is_missed() {
        let bracket = Bracket::of(&games(&CUP[..8]), &PointSystem::CLASSIC);
        assert!(bracket.winners_without_match().is_empty());
        let without: Vec<_> =
            CUP.iter().copied().filter(|one| *one != (2, 9, 3, 1) && one.0 < 4 && one.1 != 0 || one.0 == 1).collect();
        let bracket = Bracket::of(&games(&without), &PointSystem::CLASSIC);
        assert_eq!(bracket.winners_without_match(), [(0, 1), (3, 1)]);
    }

    #[test]
    fn a_knock_out_is_recognized_by_who_continues_and_a_swiss_is_rejected() {
        let single = |rows: &[(u16, usize, usize)]| -> Vec<Pairing> {
            let game = |(round, white, black): &(u16, usize, usize)| Pairing {
                round: *round,
                white: *white,
                black: *black,
                outcome: Outcome::Win,
                has_color: true,
            };
            rows.iter().map(game).collect()
        };
        // Two contestants begin in the second stage, so that the stages do not shrink from the first on.
        let cup = [
            (1, 0, 1),
            (1, 2, 3),
            (1, 4, 5),
            (1, 6, 7),
            (2, 0, 8),
            (2, 2, 9),
            (2, 4, 10),
            (2, 6, 11),
            (3, 0, 2),
            (3, 4, 6),
            (4, 0, 4),
        ];
        assert!(is_knock_out(&single(&cup)));
        let swiss = [
            (1, 0, 1),
            (1, 2, 3),
            (1, 4, 5),
            (1, 6, 7),
            (2, 0, 2),
            (2, 4, 6),
            (2, 1, 3),
            (2, 5, 7),
            (3, 0, 4),
            (3, 2, 1),
        ];
        assert!(!is_knock_out(&single(&swiss)));
        assert!(is_knock_out(&games(&CUP)));
    }
}
