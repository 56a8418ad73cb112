//! Finds groups of records that are one event although their tags name it differently, by pairings and days.
//!
//! A second spelling of a place, an unknown name or a file by another author splits an event into groups. Groups that
//! share players in one year are compared: in one event no player has two opponents in a round, rounds are played on
//! the same days, and games in both groups are the same. Names are weighed, but never decide by themselves.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::super::entries::event_key::Day;
use super::super::parallel::in_parts;
use super::event_candidates::{DatedRecords, NamedGroup, candidates};
use super::event_group::EventGroup;
use super::event_join::{DoubtReason, DoubtfulRecords, EventJoin};
use super::event_names::EventNames;
use super::event_profile::{EventFit, EventProfile, joined_spans};
use super::event_records::EventRecords;
use super::event_verdict::{
    JoinVerdict, LONGEST_PAUSE, SharedPlayers, are_apart, are_apart_by_days, may_be_one, verdict,
};
use super::seating::Encounter;

/// The maximum number of pairs of groups examined by all threads before the results are applied.
const LOOKED_AT_ONCE: usize = 4096;
/// The number of groups that one thread examines by themselves at once.
const GROUPS_AT_ONCE: usize = 256;
/// A group with more doubts than this belongs to a series.
const MOST_DOUBTS: usize = 2;

/// Joins groups that are one event, and returns those that may be one, or that have a doubt. Near-linear in the number
/// of records. The changed groups are marked by their joins; the others stay as they are.
pub(in crate::database) fn joined(
    groups: Vec<NamedGroup<'_>>,
    records: &dyn EventRecords<'_>,
    days: &[Option<Day>],
) -> Vec<EventGroup> {
    let groups = all_joined(groups, &DatedRecords { all: records, encounters: records.encounters(), days });
    let is_reported = in_parts(groups.len(), GROUPS_AT_ONCE, &|places| {
        let is_reported = |group: &NamedGroup<'_>| {
            group.may_be_event.unwrap_or_else(|| records.may_be_event(&group.records)) || group.has_doubts()
        };
        groups[places].iter().map(is_reported).collect()
    });
    groups
        .into_iter()
        .zip(is_reported)
        .filter(|(_, is_reported)| *is_reported)
        .map(|(one, _)| one.into_group())
        .collect()
}

fn all_joined<'r>(groups: Vec<NamedGroup<'r>>, records: &DatedRecords<'_, '_>) -> Vec<NamedGroup<'r>> {
    let pairs = candidates(&groups, records);
    if pairs.is_empty() {
        return groups;
    }
    let mut joiner = Joiner::new(groups, records);
    for some in pairs.chunks(LOOKED_AT_ONCE) {
        joiner.join_all(some, records);
    }
    // A joined group may fit others that its parts did not.
    for pass in 2..=3 {
        let n_before = joiner.n_joined;
        if n_before == 0 {
            break;
        }
        joiner.pass = pass;
        for (one, other) in &pairs {
            joiner.join(*one, *other, records);
        }
        if joiner.n_joined == n_before {
            break;
        }
    }
    joiner.finish()
}

/// The state of groups during joining.
struct Joiner<'r> {
    groups: Vec<NamedGroup<'r>>,
    /// The event names of each, from its first record.
    names: Vec<OnceLock<Arc<EventNames>>>,
    /// The first and the last day of each, as far as they are known.
    spans: Vec<Option<(i32, i32)>>,
    /// The group into which each was merged.
    into: Vec<usize>,
    /// The keys of the groups merged into one.
    keys: BTreeMap<usize, Vec<usize>>,
    /// The current pass over the pairs, and the last pass in which each group grew.
    pass: u8,
    grown: Vec<u8>,
    /// The number of joins, and the join at which each group last grew.
    n_joined: u32,
    last_joined: Vec<u32>,
    /// The profile of the last larger group: pairs are sorted by it.
    main: Option<(usize, EventProfile)>,
    /// Pairs that may be one event as well, the larger first.
    doubts: BTreeMap<(usize, usize), (DoubtReason, EventFit)>,
}

