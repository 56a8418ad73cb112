//! What a tournament needs of a record: its tags on event and players, and how its game ended.

use crate::record::GameResult;

use super::card::{Archive, Tag};

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
    /// `Section`, else `Stage`.
    pub section: &'a str,
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

/// Tells whether a tag says something: neither nothing nor `?` nor `-`.
#[must_use]
pub fn is_said(value: &str) -> bool {
    value.chars().any(char::is_alphanumeric)
}

/// Returns what the card of a record tells of its tournament.
#[must_use]
pub fn head_of(archive: &Archive, number: u32) -> Head<'_> {
    let card = archive.card(number);
    let text = |tag: Tag| archive.tag(&card, tag);
    let first = |tags: [Tag; 2]| tags.into_iter().map(text).find(|text| is_said(text)).unwrap_or("");
    let rating = |tag| text(tag).trim().parse::<u16>().ok().filter(|rating| (1..=4000).contains(rating));
    Head {
        file: card.file,
        event: text(Tag::Event),
        site: text(Tag::Site),
        date: first([Tag::Date, Tag::UTCDate]),
        round: text(Tag::Round),
        board: text(Tag::Board),
        section: first([Tag::Section, Tag::Stage]),
        event_date: text(Tag::EventDate),
        event_type: text(Tag::EventType),
        event_rounds: text(Tag::EventRounds),
        termination: text(Tag::Termination),
        result: text(Tag::Result),
        marker: card.marker,
        n_plies: card.plies,
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
