//! Scoresheets: the contents of their cells, and the most probable legal game behind a damaged one.
//!
//! # Invariants
//! - Nothing is changed silently: every move that is read differently has its reasons, its cost, its rivals and a
//!   confidence; what cannot be decided is left open.
//! - No move of a record is changed that can be played as it is written; a wrong sign in it is reported.
//! - Costs are negative natural logarithms of probabilities. The costs of damage to the characters, words and rows of a
//!   chess sheet are in `grammar/confusions.toml`. In the code are the small costs of optional signs (`moves`), the
//!   bounds of the search, and the possible differences between several sheets of one game (`decode/by_plies`).
//! - The differences between games and notations are in `moves`: the searches know none by name.
//! - Work and memory are bounded for any input: cells, letters of a word, rivals and the steps of the search are
//!   counted.
//! - Nothing is lost: each word of a record is played, read differently, passed over or kept as not played, and
//!   reported as such.

mod accounted;
mod aligned_ply;
mod alternatives;
mod anchored;
mod answers;
mod as_written;
mod blocks;
mod bridges;
mod budget;
mod cells_as_read;
mod certainty;
mod channel;
mod check_mark;
mod choices;
mod column;
mod confusions;
mod copies;
mod costing;
mod decode;
mod distance;
mod expectations;
mod further_game;
mod hand;
mod hand_of_sheet;
mod how_sure;
mod how_sure_together;
mod lattice;
mod lost_rows;
mod made_up_end;
mod meaning;
mod mixer;
mod moves;
mod observations;
mod of_one_game;
mod one_sheet;
mod page_order;
mod passages;
mod passing;
mod placed_plies;
mod plain_difference;
pub mod policy;
pub mod prior;
mod prose;
mod reconcile;
mod reconciled;
mod repair;
mod restored;
mod row_blocks;
mod same_words;
mod sheet;
mod sheet_channel;
mod sheet_costs;
mod sheet_orders;
mod signal;
mod spans;
mod step_costs;

pub use accounted::unplayed;
pub use answers::{Answer, Answers, Asked};
pub use blocks::{BlockKind, SheetBlock};

pub use confusions::{Confusions, Costs, SourceOfError};
pub use decode::{MAX_SHEETS, MAX_STEPS, SearchOptions};
pub use distance::{EditKind, EditOperation};
pub use hand::Hand;
pub use how_sure::HowSure;
pub use of_one_game::are_apart;
pub use one_sheet::OneSheet;
pub use reconcile::{Reconciled, reconcile};
pub use reconciled::{BoardEnd, BoardResult, Extra, ReconciledPly, Refuted, SheetEntry, Standing, Why};
pub use repair::{repair, repair_with_answers};
pub use restored::{Dropped, HowRead, Renumbered, Restored, RestoredPly, Rival, Unplayed};
pub use sheet::{Cell, Sheet, Slot};
pub use signal::Signalled;
