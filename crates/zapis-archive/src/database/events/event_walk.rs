//! All events of an archive in sequence, and all findings about them.

use super::super::groups::casual_games::are_loose;
use super::super::groups::event_group::EventGroup;
use super::super::groups::event_groups::grouped;
use super::super::groups::event_list::EventList;
use super::super::groups::event_records::{ArchiveRecords, EventsWanted, MIN_GAMES};
use super::super::parallel::in_parts;
use super::doubted_events::with_doubts;
use super::event::{EventFound, event_of};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::checks::event_check::check;
    use crate::database::entries::archive::Archive;
    use crate::database::entries::player_names::Names;
    use crate::database::same_games::identity::GameIdentity;

    #[test]
    fn an_archive_gives_its_events_with_their_findings() {
        let mut archive = Archive::new(1 << 20);
        let text = include_str!("../../../../../corpus/archive/pairing-wrong.pgn");
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
    }
}
