//! Reads a report file.

use std::collections::{BTreeMap, BTreeSet};

use super::super::event::Tournament;
use super::super::outcome::PointSystem;
use super::super::points::Points;
use super::super::tie_break::{Code, TieBreak};
use super::columns::Columns;
use super::fault::{Fault, FaultKind, Part};
use super::players::{Notes, PlayerRecord, player};
use super::report::{MAX_ROUNDS, Report, Tag, Version};
use super::round_columns::RoundColumns;
use super::teams::TeamRecords;

/// The tournament records of both versions.
const TAGS_16: [&str; 13] = ["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132"];
/// The tournament records added in 2026.
const TAGS_26: [&str; 11] = ["142", "152", "162", "172", "182", "192", "202", "212", "222", "352", "362"];
/// Records that are kept as written: accelerations, forbidden pairs, informative team records.
const KEPT_26: [&str; 4] = ["250", "260", "801", "802"];
/// Extensions of `JaVaFo`.
const EXTENSIONS: [&str; 6] = ["XXR", "XXS", "XXZ", "XXA", "XXP", "XXC"];
/// The offset of a round's color from its opponent's number, in columns.
const COLOR_BEHIND_OPPONENT: usize = 5;
/// Records that may occur more than once.
const REPEATED: [&str; 9] = ["112", "162", "801", "802", "250", "260", "XXS", "XXZ", "XXP"];

/// Reads a report file, whatever its faults. The cost is linear in its length.
///
/// Lines may end with `\r\n`, `\n` or a single `\r`; a byte order mark is ignored, as are blank lines, comments (`###`)
/// and the rulers that some programs print between records.
///
/// ```
/// use zapis_tournament::trf;
/// let text = "012 Test\r\n001    1   GM Botvinnik,M                       2630 URS";
/// let report = trf::read(text);
/// assert_eq!(report.event.players[0].name, "Botvinnik,M");
/// assert_eq!(report.event.players[0].title, "GM");
/// ```
#[must_use]
pub fn read(text: &str) -> Report {
    let mut reader = Reader::default();
    for (line, number) in lines(text).zip(1_u32..) {
        reader.line(line, number);
    }
    reader.finish()
}

/// Lists the lines of a report file as [`read`] counts them, without a byte order mark before the first.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

#[derive(Default)]
struct Reader {
    event: Tournament,
    players: Vec<PlayerRecord>,
    lines_by_number: BTreeMap<u32, u32>,
    teams: TeamRecords,
    /// The rounds of the columns, if a comment states them.
    columns: Option<RoundColumns>,
    /// Names that had to be written in other letters: whether it is a team's, its number, and the name.
    names: Vec<(bool, u32, String)>,
    tags: Vec<Tag>,
    codes: BTreeSet<String>,
    is_trf26: bool,
    faults: Vec<Fault>,
}

impl Reader {
    fn line(&mut self, text: &str, line: u32) {
        if text.starts_with("###") {
            self.comment(text);
            return;
        }
        if text.trim().is_empty() {
            return;
        }
        let mut notes = Notes { line, faults: &mut self.faults };
        let code: String = text.chars().take(3).collect();
        let is_ruler = code.starts_with("123") || code.trim().is_empty() || is_legend(text);
        match code.as_str() {
            "001" => {
                if let Some(record) = player(text, &mut notes) {
                    let number = record.player.number;
                    if let Some(first_line) = self.lines_by_number.get(&number) {
                        let first_line = *first_line;
                        notes.note(5, FaultKind::DoubledNumber { number, first_line });
                    } else {
                        self.lines_by_number.insert(number, line);
                        self.players.push(record);
                    }
                }
            }
            "013" => self.teams.old_team(&Columns::of(text), &mut notes),
            "310" | "300" | "240" | "320" | "330" | "299" => {
                self.is_trf26 = true;
                self.teams.record(&code, &Columns::of(text), &mut notes);
            }
            _ if is_ruler => {}
            _ => {
                self.is_trf26 |= TAGS_26.contains(&code.as_str()) || KEPT_26.contains(&code.as_str());
                let known = [&TAGS_16[..], &TAGS_26, &KEPT_26, &EXTENSIONS];
                let is_known = known.iter().any(|codes| codes.contains(&code.as_str()));
                if is_known {
                    let is_first = self.codes.insert(code.clone());
                    if !is_first && !REPEATED.contains(&code.as_str()) {
                        notes.note(1, FaultKind::DoubledRecord { code: code.clone() });
                    }
                    self.tags.push(Tag { line, text: behind_code(text), code });
                } else if is_federation(&code) && text.as_bytes().get(3).is_none_or(|byte| *byte == b' ') {
                    self.tags.push(Tag { line, text: behind_code(text), code });
                } else {
                    notes.note(1, FaultKind::UnknownRecord { code });
                }
            }
        }
    }

