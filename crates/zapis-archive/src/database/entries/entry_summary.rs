//! The small part of each record needed for random access while duplicates and events are searched.
//!
//! It stays in memory, 32 bytes a record; records are read in their order, or where something is found. What of it is
//! read from texts is read once, by the thread that has them at hand.

use crate::findings::date;
use crate::record::GameResult;

use super::super::names::name_key::is_unknown;
use super::interner::Symbol;
use super::known_date::KnownDate;
use super::round_tag;
use super::tag::{Tag, is_said};

/// The part of a record needed for random access.
#[derive(Clone, Copy, Debug)]
pub(in crate::database) struct EntrySummary {
    /// The offset of its moves in the archive's buffer.
    pub(in crate::database) moves: u64,
    /// The names of White and Black.
    pub(in crate::database) players: [Symbol; 2],
    /// Its Round tag; also absent if its value is unknown.
    pub(in crate::database) round: Symbol,
    /// The number of plies of the main line that could be played.
    pub(in crate::database) plies: u32,
    /// Its Date tag, packed, with the number of tags with values in the upper bits.
    pub(super) date_and_tags: u32,
    /// The round from its tag; 0 if it is not known.
    pub(in crate::database) round_number: u16,
    /// Other properties as bits.
    pub(super) flags: u8,
    /// The result from its tag, or otherwise from the termination marker.
    pub(in crate::database) result: Option<GameResult>,
}

/// Both players are named.
const HAS_PLAYERS: u8 = 1;
/// The event is named after the players.
const NAMES_PLAYERS: u8 = 1 << 1;
/// It has tags that may reveal an event where counting does not.
const TELLS_MORE: u8 = 1 << 2;
/// The round is a stage of a knock-out.
const IS_STAGE: u8 = 1 << 3;
/// Every move of the main line was played.
const IS_COMPLETE: u8 = 1 << 4;
/// It has comments, glyphs or variations.
const HAS_ANNOTATION: u8 = 1 << 5;
/// It has a rating of one of its players.
const HAS_RATING: u8 = 1 << 6;

/// The shift of the number of tags above the date.
const TAGS_AT: u32 = 27;
const DATE: u32 = (1 << TAGS_AT) - 1;

/// The texts that a summary is computed from.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::database) struct BriefTexts<'a> {
    pub(in crate::database) event: &'a str,
    pub(in crate::database) date: &'a str,
    pub(in crate::database) round: &'a str,
    pub(in crate::database) result: &'a str,
    pub(in crate::database) players: [&'a str; 2],
}

/// Which texts are the same as in the previous record.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::database) struct AsBefore {
    pub(in crate::database) date: bool,
    pub(in crate::database) round: bool,
}

/// The tags that a record has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TagsSeen {
    /// One bit for each, by [`Tag`].
    bits: u32,
    /// The number of tags with values.
    n_known: u32,
}

impl TagsSeen {
    /// Records that a tag is present; `is_known` if it has a value.
    pub(super) fn add(&mut self, tag: Tag, is_known: bool) {
        self.bits |= bit(tag);
        self.n_known += u32::from(is_known);
    }

    const fn has_any(self, bits: u32) -> bool {
        self.bits & bits != 0
    }
}

const fn bit(tag: Tag) -> u32 {
    1 << tag as u32
}

/// These unify players with two names, introduce teams, or state the kind of event: then counting games is not enough
/// to show that they are not an event.
const TELLING: u32 = bit(Tag::WhiteFideId)
    | bit(Tag::BlackFideId)
    | bit(Tag::WhiteTeam)
    | bit(Tag::BlackTeam)
    | bit(Tag::EventType)
    | bit(Tag::Stage)
    | bit(Tag::UTCDate);
const RATINGS: u32 = bit(Tag::WhiteElo) | bit(Tag::BlackElo);

impl EntrySummary {
    /// Creates the summary of a record without known data.
    pub(in crate::database) const fn none() -> Self {
        Self {
            moves: 0,
            players: [Symbol::ABSENT; 2],
            round: Symbol::ABSENT,
            plies: 0,
            date_and_tags: 0,
            round_number: 0,
            flags: 0,
            result: None,
        }
    }

