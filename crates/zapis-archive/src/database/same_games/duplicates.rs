//! Finds games that occur in several records, in nearly linear time.
//!
//! # What is one game
//! - Records with the same moves from the same start, at least one, whose players' names may be the same (spelled
//!   differently, in another alphabet, with colors swapped, or missing). With fewer than [`SHORT`] plies the dates must
//!   be compatible as well, because the same players do repeat a short draw.
//! - Draws of fewer than [`DRAWING_LINE`] plies on two days, in other rounds or far from each other, are two games.
//! - Records with the same moves under other names, if games of this length are not repeated by chance: [`SHORT`] plies
//!   if one of them was won, [`LONG_DRAW`] if all are draws, which are repeated on purpose, or [`LONG`] if one player
//!   and the year are the same. Shorter ones are only reported as similar.
//! - Records of the same players, one of which breaks off earlier, if that has [`LONG_DRAW`] plies; or [`SHORT`] with
//!   compatible date, round and result; or fewer, but at least six, on the very same day.
//! - Fragments under the same conditions: records that begin with a position within the game and have at least ten of
//!   its plies.
//! - Records of the same players that differ in at most four plies, and at most a tenth of them, if there are [`LONG`]
//!   plies; or 20, and the same year. The end may be missing as well; the difference may also be moves left out or
//!   doubled at one place, or in another order.
//!
//! # How they are found
//! Records are not compared pairwise. Each record has a few keys, and only records that share one are compared: the
//! fingerprint of all moves; the players' surnames with the first `HEAD` plies (finds records that break off, or differ
//! later), with the last `TAIL` (finds records that differ earlier), with the day, and with event and year. Keys are
//! sorted, in files if they outgrow memory; groups found by all moves enter the other passes as one record. If very
//! many records share a key, they are sorted by their moves and compared with their neighbors only.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::io;

use hashbrown::DefaultHashBuilder;

use super::super::entries::archive::Archive;
use super::super::entries::entry_bytes::EntryPrefix;
use super::super::entries::entry_summary::EntrySummary;
use super::super::entries::external_sort::ExternalSort;
use super::super::entries::index_entry::HEAD;
use super::super::entries::interner::Symbol;
use super::super::entries::player_names::Names;
use super::super::fingerprint::Code;
use super::super::names::name_key::is_unknown;
use super::super::parallel::in_parts;
use super::copies_without_moves::copies_without_moves;
use super::copy_keys::{KeyFacts, MIN_PLIES, pair};
use super::game_facts::{GameFacts, PlayersMatch};
use super::same_moves::Relation;
use super::sources::Sources;
use crate::sorting::CompactSort;

/// With fewer plies than this, the same players may have played two games, or others may have fallen into the same
/// trap.
pub const SHORT: u32 = 30;
/// A draw of more plies than this is not repeated in one year by one player.
pub const LONG: u32 = 36;
/// A draw of more plies than this is not repeated on purpose either.
pub const LONG_DRAW: u32 = 60;
/// Drawing lines with fewer plies are repeated on other occasions, by the same players as well.
pub const DRAWING_LINE: u32 = 80;
/// Up to this many records that share a key are compared pairwise.
const EACH_WITH_EACH: usize = 48;
/// If there are more, each is compared with this many neighbors.
const NEIGHBORS: usize = 12;
/// The maximum number of records with the same key whose moves are in memory at once.
const HELD: usize = 4096;
/// The number of keys whose records one thread compares at once.
const KEYS_AT_ONCE: usize = 16;

/// Records of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateGroup {
    /// Their records, in the order of the files.
    pub records: Vec<u32>,
    /// Whether they may well be several games: few moves, and other players or days.
    pub is_doubtful: bool,
}

/// The games found in an archive.
#[derive(Debug, Default)]
pub(in crate::database) struct FoundGames {
    /// Records of one game, in the order of their first records.
    pub(in crate::database) groups: Vec<DuplicateGroup>,
    /// Records that have the moves of another game of their event, each with a record of that game.
    pub(super) with_moves_of_another: Vec<[u32; 2]>,
}

