//! Standings: contestants ranked by their scores and by tie-breaks in a given order.

use std::cmp::Reverse;

use super::super::field::{Field, Format};
use super::super::points::Points;
use super::boards::{board_count, by_boards};
use super::code::{Code, TieBreak};
use super::counts::{koya, points, progressive, rounds, standard_points};
use super::encounter::{Groups, direct_encounter};
use super::opponents::{buchholz, of_opponents_buchholz, schedule_strength, sonneborn_berger, team_sonneborn_berger};
use super::ratings::ratings;
use super::rules::Rules;
use super::score::Score;

/// The standings of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standings {
    /// The version of the regulations used.
    pub rules: Rules,
    /// The tie-breaks, in their order.
    pub tie_breaks: Vec<TieBreak>,
    /// The contestants, best first; those with the same rank in the order of the field.
    pub rows: Vec<Standing>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standing {
    /// The rank, from 1; contestants who are still tied share the better one.
    pub rank: usize,
    /// The contestant's index in the field.
    pub contestant: usize,
    /// The score.
    pub score: Points,
    /// The value of each tie-break, in their order.
    pub values: Vec<Score>,
}

/// Why a tie-break does not fit an event; it is computed all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    /// Buchholz must not be used in round robins: C.07 of 2026, article 8.
    BuchholzInRoundRobin,
    /// This version of the regulations does not include it.
    NotInTheseRules,
    /// It is for teams, but the event is individual or has no boards.
    ForTeams,
}

/// Returns why a tie-break does not fit, if it does not.
#[must_use]
pub fn objection(field: &Field, rules: Rules, tie_break: &TieBreak) -> Option<Objection> {
    use Code::{
        AverageBuchholz, AveragePerfectPerformance, AveragePerformance, BlackWins, BoardCount, BottomBoards, Buchholz,
        ForeBuchholz, MatchAndGamePoints, PairingNumber, PerfectPerformance, Rating, ScheduleStrength, StandardPoints,
        SumOfBuchholz, TeamEncounter, TeamSonnebornBerger, TopBoards,
    };
    let is_team = field.stakes[0].measure != field.stakes[1].measure;
    match tie_break.code {
        MatchAndGamePoints
        | TeamEncounter(_)
        | TeamSonnebornBerger(_)
        | BoardCount
        | TopBoards
        | BottomBoards
        | ScheduleStrength
            if !is_team =>
        {
            Some(Objection::ForTeams)
        }
        Buchholz | ForeBuchholz | AverageBuchholz | SumOfBuchholz
            if rules == Rules::Fide2026 && field.format == Format::RoundRobin =>
        {
            Some(Objection::BuchholzInRoundRobin)
        }
        StandardPoints | PairingNumber | Rating if rules != Rules::Fide2026 => Some(Objection::NotInTheseRules),
        ForeBuchholz | AveragePerformance | PerfectPerformance | AveragePerfectPerformance | BlackWins
            if rules.has_virtual_opponents() =>
        {
            Some(Objection::NotInTheseRules)
        }
        _ => None,
    }
}

/// Computes a tie-break of all contestants if it does not depend on who is tied; `None` if it does.
#[must_use]
pub fn scores(field: &Field, rules: Rules, tie_break: &TieBreak) -> Option<Vec<Score>> {
    Some(match tie_break.code {
        Code::DirectEncounter | Code::TeamEncounter(_) | Code::TopBoards | Code::BottomBoards => return None,
        Code::Points | Code::MatchPoints | Code::GamePoints | Code::OtherPoints | Code::MatchAndGamePoints => {
            points(field, tie_break.code)
        }
        Code::Wins | Code::GamesWon | Code::BlackGames | Code::BlackWins | Code::RoundsElected => {
            rounds(field, rules, tie_break)
        }
        Code::Progressive => progressive(field, tie_break),
        Code::StandardPoints => standard_points(field, rules, tie_break),
        Code::PairingNumber => {
            let number = |number| Score::of(Points::whole(i64::from(number)));
            field.contestants.iter().map(|contestant| number(contestant.number)).collect()
        }
        Code::Buchholz => buchholz(field, rules, tie_break, false),
        Code::ForeBuchholz => buchholz(field, rules, tie_break, true),
        Code::AverageBuchholz | Code::SumOfBuchholz => of_opponents_buchholz(field, rules, tie_break),
        Code::SonnebornBerger => sonneborn_berger(field, rules, tie_break),
        Code::TeamSonnebornBerger(_) => team_sonneborn_berger(field, rules, tie_break),
        Code::ScheduleStrength => schedule_strength(field, rules, tie_break),
        Code::Koya => koya(field, tie_break),
        Code::AverageRating
        | Code::Performance
        | Code::PerfectPerformance
        | Code::AveragePerformance
        | Code::AveragePerfectPerformance
        | Code::Rating => ratings(field, rules, tie_break),
        Code::BoardCount => board_count(field),
    })
}

