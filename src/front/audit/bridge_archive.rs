//! Records of bridge of different files held against each other: the same deal, and results that contradict each other.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::bridge::CardSet;
use crate::findings::{Finding, rules};
use crate::l10n::message;
use crate::text::quote;

use super::super::bridge_file::{BridgeFile, KeptResult};

/// The records of one deal.
struct SameDeal<'a> {
    first: &'a KeptResult,
    /// The first record of each four players.
    of_players: HashMap<&'a [String; 4], &'a KeptResult>,
}

/// Finds what is so of records of different files; what is so within a file was told with it.
pub(super) fn found_across(files: &[BridgeFile]) -> Vec<Finding> {
    let mut deals: HashMap<[CardSet; 4], SameDeal<'_>> = HashMap::new();
    let mut found = Vec::new();
    for result in files.iter().flat_map(|file| &file.results) {
        let same = match deals.entry(result.deal) {
            Entry::Vacant(place) => {
                place.insert(SameDeal { first: result, of_players: HashMap::from([(&result.players, result)]) });
                continue;
            }
            Entry::Occupied(place) => place.into_mut(),
        };
        match same.of_players.entry(&result.players) {
            Entry::Occupied(other) if are_named(&result.players) && is_apart(result, other.get()) => {
                found.extend(result_twice(result, other.get()));
                continue;
            }
            Entry::Occupied(_) => {}
            Entry::Vacant(place) => {
                place.insert(result);
            }
        }
        found.extend(deal_twice(result, same.first));
    }
    found
}

/// Tells whether two records stand in different files.
fn is_apart(result: &KeptResult, other: &KeptResult) -> bool {
    result.anchor.location.path != other.anchor.location.path
}

/// Tells whether four different players are named.
fn are_named(players: &[String; 4]) -> bool {
    (0..4).all(|at| !players[at].is_empty() && !players[..at].contains(&players[at]))
}

fn result_twice(result: &KeptResult, other: &KeptResult) -> Option<Finding> {
    let is_known = !result.result.is_empty() && !other.result.is_empty();
    if !is_known || result.table != other.table && !result.table.is_empty() && !other.table.is_empty() {
        return None;
    }
    let place = &other.anchor.location;
    let (path, record) = (quote(&place.path), place.record.unwrap_or(0));
    let message = if result.result == other.result {
        message!("bridge-result-twice-file", path = path, other = record)
    } else {
        message!("bridge-result-contradicts-file", path = path, other = record)
    };
    Some(Finding::new(rules::BRIDGE_RESULT_TWICE, result.anchor.location.clone(), message))
}

/// One deal under two numbers, or at two events.
fn deal_twice(result: &KeptResult, other: &KeptResult) -> Option<Finding> {
    let differs = |one: &str, other: &str| !one.is_empty() && !other.is_empty() && one != other;
    let is_another = differs(&result.board, &other.board) || differs(&result.event, &other.event);
    if !is_another || !is_apart(result, other) {
        return None;
    }
    let place = &other.anchor.location;
    let (path, record) = (quote(&place.path), place.record.unwrap_or(0));
    let message = message!("bridge-deal-twice-file", board = quote(&other.board), path = path, other = record);
    Some(Finding::new(rules::BRIDGE_DEAL_TWICE, result.anchor.location.clone(), message))
}