/// Finds the games of an archive that occur in several records; at most `bound` keys stay in memory.
///
/// # Errors
/// Fails if a temporary file does.
pub(in crate::database) fn find(
    archive: &Archive,
    names: &Names,
    bound: usize,
    wants_doubtful: bool,
) -> io::Result<FoundGames> {
    let mut search = DuplicateSearch::new(archive, names);
    let mut doubtful = Vec::new();
    let mut sorter = ExternalSort::new(bound);
    let walk = |least: u32| archive.prefixes().filter(move |(number, _)| archive.summary(*number).plies >= least);
    for (number, prefix) in walk(1) {
        sorter.push((prefix.fingerprint, number))?;
    }
    sorter.each_shared_of_many(HELD, &mut |groups| {
        let same_in = |numbers: &Vec<u32>| search.same_moves(numbers, wants_doubtful);
        for same in in_parts(groups.len(), KEYS_AT_ONCE, &|places| groups[places].iter().map(same_in).collect()) {
            let same = same?;
            search.take(&same);
            doubtful.extend(same.doubtful);
        }
        Ok(())
    })?;
    let mut sorter = ExternalSort::new(bound);
    for (number, prefix) in walk(MIN_PLIES) {
        if search.stands_for_another[number as usize / 64] >> (number % 64) & 1 == 1 {
            continue;
        }
        for key in search.keys(archive.summary(number), &prefix).into_iter().flatten() {
            sorter.push((key, number))?;
        }
    }
    sorter.each_shared_of_many(HELD, &mut |groups| {
        let copies_in = |numbers: &Vec<u32>| search.copies(numbers);
        for copies in in_parts(groups.len(), KEYS_AT_ONCE, &|places| groups[places].iter().map(copies_in).collect()) {
            copies?.into_iter().for_each(|(one, other)| search.link(one, other));
        }
        Ok(())
    })?;
    for (one, other) in copies_without_moves(archive, names, &|number| search.known_root(number)) {
        search.link(one, other);
    }
    let with_moves_of_another = search.settle_by_sources()?;
    let mut groups = search.groups();
    groups.extend(doubtful);
    groups.compact_sort_by(|one, other| one.records.cmp(&other.records));
    Ok(FoundGames { groups, with_moves_of_another })
}

struct DuplicateSearch<'a> {
    archive: &'a Archive,
    names: &'a Names,
    /// For each record another of its group, or itself.
    links: Vec<u32>,
    /// A bit for each record: whether another record with the same moves and players represents it.
    stands_for_another: Vec<u64>,
    /// Records with the same moves that are two pairings of one event.
    other_pairings: Vec<(u32, u32)>,
}

/// The result for records with the same moves.
#[derive(Debug, Default)]
struct SameMoves {
    /// Records of one game.
    links: Vec<(u32, u32)>,
    /// Records represented by another with the same players.
    stood_for: Vec<u32>,
    /// Records that are nevertheless two pairings of one event.
    other_pairings: Vec<(u32, u32)>,
    doubtful: Option<DuplicateGroup>,
}

impl<'a> DuplicateSearch<'a> {
    fn new(archive: &'a Archive, names: &'a Names) -> Self {
        let links = (0..archive.len()).collect();
        let stands_for_another = vec![0; archive.len() as usize / 64 + 1];
        Self { archive, names, links, stands_for_another, other_pairings: Vec::new() }
    }

    fn root(&mut self, record: u32) -> u32 {
        let mut root = record;
        while self.links[root as usize] != root {
            // The path is halved on each lookup, so that paths stay short.
            self.links[root as usize] = self.links[self.links[root as usize] as usize];
            root = self.links[root as usize];
        }
        root
    }

    /// Returns the first record of a group as far as it is known, and changes nothing.
    fn known_root(&self, mut record: u32) -> u32 {
        while self.links[record as usize] != record {
            record = self.links[record as usize];
        }
        record
    }

