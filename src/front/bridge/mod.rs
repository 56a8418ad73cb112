//! Bridge: how its records are read, kept, compared and written, for jobs that know only games without a board.

#[cfg(feature = "database")]
mod across_files;
mod diagrams;
mod forms;
pub(super) mod game;
mod hash;
#[cfg_attr(not(feature = "database"), expect(dead_code, reason = "without a database nothing is kept"))]
pub(super) mod kept_file;
mod lin;
mod pbn;
mod place;
mod questions;
mod reading;
mod recognized;
mod record;

pub use forms::BridgeFormat;
pub use questions::{DealTable, drawn_deals, export_deals};
