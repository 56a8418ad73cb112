//! A whole database: the findings of every record, and those across records.
//!
//! # Invariants
//! - Findings of records are returned while files are read; of each record only its index entry is kept.
//! - Questions across records are asked after all are read, and answered part by part.
//! - The program and the library ask the same questions; only the form of the answers differs
//!   ([`FindingForm`](crate::front::pipeline::finding_form::FindingForm)).

mod copied_games;
mod copied_records;
mod drafted;
#[cfg(feature = "tables")]
mod game_rows;
mod gathering;
mod item;
mod items;
mod merge;
mod player_list;
mod questions;
mod settings;
mod summed_up;
mod unique;

pub use item::AuditItem;
pub use items::{AuditItems, IndexedFiles, audit};
pub use settings::Audit;

pub(crate) use copied_games::{CopiedGames, copied_games};
pub(super) use copied_records::{CopiedRecord, RecordText, copy_records, encodings_of};
pub use gathering::Gathering;
pub use questions::Questions;
