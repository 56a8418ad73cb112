//! Writes an event as a report file.

use std::fmt::Write;

use super::super::event::{Entry, Player, Team, Tournament};
use super::super::field::{Field, Measure};
use super::super::outcome::{Color, Outcome, PointSystem};
use super::super::points::Points;
use super::super::tie_break::{Standings, TieBreak};
use super::fault::Part;
use super::report::{MAX_ROUNDS, Tag, Version};
use super::round_columns::RoundColumns;

/// Records that are written as they were read.
const KEPT: [&str; 8] = ["092", "102", "112", "122", "132", "XXZ", "XXA", "XXP"];
/// Those of 2026.
const KEPT_26: [&str; 9] = ["152", "172", "182", "192", "222", "352", "250", "260", "212"];

/// Comments are written as they are.
const COMMENT: &str = "###";

/// Something that did not fit into its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// The index of the player or the team.
    pub contestant: usize,
    /// Whether it is a team.
    pub is_team: bool,
    /// The part that was cut or left out.
    pub part: Part,
}

/// Writes an event with the points and ranks that it states; if it states none, with points from the results and rank 0.
/// Lines end with `\r\n`.
///
/// Records that the event does not hold (type, arbiters, dates of rounds, national ratings) are copied from `tags`,
/// those of 2026 only into a file of 2026.
///
/// Starting ranks are those of the players; players without one, or with a duplicate or too large one, get the next
/// free number. What does not fit is cut and listed. A second game in a round, and games without a known round, have
/// columns of their own, and a comment maps the columns to rounds ([`RoundColumns`]).
///
/// ```
/// use zapis_tournament::{Outcome, Player, Tournament, trf};
/// let mut event = Tournament::default();
/// let [tal, keres] = ["Tal, Mikhail", "Keres, Paul"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, tal, keres, Outcome::Win);
/// let (text, losses) = trf::write(&event, trf::Version::Trf16, &[], &[]);
/// assert!(losses.is_empty());
/// let again = trf::read(&text);
/// assert!(again.faults.is_empty());
/// assert_eq!(again.event.games(), event.games());
/// ```
#[must_use]
pub fn write(event: &Tournament, version: Version, tie_breaks: &[TieBreak], tags: &[Tag]) -> (String, Vec<Loss>) {
    let numbers = numbers(event);
    let (columns, spread) = RoundColumns::of(event).unzip();
    let event = spread.as_ref().unwrap_or(event);
    let mut writer = Writer { event, numbers, out: String::new(), losses: Vec::new() };
    writer.tournament(version, tie_breaks);
    let is_kept = |tag: &&Tag| {
        tag.code == COMMENT
            || KEPT.contains(&tag.code.as_str())
            || version == Version::Trf26 && KEPT_26.contains(&tag.code.as_str())
            || !tag.code.starts_with("XX") && tag.code.bytes().all(|byte| byte.is_ascii_uppercase())
    };
    for tag in tags.iter().filter(is_kept) {
        let text: String = tag.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        // Dates have slashes in this record, whatever program wrote them.
        let text = if tag.code == "132" { text.replace('.', "/") } else { text };
        writer.line(&format!("{} {text}", tag.code));
    }
    if let Some(comment) = columns.and_then(|columns| columns.comment()) {
        writer.line(&comment);
    }
    for (place, player) in event.players.iter().enumerate() {
        writer.player(place, player);
    }
    if version == Version::Trf26 {
        writer.teams_26();
        writer.adjustments();
    } else {
        let lost = event.adjustments.iter().map(|adjustment| adjustment.contestant);
        let lost = lost.chain(event.abnormal.rules().filter_map(|(_, _, contestant, _)| contestant));
        let is_team = !event.teams.is_empty();
        writer.losses.extend(lost.map(|contestant| Loss { contestant, is_team, part: Part::Points }));
        for (place, team) in event.teams.iter().enumerate() {
            writer.team_16(place, team);
        }
    }
    (writer.out, writer.losses)
}

