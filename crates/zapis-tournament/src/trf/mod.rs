//! FIDE's tournament report file, TRF16 and TRF26: read as it is, with what is wrong in it; written anew; compared.
//!
//! One line is one record; its first three characters say which, and everything stands in columns that count from 1.
//! Sources: the format of 2016 (approved 10 August 2015), that of 2026 (approved 12 May 2025, in use from 1 September
//! 2025), and the extensions of the pairing program `JaVaFo`, `XXR` and `XXS`.
//!
//! Reading never stops: what cannot be read is a [`Fault`] with its line and column, and the rest of the file stands.

mod columns;
mod compare;
mod fault;
mod players;
mod read;
mod teams;
mod write;

pub use compare::{Difference, compare, missing_games};
pub use fault::{Fault, FaultKind, Part};
pub use read::read;
pub use write::{Loss, stating, write};

use super::event::Tournament;
use super::tie_break::TieBreak;

/// The most rounds that are read of a line; the format itself has room for more, no event has.
pub const MAX_ROUNDS: u16 = 128;

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Version {
    /// That of 2016.
    Trf16,
    /// That of 2026: it has records that the older one has not, such as `142` or `310`.
    Trf26,
}

/// A report file as read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The version, by the records used.
    pub version: Version,
    /// The event.
    pub event: Tournament,
    /// The line of each player's record, in the order of `event.players`.
    pub player_lines: Vec<u32>,
    /// The line of each team's record, in the order of `event.teams`.
    pub team_lines: Vec<u32>,
    /// Records on the tournament, as written: number and text, in the order of the file.
    pub tags: Vec<Tag>,
    /// The tie-breaks that the file says were used (tags 202 and 212), without `PTS`.
    pub tie_breaks: Vec<TieBreak>,
    /// What is wrong, in the order of the file.
    pub faults: Vec<Fault>,
}

/// A record on the tournament: `012 9. Karl-Mala-Gedenkturnier`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The line, from 1.
    pub line: u32,
    /// The number: `012`, `XXR`.
    pub code: String,
    /// What follows, as written.
    pub text: String,
}

impl Report {
    /// Returns the text of the first record of a number.
    #[must_use]
    pub fn tag(&self, code: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.code == code).map(|tag| tag.text.as_str())
    }

    /// Returns the days of the rounds as written, `24/05/01` (tag 132): round 1 from column 92, each further one ten
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
