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

mod damage;
mod moves;
mod one_sheet;
mod reading;
mod search;
mod several_sheets;

pub use one_sheet::accounted::unplayed;
pub use one_sheet::answers::{Answer, Answers, Asked};
pub use several_sheets::blocks::{BlockKind, SheetBlock};

pub use damage::confusions::{Confusions, Costs, SourceOfError};
pub use damage::distance::{EditKind, EditOperation};
pub use damage::hand::Hand;
pub use moves::{policy, prior};
pub use one_sheet::how_sure::HowSure;
pub use one_sheet::repair::{repair, repair_with_answers};
pub use one_sheet::restored::{Dropped, HowRead, Renumbered, Restored, RestoredPly, Rival, Unplayed};
pub use one_sheet::signal::Signalled;
pub use reading::sheet::{Cell, Sheet, Slot};
pub use search::decode::{MAX_SHEETS, MAX_STEPS, SearchOptions};
pub use several_sheets::of_one_game::are_apart;
pub use several_sheets::one_sheet::OneSheet;
pub use several_sheets::reconcile::{Reconciled, reconcile};
pub use several_sheets::reconciled::{BoardEnd, BoardResult, Extra, ReconciledPly, Refuted, SheetEntry, Standing, Why};
