//! Records without moves that are copies: lists of results next to the games, and forfeits recorded in several files.
//!
//! Such a record is a copy if event, round, players, colors and result agree, as far as they are known, and only one
//! game fits. With another result it is a copy if these two are the only ones of the pairing, in its round and on its
//! day. If neither rounds nor days are known, two files must have exactly one game each of these players with these
//! colors in the year.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::super::entries::archive::Archive;
use super::super::entries::entry_summary::EntrySummary;
use super::super::entries::event_key::folded;
use super::super::entries::interner::Symbol;
use super::super::entries::player_names::Names;
use super::super::entries::round_tag;
use super::super::fingerprint::step;
use super::super::names::name_key::is_unknown;
use super::copy_keys::pair;
use super::game_facts::{GameFacts, PlayersMatch};

/// The maximum number of records of one pairing in one round that are compared; more are not a round.
const MOST_OF_A_PAIRING: usize = 16;

/// Finds records without moves that are copies, each with a record of its game; `root` identifies the game of each
/// record as far as it is known. Linear in the number of records; returns at once if all have moves.
pub(in crate::database) fn copies_without_moves(
    archive: &Archive,
    names: &Names,
    root: &dyn Fn(u32) -> u32,
) -> Vec<(u32, u32)> {
    let summaries = || (0..).zip(archive.summaries());
    let is_without = |summary: &EntrySummary| summary.plies == 0 && summary.is_complete();
    if !archive.summaries().iter().any(is_without) {
        return Vec::new();
    }
    let mut events: HashMap<Symbol, Option<u64>, DefaultHashBuilder> = HashMap::default();
    let mut key = |number: u32| {
        let summary = archive.summary(number);
        let pair = pair(summary.players.map(|player| names.key(player).surname()))?;
        // Without a round the day says when.
        let time = match (summary.round_number, summary.date()) {
            (0, [Some(year), Some(month), Some(day)]) => [year, month, day].map(u64::from).into_iter().fold(1, step),
            (0, [year, ..]) => step(2, u64::from(year?)),
            (round, _) => u64::from(round),
        };
        let event = archive.prefix(number).event;
        let event = (*events.entry(event).or_insert_with(|| named_event(archive.text(event))))?;
        Some(step(step(pair, event), time))
    };
    let mut by_key: HashMap<u64, Vec<u32>, DefaultHashBuilder> = HashMap::default();
    for (number, _) in summaries().filter(|(_, summary)| is_without(summary) && summary.has_players()) {
        if let Some(key) = key(number) {
            by_key.entry(key).or_default().push(number);
        }
    }
    for (number, _) in summaries().filter(|(_, summary)| !is_without(summary)) {
        if let Some(same) = key(number).and_then(|key| by_key.get_mut(&key)) {
            same.push(number);
        }
    }
    let mut found = Vec::new();
    for records in by_key.values().filter(|records| (2..=MOST_OF_A_PAIRING).contains(&records.len())) {
        found.extend(copies_among(archive, names, records, root));
    }
    found.sort_unstable();
    found
}

/// Returns a hash of the name of an event; `None` if it is unknown.
fn named_event(event: &str) -> Option<u64> {
    let mut key = String::new();
    folded(event, &mut key);
    (!is_unknown(event)).then(|| key.bytes().fold(0, |state, byte| step(state, u64::from(byte))))
}

/// Finds the copies among the records of one pairing in one round, those without moves first.
fn copies_among(archive: &Archive, names: &Names, records: &[u32], root: &dyn Fn(u32) -> u32) -> Vec<(u32, u32)> {
    let is_without = |number: &&u32| archive.summary(**number).plies == 0 && archive.summary(**number).is_complete();
    let n_without = records.iter().take_while(is_without).count();
    let facts: Vec<GameFacts<'_>> = records.iter().map(|number| GameFacts::of(archive, names, *number)).collect();
    let board = |at: usize| round_tag::read(archive.text(archive.summary(records[at]).round)).board;
    let file = |at: usize| archive.prefix(records[at]).file;
    let is_of_one_pairing = |one: usize, other: usize| {
        let boards = [board(one), board(other)];
        facts[one].players(&facts[other]) == PlayersMatch::Alike
            && facts[one].has_date_of(&facts[other])
            && (boards[0] == boards[1] || boards.contains(&0))
    };
    let mut found = Vec::new();
    let first = archive.summary(records[0]);
    if first.round_number == 0 && first.date().contains(&None) {
        let only_one = |at: usize| {
            let fits = |other: &usize| *other != at && is_of_one_pairing(at, *other);
            let mut others: Vec<usize> = (0..records.len()).filter(fits).collect();
            // Of two Laskers the one who is written so is meant.
            let players = |at: usize| archive.summary(records[at]).players;
            if others.iter().any(|other| players(*other) == players(at)) {
                others.retain(|other| players(*other) == players(at));
            }
            let (other, more) = others.split_first().map(|(first, more)| (*first, more))?;
            let is_other = |more: &usize| root(records[*more]) == root(records[other]) && file(*more) != file(at);
            let is_alone = more.iter().all(is_other);
            let is_copy = is_alone && file(other) != file(at) && facts[at].has_result_of(&facts[other]);
            (is_copy && (other >= n_without || other < at)).then(|| (root(records[other]), records[at]))
        };
        return (0..n_without).filter_map(only_one).collect();
    }
    for at in 0..n_without {
        let with_moves = || (n_without..records.len()).filter(|other| is_of_one_pairing(at, *other));
        let mut games: Vec<u32> = with_moves()
            .filter(|other| facts[at].has_result_of(&facts[*other]))
            .map(|other| root(records[other]))
            .collect();
        if games.is_empty() && n_without == 1 {
            games.extend(
                with_moves().filter(|other| facts[at].has_day_of(&facts[*other])).map(|other| root(records[other])),
            );
        }
        games.sort_unstable();
        games.dedup();
        if let [only] = games[..] {
            found.push((only, records[at]));
        } else if games.is_empty() {
            let is_same = |other: &usize| {
                file(at) != file(*other) && is_of_one_pairing(at, *other) && {
                    let is_only_one = records.len() == 2 && facts[at].has_day_of(&facts[*other]);
                    facts[at].has_result_of(&facts[*other]) || is_only_one
                }
            };
            found.extend((0..at).find(is_same).map(|other| (records[other], records[at])));
        }
    }
    found
}
