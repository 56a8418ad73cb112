//! Groups records that may belong to one event.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::super::entries::event_key::key;
use super::super::parallel::in_parts;
use super::event_candidates::NamedGroup;
use super::event_group::{EventGroup, are_of_one_time, by_date};
use super::event_list::EventList;
use super::event_records::EventRecords;
use super::joined_events::joined;
use super::split_events::apart;
use crate::sorting::CompactSort;

/// The number of records outlined at once, by all threads, and by one.
const OUTLINED_AT_ONCE: u32 = 1 << 16;
const OUTLINED_BY_ONE: usize = 1 << 12;
/// The number of names whose records one thread groups at once.
const NAMES_AT_ONCE: usize = 64;

/// Groups records by event; records that do not name two players are in no group, and groups that are no event are left
/// out. The groups are in the order of their first records. Near-linear in the number of records.
pub(in crate::database) fn grouped(records: &dyn EventRecords<'_>, list: &EventList) -> Vec<EventGroup> {
    let n = records.n_records();
    let mut by_key: HashMap<String, u32, DefaultHashBuilder> = HashMap::default();
    let mut by_places: HashMap<_, u32, DefaultHashBuilder> = HashMap::default();
    let mut before = None;
    let mut days = vec![None; n as usize];
    let mut of_record = Vec::with_capacity(n as usize);
    let mut listed: Vec<Vec<u32>> = vec![Vec::new(); list.len()];
    for first in (0..n).step_by(OUTLINED_AT_ONCE as usize) {
        let end = n.min(first.saturating_add(OUTLINED_AT_ONCE));
        let outline = |place: usize| records.outline(first + u32::try_from(place).unwrap_or(u32::MAX));
        let outlines =
            in_parts((end - first) as usize, OUTLINED_BY_ONE, &|places| places.map(outline).collect::<Vec<_>>());
        for (record, outline) in (first..end).zip(outlines) {
            let Some(outline) = outline else {
                of_record.push(None);
                continue;
            };
            days[record as usize] = outline.day;
            if !listed.is_empty()
                && let Some(event) = list.event_of(&records.outline_head(record), outline.day)
            {
                listed[event].push(record);
                of_record.push(None);
                continue;
            }
            // Most records are of the same event as the previous one.
            let known = outline.places.and_then(|places| match before {
                Some((its, at)) if its == places => Some(at),
                _ => by_places.get(&places).copied(),
            });
            let at = known.unwrap_or_else(|| {
                let next = u32::try_from(by_key.len()).unwrap_or(u32::MAX);
                *by_key.entry(key(&records.outline_head(record))).or_insert(next)
            });
            if let Some(places) = outline.places {
                if known.is_none() {
                    by_places.insert(places, at);
                }
                before = Some((places, at));
            }
            of_record.push(Some(at));
        }
    }
    let by_name = RecordsByName::of(by_key.len(), &of_record);
    drop((of_record, by_key, by_places));
    // Copies are set aside: where they differ, they are not another game of the event.
    let mut aside: HashMap<u32, Vec<u32>, DefaultHashBuilder> = HashMap::default();
    let by_name = by_name.without(|record, of_name| {
        let fullest = records.fullest(record).filter(|fullest| of_name.binary_search(fullest).is_ok());
        fullest.is_some_and(|fullest| {
            aside.entry(fullest).or_default().push(record);
            true
        })
    });
    let parts_of = |key: usize| -> Vec<NamedGroup<'_>> {
        let of_name = by_name.records(key);
        if of_name.len() == 1 || are_of_one_time(of_name, &days) {
            if !records.may_be_event(of_name) {
                return vec![NamedGroup::of_records(key, of_name, Some(false))];
            }
            let parts = apart(EventGroup { records: of_name.to_vec(), ..EventGroup::default() }, records);
            return match &parts[..] {
                [_] => vec![NamedGroup::of_records(key, of_name, Some(true))],
                _ => parts.into_iter().map(|group| NamedGroup::of(key, group)).collect(),
            };
        }
        let parts = by_date(of_name, &days, records)
            .into_iter()
            .flat_map(|group| if records.may_be_event(&group.records) { apart(group, records) } else { vec![group] });
        parts.map(|group| NamedGroup::of(key, group)).collect()
    };
    let named = in_parts(by_name.len(), NAMES_AT_ONCE, &|keys| keys.flat_map(parts_of).collect());
    let mut found: Vec<EventGroup> = joined(named, records, &days);
    for group in &mut found {
        let copies: Vec<u32> = group.records.iter().filter_map(|record| aside.remove(record)).flatten().collect();
        if !copies.is_empty() {
            group.records.extend(copies);
            group.records.sort_unstable();
        }
    }
    let of_list = listed.into_iter().enumerate().map(|(at, records)| {
        let name = list.name(at).map(str::to_owned);
        let additions = list.additions(at);
        EventGroup { records, name, additions, ..EventGroup::default() }
    });
    found.extend(of_list.filter(|group| !group.records.is_empty() && records.may_be_event(&group.records)));
    found.compact_sort_by_key(|group| group.records.first().copied());
    found
}

