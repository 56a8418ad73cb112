//! The games of an event, each with its records.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::super::entries::head::Head;
use super::super::entries::round_tag;
use super::super::groups::event_records::EventRecords;
use super::super::names::name_key::{NameKey, NameLikeness};

/// A game with its records.
#[derive(Debug)]
pub(super) struct StatedGame<'a> {
    pub(super) records: Vec<StatedRecord<'a>>,
}

/// A record of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct StatedRecord<'a> {
    pub(super) record: u32,
    pub(super) head: Head<'a>,
    pub(super) round: u16,
    /// Whether its colors are swapped relative to the first record of the game.
    pub(super) is_swapped: bool,
    pub(super) rank: u32,
}

/// Groups the records of each game, in the order of their first records.
pub(in crate::database) fn games_of<'a>(records: &[u32], all: &dyn EventRecords<'a>) -> Vec<StatedGame<'a>> {
    let mut games: Vec<StatedGame<'a>> = Vec::with_capacity(records.len());
    let mut places: HashMap<u32, usize, DefaultHashBuilder> = HashMap::default();
    for record in records {
        let head = all.head(*record);
        let game = all.fullest(*record).unwrap_or(*record);
        let of_record = StatedRecord {
            record: *record,
            head,
            round: round_tag::read(head.round).round,
            is_swapped: false,
            rank: all.rank(head.file),
        };
        let next = games.len();
        let place = *places.entry(game).or_insert(next);
        if place == next {
            games.push(StatedGame { records: vec![of_record] });
        } else {
            let is_swapped = are_swapped(&games[place].records[0].head, &head);
            games[place].records.push(StatedRecord { is_swapped, ..of_record });
        }
    }
    games
}

/// Returns true if two records of one game have swapped colors.
fn are_swapped(one: &Head<'_>, other: &Head<'_>) -> bool {
    // For most copies the names need not be analyzed.
    if one.white.name == other.white.name && one.black.name == other.black.name {
        return false;
    }
    let [white, black, its_white, its_black] =
        [one.white.name, one.black.name, other.white.name, other.black.name].map(NameKey::of);
    let is_alike = |one: &NameKey, other: &NameKey| one.likeness(other) == NameLikeness::Alike;
    let is_straight = is_alike(&white, &its_white) || is_alike(&black, &its_black);
    !is_straight && (is_alike(&white, &its_black) || is_alike(&black, &its_white))
}
