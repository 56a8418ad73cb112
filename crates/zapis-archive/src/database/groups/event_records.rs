//! The records that events are made of, and what is asked of them.

use std::borrow::Cow;
use std::ops::Range;

use super::super::entries::archive::Archive;
use super::super::entries::event_key::{Day, day_of};
use super::super::entries::head::{Head, head_of, moves_at, outline_of};
use super::super::entries::player_names::Names;
use super::super::entries::tag::Tag;
use super::super::parallel::in_parts;
use super::super::same_games::identity::GameIdentity;
use super::casual_games::are_loose;
use super::fide_numbers::{FideCounts, FideNumbers};
use super::seating::Encounter;

/// The minimum number of games and of players of an event; others are loose games.
pub(in crate::database) const MIN_GAMES: usize = 3;
/// The number of records that one thread reads at once.
const READ_AT_ONCE: usize = 4096;
/// The number of records whose FIDE IDs one thread counts.
const COUNTED_AT_ONCE: usize = 1 << 16;

/// Identifies a text: its address or number, and its length.
type Place = (usize, usize);

/// The data that assigns a record to its group.
pub(in crate::database) struct EventOutline {
    /// The file, and the texts that name the event, its site, its section and its date: most records of an event have
    /// the same ones. `None` if the name of the event may be that of one game.
    pub(in crate::database) places: Option<(u32, [Place; 4])>,
    /// When it was played.
    pub(in crate::database) day: Option<Day>,
}

/// Returns the identity of a text.
fn place(text: &str) -> Place {
    (text.as_ptr() as usize, text.len())
}

/// The records that events are made of: those of an archive, or rows of a test.
pub(in crate::database) trait EventRecords<'a>: Sync {
    /// Counts the records.
    fn n_records(&self) -> u32;

    /// Returns the tags of a record that concern its event, and how its game ended.
    fn head(&self, record: u32) -> Head<'a>;

    /// Returns the tags that assign a record to its event; the others are empty.
    fn outline_head(&self, record: u32) -> Head<'a> {
        self.head(record)
    }

    /// Returns the data that assigns a record to its group; `None` if it does not name two players.
    fn outline(&self, record: u32) -> Option<EventOutline>;

    /// Lists the pairings of all records.
    fn encounters(&self) -> Vec<Encounter>;

    /// Returns whether two records of the same players are one game, if known.
    fn is_same(&self, one: u32, other: u32) -> Option<bool>;

    /// Returns the fullest record of a game, given another record of it.
    fn fullest(&self, _record: u32) -> Option<u32> {
        None
    }

    /// Returns the rank of a file for records that differ without other evidence; 0 if it is preferred to any evidence.
    fn rank(&self, _file: u32) -> u32 {
        1
    }

    /// Returns true unless it is certain that some records are no event that is wanted.
    fn may_be_event(&self, _records: &[u32]) -> bool {
        true
    }
}

/// Returns whether two records of the same players are one game, from the hashes of their moves, if both have moves:
/// one may be cut short, or differ in a few of the later moves.
pub(in crate::database) fn is_same_game(one: [u64; 2], other: [u64; 2]) -> Option<bool> {
    let are_known = one[1] != 0 && other[1] != 0;
    are_known.then(|| one[1] == other[1] || one[0] != 0 && one[0] == other[0])
}

/// The groups of records wanted as events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventsWanted {
    /// Those with a known kind, or a doubt: what an audit checks.
    OfAKind,
    /// All, a single game included.
    All,
}

/// The records of an archive, and what is known of all together.
#[derive(Clone, Copy, Debug)]
pub struct ArchiveRecords<'a> {
    /// The archive.
    pub archive: &'a Archive,
    /// Its names.
    pub names: &'a Names,
    /// Which records are one game.
    pub identity: &'a GameIdentity,
    /// The ranks of its files, see [`Archive::ranks_of_files`].
    pub ranks: &'a [u32],
    /// Which events are wanted.
    pub wanted: EventsWanted,
}

