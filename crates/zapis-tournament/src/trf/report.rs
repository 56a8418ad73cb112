//! A report file as read: its version, its event, and its tournament records as written.

use super::super::event::Tournament;
use super::super::tie_break::TieBreak;

use super::fault::Fault;

/// The maximum number of rounds read from a line; the format has room for more, but no event needs them.
pub const MAX_ROUNDS: u16 = 400;

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Version {
    /// That of 2016.
    Trf16,
    /// The version of 2026: it has records that the older one lacks, such as `142` or `310`.
    Trf26,
}

/// A report file as read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The version, judging by the records used.
    pub version: Version,
    /// The event.
    pub event: Tournament,
    /// The line of each player's record, in the order of `event.players`.
    pub player_lines: Vec<u32>,
    /// The line of each team's record, in the order of `event.teams`.
    pub team_lines: Vec<u32>,
    /// Tournament records as written: number and text, in the order of the file.
    pub tags: Vec<Tag>,
    /// The tie-breaks that were used according to the file (tags 202 and 212), without `PTS`.
    pub tie_breaks: Vec<TieBreak>,
    /// The faults, in the order of the file.
    pub faults: Vec<Fault>,
}

/// A tournament record: `012 9. Karl-Mala-Gedenkturnier`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The line, from 1.
    pub line: u32,
    /// The number: `012`, `XXR`.
    pub code: String,
    /// The text after the number, as written.
    pub text: String,
}

impl Report {
    /// Returns the text of the first record with a number.
    #[must_use]
    pub fn tag(&self, code: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.code == code).map(|tag| tag.text.as_str())
    }

    /// Returns the dates of the rounds as written, `24/05/01` (tag 132): round 1 from column 92, each further one ten
    /// columns on.
    #[must_use]
    pub fn round_dates(&self) -> Vec<(u16, String)> {
        let chars: Vec<char> = self.tag("132").unwrap_or("").chars().collect();
        // The text of a record begins in column 5.
        let day = |round: u16| {
            let from = 92 - 5 + 10 * (usize::from(round) - 1);
            let day: String = chars.get(from..(from + 8).min(chars.len())).unwrap_or(&[]).iter().collect();
            Some((round, day.trim().to_owned())).filter(|(_, day)| !day.is_empty())
        };
        (1..=MAX_ROUNDS).filter_map(day).collect()
    }
}
