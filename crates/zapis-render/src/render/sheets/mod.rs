//! Scoresheets restored and compared, for people and for programs.

mod compare_pgn;
mod compare_reasons;
mod compare_text;
mod compared;
mod compared_sheets;
mod headings;
mod questions;
mod repair_causes;
mod repair_changes;
mod repair_questions;
mod repair_text;
mod repaired;
mod repaired_record;
mod restored_pgn;
mod sheet_of_game;
mod sheet_table;

pub use compare_pgn::write_compare_pgn;
pub use compare_text::write_compare_text;
pub use compared::ComparedGame;
pub use compared_sheets::{
    Agreement, CompareSummary, Compared, ComparedBlock, ComparedEnd, ComparedEntry, ComparedExtra, ComparedHeading,
    ComparedPly, ComparedSignal, DecidingWord, EntryStanding,
};
pub use headings::heading_messages;
pub use questions::{LastSure, PlayersQuestion};
pub use repair_text::write_repair_text;
pub use repaired::{MisreadSign, NotPlayed, RecordFragment, RepairSummary, Repaired, RepairedChange, RivalMove};
pub use repaired_record::RepairedRecord;
pub use sheet_of_game::{SheetOfGame, letter};
pub use sheet_table::{SheetLine, SheetTable, SheetVerdict, TableOf};
