//! All events of an archive in sequence, and all findings about them.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::archive_finding::ArchiveFinding;
use super::casual_games::are_loose;
use super::doubted_events::with_doubts;
use super::event::{EventFound, event_of};
use super::event_group::EventGroup;
use super::event_groups::grouped;
use super::event_list::EventList;
use super::event_records::{ArchiveRecords, EventsWanted, MIN_GAMES};
use super::identity::GameIdentity;
use super::index::Archive;
use super::likely_names::likely_pairs;
use super::parallel::in_parts;
use super::people_check::{KnownNames, variants_of};
use super::tag::Tag;

/// The maximum number of copies of one game whose names are examined.
const MOST_COPIES: usize = 16;
/// The maximum number of groups examined before their results are returned.
const AT_ONCE: usize = 64;

/// The events of an archive, in the order of their first records.
#[derive(Debug)]
pub struct EventWalk {
    groups: Vec<EventGroup>,
    next: usize,
}

impl EventWalk {
    /// Groups the records of an archive. The user's list of events takes precedence. Near-linear in the number of
    /// records.
    #[must_use]
    pub fn new(records: &ArchiveRecords<'_>, listed: &EventList) -> Self {
        Self { groups: grouped(records, listed), next: 0 }
    }

    /// Returns the next events, some dozens at most, examined by all threads; `None` at the end. An event of unknown
    /// kind is included only for its findings, unless all are wanted.
    pub fn next_events(&mut self, records: &ArchiveRecords<'_>) -> Option<Vec<(EventFound, EventGroup)>> {
        let wants_all = records.wanted == EventsWanted::All;
        let found_in = |group: &EventGroup| {
            let is_wanted = wants_all || {
                let counted = records.without_copies(&group.records);
                let has_copies = counted.len() < group.records.len();
                counted.len() >= MIN_GAMES && !(has_copies && are_loose(records.archive, records.names, &counted))
            };
            if !is_wanted {
                return None;
            }
            let found = with_doubts(event_of(group, records), group, records);
            let is_event = found.kind.is_some() && found.games.len() >= MIN_GAMES && found.tournament.players.len() > 2;
            let is_reported = wants_all || is_event || !found.doubts.is_empty();
            is_reported.then(|| (found, group.clone()))
        };
        let groups = self.groups.get(self.next..).filter(|groups| !groups.is_empty())?;
        let groups = &groups[..groups.len().min(AT_ONCE)];
        self.next += groups.len();
        Some(in_parts(groups.len(), 1, &|places| groups[places].iter().filter_map(found_in).collect()))
    }
}

/// Lists names of an archive that may belong to one person, each with the more frequent or first one. Near-linear.
/// Names that differ in initials only are left to each event: among many thousands an initial means nothing.
#[must_use]
pub fn names_across(archive: &Archive, identity: &GameIdentity) -> Vec<ArchiveFinding> {
    // Texts have numbers, so that no name is looked up twice.
    let mut known = KnownNames::default();
    let mut places = vec![None; archive.n_texts() + 1];
    for (number, summary) in (0..).zip(archive.summaries()) {
        // The numbers in FIDE's list are among the tags that tell more.
        let entry = summary.tells_more().then(|| archive.entry(number));
        let [year, ..] = summary.date();
        for (text, id) in summary.players.into_iter().zip([Tag::WhiteFideId, Tag::BlackFideId]) {
            let id = entry.as_ref().map_or("", |entry| archive.tag(entry, id));
            let place = &mut places[text.index()];
            match *place {
                Some(at) => known.meet_again(at, id, year),
                None => *place = known.meet(archive.text(text), id, number, year),
            }
        }
    }
    // Names that always occur together in copies need no decision.
    let mut n_beside: HashMap<(usize, usize), usize, DefaultHashBuilder> = HashMap::default();
    for group in identity.groups().iter().filter(|group| !group.is_doubtful) {
        for side in 0..2 {
            let names: Vec<usize> = group
                .records
                .iter()
                .filter_map(|record| places[archive.summary(*record).players[side].index()])
                .take(MOST_COPIES)
                .collect();
            // Nearly always.
            if names.windows(2).all(|pair| pair[0] == pair[1]) {
                continue;
            }
            let mut beside: Vec<(usize, usize)> =
                names.iter().flat_map(|one| names.iter().map(move |other| (*one, *other))).collect();
            beside.sort_unstable();
            beside.dedup();
            for pair in beside.into_iter().filter(|(one, other)| one != other) {
                let n_records = names.iter().filter(|name| **name == pair.0).count();
                *n_beside.entry(pair).or_default() += n_records;
            }
        }
    }
    let likely = likely_pairs(archive, &known.names(), &|text| places.get(text).copied().flatten());
    variants_of(&known, &likely, &|one, other| n_beside.get(&(one, other)).copied().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::super::event_check::check;
    use super::super::names::Names;
    use super::*;

    #[test]
    fn an_archive_gives_its_events_with_their_findings() {
        let mut archive = Archive::new(1 << 20);
        let text = include_str!("../../../../corpus/archive/pairing-wrong.pgn");
        archive.read("cup.pgn", text).unwrap();
        let names = Names::of(&archive);
        let identity = GameIdentity::of(&archive, &names, 1 << 20, false).unwrap();
        let (archive, names, identity, wanted) = (&archive, &names, &identity, EventsWanted::OfAKind);
        let records = ArchiveRecords { archive, names, identity, ranks: &[], wanted };
        let mut walk = EventWalk::new(&records, &EventList::default());
        let mut next = || walk.next_events(&records);
        let found = next().unwrap_or_default();
        assert!(next().is_none());
        let names: Vec<_> =
            found.iter().map(|(event, _)| (event.tournament.name.clone(), check(event).len())).collect();
        assert_eq!(names, [("Club Cup".to_owned(), 1)]);
        assert!(names_across(archive, identity).is_empty());
    }
}