impl<'r> Joiner<'r> {
    fn new(groups: Vec<NamedGroup<'r>>, records: &DatedRecords<'_, '_>) -> Self {
        let n = groups.len();
        let spans = in_parts(n, GROUPS_AT_ONCE, &|places| {
            groups[places].iter().map(|one| records.span(&one.records)).collect()
        });
        Self {
            groups,
            spans,
            names: vec![OnceLock::new(); n],
            into: (0..n).collect(),
            keys: BTreeMap::new(),
            pass: 1,
            grown: vec![0; n],
            n_joined: 0,
            last_joined: vec![0; n],
            main: None,
            doubts: BTreeMap::new(),
        }
    }

    /// Returns the group into which one was merged. The smaller goes into the larger, so that paths are short.
    fn top(&self, mut at: usize) -> usize {
        while self.into[at] != at {
            at = self.into[at];
        }
        at
    }

    fn size(&self, at: usize) -> usize {
        self.groups[at].records.len()
    }

    fn keys_of(&self, at: usize) -> &[usize] {
        self.keys.get(&at).map_or(std::slice::from_ref(&self.groups[at].key), Vec::as_slice)
    }

    /// Returns the groups into which two were merged, the larger first; `None` if they are one, or have one name.
    fn tops(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        let (one, other) = (self.top(one), self.top(other));
        let (one, other) = if self.size(one) < self.size(other) { (other, one) } else { (one, other) };
        let more = self.keys_of(other);
        (one != other && !self.keys_of(one).iter().any(|key| more.contains(key))).then_some((one, other))
    }

    fn profile(&self, at: usize, records: &DatedRecords<'_, '_>) -> EventProfile {
        records.profile(&self.groups[at].records, Arc::clone(self.names(at, records)))
    }

    fn names(&self, at: usize, records: &DatedRecords<'_, '_>) -> &Arc<EventNames> {
        self.names[at].get_or_init(|| records.names(&self.groups[at].records))
    }

    /// Compares a smaller group with a larger one, whose profile is computed if needed; `None` if they are far apart.
    fn look(
        &self,
        (one, other): (usize, usize),
        main: &mut Option<(usize, EventProfile)>,
        records: &DatedRecords<'_, '_>,
    ) -> Option<(JoinVerdict, Option<EventProfile>)> {
        let spans = self.spans[one].zip(self.spans[other]);
        // Most pairs, whatever their names.
        if are_apart_by_days(spans) {
            return Some((JoinVerdict::Two, None));
        }
        let [own, its] = [one, other].map(|at| self.names(at, records));
        if are_apart(own.fit(its), spans) {
            return Some((JoinVerdict::Two, None));
        }
        let (_, main) = match main {
            Some(known) if known.0 == one => known,
            _ => main.insert((one, self.profile(one, records))),
        };
        if let [only] = self.groups[other].records[..]
            && records.day(only).is_some_and(|day| main.lies_far(day, LONGEST_PAUSE))
        {
            return None;
        }
        let encounters = self.groups[other].records.iter().map(|record| records.encounter(*record));
        let games: Vec<Encounter> = encounters.filter(|game| game.is_of_two()).collect();
        let shared = SharedPlayers::of(main, &games);
        if !shared.may_be_enough() {
            return Some((JoinVerdict::Two, None));
        }
        if !may_be_one(its, &shared) {
            return Some((JoinVerdict::Two, None));
        }
        let part = self.profile(other, records);
        Some((verdict(main, &part, records.all), Some(part)))
    }

    /// Joins pairs of groups that are one event. All threads examine them first, and those that have grown since are
    /// examined again.
    fn join_all(&mut self, pairs: &[(usize, usize)], records: &DatedRecords<'_, '_>) {
        let tops: Vec<Option<(usize, usize)>> = pairs.iter().map(|(one, other)| self.tops(*one, *other)).collect();
        let of_one: Vec<&[Option<(usize, usize)>]> =
            tops.chunk_by(|one, next| one.map(|(main, _)| main) == next.map(|(main, _)| main)).collect();
        let looked = in_parts(of_one.len(), 1, &|mains| {
            let look = |pairs: &&[Option<(usize, usize)>]| -> Vec<Option<JoinVerdict>> {
                let mut main = None;
                let verdict = |pair: &Option<(usize, usize)>| Some(self.look((*pair)?, &mut main, records)?.0);
                pairs.iter().map(verdict).collect()
            };
            of_one[mains].iter().flat_map(look).collect()
        });
        let n_before = self.n_joined;
        for (((one, other), tops), looked) in pairs.iter().zip(&tops).zip(looked) {
            let now = self.tops(*one, *other);
            let has_grown =
                |(one, other): (usize, usize)| self.last_joined[one].max(self.last_joined[other]) > n_before;
            if now != *tops || now.is_some_and(has_grown) {
                self.join(*one, *other, records);
            } else if let (Some(pair), Some(verdict)) = (now, looked)
                && self.settle(pair, verdict, records)
            {
                self.main = None;
            }
        }
    }

