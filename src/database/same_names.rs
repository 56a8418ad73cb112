//! Names of an event that are one player's, since the same game stands under both.

use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use super::event_key::{Day, day_of};
use super::folded_name::name_key;
use super::head::Head;
use super::merged_places::places_of;
use super::people::{PersonName, likeness};

/// Shorter games may be played again, move by move.
const LONG: u32 = 30;

/// Names that are another spelling of a name.
#[derive(Clone, Debug, Default)]
pub(super) struct SameNames {
    /// The names as they are folded, each with the one that stands for it.
    usual: HashMap<String, UsualName, DefaultHashBuilder>,
    /// The spellings and what stands for each, as written, in the order in which they were met.
    pub(super) told: Vec<[String; 2]>,
}

/// The fullest of some spellings.
#[derive(Clone, Debug)]
pub(super) struct UsualName {
    pub(super) folded: String,
    pub(super) written: String,
}

impl SameNames {
    /// Looks for records that hold the same long game under names that are spellings of each other. Near-linear.
    pub(super) fn of<'a>(records: impl Iterator<Item = u32> + Clone, head: &dyn Fn(u32) -> Head<'a>) -> Self {
        let mut first_of: HashMap<u64, u32, DefaultHashBuilder> = HashMap::default();
        // Of a game that is cut short the opening and the day are left.
        let mut first_of_day: HashMap<(u64, Day), u32, DefaultHashBuilder> = HashMap::default();
        let mut found: Vec<[&'a str; 2]> = Vec::new();
        for record in records.clone() {
            let one = head(record);
            if one.n_plies < LONG || one.moves[1] == 0 {
                continue;
            }
            let first = *first_of.entry(one.moves[1]).or_insert(record);
            if first != record {
                found.extend(spellings(&head(first), &one));
                continue;
            }
            let Some(day) = day_of(&one).filter(|day| day.is_whole() && one.moves[0] != 0) else { continue };
            let first = *first_of_day.entry((one.moves[0], day)).or_insert(record);
            if first != record {
                let first = head(first);
                let is_one = first.result == one.result && !first.result.is_empty();
                found.extend(is_one.then(|| spellings(&first, &one)).into_iter().flatten());
            }
        }
        if found.is_empty() {
            return Self::default();
        }
        // Two who met are two.
        let mut met: HashSet<[String; 2], DefaultHashBuilder> = HashSet::default();
        for record in records {
            let one = head(record);
            met.insert(in_order([name_key(one.white.name), name_key(one.black.name)]));
        }
        found.retain(|names| !met.contains(&in_order(names.map(name_key))));
        Self::joined(&found)
    }

    /// Puts pairs of spellings together.
    fn joined(found: &[[&str; 2]]) -> Self {
        let mut places: HashMap<String, usize, DefaultHashBuilder> = HashMap::default();
        let mut names: Vec<UsualName> = Vec::new();
        let mut place = |name: &str| {
            let folded = name_key(name);
            *places.entry(folded.clone()).or_insert_with(|| {
                names.push(UsualName { folded, written: name.trim().to_owned() });
                names.len() - 1
            })
        };
        let pairs: Vec<(usize, usize)> = found.iter().map(|[one, other]| (place(one), place(other))).collect();
        let tops = places_of(names.len(), &pairs);
        let mut fullest: HashMap<usize, usize, DefaultHashBuilder> = HashMap::default();
        for (at, top) in tops.iter().enumerate() {
            let known = fullest.entry(*top).or_insert(at);
            if names[at].folded.chars().count() > names[*known].folded.chars().count() {
                *known = at;
            }
        }
        let mut same = Self::default();
        for (name, top) in names.iter().zip(&tops) {
            let usual = &names[fullest.get(top).copied().unwrap_or(*top)];
            if usual.folded != name.folded {
                same.told.push([name.written.clone(), usual.written.clone()]);
                same.usual.insert(name.folded.clone(), usual.clone());
            }
        }
        same
    }

    /// Returns what stands for a name as it is folded, where that is another.
    pub(super) fn usual(&self, folded: &str) -> Option<&UsualName> {
        self.usual.get(folded)
    }
}

fn in_order(mut names: [String; 2]) -> [String; 2] {
    names.sort_unstable();
    names
}

/// Lists the names of one game that two records spell otherwise; nothing where one of them may be another player's.
fn spellings<'a>(one: &Head<'a>, other: &Head<'a>) -> Vec<[&'a str; 2]> {
    let mut found = Vec::new();
    for (own, its) in [(&one.white, &other.white), (&one.black, &other.black)] {
        if name_key(own.name) == name_key(its.name) {
            continue;
        }
        let is_other = !own.fide_id.is_empty() && !its.fide_id.is_empty() && own.fide_id != its.fide_id;
        if is_other || likeness(&PersonName::read(own.name), &PersonName::read(its.name)).is_none() {
            return Vec::new();
        }
        found.push([own.name, its.name]);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::head::Seat;
    use super::*;

    fn told(games: &[(&str, &str, u64)]) -> Vec<[String; 2]> {
        let head = |at: u32| {
            let (white, black, moves) = games[at as usize];
            let seat = |name| Seat { name, ..Seat::default() };
            Head { white: seat(white), black: seat(black), n_plies: 60, moves: [moves; 2], ..Head::default() }
        };
        SameNames::of(0..u32::try_from(games.len()).unwrap(), &head).told
    }

    #[test]
    fn the_same_game_under_two_spellings_makes_them_one_player() {
        let found = told(&[
            ("Keres, P", "Tal, Mikhail", 1),
            ("Keres, P", "Stein, L", 2),
            ("Keres, Paul", "Tal, M", 1),
            ("Keres Paul", "Stein, L", 2),
        ]);
        let expected = [["Keres, P", "Keres, Paul"], ["Tal, M", "Tal, Mikhail"]];
        assert_eq!(found, expected.map(|names| names.map(str::to_owned)));
    }

    #[test]
    fn other_players_with_the_same_game_are_others() {
        assert_eq!(told(&[("Keres, P", "Tal, M", 1), ("Keres, Paul", "Stein, L", 1)]), Vec::<[String; 2]>::new());
        // They met.
        let met = [("Ivanov, A", "Tal, M", 1), ("Ivanov, Alexei", "Tal, M", 1), ("Ivanov, A", "Ivanov, Alexei", 2)];
        assert_eq!(told(&met), Vec::<[String; 2]>::new());
    }

    #[test]
    fn a_game_that_is_cut_short_is_known_by_its_opening_and_day() {
        for (date, n) in [("1999.05.02", 1), ("1999.05.03", 0), ("1999.05.??", 0)] {
            let head = |at: u32| {
                let (white, date, moves) = [("Keres, P", "1999.05.02", 1), ("Keres, Paul", date, 2)][at as usize];
                let seat = |name| Seat { name, ..Seat::default() };
                let (white, black) = (seat(white), seat("Tal, M"));
                Head { white, black, date, result: "1-0", n_plies: 60, moves: [7, moves], ..Head::default() }
            };
            assert_eq!(SameNames::of(0..2, &head).told.len(), n, "{date}");
        }
    }
}
