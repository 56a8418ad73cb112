//! Scoresheets restored and compared, for people and for programs.

mod compare_json;
mod compare_pgn;
mod compare_reasons;
mod compare_text;
mod compared;
mod headings;
mod questions;
mod repair_causes;
mod repair_changes;
mod repair_json;
mod repair_questions;
mod repair_text;
mod repaired_record;
mod restored_pgn;
mod sheet_of_game;
mod sheet_table;

pub use compare_json::{CompareSummary, write_compare_json};
pub use compare_pgn::write_compare_pgn;
pub use compare_text::write_compare_text;
pub use compared::ComparedGame;
pub use headings::heading_messages;
pub use questions::{LastSure, PlayersQuestion};
pub use repair_json::{RepairSummary, write_repair_json};
pub use repair_text::write_repair_text;
pub use repaired_record::RepairedRecord;
pub use sheet_of_game::{SheetOfGame, letter};
pub use sheet_table::{SheetLine, SheetTable, SheetVerdict, TableOf, write_sheet_json};
