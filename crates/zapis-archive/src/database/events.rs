//! All events of an archive in sequence, and all findings about them.

use std::borrow::Cow;
use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;
use rayon::prelude::*;

use super::archive_finding::ArchiveFinding;
use super::casual_games::are_loose;
use super::doubted_events::with_doubts;
use super::event::{EventFound, GameEvidence, event_of};
use super::event_candidates::RecordsAsked;
use super::event_groups::{grouped_if, is_same_game};
use super::event_key::{Day, EventGroup, EventOutline, day_of, place};
use super::event_list::EventList;
use super::fide_numbers::{FideCounts, FideNumbers};
use super::head::{head_of, moves_at, outline_of};
use super::identity::GameIdentity;
use super::index::Archive;
use super::likely_names::likely_pairs;
use super::names::Names;
use super::people_check::{KnownNames, variants_of};
use super::seating::Encounter;
use super::tag::Tag;

/// The minimum number of games and of players of an event; others are loose games.
const MIN_GAMES: usize = 3;
/// The maximum number of copies of one game whose names are examined.
const MOST_COPIES: usize = 16;
/// The maximum number of groups examined before their results are returned.
const AT_ONCE: usize = 64;

/// The groups of records wanted as events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventsWanted {
    /// Those with a known kind, or a doubt: what an audit checks.
    OfAKind,
    /// All, a single game included.
    All,
}

/// The events of an archive, in the order of their first records.
#[derive(Debug)]
pub struct EventWalk {
    groups: Vec<EventGroup>,
    wanted: EventsWanted,
    next: usize,
}

impl EventWalk {
    /// Groups the records of an archive. The user's list of events takes precedence. Near-linear in the number of
    /// records.
    #[must_use]
    pub fn new(
        archive: &Archive,
        names: &Names,
        identity: &GameIdentity,
        listed: &EventList,
        wanted: EventsWanted,
    ) -> Self {
        let fullest = |number: u32| identity.fullest(number);
        // Most groups of a large archive are loose games, for which nothing is built.
        let may_be_event = |records: &[u32]| {
            let records = without_copies(records, &fullest);
            wanted == EventsWanted::All || records.len() >= MIN_GAMES && !are_loose(archive, names, &records)
        };
        let least = if wanted == EventsWanted::All { 1 } else { MIN_GAMES };
        let (outline, head) = (|number| outline(archive, number), |number| outline_of(archive, number));
        let numbers = numbers_of(archive, names);
        let read = |number: u32| {
            let summary = archive.summary(number);
            let written = summary.players.map(|player| names.player(player).unwrap_or(0));
            let players = summary.players.map(|player| names.key(player).player());
            Encounter::of(players, written, archive.text(summary.round), summary.result).numbered(&numbers)
        };
        // Each is looked up repeatedly, in any order.
        let encounters: Vec<Encounter> = (0..archive.len()).into_par_iter().with_min_len(4096).map(read).collect();
        let encounter = |number: u32| encounters.get(number as usize).copied().unwrap_or_default();
        let is_same = |one: u32, other: u32| {
            let moves = |number: u32| moves_at(archive, number);
            if identity.game(one) == identity.game(other) { Some(true) } else { is_same_game(moves(one), moves(other)) }
        };
        let whole_head = |number| head_of(archive, number);
        let asked =
            RecordsAsked { head: &whole_head, encounter: &encounter, is_same: &is_same, fullest: &fullest, listed };
        Self { groups: grouped_if(&may_be_event, least, archive.len(), &outline, &head, &asked), wanted, next: 0 }
    }

