//! Finds contradictory ratings of one player: within one event, or from one month to the next.
//!
//! A player is identified by FIDE ID, otherwise by the name exactly as written, with the event if it is known; other
//! spellings are not considered here. Games from servers change ratings from game to game and are left out: their Site
//! is a URL, or the name of a server.

use std::io;

use crate::findings::rules;
use crate::l10n::message;
use crate::sorting::CompactSort;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::external_sort::ExternalSort;
use super::super::entries::index_entry::IndexEntry;
use super::super::entries::known_date::{KnownDate, date_of};
use super::super::entries::tag::Tag;
use super::super::fingerprint::step;
use super::super::names::name_key::is_unknown;

/// A greater change in a month or less is suspicious: with the highest development coefficient, 40, it takes a dozen
/// wins against equals.
const JUMP: u16 = 200;

/// A rating that contradicts another of the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contradiction {
    /// The record.
    pub record: u32,
    /// The rating there.
    pub rating: u16,
    /// The other record.
    pub other: u32,
    /// The rating there.
    pub other_rating: u16,
}

impl Contradiction {
    fn of(known: &Rated, rated: &Rated) -> Self {
        Self { record: rated.record, rating: rated.rating, other: known.record, other_rating: known.rating }
    }

    /// Creates the finding.
    #[must_use]
    pub fn finding(&self) -> ArchiveFinding {
        let message = message!("rating-differs", here = self.rating.to_string(), there = self.other_rating.to_string());
        ArchiveFinding::new(rules::RATING_DIFFERS, self.record, message)
            .with_related(self.other, message!("related-other-rating"))
    }
}

/// A rating of a player in a record.
struct Rated {
    record: u32,
    rating: u16,
    date: KnownDate,
}

/// Finds contradictions, in the order of the records; at most `bound` keys stay in memory.
///
/// # Errors
/// Fails if a temporary file does.
pub fn check(archive: &Archive, bound: usize) -> io::Result<Vec<Contradiction>> {
    let mut findings = Vec::new();
    let (mut by_event, mut by_player) = (ExternalSort::new(bound), ExternalSort::new(bound));
    for (number, _) in (0..).zip(archive.summaries()).filter(|(_, summary)| summary.has_rating()) {
        let entry = archive.entry(number);
        if is_server(archive.tag(&entry, Tag::Site)) {
            continue;
        }
        for (name, rating, id) in SIDES {
            // The last bit is the side.
            let side = u32::from(name == Tag::Black);
            let Some(number) = number.checked_mul(2).map(|number| number + side) else { continue };
            if rating_of(archive, &entry, rating).is_none() {
                continue;
            }
            let Some((player, is_by_id)) = player_of(archive, &entry, name, id) else { continue };
            let event = entry.tag(Tag::Event);
            if !is_unknown(archive.text(event)) {
                by_event.push((step(step(player, 1), event.index() as u64), number))?;
            }
            // Names alone are ambiguous: only a player with an ID is followed from event to event.
            if is_by_id {
                by_player.push((player, number))?;
            }
        }
    }
    let rated = |number: u32| {
        let entry = archive.entry(number / 2);
        let (_, tag, _) = SIDES[number as usize % 2];
        let rating = rating_of(archive, &entry, tag)?;
        Some(Rated { record: number / 2, rating, date: date_of(archive.tag(&entry, Tag::Date)) })
    };
    by_event.each_shared(&mut |numbers| {
        let all: Vec<Rated> = numbers.iter().filter_map(|number| rated(*number)).collect();
        in_event(archive, &all, &mut findings);
        Ok(())
    })?;
    by_player.each_shared(&mut |numbers| {
        let mut all: Vec<Rated> = numbers.iter().filter_map(|number| rated(*number)).collect();
        all.retain(|rated| rated.date[1].is_some());
        all.compact_sort_by_key(|rated| (rated.date, rated.record));
        jumps(&all, &mut findings);
        Ok(())
    })?;
    findings.sort_unstable();
    // One record may be found by its event and by its date.
    findings.dedup_by_key(|finding| finding.record);
    Ok(findings)
}

/// Parts of the Site of games on servers.
const SERVERS: [&str; 11] = [
    "://",
    "lichess",
    "chess.com",
    "freechess",
    "fics",
    "chessclub",
    "internet chess",
    "playchess",
    "chess.net",
    "chess24",
    "pychess",
];

/// Returns true if a Site is a server, where ratings change with every game.
fn is_server(site: &str) -> bool {
    let site = site.to_ascii_lowercase();
    SERVERS.iter().any(|server| site.contains(server))
}

const SIDES: [(Tag, Tag, Tag); 2] =
    [(Tag::White, Tag::WhiteElo, Tag::WhiteFideId), (Tag::Black, Tag::BlackElo, Tag::BlackFideId)];

/// Reads a rating: three or four digits; 0 and 1 stand for none in many databases.
fn rating_of(archive: &Archive, record: &IndexEntry, tag: Tag) -> Option<u16> {
    archive.tag(record, tag).trim().parse().ok().filter(|rating| (100..4000).contains(rating))
}

/// Returns a number for a player, and whether it is his FIDE ID.
fn player_of(archive: &Archive, record: &IndexEntry, name: Tag, id: Tag) -> Option<(u64, bool)> {
    let known = |tag| Some(record.tag(tag)).filter(|text| !is_unknown(archive.text(*text)));
    // 0 stands for no number.
    let id = known(id).filter(|id| archive.text(*id) != "0");
    match (id, known(name)) {
        (Some(id), _) => Some((step(1, id.index() as u64), true)),
        (None, Some(name)) => Some((step(2, name.index() as u64), false)),
        (None, None) => None,
    }
}

/// Compares the ratings of a player in events of one name: those of one date, or of one event by its date or its days.
fn in_event(archive: &Archive, all: &[Rated], findings: &mut Vec<Contradiction>) {
    let is_one_event = |one: &Rated, other: &Rated| {
        let [begun, other_begun] = [one, other].map(|rated| archive.entry(rated.record).tag(Tag::EventDate));
        let has_known_start = !is_unknown(archive.text(begun)) && !is_unknown(archive.text(other_begun));
        if has_known_start { begun == other_begun } else { one.date[1].is_some() && one.date[..2] == other.date[..2] }
    };
    let mut first = 0;
    for at in 1..all.len() {
        let (known, rated) = (&all[first], &all[at]);
        if !is_one_event(known, rated) {
            first = at;
        } else if known.rating != rated.rating {
            findings.push(Contradiction::of(known, rated));
        }
    }
}

/// Compares consecutive ratings within a month or two.
fn jumps(all: &[Rated], findings: &mut Vec<Contradiction>) {
    for pair in all.windows(2) {
        let [before, after] = pair else { continue };
        let months =
            |date: KnownDate| date[0].zip(date[1]).map(|(year, month)| u32::from(year) * 12 + u32::from(month));
        let is_near = months(before.date).zip(months(after.date)).is_some_and(|(one, other)| other - one <= 1);
        if is_near && before.rating.abs_diff(after.rating) > JUMP {
            findings.push(Contradiction::of(before, after));
        }
    }
}
/// Returns the ratings of White and Black, if a record has them.
pub(super) fn ratings_of(archive: &Archive, number: u32) -> [Option<u16>; 2] {
    let entry = archive.entry(number);
    SIDES.map(|(_, rating, _)| rating_of(archive, &entry, rating))
}
