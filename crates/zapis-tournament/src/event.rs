//! The event: its players and teams, and their results in each round.

use std::collections::{BTreeMap, HashSet};

use super::outcome::{Color, Outcome, PointSystem};
use super::points::Points;

/// A tournament as its sources describe it, right or wrong.
///
/// Players are identified by their index in `players`, teams by theirs in `teams`; numbers on lists are data. To
/// collect an event from games, call [`Tournament::add_game`] for each; to read it from a report, fill the entries.
///
/// ```
/// use zapis_tournament::{Outcome, Player, Points, Tournament};
/// let mut event = Tournament::default();
/// let anand = event.add_player(Player::named("Anand, V"));
/// let carlsen = event.add_player(Player::named("Carlsen, M"));
/// event.add_game(1, carlsen, anand, Outcome::Draw);
/// event.add_game(2, anand, carlsen, Outcome::Win);
/// assert_eq!(event.points_of(anand), Points::halves(3));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tournament {
    /// Its name, as written.
    pub name: String,
    /// Where it was played, as written.
    pub city: String,
    /// The federation, as written: `GER`.
    pub federation: String,
    /// The first day, as written.
    pub start: String,
    /// The last day, as written.
    pub end: String,
    /// The number of rounds, if stated.
    pub stated_rounds: Option<u16>,
    /// The points of a game.
    pub points: PointSystem,
    /// The points of a match of teams, and the game points of its byes.
    pub team_points: TeamPoints,
    /// The players, in the order of the source.
    pub players: Vec<Player>,
    /// The teams, in the order of the source; empty in an individual event.
    pub teams: Vec<Team>,
    /// Points added or deducted independently of the results.
    pub adjustments: Vec<Adjustment>,
    /// Results worth other points than usual.
    pub abnormal: AbnormalPoints,
}

/// Results of unplayed rounds worth other points than usual (TRF26, tag 299, with an outcome).
///
/// The rule that names the contestant and the round most specifically applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbnormalPoints {
    rules: BTreeMap<(Outcome, Option<u16>, Option<usize>), [Points; 2]>,
}

impl AbnormalPoints {
    /// Sets the points of an outcome: in one round or in any, for one contestant or for all. Match points of teams come
    /// first, points of players and game points of teams second.
    pub fn set(&mut self, outcome: Outcome, round: Option<u16>, contestant: Option<usize>, points: [Points; 2]) {
        self.rules.insert((outcome, round, contestant), points);
    }

    /// Returns the points of an outcome for a contestant in a round, if they are abnormal.
    #[must_use]
    pub fn get(&self, outcome: Outcome, round: u16, contestant: usize) -> Option<[Points; 2]> {
        if self.rules.is_empty() {
            return None;
        }
        let (in_round, of) = (Some(round), Some(contestant));
        let keys = [(outcome, in_round, of), (outcome, None, of), (outcome, in_round, None), (outcome, None, None)];
        keys.iter().find_map(|key| self.rules.get(key).copied())
    }

    /// Lists the rules: the outcome, the round, the contestant, and the points.
    pub fn rules(&self) -> impl Iterator<Item = (Outcome, Option<u16>, Option<usize>, [Points; 2])> {
        self.rules.iter().map(|((outcome, round, contestant), points)| (*outcome, *round, *contestant, *points))
    }

    /// Returns only the rules that name a round or a contestant.
    #[must_use]
    pub(crate) fn without_general_rules(&self) -> Self {
        let is_general =
            |(_, round, contestant): &(Outcome, Option<u16>, Option<usize>)| round.is_none() && contestant.is_none();
        let rules =
            self.rules.iter().filter(|(key, _)| !is_general(key)).map(|(key, points)| (*key, *points)).collect();
        Self { rules }
    }
}

/// The points of a match of two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TeamPoints {
    /// The match points.
    pub system: PointSystem,
    /// Game points of the pairing-allocated bye, if stated; otherwise half of the boards.
    pub allocated_bye_game_points: Option<Points>,
}

impl Default for TeamPoints {
    fn default() -> Self {
        Self { system: PointSystem::MATCH, allocated_bye_game_points: None }
    }
}

/// A player, as the source describes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Player {
    /// The number on the starting list; 0 if the source has none.
    pub number: u32,
    /// `m` or `w`, as written.
    pub sex: Option<char>,
    /// The title, as written: `GM`, `g`.
    pub title: String,
    /// The name, as written.
    pub name: String,
    /// The rating; `None` for unrated players.
    pub rating: Option<u16>,
    /// The federation, as written.
    pub federation: String,
    /// The FIDE ID, as written.
    pub fide_id: String,
    /// The date of birth, as written.
    pub birth: String,
    /// The points that the source states.
    pub stated_points: Option<Points>,
    /// The rank that the source states.
    pub stated_rank: Option<u32>,
    /// The results of the rounds, in the order of the source.
    pub entries: Vec<Entry>,
}

