//! Compares two sources: if nearly all games of an event are in both, one game that is in each of them alone, in the
//! same place, is the same game with a mistake.
//!
//! A source is what one file has about one event. Two are about one event if they share [`LEAST`] games and four fifths
//! of the games of the smaller; a source contains every game twice if four fifths occur twice.

use std::collections::{HashMap, HashSet};
use std::io;

use hashbrown::DefaultHashBuilder;

use super::super::entries::archive::Archive;
use super::super::entries::player_names::Names;
use super::super::entries::round_tag;
use super::super::fingerprint::step;
use super::copy_keys::{MIN_PLIES, pair};
use super::game_facts::{GameFacts, PlayersMatch};

/// Sources that share fewer games say nothing about others.
const LEAST: u32 = 4;
/// The maximum number of sources of one game whose pairs are examined.
const MOST_SOURCES: usize = 8;
/// With more records of one pairing, or with the same moves, none is examined.
const MOST_FITTING: usize = 16;

type Map<K, V> = HashMap<K, V, DefaultHashBuilder>;

/// The sources of an archive, and the number of games they share.
#[derive(Debug)]
pub(super) struct Sources {
    /// The source of each record.
    of_record: Vec<u32>,
    /// The number of games of each.
    n_games: Vec<u32>,
    /// The number of games that two sources share, the lower first; for a source with itself, the number that occur
    /// twice.
    n_shared: Map<(u32, u32), u32>,
    /// Where the sources of each game end in `of_copies`, by its first record; those of a single record are left out.
    ends: Vec<u32>,
    /// The sources of each game of several records, one for each record, in their order.
    of_copies: Vec<u32>,
}

impl Sources {
    /// Counts the games of sources; `roots` gives the game of each record. Linear.
    pub(super) fn of(archive: &Archive, roots: &[u32]) -> Self {
        let is_copy = |(number, root): &(usize, &u32)| **root as usize != *number;
        let mut known: Map<(u32, u32), u32> = HashMap::default();
        let mut before = None;
        let of_record: Vec<u32> = archive
            .prefixes()
            .map(|(_, prefix)| {
                let key = (prefix.file, prefix.event.0);
                if let Some((_, source)) = before.filter(|(known, _)| *known == key) {
                    return source;
                }
                let next = u32::try_from(known.len()).unwrap_or(u32::MAX);
                let source = *known.entry(key).or_insert(next);
                before = Some((key, source));
                source
            })
            .collect();
        let mut ends = vec![0_u32; roots.len() + 1];
        for (_, root) in roots.iter().enumerate().filter(is_copy) {
            // The first record counts with its first copy.
            ends[*root as usize] += if ends[*root as usize] == 0 { 2 } else { 1 };
        }
        let mut n_copies = 0;
        for n in &mut ends {
            n_copies += std::mem::replace(n, n_copies);
        }
        // Each game's place moves from the beginning of its sources to their end while they are filled in.
        let mut of_copies = vec![0; n_copies as usize];
        let mut n_games = vec![0; known.len()];
        for (number, root) in roots.iter().enumerate() {
            let root = *root as usize;
            let is_single = root == number && ends[root] == ends[root + 1];
            if is_single {
                n_games[of_record[number] as usize] += 1;
            } else {
                of_copies[ends[root] as usize] = of_record[number];
                ends[root] += 1;
            }
        }
        let mut n_shared: Map<(u32, u32), u32> = HashMap::default();
        let mut runs: Vec<(u32, bool)> = Vec::new();
        let mut start = 0;
        for end in &ends {
            let sources = &mut of_copies[start..*end as usize];
            start = *end as usize;
            sources.sort_unstable();
            runs.clear();
            runs.extend(sources.chunk_by(|one, other| one == other).map(|run| (run[0], run.len() > 1)));
            for (at, (source, is_twice)) in runs.iter().enumerate() {
                n_games[*source as usize] += 1;
                if *is_twice {
                    *n_shared.entry((*source, *source)).or_default() += 1;
                }
                for (other, _) in runs[at + 1..].iter().take(MOST_SOURCES) {
                    *n_shared.entry((*source, *other)).or_default() += 1;
                }
            }
        }
        Self { of_record, n_games, n_shared, ends, of_copies }
    }

