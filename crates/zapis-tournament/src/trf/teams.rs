//! Records about teams, byes and adjusted points: `013`, `310`, `300`, `240`, `320`, `330`, `299`.

use std::collections::BTreeMap;

use super::super::event::{Adjustment, Entry, Lineup, Team, TeamAbsence, Tournament};
use super::super::field::{Field, Format, Measure};
use super::super::outcome::Outcome;
use super::super::points::Points;
use super::columns::Columns;
use super::fault::{Fault, FaultKind, Part};
use super::players::Notes;
use super::report::MAX_ROUNDS;

/// The maximum number of numbers in a record.
const MAX_NUMBERS: usize = 1000;

/// Team records whose numbers are not resolved yet.
#[derive(Debug, Default)]
pub(super) struct TeamRecords {
    teams: Vec<(u32, Team, Vec<u32>)>,
    has_new_teams: bool,
    lineups: Vec<(u32, u16, u32, Vec<u32>)>,
    byes: Vec<Bye>,
    allocated: Vec<(u32, u16, u32)>,
    allocated_points: Option<(Points, Points)>,
    forfeits: Vec<(u32, u16, [Outcome; 2], [u32; 2])>,
    adjustments: Vec<(u32, Option<u16>, Points, Points, u32)>,
    abnormal: Vec<Abnormal>,
}

#[derive(Debug)]
struct Bye {
    line: u32,
    round: u16,
    outcome: Outcome,
    number: u32,
}

/// The points of a kind of unplayed round, as written in the file.
#[derive(Debug)]
struct Abnormal {
    line: u32,
    outcome: Outcome,
    round: Option<u16>,
    /// The contestant; `None` for all.
    number: Option<u32>,
    points: [Points; 2],
}

impl TeamRecords {
    /// Reads `013`, the only team record of 2016. If the file also has `310`, that takes precedence.
    pub(super) fn old_team(&mut self, columns: &Columns, notes: &mut Notes<'_>) {
        if self.has_new_teams {
            return;
        }
        let number = u32::try_from(self.teams.len() + 1).unwrap_or(u32::MAX);
        let team = Team { number, name: columns.text(5, 36), ..Team::default() };
        // The members are in columns of four with a blank between them, from 37 on; some programs start at 36.
        self.teams.push((notes.line, team, numbers(columns, 37, notes)));
    }

    /// Reads one of the other records.
    pub(super) fn record(&mut self, code: &str, columns: &Columns, notes: &mut Notes<'_>) {
        match code {
            "310" => self.new_team(columns, notes),
            "300" => {
                let round = self.round(columns, (5, 7), notes);
                let team = notes.read(columns, (9, 11), Part::Number);
                if let (Some(round), Some(team)) = (round, team) {
                    self.lineups.push((notes.line, round, team, numbers(columns, 17, notes)));
                }
            }
            "240" => {
                let outcome = Outcome::from_sign(columns.at(5)).filter(|outcome| outcome.is_bye());
                let Some(outcome) = outcome else {
                    let text = columns.at(5).to_string();
                    return notes.note(5, FaultKind::Unreadable { part: Part::Outcome(0), text });
                };
                let Some(round) = self.round(columns, (7, 9), notes) else { return };
                let line = notes.line;
                let found = numbers(columns, 11, notes);
                self.byes.extend(found.into_iter().map(|number| Bye { line, round, outcome, number }));
            }
            "320" => {
                let matches = notes.read(columns, (5, 8), Part::Points);
                let games = notes.read(columns, (10, 13), Part::Points);
                self.allocated_points = matches.zip(games).or(self.allocated_points);
                // A blank is a round without such a bye, so the columns matter here.
                for round in (1..=MAX_ROUNDS).take_while(|round| 11 + 4 * usize::from(*round) <= columns.len()) {
                    let at = 11 + 4 * usize::from(round);
                    let number = notes.read(columns, (at, at + 2), Part::Number).filter(|number| *number > 0);
                    self.allocated.extend(number.map(|number| (notes.line, round, number)));
                }
            }
            "330" => {
                let outcomes = match columns.text(5, 6).as_str() {
                    "+-" => [Outcome::ForfeitWin, Outcome::ForfeitLoss],
                    "-+" => [Outcome::ForfeitLoss, Outcome::ForfeitWin],
                    "--" => [Outcome::ForfeitLoss, Outcome::ForfeitLoss],
                    other => {
                        let text = other.to_owned();
                        return notes.note(5, FaultKind::Unreadable { part: Part::Outcome(0), text });
                    }
                };
                let round = self.round(columns, (8, 10), notes);
                let white = notes.read(columns, (12, 14), Part::Number);
                let black = notes.read(columns, (16, 18), Part::Number);
                if let (Some(round), Some(white), Some(black)) = (round, white, black) {
                    self.forfeits.push((notes.line, round, outcomes, [white, black]));
                }
            }
            _ => self.abnormal_points(columns, notes),
        }
    }

