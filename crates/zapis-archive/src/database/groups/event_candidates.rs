//! Finds the groups of records that are worth comparing: those that share players in a year.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use hashbrown::DefaultHashBuilder;
use rayon::prelude::*;

use super::super::entries::event_key::Day;
use super::super::parallel::in_parts;
use super::event_group::EventGroup;
use super::event_names::EventNames;
use super::event_profile::{EventProfile, ends_of, joined_spans};
use super::event_records::EventRecords;
use super::fide_numbers::player_of;
use super::seating::Encounter;
use crate::sorting::CompactSort;

/// The maximum number of players of a group that are looked up in others.
const PROBES: usize = 12;
/// The maximum number of groups compared with one, those that share most players.
const MOST_CANDIDATES: usize = 6;
/// The maximum number of events of a player per year; above it, the name is several people, or plays on a server.
const MOST_EVENTS: usize = 96;
/// Without rounds, larger groups are not events.
const MOST_WITHOUT_ROUNDS: usize = 600;
/// The number of groups whose players are stored in one vector.
const IN_A_ROW: usize = 1024;

/// Records with their pairings and days.
pub(super) struct DatedRecords<'f, 'a> {
    pub(super) all: &'f dyn EventRecords<'a>,
    pub(super) encounters: Vec<Encounter>,
    pub(super) days: &'f [Option<Day>],
}

impl DatedRecords<'_, '_> {
    pub(super) fn encounter(&self, record: u32) -> Encounter {
        self.encounters.get(record as usize).copied().unwrap_or_default()
    }

    pub(super) fn day(&self, record: u32) -> Option<Day> {
        self.days.get(record as usize).copied().flatten()
    }

    pub(super) fn profile(&self, records: &[u32], names: Arc<EventNames>) -> EventProfile {
        EventProfile::of(names, records.iter().map(|record| (*record, self.encounter(*record), self.day(*record))))
    }

    pub(super) fn span(&self, records: &[u32]) -> Option<(i32, i32)> {
        let days = records.iter().filter_map(|record| self.day(*record));
        days.map(ends_of).map(Some).fold(None, joined_spans)
    }

    pub(super) fn names(&self, records: &[u32]) -> Arc<EventNames> {
        let first = records.first();
        Arc::new(first.map_or_else(EventNames::default, |first| EventNames::of(&self.all.head(*first))))
    }

    /// Lists players of some records, by names and by FIDE IDs, with the years in which they play.
    fn players_by_year(&self, records: &[u32], all: &mut Vec<PlayerInYear>) {
        all.clear();
        let mut n_rounds = 0;
        for record in records {
            let game = self.encounter(*record);
            n_rounds += usize::from(game.round > 0);
            let year = self.day(*record).map_or(0, |day| day.year);
            let numbered = game.players.into_iter().zip(game.ids.map(|id| player_of(id).unwrap_or(0)));
            all.extend(numbered.filter(|(player, _)| *player != 0).map(|(player, id)| (player, id, year)));
        }
        let n = records.len();
        if n_rounds * 2 < n && !(2..=MOST_WITHOUT_ROUNDS).contains(&n) {
            return all.clear();
        }
        all.sort_unstable();
        all.dedup();
    }
}

/// A player by name and by FIDE ID, or 0, and a year, or 0.
type PlayerInYear = (u32, u32, u16);

/// A player by name or by FIDE ID with a year in the lowest 16 bits, and a group in which the player has a game then.
type IndexedPlayer = (u64, u32);

const fn year_of(entry: &IndexedPlayer) -> u16 {
    (entry.0 & 0xFFFF) as u16
}

/// A group with its key: groups of one name have been separated already.
#[derive(Default)]
pub(super) struct NamedGroup<'r> {
    pub(super) key: usize,
    /// The records, in the order of the files until others are joined.
    pub(super) records: Cow<'r, [u32]>,
    /// Whether they may be an event, if known.
    pub(super) may_be_event: Option<bool>,
    /// Other facts about them: for most groups, which are a game or two, there are none.
    more: Option<Box<EventGroup>>,
}

impl<'r> NamedGroup<'r> {
    /// Creates a group of which only the records are known.
    pub(super) const fn of_records(key: usize, records: &'r [u32], may_be_event: Option<bool>) -> Self {
        Self { key, records: Cow::Borrowed(records), may_be_event, more: None }
    }