/// Returns the event as it is written after its standings were computed: points and ranks are those of the standings,
/// of teams for a team event. `field` is the input of the standings.
#[must_use]
pub fn stating(event: &Tournament, field: &Field, standings: &Standings) -> Tournament {
    let mut event = event.clone();
    let is_team_event = !event.teams.is_empty();
    for row in &standings.rows {
        let rank = u32::try_from(row.rank).ok();
        if !is_team_event {
            if let Some(player) = event.players.get_mut(row.contestant) {
                (player.stated_points, player.stated_rank) = (Some(row.score), rank);
            }
            continue;
        }
        let score = |measure| field.get(row.contestant).map(|one| one.score(field.which(Some(measure))));
        if let Some(team) = event.teams.get_mut(row.contestant) {
            team.stated_match_points = score(Measure::MatchPoints);
            team.stated_game_points = score(Measure::GamePoints);
            team.stated_rank = rank;
        }
    }
    event
}

/// The greatest number and rank that fit in the columns.
const MAX_NUMBER: u32 = 9999;

/// Returns the starting rank written for each player, from 1, each once; a player for whom none is left gets one that
/// does not fit.
#[must_use]
pub fn numbers(event: &Tournament) -> Vec<u32> {
    let mut is_taken = vec![false; 10_000];
    let mut claim = |number: u32| {
        let taken = usize::try_from(number).ok().filter(|number| *number > 0).and_then(|at| is_taken.get_mut(at));
        taken.is_some_and(|taken| !std::mem::replace(taken, true))
    };
    let own: Vec<Option<u32>> =
        event.players.iter().map(|player| Some(player.number).filter(|number| claim(*number))).collect();
    let mut next = 1;
    let mut free = || {
        while next < 10_000 && !claim(next) {
            next += 1;
        }
        next
    };
    own.into_iter().map(|number| number.unwrap_or_else(&mut free)).collect()
}

/// The rounds of a player begin after this many columns, with two blanks each.
const COLUMNS_BEFORE_ROUNDS: usize = 89;