    /// Returns the source of each record of a game of several; empty where it has one record only.
    fn of_game(&self, game: u32) -> &[u32] {
        let start = game.checked_sub(1).map_or(0, |before| self.ends[before as usize]);
        &self.of_copies[start as usize..self.ends[game as usize] as usize]
    }

    fn n_of_smaller(&self, (one, other): (u32, u32)) -> u32 {
        self.n_games[one as usize].min(self.n_games[other as usize])
    }

    /// Lists pairs of sources of one event, the smaller first.
    fn matched(&self) -> Vec<(u32, u32)> {
        let is_matched = |(pair, n): &(&(u32, u32), &u32)| **n >= LEAST && **n * 5 >= self.n_of_smaller(**pair) * 4;
        let smaller_first = |(one, other): (u32, u32)| {
            if self.n_games[one as usize] <= self.n_games[other as usize] { (one, other) } else { (other, one) }
        };
        let mut pairs: Vec<(u32, u32)> =
            self.n_shared.iter().filter(is_matched).map(|(pair, _)| smaller_first(*pair)).collect();
        pairs.sort_unstable();
        pairs
    }

    /// Returns true if a game of one source is in another as well, or twice in it if both are one.
    fn is_shared(&self, game: u32, [own, other]: [u32; 2]) -> bool {
        let n = self.of_game(game).iter().filter(|source| **source == other).count();
        n > usize::from(own == other)
    }

