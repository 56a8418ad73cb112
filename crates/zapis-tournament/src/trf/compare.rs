//! Compares the values stated in a report file with those computed from its results.

use super::super::event::Tournament;
use super::super::field::{Field, Format, Measure};
use super::super::outcome::{Color, Outcome};
use super::super::points::Points;
use super::super::tie_break::Standings;

/// A statement of a file that its results contradict. Contestants are players, or teams of a team event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// Stated points that differ from the results.
    Points {
        /// The player.
        player: usize,
        /// The stated value.
        stated: Points,
        /// The value computed from the results.
        found: Points,
    },
    /// A team's match points or game points that differ from the results.
    TeamPoints {
        /// The team.
        team: usize,
        /// The kind of points.
        measure: Measure,
        /// The stated value.
        stated: Points,
        /// The value computed from the results.
        found: Points,
    },
    /// A rank that differs from the one computed with the given tie-breaks.
    Rank {
        /// The contestant.
        contestant: usize,
        /// The stated rank.
        stated: u32,
        /// The computed rank; contestants who are still tied share it.
        found: usize,
        /// The number of contestants who share it.
        shared_by: usize,
    },
    /// A game recorded by only one of the two players.
    OneSided {
        /// The player who has it.
        player: usize,
        /// The other.
        opponent: usize,
        /// The round.
        round: u16,
    },
    /// A game for which the two players have inconsistent outcomes.
    Outcomes {
        /// One of them, the first in the file.
        player: usize,
        /// The other.
        opponent: usize,
        /// The round.
        round: u16,
        /// Their outcomes, in this order.
        outcomes: [Outcome; 2],
    },
    /// Two players had the same color in one game.
    Colors {
        /// One of them, the first in the file.
        player: usize,
        /// The other.
        opponent: usize,
        /// The round.
        round: u16,
        /// The color.
        color: Color,
    },
}

/// Lists the statements that the results contradict, including ranks if standings are given.
///
/// Contestants with no stated rank, or rank 0, are left out of the ranks. A stated rank agrees if it is the computed
/// one, or lies among those that share it.
///
/// ```
/// use zapis_tournament::trf::{self, Difference};
/// use zapis_tournament::{Format, Outcome, Player, Points, Tournament};
/// let mut event = Tournament::default();
/// let [tal, keres] = ["Tal", "Keres"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, tal, keres, Outcome::Win);
/// event.players[tal].stated_points = Some(Points::HALF);
/// let found = trf::compare(&event, Format::RoundRobin, None);
/// assert_eq!(found, [Difference::Points { player: tal, stated: Points::HALF, found: Points::ONE }]);
/// ```
#[must_use]
pub fn compare(event: &Tournament, format: Format, standings: Option<&Standings>) -> Vec<Difference> {
    let mut differences = Vec::new();
    for (player, stated) in event.players.iter().enumerate().filter_map(|(at, one)| Some((at, one.stated_points?))) {
        let found = event.points_of(player);
        if found != stated {
            differences.push(Difference::Points { player, stated, found });
        }
    }
    if !event.teams.is_empty() {
        teams(event, format, &mut differences);
    }
    if let Some(standings) = standings {
        ranks(event, standings, &mut differences);
    }
    games(event, &mut differences);
    differences
}

fn teams(event: &Tournament, format: Format, differences: &mut Vec<Difference>) {
    let field = Field::of_teams(event, format, Measure::MatchPoints);
    for (at, (team, contestant)) in event.teams.iter().zip(&field.contestants).enumerate() {
        let stated = [
            (Measure::MatchPoints, team.stated_match_points, contestant.score(0)),
            (Measure::GamePoints, team.stated_game_points, contestant.score(1)),
        ];
        for (measure, stated, found) in stated {
            if let Some(stated) = stated.filter(|stated| *stated != found) {
                differences.push(Difference::TeamPoints { team: at, measure, stated, found });
            }
        }
    }
}

fn ranks(event: &Tournament, standings: &Standings, differences: &mut Vec<Difference>) {
    let stated_rank = |contestant: usize| {
        let of_team = event.teams.get(contestant).and_then(|team| team.stated_rank);
        let of_player = event.players.get(contestant).and_then(|player| player.stated_rank);
        let stated = if event.teams.is_empty() { of_player } else { of_team };
        stated.filter(|stated| *stated > 0)
    };
    let mut n_before = 0;
    for rows in standings.rows.chunk_by(|a, b| a.rank == b.rank) {
        // A contestant without a rank left the event, and takes no place in the ranking.
        let ranked: Vec<_> =
            rows.iter().filter_map(|row| Some((row.contestant, stated_rank(row.contestant)?))).collect();
        let (found, shared_by) = (n_before + 1, ranked.len());
        n_before += shared_by;
        for (contestant, stated) in ranked {
            let is_among = usize::try_from(stated).is_ok_and(|stated| (found..found + shared_by).contains(&stated));
            if !is_among {
                differences.push(Difference::Rank { contestant, stated, found, shared_by });
            }
        }
    }
}

/// Lists games that the two players record differently.
fn games(event: &Tournament, differences: &mut Vec<Difference>) {
    let mut listed: Vec<(u16, usize, usize, (usize, usize))> = Vec::new();
    for (player, one) in event.players.iter().enumerate() {
        for (at, entry) in one.entries.iter().enumerate() {
            if let Some(opponent) = entry.opponent {
                listed.push((entry.round, player.min(opponent), player.max(opponent), (player, at)));
            }
        }
    }
    listed.sort_unstable();
    let entry = |(player, at): (usize, usize)| {
        event.players.get(player).and_then(|one| one.entries.get(at)).map(|entry| (player, entry))
    };
    for same in listed.chunk_by(|a, b| (a.0, a.1, a.2) == (b.0, b.1, b.2)) {
        let entries: Vec<_> = same.iter().filter_map(|(_, _, _, key)| entry(*key)).collect();
        let of = |side: usize| entries.iter().filter(move |(player, _)| *player == side).map(|(_, entry)| *entry);
        let (first, second) = (same[0].1, same[0].2);
        let round = same[0].0;
        let (n_first, n_second) = (of(first).count(), of(second).count());
        if n_first != n_second {
            let (player, opponent) = if n_first > n_second { (first, second) } else { (second, first) };
            differences.push(Difference::OneSided { player, opponent, round });
        }
        for (own, other) in of(first).zip(of(second)) {
            if !own.outcome.agrees_with(other.outcome) {
                let outcomes = [own.outcome, other.outcome];
                differences.push(Difference::Outcomes { player: first, opponent: second, round, outcomes });
            }
            if let Some(color) = own.color.filter(|color| other.color == Some(*color)) {
                differences.push(Difference::Colors { player: first, opponent: second, round, color });
            }
        }
    }
}