    fn take(&mut self, same: &SameMoves) {
        same.links.iter().for_each(|(one, other)| self.link(*one, *other));
        self.other_pairings.extend(&same.other_pairings);
        for number in &same.stood_for {
            self.stands_for_another[*number as usize / 64] |= 1 << (number % 64);
        }
    }

    fn link(&mut self, one: u32, other: u32) {
        let (one, other) = (self.root(one), self.root(other));
        // The first record represents its group.
        let (first, second) = if one < other { (one, other) } else { (other, one) };
        self.links[second as usize] = first;
    }

    fn surname(&self, name: Symbol) -> u32 {
        self.names.key(name).surname()
    }

    /// Hashes the two players, ignoring colors; `None` if one is missing.
    fn pair(&self, players: [Symbol; 2]) -> Option<u64> {
        pair(players.map(|player| self.surname(player)))
    }

    /// Returns the keys by which a record finds those it may be a copy of.
    fn keys(&self, summary: &EntrySummary, prefix: &EntryPrefix) -> [Option<u64>; 4] {
        let archive = self.archive;
        let event = Some(prefix.event).filter(|event| !is_unknown(archive.text(*event)));
        let facts = KeyFacts {
            surnames: summary.players.map(|player| self.surname(player)),
            plies: summary.plies,
            ends: prefix.ends,
            date: (archive.text(prefix.date), prefix.date.index() as u64),
            event: event.map(|event| event.index() as u64),
        };
        facts.keys()
    }

