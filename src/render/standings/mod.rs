//! Events and their standings, as people and programs read them.

mod event_view;
mod score_explained;
mod standings_json;
mod standings_text;

pub use event_view::{EventView, kind_name, kind_phrase};
pub use score_explained::{explained, named_contestants};
pub use standings_json::{StandingsCsv, write_event_json, write_standings_json};
pub use standings_text::{matches_text, standings_text};
