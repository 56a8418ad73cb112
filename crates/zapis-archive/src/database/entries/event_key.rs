//! The key that groups records by event: its name, place and section; and the days of its games.

use crate::findings::date;

use super::entry_summary;
use super::head::Head;
use super::tag::is_said;

/// A day, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month; 0 if it is not known.
    pub month: u8,
    /// The day; 0 if it is not known.
    pub day: u8,
}

impl Day {
    /// Reads a date tag, whole or in part; `None` without a year.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (year, month, day) = date::read(text)?;
        Some(Self { year, month: month.unwrap_or(0), day: day.unwrap_or(0) })
    }

    /// Creates a day from the known parts of a date; `None` without a year.
    pub(in crate::database) fn of([year, month, day]: [Option<u16>; 3]) -> Option<Self> {
        let part = |part: Option<u16>| part.and_then(|part| u8::try_from(part).ok()).unwrap_or(0);
        Some(Self { year: year?, month: part(month), day: part(day) })
    }

    /// Returns true if year, month and day are known.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.month > 0 && self.day > 0
    }

    /// Returns an approximate day number, with months of 31 days: enough to compare distances.
    #[must_use]
    pub fn number(self) -> i32 {
        i32::from(self.year) * 372 + (i32::from(self.month) - 1) * 31 + i32::from(self.day)
    }

    /// Formats it as in report files: `2025/06/18`; unknown parts are left out.
    #[must_use]
    pub fn written(self) -> String {
        match (self.month, self.day) {
            (0, _) => format!("{:04}", self.year),
            (month, 0) => format!("{:04}/{month:02}", self.year),
            (month, day) => format!("{:04}/{month:02}/{day:02}", self.year),
        }
    }
}

/// Returns the name of the event without the round and the players that some programs include: nothing is left of
/// `Round 1: Carlsen - Anand`.
#[must_use]
pub(in crate::database) fn event_name<'a>(head: &Head<'a>) -> &'a str {
    let name = head.event.trim();
    if names_players(head) || !is_said(name) {
        return "";
    }
    let name = without_round_behind(name);
    let lower = name.to_lowercase();
    let word = ["round", "тур", "runde", "ronde"].into_iter().find(|word| lower.starts_with(word));
    let Some(word) = word.filter(|_| lower.len() == name.len()) else { return name };
    let rest = name.get(word.len()..).unwrap_or("").trim_start();
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').len();
    let rest = rest.get(digits..).unwrap_or("");
    // `Round Robin Cup` is a name.
    if digits == 0 { name } else { rest.trim_start_matches(|c: char| !c.is_alphanumeric()) }
}

/// Returns true if the name of the event is that of one game.
pub(in crate::database) fn names_players(head: &Head<'_>) -> bool {
    entry_summary::names_players(head.event.trim(), [head.white.name, head.black.name].map(str::trim))
}

/// Removes a round after a name: `Titled Cup, Round 5`, `World Rapid | Rd 3.2`.
fn without_round_behind(name: &str) -> &str {
    let end = name.trim_end_matches([')', ']']).trim_end();
    let before = end.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    if before.len() == end.len() || before.is_empty() {
        return name;
    }
    let before = before.trim_end();
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    let is_round = ["round", "rd", "тур", "runde", "ronde"].contains(&word.to_lowercase().as_str());
    let rest = before.get(..before.len() - word.len()).unwrap_or("");
    let rest = rest.trim_end_matches(|c: char| c.is_whitespace() || "(|[,:;-–—".contains(c));
    if is_round && !rest.is_empty() { rest } else { name }
}

/// Returns true if a place is the URL of one game on a server.
pub(in crate::database) fn is_address(site: &str) -> bool {
    site.contains("://") || site.contains("lichess.org") || site.contains("chess.com")
}

/// Folds a text so that spacing, signs and case make no difference.
pub(in crate::database) fn folded(text: &str, into: &mut String) {
    if text.is_ascii() {
        into.extend(text.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| char::from(byte.to_ascii_lowercase())));
        into.push('\n');
        return;
    }
    into.extend(text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase));
    into.push('\n');
}

/// Returns the text that all records of an event have in common, apart from the date.
pub(in crate::database) fn key(head: &Head<'_>) -> String {
    let name = event_name(head);
    let mut key = String::with_capacity(40);
    folded(name, &mut key);
    if key.len() == 1 {
        // Without a name, only its file identifies an event.
        key.push_str(&head.file.to_string());
        key.push('\n');
    }
    folded(if is_address(head.site) { "" } else { head.site }, &mut key);
    folded(head.section, &mut key);
    if let Some(start) = Day::read(head.event_date).filter(|start| start.is_whole()) {
        key.push_str(&start.written());
    }
    key
}

/// Returns the day a record was played.
#[must_use]
pub(in crate::database) fn day_of(head: &Head<'_>) -> Option<Day> {
    Day::read(head.date)
}
