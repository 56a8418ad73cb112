//! Names of an event that belong to one player because they have the same games.

use std::collections::{BTreeSet, HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use super::super::names::folded_name::name_key;
use super::super::names::merged_places::places_of;
use super::super::names::people::{PersonName, likeness};
use super::stated_games::StatedGame;

/// Unrelated names belong to one player if they share this many games.
const LEAST_OF_OTHER_NAMES: usize = 3;
/// The maximum number of names compared with one.
const MOST_NAMES: usize = 8;

/// Names that are another spelling of a name.
#[derive(Clone, Debug, Default)]
pub(super) struct SameNames {
    /// The folded names, each with the one that represents it.
    usual: HashMap<String, UsualName, DefaultHashBuilder>,
    /// The spellings and their representatives, as written, in order of first occurrence.
    pub(super) variants: Vec<[String; 2]>,
    /// Folded names shared by several players: only the copies show whose each game is.
    several: HashSet<String, DefaultHashBuilder>,
}

/// The fullest of several spellings.
#[derive(Clone, Debug)]
pub(super) struct UsualName {
    pub(super) folded: String,
    pub(super) written: String,
}

/// The facts about the names of an event.
#[derive(Default)]
struct NamesOfEvent<'a> {
    places: HashMap<String, usize, DefaultHashBuilder>,
    /// Each name folded, as first written, and the FIDE ID next to it.
    names: Vec<(String, &'a str, &'a str)>,
    /// The number of games with several records for each name.
    n_games: Vec<usize>,
    /// Names that met.
    met: HashSet<(usize, usize), DefaultHashBuilder>,
    /// The games of each name in each round.
    seats: Vec<HashMap<u16, BTreeSet<usize>, DefaultHashBuilder>>,
}

impl<'a> NamesOfEvent<'a> {
    fn place(&mut self, name: &'a str, id: &'a str) -> usize {
        let next = self.names.len();
        let place = *self.places.entry(name_key(name)).or_insert(next);
        if place == next {
            self.names.push((name_key(name), name.trim(), id));
            self.n_games.push(0);
            self.seats.push(HashMap::default());
        }
        place
    }

    /// Returns true if two names sharing this many games are two players: they met, they have two IDs, or each
    /// repeatedly has its own game in a round.
    fn are_two(&self, one: usize, other: usize, n_shared: usize) -> bool {
        let ids = [one, other].map(|at| self.names[at].2);
        let have_two_ids = !ids.contains(&"") && ids[0] != ids[1];
        self.met.contains(&in_order(one, other)) || have_two_ids || self.n_rounds_apart(one, other) * 4 > n_shared
    }

    /// Counts the rounds in which each of two names has its own game.
    fn n_rounds_apart(&self, one: usize, other: usize) -> usize {
        let of_other = &self.seats[other];
        let is_apart = |(round, games): &(&u16, &BTreeSet<usize>)| {
            **round > 0 && of_other.get(*round).is_some_and(|its| games.is_disjoint(its))
        };
        self.seats[one].iter().filter(is_apart).count()
    }
}

const fn in_order(one: usize, other: usize) -> (usize, usize) {
    if one < other { (one, other) } else { (other, one) }
}

