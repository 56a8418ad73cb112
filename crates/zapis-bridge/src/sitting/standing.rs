//! The ranking of the contestants of a sitting, with their result on each board.

use std::collections::BTreeMap;

use super::collect::Sitting;
use super::tally::{BoardShare, PairTally, Tally};
use super::two_rooms::board_points;
use crate::comparison::Measure;
use crate::field::of;
use crate::score::{imps, victory_points};
use crate::seat::Side;

/// The kind of contestants ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contestants {
    /// Pairs, from the tables of results.
    Pairs,
    /// Pairs, from the names of the players in the records.
    NamedPairs,
    /// Teams, from the boards played in both rooms.
    Teams,
}

/// The ranked contestants of a sitting.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SittingRanking {
    /// Who they are.
    pub contestants: Contestants,
    /// The side on which all of them sat, if each side is ranked separately.
    pub side: Option<Side>,
    /// The measure of the ranking: IMPs, or the percentage of matchpoints.
    pub measure: Measure,
    /// The contestants, the best first.
    pub rows: Vec<RankedPair>,
}

/// A contestant.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RankedPair {
    /// The rank, shared by equals.
    pub rank: usize,
    /// The number of the pair, or the name of the pair or team.
    pub pair: String,
    /// The names of the players.
    pub names: Option<String>,
    /// The sum of matchpoints.
    pub matchpoints: Option<f64>,
    /// The sum of IMPs, including carry-over.
    pub imps: Option<f64>,
    /// The sum of the victory points of a team's matches, by the continuous scale of the World Bridge Federation.
    pub victory_points: Option<f64>,
    /// IMPs carried over.
    pub carried: f64,
    /// The percentage over all boards.
    pub percentage: Option<f64>,
    /// The result on each board, in the order of the file.
    pub shares: Vec<BoardShare>,
}

impl RankedPair {
    /// Returns the total by which it is ranked.
    #[must_use]
    pub const fn total(&self, measure: Measure) -> Option<f64> {
        match measure {
            Measure::Imps => self.imps,
            Measure::Matchpoints => self.matchpoints,
            Measure::Percentage => self.percentage,
        }
    }

    fn of_tally(tally: &PairTally<'_>) -> Self {
        let mut shares: Vec<BoardShare> = tally.shares.iter().map(|share| (*share).clone()).collect();
        raise_awards(&mut shares);
        let own = PairTally { shares: shares.iter().collect(), ..tally.clone() };
        Self {
            rank: 0,
            pair: tally.pair.to_owned(),
            names: tally.names.map(str::to_owned),
            matchpoints: own.sum(Measure::Matchpoints),
            imps: own.sum(Measure::Imps),
            victory_points: None,
            carried: 0.0,
            percentage: own.percentage(),
            shares,
        }
    }
}

/// Gives an innocent pair the average of its own sitting if that is more than 60 % (Law 12C), unless the file states
/// the value of the award.
fn raise_awards(shares: &mut [BoardShare]) {
    let at = Measure::Percentage as usize;
    let own: Vec<f64> =
        shares.iter().filter(|share| !share.is_adjusted).filter_map(|share| share.value(Measure::Percentage)).collect();
    if own.is_empty() {
        return;
    }
    let average = own.iter().sum::<f64>() / of(own.len() as u64);
    for share in shares.iter_mut().filter(|share| share.award.is_some_and(|award| award >= 60.0)) {
        if average <= share.award.unwrap_or(60.0) || share.written[at].is_some() {
            continue;
        }
        share.computed[at] = Some(average);
        let points = Measure::Matchpoints as usize;
        if share.written[points].is_none() {
            share.computed[points] = share.top.map(|top| top * average / 100.0).or(share.computed[points]);
        }
    }
}

impl Sitting {
    /// Ranks the contestants: pairs from the tables of results, otherwise teams from boards played in both rooms,
    /// otherwise the pairs named in records, on boards with at least two records.
    ///
    /// Cost: n log n in the results.
    #[must_use]
    pub fn rankings(&self) -> Vec<SittingRanking> {
        let measure = if self.is_by_imps { Measure::Imps } else { Measure::Percentage };
        let of_tables = rank_tally(self.tally(), Contestants::Pairs, measure);
        if !of_tables.is_empty() {
            return of_tables;
        }
        let teams = self.teams();
        if !teams.rows.is_empty() {
            return vec![teams];
        }
        let mut tally = Tally::default();
        for group in self.groups() {
            let (traveller, ways) = self.traveller(group);
            if traveller.n_results() > 1 {
                tally.take(group.number, group.first_record, &traveller, ways);
            }
        }
        rank_tally(&tally, Contestants::NamedPairs, measure)
    }

