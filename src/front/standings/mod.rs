//! Events of records and report files, ranked: the participants, the rules, and the findings.
//!
//! # Invariants
//! - Nothing is merged, adjusted or taken as another kind unless [`Ranking`] says so; assumptions are noted.

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
mod written;

pub use event_standings::EventStandings;
pub(super) use gather_records::GatherRecords;
pub use ranked_events::{RankedEvents, standings};
pub use ranking::Ranking;
pub use report_text::ReportText;
pub use written::StandingsForm;

pub(crate) use report_findings::report_findings;
#[cfg(feature = "database")]
pub(super) mod event_asked;
#[cfg(feature = "database")]
pub(super) mod player_index;
