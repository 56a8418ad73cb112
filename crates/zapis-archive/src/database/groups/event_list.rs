//! The user's list of events in TOML: which records are one event, where evidence cannot decide.

use std::path::Path;

use serde::Deserialize;

use crate::l10n::{Message, message};
use crate::text::read_given;

use super::super::entries::event_key::{Day, event_name, folded};
use super::super::entries::head::Head;
use super::super::entries::tag::is_said;
use super::event_additions::{AddedBye, EventAdditions, LateEntry, RightResult, Withdrawn};

/// The maximum number of events read, and of record selectors of each.
const MOST_EVENTS: usize = 100_000;

/// A list of events, defined by the tags of their records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventList {
    events: Vec<ListedEvent>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ListedEvent {
    name: Option<String>,
    /// Its records; all, if none are selected.
    records: Vec<RecordsOf>,
    additions: EventAdditions,
}

/// Common values of records; an absent one matches anything.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RecordsOf {
    event: Option<String>,
    site: Option<String>,
    section: Option<String>,
    year: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListFile {
    #[serde(default)]
    event: Vec<EventEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    name: Option<String>,
    #[serde(default)]
    records: Vec<RecordsEntry>,
    #[serde(default)]
    bye: Vec<AddedBye>,
    #[serde(default)]
    late: Vec<LateEntry>,
    #[serde(default)]
    withdrawn: Vec<Withdrawn>,
    #[serde(default)]
    result: Vec<RightResult>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordsEntry {
    event: Option<String>,
    site: Option<String>,
    section: Option<String>,
    year: Option<u16>,
}

/// Folds a tag so that spacing, signs and case make no difference; an unknown value is empty.
fn fold(text: &str) -> String {
    let mut key = String::new();
    if is_said(text) {
        folded(text, &mut key);
    }
    key
}

impl EventList {
    /// Reads a file of events.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or is not such a list.
    pub fn read(path: &Path) -> Result<Self, Message> {
        /// The maximum length of a list, in bytes.
        const LONGEST: u64 = 1 << 25;
        let shown = || path.to_string_lossy().into_owned();
        Self::from_toml(&read_given(path, LONGEST)?)
            .map_err(|reason| message!("events-unreadable", path = shown(), reason = reason))
    }

    /// Reads TOML: `[[event]]` with `[[event.records]]`, each with some of `event`, `site`, `section`, `year`; without
    /// any, all records belong to it. There may also be `[[event.bye]]`, `[[event.late]]`, `[[event.withdrawn]]`,
    /// `[[event.result]]`.
    ///
    /// # Errors
    /// A description of the error in the text.
    pub fn from_toml(text: &str) -> Result<Self, String> {
        let file: ListFile = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        if file.event.len() > MOST_EVENTS {
            return Err("too many events".to_owned());
        }
        let key = |text: Option<String>| text.map(|text| fold(&text));
        let mut events = Vec::new();
        for entry in file.event {
            let records: Vec<RecordsOf> = entry
                .records
                .into_iter()
                .map(|one| RecordsOf {
                    event: key(one.event),
                    site: key(one.site),
                    section: key(one.section),
                    year: one.year,
                })
                .collect();
            let says_nothing = |one: &RecordsOf| one.event.is_none() && one.site.is_none() && one.section.is_none();
            if records.iter().any(says_nothing) {
                return Err("records need an event, a site or a section".to_owned());
            }
            let EventEntry { bye: byes, late, withdrawn, result: results, .. } = entry;
            let additions = EventAdditions { byes, late, withdrawn, results };
            additions.check()?;
            if records.is_empty() && entry.name.is_none() && additions == EventAdditions::default() {
                return Err("an event needs a name, records, or something that is added to it".to_owned());
            }
            events.push(ListedEvent { name: entry.name, records, additions });
        }
        Ok(Self { events })
    }

    /// Returns true if it lists no events.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Counts the events.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.events.len()
    }

    /// Returns the name of an event of the list, if it has one.
    pub(in crate::database) fn name(&self, event: usize) -> Option<&str> {
        self.events.get(event)?.name.as_deref()
    }

    /// Returns the user-supplied facts about an event of the list.
    pub(in crate::database) fn additions(&self, event: usize) -> EventAdditions {
        self.events.get(event).map(|event| event.additions.clone()).unwrap_or_default()
    }

    /// Returns the event of the list that a record belongs to, the first of several.
    pub(in crate::database) fn event_of(&self, head: &Head<'_>, day: Option<Day>) -> Option<usize> {
        if self.events.is_empty() {
            return None;
        }
        let (event, name) = (fold(head.event), fold(event_name(head)));
        let (site, section) = (fold(head.site), fold(head.section));
        let fits = |one: &RecordsOf| {
            one.event.as_ref().is_none_or(|asked| *asked == event || *asked == name)
                && one.site.as_ref().is_none_or(|asked| *asked == site)
                && one.section.as_ref().is_none_or(|asked| *asked == section)
                && one.year.is_none_or(|year| day.is_some_and(|day| day.year == year))
        };
        self.events.iter().position(|event| event.records.is_empty() || event.records.iter().any(fits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_recognized_by_their_tags() {
        let text =
            "[[event]]\nname = \"Cup\"\n[[event.records]]\nevent = \"Club \\\"Cup\\\"\"\nsite = \"?\"\nyear = 2024\n";
        let list = EventList::from_toml(text).unwrap();
        assert_eq!((list.len(), list.name(0)), (1, Some("Cup")));
        let head = |event, site| Head { event, site, ..Head::default() };
        let year = |year| Day::read(year);
        assert_eq!(list.event_of(&head("club cup", ""), year("2024.05.01")), Some(0));
        assert_eq!(list.event_of(&head("club cup", ""), year("2023.05.01")), None);
        assert_eq!(list.event_of(&head("club cup", "Riga"), year("2024.05.01")), None);
        assert_eq!(list.event_of(&head("", ""), year("2024.05.01")), None);
        let all = EventList::from_toml("[[event]]\n[[event.late]]\nplayer = \"Tal\"\nfrom = 2\n").unwrap();
        assert_eq!((all.event_of(&head("", ""), None), all.additions(0).late.len()), (Some(0), 1));
        for bad in [
            "[[event]]\n",
            "[[event]]\n[[event.late]]\nplayer = \"Tal\"\nfrom = 0\n",
            "[[event]]\n[[event.records]]\nyear = 2024\n",
            "[[events]]\n",
        ] {
            assert!(EventList::from_toml(bad).is_err(), "{bad}");
        }
    }
}
