//! Records that may be one event, split by the time of play.

use std::collections::{BTreeMap, HashSet};

use crate::sorting::CompactSort;

use super::super::entries::event_key::{Day, day_of, folded};
use super::super::entries::head::Head;
use super::super::entries::round_tag;
use super::event_additions::EventAdditions;
use super::event_join::{DoubtfulRecords, EventJoin};
use super::event_records::EventRecords;

/// The maximum number of days between consecutive games of one event: leagues pause for a winter.
const LONGEST_PAUSE: i32 = 100;

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
    pub(in crate::database) additions: EventAdditions,
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
pub(super) fn by_date(records: &[u32], days: &[Option<Day>], all: &dyn EventRecords<'_>) -> Vec<EventGroup> {
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
    absorb(&mut groups, days, all);
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
fn absorb(groups: &mut Vec<EventGroup>, days: &[Option<Day>], all: &dyn EventRecords<'_>) {
    let Some((main, others)) = groups.split_first_mut() else { return };
    let n_most = main.records.len() / 10;
    let is_whole = |record: &u32| days.get(*record as usize).copied().flatten().is_some_and(Day::is_whole);
    let may_fit = |group: &EventGroup| group.records.len() <= n_most && group.records.iter().all(is_whole);
    if n_most == 0 || main.records.len() > 2000 || !others.iter().any(may_fit) {
        return;
    }
    let (mut names, mut seats, mut span) = (HashSet::new(), HashSet::new(), (i32::MAX, i32::MIN));
    for record in &main.records {
        let one = all.outline_head(*record);
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
        let one = all.outline_head(*record);
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