    fn new_team(&mut self, columns: &Columns, notes: &mut Notes<'_>) {
        let Some(number) = notes.read(columns, (5, 7), Part::Number) else {
            if columns.text(5, 7).is_empty() {
                notes.note(5, FaultKind::Short { part: Part::Number });
            }
            return;
        };
        if !self.has_new_teams {
            self.teams.clear();
            self.has_new_teams = true;
        }
        if let Some((first_line, _, _)) = self.teams.iter().find(|(_, team, _)| team.number == number) {
            let first_line = *first_line;
            return notes.note(5, FaultKind::DoubledNumber { number, first_line });
        }
        let team = Team {
            number,
            name: columns.text(9, 40),
            nickname: columns.text(42, 46),
            strength: notes.read(columns, (48, 53), Part::Rating),
            stated_match_points: notes.read(columns, (55, 60), Part::Points),
            stated_game_points: notes.read(columns, (62, 67), Part::Points),
            stated_rank: notes.read(columns, (69, 71), Part::Rank),
            ..Team::default()
        };
        self.teams.push((notes.line, team, numbers(columns, 74, notes)));
    }

    /// Reads adjusted points, and changed points of a kind of unplayed round: in one round or in all, for some
    /// contestants or for all.
    fn abnormal_points(&mut self, columns: &Columns, notes: &mut Notes<'_>) {
        let sign = columns.at(5);
        let matches = notes.read(columns, (7, 11), Part::Points).unwrap_or_default();
        let games = notes.read(columns, (13, 17), Part::Points).unwrap_or_default();
        let round = notes.read::<u16>(columns, (20, 22), Part::Round).filter(|round| *round > 0);
        let numbers = numbers(columns, 24, notes).into_iter().filter(|number| *number > 0);
        let line = notes.line;
        if sign == ' ' {
            self.adjustments.extend(numbers.map(|number| (line, round, matches, games, number)));
            return;
        }
        let outcome = Outcome::from_sign(sign).filter(|outcome| outcome.is_bye() || outcome.is_forfeit());
        let Some(outcome) = outcome else {
            let text = sign.to_string();
            return notes.note(5, FaultKind::Unreadable { part: Part::Outcome(0), text });
        };
        let rule = |number| Abnormal { line, outcome, round, number, points: [matches, games] };
        let before = self.abnormal.len();
        self.abnormal.extend(numbers.map(|number| rule(Some(number))));
        if self.abnormal.len() == before {
            self.abnormal.push(rule(None));
        }
    }

    #[expect(clippy::unused_self, reason = "it has the signature of the other readers of parts")]
    fn round(&self, columns: &Columns, at: (usize, usize), notes: &mut Notes<'_>) -> Option<u16> {
        let round = notes.read(columns, at, Part::Round)?;
        if (1..=MAX_ROUNDS).contains(&round) {
            return Some(round);
        }
        notes.note(at.0, FaultKind::Unreadable { part: Part::Round, text: round.to_string() });
        None
    }

    /// Adds everything to the event, now that all numbers are known, and returns the lines of the teams.
    pub(super) fn apply(
        self,
        event: &mut Tournament,
        players: &BTreeMap<u32, usize>,
        faults: &mut Vec<Fault>,
    ) -> Vec<u32> {
        let mut notes = Notes { line: 0, faults };
        let mut lines = Vec::with_capacity(self.teams.len());
        for (line, mut team, members) in self.teams {
            notes.line = line;
            for number in members {
                match players.get(&number) {
                    Some(place) => team.members.push(*place),
                    None if number == 0 => {}
                    None => notes.note(37, FaultKind::NobodysNumber { number }),
                }
            }
            lines.push(line);
            event.teams.push(team);
        }
        let teams: BTreeMap<u32, usize> =
            event.teams.iter().enumerate().map(|(place, team)| (team.number, place)).collect();
        let find = |numbers: &BTreeMap<u32, usize>, number: u32, line: u32, column: usize, notes: &mut Notes<'_>| {
            let place = numbers.get(&number).copied();
            notes.line = line;
            if place.is_none() {
                notes.note(column, FaultKind::NobodysNumber { number });
            }
            place
        };
        for (line, round, team, boards) in self.lineups {
            let Some(team) = find(&teams, team, line, 9, &mut notes) else { continue };
            let boards = boards.iter().map(|number| players.get(number).copied()).collect();
            event.teams[team].lineups.push(Lineup { round, boards });
        }
        let contestants = if event.teams.is_empty() { players } else { &teams };
        for Bye { line, round, outcome, number } in self.byes {
            let Some(place) = find(contestants, number, line, 11, &mut notes) else { continue };
            if event.teams.is_empty() {
                let has_entry = event.players[place].entries.iter().any(|entry| entry.round == round);
                if !has_entry {
                    event.add_entry(place, Entry { round, opponent: None, color: None, outcome });
                }
            } else {
                event.teams[place].absences.push(TeamAbsence { round, outcome, opponent: None });
            }
        }
        if let Some((matches, games)) = self.allocated_points {
            event.team_points.system.allocated_bye = matches;
            event.team_points.allocated_bye_game_points = Some(games);
        }
        for (line, round, team) in self.allocated {
            let Some(team) = find(&teams, team, line, 15, &mut notes) else { continue };
            let outcome = Outcome::AllocatedBye;
            event.teams[team].absences.push(TeamAbsence { round, outcome, opponent: None });
        }
        for (line, round, outcomes, sides) in self.forfeits {
            let places = sides.map(|number| find(&teams, number, line, 12, &mut notes));
            let [Some(white), Some(black)] = places else { continue };
            for (team, opponent, outcome) in [(white, black, outcomes[0]), (black, white, outcomes[1])] {
                event.teams[team].absences.push(TeamAbsence { round, outcome, opponent: Some(opponent) });
            }
        }
        for (line, round, match_points, points, number) in self.adjustments {
            let Some(contestant) = find(contestants, number, line, 24, &mut notes) else { continue };
            event.adjustments.push(Adjustment { round, contestant, match_points, points });
        }
        apply_abnormal(self.abnormal, event, contestants, &mut notes);
        for team in &mut event.teams {
            team.absences.sort_by_key(|absence| (absence.round, absence.outcome));
        }
        lines
    }
}

