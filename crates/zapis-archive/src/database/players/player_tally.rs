//! Lists all players of an archive: spellings, number of games, years and ratings.

use std::collections::{BTreeSet, HashMap};

use hashbrown::DefaultHashBuilder;
use serde::{Serialize, Serializer};

use super::super::entries::known_date::Years;
use super::super::entries::result_tag::is_bye;
use super::super::entries::tag::is_said;
use super::super::names::folded_name::name_key;
use super::super::names::people::spelling_variants;
use crate::sorting::CompactSort;
use crate::text::Fields;

/// A player of an archive, with all spellings of the name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct IndexedPlayer {
    /// The name as in most records; the alphabetically first if there are several.
    pub name: String,
    /// Every spelling with its number of games, the most frequent first.
    pub spellings: Vec<(String, u64)>,
    /// The number of records.
    pub games: u64,
    /// The first and the last year, if any is known.
    pub years: Option<[u16; 2]>,
    /// The lowest rating, the highest, and that of the latest game, if any is known.
    pub ratings: Option<[u16; 3]>,
    /// The FIDE ID, if records have one.
    pub fide_id: Option<String>,
}

/// Serializes the fields of the schema `player`.
impl Serialize for IndexedPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Rating {
            lowest: u16,
            highest: u16,
            last: u16,
        }
        #[derive(Serialize)]
        struct SpelledName<'a> {
            name: &'a str,
            games: u64,
        }
        let spellings = self.spellings.iter().map(|(name, games)| SpelledName { name, games: *games });
        Fields::of_type(serializer, "player")
            .put("name", &self.name)
            .put("games", &self.games)
            .some("first_year", self.years.map(|[first, _]| first))
            .some("last_year", self.years.map(|[_, last]| last))
            .some("rating", self.ratings.map(|[lowest, highest, last]| Rating { lowest, highest, last }))
            .some("fide_id", self.fide_id.as_ref())
            .put("spellings", &spellings.collect::<Vec<_>>())
            .end()
    }
}

/// One spelling of a name with one FIDE ID, or none, and its counts.
#[derive(Clone, Debug)]
struct NamedSeat {
    /// The folded name.
    key: String,
    name: String,
    id: String,
    tally: SeatCount,
}

#[derive(Clone, Debug, Default)]
struct SeatCount {
    games: u64,
    years: Years,
    /// Lowest and highest; 0 if unknown.
    ratings: [u16; 2],
    /// The day of the latest rating, as a number, and the rating.
    latest: (u32, u16),
}

/// Counts the players of records, in any order. Memory grows with the number of names.
#[derive(Clone, Debug, Default)]
pub struct PlayerTally {
    of: HashMap<(String, String), SeatCount, DefaultHashBuilder>,
}

impl PlayerTally {
    /// Counts a player of a record: name, ID, rating, and the date of the game.
    pub fn count(&mut self, name: &str, fide_id: &str, rating: &str, date: &str) {
        if !is_said(name) || is_bye(name) {
            return;
        }
        let id = fide_id.trim();
        let is_id = id.len() > 3 && id.len() <= 12 && id.bytes().all(|byte| byte.is_ascii_digit());
        let id = if is_id { id.trim_start_matches('0') } else { "" };
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let tally = self.of.entry((name, id.to_owned())).or_default();
        tally.games += 1;
        let [year, month, day] = parts_of(date);
        tally.years.include(Years { first: year, last: year });
        let rating = rating.trim().parse::<u16>().ok().filter(|rating| (100..4000).contains(rating));
        if let Some(rating) = rating {
            let [low, high] = tally.ratings;
            tally.ratings = [if low == 0 { rating } else { low.min(rating) }, high.max(rating)];
            let number = u32::from(year) * 10_000 + u32::from(month) * 100 + u32::from(day);
            tally.latest = tally.latest.max((number, rating));
        }
    }

    /// Combines spellings and lists the players in the order of their names.
    ///
    /// Names are one person if they have the same ID, are one name in another spelling, order or alphabet, or have the
    /// same games, unless IDs or more than sixty years contradict that. Initials alone are not enough because they are
    /// ambiguous.
    pub fn players(self, of_same_games: &[[String; 2]]) -> Vec<IndexedPlayer> {
        let seat = |((name, id), tally): ((String, String), SeatCount)| {
            let key = name_key(&name);
            NamedSeat { key, name, id, tally }
        };
        let mut named: Vec<NamedSeat> = self.of.into_iter().map(seat).collect();
        named.compact_sort_by(|one, other| (&one.key, &one.id, &one.name).cmp(&(&other.key, &other.id, &other.name)));
        let mut people = People::of(&named);
        people.join_numbers(&named);
        people.join_names(&named);
        people.join_spellings(&named);
        people.join_names_of_same_games(&named, of_same_games);
        let mut players = people.listed(&named);
        players.sort_by_cached_key(|player| (player.name.to_lowercase(), player.name.clone(), player.fide_id.clone()));
        players
    }
}

