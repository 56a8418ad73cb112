//! Games that are missing, duplicated or impossible in an event of its kind.

use std::collections::BTreeMap;

use super::event::Pairing;
use super::kind::{Kind, sides};
use super::knock_out::Bracket;
use super::outcome::PointSystem;

/// Something that an event of its kind cannot have, or must have but lacks. Contestants are given by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Irregularity {
    /// A game of a contestant against himself or herself.
    AgainstSelf {
        /// The contestant.
        contestant: usize,
        /// The round; 0 if it is not known.
        round: u16,
    },
    /// A contestant with several games in one round.
    SeveralInRound {
        /// The contestant.
        contestant: usize,
        /// The round.
        round: u16,
        /// The number of games.
        n_games: usize,
    },
    /// Two contestants who met less often than all others, or never.
    MissingGames {
        /// One of them.
        first: usize,
        /// The other.
        second: usize,
        /// The number of missing games.
        n_missing: usize,
    },
    /// Two contestants who met more often than all others.
    TooManyGames {
        /// One of them.
        first: usize,
        /// The other.
        second: usize,
        /// The number of excess games.
        n_more: usize,
    },
    /// Two contestants paired again in a Swiss system after playing each other (C.04.1).
    MetAgain {
        /// One of them.
        first: usize,
        /// The other.
        second: usize,
        /// The number of games they played.
        n_games: usize,
    },
    /// Two contestants, one of whom had White against the other at least two games more often.
    UnevenColors {
        /// The one who had White more often.
        white: usize,
        /// The other.
        black: usize,
        /// The difference in games.
        by: usize,
    },
    /// A knock-out match without a winner, or unfinished.
    UndecidedMatch {
        /// One of the two.
        first: usize,
        /// The other.
        second: usize,
    },
    /// A contestant who won a knock-out match but has none in a later stage.
    WinnerGone {
        /// The contestant.
        contestant: usize,
        /// The stage of the match.
        round: u16,
    },
    /// A knock-out in which several contestants never lost a match, so that matches are missing.
    SeveralUnbeaten {
        /// The number of contestants.
        n_contestants: usize,
    },
    /// A round with fewer games than possible, or none.
    IncompleteRound {
        /// The round.
        round: u16,
        /// The number of games it has.
        n_games: usize,
        /// The number of games it should have.
        n_expected: usize,
    },
}

/// The maximum number of contestants for which missing games are listed.
const MAX_CONTESTANTS: usize = 1000;

/// Lists irregularities, by pairs and rounds. `n_contestants` counts all contestants, including those without a game.
///
/// ```
/// use zapis_tournament::{Irregularity, Kind, Outcome, Player, Tournament, irregularities};
/// let mut event = Tournament::default();
/// let [a, b, c] = ["A", "B", "C"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, a, b, Outcome::Win);
/// event.add_game(2, b, c, Outcome::Draw);
/// let found = irregularities(Kind::RoundRobin { cycles: 1 }, 3, &event.games());
/// assert!(found.contains(&Irregularity::MissingGames { first: a, second: c, n_missing: 1 }));
/// ```
///
/// In a round robin that is still going on, missing games are those not played yet; the caller has to know that.
#[must_use]
pub fn irregularities(kind: Kind, n_contestants: usize, games: &[Pairing]) -> Vec<Irregularity> {
    let mut found: Vec<Irregularity> = games
        .iter()
        .filter(|game| game.white == game.black)
        .map(|game| Irregularity::AgainstSelf { contestant: game.white, round: game.round })
        .collect();
    let proper: Vec<Pairing> = games.iter().filter(|game| game.white != game.black).copied().collect();
    if kind != Kind::Match && kind != Kind::KnockOut {
        several_in_round(most_in_round(kind, n_contestants, &proper), &proper, &mut found);
    }
    let mut pairs: BTreeMap<(usize, usize), Vec<&Pairing>> = BTreeMap::new();
    for game in &proper {
        pairs.entry((game.white.min(game.black), game.white.max(game.black))).or_default().push(game);
    }
    match kind {
        Kind::RoundRobin { cycles } => {
            let n_listed = n_contestants.min(MAX_CONTESTANTS);
            let all = (0..n_listed).flat_map(|first| (first + 1..n_listed).map(move |second| (first, second)));
            counts(all, &pairs, cycles, &mut found);
            uneven_colors(&pairs, &mut found);
            incomplete_rounds(n_contestants, cycles, &proper, &mut found);
        }
        Kind::Scheveningen { cycles } => {
            let sides = sides(pairs.keys().copied()).unwrap_or_default();
            let [one, other] = sides.map(|side| side.into_iter().take(MAX_CONTESTANTS).collect::<Vec<_>>());
            let across = one.iter().flat_map(|a| other.iter().map(|b| (*a.min(b), *a.max(b))));
            counts(across, &pairs, cycles, &mut found);
            uneven_colors(&pairs, &mut found);
        }
        Kind::Match => uneven_colors(&pairs, &mut found),
        Kind::Swiss => {
            for ((first, second), games) in &pairs {
                let n_games = games.iter().filter(|game| game.outcome.is_played()).count();
                if n_games > 1 {
                    found.push(Irregularity::MetAgain { first: *first, second: *second, n_games });
                }
            }
        }
        Kind::KnockOut => knock_out(&proper, &mut found),
    }
    found
}

