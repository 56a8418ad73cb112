//! The part of a record that a tournament needs: its tags about event and players, and how its game ended.

use crate::record::GameResult;

use super::archive::Archive;
use super::index_entry::IndexEntry;
use super::round_tag;
use super::tag::{Tag, is_said};

/// A player as named in the tags of one record; missing values are empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct Seat<'a> {
    /// The name, as written.
    pub name: &'a str,
    /// The FIDE ID.
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

/// The tags of one record that concern its tournament; missing values are empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct Head<'a> {
    /// The number of its file, from 0.
    pub file: u32,
    /// `Event`.
    pub event: &'a str,
    /// `Site`.
    pub site: &'a str,
    /// `Date`, otherwise `UTCDate`.
    pub date: &'a str,
    /// `Round`.
    pub round: &'a str,
    /// `Board`.
    pub board: &'a str,
    /// `Section`, otherwise `Stage`, unless it is a stage of a knock-out.
    pub section: &'a str,
    /// The one of these that is a stage of a knock-out.
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
    /// The number of plies written.
    pub n_plies: u32,
    /// The hashes of the first moves and of all, see [`named_moves`](super::super::fingerprint::named_moves).
    pub moves: [u64; 2],
    /// `TimeControl`.
    pub time_control: &'a str,
    /// White.
    pub white: Seat<'a>,
    /// Black.
    pub black: Seat<'a>,
}

/// Returns the data of a record's entry about its tournament.
#[must_use]
pub(in crate::database) fn head_of(archive: &Archive, number: u32) -> Head<'_> {
    let entry = archive.entry(number);
    Head {
        moves: moves_of(&entry),
        ..head_from(|tag| archive.tag(&entry, tag), entry.file, entry.marker, n_written(&entry))
    }
}

/// Counts the plies of a record; those that could not be played are one.
fn n_written(entry: &IndexEntry) -> u32 {
    entry.plies.max(u32::from(!entry.is_complete))
}

/// Returns what names the moves of a record, see [`Head::moves`].
fn moves_of(entry: &IndexEntry) -> [u64; 2] {
    if entry.plies > 0 { [u64::from(entry.ends[0]), entry.fingerprint] } else { [0; 2] }
}

/// Returns the same for a record of which only this is needed.
pub(in crate::database) fn moves_at(archive: &Archive, number: u32) -> [u64; 2] {
    let prefix = archive.prefix(number);
    if archive.summary(number).plies > 0 { [u64::from(prefix.ends[0]), prefix.fingerprint] } else { [0; 2] }
}

/// Returns the data that assigns a record to its event: names, places and times, without how it ended or other names.
pub(in crate::database) fn outline_of(archive: &Archive, number: u32) -> Head<'_> {
    let entry = archive.entry(number);
    let text = |tag| archive.tag(&entry, tag);
    let first = |tags: [Tag; 2]| tags.into_iter().map(text).find(|text| is_said(text)).unwrap_or("");
    let [section, stage] = section_and_stage(text(Tag::Section), text(Tag::Stage));
    let seat = |tag, team| Seat { name: text(tag), team: text(team), ..Seat::default() };
    let round = text(Tag::Round);
    // Each sheet of a round is in its own file, and does not name an event.
    let file = if round_tag::read(round).round > 0 { archive.holder(entry.file) } else { entry.file };
    Head {
        file,
        event: text(Tag::Event),
        site: text(Tag::Site),
        date: first([Tag::Date, Tag::UTCDate]),
        round,
        section,
        stage,
        event_date: text(Tag::EventDate),
        white: seat(Tag::White, Tag::WhiteTeam),
        black: seat(Tag::Black, Tag::BlackTeam),
        ..Head::default()
    }
}

/// Separates a section, which is an event of its own, from a stage of a knock-out, which is not.
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
