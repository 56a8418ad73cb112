//! Reports names that may belong to one player, found in several events, once for the archive, with the number of
//! events and their records.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use hashbrown::DefaultHashBuilder;

use crate::l10n::message;
use crate::sorting::CompactSort;

use super::super::entries::archive_finding::{ArchiveFinding, Spelling};
use super::people_check::{name_variants, with_named};

/// The maximum number of pairs of names reported; the last finding counts the rest.
const MAX_REPORTED: usize = 1000;
/// The maximum number of events whose records are listed for a pair.
const MAX_PLACES: usize = 20;

/// Two spellings, in alphabetical order.
type NamePair<'a> = [&'a str; 2];

/// Reports each pair of names once. Findings keep the order of their records. Near-linear.
///
/// A pair found in several events is reported at the first one, with the records of the other events as related. Names
/// in two forms that are reported for the whole archive count as one here, so event findings about them are left out.
#[must_use]
pub fn names_reported_once(found: Vec<ArchiveFinding>) -> Vec<ArchiveFinding> {
    let usual = usual_forms(&found);
    let mut pairs: Vec<ReportedPair> = Vec::new();
    let mut places: HashMap<NamePair<'_>, usize, DefaultHashBuilder> = HashMap::default();
    for (at, one) in found.iter().enumerate().filter(|(_, one)| !one.is_reported_together()) {
        for spelling in &one.spellings {
            let mut pair = [&spelling.was, &spelling.is].map(|name| usual.get(name.as_str()).copied().unwrap_or(name));
            if pair[0] == pair[1] {
                continue;
            }
            pair.sort_unstable();
            match places.entry(pair) {
                Entry::Vacant(place) => {
                    place.insert(pairs.len());
                    pairs.push(ReportedPair::new(at, one.event.clone(), spelling));
                }
                Entry::Occupied(place) => pairs[*place.get()].meet_again(spelling),
            }
        }
    }
    let n_more = limit(&mut pairs);
    let mut reported: Vec<(usize, ArchiveFinding)> = pairs.into_iter().map(ReportedPair::finding).collect();
    if let Some((_, last)) = reported.last_mut().filter(|_| n_more > 0) {
        last.message = message!("and-more-names", message = last.message.clone(), count = n_more);
    }
    let is_other = |one: &ArchiveFinding| one.is_reported_together() || one.spellings.is_empty();
    reported.extend(found.into_iter().enumerate().filter(|(_, one)| is_other(one)));
    reported.compact_sort_by_key(|(at, _)| *at);
    reported.into_iter().map(|(_, one)| one).collect()
}

/// Returns the usual form of each name that is reported together with others.
fn usual_forms(found: &[ArchiveFinding]) -> HashMap<&str, &str, DefaultHashBuilder> {
    let together = found.iter().filter(|one| one.is_reported_together());
    together.flat_map(|one| &one.spellings).map(|one| (one.was.as_str(), one.is.as_str())).collect()
}

/// Keeps the pairs that are most certain or frequent, in their order, and counts the others.
fn limit(pairs: &mut Vec<ReportedPair>) -> usize {
    let n_more = pairs.len().saturating_sub(MAX_REPORTED);
    if n_more > 0 {
        pairs.compact_sort_by_key(|pair| (pair.spelling.likeness, Reverse(pair.n_events)));
        pairs.truncate(MAX_REPORTED);
        pairs.compact_sort_by_key(|pair| pair.at);
    }
    n_more
}

/// A pair of names, with its other occurrences.
#[derive(Debug)]
struct ReportedPair {
    /// The index of its first finding among all, and its event.
    at: usize,
    event: Option<String>,
    spelling: Spelling,
    /// The number of events in which it was found.
    n_events: usize,
    /// Records of other events, and the name used there.
    others: Vec<(u32, String)>,
}

impl ReportedPair {
    fn new(at: usize, event: Option<String>, spelling: &Spelling) -> Self {
        let n_events = usize::from(spelling.is_of_event);
        Self { at, event, spelling: spelling.clone(), n_events, others: Vec::new() }
    }

    /// Records another occurrence of the pair.
    fn meet_again(&mut self, spelling: &Spelling) {
        self.spelling.likeness = self.spelling.likeness.min(spelling.likeness);
        self.n_events += usize::from(spelling.is_of_event);
        let is_known =
            spelling.record == self.spelling.record || self.others.iter().any(|(record, _)| *record == spelling.record);
        if !is_known && self.others.len() < MAX_PLACES {
            self.others.push((spelling.record, spelling.was.clone()));
        }
    }

    /// Words it.
    fn finding(self) -> (usize, ArchiveFinding) {
        let Self { at, event, spelling, n_events, others } = self;
        let mut reported = ArchiveFinding { event, ..name_variants(spelling) };
        if n_events > 1 {
            reported.message = message!("in-events", message = reported.message, count = n_events);
        }
        (at, others.iter().fold(reported, |reported, (record, name)| with_named(reported, *record, name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::names::people::Likeness;

    fn found(spellings: &[(u32, &str, &str)], is_of_event: bool) -> ArchiveFinding {
        let spelling = |(record, was, is): &(u32, &str, &str)| Spelling {
            record: *record,
            was: (*was).to_owned(),
            is: (*is).to_owned(),
            usual_card: record + 1,
            likeness: Likeness::Initials,
            is_of_event,
        };
        let spellings: Vec<Spelling> = spellings.iter().map(spelling).collect();
        ArchiveFinding { spellings: spellings.clone(), ..name_variants(spellings[0].clone()) }
    }

    #[test]
    fn a_pair_is_reported_once_with_the_places_of_all_its_events() {
        let reported = names_reported_once(vec![
            found(&[(3, "Short N", "Short Nigel D")], true),
            found(&[(5, "Tal", "Tal, M")], true),
            found(&[(8, "Short Nigel D", "Short N")], true),
            found(&[(20, "Short N", "Short Nigel D"), (21, "Miles A", "Miles Anthony")], true),
        ]);
        let records: Vec<Vec<u32>> = reported
            .iter()
            .map(|one| std::iter::once(one.record).chain(one.related.iter().map(|other| other.record)).collect())
            .collect();
        assert_eq!(records, [vec![3, 4, 8, 20], vec![5, 6], vec![21, 22]]);
        assert!(reported[0].message.to_string().ends_with("(in 3 events)"), "{}", reported[0].message);
        assert!(!reported[1].message.to_string().contains("events"), "{}", reported[1].message);
    }

    #[test]
    fn what_is_reported_together_is_not_reported_of_an_event_again() {
        let together = found(&[(0, "Tal (LAT)", "Tal"), (1, "Short (ENG)", "Short")], false);
        let reported = names_reported_once(vec![
            together,
            found(&[(7, "Tal", "Tal (LAT)")], true),
            found(&[(9, "Short (ENG)", "Short N")], true),
            found(&[(11, "Short N", "Short")], true),
        ]);
        assert_eq!(reported.iter().map(|one| one.record).collect::<Vec<_>>(), [0, 9]);
    }

    #[test]
    fn of_many_pairs_the_surest_are_reported_and_the_others_counted() {
        let many = (0..1500_u32).map(|at| {
            let name = format!("Name {at}");
            found(&[(2 * at, &name, "Name")], true)
        });
        let reported = names_reported_once(many.collect());
        assert_eq!(reported.len(), MAX_REPORTED);
        let last = reported.last().map(|one| one.message.to_string()).unwrap_or_default();
        assert!(last.ends_with("(and 500 more pairs of names)"), "{last}");
    }
}