/// Finds matches without a winner, winners who do not advance, and whether more than one contestant is left.
fn knock_out(games: &[Pairing], found: &mut Vec<Irregularity>) {
    let bracket = Bracket::of(games, &PointSystem::CLASSIC);
    let mut is_beaten: BTreeMap<usize, bool> = BTreeMap::new();
    // After a drawn semi-final from which both advanced, one of the two plays for third place.
    let mut n_explained = 0;
    for one in &bracket.matches {
        one.players.iter().for_each(|player| _ = is_beaten.entry(*player).or_default());
        let [first, second] = one.players;
        match one.loser() {
            Some(loser) => _ = is_beaten.insert(loser, true),
            None if one.players.iter().all(|player| bracket.goes_on(*player, one.round)) => n_explained += 1,
            None => {
                found.push(Irregularity::UndecidedMatch { first, second });
                n_explained += 1;
            }
        }
    }
    let gone = bracket.winners_without_match();
    found.extend(
        gone.iter().map(|(contestant, round)| Irregularity::WinnerGone { contestant: *contestant, round: *round }),
    );
    let n_contestants = is_beaten.values().filter(|is_beaten| !**is_beaten).count();
    if n_contestants > 1 + n_explained + gone.len() {
        found.push(Irregularity::SeveralUnbeaten { n_contestants });
    }
}

/// Returns true if rounds are numbered from 1 in each cycle: there are too few for all.
#[must_use]
pub fn are_anew(n_contestants: usize, cycles: u16, games: &[Pairing]) -> bool {
    let last = games.iter().map(|game| usize::from(game.round)).max().unwrap_or(0);
    cycles > 1 && last > 0 && last <= (n_contestants + n_contestants % 2).saturating_sub(1)
}

/// Returns the maximum number of games of a contestant in one round: one, or one per cycle if each cycle is numbered
/// from 1.
fn most_in_round(kind: Kind, n_contestants: usize, games: &[Pairing]) -> usize {
    match kind {
        Kind::RoundRobin { cycles } if are_anew(n_contestants, cycles, games) => usize::from(cycles),
        _ => 1,
    }
}

fn several_in_round(most: usize, games: &[Pairing], found: &mut Vec<Irregularity>) {
    let mut seats: BTreeMap<(u16, usize), usize> = BTreeMap::new();
    for game in games.iter().filter(|game| game.round > 0) {
        for contestant in [game.white, game.black] {
            *seats.entry((game.round, contestant)).or_default() += 1;
        }
    }
    let several = seats.into_iter().filter(|(_, n_games)| *n_games > most);
    found.extend(several.map(|((round, contestant), n_games)| Irregularity::SeveralInRound {
        contestant,
        round,
        n_games,
    }));
}

type Pairs<'a> = BTreeMap<(usize, usize), Vec<&'a Pairing>>;

fn counts(all: impl Iterator<Item = (usize, usize)>, pairs: &Pairs<'_>, cycles: u16, found: &mut Vec<Irregularity>) {
    let expected = usize::from(cycles);
    for (first, second) in all {
        let n_games = pairs.get(&(first, second)).map_or(0, Vec::len);
        if n_games < expected {
            found.push(Irregularity::MissingGames { first, second, n_missing: expected - n_games });
        } else if n_games > expected {
            found.push(Irregularity::TooManyGames { first, second, n_more: n_games - expected });
        }
    }
}

fn uneven_colors(pairs: &Pairs<'_>, found: &mut Vec<Irregularity>) {
    for ((first, second), games) in pairs {
        let colored = games.iter().filter(|game| game.has_color);
        let of_first = colored.clone().filter(|game| game.white == *first).count();
        let of_second = colored.count() - of_first;
        let by = of_first.abs_diff(of_second);
        if by > 1 {
            let (white, black) = if of_first > of_second { (*first, *second) } else { (*second, *first) };
            found.push(Irregularity::UnevenColors { white, black, by });
        }
    }
}