struct Writer<'a> {
    event: &'a Tournament,
    numbers: Vec<u32>,
    out: String,
    losses: Vec<Loss>,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push_str("\r\n");
    }

    fn tag(&mut self, code: &str, text: &str) {
        let text = one_line(text);
        if !text.is_empty() {
            self.line(&format!("{code} {text}"));
        }
    }

    fn tournament(&mut self, version: Version, tie_breaks: &[TieBreak]) {
        let event = self.event;
        let rated = event.players.iter().filter(|player| player.rating.is_some_and(has_room)).count();
        self.tag("012", &event.name);
        self.tag("022", &event.city);
        self.tag("032", &event.federation);
        self.tag("042", &day(&event.start));
        self.tag("052", &day(&event.end));
        self.tag("062", &event.players.len().to_string());
        self.tag("072", &rated.to_string());
        self.tag("082", &event.teams.len().to_string());
        let rounds = event.stated_rounds.filter(|rounds| (1..=MAX_ROUNDS).contains(rounds));
        let rounds = rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
        if version == Version::Trf16 {
            self.tag("XXR", &rounds);
            if event.points != PointSystem::CLASSIC {
                let PointSystem { win, draw, loss, absence, allocated_bye, .. } = event.points;
                self.tag("XXS", &format!("W={win} D={draw} WL={loss} BL={loss} FL={absence} ZPB={absence}"));
                self.tag("XXS", &format!("PAB={allocated_bye}"));
            }
            return;
        }
        self.tag("142", &rounds);
        if event.points != PointSystem::CLASSIC {
            let PointSystem { win, draw, loss, absence, allocated_bye, unknown } = event.points;
            let parts = [("W", win), ("D", draw), ("L", loss), ("A", absence), ("P", allocated_bye), ("X", unknown)];
            // The code is in column 6, 15, 24 and so on, its points follow from the next column.
            let mut text = String::new();
            for (code, points) in parts {
                let _ = write!(text, " {:<8}", format!("{code}{:>4}", exact(points)));
            }
            self.line(&format!("162 {text}"));
        }
        let codes: Vec<String> = tie_breaks.iter().map(ToString::to_string).collect();
        self.tag("202", &codes.join(","));
        if !event.teams.is_empty() {
            let PointSystem { win, draw, loss, .. } = event.team_points.system;
            let [win, draw, loss] =
                [("TW", win), ("TD", draw), ("TL", loss)].map(|(code, points)| format!("{code}{:>4}", exact(points)));
            self.line(&format!("362 {win:<8} {draw:<8} {loss}"));
        }
    }

    /// Fits a text into a number of columns.
    fn fit(&mut self, text: &str, width: usize, contestant: usize, is_team: bool, part: Part) -> String {
        let text = one_line(text);
        if text.chars().count() > width {
            self.losses.push(Loss { contestant, is_team, part });
        }
        text.chars().take(width).collect()
    }

    /// Writes points into a number of columns: without decimals if they do not fit, and blank if nothing fits.
    fn in_columns(&mut self, points: Points, width: usize, contestant: usize, is_team: bool) -> String {
        let with_decimal = one_decimal(points);
        if with_decimal.len() <= width {
            return with_decimal;
        }
        self.losses.push(Loss { contestant, is_team, part: Part::Points });
        Some(points.with_decimals(0)).filter(|whole| whole.len() <= width).unwrap_or_default()
    }

    fn player(&mut self, place: usize, player: &Player) {
        let number = self.numbers[place];
        let title = self.fit(&player.title, 3, place, false, Part::Title);
        let name = self.fit(&player.name, 33, place, false, Part::Name);
        let federation = self.fit(&player.federation, 3, place, false, Part::Federation);
        let is_number = player.fide_id.bytes().all(|byte| byte.is_ascii_digit());
        let fide_id = if is_number { player.fide_id.as_str() } else { "" };
        let fide_id = self.fit(fide_id, 11, place, false, Part::FideId);
        let birth = self.fit(&day(&player.birth), 10, place, false, Part::Birth);
        let rating = player.rating.filter(|rating| has_room(*rating));
        let lost = [(!is_number, Part::FideId), (rating != player.rating, Part::Rating)];
        for (_, part) in lost.into_iter().filter(|(is_lost, _)| *is_lost) {
            self.losses.push(Loss { contestant: place, is_team: false, part });
        }
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        let points =
            self.in_columns(player.stated_points.unwrap_or_else(|| self.event.points_of(place)), 4, place, false);
        let rank = player.stated_rank.filter(|rank| *rank <= MAX_NUMBER).unwrap_or(0);
        if number > MAX_NUMBER {
            self.losses.push(Loss { contestant: place, is_team: false, part: Part::Number });
            return;
        }
        let sex = player.sex.filter(char::is_ascii_alphabetic).unwrap_or(' ');
        let mut line = format!(
            "001 {number:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_id:>11} {birth:<10} {points:>4} \
             {rank:>4}"
        );
        let mut rounds: Vec<Option<&Entry>> = Vec::new();
        for entry in &player.entries {
            if entry.round == 0 || entry.round > MAX_ROUNDS {
                self.losses.push(Loss { contestant: place, is_team: false, part: Part::Round });
                continue;
            }
            let at = usize::from(entry.round) - 1;
            rounds.resize(rounds.len().max(at + 1), None);
            if rounds[at].replace(entry).is_some() {
                self.losses.push(Loss { contestant: place, is_team: false, part: Part::Outcome(entry.round) });
            }
        }
        for entry in &rounds {
            match entry {
                Some(entry) => self.round(&mut line, place, entry),
                None => line.push_str("          "),
            }
        }
        // The last round keeps its ten columns: the blank of a game that is not over is its result.
        let line = line.trim_end();
        let behind = line.chars().count().saturating_sub(COLUMNS_BEFORE_ROUNDS);
        self.out.push_str(line);
        self.out.extend(std::iter::repeat_n(' ', behind.next_multiple_of(10) - behind));
        self.out.push_str("\r\n");
    }

    fn round(&self, line: &mut String, place: usize, entry: &Entry) {
        let opponent = entry.opponent.and_then(|opponent| self.numbers.get(opponent).copied());
        let opponent = opponent.filter(|number| *number <= MAX_NUMBER);
        if opponent.is_none() && entry.outcome == Outcome::Unknown {
            return line.push_str("          ");
        }
        let opponent = opponent.map_or_else(|| "0000".to_owned(), |number| number.to_string());
        let color = match entry.color.or_else(|| self.color_of_forfeit(place, entry)) {
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
            None => '-',
        };
        let sign = if entry.outcome == Outcome::Unknown { ' ' } else { entry.outcome.sign() };
        // Writing into a string cannot fail.
        let _ = write!(line, "  {opponent:>4} {color} {sign}");
    }

    /// Returns a color for a forfeited game without one: a dash would mean that there was no opponent.
    fn color_of_forfeit(&self, place: usize, entry: &Entry) -> Option<Color> {
        let opponent = entry.opponent.filter(|opponent| *opponent != place && entry.outcome.is_forfeit())?;
        let is_it = |its: &&Entry| its.round == entry.round && its.opponent == Some(place);
        let its = self.event.players.get(opponent)?.entries.iter().find(is_it)?;
        match its.color {
            Some(color) => Some(color.opposite()),
            None if !its.outcome.is_forfeit() => None,
            None => Some(if place < opponent { Color::White } else { Color::Black }),
        }
    }

    fn members(&self, team: &Team) -> String {
        seats(team.members.iter().filter_map(|member| self.numbers.get(*member).copied()))
    }

    fn team_16(&mut self, place: usize, team: &Team) {
        let name = self.fit(&team.name, 32, place, true, Part::Name);
        let line = format!("013 {name:<32}{}", self.members(team));
        self.line(&line);
    }

    fn teams_26(&mut self) {
        let event = self.event;
        for (place, team) in event.teams.iter().enumerate() {
            let name = self.fit(&team.name, 32, place, true, Part::Name);
            let nickname = self.fit(&team.nickname, 5, place, true, Part::Name);
            let strength = team.strength.map(|strength| strength.to_string()).unwrap_or_default();
            let points = [team.stated_match_points, team.stated_game_points];
            let [matches, games] =
                points.map(|points| points.map(|points| self.in_columns(points, 6, place, true)).unwrap_or_default());
            let rank = team.stated_rank.unwrap_or(0);
            let number = team.number;
            let line = format!(
                "310 {number:>3} {name:<32} {nickname:<5} {strength:>6} {matches:>6} {games:>6} {rank:>3}  {}",
                self.members(team)
            );
            self.line(&line);
        }
        self.absences();
        for team in &event.teams {
            for lineup in &team.lineups {
                let opponent = self.opponent_of(team, lineup.round).unwrap_or(0);
                let seated = lineup.boards.iter().map(|seat| seat.and_then(|player| self.numbers.get(player).copied()));
                let seats = seats(seated.map(Option::unwrap_or_default));
                let line = format!("300 {:>3} {:>3} {opponent:>3} {seats}", lineup.round, team.number);
                self.line(&line);
            }
        }
    }

    /// Returns the number of the team that most of a team's players met in a round.
    fn opponent_of(&self, team: &Team, round: u16) -> Option<u32> {
        let players = team.members.iter().filter_map(|member| self.event.players.get(*member));
        let mut met = players.flat_map(|player| &player.entries).filter(|entry| entry.round == round);
        let opponent = met.find_map(|entry| entry.opponent)?;
        self.event.teams.iter().find(|team| team.members.contains(&opponent)).map(|team| team.number)
    }

    fn absences(&mut self) {
        let event = self.event;
        let mut allocated: Vec<u32> = Vec::new();
        for team in &event.teams {
            for absence in &team.absences {
                let (round, number) = (absence.round, team.number);
                let opponent = absence.opponent.and_then(|opponent| event.teams.get(opponent)).map(|team| team.number);
                match (absence.outcome, opponent) {
                    (Outcome::AllocatedBye, _) if round <= MAX_ROUNDS => {
                        let at = usize::from(round).saturating_sub(1);
                        allocated.resize(allocated.len().max(at + 1), 0);
                        allocated[at] = number;
                    }
                    (Outcome::HalfPointBye | Outcome::FullPointBye | Outcome::ZeroPointBye, _) => {
                        self.line(&format!("240 {} {round:>3} {number:>4}", absence.outcome.sign()));
                    }
                    // Each forfeited match is written once: for the winner, or for the first of two absent teams.
                    (Outcome::ForfeitWin, Some(opponent)) => {
                        self.line(&format!("330 +- {round:>3} {number:>3} {opponent:>3}"));
                    }
                    (Outcome::ForfeitLoss, Some(opponent))
                        if number < opponent && self.is_double_forfeit(absence.opponent, round) =>
                    {
                        self.line(&format!("330 -- {round:>3} {number:>3} {opponent:>3}"));
                    }
                    _ => {}
                }
            }
        }
        if !allocated.is_empty() {
            let matches = one_decimal(event.team_points.system.allocated_bye);
            let games = event.team_points.allocated_bye_game_points.unwrap_or(Points::ZERO);
            let mut teams = String::new();
            for number in &allocated {
                let _ = write!(teams, "{number:>3} ");
            }
            self.line(&format!("320 {matches:>4} {:>4} {teams}", one_decimal(games)));
        }
    }

    fn adjustments(&mut self) {
        let event = self.event;
        for adjustment in &event.adjustments {
            let contestant = adjustment.contestant;
            let is_team = !event.teams.is_empty();
            let of_team = event.teams.get(contestant).map(|team| team.number);
            let number = if is_team { of_team } else { self.numbers.get(contestant).copied() };
            let Some(number) = number else { continue };
            let matches =
                if is_team { self.in_columns(adjustment.match_points, 5, contestant, true) } else { String::new() };
            let points = self.in_columns(adjustment.points, 5, contestant, is_team);
            let round = adjustment.round.unwrap_or(0);
            self.line(&format!("299   {matches:>5} {points:>5}  {round:>3} {number:>4}"));
        }
        for (outcome, round, contestant, [of_match, points]) in event.abnormal.rules() {
            let is_team = !event.teams.is_empty();
            let number = contestant.map(|place| match (is_team, event.teams.get(place)) {
                (true, Some(team)) => Some(team.number),
                _ => self.numbers.get(place).copied(),
            });
            let Some(number) = number.map_or(Some(String::new()), |number| number.map(|number| number.to_string()))
            else {
                continue;
            };
            let place = contestant.unwrap_or(0);
            let matches = if is_team { self.in_columns(of_match, 5, place, true) } else { String::new() };
            let points = self.in_columns(points, 5, place, is_team);
            let round = round.map(|round| round.to_string()).unwrap_or_default();
            self.line(&format!("299 {} {matches:>5} {points:>5}  {round:>3} {number:>4}", outcome.sign()));
        }
    }

    fn is_double_forfeit(&self, opponent: Option<usize>, round: u16) -> bool {
        let opponent = opponent.and_then(|opponent| self.event.teams.get(opponent));
        let lost = |team: &Team| {
            team.absences.iter().any(|absence| absence.round == round && absence.outcome == Outcome::ForfeitLoss)
        };
        opponent.is_some_and(lost)
    }
}