impl Player {
    /// Creates a player of whom only the name is known.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// A player's result in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The round, from 1; 0 if it is not known.
    pub round: u16,
    /// The opponent's index in `players`.
    pub opponent: Option<usize>,
    /// The color, played or only scheduled.
    pub color: Option<Color>,
    /// The outcome.
    pub outcome: Outcome,
}

/// A team, as the source describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Team {
    /// Its pairing number; 0 if the source has none.
    pub number: u32,
    /// Its name, as written.
    pub name: String,
    /// Its short name, as written.
    pub nickname: String,
    /// Its seeding value, as stated.
    pub strength: Option<u32>,
    /// The indices of its players, in the order of the boards.
    pub members: Vec<usize>,
    /// The match points that the source states.
    pub stated_match_points: Option<Points>,
    /// The game points that the source states.
    pub stated_game_points: Option<Points>,
    /// The rank that the source states.
    pub stated_rank: Option<u32>,
    /// Rounds in which its boards were in another order.
    pub lineups: Vec<Lineup>,
    /// Rounds in which it did not play: byes and matches forfeited as a whole.
    pub absences: Vec<TeamAbsence>,
}

/// The order of a team's boards in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The round.
    pub round: u16,
    /// The player of each board, from board 1 on; `None` for an empty board.
    pub boards: Vec<Option<usize>>,
}

/// A round in which a team did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamAbsence {
    /// The round.
    pub round: u16,
    /// A bye, or a forfeited match.
    pub outcome: Outcome,
    /// The index in `teams` of the opponent of a forfeited match.
    pub opponent: Option<usize>,
}

/// Points added or deducted independently of the results (TRF26, tag 299, without an outcome).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The round, or `None` for the whole event.
    pub round: Option<u16>,
    /// The index of the player or the team.
    pub contestant: usize,
    /// Match points, for teams.
    pub match_points: Points,
    /// Points of a player, or game points of a team.
    pub points: Points,
}

impl Tournament {
    /// Returns the name of a contestant as written: of a team if teams are ranked, otherwise of a player; `?` if there
    /// is no such contestant.
    #[must_use]
    pub fn name_of(&self, contestant: usize) -> &str {
        let of_team = || self.teams.get(contestant).map(|team| team.name.as_str());
        let of_player = || self.players.get(contestant).map(|player| player.name.as_str());
        let name = if self.teams.is_empty() { of_player() } else { of_team() };
        name.filter(|name| !name.trim().is_empty()).unwrap_or("?")
    }

    /// Adds a player and returns its index.
    pub fn add_player(&mut self, player: Player) -> usize {
        self.players.push(player);
        self.players.len() - 1
    }

    /// Adds a game to both players' entries, given the outcome for White. A win by forfeit is a loss by forfeit for the
    /// other; if both were absent, pass `ForfeitLoss` and then change Black's entry.
    ///
    /// A player who is not on the list is ignored.
    pub fn add_game(&mut self, round: u16, white: usize, black: usize, outcome: Outcome) {
        let other = match outcome {
            Outcome::ForfeitLoss => Outcome::ForfeitWin,
            _ => outcome.counterpart().unwrap_or(Outcome::Unknown),
        };
        self.add_entry(white, Entry { round, opponent: Some(black), color: Some(Color::White), outcome });
        self.add_entry(black, Entry { round, opponent: Some(white), color: Some(Color::Black), outcome: other });
    }

    /// Adds a bye.
    pub fn add_bye(&mut self, round: u16, player: usize, outcome: Outcome) {
        self.add_entry(player, Entry { round, opponent: None, color: None, outcome });
    }

    /// Adds a round's result to a player; a player who is not on the list is ignored.
    pub fn add_entry(&mut self, player: usize, entry: Entry) {
        if let Some(player) = self.players.get_mut(player) {
            player.entries.push(entry);
        }
    }

    /// Reads the first day as year, month and day: `2024/05/01`, `2024-05-01`, `2024.05.01`, `28. 07. 2005`.
    #[must_use]
    pub fn start_date(&self) -> Option<(u16, u8, u8)> {
        let parts: Vec<&str> =
            self.start.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
        let [first, month, last] = parts[..] else { return None };
        let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
        let (month, day) = (month.parse().ok()?, day.parse().ok()?);
        let is_day = (1..=12).contains(&month) && (1..=31).contains(&day) && year.len() == 4;
        is_day.then_some((year.parse().ok()?, month, day))
    }

    /// Returns the number of rounds: the latest round with an entry, or the stated number if that is greater.
    #[must_use]
    pub fn n_rounds(&self) -> u16 {
        let of_players = self.players.iter().flat_map(|player| &player.entries).map(|entry| entry.round);
        let of_teams = self.teams.iter().flat_map(|team| &team.absences).map(|absence| absence.round);
        of_players.chain(of_teams).max().unwrap_or(0).max(self.stated_rounds.unwrap_or(0))
    }