    /// Reads the comments in which this program writes what the columns have no room for; others are ignored.
    fn comment(&mut self, text: &str) {
        if let Some(columns) = RoundColumns::read(text) {
            self.columns = Some(columns);
        } else if let Some((is_team, number, name)) = written_name(text) {
            self.names.push((is_team, number, name.to_owned()));
        }
    }

    fn finish(mut self) -> Report {
        let tie_breaks = self.apply_tags();
        let by_number: BTreeMap<u32, usize> =
            self.players.iter().enumerate().map(|(place, record)| (record.player.number, place)).collect();
        let mut player_lines = Vec::with_capacity(self.players.len());
        for (place, record) in std::mem::take(&mut self.players).into_iter().enumerate() {
            let PlayerRecord { line, mut player, rounds } = record;
            let mut notes = Notes { line, faults: &mut self.faults };
            for round in rounds {
                let mut entry = round.entry;
                let column = usize::try_from(round.column).unwrap_or(0);
                let (outcome, number) = (entry.outcome, entry.round);
                if round.opponent == 0 && outcome.is_played() {
                    notes.note(column, FaultKind::WithoutOpponent { round: number });
                } else if round.opponent > 0 && outcome.is_bye() {
                    notes.note(column, FaultKind::ByeWithOpponent { round: number });
                } else if outcome.is_played() && entry.color.is_none() && round.is_color_read {
                    notes.note(column + COLOR_BEHIND_OPPONENT, FaultKind::WithoutColor { round: number });
                }
                match by_number.get(&round.opponent) {
                    _ if round.opponent == 0 => {}
                    Some(opponent) if *opponent == place => {
                        notes.note(column, FaultKind::AgainstSelf { round: entry.round });
                    }
                    Some(opponent) => entry.opponent = Some(*opponent),
                    None => notes.note(column, FaultKind::NobodysNumber { number: round.opponent }),
                }
                player.entries.push(entry);
            }
            player_lines.push(line);
            self.event.players.push(player);
        }
        let team_lines = std::mem::take(&mut self.teams).apply(&mut self.event, &by_number, &mut self.faults);
        if let Some(columns) = self.columns.take() {
            columns.restore(&mut self.event);
        }
        for (is_team, number, name) in std::mem::take(&mut self.names) {
            let event = &mut self.event;
            let of_team = event.teams.iter_mut().find(|team| is_team && team.number == number);
            let place = by_number.get(&number).filter(|_| !is_team);
            let of_player = place.and_then(|place| event.players.get_mut(*place));
            let written = of_team.map(|team| &mut team.name).or(of_player.map(|player| &mut player.name));
            if let Some(written) = written {
                *written = name;
            }
        }
        self.check_counts();
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        let version = if self.is_trf26 { Version::Trf26 } else { Version::Trf16 };
        let Self { event, tags, faults, .. } = self;
        Report { version, event, player_lines, team_lines, tags, tie_breaks, faults }
    }

