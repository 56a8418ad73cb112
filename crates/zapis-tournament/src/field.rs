//! The input of tie-breaks: contestants, players or teams alike, and their results in each round.

use super::event::Entry;
use super::outcome::{Color, Outcome, PointSystem};
use super::points::Points;

/// How the pairings were made, as far as the regulations distinguish: "Swiss or predetermined" (C.07, article 15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Format {
    /// Pairings made round by round.
    #[default]
    Swiss,
    /// Pairings fixed in advance: round robins of any number of cycles, matches, Scheveningen systems.
    RoundRobin,
}

/// The points that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Measure {
    /// A player's points.
    Points,
    /// A team's match points, `MP`.
    MatchPoints,
    /// A team's game points, `GP`.
    GamePoints,
}

/// The points at stake in a meeting, in one measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The measure.
    pub measure: Measure,
    /// A win: four game points on four boards.
    pub win: Points,
    /// A draw: what the regulations substitute for unplayed games.
    pub draw: Points,
}

/// All contestants of an event with their meetings.
///
/// Every tie-break counts in one of two measures: the first is the one that decides the standings (points, or usually a
/// team's match points), the second the other one; for players both are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The contestants, identified by their index.
    pub contestants: Vec<Contestant>,
    /// The number of rounds counted.
    pub n_rounds: u16,
    /// How the pairings were made.
    pub format: Format,
    /// The points at stake in a meeting, in the first and in the second measure.
    pub stakes: [Stakes; 2],
    /// The number of boards of a match; 1 for players.
    pub n_boards: u16,
    /// The number of rounds without data for a contestant, which are assumed to be absences. In a report file a blank
    /// means that a player was absent; a list of games may leave out byes and forfeits.
    pub n_assumed: usize,
}

/// The maximum number of rounds filled with absences; an event with more numbers its rounds in some other way.
pub(super) const MAX_ROUNDS: u16 = 400;

/// A player or a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The pairing number; 0 if it is missing.
    pub number: u32,
    /// The rating; `None` for unrated players.
    pub rating: Option<u16>,
    /// The results of the rounds, in order. In a Swiss system every round has at least one.
    pub meetings: Vec<Meeting>,
    /// Points added or deducted independently of the results, in both measures.
    pub adjustment: [Points; 2],
}

/// A contestant's result in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The round, from 1; 0 if it is not known.
    pub round: u16,
    /// The opponent.
    pub opponent: Option<usize>,
    /// The color; for a team, that of its first board.
    pub color: Option<Color>,
    /// The outcome.
    pub outcome: Outcome,
    /// The points, in both measures.
    pub points: [Points; 2],
    /// The points of each board, from the first on; empty for players.
    pub boards: Vec<Points>,
}

impl Meeting {
    /// Returns true if a game was played, or is still to be finished.
    #[must_use]
    pub(crate) const fn is_regular(&self) -> bool {
        self.outcome.is_played() || matches!(self.outcome, Outcome::Unknown)
    }
}

impl Contestant {
    /// Returns the score, in the first (0) or the second measure (1).
    #[must_use]
    pub fn score(&self, which: usize) -> Points {
        let scored: Points = self.meetings.iter().map(|meeting| meeting.points[which & 1]).sum();
        scored + self.adjustment[which & 1]
    }
}

impl Field {
    /// Creates the field of an individual event.
    ///
    /// In a Swiss system a round without an entry is an absence, as a blank is in report files.
    #[must_use]
    pub fn of_players(event: &super::Tournament, format: Format) -> Self {
        let n_rounds = event.n_rounds();
        let mut n_assumed = 0;
        let contestants = event.players.iter().enumerate().map(|(place, player)| {
            let mut meetings: Vec<Meeting> = player
                .entries
                .iter()
                .map(|entry| {
                    let opponent = entry.opponent.filter(|opponent| *opponent < event.players.len());
                    let (round, color, outcome) = (entry.round, entry.color, entry.outcome);
                    let points = [event.worth(place, entry); 2];
                    Meeting { round, opponent, color, outcome, points, boards: Vec::new() }
                })
                .collect();
            let absence = |round| {
                let (opponent, color, outcome) = (None, None, Outcome::ZeroPointBye);
                [event.worth(place, &Entry { round, opponent, color, outcome }); 2]
            };
            n_assumed += complete(&mut meetings, n_rounds, format, absence);
            Contestant { number: player.number, rating: player.rating, meetings, ..Contestant::default() }
        });
        let mut contestants: Vec<Contestant> = contestants.collect();
        for adjustment in &event.adjustments {
            if let Some(contestant) = contestants.get_mut(adjustment.contestant) {
                contestant.adjustment = contestant.adjustment.map(|points| points + adjustment.points);
            }
        }
        let stakes = stakes(&event.points, Measure::Points, 1);
        Self { contestants, n_rounds, format, stakes: [stakes; 2], n_boards: 1, n_assumed }
    }

    /// Returns a contestant; `None` for an unknown index.
    #[must_use]
    pub fn get(&self, contestant: usize) -> Option<&Contestant> {
        self.contestants.get(contestant)
    }

    /// Returns the index of a measure, 0 or 1; 0 if it is neither of the field's two.
    #[must_use]
    pub fn which(&self, measure: Option<Measure>) -> usize {
        usize::from(
            measure.is_some_and(|measure| self.stakes[0].measure != measure && self.stakes[1].measure == measure),
        )
    }

    /// Returns the scores of all, in one measure.
    #[must_use]
    pub fn scores(&self, which: usize) -> Vec<Points> {
        self.contestants.iter().map(|contestant| contestant.score(which)).collect()
    }
}

/// Returns the points at stake in a meeting on this many boards.
pub(super) fn stakes(system: &PointSystem, measure: Measure, n_boards: u16) -> Stakes {
    let boards = Points::whole(i64::from(n_boards));
    Stakes { measure, win: system.win * boards, draw: system.draw * boards }
}

/// Sorts meetings and, in a Swiss system, adds an absence for every missing round; returns the number added.
pub(super) fn complete(
    meetings: &mut Vec<Meeting>,
    n_rounds: u16,
    format: Format,
    absence: impl Fn(u16) -> [Points; 2],
) -> usize {
    let before = meetings.len();
    let has_rounds = n_rounds <= MAX_ROUNDS && meetings.iter().all(|meeting| meeting.round > 0);
    if format == Format::Swiss && has_rounds {
        let mut is_there = vec![false; usize::from(n_rounds) + 1];
        for meeting in meetings.iter() {
            if let Some(round) = is_there.get_mut(usize::from(meeting.round)) {
                *round = true;
            }
        }
        for round in (1..=n_rounds).filter(|round| !is_there[usize::from(*round)]) {
            let (outcome, points) = (Outcome::ZeroPointBye, absence(round));
            meetings.push(Meeting { round, opponent: None, color: None, outcome, points, boards: Vec::new() });
        }
    }
    meetings.sort_by_key(|meeting| meeting.round);
    meetings.len() - before
}