impl<'a> EventRecords<'a> for ArchiveRecords<'a> {
    fn n_records(&self) -> u32 {
        self.archive.len()
    }

    fn head(&self, record: u32) -> Head<'a> {
        head_of(self.archive, record)
    }

    fn outline_head(&self, record: u32) -> Head<'a> {
        outline_of(self.archive, record)
    }

    fn outline(&self, record: u32) -> Option<EventOutline> {
        let summary = self.archive.summary(record);
        if !summary.has_players() {
            return None;
        }
        let prefix = self.archive.prefix(record);
        // Sections, stages and other dates are among what few records have.
        let more = prefix.has_rest.then(|| self.outline_head(record));
        let places = || {
            let [section, start] = more.map_or([(0, 0); 2], |more| [place(more.section), place(more.event_date)]);
            (prefix.file, [(prefix.event.index(), 0), (prefix.site.index(), 0), section, start])
        };
        let day = more.map_or_else(|| Day::of(summary.date()), |more| day_of(&more));
        Some(EventOutline { places: (!summary.names_players()).then(places), day })
    }

    fn encounters(&self) -> Vec<Encounter> {
        let numbers = self.fide_numbers();
        let read = |record: u32| {
            let summary = self.archive.summary(record);
            let written = summary.players.map(|player| self.names.player(player).unwrap_or(0));
            let players = summary.players.map(|player| self.names.key(player).player());
            let round = self.archive.text(summary.round);
            Encounter::of(players, written, round, summary.result).numbered(&numbers)
        };
        in_parts(self.archive.len() as usize, READ_AT_ONCE, &|records| numbered(records).map(read).collect())
    }

    fn is_same(&self, one: u32, other: u32) -> Option<bool> {
        if self.identity.game(one) == self.identity.game(other) {
            return Some(true);
        }
        is_same_game(moves_at(self.archive, one), moves_at(self.archive, other))
    }

    fn fullest(&self, record: u32) -> Option<u32> {
        self.identity.fullest(record)
    }

    fn rank(&self, file: u32) -> u32 {
        self.ranks.get(file as usize).copied().unwrap_or(u32::MAX)
    }

    /// Most groups of a large archive are loose games, for which nothing is built.
    fn may_be_event(&self, records: &[u32]) -> bool {
        self.wanted == EventsWanted::All
            || records.len() >= MIN_GAMES && {
                let records = self.without_copies(records);
                records.len() >= MIN_GAMES && !are_loose(self.archive, self.names, &records)
            }
    }
}

impl ArchiveRecords<'_> {
    /// Removes the records of which a fuller copy is among them: their names and rounds may differ.
    pub(in crate::database) fn without_copies<'r>(&self, records: &'r [u32]) -> Cow<'r, [u32]> {
        let is_kept =
            |record: &u32| self.fullest(*record).is_none_or(|fullest| records.binary_search(&fullest).is_err());
        // Most groups have no copies.
        if records.iter().all(is_kept) {
            return Cow::Borrowed(records);
        }
        Cow::Owned(records.iter().copied().filter(is_kept).collect())
    }

    /// Reads the FIDE IDs next to the names.
    fn fide_numbers(&self) -> FideNumbers {
        let count = |records: Range<usize>| {
            let mut counts = FideCounts::default();
            for record in numbered(records) {
                let summary = self.archive.summary(record);
                if summary.tells_more() && summary.has_players() {
                    let entry = self.archive.entry(record);
                    let texts = [Tag::WhiteFideId, Tag::BlackFideId].map(|tag| self.archive.tag(&entry, tag));
                    if !texts.concat().is_empty() {
                        counts.add(summary.players.map(|player| self.names.player(player).unwrap_or(0)), texts);
                    }
                }
            }
            vec![counts]
        };
        let parts = in_parts(self.archive.len() as usize, COUNTED_AT_ONCE, &count);
        parts.into_iter().fold(FideCounts::default(), FideCounts::and).finish()
    }
}

/// Returns places in an archive as numbers of records, of which there are fewer than 2³².
fn numbered(places: Range<usize>) -> impl Iterator<Item = u32> {
    places.map(|place| u32::try_from(place).unwrap_or(u32::MAX))
}

#[cfg(test)]
pub(in crate::database) use tests::Heads;

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::database::entries::tag::is_said;
    use crate::database::names::folded_name::name_key;
    use crate::database::names::name_key::NameKey;
    use crate::record::GameResult;

    /// The records of a test: heads alone.
    pub(in crate::database) struct Heads<'a>(pub(in crate::database) Vec<Head<'a>>);

    impl<'a> EventRecords<'a> for Heads<'a> {
        fn n_records(&self) -> u32 {
            u32::try_from(self.0.len()).unwrap()
        }

        fn head(&self, record: u32) -> Head<'a> {
            self.0[record as usize]
        }

        fn outline(&self, record: u32) -> Option<EventOutline> {
            let head = self.head(record);
            // Interned texts have one address each.
            let places = || (head.file, [head.event, head.site, head.section, head.event_date].map(place));
            let is_named = !crate::database::entries::event_key::names_players(&head);
            let has_players = [head.white, head.black].iter().all(|seat| is_said(seat.name));
            has_players.then(|| EventOutline { places: is_named.then(places), day: day_of(&head) })
        }

        fn encounters(&self) -> Vec<Encounter> {
            let mut written: HashMap<String, u32> = HashMap::new();
            let mut counts = FideCounts::default();
            let of = |head: &Head<'a>| {
                let numbers = [head.white.name, head.black.name].map(|name| {
                    let next = u32::try_from(written.len() + 1).unwrap();
                    [NameKey::of(name).player(), *written.entry(name_key(name)).or_insert(next)]
                });
                counts.add(numbers.map(|both| both[1]), [head.white.fide_id, head.black.fide_id]);
                let result =
                    GameResult::read(head.result).filter(|result| *result != GameResult::Unknown).or(head.marker);
                Encounter::of(numbers.map(|both| both[0]), numbers.map(|both| both[1]), head.round, result)
            };
            let encounters: Vec<Encounter> = self.0.iter().map(of).collect();
            let numbers = counts.finish();
            encounters.into_iter().map(|encounter| encounter.numbered(&numbers)).collect()
        }

        fn is_same(&self, one: u32, other: u32) -> Option<bool> {
            is_same_game(self.head(one).moves, self.head(other).moves)
        }
    }
}
