//! What a tournament needs of a record: its tags on event and players, and how its game ended.

use std::collections::HashMap;

use crate::findings::Location;
use crate::record::{GameResult, Record, tag_value};

use super::index::Archive;
use super::index_entry::IndexEntry;
use super::interner::{Interner, Symbol};
use super::round_tag;
use super::tag::{CARD_TAGS, Tag, card_text, is_said};

/// A player as the tags of one record name him or her; what they do not say is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat<'a> {
    /// The name, as written.
    pub name: &'a str,
    /// The number in FIDE's list.
    pub fide_id: &'a str,
    /// The rating.
    pub rating: Option<u16>,
    /// The title.
    pub title: &'a str,
    /// The team.
    pub team: &'a str,
    /// The federation.
    pub federation: &'a str,
}

/// The tags of one record that tell of its tournament; what they do not say is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head<'a> {
    /// The number of its file, and of the record in there, from 1.
    pub file: u32,
    /// `Event`.
    pub event: &'a str,
    /// `Site`.
    pub site: &'a str,
    /// `Date`, else `UTCDate`.
    pub date: &'a str,
    /// `Round`.
    pub round: &'a str,
    /// `Board`.
    pub board: &'a str,
    /// `Section`, else `Stage`, if that is no stage of a knock-out.
    pub section: &'a str,
    /// Whichever of these is one.
    pub stage: &'a str,
    /// `EventDate`.
    pub event_date: &'a str,
    /// `EventType`.
    pub event_type: &'a str,
    /// `EventRounds`.
    pub event_rounds: &'a str,
    /// `Termination`.
    pub termination: &'a str,
    /// `Result`.
    pub result: &'a str,
    /// The termination marker of the movetext.
    pub marker: Option<GameResult>,
    /// How many plies are written.
    pub n_plies: u32,
    /// What names the first moves and all of them, see [`named_moves`](super::fingerprint::named_moves).
    pub moves: [u64; 2],
    /// `TimeControl`.
    pub time_control: &'a str,
    /// White.
    pub white: Seat<'a>,
    /// Black.
    pub black: Seat<'a>,
}

impl Head<'_> {
    /// Tells whether anything but the moves is known.
    #[must_use]
    pub fn has_players(&self) -> bool {
        is_said(self.white.name) && is_said(self.black.name)
    }
}

/// Returns what the card of a record tells of its tournament.
#[must_use]
pub fn head_of(archive: &Archive, number: u32) -> Head<'_> {
    let card = archive.card(number);
    Head { moves: moves_of(&card), ..head_from(|tag| archive.tag(&card, tag), card.file, card.marker, card.plies) }
}

/// Returns what names the moves of a record, see [`Head::moves`].
fn moves_of(card: &IndexEntry) -> [u64; 2] {
    if card.plies > 0 { [u64::from(card.ends[0]), card.fingerprint] } else { [0; 2] }
}

/// Returns the same of a record of which nothing else is asked.
pub(super) fn moves_at(archive: &Archive, number: u32) -> [u64; 2] {
    let glance = archive.glance(number);
    if archive.brief(number).plies > 0 { [u64::from(glance.ends[0]), glance.fingerprint] } else { [0; 2] }
}

/// Returns what puts a record into its event: names, places and times, and nothing of how it ended or of who else it names.
pub(super) fn outline_of(archive: &Archive, number: u32) -> Head<'_> {
    let card = archive.card(number);
    let text = |tag| archive.tag(&card, tag);
    let first = |tags: [Tag; 2]| tags.into_iter().map(text).find(|text| is_said(text)).unwrap_or("");
    let [section, stage] = section_and_stage(text(Tag::Section), text(Tag::Stage));
    let seat = |tag, team| Seat { name: text(tag), team: text(team), ..Seat::default() };
    Head {
        file: card.file,
        event: text(Tag::Event),
        site: text(Tag::Site),
        date: first([Tag::Date, Tag::UTCDate]),
        round: text(Tag::Round),
        section,
        stage,
        event_date: text(Tag::EventDate),
        white: seat(Tag::White, Tag::WhiteTeam),
        black: seat(Tag::Black, Tag::BlackTeam),
        ..Head::default()
    }
}

/// Tells a section of an event, which is an event of its own, from a stage of a knock-out, which is not.
fn section_and_stage<'a>(section: &'a str, stage: &'a str) -> [&'a str; 2] {
    let is_stage = |text: &str| round_tag::stage(text).is_some_and(|stage| stage.is_said || text.starts_with("1/"));
    match (is_said(section), is_said(stage)) {
        (true, _) if is_stage(section) => ["", section],
        (true, true) if is_stage(stage) => [section, stage],
        (true, _) => [section, ""],
        (false, true) if is_stage(stage) => ["", stage],
        (false, true) => [stage, ""],
        (false, false) => ["", ""],
    }
}

