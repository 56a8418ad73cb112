//! One event with its standings, as plain data.

use serde::{Serialize, Serializer};

use crate::database::{Archive, EventGame};
use crate::findings::Finding;
use crate::l10n::{Language, Message};
use crate::render::{EventView, TextStyle, explained, named_contestants, write_event_text};
use crate::tournament::kind::Inferred;
use crate::tournament::tie_break::{Standings, TieBreak};
use crate::tournament::trf::{self, Tag};
use crate::tournament::{Field, Pairing, Tournament};

use super::rank_event::RankedEvent;
use super::report_text::{LeftOut, ReportText};
use crate::front::options::Options;

/// An event with its standings.
///
/// Contestants are teams if there are any, otherwise players; a contestant's number is its index in
/// [`Field::contestants`] and in the list of teams or players of the event.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct EventStandings {
    /// The event: its name, place and days, its players and teams, and what each round brought them.
    pub event: Tournament,
    /// The kind of the event; `None` if its pairings fit none.
    pub kind: Option<Inferred>,
    /// The input of the standings: each contestant with its meetings.
    pub field: Field,
    /// The standings: ranks, points and values of tie-breaks, with the terms they were computed from.
    pub standings: Standings,
    /// Notes on the event and on how its standings were computed.
    pub notes: Vec<Message>,
    /// What is wrong with the event, with its report file, or between the two.
    pub findings: Vec<Finding>,
    /// Its games with the places of their records, those of a play-off behind the others; none of a report file.
    pub(super) games: Vec<GameOfEvent>,
    /// Records of a report file that are written as they were.
    pub(super) tags: Vec<Tag>,
    /// Data for which a report file has no field.
    left_out: LeftOut,
}

/// A game of an event, with the place of its record.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameOfEvent {
    /// Who met whom in which round, by places in the event's players.
    pub(super) pairing: Pairing,
    /// The file, by its place in [`RankedEvents::files`](super::RankedEvents).
    pub(super) file: u32,
    /// The line on which the record begins.
    pub(super) line: u64,
}

/// Serializes the fields of the schema `event`, with its texts in English.
impl Serialize for EventStandings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.view().serialize(serializer)
    }
}

impl EventStandings {
    pub(super) fn new(ranked: RankedEvent, findings: Vec<Finding>, archive: &Archive) -> Self {
        let RankedEvent { source, field, standings, notes } = ranked;
        let place = |game: &EventGame| {
            let entry = archive.entry(game.record);
            GameOfEvent { pairing: game.pairing, file: entry.file, line: entry.line }
        };
        let games =
            source.found.iter().flat_map(|found| found.games.iter().chain(&found.play_off).map(place)).collect();
        let n_play_off = source.found.as_ref().map_or(0, |found| found.play_off.len());
        let left_out = LeftOut { n_clubs: source.n_clubs, n_play_off };
        Self {
            event: source.event,
            kind: source.kind,
            field,
            standings,
            notes,
            findings,
            games,
            tags: source.tags,
            left_out,
        }
    }

    /// Shows it to those who write it.
    pub(super) fn view(&self) -> EventView<'_> {
        EventView {
            event: &self.event,
            field: &self.field,
            standings: &self.standings,
            kind: self.kind,
            notes: &self.notes,
        }
    }

    /// Returns true if teams are ranked.
    #[must_use]
    pub const fn is_of_teams(&self) -> bool {
        !self.event.teams.is_empty()
    }

    /// Returns the name of a contestant, as written; `?` if it has none.
    #[must_use]
    pub fn name(&self, contestant: usize) -> &str {
        self.event.name_of(contestant)
    }

    /// Returns how many games, or matches of teams, a contestant played over the board.
    #[must_use]
    pub fn n_games(&self, contestant: usize) -> usize {
        self.view().n_games(contestant)
    }

    /// Returns true if no game is missing or superfluous, as far as the kind determines the games.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.view().is_complete()
    }

    /// Lists the tie-breaks whose values are not verified against the regulations.
    #[must_use]
    pub fn not_verified(&self) -> Vec<TieBreak> {
        self.view().uncertain()
    }

    /// Finds the contestants that a text names: by rank as `#3`, by the whole name, else by a part of it, ignoring case.
    #[must_use]
    pub fn contestants_named(&self, text: &str) -> Vec<usize> {
        named_contestants(&self.view(), text)
    }

    /// Explains how the points and each tie-break of a contestant came about, line by line; safe to show on a terminal.
    #[must_use]
    pub fn explained(&self, contestant: usize, language: Language) -> Vec<String> {
        let standing = self.standings.rows.iter().find(|row| row.contestant == contestant);
        standing.map(|standing| explained(&self.view(), standing, language)).unwrap_or_default()
    }

    /// Writes the table of the standings with what is noted and found, for people; safe to show on a terminal.
    #[must_use]
    pub fn to_text(&self, options: &Options) -> String {
        let mut text = Vec::new();
        let style = TextStyle::new(false, options.width);
        write_event_text(&self.view(), &[], &self.findings, &style, options.language, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Writes the event as a report file of FIDE, with the points and ranks of the standings.
    #[must_use]
    pub fn to_trf(&self, version: trf::Version) -> ReportText {
        ReportText::of(&self.view(), version, &self.tags, self.left_out)
    }
}
