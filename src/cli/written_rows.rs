//! The kind of output of a format of `export`, and whether spreadsheets are to find no formula in it.

use zapis::message;

use super::CommandError;
use super::args::TargetFormat;
use super::sink::Written;
use super::table_args::TableArgs;

/// Returns the kind of output of a format; a guard for spreadsheets is refused for anything but CSV.
pub(super) fn written(table: &TableArgs, format: Option<TargetFormat>) -> Result<Written, CommandError> {
    match format {
        Some(TargetFormat::Csv) if table.for_spreadsheets => Ok(Written::SpreadsheetRows),
        _ if table.for_spreadsheets => Err(CommandError::Usage(message!("spreadsheets-take-csv"))),
        Some(TargetFormat::Json | TargetFormat::Ndjson) => Ok(Written::Json),
        _ => Ok(Written::Records),
    }
}