    /// Creates a named group from a group.
    pub(super) fn of(key: usize, mut group: EventGroup) -> Self {
        let records = Cow::Owned(std::mem::take(&mut group.records));
        let more = (group != EventGroup::default()).then(|| Box::new(group));
        Self { key, records, may_be_event: None, more }
    }

    /// Returns the other facts about the records, to be changed.
    pub(super) fn more(&mut self) -> &mut EventGroup {
        self.more.get_or_insert_default()
    }

    /// Returns true if there are records that may belong to it as well.
    pub(super) fn has_doubts(&self) -> bool {
        self.more.as_ref().is_some_and(|more| !more.doubts.is_empty())
    }

    /// Absorbs the records of another group, and its facts.
    pub(super) fn take_in(&mut self, other: NamedGroup<'_>) {
        self.records.to_mut().extend_from_slice(&other.records);
        self.may_be_event = None;
        if let Some(other) = other.more {
            let more = self.more();
            more.joins.extend(other.joins);
            more.far_dates.extend(other.far_dates);
        }
    }

    /// Sorts records that were joined.
    pub(super) fn put_in_order(&mut self) {
        if let Some(more) = &mut self.more {
            more.joins.compact_sort_by_key(|join| join.record);
        }
        if !self.records.is_sorted() {
            self.records.to_mut().sort_unstable();
        }
    }

    /// Returns the group.
    pub(super) fn into_group(self) -> EventGroup {
        EventGroup { records: self.records.into_owned(), ..self.more.map_or_else(EventGroup::default, |more| *more) }
    }
}

/// The players of groups.
struct PlayersOfGroups(Vec<PlayersInARow>);

/// The players of some groups one after another, and the end of each group.
type PlayersInARow = (Vec<PlayerInYear>, Vec<usize>);

