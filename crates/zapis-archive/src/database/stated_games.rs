//! The games of an event, each with its records.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::head::Head;
use super::name_key::{NameKey, NameLikeness};
use super::round_tag;

/// Evidence about records from outside.
#[derive(Clone, Copy)]
pub struct GameEvidence<'f> {
    /// Returns the record that represents the game of a record.
    pub game: &'f (dyn Fn(u32) -> u32 + Sync),
    /// Returns the rank of a file for records that differ without other evidence; 0 if it is preferred to any evidence.
    pub rank: &'f (dyn Fn(u32) -> u32 + Sync),
}

impl GameEvidence<'_> {
    /// Every record is a separate game.
    pub const NONE: GameEvidence<'static> = GameEvidence { game: &|record| record, rank: &|_| 1 };
}

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
pub(super) fn games_of<'a>(
    records: &[u32],
    head: &dyn Fn(usize, u32) -> Head<'a>,
    evidence: &GameEvidence<'_>,
) -> Vec<StatedGame<'a>> {
    let mut games: Vec<StatedGame<'a>> = Vec::with_capacity(records.len());
    let mut places: HashMap<u32, usize, DefaultHashBuilder> = HashMap::default();
    for (at, record) in records.iter().enumerate() {
        let head = head(at, *record);
        let game = (evidence.game)(*record);
        let of_record = StatedRecord {
            record: *record,
            head,
            round: round_tag::read(head.round).round,
            is_swapped: false,
            rank: (evidence.rank)(head.file),
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