impl SameNames {
    /// Finds names that share games. Near-linear.
    pub(super) fn of(games: &[StatedGame<'_>]) -> Self {
        let mut all = NamesOfEvent::default();
        let mut pairs: HashMap<(usize, usize), usize, DefaultHashBuilder> = HashMap::default();
        for (at, game) in games.iter().enumerate() {
            let mut seats: [Vec<usize>; 2] = [Vec::new(), Vec::new()];
            for of_record in &game.records {
                let [white, black] = [&of_record.head.white, &of_record.head.black]
                    .map(|seat| all.place(seat.name, seat.fide_id.trim()));
                all.met.insert(in_order(white, black));
                for (name, side) in [(white, 0), (black, 1)] {
                    all.seats[name].entry(of_record.round).or_default().insert(at);
                    let side: &mut Vec<usize> = &mut seats[usize::from(of_record.is_swapped) ^ side];
                    if !side.contains(&name) {
                        side.push(name);
                    }
                }
            }
            if game.records.len() < 2 {
                continue;
            }
            for names in &mut seats {
                names.truncate(MOST_NAMES);
                for (index, one) in names.iter().enumerate() {
                    all.n_games[*one] += 1;
                    for other in &names[index + 1..] {
                        *pairs.entry(in_order(*one, *other)).or_default() += 1;
                    }
                }
            }
        }
        let mut pairs: Vec<((usize, usize), usize)> = pairs.into_iter().collect();
        pairs.sort_unstable();
        Self::reported_by(&all, &pairs)
    }

    /// Joins names that share this many games.
    fn reported_by(all: &NamesOfEvent<'_>, pairs: &[((usize, usize), usize)]) -> Self {
        let is_one = |((one, other), n): &((usize, usize), usize)| {
            let [name, its] = [one, other].map(|at| PersonName::read(all.names[*at].1));
            let n_games = all.n_games[*one].min(all.n_games[*other]);
            let is_alias = *n >= LEAST_OF_OTHER_NAMES && *n * 5 >= n_games * 4;
            (likeness(&name, &its).is_some() || is_alias) && !all.are_two(*one, *other, *n)
        };
        let found: Vec<(usize, usize)> = pairs.iter().filter(|pair| is_one(pair)).map(|(pair, _)| *pair).collect();
        // A short form of two distinct names belongs to neither.
        let mut beside: HashMap<usize, Vec<usize>, DefaultHashBuilder> = HashMap::default();
        for ((one, other), _) in pairs {
            beside.entry(*one).or_default().push(*other);
            beside.entry(*other).or_default().push(*one);
        }
        let is_several = |name: &usize, others: &Vec<usize>| {
            let own = PersonName::read(all.names[*name].1);
            let mut alike = others.clone();
            alike.retain(|other| likeness(&own, &PersonName::read(all.names[*other].1)).is_some());
            alike.truncate(MOST_NAMES);
            let are_two = |one: usize, other: usize| {
                let [name, its] = [one, other].map(|at| PersonName::read(all.names[at].1));
                all.are_two(one, other, 0) || likeness(&name, &its).is_none() && all.names[one].0 != all.names[other].0
            };
            alike.iter().enumerate().any(|(at, one)| alike[at + 1..].iter().any(|other| are_two(*one, *other)))
        };
        let several: HashSet<usize, DefaultHashBuilder> =
            beside.iter().filter(|(name, others)| is_several(name, others)).map(|(name, _)| *name).collect();
        let joined: Vec<(usize, usize)> =
            found.into_iter().filter(|(one, other)| !several.contains(one) && !several.contains(other)).collect();
        let tops = places_of(all.names.len(), &joined);
        let mut fullest: HashMap<usize, usize, DefaultHashBuilder> = HashMap::default();
        for (at, top) in tops.iter().enumerate() {
            let known = fullest.entry(*top).or_insert(at);
            if all.names[at].0.chars().count() > all.names[*known].0.chars().count() {
                *known = at;
            }
        }
        let mut same = Self::default();
        same.several.extend(several.iter().map(|at| all.names[*at].0.clone()));
        for (at, top) in tops.iter().enumerate() {
            let usual = fullest.get(top).copied().unwrap_or(*top);
            if usual != at {
                let [(folded, written, _), (usual, usual_written, _)] = [&all.names[at], &all.names[usual]];
                same.variants.push([(*written).to_owned(), (*usual_written).to_owned()]);
                let usual = UsualName { folded: usual.clone(), written: (*usual_written).to_owned() };
                same.usual.insert(folded.clone(), usual);
            }
        }
        same
    }

    /// Returns the representative of a folded name, if it is another one.
    pub(super) fn usual(&self, folded: &str) -> Option<&UsualName> {
        self.usual.get(folded)
    }

    /// Returns true if a folded name is shared by several players.
    pub(super) fn is_several(&self, folded: &str) -> bool {
        self.several.contains(folded)
    }
}
