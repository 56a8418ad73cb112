//! Names of an archive that may belong to one player because no other name fits, and other facts agree: initials,
//! middle names, patronymics, a federation after the name, a former surname, a misspelling.
//!
//! Two names are reported if each is the only one that may be the other, they never met and have no event in common,
//! and their ratings agree within [`RATINGS`] points (within [`NEAR_RATINGS`] if the spelling is only similar), or, if
//! one has no rating, they met the same opponents.

use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use super::super::entries::archive::Archive;
use super::super::fingerprint::of_bytes;
use super::super::names::merged_places::places_of;
use super::super::names::name_key::NameKey;
use super::super::names::people::{Likeness, PersonName, likeness};
use super::super::parallel::in_parts;
use super::ratings::ratings_of;

/// The maximum number of names sharing a surname that are compared.
const MOST_NAMESAKES: usize = 64;
/// The maximum difference between ratings of one player within a few years.
const RATINGS: u16 = 80;
/// The same for names that are only similar.
const NEAR_RATINGS: u16 = 30;
/// This many common opponents are as good as matching ratings.
const LEAST_OPPONENTS: usize = 3;
/// The maximum number of years between games of one player if only a rating identifies him or her.
const MOST_YEARS: u16 = 5;
/// The maximum number of differing letters of similar spellings, for names with at least [`LEAST_LETTERS`].
const MOST_LETTERS: usize = 2;
const LEAST_LETTERS: usize = 12;

type Map<K, V> = HashMap<K, V, DefaultHashBuilder>;

/// The facts about a name that may be another's.
#[derive(Debug, Default)]
struct KnownSpelling {
    years: Option<(u16, u16)>,
    ratings: Option<(u16, u16)>,
    opponents: HashSet<u32, DefaultHashBuilder>,
    events: HashSet<u32, DefaultHashBuilder>,
}

/// Lists the pairs, by their indices among the names; `place` returns the index of a text. Near-linear.
pub(super) fn likely_pairs(
    archive: &Archive,
    names: &[&str],
    place: &dyn Fn(usize) -> Option<usize>,
) -> Vec<(usize, usize, Likeness)> {
    let pairs = only_ones(names);
    if pairs.is_empty() {
        return Vec::new();
    }
    let mut known: Map<usize, KnownSpelling> = pairs
        .iter()
        .flat_map(|(one, other, _)| [(*one, KnownSpelling::default()), (*other, KnownSpelling::default())])
        .collect();
    let mut met: HashSet<(usize, usize), DefaultHashBuilder> = HashSet::default();
    let mut keys: Vec<Option<u32>> = vec![None; names.len()];
    for (number, summary) in (0..).zip(archive.summaries()) {
        let players = summary.players.map(|player| place(player.index()));
        for (side, player) in players.into_iter().enumerate() {
            let Some((at, one)) = player.and_then(|at| Some((at, known.get_mut(&at)?))) else { continue };
            if let Some(opponent) = players[1 - side] {
                met.insert((at.min(opponent), at.max(opponent)));
                one.opponents.insert(*keys[opponent].get_or_insert_with(|| NameKey::of(names[opponent]).player()));
            }
            one.events.insert(archive.prefix(number).event.0);
            if let [Some(year), ..] = summary.date() {
                let (first, last) = one.years.unwrap_or((year, year));
                one.years = Some((first.min(year), last.max(year)));
            }
            if let Some(rating) = summary.has_rating().then(|| ratings_of(archive, number)[side]).flatten() {
                let (low, high) = one.ratings.unwrap_or((rating, rating));
                one.ratings = Some((low.min(rating), high.max(rating)));
            }
        }
    }
    let agree = |(one, other, why): &(usize, usize, Likeness)| {
        let [first, second] = [one, other].map(|at| &known[at]);
        let gap = |(low, high): (u16, u16), (its_low, its_high): (u16, u16)| {
            its_low.saturating_sub(high).max(low.saturating_sub(its_high))
        };
        let is_apart = first.years.zip(second.years).is_some_and(|(one, other)| gap(one, other) > MOST_YEARS);
        let most = if *why == Likeness::Near { NEAR_RATINGS } else { RATINGS };
        let by_ratings = first.ratings.zip(second.ratings).map(|(one, other)| gap(one, other) <= most);
        let n_opponents = first.opponents.intersection(&second.opponents).count();
        !is_apart
            && !met.contains(&(*one.min(other), *one.max(other)))
            && first.events.is_disjoint(&second.events)
            && by_ratings.unwrap_or(*why != Likeness::Near && n_opponents >= LEAST_OPPONENTS)
    };
    pairs.into_iter().filter(agree).collect()
}