    fn apply_tags(&mut self) -> Vec<TieBreak> {
        let (mut tie_breaks, mut other_tie_breaks) = (Vec::new(), Vec::new());
        let mut seen: Vec<&str> = Vec::new();
        let tags = std::mem::take(&mut self.tags);
        for tag in &tags {
            let mut notes = Notes { line: tag.line, faults: &mut self.faults };
            let code = tag.code.as_str();
            if seen.contains(&code) && !REPEATED.contains(&code) {
                continue;
            }
            seen.push(code);
            let text = tag.text.trim();
            match code {
                "012" => text.clone_into(&mut self.event.name),
                "022" => text.clone_into(&mut self.event.city),
                "032" => text.clone_into(&mut self.event.federation),
                "042" => text.clone_into(&mut self.event.start),
                "052" => text.clone_into(&mut self.event.end),
                "142" | "XXR" if !text.is_empty() => match text.parse::<u16>() {
                    Ok(rounds) if (1..=MAX_ROUNDS).contains(&rounds) => self.event.stated_rounds = Some(rounds),
                    _ => notes.note(5, FaultKind::Unreadable { part: Part::Count, text: text.to_owned() }),
                },
                "162" => game_points(&mut self.event.points, text, &mut notes),
                "362" => match_points(&mut self.event.team_points.system, text, &mut notes),
                "XXS" => extended_points(&mut self.event.points, text, &mut notes),
                "202" => tie_breaks = list(text, &mut notes),
                "212" => other_tie_breaks = list(text, &mut notes),
                _ => {}
            }
        }
        self.tags = tags;
        // The second list is that of the standings if the first one is missing.
        if tie_breaks.is_empty() { other_tie_breaks } else { tie_breaks }
    }

    fn check_counts(&mut self) {
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let rated = self.event.players.iter().filter(|player| player.rating.is_some()).count();
        let found =
            [("062", count(self.event.players.len())), ("072", count(rated)), ("082", count(self.event.teams.len()))];
        for (code, found) in found {
            let Some(tag) = self.tags.iter().find(|tag| tag.code == code && !tag.text.trim().is_empty()) else {
                continue;
            };
            let mut notes = Notes { line: tag.line, faults: &mut self.faults };
            // Some programs add the number of rated players: `15 (12)`.
            let first = tag.text.split_whitespace().next().unwrap_or("");
            match first.parse::<u32>() {
                Ok(stated) if stated == found => {}
                Ok(stated) => notes.note(5, FaultKind::WrongCount { code, stated, found }),
                Err(_) => notes.note(5, FaultKind::Unreadable { part: Part::Count, text: first.to_owned() }),
            }
        }
    }
}

/// Writes a comment with the original spelling of the name of a player or a team whose line has other letters.
///
/// ```
/// use zapis_tournament::trf;
/// let text = "### Player 7 is written Таль, Михаил\r\n001    7      Tal, Mikhail";
/// assert_eq!(trf::name_comment(false, 7, "Таль, Михаил"), text.lines().next().unwrap_or(""));
/// assert_eq!(trf::read(text).event.players[0].name, "Таль, Михаил");
/// ```
#[must_use]
pub fn name_comment(is_team: bool, number: u32, name: &str) -> String {
    let name: String = name.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
    format!("### {} {number} {IS_WRITTEN} {}", if is_team { TEAM } else { PLAYER }, name.trim())
}

const PLAYER: &str = "Player";
const TEAM: &str = "Team";
const IS_WRITTEN: &str = "is written";

/// Reads such a comment: whether it is a team's, its number, and the name.
fn written_name(text: &str) -> Option<(bool, u32, &str)> {
    let (who, name) = text.strip_prefix("###")?.split_once(IS_WRITTEN)?;
    let mut words = who.split_whitespace();
    let is_team = match words.next()? {
        PLAYER => false,
        TEAM => true,
        _ => return None,
    };
    let number = words.next()?.parse().ok()?;
    Some((is_team, number, name.trim())).filter(|(_, _, name)| words.next().is_none() && !name.is_empty())
}

