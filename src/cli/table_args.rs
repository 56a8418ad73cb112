//! The rows and columns of a table.

use std::io::IsTerminal;

use clap::{Args, ValueEnum};

use zapis::message;
use zapis::write::{Tabling, TextStyle};
use zapis::{Options, RowKind, TableExport, TableFormat};

use super::args::TargetFormat;
use super::destination::Destination;
use super::{CommandError, terminal};

/// Which table is written.
#[derive(Args, Debug)]
pub(super) struct TableArgs {
    /// Write a table; this is what each row is
    ///
    /// A table has the same columns in every format, Parquet, CSV and lines of JSON; `--schema` describes them.
    #[arg(long, value_enum, value_name = "KIND")]
    pub(super) rows: Option<RowChoice>,
    /// The columns of the table, in this order: their names, `usual`, `all`
    ///
    /// The usual columns are all except large ones that can be derived from others, such as `moves16`. A row is a game
    /// by default.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(super) fields: Vec<String>,
    /// Put `'` before CSV values that a spreadsheet would take for a formula; without it values are written as stored
    #[arg(long)]
    pub(super) for_spreadsheets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RowChoice {
    /// One game
    Games,
    /// One ply of a main line
    Plies,
    /// One deal of a record of bridge; as `csv`
    Deals,
}

impl TableArgs {
    /// Returns true if rows or columns are asked for.
    pub(super) const fn is_asked(&self) -> bool {
        self.rows.is_some() || !self.fields.is_empty()
    }

    /// Returns the question that writes the table in a format.
    pub(super) fn table(
        &self,
        format: TargetFormat,
        to: &Destination,
        options: &Options,
    ) -> Result<(Tabling, TableExport), CommandError> {
        let (format, is_text) = match format {
            TargetFormat::Parquet => (TableFormat::Parquet, false),
            TargetFormat::Csv => (TableFormat::Csv, true),
            TargetFormat::Ndjson => (TableFormat::Ndjson, true),
            TargetFormat::Sqlite if self.is_asked() => {
                return Err(CommandError::Usage(message!("sqlite-has-all-columns")));
            }
            TargetFormat::Sqlite => (TableFormat::Sqlite, false),
            TargetFormat::Json | TargetFormat::Html | TargetFormat::Epd => {
                return Err(CommandError::Usage(message!("no-table-format")));
            }
        };
        let rows = match self.rows {
            None | Some(RowChoice::Games) => RowKind::Games,
            Some(RowChoice::Plies) => RowKind::Plies,
            Some(RowChoice::Deals) => return Err(CommandError::Usage(message!("deals-as-csv"))),
        };
        let mut table = TableExport::new(format, rows);
        if !self.fields.is_empty() {
            table = table.fields(&self.fields)?;
        }
        if !is_text && matches!(to, Destination::Standard) && std::io::stdout().is_terminal() {
            return Err(CommandError::Usage(message!("bytes-to-a-terminal")));
        }
        let job = table.job(Some(TextStyle::new(false, terminal::message_width())), options)?;
        Ok((job, table))
    }
}