/// The number of names, or of words that several have, that one thread examines at once.
const AT_ONCE: usize = 64;

/// Returns the pairs of names each of which is the only one that may be the other.
fn only_ones(names: &[&str]) -> Vec<(usize, usize, Likeness)> {
    let mut by_word: Map<(u32, u64), Vec<usize>> = HashMap::default();
    for (at, name) in names.iter().enumerate() {
        for word in NameKey::of(name).words() {
            by_word.entry((*word, 0)).or_default().push(at);
        }
        if let Some(beginning) = beginning(name) {
            by_word.entry((0, beginning)).or_default().push(at);
        }
    }
    let blocks: Vec<&Vec<usize>> = by_word.values().filter(|all| (2..=MOST_NAMESAKES).contains(&all.len())).collect();
    let mut asked: Vec<usize> = blocks.iter().flat_map(|block| block.iter().copied()).collect();
    asked.sort_unstable();
    asked.dedup();
    let read = in_parts(asked.len(), AT_ONCE, &|places| {
        asked[places].iter().map(|at| (*at, PersonName::read(names[*at]))).collect()
    });
    let read: Map<usize, PersonName> = read.into_iter().collect();
    let alike_in = |block: &&Vec<usize>| {
        let mut alike = Vec::new();
        for (index, one) in block.iter().enumerate() {
            for other in block[index + 1..].iter().filter(|other| *other != one) {
                let why = likeness(&read[one], &read[other]).or_else(|| near(names[*one], names[*other]));
                alike.extend(why.map(|why| (*one.min(other), *one.max(other), why)));
            }
        }
        alike
    };
    let mut found = in_parts(blocks.len(), AT_ONCE, &|places| blocks[places].iter().flat_map(alike_in).collect());
    found.sort_unstable();
    found.dedup();
    // Spellings of one name count as one here.
    let same: Vec<(usize, usize)> =
        found.iter().filter(|(.., why)| *why <= Likeness::Spelling).map(|(one, other, _)| (*one, *other)).collect();
    let tops = places_of(names.len(), &same);
    let mut others: Map<usize, HashSet<usize, DefaultHashBuilder>> = HashMap::default();
    for (one, other, _) in &found {
        let (one, other) = (tops[*one], tops[*other]);
        if one != other {
            others.entry(one).or_default().insert(other);
            others.entry(other).or_default().insert(one);
        }
    }
    let is_only = |at: usize| others.get(&tops[at]).is_some_and(|its| its.len() == 1);
    found.retain(|(one, other, why)| {
        matches!(why, Likeness::Initials | Likeness::Near) && is_only(*one) && is_only(*other)
    });
    found
}

/// Hashes the first letters of the surname and of the given name.
fn beginning(name: &str) -> Option<u64> {
    const LETTERS: usize = 3;
    let (surname, given) = name.split_once(',')?;
    let letters = |text: &str, n: usize| text.trim().chars().take(n).flat_map(char::to_lowercase).collect::<String>();
    Some(of_bytes((letters(surname, LETTERS) + "," + &letters(given, 1)).as_bytes()))
}

/// Returns [`Likeness::Near`] for names in one alphabet that differ in a few letters.
fn near(one: &str, other: &str) -> Option<Likeness> {
    let letters =
        |name: &str| name.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect::<String>();
    let parts = |name: &str| name.split_once(',').map(|(surname, given)| [letters(surname), letters(given)]);
    let (own, its) = (parts(one)?, parts(other)?);
    let n_letters = own.iter().map(String::len).sum::<usize>().min(its.iter().map(String::len).sum());
    let differing = |at: usize| strsim::osa_distance(&own[at], &its[at]);
    let begins_alike = (0..2).all(|at| own[at].chars().next() == its[at].chars().next());
    let is_whole = own[1].len() > 3 && its[1].len() > 3;
    let are_near =
        n_letters >= LEAST_LETTERS && begins_alike && is_whole && differing(0) + differing(1) <= MOST_LETTERS;
    // A given name that extends the other is a different one: Yu and Yue, Jan and Jana.
    let goes_on = own[1].starts_with(&its[1]) || its[1].starts_with(&own[1]);
    (are_near && (own[1] == its[1] || !goes_on)).then_some(Likeness::Near)
}