/// Reads year, month and day; 0 for unknown parts.
fn parts_of(date: &str) -> [u16; 3] {
    let mut parts = date.trim().split(['.', '-', '/']).map(|part| part.trim().parse().unwrap_or(0));
    let [year, month, day] = [(); 3].map(|()| parts.next().unwrap_or(0));
    [if (1400..2200).contains(&year) { year } else { 0 }, month.min(12), day.min(31)]
}

/// Names that belong together, during the search.
struct People {
    /// For each name another of the same person, or itself.
    links: Vec<usize>,
    /// For the representative of each group the ID, if there is one, and the years of all.
    ids: Vec<String>,
    years: Vec<Years>,
}

impl People {
    fn of(named: &[NamedSeat]) -> Self {
        let ids = named.iter().map(|seat| seat.id.clone()).collect();
        let years = named.iter().map(|seat| seat.tally.years).collect();
        Self { links: (0..named.len()).collect(), ids, years }
    }

    fn root(&mut self, name: usize) -> usize {
        let mut root = name;
        while self.links[root] != root {
            self.links[root] = self.links[self.links[root]];
            root = self.links[root];
        }
        root
    }

    /// Joins two names, unless something contradicts it.
    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return;
        }
        let is_far = self.years[one].are_of_two(self.years[other]);
        let are_others = !self.ids[one].is_empty() && !self.ids[other].is_empty() && self.ids[one] != self.ids[other];
        if is_far || are_others {
            return;
        }
        let (kept, gone) = (one.min(other), one.max(other));
        self.links[gone] = kept;
        if self.ids[kept].is_empty() {
            self.ids[kept] = std::mem::take(&mut self.ids[gone]);
        }
        let of_other = self.years[gone];
        self.years[kept].include(of_other);
    }

    fn join_numbers(&mut self, named: &[NamedSeat]) {
        let mut first_of: HashMap<&str, usize, DefaultHashBuilder> = HashMap::default();
        for (at, seat) in named.iter().enumerate().filter(|(_, seat)| !seat.id.is_empty()) {
            let first = *first_of.entry(&seat.id).or_insert(at);
            self.join(first, at);
        }
    }

    /// Assigns records without an ID to the only ID that others have with the same name.
    fn join_names(&mut self, named: &[NamedSeat]) {
        for (at, same) in chunks(named) {
            let n_without = same.iter().take_while(|seat| seat.id.is_empty()).count();
            (1..n_without).for_each(|next| self.join(at, at + next));
            let has_one = same[n_without..].chunk_by(|one, other| one.id == other.id).count() == 1;
            if has_one && n_without > 0 {
                self.join(at, at + n_without);
            }
        }
    }

    fn join_spellings(&mut self, named: &[NamedSeat]) {
        let firsts: Vec<(usize, &str)> = chunks(named).map(|(at, same)| (at, same[0].name.as_str())).collect();
        let spelled: Vec<&str> = firsts.iter().map(|(_, name)| *name).collect();
        for pair in spelling_variants(&spelled) {
            self.join(firsts[pair.first].0, firsts[pair.second].0);
        }
    }

    /// Joins names with the same games; a name that matches several players is not joined.
    fn join_names_of_same_games(&mut self, named: &[NamedSeat], pairs: &[[String; 2]]) {
        let of_key: HashMap<&str, usize, DefaultHashBuilder> =
            chunks(named).map(|(at, same)| (same[0].key.as_str(), at)).collect();
        let mut usual: HashMap<usize, BTreeSet<usize>, DefaultHashBuilder> = HashMap::default();
        for pair in pairs {
            let [spelling, name] = pair.each_ref().map(|name| of_key.get(name_key(name).as_str()).copied());
            if let (Some(spelling), Some(name)) = (spelling, name) {
                usual.entry(spelling).or_default().insert(self.root(name));
            }
        }
        let mut usual: Vec<(usize, BTreeSet<usize>)> = usual.into_iter().collect();
        usual.sort_unstable();
        for (spelling, names) in usual.into_iter().filter(|(_, names)| names.len() == 1) {
            for name in names {
                self.join(spelling, name);
            }
        }
    }

    fn listed(&mut self, named: &[NamedSeat]) -> Vec<IndexedPlayer> {
        let mut by_root: Vec<(usize, usize)> = (0..named.len()).map(|at| (self.root(at), at)).collect();
        by_root.sort_unstable();
        let of_one = |names: &[(usize, usize)]| {
            let root = names[0].0;
            let tallies = || names.iter().map(|(_, at)| &named[*at].tally);
            let mut spellings: Vec<(String, u64)> = Vec::new();
            for (_, at) in names {
                let NamedSeat { name, tally, .. } = &named[*at];
                match spellings.iter_mut().find(|(known, _)| known == name) {
                    Some((_, games)) => *games += tally.games,
                    None => spellings.push((name.clone(), tally.games)),
                }
            }
            spellings.compact_sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
            let lowest = tallies().map(|tally| tally.ratings[0]).filter(|rating| *rating > 0).min();
            let highest = tallies().map(|tally| tally.ratings[1]).max();
            let latest = tallies().map(|tally| tally.latest).max();
            let ratings = lowest.zip(highest).zip(latest);
            IndexedPlayer {
                name: spellings.first().map(|(name, _)| name.clone()).unwrap_or_default(),
                spellings,
                games: tallies().map(|tally| tally.games).sum(),
                years: Some(self.years[root]).filter(|years| years.last > 0).map(|years| [years.first, years.last]),
                ratings: ratings.map(|((low, high), (_, last))| [low, high, last]),
                fide_id: Some(self.ids[root].clone()).filter(|id| !id.is_empty()),
            }
        };
        by_root.chunk_by(|one, other| one.0 == other.0).map(of_one).collect()
    }
}

