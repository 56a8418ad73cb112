//! Records as rows of tables: one per game, or one per ply of the main line.
//!
//! # Invariants
//! - Every format has the same columns with the same names and values. A column never changes its name, its type or its
//!   meaning within one version of the schema, `zapis.game-row/1` or `zapis.ply-row/1`; new ones may be added.
//! - No tag of a record is lost: tags without a column are in `tags`.
//! - Rows are stored column by column; a text that equals the previous row's is stored once.

mod cells;
mod columns;
mod fields;
mod game_rows;
mod main_line;
#[cfg(feature = "tables")]
mod parquet_schema;
#[cfg(feature = "tables")]
mod parquet_writer;
mod ply_rows;
mod tag_cells;
mod text_rows;

use crate::game::Game;

use super::games::timeline::Timeline;

pub use cells::NOTHING;
pub use cells::TableRows;
pub use columns::{CellKind, TableColumn};
pub use fields::{ChosenColumns, RowKind};
pub use main_line::{PlyNotes, each_ply, write_ply};
#[cfg(feature = "tables")]
pub use parquet_writer::ParquetWriter;
pub use text_rows::{PlainCell, csv_header, plain_rows, write_csv_rows, write_json_rows};

/// Appends the rows of a record; records are numbered within their batch, from 1.
pub fn append_rows<G: Game>(timeline: &Timeline<'_, G>, fields: &ChosenColumns, rows: &mut TableRows) {
    match fields.rows() {
        RowKind::Games => game_rows::append(timeline, fields, rows),
        RowKind::Plies => ply_rows::append(timeline, fields, rows),
    }
}
