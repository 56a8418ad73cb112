//! The key that groups records by event: its name, place and section, and the time of play.

use std::collections::{BTreeMap, HashSet};

use crate::findings::date;
use crate::sorting::CompactSort;

use super::entry_summary;
use super::event_additions::EventAdditions;
use super::event_join::{DoubtfulRecords, EventJoin};
use super::head::Head;
use super::round_tag;
use super::tag::is_said;

/// The maximum number of days between consecutive games of one event: leagues pause for a winter.
const LONGEST_PAUSE: i32 = 100;

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
    pub(super) fn of([year, month, day]: [Option<u16>; 3]) -> Option<Self> {
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
pub fn event_name<'a>(head: &Head<'a>) -> &'a str {
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
fn names_players(head: &Head<'_>) -> bool {
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
pub(super) fn is_address(site: &str) -> bool {
    site.contains("://") || site.contains("lichess.org") || site.contains("chess.com")
}

/// Folds a text so that spacing, signs and case make no difference.
pub(super) fn folded(text: &str, into: &mut String) {
    if text.is_ascii() {
        into.extend(text.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| char::from(byte.to_ascii_lowercase())));
        into.push('\n');
        return;
    }
    into.extend(text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase));
    into.push('\n');
}

/// Returns the text that all records of an event have in common, apart from the date.
pub(super) fn key(head: &Head<'_>) -> String {
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
pub fn day_of(head: &Head<'_>) -> Option<Day> {
    Day::read(head.date)
}

/// Records that may be one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventGroup {
    /// The records, in the order of the files.
    pub records: Vec<u32>,
    /// Those of them whose date is far from all others, although they belong to the event.
    pub far_dates: Vec<u32>,
    /// Those of them whose tags name the event differently.
    pub joins: Vec<EventJoin>,
    /// Records that may belong to it as well.
    pub doubts: Vec<DoubtfulRecords>,
    /// Its name, if the user's list gives one.
    pub name: Option<String>,
    /// User-supplied facts about it.
    pub(super) additions: EventAdditions,
}

/// Identifies a text: its address or number, and its length.
pub(super) type Place = (usize, usize);

/// The data that assigns a record to its group.
pub(super) struct EventOutline {
    /// The file, and the texts that name the event, its site, its section and its date: most records of an event have
    /// the same ones. `None` if the name of the event may be that of one game.
    pub(super) places: Option<(u32, [Place; 4])>,
    /// When it was played.
    pub(super) day: Option<Day>,
}

/// Returns the identity of a text.
pub(super) fn place(text: &str) -> Place {
    (text.as_ptr() as usize, text.len())
}

#[cfg(test)]
impl EventOutline {
    /// Creates the outline of a record with known tags; `None` if it does not name two players.
    pub(super) fn of(head: &Head<'_>) -> Option<Self> {
        // Interned texts have one address each.
        let places = || (head.file, [head.event, head.site, head.section, head.event_date].map(place));
        head.has_players().then(|| Self { places: (!names_players(head)).then(places), day: day_of(head) })
    }
}

/// Returns true if records, in the order of the files, are of one time, so that [`by_date`] would keep them together:
/// their days are near each other, or all are unknown.
pub(super) fn are_of_one_time(records: &[u32], days: &[Option<Day>]) -> bool {
    let mut all = records.iter().map(|record| days.get(*record as usize).copied().flatten());
    let Some(first) = all.clone().next() else { return true };
    let Some(first) = first else { return all.all(|day| day.is_none()) };
    let mut span = (first.number(), first.number());
    all.all(|day| {
        day.filter(|day| day.is_whole()).is_some_and(|day| {
            span = (span.0.min(day.number()), span.1.max(day.number()));
            span.1 - span.0 <= LONGEST_PAUSE
        })
    })
}

