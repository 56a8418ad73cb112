//! Checks an event: pairings, rounds, dates and names, each problem reported at a record.

use std::collections::BTreeSet;

use crate::findings::rules;
use crate::l10n::{Arg, message};
use crate::sorting::CompactSort;
use crate::tournament::{Kind, Outcome, Pairing};

use super::super::entries::archive_finding::{ArchiveFinding, Spelling};
use super::super::entries::event_key::Day;
use super::super::events::event::EventFound;
use super::super::events::event_doubt::EventDoubt;
use super::super::events::event_game::EventGame;
use super::super::groups::event_join::EventJoin;
use super::super::names::name_form::NameForms;
use super::super::names::people::{Likeness, Variants, variants};
use super::super::players::people_check::name_variants;
use super::checked_event::{CheckedEvent, pair_of};
use super::event_gaps::gaps;
use super::event_pairings::pairings;

/// The maximum number of findings of a kind per event; the last one counts the others.
const MAX_OF_A_KIND: usize = 50;

/// Lists what is wrong in an event. `record` of each finding is the number of its record.
#[must_use]
pub fn check(found: &EventFound) -> Vec<ArchiveFinding> {
    check_with(found, &variants_in(found))
}

/// The same with the names that may be one player's.
pub fn check_with(found: &EventFound, variants: &[Variants]) -> Vec<ArchiveFinding> {
    let merged = merged_as(found, variants);
    let whole = CheckedEvent::new(merged.as_ref().unwrap_or(found));
    let of_names = CheckedEvent::of_names(found);
    let mut all = Vec::new();
    let joins = found.joins.iter().map(EventJoin::finding).collect();
    let doubts = found.doubts.iter().map(EventDoubt::finding).collect();
    let records = [wrong_rounds(&whole), open_results(&whole)].concat();
    for part in [joins, doubts, pairings(&whole), gaps(&whole), records, dates(&whole), names(&of_names, variants)] {
        all.extend(limited(part));
    }
    all.compact_sort_by_key(|one| one.record);
    let name = Some(&found.tournament.name).filter(|name| !name.is_empty());
    for one in &mut all {
        one.event = name.cloned();
    }
    all
}

/// Returns the event with all names merged that may belong to one player, if there are any.
///
/// A player with two names seems to lack games and to be one too many although only the names are wrong, so everything
/// else is checked in the merged event. The names are always reported.
#[must_use]
pub fn with_variants_merged(found: &EventFound) -> Option<EventFound> {
    merged_as(found, &variants_in(found))
}

fn merged_as(found: &EventFound, variants: &[Variants]) -> Option<EventFound> {
    let pairs: Vec<(usize, usize)> = variants.iter().map(|pair| (pair.first, pair.second)).collect();
    (!pairs.is_empty()).then(|| found.merged(&pairs))
}

fn variants_in(found: &EventFound) -> Vec<Variants> {
    let names: Vec<&str> = found.tournament.players.iter().map(|player| player.name.as_str()).collect();
    possible_variants(found, &names)
}

/// Games whose tags give a round in which both players have another game.
fn wrong_rounds(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let tell = |(record, tagged): &(u32, u16)| {
        let game = event.found.games.iter().find(|game| game.record == *record)?;
        let message = message!(
            "pairing-other-round",
            first = event.name(game.pairing.white),
            second = event.name(game.pairing.black),
            tagged = u32::from(*tagged),
            round = u32::from(game.pairing.round),
        );
        Some(ArchiveFinding::new(rules::PAIRING_WRONG, *record, message))
    };
    event.found.wrong_rounds.iter().filter_map(tell).collect()
}

/// Without one result per this many games, an open result means nothing if all others have one.
const GAMES_AN_OPEN_RESULT: usize = 10;