/// Adds the points of unplayed rounds to the event, and reports those that match no result and those that the stated
/// points contradict.
fn apply_abnormal(
    rules: Vec<Abnormal>,
    event: &mut Tournament,
    contestants: &BTreeMap<u32, usize>,
    notes: &mut Notes<'_>,
) {
    let is_general = |rule: &&Abnormal| rule.round.is_none() && rule.number.is_none();
    let general: Vec<u32> = rules.iter().filter(is_general).map(|rule| rule.line).collect();
    let mut named: Vec<(u32, Outcome, u16, usize)> = Vec::new();
    for Abnormal { line, outcome, round, number, points } in rules {
        notes.line = line;
        let contestant = number.and_then(|number| contestants.get(&number).copied());
        if let (Some(number), None) = (number, contestant) {
            notes.note(24, FaultKind::NobodysNumber { number });
            continue;
        }
        event.abnormal.set(outcome, round, contestant, points);
        named.extend(round.zip(contestant).map(|(round, place)| (line, outcome, round, place)));
    }
    if !named.is_empty() {
        let field = field(event);
        for (line, outcome, round, place) in named {
            let contestant = field.get(place);
            let mut meetings = contestant.into_iter().flat_map(|contestant| &contestant.meetings);
            if !meetings.any(|meeting| meeting.round == round && meeting.outcome == outcome) {
                let number = contestant.map_or(0, |contestant| contestant.number);
                notes.line = line;
                notes.note(5, FaultKind::NoSuchResult { number, round });
            }
        }
    }
    if !general.is_empty() {
        // A sample file of the format has such a record, but points computed without it.
        let without = Tournament { abnormal: event.abnormal.without_general_rules(), ..event.clone() };
        if n_as_stated(&without) > n_as_stated(event) {
            event.abnormal = without.abnormal;
            for line in general {
                notes.line = line;
                notes.note(5, FaultKind::NotReckoned);
            }
        }
    }
}

fn field(event: &Tournament) -> Field {
    if event.teams.is_empty() {
        return Field::of_players(event, Format::Swiss);
    }
    Field::of_teams(event, Format::Swiss, Measure::MatchPoints)
}

/// Counts the stated points that agree with the results; the file does not say whether a player's missing rounds count.
fn n_as_stated(event: &Tournament) -> usize {
    if event.teams.is_empty() {
        let players = event.players.iter().enumerate();
        return players.filter(|(place, player)| player.stated_points == Some(event.points_of(*place))).count();
    }
    let field = field(event);
    let of_one = field.contestants.iter().zip(&event.teams).map(|(contestant, team)| {
        let stated = [team.stated_match_points, team.stated_game_points];
        stated.iter().zip(0..).filter(|(stated, which)| **stated == Some(contestant.score(*which))).count()
    });
    of_one.sum()
}

/// Reads numbers separated by blanks from a column on.
fn numbers(columns: &Columns, from: usize, notes: &mut Notes<'_>) -> Vec<u32> {
    let mut numbers = Vec::new();
    for (column, word) in columns.words(from).into_iter().take(MAX_NUMBERS) {
        match word.parse() {
            Ok(number) => numbers.push(number),
            Err(_) => notes.note(column, FaultKind::Unreadable { part: Part::Number, text: word }),
        }
    }
    numbers
}
