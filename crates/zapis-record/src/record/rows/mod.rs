//! Tables with a game in each row, from servers, data sets and spreadsheets: CSV, JSON lines, JSON, lists of positions.
//!
//! A row becomes the text of a record: tag pairs from its cells, then its moves. That text is appended to the row as
//! written, and a [`SourceMap`](super::SourceMap) maps each of its words back to its cell, past every escape.

mod cells;
mod columns;
mod cut;
mod format;
mod json_scan;
mod own_tags;
mod ply_lists;
mod position_rows;
mod recognition;
mod row_moves;
mod row_record;
mod row_results;
mod statement;
mod table;

pub(super) use cells::Quoting;
pub use cells::csv_fields;
pub use format::{RowFault, TableAsked};
pub use statement::{RowStatement, StatementKind, tcn_move};
pub use table::{ColumnsTaken, GameTable, RowOfTable, is_row};
