//! What people and programs read: one renderer a file.
//!
//! # Invariants
//! - Renderers write into buffers; only `cli` owns the streams.
//! - Text of a record goes to a terminal only through [`crate::text::Visible`], into JSON only through its escapes.
//! - Where a record's number in its file is not yet known (batches are rendered in parallel), it is guessed
//!   and put right when the batches are put in order: see [`Pages`].

mod csv;
mod epd;
mod finding_json;
mod finding_text;
mod json;
mod pages;
mod pgn;
mod place;
mod plies;
mod timeline;
mod walk;

pub use csv::{CSV_HEADER, write_csv};
pub use epd::write_epd;
pub use finding_json::{Summary, write_finding_json, write_summary_json};
pub use finding_text::{TextStyle, write_concise, write_text};
pub use pages::Pages;
pub use pgn::{Drop, PgnStyle, write_pgn};
pub use place::{Lines, Located, Source, players_of};
pub use timeline::{Timeline, write_timeline};
