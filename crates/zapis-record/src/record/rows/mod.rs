//! Tables with a game in each row, as servers, data sets and spreadsheets have them: CSV, JSON lines, JSON, lists of positions.
//!
//! A row becomes the text of a record: tag pairs from its cells, then its moves. That text stands behind the row as it is
//! written, and a [`SourceMap`](super::SourceMap) leads from each of its words back to the cell, behind every escape.

mod cells;
mod columns;
mod cut;
mod format;
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