    /// Returns the next events, some dozens at most, examined by all threads; `None` at the end. An event of unknown
    /// kind is included only for its findings, unless all are wanted.
    pub fn next_events(
        &mut self,
        archive: &Archive,
        names: &Names,
        identity: &GameIdentity,
        rank: &(dyn Fn(u32) -> u32 + Sync),
    ) -> Option<Vec<(EventFound, EventGroup)>> {
        let head = |number| head_of(archive, number);
        let evidence = GameEvidence { game: &|number| identity.game(number), rank };
        let found_in = |group: &EventGroup| {
            let is_wanted = self.wanted == EventsWanted::All || {
                let records = without_copies(&group.records, &|number| identity.fullest(number));
                let has_copies = records.len() < group.records.len();
                records.len() >= MIN_GAMES && !(has_copies && are_loose(archive, names, &records))
            };
            if !is_wanted {
                return None;
            }
            let found = with_doubts(event_of(group, &head, &evidence), group, &head, &evidence);
            let is_event = found.kind.is_some() && found.games.len() >= MIN_GAMES && found.tournament.players.len() > 2;
            let is_reported = self.wanted == EventsWanted::All || is_event || !found.doubts.is_empty();
            is_reported.then(|| (found, group.clone()))
        };
        let groups = self.groups.get(self.next..).filter(|groups| !groups.is_empty())?;
        let groups = &groups[..groups.len().min(AT_ONCE)];
        self.next += groups.len();
        let found: Vec<_> = groups.par_iter().map(found_in).collect();
        Some(found.into_iter().flatten().collect())
    }
}

/// Reads the FIDE IDs next to the names of an archive, by all threads.
fn numbers_of(archive: &Archive, names: &Names) -> FideNumbers {
    let count = |mut counts: FideCounts, number: u32| {
        let summary = archive.summary(number);
        if summary.tells_more() && summary.has_players() {
            let entry = archive.entry(number);
            let texts = [Tag::WhiteFideId, Tag::BlackFideId].map(|tag| archive.tag(&entry, tag));
            if !texts.concat().is_empty() {
                counts.add(summary.players.map(|player| names.player(player).unwrap_or(0)), texts);
            }
        }
        counts
    };
    let parts = (0..archive.len()).into_par_iter().with_min_len(4096).fold(FideCounts::default, count);
    parts.reduce(FideCounts::default, FideCounts::and).finish()
}

/// Returns the data that assigns a record to its group; `None` if it does not name two players.
fn outline(archive: &Archive, number: u32) -> Option<EventOutline> {
    let summary = archive.summary(number);
    if !summary.has_players() {
        return None;
    }
    let prefix = archive.prefix(number);
    // Sections, stages and other dates are among what few records have.
    let more = prefix.has_rest.then(|| outline_of(archive, number));
    let places = || {
        let [section, start] = more.map_or([(0, 0); 2], |more| [place(more.section), place(more.event_date)]);
        (prefix.file, [(prefix.event.index(), 0), (prefix.site.index(), 0), section, start])
    };
    let day = more.map_or_else(|| Day::of(summary.date()), |more| day_of(&more));
    Some(EventOutline { places: (!summary.names_players()).then(places), day })
}

/// Removes the records of which a fuller copy is among them: their names and rounds may differ.
fn without_copies<'a>(records: &'a [u32], fullest: &dyn Fn(u32) -> Option<u32>) -> Cow<'a, [u32]> {
    let is_kept = |record: &u32| fullest(*record).is_none_or(|fullest| records.binary_search(&fullest).is_err());
    // Most groups have no copies.
    if records.iter().all(is_kept) {
        return Cow::Borrowed(records);
    }
    Cow::Owned(records.iter().copied().filter(is_kept).collect())
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
    use super::*;

    #[test]
    fn an_archive_gives_its_events_with_their_findings() {
        let mut archive = Archive::new(1 << 20);
        let text = include_str!("../../../../corpus/archive/pairing-wrong.pgn");
        archive.read("cup.pgn", text).unwrap();
        let names = Names::of(&archive);
        let identity = GameIdentity::of(&archive, &names, 1 << 20, false).unwrap();
        let mut walk = EventWalk::new(&archive, &names, &identity, &EventList::default(), EventsWanted::OfAKind);
        let mut next = || walk.next_events(&archive, &names, &identity, &|_| 1);
        let found = next().unwrap_or_default();
        assert!(next().is_none());
        let names: Vec<_> =
            found.iter().map(|(event, _)| (event.tournament.name.clone(), check(event).len())).collect();
        assert_eq!(names, [("Club Cup".to_owned(), 1)]);
        assert!(names_across(&archive, &identity).is_empty());
    }
}