/// The records of each name, in the order of the files.
struct RecordsByName {
    /// The records of one name follow those of another.
    records: Vec<u32>,
    /// The start of the records of each name, and the end of the last.
    starts: Vec<u32>,
}

impl RecordsByName {
    /// Sorts records by the numbers of their names, which are below `n_names`.
    fn of(n_names: usize, of_record: &[Option<u32>]) -> Self {
        let mut starts = vec![0_u32; n_names + 1];
        for name in of_record.iter().flatten() {
            starts[*name as usize + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let (mut next, n) = (starts.clone(), starts.last().copied().unwrap_or(0));
        let mut records = vec![0; n as usize];
        for (record, name) in (0..).zip(of_record) {
            let Some(name) = name else { continue };
            let place = &mut next[*name as usize];
            records[*place as usize] = record;
            *place += 1;
        }
        Self { records, starts }
    }

    /// Removes records that satisfy a condition among those of their name.
    fn without(self, mut is_left_out: impl FnMut(u32, &[u32]) -> bool) -> Self {
        let (mut records, mut starts) = (Vec::with_capacity(self.records.len()), vec![0]);
        for name in 0..self.len() {
            let of_name = self.records(name);
            records.extend(of_name.iter().copied().filter(|record| !is_left_out(*record, of_name)));
            starts.push(u32::try_from(records.len()).unwrap_or(u32::MAX));
        }
        Self { records, starts }
    }

    const fn len(&self) -> usize {
        self.starts.len() - 1
    }

    fn records(&self, name: usize) -> &[u32] {
        &self.records[self.starts[name] as usize..self.starts[name + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::event_records::Heads;
    use super::*;
    use crate::database::entries::event_key::event_name;
    use crate::database::entries::head::{Head, Seat};

    fn head<'a>(event: &'a str, date: &'a str, round: &'a str, white: &'a str, black: &'a str) -> Head<'a> {
        let seat = |name| Seat { name, ..Seat::default() };
        Head { event, date, round, white: seat(white), black: seat(black), ..Head::default() }
    }

    fn groups(heads: &[Head<'_>]) -> Vec<EventGroup> {
        grouped(&Heads(heads.to_vec()), &EventList::default())
    }

    #[test]
    fn rounds_and_players_are_no_name_of_an_event() {
        let cases = [
            ("Round 1: Aravindh - Pragg", ""),
            ("Round 3", ""),
            ("Round 3: Tata Steel", "Tata Steel"),
            ("Round Robin Cup", "Round Robin Cup"),
            ("London m5", "London m5"),
            ("Titled Cup, Round 5", "Titled Cup"),
            ("World Rapid (Rd 3.2)", "World Rapid"),
            ("Ground 5", "Ground 5"),
            ("?", ""),
            ("Aravindh - Pragg", ""),
        ];
        for (event, name) in cases {
            assert_eq!(event_name(&head(event, "", "", "Aravindh", "Pragg")), name, "{event}");
        }
    }

    #[test]
    fn yearly_events_are_apart_and_a_turn_of_the_year_divides_nothing() {
        let heads = [
            head("Hastings", "1970.12.29", "1", "A", "B"),
            head("Hastings", "1971.01.05", "5", "C", "D"),
            head("Hastings", "1971.12.29", "1", "A", "B"),
            head("hastings", "1971.??.??", "2", "A", "C"),
            head("Hastings", "", "", "?", "B"),
        ];
        let found: Vec<Vec<u32>> = groups(&heads).into_iter().map(|group| group.records).collect();
        assert_eq!(found, [vec![0, 1, 3], vec![2]]);
    }

    #[test]
    fn a_game_of_a_mistaken_year_is_missed_and_found() {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
        let rounds: Vec<String> = (1..=9).map(|round: u16| round.to_string()).collect();
        let mut heads = Vec::new();
        for round in 1..=9 {
            for slot in crate::tournament::berger::round(10, round) {
                let (white, black) = (names[usize::from(slot.white) - 1], names[usize::from(slot.black) - 1]);
                heads.push(head("Cup", "2021.08.17", &rounds[usize::from(round) - 1], white, black));
            }
        }
        heads[7].date = "2012.08.17";
        let found = groups(&heads);
        assert_eq!((found.len(), &found[0].far_dates[..]), (1, &[7][..]));
        // The same pairing again belongs to another event.
        let mut again = heads.clone();
        again[7].date = "2021.08.17";
        again.push(Head { date: "2012.08.17", ..again[3] });
        assert_eq!(groups(&again).len(), 2);
    }
}