/// Splits records of one name by the time they were played.
pub(super) fn by_date<'a>(
    records: &[u32],
    days: &[Option<Day>],
    head: &(dyn Fn(u32) -> Head<'a> + Sync),
) -> Vec<EventGroup> {
    if records.len() == 1 {
        return vec![EventGroup { records: records.to_vec(), ..EventGroup::default() }];
    }
    let day = |record: &u32| days.get(*record as usize).copied().flatten();
    let (mut whole, others): (Vec<u32>, Vec<u32>) =
        records.iter().partition(|record| day(record).is_some_and(Day::is_whole));
    whole.compact_sort_by_key(|record| (day(record), *record));
    let number = |record: &u32| day(record).map_or(0, Day::number);
    let mut clusters: Vec<Vec<u32>> =
        whole.chunk_by(|a, b| number(b) - number(a) <= LONGEST_PAUSE).map(<[u32]>::to_vec).collect();
    // For each year the first cluster that has a game of it.
    let mut of_year: BTreeMap<u16, usize> = BTreeMap::new();
    for (at, cluster) in clusters.iter().enumerate().filter(|_| !others.is_empty()) {
        for day in cluster.iter().filter_map(day) {
            of_year.entry(day.year).or_insert(at);
        }
    }
    for record in others {
        let at = match day(&record) {
            Some(day) => *of_year.entry(day.year).or_insert(clusters.len()),
            None => 0,
        };
        match clusters.get_mut(at) {
            Some(cluster) => cluster.push(record),
            None => clusters.push(vec![record]),
        }
    }
    let mut groups: Vec<EventGroup> =
        clusters.into_iter().map(|records| EventGroup { records, ..EventGroup::default() }).collect();
    groups.compact_sort_by_key(|group| std::cmp::Reverse(group.records.len()));
    absorb(&mut groups, days, head);
    for group in &mut groups {
        group.records.sort_unstable();
    }
    groups
}

/// Returns the folded names of the players.
fn players(head: &Head<'_>) -> [String; 2] {
    [head.white.name, head.black.name].map(|name| {
        let mut key = String::new();
        folded(name, &mut key);
        key
    })
}

/// Moves games with a mistaken year into the event they are missing from: both players are in it, neither has another
/// game in that round, and only the year differs.
fn absorb<'a>(groups: &mut Vec<EventGroup>, days: &[Option<Day>], head: &dyn Fn(u32) -> Head<'a>) {
    let Some((main, others)) = groups.split_first_mut() else { return };
    let n_most = main.records.len() / 10;
    let is_whole = |record: &u32| days.get(*record as usize).copied().flatten().is_some_and(Day::is_whole);
    let may_fit = |group: &EventGroup| group.records.len() <= n_most && group.records.iter().all(is_whole);
    if n_most == 0 || main.records.len() > 2000 || !others.iter().any(may_fit) {
        return;
    }
    let (mut names, mut seats, mut span) = (HashSet::new(), HashSet::new(), (i32::MAX, i32::MIN));
    for record in &main.records {
        let one = head(*record);
        let round = round_tag::read(one.round).round;
        for name in players(&one) {
            seats.insert((round, name.clone()));
            names.insert(name);
        }
        if let Some(day) = day_of(&one).filter(|day| day.is_whole()) {
            let in_year = i32::from(day.month) * 31 + i32::from(day.day);
            span = (span.0.min(in_year), span.1.max(in_year));
        }
    }
    let fits = |record: &u32| {
        let one = head(*record);
        let round = round_tag::read(one.round).round;
        let in_year =
            day_of(&one).filter(|day| day.is_whole()).map(|day| i32::from(day.month) * 31 + i32::from(day.day));
        let is_free = |name: &String| names.contains(name) && !seats.contains(&(round, name.clone()));
        round > 0
            && players(&one).iter().all(is_free)
            && in_year.is_some_and(|day| (span.0 - 1..=span.1 + 1).contains(&day))
    };
    for other in others {
        if may_fit(other) && other.records.iter().all(fits) {
            main.far_dates.append(&mut other.records.clone());
            main.records.append(&mut other.records);
        }
    }
    groups.retain(|group| !group.records.is_empty());
}
