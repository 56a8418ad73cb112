//! Events and their standings, for people and for programs.

mod event_text;
mod event_view;
mod score_explained;
mod standings_json;
mod standings_summary;
mod standings_text;

pub use event_text::{write_event_lines, write_event_text};
pub use event_view::{EventView, kind_name, kind_phrase};
pub use score_explained::{explained, named_contestants};
pub use standings_json::StandingsCsv;
pub(super) use standings_json::event_fields;
pub use standings_summary::StandingsSummary;
