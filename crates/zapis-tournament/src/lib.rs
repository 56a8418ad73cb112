//! Tournaments: players, teams and rounds; pairings by the Berger and Varma tables; standings and tie-breaks; report files.
//!
//! Everything here is computed from plain data: the crate knows no boards, records or files, and produces no text for
//! people. Fill a [`Tournament`] from the tags of a database or from a report file; standings are computed from a
//! [`Field`] of its players or teams. Players and teams are indices into lists, and an index out of range is ignored,
//! never a panic.
//!
//! Sources: the Russian rules of 2011 (articles 22 to 31), FIDE's regulations for tie-breaks (C.07, versions to March
//! 2026) and for report files (TRF16, TRF26). Where a rule is known from a summary only, its doc comment says so.

/// The examples of the README are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod berger;
mod crosstable;
mod event;
mod field;
mod irregularity;
pub mod kind;
pub mod knock_out;
mod outcome;
mod points;
pub mod start_numbers;
mod swiss;
mod team_field;
pub mod tie_break;
pub mod trf;
pub mod unnamed_teams;
pub mod varma;
pub mod withdrawal;

pub use crosstable::{Cell, Crosstable};
pub use event::{
    AbnormalPoints, Adjustment, Entry, Lineup, Pairing, Player, Team, TeamAbsence, TeamPoints, Tournament,
};
pub use field::{Contestant, Field, Format, Measure, Meeting, Stakes};
pub use irregularity::{Irregularity, are_anew, irregularities};
pub use kind::Kind;
pub use outcome::{Color, Outcome, PointSystem};
pub use points::{NoPoints, Points};
pub use swiss::{SwissBreach, SwissFault, swiss_breaches};
