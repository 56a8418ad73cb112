//! Records of bridge in different files compared: the same deal, and results that contradict each other.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU64;

use crate::database::fingerprint::{of_bytes, step};
use crate::findings::{Finding, rules};
use crate::l10n::message;
use crate::text::quote;

use super::kept_file::{BridgeFile, KeptResult};
use crate::front::pipeline::boardless::{FileExtract, FoundAcross};

/// A result with the number of its file.
type Filed<'a> = (usize, &'a KeptResult);

/// Returns the findings across files; those within a file are reported with the file. Findings name the event of their
/// file.
pub(super) fn found_across(files: &[Box<dyn FileExtract>]) -> Vec<FoundAcross> {
    let paths: Vec<&str> = files.iter().map(|file| file.path()).collect();
    let mut first_of_deal: HashMap<u64, Filed<'_>> = HashMap::new();
    let mut of_players: HashMap<(u64, NonZeroU64), Filed<'_>> = HashMap::new();
    let mut found = Vec::new();
    for filed in results(files) {
        let (file, result) = filed;
        let first = match first_of_deal.entry(result.deal) {
            Entry::Vacant(place) => {
                place.insert(filed);
                None
            }
            Entry::Occupied(first) => Some(*first.get()),
        };
        if let Some(players) = result.players {
            match of_players.entry((result.deal, players)) {
                Entry::Occupied(other) if other.get().0 != file => {
                    found.extend(result_twice(filed, *other.get(), &paths));
                    continue;
                }
                Entry::Occupied(_) => {}
                Entry::Vacant(place) => {
                    place.insert(filed);
                }
            }
        }
        found.extend(first.and_then(|first| deal_twice(filed, first, &paths)));
    }
    for FoundAcross { finding, .. } in &mut found {
        let mut of_bridge = files.iter().filter_map(|file| BridgeFile::of(&**file));
        let file = of_bridge.find(|file| file.path == finding.location.path);
        finding.event = file.map(|file| file.event.clone()).filter(|event| !event.is_empty());
    }
    found
}

/// Returns the results of the files of bridge among these.
fn results(files: &[Box<dyn FileExtract>]) -> impl Iterator<Item = Filed<'_>> {
    let of_bridge = files.iter().enumerate().filter_map(|(number, file)| Some((number, BridgeFile::of(&**file)?)));
    of_bridge.flat_map(|(number, file)| file.results.iter().map(move |one| (number, one)))
}

/// Lists the records that repeat an earlier one, each by the number of its file and its own.
///
/// They have the same result of the same players of the same deal, or, if neither players nor results are named, the
/// same board of the same event.
pub(super) fn repeated(files: &[Box<dyn FileExtract>]) -> Vec<(usize, u64)> {
    let mut tables_of: HashMap<_, HashSet<Option<NonZeroU64>>> = HashMap::new();
    let mut found = Vec::new();
    for (file, result) in results(files) {
        let Some(said) = what_it_says(result) else { continue };
        let tables = tables_of.entry(said).or_default();
        // A table without a name may be any.
        let is_same_table = tables.contains(&result.table) || tables.contains(&None) || result.table.is_none();
        let is_repeated = !tables.is_empty() && is_same_table;
        tables.insert(result.table);
        found.extend(result.place.record().filter(|_| is_repeated).map(|record| (file, record)));
    }
    found
}

/// The deal, its players and result, the number of the board and the event.
type SaidOfDeal<'r> = (u64, Option<NonZeroU64>, Option<NonZeroU64>, &'r str, Option<NonZeroU64>);

/// Returns what records that repeat each other share.
///
/// Returns `None` for a result without players, as it may have been reached twice.
fn what_it_says(result: &KeptResult) -> Option<SaidOfDeal<'_>> {
    let KeptResult { deal, players, result: made, board, event, .. } = result;
    match (players, made) {
        (_, None) => Some((*deal, *players, None, &**board, *event)),
        (Some(_), Some(_)) => Some((*deal, *players, *made, "", None)),
        (None, Some(_)) => None,
    }
}

/// Returns the finding for one result of the same four players in two files.
fn result_twice((file, result): Filed<'_>, (other_file, other): Filed<'_>, paths: &[&str]) -> Option<FoundAcross> {
    let (own, others) = result.result.zip(other.result)?;
    if result.table.zip(other.table).is_some_and(|(own, others)| own != others) {
        return None;
    }
    let (path, record) = (quote(paths[other_file]), other.place.record().unwrap_or(0));
    let message = if own == others {
        message!("bridge-result-twice-file", path = path, other = record)
    } else {
        message!("bridge-result-contradicts-file", path = path, other = record)
    };
    let finding = Finding::new(rules::BRIDGE_RESULT_TWICE, result.place.location(paths[file]), message);
    Some(FoundAcross { finding, key: key_of(result, other) })
}

/// Returns the key of a finding about two results, independent of their files.
fn key_of(result: &KeptResult, other: &KeptResult) -> u64 {
    let of = |one: &KeptResult| {
        let numbers = [one.event, one.players, one.table, one.result].map(|number| number.map_or(0, NonZeroU64::get));
        numbers.into_iter().fold(step(one.deal, of_bytes(one.board.as_bytes())), step)
    };
    step(of(result), of(other))
}

/// Returns the finding for one deal under two numbers, or at two events.
fn deal_twice((file, result): Filed<'_>, (other_file, other): Filed<'_>, paths: &[&str]) -> Option<FoundAcross> {
    let is_other_board = !result.board.is_empty() && !other.board.is_empty() && result.board != other.board;
    let is_other_event = result.event.zip(other.event).is_some_and(|(own, others)| own != others);
    if file == other_file || !is_other_board && !is_other_event {
        return None;
    }
    let (path, record) = (quote(paths[other_file]), other.place.record().unwrap_or(0));
    let message = message!("bridge-deal-twice-file", board = quote(&other.board), path = path, other = record);
    let finding = Finding::new(rules::BRIDGE_DEAL_TWICE, result.place.location(paths[file]), message);
    Some(FoundAcross { finding, key: key_of(result, other) })
}
