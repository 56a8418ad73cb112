//! The event: its players and teams, and what each round brought whom.

use std::collections::{BTreeMap, HashSet};

use super::outcome::{Color, Outcome, PointSystem};
use super::points::Points;

/// A tournament as its sources state it, right or wrong.
///
/// Players are known by their place in `players`, teams by theirs in `teams`; numbers on lists are data. Whoever
/// gathers an event from games calls [`Tournament::add_game`] for each; whoever reads a report fills the entries.
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
    /// How many rounds it has, where that is stated.
    pub stated_rounds: Option<u16>,
    /// What a game is worth.
    pub points: PointSystem,
    /// What a match of teams is worth, and how many game points its byes bring.
    pub team_points: TeamPoints,
    /// The players, in the order of the source.
    pub players: Vec<Player>,
    /// The teams, in the order of the source; none in an individual event.
    pub teams: Vec<Team>,
    /// Points given or taken apart from the results.
    pub adjustments: Vec<Adjustment>,
    /// Results that bring other points than usual.
    pub abnormal: AbnormalPoints,
}

/// Results of rounds that were not played which bring other points than the system says (TRF26, tag 299, with an outcome).
///
/// The more closely a rule says whom and which round it is for, the sooner it counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbnormalPoints {
    rules: BTreeMap<(Outcome, Option<u16>, Option<usize>), [Points; 2]>,
}

impl AbnormalPoints {
    /// Says what an outcome brings: in a round or in any, to a contestant or to all. Match points of teams come first,
    /// points of players and game points of teams second.
    pub fn set(&mut self, outcome: Outcome, round: Option<u16>, contestant: Option<usize>, points: [Points; 2]) {
        self.rules.insert((outcome, round, contestant), points);
    }

    /// Returns what an outcome brings a contestant in a round, if that is abnormal.
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
    pub fn without_general_rules(&self) -> Self {
        let is_general =
            |(_, round, contestant): &(Outcome, Option<u16>, Option<usize>)| round.is_none() && contestant.is_none();
        let rules =
            self.rules.iter().filter(|(key, _)| !is_general(key)).map(|(key, points)| (*key, *points)).collect();
        Self { rules }
    }
}

/// What a match of two teams is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPoints {
    /// The match points.
    pub system: PointSystem,
    /// Game points of the bye allotted by the pairing, where stated; else half of the boards.
    pub allocated_bye_game_points: Option<Points>,
}

impl Default for TeamPoints {
    fn default() -> Self {
        Self { system: PointSystem::MATCH, allocated_bye_game_points: None }
    }
}

/// A player, as the source describes him or her.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The number on the starting list; 0 where the source has none.
    pub number: u32,
    /// `m` or `w`, as written.
    pub sex: Option<char>,
    /// The title, as written: `GM`, `g`.
    pub title: String,
    /// The name, as written.
    pub name: String,
    /// The rating; none for unrated players.
    pub rating: Option<u16>,
    /// The federation, as written.
    pub federation: String,
    /// The number in FIDE's list, as written.
    pub fide_id: String,
    /// The date of birth, as written.
    pub birth: String,
    /// The points that the source states.
    pub stated_points: Option<Points>,
    /// The rank that the source states.
    pub stated_rank: Option<u32>,
    /// What the rounds brought, in the order of the source.
    pub entries: Vec<Entry>,
}

impl Player {
    /// Makes a player of whom only the name is known.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// What one round brought one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The round, from 1; 0 where it is not known.
    pub round: u16,
    /// The opponent's place in `players`.
    pub opponent: Option<usize>,
    /// The color, played or only scheduled.
    pub color: Option<Color>,
    /// What came of it.
    pub outcome: Outcome,
}

/// A team, as the source describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Its number in the pairings; 0 where the source has none.
    pub number: u32,
    /// Its name, as written.
    pub name: String,
    /// Its short name, as written.
    pub nickname: String,
    /// What it is seeded by, as stated.
    pub strength: Option<u32>,
    /// Its players, by place, in the order of the boards.
    pub members: Vec<usize>,
    /// The match points that the source states.
    pub stated_match_points: Option<Points>,
    /// The game points that the source states.
    pub stated_game_points: Option<Points>,
    /// The rank that the source states.
    pub stated_rank: Option<u32>,
    /// Rounds in which its boards stood in another order: the players from board 1 on, none where no one sat.
    pub lineups: Vec<Lineup>,
    /// Rounds in which it did not play: byes and matches forfeited as a whole.
    pub absences: Vec<TeamAbsence>,
}

/// The order of a team's boards in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The round.
    pub round: u16,
    /// Who sat where, from board 1 on.
    pub boards: Vec<Option<usize>>,
}