    /// Joins the groups into which two were merged, if they are one event.
    fn join(&mut self, one: usize, other: usize, records: &DatedRecords<'_, '_>) -> bool {
        let Some((one, other)) = self.tops(one, other) else { return false };
        // Unchanged groups were examined before.
        if self.grown[one].max(self.grown[other]) + 1 < self.pass {
            return false;
        }
        let mut main = self.main.take();
        let looked = self.look((one, other), &mut main, records);
        let Some((verdict, part)) = looked else {
            self.main = main;
            return false;
        };
        let is_joined = self.settle((one, other), verdict, records);
        if let Some(((_, main), part)) = main.as_mut().zip(part).filter(|_| is_joined) {
            main.absorb(&part);
        }
        self.main = main;
        is_joined
    }

    /// Applies a verdict, and returns true if the groups were joined.
    fn settle(&mut self, (one, other): (usize, usize), verdict: JoinVerdict, records: &DatedRecords<'_, '_>) -> bool {
        let (reason, fit) = match verdict {
            JoinVerdict::One(reason, fit) => (reason, fit),
            JoinVerdict::Doubtful(reason, fit) => {
                self.doubts.insert((one, other), (reason, fit));
                return false;
            }
            JoinVerdict::Two => {
                self.doubts.remove(&(one, other));
                return false;
            }
        };
        let keys = [self.keys_of(one), self.keys_of(other)].concat();
        self.keys.insert(one, keys);
        self.into[other] = one;
        self.grown[one] = self.pass;
        self.n_joined += 1;
        self.last_joined[one] = self.n_joined;
        self.spans[one] = joined_spans(self.spans[one], self.spans[other]);
        let gone = std::mem::take(&mut self.groups[other]);
        let main = &mut self.groups[one];
        let join = EventJoin::of(&main.records, &gone.records, fit.n_shared, reason, records.all);
        main.more().joins.extend(join);
        main.take_in(gone);
        true
    }

    /// Gives each group the records that may belong to it as well, unless it is part of a series.
    fn tell_doubts(&mut self) {
        let mut all: BTreeMap<(usize, usize), (DoubtReason, EventFit)> = BTreeMap::new();
        for ((one, other), doubt) in std::mem::take(&mut self.doubts) {
            let (one, other) = (self.top(one), self.top(other));
            let pair = if self.size(one) < self.size(other) { (other, one) } else { (one, other) };
            if one != other {
                all.entry(pair).or_insert(doubt);
            }
        }
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for at in all.keys().flat_map(|(one, other)| [*one, *other]) {
            *counts.entry(at).or_default() += 1;
        }
        for ((one, other), (reason, fit)) in all {
            if counts[&one].max(counts[&other]) <= MOST_DOUBTS {
                let mut records = self.groups[other].records.to_vec();
                records.sort_unstable();
                let (n_shared, n_players) = (fit.n_shared, fit.n_players);
                self.groups[one].more().doubts.push(DoubtfulRecords { records, n_shared, n_players, reason });
            }
        }
    }

    fn finish(mut self) -> Vec<NamedGroup<'r>> {
        self.tell_doubts();
        self.groups.retain(|group| !group.records.is_empty());
        self.groups.iter_mut().for_each(NamedGroup::put_in_order);
        self.groups
    }
}

#[cfg(test)]
mod tests {
    use super::super::event_groups::grouped;
    use super::super::event_list::EventList;
    use super::super::event_records::Heads;
    use crate::database::entries::head::{Head, Seat};
    use crate::tournament::berger;

    const CLUB: [&str; 8] =
        ["Alapin, S", "Bird, H", "Cohn, E", "Duras, O", "Englund, F", "Fine, R", "Geller, Y", "Hort, V"];

    /// A record: event, site, day of a month, round, and the players.
    type Row = (&'static str, &'static str, String, String, &'static str, &'static str);