/// Writes numbers in columns of four with a blank after each.
fn seats(numbers: impl Iterator<Item = u32>) -> String {
    let mut seats = String::new();
    for number in numbers {
        // Writing into a string cannot fail.
        let _ = write!(seats, "{number:>4} ");
    }
    seats
}

/// Returns true if four columns have room for a rating.
const fn has_room(rating: u16) -> bool {
    rating <= 9999
}

/// Formats a date as in report files, `2024/05/01`, if year, month and day are known; otherwise as written.
fn day(text: &str) -> String {
    let parts: Vec<&str> = text.split(['.', '/', '-']).map(str::trim).collect();
    let are_numbers = parts.iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    match parts[..] {
        [year, month, day] if are_numbers && year.len() == 4 => format!("{year}/{month:0>2}/{day:0>2}"),
        [day, month, year] if are_numbers && year.len() == 4 => format!("{year}/{month:0>2}/{day:0>2}"),
        [_, _, _] => text.replace('.', "/"),
        _ => text.to_owned(),
    }
}

/// Returns a text without line breaks and tabs, which would break the columns.
fn one_line(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect::<String>().trim().to_owned()
}

/// Formats points with as many decimals as needed, at least one.
fn exact(points: Points) -> String {
    const MAX_DECIMALS: u32 = 9;
    let mut written = (1..=MAX_DECIMALS).map(|decimals| points.with_decimals(decimals));
    written.find(|text| text.parse() == Ok(points)).unwrap_or_else(|| one_decimal(points))
}

/// Writes points as `11.5`.
fn one_decimal(points: Points) -> String {
    points.with_decimals(1)
}