/// Games without a result in an event of which nearly all others have one, those of their round and of later ones too.
fn open_results(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let games = &event.found.games;
    let is_open = |game: &&EventGame| game.pairing.outcome == Outcome::Unknown;
    let n_open = games.iter().filter(is_open).count();
    if event.found.kind.is_none() || n_open == 0 || n_open * GAMES_AN_OPEN_RESULT > games.len() {
        return Vec::new();
    }
    let last_known = games.iter().filter(|game| !is_open(game)).map(|game| game.pairing.round).max().unwrap_or(0);
    let tell = |game: &EventGame| {
        let Pairing { round, white, black, .. } = game.pairing;
        let message =
            message!("result-open", first = event.name(white), second = event.name(black), round = u32::from(round),);
        ArchiveFinding::new(rules::ROUND_INCOMPLETE, game.record, message)
    };
    games.iter().filter(|game| is_open(game) && game.pairing.round <= last_known).map(tell).collect()
}

/// Keeps the first findings, and says in the last how many more there are.
fn limited(mut found: Vec<ArchiveFinding>) -> Vec<ArchiveFinding> {
    if found.len() > MAX_OF_A_KIND {
        let more = found.split_off(MAX_OF_A_KIND);
        let n_more = more.len();
        if let Some(last) = found.last_mut() {
            // A finding about the whole archive lists all names.
            last.spellings.extend(more.into_iter().flat_map(|one| one.spellings));
            last.message = message!("and-more-in-event", message = last.message.clone(), count = n_more);
        }
    }
    found
}

/// Dates before the event began, or far from all others.
fn dates(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let mut all = Vec::new();
    let (first, last) = (event.found.tournament.start.clone(), event.found.tournament.end.clone());
    for game in &event.found.games {
        let Some(day) = game.day else { continue };
        let is_far = event.found.far_dates.contains(&game.record);
        let start = event.found.stated_start.filter(|start| is_before(day, *start));
        let message = match start {
            _ if is_far => {
                let [date, first, last] = [day.written(), first.clone(), last.clone()].map(Arg::Day);
                message!("date-far", date = date, first = first, last = last)
            }
            Some(start) => {
                let [date, start] = [day, start].map(|day| Arg::Day(day.written()));
                message!("date-before-event", date = date, start = start)
            }
            None => continue,
        };
        all.push(ArchiveFinding::new(rules::DATE_OUTSIDE_EVENT, game.record, message));
    }
    // If more than a few games come before it, the date of the event is wrong.
    let n_before = all.len();
    if n_before * 10 > event.found.games.len() && n_before > 2 {
        all.truncate(1);
        if let Some(one) = all.first_mut() {
            one.message = message!("and-more-in-event", message = one.message.clone(), count = n_before - 1);
        }
    }
    all
}

/// Names of the event that may be one player's. Two who met, or played in one round, are two.
fn names(event: &CheckedEvent<'_>, variants: &[Variants]) -> Vec<ArchiveFinding> {
    let mut all = Vec::new();
    let names: Vec<&str> = event.found.tournament.players.iter().map(|player| player.name.as_str()).collect();
    let forms = NameForms::of(&names, &|at| event.n_records(at));
    let (in_other_form, others): (Vec<&Variants>, _) =
        variants.iter().partition(|pair| forms.usual(pair.first) == forms.usual(pair.second));
    let spelling = |pair: &Variants| {
        let (rare, usual) = if event.n_records(pair.first) < event.n_records(pair.second) {
            (pair.first, pair.second)
        } else {
            (pair.second, pair.first)
        };
        let is_form = forms.usual(rare) == forms.usual(usual);
        let likeness = if is_form { Likeness::Form } else { pair.likeness };
        let [was, is] = [rare, usual].map(|at| names.get(at).copied().unwrap_or("?").to_owned());
        let [record, usual_card] = [rare, usual].map(|at| event.record(event.first_of_player(at)));
        Spelling { record, was, is, usual_card, likeness, is_of_event: true }
    };
    for pair in in_other_form.iter().take(1).copied().chain(others) {
        all.push(name_variants(spelling(pair)));
    }
    // Names in two forms are reported with the first of them.
    if let (Some(first), n_more @ 1..) = (all.first_mut(), in_other_form.len().saturating_sub(1)) {
        first.message = message!("and-more-in-event", message = first.message.clone(), count = n_more);
        first.spellings.extend(in_other_form.iter().skip(1).map(|pair| spelling(pair)));
    }
    all
}