impl PlayersOfGroups {
    fn of(groups: &[NamedGroup<'_>], records: &DatedRecords<'_, '_>) -> Self {
        let in_a_row = |groups: &[NamedGroup<'_>]| -> PlayersInARow {
            let (mut all, mut ends, mut own) = (Vec::new(), Vec::with_capacity(groups.len()), Vec::new());
            for group in groups {
                records.players_by_year(&group.records, &mut own);
                all.extend_from_slice(&own);
                ends.push(all.len());
            }
            (all, ends)
        };
        let rows: Vec<&[NamedGroup<'_>]> = groups.chunks(IN_A_ROW).collect();
        Self(in_parts(rows.len(), 1, &|places| rows[places].iter().map(|row| in_a_row(row)).collect()))
    }

    fn get(&self, group: usize) -> &[PlayerInYear] {
        let Some((all, ends)) = self.0.get(group / IN_A_ROW) else { return &[] };
        let at = group % IN_A_ROW;
        let from = at.checked_sub(1).map_or(0, |before| ends[before]);
        &all[from..ends[at]]
    }
}

/// Lists pairs of groups that share players in a year, the largest first, the larger of each pair first.
pub(in crate::database) fn candidates(
    groups: &[NamedGroup<'_>],
    records: &DatedRecords<'_, '_>,
) -> Vec<(usize, usize)> {
    let players = PlayersOfGroups::of(groups, records);
    let indexed = |at: usize| {
        // Others are compared with groups of more than two.
        let is_held_against = groups[at].records.len() > 2;
        let own = if is_held_against { players.get(at) } else { &[] };
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        own.iter().flat_map(move |(player, id, year)| {
            let keys = [*player, *id].into_iter().filter(|key| *key != 0);
            keys.map(move |key| (u64::from(key) << 16 | u64::from(*year), at))
        })
    };
    let mut index = in_parts(groups.len(), IN_A_ROW, &|places| places.flat_map(indexed).collect());
    index.par_sort_unstable();
    index.dedup();
    let of_player = PlayersIndex { places: PlayersIndex::places(&index), entries: index };
    let near = |places: Range<usize>| {
        let (mut pairs, mut hits) = (Vec::new(), Vec::new());
        for at in places {
            add_near(groups, at, players.get(at), &of_player, &mut hits, &mut pairs);
        }
        pairs
    };
    let pairs = in_parts(groups.len(), IN_A_ROW, &near);
    // The largest first, and of equal ones the first.
    let mut by_size: Vec<(u64, u32)> =
        (0..).zip(groups).map(|(at, group)| (u64::MAX - group.records.len() as u64, at)).collect();
    by_size.par_sort_unstable();
    let mut ranks = vec![0_u64; groups.len()];
    for (rank, (_, at)) in (0..).zip(&by_size) {
        ranks[*at as usize] = rank;
    }
    let mut ranked: Vec<(u64, u32)> =
        pairs.into_iter().map(|(one, other)| (ranks[one] << 32 | ranks[other], 0)).collect();
    ranked.par_sort_unstable();
    let at =
        |rank: u64| usize::try_from(rank).ok().and_then(|rank| by_size.get(rank)).map_or(0, |(_, at)| *at as usize);
    ranked.into_iter().map(|(pair, _)| (at(pair >> 32), at(pair & u64::from(u32::MAX)))).collect()
}

/// Adds the pairs of a group and the larger ones that share most of its players.
fn add_near(
    groups: &[NamedGroup<'_>],
    at: usize,
    own: &[PlayerInYear],
    of_player: &PlayersIndex,
    hits: &mut Vec<u32>,
    pairs: &mut Vec<(usize, usize)>,
) {
    let size = |at: usize| groups[at].records.len();
    let step = own.len().div_ceil(PROBES).max(1);
    let mut n_probes = 0_usize;
    // The groups of each player who is looked up, in one vector.
    hits.clear();
    for (player, id, year) in own.iter().step_by(step) {
        n_probes += 1;
        let first = hits.len();
        for key in [*player, *id].into_iter().filter(|key| *key != 0) {
            let entries = of_player.entries(key);
            // A player without a known year may play in any.
            let years = [(*year != 0).then_some(*year..=*year), Some(if *year == 0 { 0..=u16::MAX } else { 0..=0 })];
            for years in years.into_iter().flatten() {
                let from = entries.partition_point(|entry| year_of(entry) < *years.start());
                let before = hits.len();
                let same = entries[from..].iter().take(MOST_EVENTS + 1);
                hits.extend(same.take_while(|entry| years.contains(&year_of(entry))).map(|entry| entry.1));
                if hits.len() - before > MOST_EVENTS {
                    hits.truncate(before);
                }
            }
        }
        // Each group once for a player.
        hits[first..].sort_unstable();
        let mut kept = first;
        for next in first..hits.len() {
            if next == first || hits[next] != hits[kept - 1] {
                hits[kept] = hits[next];
                kept += 1;
            }
        }
        hits.truncate(kept);
    }
    hits.sort_unstable();
    let is_near = |(other, n): &(u32, usize)| {
        let other = *other as usize;
        other != at
            && *n > 1
            && n * 5 >= n_probes * 2
            && (size(other), at) > (size(at), other)
            && groups[other].key != groups[at].key
    };
    let counted = hits.chunk_by(|one, other| one == other).map(|all| (all[0], all.len()));
    let mut near: Vec<(u32, usize)> = counted.filter(is_near).collect();
    near.sort_unstable_by_key(|(other, n)| (Reverse((*n, size(*other as usize))), *other));
    near.truncate(MOST_CANDIDATES);
    pairs.extend(near.into_iter().map(|(other, _)| (other as usize, at)));
}

/// The start of each player's entries in an index sorted by players.
struct PlayersIndex {
    entries: Vec<IndexedPlayer>,
    places: HashMap<u64, (u32, u32), DefaultHashBuilder>,
}

impl PlayersIndex {
    fn places(index: &[IndexedPlayer]) -> HashMap<u64, (u32, u32), DefaultHashBuilder> {
        let mut places = HashMap::default();
        let mut from = 0;
        for same in index.chunk_by(|one, other| one.0 >> 16 == other.0 >> 16) {
            let to = from + same.len();
            // An index has fewer entries than there are seats, of which half are record numbers.
            let [start, end] = [from, to].map(|place| u32::try_from(place).unwrap_or(u32::MAX));
            places.insert(same[0].0 >> 16, (start, end));
            from = to;
        }
        places
    }

    /// Returns the entries of a player, by year.
    fn entries(&self, player: u32) -> &[IndexedPlayer] {
        let place = self.places.get(&u64::from(player)).map(|(from, to)| *from as usize..*to as usize);
        place.and_then(|place| self.entries.get(place)).unwrap_or_default()
    }
}