fn incomplete_rounds(n_contestants: usize, cycles: u16, games: &[Pairing], found: &mut Vec<Irregularity>) {
    let Some(last) = games.iter().map(|game| game.round).max().filter(|last| *last > 0) else { return };
    let n_rounds = usize::from(cycles) * (n_contestants + n_contestants % 2).saturating_sub(1);
    // Rounds numbered by weeks or legs, or from 1 in each cycle, say nothing about completeness.
    let is_anew = are_anew(n_contestants, cycles, games);
    if is_anew || usize::from(last) > n_rounds || games.iter().any(|game| game.round == 0) {
        return;
    }
    let mut by_round: BTreeMap<u16, usize> = BTreeMap::new();
    for game in games {
        *by_round.entry(game.round).or_default() += 1;
    }
    let n_expected = n_contestants / 2;
    for round in (1..=n_rounds).filter_map(|round| u16::try_from(round).ok()) {
        let n_games = by_round.get(&round).copied().unwrap_or(0);
        if n_games < n_expected {
            found.push(Irregularity::IncompleteRound { round, n_games, n_expected });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berger;
    use crate::outcome::Outcome;

    fn game(round: u16, white: usize, black: usize) -> Pairing {
        Pairing { round, white, black, outcome: Outcome::Draw, has_color: true }
    }

    fn round_robin(n: u16) -> Vec<Pairing> {
        let rounds = 1..=berger::n_rounds(n);
        let of_round = |round| {
            let slots = berger::round(n, round);
            slots.into_iter().map(move |slot| game(round, usize::from(slot.white) - 1, usize::from(slot.black) - 1))
        };
        rounds.flat_map(of_round).collect()
    }

    #[test]
    fn a_complete_round_robin_has_nothing_irregular() {
        for n in [3, 8, 15] {
            assert!(irregularities(Kind::RoundRobin { cycles: 1 }, usize::from(n), &round_robin(n)).is_empty());
        }
    }

    #[test]
    fn what_is_missing_doubled_and_impossible_is_named() {
        let mut games = round_robin(6);
        let gone = games.remove(4);
        games.push(game(1, 2, 2));
        let doubled = games[0];
        games.push(Pairing { round: 3, ..doubled });
        let found = irregularities(Kind::RoundRobin { cycles: 1 }, 6, &games);
        let pair = |game: Pairing| (game.white.min(game.black), game.white.max(game.black));
        let (first, second) = pair(gone);
        assert!(found.contains(&Irregularity::MissingGames { first, second, n_missing: 1 }));
        let (first, second) = pair(doubled);
        assert!(found.contains(&Irregularity::TooManyGames { first, second, n_more: 1 }));
        assert!(found.contains(&Irregularity::AgainstSelf { contestant: 2, round: 1 }));
        assert!(found.contains(&Irregularity::IncompleteRound { round: 2, n_games: 2, n_expected: 3 }));
        let by = |white: usize, black: usize| Irregularity::UnevenColors { white, black, by: 2 };
        assert!(found.contains(&by(doubled.white, doubled.black)));
        let twice = found.iter().filter(|one| matches!(one, Irregularity::SeveralInRound { round: 3, .. })).count();
        assert_eq!((twice, found.len()), (2, 7));
    }

    #[test]
    fn cycles_may_be_numbered_again() {
        let mut games = round_robin(6);
        games.extend(round_robin(6).into_iter().map(|one| game(one.round, one.black, one.white)));
        assert!(irregularities(Kind::RoundRobin { cycles: 2 }, 6, &games).is_empty());
        let gone = games.remove(0);
        let (first, second) = (gone.white.min(gone.black), gone.white.max(gone.black));
        let missing = Irregularity::MissingGames { first, second, n_missing: 1 };
        let found = irregularities(Kind::RoundRobin { cycles: 2 }, 6, &games);
        assert!(
            found.contains(&missing) && !found.iter().any(|one| matches!(one, Irregularity::IncompleteRound { .. }))
        );
    }

    #[test]
    fn everybody_of_one_side_meets_everybody_of_the_other() {
        let mut games: Vec<_> = (0..4).flat_map(|a| (4..8).map(move |b| game(0, a, b))).collect();
        assert!(irregularities(Kind::Scheveningen { cycles: 1 }, 8, &games).is_empty());
        games.remove(5);
        let missing = Irregularity::MissingGames { first: 1, second: 5, n_missing: 1 };
        assert_eq!(irregularities(Kind::Scheveningen { cycles: 1 }, 8, &games), [missing]);
    }

    #[test]
    fn a_knock_out_leaves_one() {
        let won = |white, black| Pairing { outcome: Outcome::Win, ..game(0, white, black) };
        let games = [won(0, 1), won(2, 3), won(0, 2)];
        assert!(irregularities(Kind::KnockOut, 4, &games).is_empty());
        let several = Irregularity::SeveralUnbeaten { n_contestants: 2 };
        assert_eq!(irregularities(Kind::KnockOut, 4, &games[..2]), [several]);
        let undecided = Irregularity::UndecidedMatch { first: 0, second: 2 };
        assert_eq!(irregularities(Kind::KnockOut, 4, &[won(0, 1), won(2, 3), game(0, 0, 2)]), [undecided]);
    }

    #[test]
    fn in_a_swiss_no_one_plays_the_same_opponent_again() {
        let forfeited = Pairing { outcome: Outcome::ForfeitWin, ..game(2, 0, 1) };
        assert!(irregularities(Kind::Swiss, 4, &[game(1, 0, 1), forfeited]).is_empty());
        let again = Irregularity::MetAgain { first: 0, second: 1, n_games: 2 };
        assert_eq!(irregularities(Kind::Swiss, 4, &[game(1, 0, 1), game(4, 1, 0)]), [again]);
    }
}