    /// Reads the texts of a record; `before` is the summary of another one, with which it may share some.
    pub(in crate::database) fn read(
        &mut self,
        texts: &BriefTexts<'_>,
        before: &Self,
        same: AsBefore,
        marker: Option<GameResult>,
    ) {
        self.date_and_tags = if same.date { before.date_and_tags & DATE } else { packed(texts.date) };
        if same.round {
            self.round_number = before.round_number;
            self.flags |= before.flags & IS_STAGE;
            if before.round.is_absent() {
                self.round = Symbol::ABSENT;
            }
        } else {
            self.round_number = round_tag::read(texts.round).round;
            self.set(IS_STAGE, round_tag::stage(texts.round).is_some());
            if is_unknown(texts.round) {
                self.round = Symbol::ABSENT;
            }
        }
        let known = |result: &GameResult| *result != GameResult::Unknown;
        self.result = GameResult::read(texts.result).filter(known).or(marker);
        self.set(HAS_PLAYERS, texts.players.iter().all(|player| is_said(player)));
        self.set(NAMES_PLAYERS, names_players(texts.event, texts.players));
    }

    /// Records which tags are present.
    pub(super) fn note_tags(&mut self, seen: TagsSeen) {
        self.date_and_tags |= seen.n_known << TAGS_AT;
        self.set(TELLS_MORE, seen.has_any(TELLING));
        self.set(HAS_RATING, seen.has_any(RATINGS));
    }

    /// Records whether every move of the main line was played, and whether there are comments, glyphs or variations.
    pub(super) fn note_moves(&mut self, is_complete: bool, has_annotation: bool) {
        self.set(IS_COMPLETE, is_complete);
        self.set(HAS_ANNOTATION, has_annotation);
    }

    fn set(&mut self, flag: u8, is_set: bool) {
        self.flags |= if is_set { flag } else { 0 };
    }

    pub(in crate::database) const fn has_players(&self) -> bool {
        self.flags & HAS_PLAYERS != 0
    }

    /// Returns true if the event is named after its players, like a single game.
    pub(in crate::database) const fn names_players(&self) -> bool {
        self.flags & NAMES_PLAYERS != 0
    }

    /// Returns true if the record has tags that may reveal an event where counting does not.
    pub(in crate::database) const fn tells_more(&self) -> bool {
        self.flags & TELLS_MORE != 0
    }

    /// Returns true if its round is a stage of a knock-out.
    pub(in crate::database) const fn is_stage(&self) -> bool {
        self.flags & IS_STAGE != 0
    }

    pub(in crate::database) const fn is_complete(&self) -> bool {
        self.flags & IS_COMPLETE != 0
    }

    pub(in crate::database) const fn has_annotation(&self) -> bool {
        self.flags & HAS_ANNOTATION != 0
    }

    pub(in crate::database) const fn has_rating(&self) -> bool {
        self.flags & HAS_RATING != 0
    }

    /// Counts the tags with values.
    pub(in crate::database) const fn n_known_tags(&self) -> u32 {
        self.date_and_tags >> TAGS_AT
    }

    /// Returns its Date tag, as far as it is known.
    pub(in crate::database) fn date(&self) -> KnownDate {
        let date = self.date_and_tags & DATE;
        let [year, month, day] = [date >> 9, date >> 5 & 0xF, date & 0x1F];
        let number = |number: u32| u16::try_from(number).ok().filter(|number| *number > 0);
        // A year of 0 is a year all the same.
        [number(year).map(|year| year - 1), number(month), number(day)]
    }
}

/// Packs a date; 0 if it is missing.
fn packed(text: &str) -> u32 {
    let Some((year, month, day)) = date::read(text) else { return 0 };
    let [month, day] = [month, day].map(|number| u32::from(number.unwrap_or(0)));
    (u32::from(year) + 1) << 9 | month << 5 | day
}

/// Returns true if the name of an event is that of one game; the texts have no surrounding blanks.
pub(in crate::database) fn names_players(event: &str, players: [&str; 2]) -> bool {
    let longest = players[0].len().max(players[1].len());
    longest <= event.len()
        && players.iter().all(|player| !player.is_empty() && event.contains(player))
        && players.iter().all(|player| is_said(player))
}

#[cfg(test)]
mod tests {
    use super::super::tag::ENTRY_TAGS;
    use super::*;

    #[test]
    fn dates_are_kept_as_far_as_they_are_known() {
        for text in ["1999.05.21", "1999.05.??", "1999.??.21", "0000.12.31", "9999.01.01", "", "????.05.21"] {
            let mut summary = EntrySummary::none();
            let texts = BriefTexts { date: text, ..BriefTexts::default() };
            summary.read(&texts, &EntrySummary::none(), AsBefore::default(), None);
            let mut seen = TagsSeen::default();
            for tag in ENTRY_TAGS {
                seen.add(tag, true);
            }
            summary.note_tags(seen);
            summary.note_moves(true, false);
            assert_eq!((summary.n_known_tags(), summary.is_complete(), summary.has_annotation()), (29, true, false));
            assert!(summary.tells_more() && summary.has_rating());
            assert_eq!(summary.date(), super::super::known_date::date_of(text), "{text}");
        }
        assert_eq!(size_of::<EntrySummary>(), 32);
    }
}