/// Returns true if a day is before another, as far as both are known.
fn is_before(day: Day, start: Day) -> bool {
    match (day.is_whole(), start.is_whole()) {
        (true, true) => day < start,
        _ => day.year < start.year,
    }
}

/// Lists names of an event that may belong to one player: they did not meet or play in the same round.
#[must_use]
pub fn possible_variants(found: &EventFound, names: &[&str]) -> Vec<Variants> {
    let mut rounds: Vec<BTreeSet<u16>> = vec![BTreeSet::new(); names.len()];
    let mut met: BTreeSet<(usize, usize)> = BTreeSet::new();
    for game in &found.games {
        met.insert(pair_of(game.pairing));
        for player in [game.pairing.white, game.pairing.black] {
            if let Some(rounds) = rounds.get_mut(player).filter(|_| game.pairing.round > 0) {
                rounds.insert(game.pairing.round);
            }
        }
    }
    let players = &found.tournament.players;
    let ids = |at: usize| players.get(at).map_or("", |player| player.fide_id.as_str());
    let is_possible = |pair: &Variants| {
        let (first, second) = (ids(pair.first), ids(pair.second));
        let is_knock_out = found.kind.is_some_and(|found| matches!(found.kind, Kind::KnockOut | Kind::Match));
        !met.contains(&(pair.first, pair.second))
            && (first.is_empty() || second.is_empty() || first == second)
            && (is_knock_out || rounds[pair.first].is_disjoint(&rounds[pair.second]))
    };
    let mut found: Vec<Variants> = variants(names).into_iter().filter(is_possible).collect();
    let of_games = by_games(&rounds).into_iter().filter(is_possible);
    let is_new = |pair: &Variants| !found.iter().any(|known| (known.first, known.second) == (pair.first, pair.second));
    let of_games: Vec<Variants> = of_games.filter(is_new).collect();
    found.extend(of_games);
    found
}

/// With fewer rounds than this, each of two names may have some by chance.
const LEAST_ROUNDS: usize = 5;
/// The maximum number of names that lack games if all others have all.
const MOST_INCOMPLETE: usize = 4;

/// Lists names of which one has a game in exactly the rounds in which the other has none, if all others have one in
/// each. A player who came for the last rounds may have replaced one who left after the first ones.
fn by_games(rounds: &[BTreeSet<u16>]) -> Vec<Variants> {
    let all: BTreeSet<u16> = rounds.iter().flatten().copied().collect();
    let incomplete: Vec<usize> = (0..rounds.len()).filter(|at| rounds[*at].len() < all.len()).collect();
    if all.len() < LEAST_ROUNDS || incomplete.len() > MOST_INCOMPLETE || rounds.len() < incomplete.len() + LEAST_ROUNDS
    {
        return Vec::new();
    }
    let fits = |one: usize, other: usize| {
        let [own, its] = [&rounds[one], &rounds[other]];
        own.is_disjoint(its) && own.len() + its.len() == all.len() && {
            let shorter = if own.len() <= its.len() { own } else { its };
            let n = shorter.len();
            let is_substitute = all.iter().take(n).eq(shorter) || all.iter().rev().take(n).eq(shorter.iter().rev());
            n == 1 || !is_substitute
        }
    };
    let partners = |one: usize| incomplete.iter().copied().filter(move |other| *other != one && fits(one, *other));
    let pair = |one: &usize| {
        let mut its = partners(*one);
        let (other, None) = (its.next()?, its.next()) else { return None };
        let is_only = partners(other).count() == 1;
        (is_only && *one < other).then_some(Variants { first: *one, second: other, likeness: Likeness::Games })
    };
    incomplete.iter().filter_map(pair).collect()
}
