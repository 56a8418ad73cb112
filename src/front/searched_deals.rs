//! Deals of a file of bridge with all cards seen, each searched once.

#[cfg(feature = "double-dummy")]
use std::collections::HashMap;

use crate::bridge::pbn::{Inherited, Record};
#[cfg(feature = "double-dummy")]
use crate::bridge::{CardSet, Deal, DoubleDummy, asks_for_double_dummy, double_dummy_faults};
use crate::bridge::{Facts, Found};

/// The deals of a file that were searched.
#[derive(Default)]
pub(super) struct SearchedDeals {
    #[cfg(feature = "double-dummy")]
    given: HashMap<[CardSet; 4], Option<DoubleDummy>>,
}

/// At most this many deals are kept; then all are forgotten.
#[cfg(feature = "double-dummy")]
const MOST_DEALS: usize = 1 << 12;

impl SearchedDeals {
    /// Holds what a record says of its deal against what that gives; deals are searched by this many threads.
    #[cfg(feature = "double-dummy")]
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

    /// Finds nothing: no one searches.
    #[cfg(not(feature = "double-dummy"))]
    #[expect(clippy::unused_self, reason = "it is the same question where deals are searched")]
    pub(super) const fn faults(&mut self, _: &Record<'_>, _: &Facts, _: &Inherited, _: usize) -> Vec<Found> {
        Vec::new()
    }
}