/// Returns true if a line is a legend of columns: `DDD SSSS sTTT NNNN`.
fn is_legend(text: &str) -> bool {
    let mut letters = text.chars();
    let first = letters.next();
    first.is_some_and(|letter| letter.is_ascii_uppercase())
        && letters.by_ref().take(2).all(|letter| Some(letter) == first)
        && letters.next() == Some(' ')
}

/// Returns the text after the code of three letters and the blank in the fourth column, which may be missing; control
/// characters count as blanks.
fn behind_code(text: &str) -> String {
    let behind = text.get(3..).unwrap_or("");
    let behind = behind.strip_prefix(' ').unwrap_or(behind);
    let behind: String = behind.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    behind.trim_end().to_owned()
}

/// Returns true if a record is one of national ratings: three letters of a federation, not all equal.
fn is_federation(code: &str) -> bool {
    let letters = code.as_bytes();
    letters.len() == 3
        && letters.iter().all(u8::is_ascii_uppercase)
        && !code.starts_with("XX")
        && letters.iter().any(|letter| *letter != letters[0])
}

fn list(text: &str, notes: &mut Notes<'_>) -> Vec<TieBreak> {
    let mut tie_breaks = Vec::new();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        match word.parse::<TieBreak>() {
            Ok(tie_break) if tie_break.code == Code::Points => {}
            Ok(tie_break) => tie_breaks.push(tie_break),
            Err(unknown) => notes.note(5, FaultKind::UnknownTieBreak { text: unknown.text }),
        }
    }
    tie_breaks
}

/// Reads pairs of a code and points: `W 1.0 D 0.5`, and `L10.0` if the columns leave no blank between the two.
fn pairs(text: &str, notes: &mut Notes<'_>) -> Vec<(String, Points)> {
    let mut pairs = Vec::new();
    let mut words = text.split([' ', '=']).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        let (code, glued) = word.split_at(word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len()));
        let points = if glued.is_empty() || code.is_empty() { words.next().unwrap_or("") } else { glued };
        match points.parse() {
            Ok(points) if !code.is_empty() => pairs.push((code.to_ascii_uppercase(), points)),
            _ => notes.note(5, FaultKind::Unreadable { part: Part::Points, text: word.to_owned() }),
        }
    }
    pairs
}

fn game_points(system: &mut PointSystem, text: &str, notes: &mut Notes<'_>) {
    let mut has_bye = false;
    for (code, points) in pairs(text, notes) {
        match code.as_str() {
            "W" => system.win = points,
            "D" => system.draw = points,
            "L" => system.loss = points,
            "A" => system.absence = points,
            "P" => (system.allocated_bye, has_bye) = (points, true),
            "X" => system.unknown = points,
            _ => notes.note(5, FaultKind::Unreadable { part: Part::Points, text: code }),
        }
    }
    if !has_bye {
        system.allocated_bye = system.win;
    }
}

fn match_points(system: &mut PointSystem, text: &str, notes: &mut Notes<'_>) {
    for (code, points) in pairs(text, notes) {
        match code.as_str() {
            "TW" => system.win = points,
            "TD" => (system.draw, system.allocated_bye) = (points, points),
            "TL" => system.loss = points,
            _ => notes.note(5, FaultKind::Unreadable { part: Part::Points, text: code }),
        }
    }
}

/// Reads `XXS`: `W=3 D=1`, or each of the results by itself.
fn extended_points(system: &mut PointSystem, text: &str, notes: &mut Notes<'_>) {
    for (code, points) in pairs(text, notes) {
        match code.as_str() {
            "W" | "WW" | "BW" | "FW" | "FPB" => system.win = points,
            "D" | "WD" | "BD" | "HPB" => system.draw = points,
            "WL" | "BL" => system.loss = points,
            "FL" | "ZPB" => system.absence = points,
            "PAB" => system.allocated_bye = points,
            _ => notes.note(5, FaultKind::Unreadable { part: Part::Points, text: code }),
        }
    }
}
