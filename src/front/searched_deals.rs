//! Deals of a file of bridge, each searched once for its double-dummy results.

#[cfg(feature = "bridge")]
use std::collections::HashMap;

use crate::bridge::pbn::{Inherited, Record};
#[cfg(feature = "bridge")]
use crate::bridge::{CardSet, Deal, DoubleDummy, asks_for_double_dummy, double_dummy_faults};
use crate::bridge::{Facts, Found};

#[derive(Default)]
pub(super) struct SearchedDeals {
    #[cfg(feature = "bridge")]
    given: HashMap<[CardSet; 4], Option<DoubleDummy>>,
}

/// The maximum number of deals kept; then all are dropped.
#[cfg(feature = "bridge")]
const MOST_DEALS: usize = 1 << 12;

impl SearchedDeals {
    /// Compares the double-dummy data of a record with a search of its deal, on a number of threads.
    #[cfg(feature = "bridge")]
    pub(super) fn faults(
        &mut self,
        record: &Record<'_>,
        facts: &Facts,
        inherited: &Inherited,
        n_threads: usize,
    ) -> Vec<Found> {
        let deal = facts.deal.as_ref().filter(|_| asks_for_double_dummy(record));
        let Some((deal, key)) = deal.and_then(|deal| Some((deal, Deal::key(deal)?))) else { return Vec::new() };
        if self.given.len() >= MOST_DEALS {
            self.given.clear();
        }
        let given = *self.given.entry(key).or_insert_with(|| DoubleDummy::of(deal, n_threads));
        given.map(|given| double_dummy_faults(record, facts, inherited, &given)).unwrap_or_default()
    }

    /// Returns nothing, as this build has no search.
    #[cfg(not(feature = "bridge"))]
    #[expect(clippy::unused_self, reason = "it is the same question where deals are searched")]
    pub(super) const fn faults(&mut self, _: &Record<'_>, _: &Facts, _: &Inherited, _: usize) -> Vec<Found> {
        Vec::new()
    }
}
