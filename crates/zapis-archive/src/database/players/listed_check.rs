//! Compares the players of records with a list of players: ID, name, title, federation, rating, year of birth.

use std::collections::HashMap;
use std::io::{self, BufRead};

use hashbrown::DefaultHashBuilder;

use crate::findings::{Severity, rules};
use crate::l10n::{Message, message};
use crate::sorting::CompactSort;
use crate::text::Visible;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::tag::Tag;
use super::super::names::name_key::{NameKey, is_unknown};
use super::super::names::people::{PersonName, likeness};
use super::player_list::{ListedPlayer, Month, read};

/// The minimum age of a player in a recorded game.
const YOUNGEST: u16 = 3;

/// The tags of a side, name first.
const SIDES: [[Tag; 5]; 2] = [
    [Tag::White, Tag::WhiteFideId, Tag::WhiteElo, Tag::WhiteTitle, Tag::WhiteFederation],
    [Tag::Black, Tag::BlackFideId, Tag::BlackElo, Tag::BlackTitle, Tag::BlackFederation],
];

/// Titles in ascending order.
const TITLES: [&str; 8] = ["WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM"];

/// The claims of the records about a player, each with the first record that has it.
#[derive(Debug, Default)]
struct Claims<'a> {
    names: Vec<(&'a str, u32)>,
    titles: Vec<(&'a str, u32, Option<Month>)>,
    federations: Vec<(&'a str, u32, Option<Month>)>,
    /// Rating, kind of chess and month of each dated game.
    ratings: Vec<(u16, usize, Month, u32)>,
    first: Option<(u16, u32)>,
    is_listed: bool,
}

/// Compares the players of an archive with a list, which is read once from beginning to end; only entries about players
/// of the archive are kept.
///
/// Returns `None` if it is not a list of players.
///
/// # Errors
/// Passes on what the list's reader reports.
pub fn check_players(
    archive: &Archive,
    list: &mut dyn BufRead,
    file_name: &str,
) -> io::Result<Option<Vec<ArchiveFinding>>> {
    let mut players = PlayersOfArchive::of(archive);
    let mut found = Vec::new();
    if !read(list, file_name, |listed, month| players.compare(&listed, month, &mut found))? {
        return Ok(None);
    }
    players.unlisted(&mut found);
    found.compact_sort_by_key(|one| one.record);
    Ok(Some(found))
}

/// Returns true if a list of players begins like this.
///
/// # Errors
/// Fails if the list's reader does.
pub fn begins_player_list(beginning: &mut dyn BufRead) -> io::Result<bool> {
    let mut has_any = false;
    read(beginning, "", |_, _| has_any = true)?;
    Ok(has_any)
}

/// The players of an archive by their IDs, and those without by their names.
struct PlayersOfArchive<'a> {
    numbered: HashMap<u32, Claims<'a>, DefaultHashBuilder>,
    unnumbered: HashMap<&'a str, Claims<'a>, DefaultHashBuilder>,
    /// The names that share a surname and an initial, as far as they are not yet found on the list.
    namesakes: HashMap<u32, Vec<&'a str>, DefaultHashBuilder>,
}

impl<'a> PlayersOfArchive<'a> {
    fn of(archive: &'a Archive) -> Self {
        let mut all =
            Self { numbered: HashMap::default(), unnumbered: HashMap::default(), namesakes: HashMap::default() };
        for (number, summary) in (0..).zip(archive.summaries()) {
            let [year, month, _] = summary.date();
            let month = year.zip(month.and_then(|month| u8::try_from(month).ok()));
            let entry = summary.tells_more().then(|| archive.entry(number));
            for (name, [_, id, rating, title, federation]) in summary.players.into_iter().zip(SIDES) {
                let name = archive.text(name);
                let tag = |tag| entry.as_ref().map_or("", |entry| archive.tag(entry, tag).trim());
                let id = tag(id).parse().unwrap_or(0);
                if is_unknown(name) && id == 0 {
                    continue;
                }
                let claims = if id > 0 { all.numbered.entry(id).or_default() } else { all.named(name) };
                if !claims.names.iter().any(|(known, _)| *known == name) {
                    claims.names.push((name, number));
                }
                if let Some(year) = year.filter(|year| claims.first.is_none_or(|(first, _)| *year < first)) {
                    claims.first = Some((year, number));
                }
                for (said, reported) in [(tag(title), &mut claims.titles), (tag(federation), &mut claims.federations)] {
                    if !is_unknown(said) && !reported.iter().any(|(known, ..)| *known == said) {
                        reported.push((said, number, month));
                    }
                }
                if let (Some(month), Ok(rating)) = (month, tag(rating).parse::<u16>())
                    && id > 0
                    && rating > 0
                {
                    let kind = entry.as_ref().map_or(0, |entry| kind_of(archive.tag(entry, Tag::Event)));
                    let said = |known: &(u16, usize, Month, u32)| (known.0, known.1, known.2) == (rating, kind, month);
                    if !claims.ratings.iter().any(said) {
                        claims.ratings.push((rating, kind, month, number));
                    }
                }
            }
        }
        all
    }

    fn named(&mut self, name: &'a str) -> &mut Claims<'a> {
        let namesakes = &mut self.namesakes;
        self.unnumbered.entry(name).or_insert_with(|| {
            namesakes.entry(NameKey::of(name).player()).or_default().push(name);
            Claims::default()
        })
    }

    /// Holds a player of the list against what the records say.
    fn compare(&mut self, listed: &ListedPlayer, month: Option<Month>, found: &mut Vec<ArchiveFinding>) {
        if let Some(claims) = self.numbered.get_mut(&listed.id).filter(|_| listed.id > 0) {
            claims.is_listed = true;
            claims.compare(listed, month, found);
        }
        for (at, alias) in listed.aliases.iter().chain([&listed.name]).enumerate() {
            if let Some(claims) = self.unnumbered.get_mut(alias.as_str()) {
                claims.is_listed = true;
                if listed.id == 0 {
                    claims.born_later(listed, found);
                }
                if at < listed.aliases.len()
                    && let Some((_, record)) = claims.names.first()
                {
                    let message = message!("player-list-spelling", name = shown(alias), listed = shown(&listed.name));
                    found.push(differs(*record, message));
                }
            }
        }
        let Some(names) = self.namesakes.get_mut(&NameKey::of(&listed.name).player()) else { return };
        let mut own: Option<PersonName> = None;
        // A player who is found on the list is not searched for again.
        names.retain(|name| {
            let Some(claims) = self.unnumbered.get_mut(name).filter(|claims| !claims.is_listed) else { return false };
            let own = own.get_or_insert_with(|| PersonName::read(&listed.name));
            claims.is_listed = likeness(own, &PersonName::read(name)).is_some();
            !claims.is_listed
        });
    }

    /// Tells who is not on the list: numbers as a fault, names alone as a note.
    fn unlisted(&self, found: &mut Vec<ArchiveFinding>) {
        for (id, claims) in self.numbered.iter().filter(|(_, claims)| !claims.is_listed) {
            let Some((name, record)) = claims.names.first() else { continue };
            let message = message!("player-unlisted", id = id.to_string(), name = shown(name));
            found.push(ArchiveFinding::new(rules::PLAYER_UNLISTED, *record, message));
        }
        for (name, claims) in self.unnumbered.iter().filter(|(_, claims)| !claims.is_listed) {
            let Some((_, record)) = claims.names.first() else { continue };
            let message = message!("player-name-unlisted", name = shown(name));
            found.push(ArchiveFinding::new(rules::PLAYER_UNLISTED, *record, message).with_severity(Severity::Note));
        }
        // Two findings on one record are sorted by their text, whatever the order of the tables.
        found.sort_by_cached_key(|one| (one.record, one.message.to_string()));
    }
}

impl Claims<'_> {
    fn compare(&self, listed: &ListedPlayer, month: Option<Month>, found: &mut Vec<ArchiveFinding>) {
        let own = PersonName::read(&listed.name);
        for (name, record) in self.names.iter().filter(|(name, _)| *name != listed.name && !is_unknown(name)) {
            if likeness(&own, &PersonName::read(name)).is_none() && !is_same(name, &listed.name) {
                let id = listed.id.to_string();
                let message = message!("player-list-name", id = id, name = shown(name), listed = shown(&listed.name));
                found.push(differs(*record, message));
            }
        }
        let rank = |title: &str| TITLES.iter().position(|known| known.eq_ignore_ascii_case(title));
        for (title, record, of) in &self.titles {
            // Titles are kept for life: one of a game before the list has to be there.
            let is_before = month.is_none_or(|month| of.is_some_and(|of| of <= month));
            let is_higher = rank(title).is_some_and(|own| rank(&listed.title).is_none_or(|listed| own > listed));
            if is_before && is_higher {
                let (name, title) = (shown(&listed.name), shown(title));
                let message = if listed.title.is_empty() {
                    message!("player-list-no-title", name = name, title = title)
                } else {
                    message!("player-list-title", name = name, title = title, listed = shown(&listed.title))
                };
                found.push(differs(*record, message));
            }
        }
        for (federation, record, of) in &self.federations {
            let is_of_month = month.is_some() && *of == month;
            if is_of_month && !listed.federation.is_empty() && !federation.eq_ignore_ascii_case(&listed.federation) {
                let (name, here) = (shown(&listed.name), shown(federation));
                let there = shown(&listed.federation);
                found.push(differs(
                    *record,
                    message!("player-list-federation", name = name, federation = here, listed = there),
                ));
            }
        }
        for (rating, kind, of, record) in &self.ratings {
            let there = listed.ratings[*kind];
            if Some(*of) == month && there > 0 && there != *rating {
                let (year, month) = *of;
                let message = message!(
                    "player-list-rating",
                    name = shown(&listed.name),
                    rating = rating.to_string(),
                    listed = there.to_string(),
                    month = format!("{year}.{month:02}"),
                );
                found.push(differs(*record, message));
            }
        }
        self.born_later(listed, found);
    }

    fn born_later(&self, listed: &ListedPlayer, found: &mut Vec<ArchiveFinding>) {
        if let Some((year, record)) = self.first
            && listed.born > 0
            && year < listed.born + YOUNGEST
        {
            let (year, born) = (year.to_string(), listed.born.to_string());
            let message = message!("player-born-later", name = shown(&listed.name), born = born, year = year);
            found.push(differs(record, message));
        }
    }
}

fn differs(record: u32, message: Message) -> ArchiveFinding {
    ArchiveFinding::new(rules::PLAYER_LIST_DIFFERS, record, message)
}

fn shown(text: &str) -> String {
    Visible(text).to_string()
}

/// Returns true if two names have the same letters, ignoring other characters.
fn is_same(one: &str, other: &str) -> bool {
    let letters = |text: &str| -> String { text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect() };
    letters(one) == letters(other)
}

/// Returns which rating counts in an event by its name: standard, rapid, blitz.
fn kind_of(event: &str) -> usize {
    let event = event.to_lowercase();
    let has = |words: [&str; 3]| words.iter().any(|word| event.contains(word));
    match () {
        () if has(["blitz", "блиц", "relâmpago"]) => 2,
        () if has(["rapid", "рапид", "быстры"]) => 1,
        () => 0,
    }
}