    fn round_robin(event: &'static str, site: &'static str, first_day: u16, names: [&'static str; 8]) -> Vec<Row> {
        let game = |round: u16| {
            let name = move |number: u16| names[usize::from(number) - 1];
            let (day, tag) = (format!("2024.03.{:02}", first_day + round), round.to_string());
            berger::round(8, round)
                .into_iter()
                .map(move |slot| (event, site, day.clone(), tag.clone(), name(slot.white), name(slot.black)))
        };
        (1..=7).flat_map(game).collect()
    }

    /// Counts the records of each event with more than two, and its joins.
    fn sizes(rows: &[Row]) -> Vec<(usize, usize)> {
        let head = |at: usize| {
            let (event, site, date, round, white, black) = &rows[at];
            let seat = |name| Seat { name, ..Seat::default() };
            // Every game has its own moves.
            let moves = [at as u64 + 1; 2];
            Head { event, site, date, round, moves, white: seat(white), black: seat(black), ..Head::default() }
        };
        let groups = grouped(&Heads((0..rows.len()).map(head).collect()), &EventList::default());
        groups
            .iter()
            .filter(|group| group.records.len() > 2)
            .map(|group| (group.records.len(), group.joins.len()))
            .collect()
    }

    fn changed(rows: Vec<Row>, mut change: impl FnMut(usize, &mut Row)) -> Vec<Row> {
        let mut rows = rows;
        rows.iter_mut().enumerate().for_each(|(at, row)| change(at, row));
        rows
    }

    #[test]
    fn one_event_of_two_spellings_is_one() {
        let cup = || round_robin("Club Cup", "Riga", 1, CLUB);
        let table = [
            (
                "another place",
                changed(cup(), |at, row| {
                    if at % 2 == 0 {
                        row.1 = "Рига";
                    }
                }),
            ),
            (
                "a place that is not known",
                changed(cup(), |at, row| {
                    if at % 3 == 0 {
                        row.1 = "?";
                    }
                }),
            ),
            (
                "one game",
                changed(cup(), |at, row| {
                    if at == 9 {
                        row.1 = "Ryga";
                    }
                }),
            ),
            (
                "half of the rounds",
                changed(cup(), |at, row| {
                    if at < 14 {
                        row.1 = "Rīga LAT";
                    }
                }),
            ),
            (
                "a name that is not known",
                changed(cup(), |at, row| {
                    if at % 2 == 0 {
                        (row.0, row.1) = ("?", "?");
                    }
                }),
            ),
            (
                "a name spelled otherwise",
                changed(cup(), |at, row| {
                    if at < 12 {
                        row.0 = "Cup of the Club";
                    }
                }),
            ),
            (
                "half of it without rounds",
                changed(cup(), |at, row| {
                    if at % 2 == 0 {
                        (row.1, row.3) = ("Рига", "?".to_owned());
                    }
                }),
            ),
            (
                "half of it without days",
                changed(cup(), |at, row| {
                    if at % 2 == 0 {
                        (row.1, row.2) = ("Рига", "????.??.??".to_owned());
                    }
                }),
            ),
            (
                "without rounds or days",
                changed(cup(), |at, row| {
                    (row.2, row.3) = ("2024".to_owned(), "?".to_owned());
                    if at % 2 == 0 {
                        row.1 = "Рига";
                    }
                }),
            ),
        ];
        for (why, rows) in table {
            assert_eq!(sizes(&rows), [(28, 1)], "{why}");
        }
    }

    #[test]
    fn events_of_the_same_players_stay_apart() {
        let mut turned = CLUB;
        turned.rotate_left(3);
        let cup = || round_robin("Club Cup", "Riga", 1, CLUB);
        let table = [
            ("other opponents", [cup(), round_robin("Club Cup", "Tartu", 1, turned)].concat()),
            ("other games", [cup(), round_robin("Club Cup", "Tartu", 1, CLUB)].concat()),
            ("later, by the same numbers", [cup(), round_robin("Spring Cup", "Riga", 9, CLUB)].concat()),
            (
                "blitz of which the end is there",
                [cup()[..14].to_vec(), round_robin("Club Blitz", "Riga", 1, CLUB)[14..].to_vec()].concat(),
            ),
        ];
        for (why, rows) in table {
            let found = sizes(&rows);
            assert!(found.len() == 2 && found.iter().all(|(_, n_joined)| *n_joined == 0), "{why}: {found:?}");
        }
    }
}