/// Ranks all contestants.
///
/// ```
/// use zapis_tournament::{Field, Format, Outcome, Player, Tournament};
/// use zapis_tournament::tie_break::{Rules, TieBreak, standings};
/// let mut event = Tournament::default();
/// let [a, b] = ["Anderssen", "Dufresne"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, a, b, Outcome::Win);
/// let field = Field::of_players(&event, Format::RoundRobin);
/// let table = standings(&field, Rules::Fide2024, &TieBreak::list("DE,SB").unwrap());
/// assert_eq!((table.rows[0].contestant, table.rows[0].rank), (a, 1));
/// ```
#[must_use]
pub fn standings(field: &Field, rules: Rules, tie_breaks: &[TieBreak]) -> Standings {
    let totals = field.scores(0);
    let mut values: Vec<Vec<Score>> = vec![Vec::new(); totals.len()];
    let mut groups = grouped((0..totals.len()).collect(), |contestant| Reverse(totals[contestant]));
    for tie_break in tie_breaks {
        groups = match scores(field, rules, tie_break) {
            Some(scores) => {
                let few_first = matches!(tie_break.code, Code::BoardCount | Code::PairingNumber);
                // Contestants without a value rank behind those with one.
                let key = |contestant: usize| {
                    let value = scores[contestant].value;
                    let value = if few_first { value.map(|value| -value) } else { value };
                    Reverse(value)
                };
                let split = groups.into_iter().flat_map(|group| grouped(group, key)).collect();
                for (own, score) in values.iter_mut().zip(scores) {
                    own.push(score);
                }
                split
            }
            None => split_tied(field, rules, tie_break, groups, &mut values),
        };
    }
    let mut rows = Vec::with_capacity(totals.len());
    for group in groups {
        let rank = rows.len() + 1;
        for contestant in group {
            let values = std::mem::take(&mut values[contestant]);
            rows.push(Standing { rank, contestant, score: totals[contestant], values });
        }
    }
    Standings { rules, tie_breaks: tie_breaks.to_vec(), rows }
}

/// Splits contestants by a key in ascending order; those in one group keep their order.
fn grouped<K: Ord>(contestants: Vec<usize>, key: impl Fn(usize) -> K) -> Groups {
    let mut sorted = contestants;
    sorted.sort_by_cached_key(|contestant| (key(*contestant), *contestant));
    sorted.chunk_by(|a, b| key(*a) == key(*b)).map(<[usize]>::to_vec).collect()
}

fn numbered(groups: &Groups) -> impl Iterator<Item = (usize, usize)> {
    groups.iter().enumerate().flat_map(|(place, group)| group.iter().map(move |contestant| (place, *contestant)))
}

/// Splits groups by a tie-break that depends on who is tied, and stores its values.
fn split_tied(field: &Field, rules: Rules, tie_break: &TieBreak, groups: Groups, values: &mut [Vec<Score>]) -> Groups {
    let n_before = values.first().map_or(0, Vec::len);
    let mut split = Vec::with_capacity(groups.len());
    for tied in groups {
        if tied.len() > 1 {
            let (places, scores) = match tie_break.code {
                Code::TopBoards | Code::BottomBoards => by_boards(field, tie_break.code, &tied),
                _ => direct_encounter(field, rules, tie_break, &tied),
            };
            for (contestant, score) in scores {
                values[contestant].push(score);
            }
            for (place, contestant) in numbered(&places) {
                if let Some(score) = values[contestant].last_mut() {
                    score.place = Some(place);
                }
            }
            split.extend(places);
        } else {
            split.push(tied);
        }
    }
    for own in values {
        own.resize_with(n_before + 1, Score::default);
    }
    split
}