    /// Finds records of one game among those that have the same fingerprint.
    fn same_moves(&self, numbers: &[u32], wants_doubtful: bool) -> io::Result<SameMoves> {
        // One record of each pair of players represents all of them.
        let mut first_of: HashMap<Option<u64>, usize, DefaultHashBuilder> = HashMap::default();
        let mut same = SameMoves::default();
        let mut parts: Vec<(u32, GameFacts<'_>)> = Vec::new();
        let (archive, names) = (self.archive, self.names);
        let facts = |number: u32| GameFacts::of(archive, names, number);
        // The most complete records come first and represent the others, whatever the order of the files.
        let mut ranked: Vec<u32> = numbers.to_vec();
        if numbers.len() <= HELD {
            ranked.sort_by_cached_key(|number| (facts(*number).rank(), *number));
        }
        let Some(first) = ranked.first() else { return Ok(same) };
        let moves = archive.moves(*first)?;
        let plies = archive.summary(*first).plies;
        for number in &ranked {
            // Two 64-bit hashes are equal by chance less often than memory fails, but can be made equal on purpose.
            if number != first && archive.moves(*number)? != moves {
                continue;
            }
            let facts = facts(*number);
            let pair = self.pair(archive.summary(*number).players);
            let is_one = |known: &GameFacts<'_>| is_same_game(known, &facts, plies);
            // Of two games with the same moves it is a copy of the one with its round and date.
            let is_near = |known: &GameFacts<'_>| known.has_round_of(&facts) && known.has_date_of(&facts);
            let quick = first_of.get(&pair).copied().filter(|at| is_one(&parts[*at].1) && is_near(&parts[*at].1));
            let all = || parts.iter().take(EACH_WITH_EACH);
            let found = quick
                .or_else(|| all().position(|(_, known)| is_one(known) && is_near(known)))
                .or_else(|| all().position(|(_, known)| is_one(known)));
            if let Some(at) = found {
                same.links.push((parts[at].0, *number));
                // A record that contradicts it finds copies of its own.
                if parts[at].1.has_result_of(&facts) {
                    same.stood_for.push(*number);
                }
            } else {
                first_of.entry(pair).or_insert(parts.len());
                parts.push((*number, facts));
            }
        }
        let [(_, first_facts), others @ ..] = parts.as_slice() else { return Ok(same) };
        if others.is_empty() {
            return Ok(same);
        }
        let are_draws = first_facts.is_draw() && others.iter().all(|(_, facts)| facts.is_draw());
        if plies >= if are_draws { LONG_DRAW } else { SHORT } {
            let may_be_one = |one: &GameFacts<'_>, other: &GameFacts<'_>| {
                !(are_draws && plies < DRAWING_LINE && one.is_of_another_occasion(other))
            };
            for (at, (one, facts)) in parts.iter().enumerate().take(if are_draws { EACH_WITH_EACH } else { 1 }) {
                for (other, other_facts) in &parts[at + 1..] {
                    if facts.is_other_pairing_than(other_facts) {
                        same.other_pairings.push((*one, *other));
                    } else if may_be_one(facts, other_facts) {
                        same.links.push((*one, *other));
                    }
                }
            }
            if !are_draws || plies >= DRAWING_LINE {
                return Ok(same);
            }
        }
        // One player and the year are the same: a mistake in the other name is more likely than a second game.
        if plies >= LONG {
            for (at, (one, facts)) in parts.iter().enumerate() {
                for (other, other_facts) in parts[at + 1..].iter().take(EACH_WITH_EACH) {
                    let may_be_one = facts.has_year_of(other_facts)
                        && facts.has_a_player_of(other_facts)
                        && !facts.is_other_pairing_than(other_facts);
                    if may_be_one && !(are_draws && facts.is_of_another_occasion(other_facts)) {
                        same.links.push((*one, *other));
                    }
                }
            }
        }
        if wants_doubtful {
            let mut records: Vec<u32> = parts.iter().map(|(number, _)| *number).collect();
            if plies >= LONG_DRAW {
                // Records already found to be one game represent each other.
                let mut above: HashMap<u32, u32> = HashMap::new();
                for (one, other) in &same.links {
                    let (one, other) = (top(&above, *one), top(&above, *other));
                    if one != other {
                        above.insert(one.max(other), one.min(other));
                    }
                }
                let mut seen = HashSet::new();
                records.retain(|number| seen.insert(top(&above, *number)));
            }
            records.sort_unstable();
            if records.len() > 1 {
                same.doubtful = Some(DuplicateGroup { records, is_doubtful: true });
            }
        }
        Ok(same)
    }

    /// Compares records that share a key, and finds copies.
    fn copies(&self, numbers: &[u32]) -> io::Result<Vec<(u32, u32)>> {
        let mut found: Vec<(u32, u32)> = Vec::new();
        // A bucket that does not fit is compared in parts; only thousands of games between the same players with the
        // same opening get here.
        for numbers in numbers.chunks(HELD) {
            let root = numbers.first().map(|first| self.known_root(*first));
            if numbers.iter().all(|number| Some(self.known_root(*number)) == root) {
                // Already found by another key, as most are.
                continue;
            }
            let mut held: Vec<(Cow<'_, [Code]>, u32, GameFacts<'_>)> = Vec::new();
            for number in numbers {
                let facts = GameFacts::of(self.archive, self.names, *number);
                held.push((self.archive.moves(*number)?, *number, facts));
            }
            let in_order = |moves: &[Code], other: &[Code]| {
                let codes = [moves, other].map(|moves| moves.iter().map(|code| u16::from_le_bytes(*code)));
                let [one, other] = codes;
                one.cmp(other)
            };
            held.compact_sort_by(|one, other| in_order(&one.0, &other.0).then(one.1.cmp(&other.1)));
            let reach = if held.len() > EACH_WITH_EACH { NEIGHBORS } else { EACH_WITH_EACH };
            // Records known to be one game need not be compared again.
            let mut above: HashMap<u32, u32> = HashMap::new();
            for (at, one) in held.iter().enumerate() {
                for other in held[at + 1..].iter().take(reach) {
                    let roots = [one.1, other.1].map(|record| top(&above, self.known_root(record)));
                    if roots[0] != roots[1] && is_copy((&one.0, &one.2), (&other.0, &other.2)) {
                        above.insert(roots[0].max(roots[1]), roots[0].min(roots[1]));
                        found.push((one.1, other.1));
                    }
                }
            }
        }
        Ok(found)
    }

    /// Joins records that only a comparison of their sources shows to be one game, and returns the records that have
    /// the moves of another game of their event.
    fn settle_by_sources(&mut self) -> io::Result<Vec<[u32; 2]>> {
        let roots: Vec<u32> = (0..self.archive.len()).map(|record| self.root(record)).collect();
        let has_copies = (0..).zip(&roots).any(|(record, root)| record != *root);
        if !has_copies && self.other_pairings.is_empty() {
            return Ok(Vec::new());
        }
        let sources = Sources::of(self.archive, &roots);
        let by_sources = sources.copies(self.archive, self.names, &roots)?;
        let settled: HashSet<u32> = by_sources.iter().flat_map(|(one, other)| [*one, *other]).collect();
        for (one, other) in by_sources {
            self.link(one, other);
        }
        let (copies, mut left) = sources.other_pairings(std::mem::take(&mut self.other_pairings));
        for (one, other) in copies {
            self.link(one, other);
        }
        // What is a copy of a game with other moves is reported as that.
        left.retain(|pair| !pair.iter().any(|record| settled.contains(record)));
        Ok(left)
    }

    fn groups(mut self) -> Vec<DuplicateGroup> {
        let mut by_root: Vec<(u32, u32)> = Vec::new();
        for record in 0..self.archive.len() {
            let root = self.root(record);
            if root != record {
                by_root.push((root, record));
            }
        }
        by_root.sort_unstable();
        let parts = by_root.chunk_by(|one, other| one.0 == other.0);
        parts
            .map(|part| {
                let first = part.first().map(|(root, _)| *root);
                DuplicateGroup {
                    records: first.into_iter().chain(part.iter().map(|(_, record)| *record)).collect(),
                    is_doubtful: false,
                }
            })
            .collect()
    }
}

/// Returns the record that represents another; each represents itself or has one above it.
fn top(above: &HashMap<u32, u32>, mut record: u32) -> u32 {
    while let Some(next) = above.get(&record) {
        record = *next;
    }
    record
}

/// Returns true if records with the same moves are one game.
fn is_same_game(one: &GameFacts<'_>, other: &GameFacts<'_>, plies: u32) -> bool {
    let players = one.players(other);
    match players {
        PlayersMatch::Alike | PlayersMatch::Swapped => {
            let is_alike = players == PlayersMatch::Alike;
            let is_line = plies < DRAWING_LINE && one.is_draw() && other.is_draw();
            let may_be_one = plies >= SHORT && !(is_line && one.is_of_another_occasion(other))
                || (one.has_date_of(other) && one.has_round_of(other) && {
                    // The other game of a short match may begin alike, with the other color.
                    is_alike || one.has_day_of(other) && one.has_result_of(other)
                });
            may_be_one && !one.is_other_pairing_than(other)
        }
        PlayersMatch::Unknown => plies >= SHORT,
        PlayersMatch::Other => false,
    }
}

/// Returns true if of two records with other moves one is a copy of the other.
fn is_copy(one: (&[Code], &GameFacts<'_>), other: (&[Code], &GameFacts<'_>)) -> bool {
    let plies = u32::try_from(one.0.len().min(other.0.len())).unwrap_or(u32::MAX);
    let ((one_moves, one), (other_moves, other)) = (one, other);
    let may_be = || one.has_date_of(other) && one.has_round_of(other);
    // The same drawing line, in another order or agreed a move earlier.
    if plies < DRAWING_LINE && one.is_draw() && other.is_draw() && one.is_of_another_occasion(other) {
        return false;
    }
    let is_near = match Relation::between(one_moves, other_moves) {
        Relation::Same | Relation::Other { .. } => false,
        Relation::Cut { .. } | Relation::Within { .. } => {
            plies >= LONG_DRAW && may_be()
                || plies >= SHORT && may_be() && one.has_year_of(other) && one.has_result_of(other)
                || plies >= MIN_PLIES && one.has_day_of(other) && may_be() && one.has_result_of(other)
        }
        Relation::Differ { .. } => plies >= LONG || (plies >= HEAD && may_be() && one.has_year_of(other)),
    };
    is_near && matches!(one.players(other), PlayersMatch::Alike | PlayersMatch::Swapped)
}