fn head_from<'a>(text: impl Fn(Tag) -> &'a str, file: u32, marker: Option<GameResult>, n_plies: u32) -> Head<'a> {
    let first = |tags: [Tag; 2]| tags.into_iter().map(&text).find(|text| is_said(text)).unwrap_or("");
    let [section, stage] = section_and_stage(text(Tag::Section), text(Tag::Stage));
    let rating = |tag| text(tag).trim().parse::<u16>().ok().filter(|rating| (1..=4000).contains(rating));
    Head {
        file,
        event: text(Tag::Event),
        site: text(Tag::Site),
        date: first([Tag::Date, Tag::UTCDate]),
        round: text(Tag::Round),
        board: text(Tag::Board),
        section,
        stage,
        event_date: text(Tag::EventDate),
        event_type: text(Tag::EventType),
        event_rounds: text(Tag::EventRounds),
        termination: text(Tag::Termination),
        result: text(Tag::Result),
        marker,
        n_plies,
        moves: [0; 2],
        time_control: text(Tag::TimeControl),
        white: Seat {
            name: text(Tag::White),
            fide_id: text(Tag::WhiteFideId),
            rating: rating(Tag::WhiteElo),
            title: text(Tag::WhiteTitle),
            team: text(Tag::WhiteTeam),
            federation: text(Tag::WhiteFederation),
        },
        black: Seat {
            name: text(Tag::Black),
            fide_id: text(Tag::BlackFideId),
            rating: rating(Tag::BlackElo),
            title: text(Tag::BlackTitle),
            team: text(Tag::BlackTeam),
            federation: text(Tag::BlackFederation),
        },
    }
}

/// The heads of all records, gathered in any order and then put in that of the files.
#[derive(Debug, Default)]
pub struct HeadList {
    texts: Interner,
    heads: Vec<KeptHead>,
}

#[derive(Debug)]
struct KeptHead {
    /// The name of the file, safe to show, and later its number.
    path: Symbol,
    file: u32,
    /// Its number in the file, from 1, once the records are in order.
    record: u64,
    offset: u64,
    line: u64,
    n_plies: u32,
    moves: [u64; 2],
    marker: Option<GameResult>,
    ids: [Symbol; CARD_TAGS.len()],
}

impl HeadList {
    /// Takes the tags of a record of a file: where it begins, how many plies are written, and what names its moves.
    pub fn add(&mut self, path: &str, record: &Record<'_>, [line, offset]: [u64; 2], n_plies: u32, moves: [u64; 2]) {
        let mut ids = [Symbol::ABSENT; CARD_TAGS.len()];
        for pair in &record.tape.tags {
            let Some(tag) = Tag::by_name(record.name_of(pair)) else { continue };
            // The first of several counts, as everywhere.
            if ids[tag as usize].is_absent() {
                let text = tag_value(record.slice(pair.value));
                ids[tag as usize] = self.texts.intern(card_text(&text));
            }
        }
        let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
        let path = self.texts.intern(path);
        self.heads.push(KeptHead { path, file: 0, record: 0, offset, line, n_plies, moves, marker, ids });
    }

    /// Puts the records in the order of the files, by their names, and numbers both.
    pub fn put_in_order<K: Ord>(&mut self, order: impl Fn(&str) -> K) {
        let texts = &self.texts;
        let mut paths: Vec<Symbol> = self.heads.iter().map(|head| head.path).collect();
        paths.sort_unstable();
        paths.dedup();
        paths.sort_by_cached_key(|path| (order(texts.get(*path)), texts.get(*path).to_owned()));
        let rank: HashMap<Symbol, usize> = paths.into_iter().enumerate().map(|(at, path)| (path, at)).collect();
        self.heads.sort_by_key(|head| (rank.get(&head.path).copied(), head.offset));
        let (mut file, mut record) = (0, 0);
        let mut before = None;
        for head in &mut self.heads {
            if before.is_some_and(|before| before != head.path) {
                (file, record) = (file + 1, 0);
            }
            before = Some(head.path);
            record += 1;
            (head.file, head.record) = (file, record);
        }
    }

    /// Counts the records.
    #[must_use]
    pub fn len(&self) -> u32 {
        u32::try_from(self.heads.len()).unwrap_or(u32::MAX)
    }

    /// Tells whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// Returns a head by its number; of a number beyond all, one that says nothing.
    #[must_use]
    pub fn head(&self, number: u32) -> Head<'_> {
        let Some(kept) = self.heads.get(number as usize) else { return Head::default() };
        let head = head_from(|tag| self.texts.get(kept.ids[tag as usize]), kept.file, kept.marker, kept.n_plies);
        Head { moves: kept.moves, ..head }
    }

    /// Returns the file of a record and the line it begins on.
    #[must_use]
    pub fn path_and_line(&self, number: u32) -> (&str, u64) {
        self.heads.get(number as usize).map_or(("", 0), |kept| (self.texts.get(kept.path), kept.line))
    }

    /// Returns where a record stands, with its players.
    #[must_use]
    pub fn location(&self, number: u32) -> Location {
        let Some(kept) = self.heads.get(number as usize) else { return Location::default() };
        let mut location = Location::on_line(self.texts.get(kept.path), kept.line, 1).with_record(kept.record);
        // The whole record is meant, and no place in it.
        location.bytes = Some(kept.offset..kept.offset);
        location.players =
            Location::players_of([Tag::White, Tag::Black].map(|tag| self.texts.get(kept.ids[tag as usize])));
        location
    }
}