    /// Finds records that are alone in each of two sources and are one game: with the same moves and a common player,
    /// or of the same players in the same round; without rounds, with the same colors, and one breaks off where the
    /// other continues.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub(super) fn copies(&self, archive: &Archive, names: &Names, roots: &[u32]) -> io::Result<Vec<(u32, u32)>> {
        let matched = self.matched();
        if matched.is_empty() {
            return Ok(Vec::new());
        }
        let involved: HashSet<u32, DefaultHashBuilder> =
            matched.iter().flat_map(|(one, other)| [*one, *other]).collect();
        let mut by_source: Map<u32, Vec<u32>> = HashMap::default();
        for (number, source) in (0..).zip(&self.of_record).filter(|(_, source)| involved.contains(*source)) {
            by_source.entry(*source).or_default().push(number);
        }
        // Nearly all records are shared, and need no further work.
        let open_in = |source: u32, other: u32| {
            let records = by_source.get(&source).into_iter().flatten().copied();
            records.filter(move |number| !self.is_shared(roots[*number as usize], [source, other]))
        };
        let mut open: Vec<u32> = matched.iter().flat_map(|(one, other)| open_in(*other, *one)).collect();
        open.sort_unstable();
        open.dedup();
        let mut by_key: Map<u64, Vec<u32>> = HashMap::default();
        for number in open {
            let source = u64::from(self.of_record[number as usize]);
            for key in keys(archive, names, number).into_iter().flatten() {
                by_key.entry(step(key, source)).or_default().push(number);
            }
        }
        let mut taken: HashSet<u32, DefaultHashBuilder> = HashSet::default();
        let mut found = Vec::new();
        for (one, other) in matched {
            for number in open_in(one, other) {
                let game = roots[number as usize];
                if taken.contains(&number) {
                    continue;
                }
                let facts = GameFacts::of(archive, names, number);
                for (key, is_by_moves) in keys(archive, names, number).into_iter().zip([true, false]) {
                    let same = key.and_then(|key| by_key.get(&step(key, u64::from(other))));
                    // If there are many, none fits uniquely.
                    let same = same.filter(|same| same.len() <= MOST_FITTING);
                    let mut fit: Vec<u32> = Vec::new();
                    for candidate in same.into_iter().flatten() {
                        let its_game = roots[*candidate as usize];
                        let is_open =
                            its_game != game && !taken.contains(candidate) && !self.is_shared(its_game, [other, one]);
                        let its = GameFacts::of(archive, names, *candidate);
                        let has_players = matches!(facts.players(&its), PlayersMatch::Alike | PlayersMatch::Swapped);
                        let records = [number, *candidate];
                        let is_of_pairing = || match archive.summary(number).round_number {
                            0 => Ok(facts.has_colors_and_date_of(&its) && goes_on_in(archive, records)?),
                            _ => io::Result::Ok(have_one_board(archive, records)),
                        };
                        let may_be = has_players && (is_by_moves || is_of_pairing()?)
                            || is_by_moves && facts.shares_a_player_with(&its);
                        if is_open && may_be {
                            fit.push(*candidate);
                        }
                    }
                    if let [only] = fit[..] {
                        taken.extend([number, only]);
                        found.push((number, only));
                        break;
                    }
                }
            }
        }
        Ok(found)
    }

    /// Divides records with the same moves that are two pairings of an event: if half of the games of two sources are
    /// such, names or rounds differ in one of them, and they are copies; the others have the moves of another game.
    pub(super) fn other_pairings(&self, found: Vec<(u32, u32)>) -> (Vec<(u32, u32)>, Vec<[u32; 2]>) {
        let sources_of = |(one, other): &(u32, u32)| {
            let [one, other] = [one, other].map(|number| self.of_record[*number as usize]);
            (one.min(other), one.max(other))
        };
        let mut counts: Map<(u32, u32), u32> = HashMap::default();
        for pair in &found {
            *counts.entry(sources_of(pair)).or_default() += 1;
        }
        let are_copies = |pair: &(u32, u32)| {
            let sources = sources_of(pair);
            let n = counts.get(&sources).copied().unwrap_or(0);
            n >= LEAST && n * 2 >= self.n_of_smaller(sources)
        };
        let (copies, left): (Vec<_>, Vec<_>) = found.into_iter().partition(are_copies);
        let mut left: Vec<[u32; 2]> = left.into_iter().map(|pair| self.at_the_single_one(pair)).collect();
        left.sort_unstable();
        left.dedup();
        (copies, left)
    }

    /// Puts first the record that is the only one of its game if the other has copies, otherwise the later one.
    fn at_the_single_one(&self, (one, other): (u32, u32)) -> [u32; 2] {
        let [has_copies, other_has] = [one, other].map(|number| !self.of_game(number).is_empty());
        let (first, second) = (one.min(other), one.max(other));
        match (has_copies, other_has) {
            (false, true) => [one, other],
            (true, false) => [other, one],
            _ => [second, first],
        }
    }
}

/// Returns true if two records may be of one board of a round, or one game of a match.
fn have_one_board(archive: &Archive, records: [u32; 2]) -> bool {
    let [one, other] = records.map(|number| round_tag::read(archive.text(archive.summary(number).round)).board);
    one == other || one == 0 || other == 0
}

/// Returns true if one of two records breaks off where the other continues.
fn goes_on_in(archive: &Archive, [one, other]: [u32; 2]) -> io::Result<bool> {
    let (one, other) = (archive.moves(one)?, archive.moves(other)?);
    Ok(one.iter().zip(&*other).all(|(one, other)| one == other))
}

/// Returns a hash of the moves of a record, and one of its players and its round.
fn keys(archive: &Archive, names: &Names, number: u32) -> [Option<u64>; 2] {
    let summary = archive.summary(number);
    let by_moves = (summary.plies >= MIN_PLIES).then(|| step(1, archive.prefix(number).fingerprint));
    let pair = pair(summary.players.map(|player| names.key(player).surname()));
    let by_pairing = pair.map(|pair| step(pair, u64::from(summary.round_number)));
    [by_moves, by_pairing]
}