/// Lists the runs with one name, each with the index of its first element.
fn chunks(named: &[NamedSeat]) -> impl Iterator<Item = (usize, &[NamedSeat])> {
    let mut at = 0;
    named.chunk_by(|one, other| one.key == other.key).map(move |same| {
        let first = at;
        at += same.len();
        (first, same)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(seats: &[[&str; 4]]) -> Vec<IndexedPlayer> {
        let mut tally = PlayerTally::default();
        for [name, id, rating, date] in seats {
            tally.count(name, id, rating, date);
        }
        tally.players(&[])
    }

    #[test]
    fn spellings_numbers_years_and_ratings_are_put_together() {
        let found = players(&[
            ["Непомнящий, Ян", "", "2500", "2008.05.01"],
            ["Nepomniachtchi, Ian", "4168119", "2789", "2023.04.09"],
            ["Nepomniachtchi, Ian", "", "2795", "2023.05.01"],
            ["Nepo", "4168119", "", "2021.??.??"],
            ["Tal, Mihail", "", "", "1959.09.07"],
            ["Tal,Mihail", "0", "?", "????"],
            ["Tal, Mihail", "", "", ""],
            ["?", "", "2000", "1990"],
            ["bye", "", "", ""],
        ]);
        let names: Vec<&str> = found.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Nepomniachtchi, Ian", "Tal, Mihail"]);
        let first = &found[0];
        assert_eq!((first.games, first.years, first.ratings), (4, Some([2008, 2023]), Some([2500, 2795, 2795])));
        assert_eq!((first.fide_id.as_deref(), first.spellings.len()), (Some("4168119"), 3));
        assert_eq!((found[1].games, found[1].years, found[1].ratings), (3, Some([1959, 1959]), None));
        assert_eq!(found[1].spellings, [("Tal, Mihail".to_owned(), 2), ("Tal,Mihail".to_owned(), 1)]);
    }

    #[test]
    fn other_numbers_far_years_and_initials_are_other_players() {
        let found = players(&[
            ["Schmidt, Hans", "", "", "1850"],
            ["Hans Schmidt", "", "", "2000"],
            ["Li, Chao", "8600001", "", "2010"],
            ["Li, Chao", "8600002", "", "2010"],
            ["Li, Chao", "", "", "2010"],
            ["Ivanov, A", "", "", "2010"],
            ["Ivanov, Alexei", "", "", "2010"],
        ]);
        assert_eq!(found.len(), 7, "{found:?}");
    }

    #[test]
    fn players_of_one_name_and_number_are_always_in_one_order() {
        let surnames = ["Bronstein", "Euwe", "Geller", "Keres", "Kotov", "Smyslov", "Stein", "Taimanov"];
        let names: Vec<[String; 3]> = (surnames.iter().zip(0..))
            .map(|(surname, n)| [format!("{surname}, Ivan"), format!("Ivan {surname}"), format!("410000{n}")])
            .collect();
        let seats = names.iter().flat_map(|[name, turned, id]| {
            let [old, other] = [[name, id.as_str(), "", "1850"], [turned, id, "", "1999"]];
            [old, [name, "", "", "1999"], [name, "", "", "1999"], other]
        });
        let years: Vec<_> = players(&seats.collect::<Vec<_>>()).iter().map(|player| player.years).collect();
        assert_eq!(years, [Some([1999, 1999]), Some([1850, 1850])].repeat(8));
    }

    #[test]
    fn the_order_of_records_does_not_matter() {
        let mut seats = vec![
            ["Karpov, Anatoly", "4100026", "2700", "1984"],
            ["Карпов, Анатолий", "", "2705", "1984.10.01"],
            ["Karpow, Anatoli", "", "", "1990"],
            ["Karpov,Anatoly", "", "2780", "1994"],
        ];
        let forward = players(&seats);
        seats.reverse();
        assert_eq!(players(&seats), forward);
        assert_eq!(forward.len(), 1, "{forward:?}");
    }
}
