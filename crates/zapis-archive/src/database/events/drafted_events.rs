//! Drafts a list of events from those whose records were joined, to be corrected.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::super::entries::event_key::Day;
use super::super::entries::tag::is_said;
use super::super::groups::event_records::{ArchiveRecords, EventRecords};
use super::event::EventFound;

/// The maximum number of record selectors drafted for one event.
const MOST_DRAFTED: usize = 100;

/// Drafts list entries for an event with joined or doubtful records; empty if there are none.
#[must_use]
pub fn drafted(found: &EventFound, all: &ArchiveRecords<'_>) -> String {
    if found.joins.is_empty() && found.doubts.is_empty() {
        return String::new();
    }
    let name = &found.tournament.name;
    let n_records: usize = found.joins.iter().map(|join| join.n_records).sum();
    let mut text = match n_records {
        0 => format!("# {} games.\n[[event]]\n", found.games.len()),
        _ => format!("# {} games; {n_records} records of other names were joined.\n[[event]]\n", found.games.len()),
    };
    if !name.is_empty() {
        let _ = writeln!(text, "name = {}", quoted(name));
    }
    let joined = found.joins.iter().flat_map(|join| [join.other, join.record]);
    let mut seen = BTreeSet::new();
    let of_event: Vec<u32> = joined.chain(found.games.iter().map(|game| game.record)).collect();
    write_records(&of_event, all, &mut seen, &mut text);
    for doubt in &found.doubts {
        let before = text.len();
        let _ = write!(
            text,
            "# It is not certain whether the next {} records are of the event above. ",
            doubt.part.records.len()
        );
        text.push_str("Without the next line they are.\n[[event]]\n");
        let start = text.len();
        write_records(&doubt.part.records, all, &mut seen, &mut text);
        // Tags that are the same cannot distinguish them.
        if text.len() == start {
            text.truncate(before);
        }
    }
    text.push('\n');
    text
}

/// Common values of records: event, site, section and year.
type SharedTags<'a> = (&'a str, &'a str, &'a str, Option<u16>);

/// Writes selectors of records, each kind once.
fn write_records<'a>(
    records: &[u32],
    all: &dyn EventRecords<'a>,
    seen: &mut BTreeSet<SharedTags<'a>>,
    text: &mut String,
) {
    let n_before = seen.len();
    for record in records {
        let one = all.head(*record);
        let year = Day::read(one.date).map(|day| day.year);
        if seen.len() == n_before + MOST_DRAFTED || !seen.insert((one.event, one.site, one.section, year)) {
            continue;
        }
        text.push_str("[[event.records]]\n");
        let _ = writeln!(text, "event = {}\nsite = {}", quoted(one.event), quoted(one.site));
        if is_said(one.section) {
            let _ = writeln!(text, "section = {}", quoted(one.section));
        }
        if let Some(year) = year {
            let _ = writeln!(text, "year = {year}");
        }
    }
}

/// Quotes a text for TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => _ = write!(quoted, "\\u{:04X}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_quoted_for_toml() {
        assert_eq!(quoted("a\"\\\u{1}"), "\"a\\\"\\\\\\u0001\"");
    }
}
