//! Events of records and report files, ranked: what takes part, by which rules, and what is found in them.
//!
//! # Invariants
//! - Everybody who ranks runs [`rank_events`]; how records are read is all that differs between the program and the
//!   library.
//! - Nothing is merged, adjusted or taken for another kind unless [`Ranking`] says so; what was assumed is a note.

mod assumptions;
mod event_findings;
mod event_source;
mod event_standings;
mod gather_records;
mod numbering_notes;
mod rank_event;
mod ranked_events;
mod ranking;
mod report_findings;
mod report_text;
#[cfg(feature = "bridge")]
mod sitting_standings;

pub use event_standings::EventStandings;
pub use ranked_events::{RankedEvents, standings};
pub use ranking::Ranking;
pub use report_text::ReportText;
#[cfg(feature = "bridge")]
pub use sitting_standings::SittingStandings;

pub(crate) use crate::tournament::Kind as EventKind;
pub(crate) use crate::tournament::trf::Version as ReportVersion;
pub(in crate::front) use gather_records::GatherRecords;
pub(crate) use ranked_events::{MAX_NAMES, rank_events};
pub(crate) use report_findings::report_findings;
