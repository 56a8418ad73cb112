//! Rows in a format of `export`: the table, the kind of output, and whether spreadsheets are to find no formula in it.

use std::io::IsTerminal;

use zapis::message;
use zapis::write::{Tabling, TextStyle};
use zapis::{Options, RowKind, TableExport, TableFormat};

use super::destination::Destination;
use super::sink::Written;
use super::terminal;
use crate::cli::CommandError;
use crate::cli::args::TargetFormat;
use crate::cli::args::table_args::{RowChoice, TableArgs};

/// Returns the kind of output of a format; a guard for spreadsheets is refused for anything but CSV.
pub(crate) fn written(table: &TableArgs, format: Option<TargetFormat>) -> Result<Written, CommandError> {
    match format {
        Some(TargetFormat::Csv) if table.for_spreadsheets => Ok(Written::SpreadsheetRows),
        _ if table.for_spreadsheets => Err(CommandError::Usage(message!("spreadsheets-take-csv"))),
        Some(TargetFormat::Json | TargetFormat::Ndjson) => Ok(Written::Json),
        _ => Ok(Written::Records),
    }
}

/// Returns the question that writes the table in a format.
pub(crate) fn table(
    args: &TableArgs,
    format: TargetFormat,
    to: &Destination,
    options: &Options,
) -> Result<(Tabling, TableExport), CommandError> {
    let (format, is_text) = match format {
        TargetFormat::Parquet => (TableFormat::Parquet, false),
        TargetFormat::Csv => (TableFormat::Csv, true),
        TargetFormat::Ndjson => (TableFormat::Ndjson, true),
        TargetFormat::Sqlite if args.is_asked() => {
            return Err(CommandError::Usage(message!("sqlite-has-all-columns")));
        }
        TargetFormat::Sqlite => (TableFormat::Sqlite, false),
        TargetFormat::Json | TargetFormat::Html | TargetFormat::Epd => {
            return Err(CommandError::Usage(message!("no-table-format")));
        }
    };
    let rows = match args.rows {
        None | Some(RowChoice::Games) => RowKind::Games,
        Some(RowChoice::Plies) => RowKind::Plies,
        Some(RowChoice::Deals) => return Err(CommandError::Usage(message!("deals-as-csv"))),
    };
    let mut table = TableExport::new(format, rows);
    if !args.fields.is_empty() {
        table = table.fields(&args.fields)?;
    }
    if !is_text && matches!(to, Destination::Standard) && std::io::stdout().is_terminal() {
        return Err(CommandError::Usage(message!("bytes-to-a-terminal")));
    }
    let job = table.job(Some(TextStyle::new(false, terminal::message_width())), options)?;
    Ok((job, table))
}