    /// Returns a player's points from the results and adjustments; zero for an unknown player.
    #[must_use]
    pub fn points_of(&self, player: usize) -> Points {
        let Some(entries) = self.players.get(player).map(|player| &player.entries) else { return Points::ZERO };
        let results: Points = entries.iter().map(|entry| self.worth(player, entry)).sum();
        results + self.adjusted(player, |adjustment| adjustment.points)
    }

    /// Returns the points of an entry for its player.
    #[must_use]
    pub fn worth(&self, player: usize, entry: &Entry) -> Points {
        let abnormal = || self.abnormal.get(entry.outcome, entry.round, player);
        let abnormal = if self.teams.is_empty() { abnormal() } else { None };
        abnormal.map_or_else(|| self.points.worth(entry.outcome), |points| points[1])
    }

    /// Sums the adjustments of a player of an individual event.
    fn adjusted(&self, player: usize, which: impl Fn(&Adjustment) -> Points) -> Points {
        if !self.teams.is_empty() {
            return Points::ZERO;
        }
        self.adjustments.iter().filter(|adjustment| adjustment.contestant == player).map(which).sum()
    }

    /// Lists every entry with its player's index.
    fn entries(&self) -> impl Iterator<Item = (usize, &Entry)> {
        let players = self.players.iter().enumerate();
        players.flat_map(|(place, player)| player.entries.iter().map(move |entry| (place, entry)))
    }

    /// Lists the games, each once, from White's entry or, if White has none, from Black's.
    #[must_use]
    pub fn games(&self) -> Vec<Pairing> {
        let mut games = Vec::new();
        let by_white = |(player, entry): (usize, &Entry)| {
            let opponent = entry.opponent.filter(|_| entry.color == Some(Color::White))?;
            Some((entry.round, player, opponent))
        };
        let listed: HashSet<(u16, usize, usize)> = self.entries().filter_map(by_white).collect();
        for (player, entry) in self.entries() {
            let Some(opponent) = entry.opponent else { continue };
            let is_listed_by_white = || listed.contains(&(entry.round, opponent, player));
            let color = entry.color.unwrap_or(if player < opponent { Color::White } else { Color::Black });
            let has_color = entry.color.is_some();
            match color {
                Color::White => {
                    let Entry { round, outcome, .. } = *entry;
                    games.push(Pairing { round, white: player, black: opponent, outcome, has_color });
                }
                Color::Black if !has_color || is_listed_by_white() => {}
                Color::Black => {
                    let outcome = entry.outcome.counterpart().unwrap_or(Outcome::ForfeitLoss);
                    let round = entry.round;
                    games.push(Pairing { round, white: opponent, black: player, outcome, has_color });
                }
            }
        }
        games.sort_by_key(|game| game.round);
        games
    }
}

/// A game, or a pairing that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The round, from 1; 0 if it is not known.
    pub round: u16,
    /// White's index.
    pub white: usize,
    /// Black's index.
    pub black: usize,
    /// The outcome for White.
    pub outcome: Outcome,
    /// Whether the colors are known; if not, `white` is the player named first.
    pub has_color: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_day_is_read_in_the_orders_of_real_files() {
        let cases = [
            ("2024/05/01", Some((2024, 5, 1))),
            ("28. 07. 2005", Some((2005, 7, 28))),
            ("2005-07-28", Some((2005, 7, 28))),
            ("1970.??.??", None),
            ("05/07/24", None),
            ("2024/13/01", None),
            ("", None),
        ];
        for (start, expected) in cases {
            assert_eq!(
                Tournament { start: start.to_owned(), ..Tournament::default() }.start_date(),
                expected,
                "{start}"
            );
        }
    }

    #[test]
    fn a_game_in_both_players_lines_is_listed_once() {
        let mut event = Tournament::default();
        let [a, b, c] = ["a", "b", "c"].map(|name| event.add_player(Player::named(name)));
        event.add_game(1, b, a, Outcome::Win);
        event.add_entry(c, Entry { round: 2, opponent: Some(a), color: Some(Color::Black), outcome: Outcome::Win });
        event.add_bye(1, c, Outcome::AllocatedBye);
        let games = event.games();
        assert_eq!(games.len(), 2);
        assert_eq!((games[0].white, games[0].black, games[0].outcome), (b, a, Outcome::Win));
        assert_eq!((games[1].white, games[1].black, games[1].outcome), (a, c, Outcome::Loss));
        assert_eq!([a, b, c].map(|player| event.points_of(player)), [Points::ZERO, Points::ONE, Points::whole(2)]);
        assert_eq!(event.n_rounds(), 2);
        event.add_game(1, 99, 0, Outcome::Win);
        assert_eq!(event.points_of(99), Points::ZERO);
    }
}