    fn teams(&self) -> SittingRanking {
        let mut teams: BTreeMap<String, Vec<BoardShare>> = BTreeMap::new();
        let mut matches: BTreeMap<(u32, [&str; 2]), TeamMatch> = BTreeMap::new();
        for group in self.groups() {
            for (names, records, scores) in self.matches(group) {
                let won = imps(scores[0] - scores[1]);
                let is_turned = names[0] > names[1];
                let pair = if is_turned { [names[1], names[0]] } else { names };
                let played = matches.entry((group.event, pair)).or_default();
                played.n_boards += 1;
                played.imps += if is_turned { -won } else { won };
                for room in 0..2 {
                    let share = match_share(group.number, scores, room, names[1 - room]);
                    let mut share = BoardShare { record: records[room], ..share };
                    if self.is_by_boards {
                        let (own, other) = (scores[room], scores[1 - room]);
                        let points = if room == 0 { board_points(own, other) } else { 2.0 - board_points(other, own) };
                        share.computed = [Some(points), None, Some(50.0 * points)];
                        share.top = Some(2.0);
                    }
                    teams.entry(names[room].to_owned()).or_default().push(share);
                }
            }
        }
        let measure = if self.is_by_boards { Measure::Matchpoints } else { Measure::Imps };
        let mut ranking = rank_teams(teams.into_iter().map(|(name, shares)| (name, shares, 0.0)), measure);
        if measure == Measure::Imps {
            let victory = victory_of(&matches);
            for row in &mut ranking.rows {
                row.victory_points = victory.get(row.pair.as_str()).copied();
            }
        }
        ranking
    }
}

/// The total of the first team of a match over all its boards.
#[derive(Clone, Copy, Debug, Default)]
struct TeamMatch {
    n_boards: u32,
    imps: i32,
}

/// Adds up the victory points of the teams.
fn victory_of<'a>(matches: &BTreeMap<(u32, [&'a str; 2]), TeamMatch>) -> BTreeMap<&'a str, f64> {
    let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
    for ((_, teams), played) in matches {
        let Some(won) = victory_points(played.imps.unsigned_abs(), played.n_boards) else { continue };
        let first = if played.imps < 0 { 20.0 - won } else { won };
        for (team, points) in [(teams[0], first), (teams[1], 20.0 - first)] {
            *sums.entry(team).or_default() += points;
        }
    }
    sums
}

/// Returns the result of a team on a board of a match: `scores` are those of North-South in the room where the first
/// team sat North-South, and in the other one; `team` is 0 or 1.
pub(super) fn match_share(board: u32, scores: [i32; 2], team: usize, opponent: &str) -> BoardShare {
    let difference = scores[0] - scores[1];
    let own = if team == 0 { difference } else { -difference };
    let mut share = BoardShare {
        board,
        opponent: Some(opponent.to_owned()),
        score: scores.get(team).copied(),
        other_score: scores.get(1 - team).copied(),
        n_results: 2,
        ..BoardShare::default()
    };
    share.computed[Measure::Imps as usize] = Some(f64::from(imps(own)));
    share
}

pub(super) fn rank_teams(
    teams: impl Iterator<Item = (String, Vec<BoardShare>, f64)>,
    measure: Measure,
) -> SittingRanking {
    let row = |(pair, shares, carried): (String, Vec<BoardShare>, f64)| {
        let sum: f64 = shares.iter().filter_map(|share| share.value(measure)).sum();
        let is_by_imps = measure == Measure::Imps;
        RankedPair {
            rank: 0,
            pair,
            names: None,
            matchpoints: (!is_by_imps).then_some(sum),
            imps: is_by_imps.then_some(sum + carried),
            victory_points: None,
            carried,
            percentage: None,
            shares,
        }
    };
    let mut rows: Vec<RankedPair> = teams.map(row).collect();
    rank(&mut rows, measure);
    SittingRanking { contestants: Contestants::Teams, side: None, measure, rows }
}

fn rank_tally(tally: &Tally, contestants: Contestants, measure: Measure) -> Vec<SittingRanking> {
    let pairs = tally.pairs();
    let sides = if tally.has_two_fields { vec![Some(Side::NorthSouth), Some(Side::EastWest)] } else { vec![None] };
    let of_side = |side: Option<Side>| {
        let own = pairs.iter().filter(|pair| pair.side == side);
        let mut rows: Vec<RankedPair> = own.map(RankedPair::of_tally).collect();
        rank(&mut rows, measure);
        SittingRanking { contestants, side, measure, rows }
    };
    sides.into_iter().map(of_side).filter(|ranking| !ranking.rows.is_empty()).collect()
}

/// Sorts numbered pairs by number.
fn by_number(row: &RankedPair) -> (u64, &str) {
    (row.pair.parse().unwrap_or(u64::MAX), row.pair.as_str())
}

fn rank(rows: &mut [RankedPair], measure: Measure) {
    let total = |row: &RankedPair| row.total(measure).unwrap_or(f64::NEG_INFINITY);
    rows.sort_by(|left, right| {
        total(right).total_cmp(&total(left)).then_with(|| by_number(left).cmp(&by_number(right)))
    });
    for at in 0..rows.len() {
        let is_shared = at > 0 && (total(&rows[at]) - total(&rows[at - 1])).abs() < 1e-9;
        rows[at].rank = if is_shared { rows[at - 1].rank } else { at + 1 };
    }
}