/// A round in which a team did not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamAbsence {
    /// The round.
    pub round: u16,
    /// A bye, or a match forfeited.
    pub outcome: Outcome,
    /// The opponent of a forfeited match, by place in `teams`.
    pub opponent: Option<usize>,
}

/// Points given or taken apart from the results (TRF26, tag 299, without an outcome).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The round, or none for the whole event.
    pub round: Option<u16>,
    /// The player or the team, by place.
    pub contestant: usize,
    /// Match points, for teams.
    pub match_points: Points,
    /// Points of a player, or game points of a team.
    pub points: Points,
}

impl Tournament {
    /// Returns the name of a contestant as written, of a team where teams are ranked, else of a player; `?` where there is
    /// none.
    #[must_use]
    pub fn name_of(&self, contestant: usize) -> &str {
        let of_team = || self.teams.get(contestant).map(|team| team.name.as_str());
        let of_player = || self.players.get(contestant).map(|player| player.name.as_str());
        let name = if self.teams.is_empty() { of_player() } else { of_team() };
        name.filter(|name| !name.trim().is_empty()).unwrap_or("?")
    }

    /// Adds a player and returns the place.
    pub fn add_player(&mut self, player: Player) -> usize {
        self.players.push(player);
        self.players.len() - 1
    }

    /// Adds a game to both players' entries, with what it brought White. A win by forfeit is a loss by forfeit for
    /// the other; where both stayed away, say `ForfeitLoss` and then change Black's entry.
    ///
    /// A player who is not on the list is passed over.
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

    /// Adds what a round brought a player; a player who is not on the list is passed over.
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

    /// Returns how many rounds there were: the latest with an entry, or as many as stated if that is more.
    #[must_use]
    pub fn n_rounds(&self) -> u16 {
        let of_players = self.players.iter().flat_map(|player| &player.entries).map(|entry| entry.round);
        let of_teams = self.teams.iter().flat_map(|team| &team.absences).map(|absence| absence.round);
        of_players.chain(of_teams).max().unwrap_or(0).max(self.stated_rounds.unwrap_or(0))
    }

    /// Returns a player's points from the results and adjustments; nothing for a player who is not there.
    #[must_use]
    pub fn points_of(&self, player: usize) -> Points {
        let Some(entries) = self.players.get(player).map(|player| &player.entries) else { return Points::ZERO };
        let results: Points = entries.iter().map(|entry| self.worth(player, entry)).sum();
        results + self.adjusted(player, |adjustment| adjustment.points)
    }

    /// Returns what an entry is worth to its player.
    #[must_use]
    pub fn worth(&self, player: usize, entry: &Entry) -> Points {
        let abnormal = || self.abnormal.get(entry.outcome, entry.round, player);
        let abnormal = if self.teams.is_empty() { abnormal() } else { None };
        abnormal.map_or_else(|| self.points.worth(entry.outcome), |points| points[1])
    }

    /// Sums what was given to or taken from a player of an individual event.
    fn adjusted(&self, player: usize, which: impl Fn(&Adjustment) -> Points) -> Points {
        if !self.teams.is_empty() {
            return Points::ZERO;
        }
        self.adjustments.iter().filter(|adjustment| adjustment.contestant == player).map(which).sum()
    }

    /// Lists every entry with its player's place.
    fn entries(&self) -> impl Iterator<Item = (usize, &Entry)> {
        let players = self.players.iter().enumerate();
        players.flat_map(|(place, player)| player.entries.iter().map(move |entry| (place, entry)))
    }

    /// Lists the games, each once, from White's entry or, where White has none of it, from Black's.
    #[must_use]
    pub fn games(&self) -> Vec<Pairing> {
        let mut games = Vec::new();
        let by_white = |(player, entry): (usize, &Entry)| {
            let opponent = entry.opponent.filter(|_| entry.color == Some(Color::White))?;
            Some((entry.round, player, opponent))
        };
        let told: HashSet<(u16, usize, usize)> = self.entries().filter_map(by_white).collect();
        for (player, entry) in self.entries() {
            let Some(opponent) = entry.opponent else { continue };
            let is_told_by_white = || told.contains(&(entry.round, opponent, player));
            let color = entry.color.unwrap_or(if player < opponent { Color::White } else { Color::Black });
            let has_color = entry.color.is_some();
            match color {
                Color::White => {
                    let Entry { round, outcome, .. } = *entry;
                    games.push(Pairing { round, white: player, black: opponent, outcome, has_color });
                }
                Color::Black if !has_color || is_told_by_white() => {}
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
    /// The round, from 1; 0 where it is not known.
    pub round: u16,
    /// White's place.
    pub white: usize,
    /// Black's place.
    pub black: usize,
    /// What it brought White.
    pub outcome: Outcome,
    /// Whether the source says who had White; else the one named first stands there.
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
    fn a_game_is_listed_once_whoever_tells_of_it() {
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
