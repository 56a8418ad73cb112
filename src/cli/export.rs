//! `zapis export`: timelines as JSON, main lines as rows and positions, tables of games and plies.

use std::io::IsTerminal;

use zapis::message;
use zapis::write::Exporting;
use zapis::write::TextStyle;
use zapis::{DealTable, ExportFormat, TableExport, TableFormat};

use super::args::{ExportArgs, FindingArgs, TargetFormat};
use super::destination::{Destination, Outputs};
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::table_args::RowChoice;
use super::terminal;
use super::written_rows::written;
use super::{CommandError, ExitStatus, run_loop};

pub(super) fn run(args: &ExportArgs) -> Result<ExitStatus, CommandError> {
    let findings = FindingArgs { notes: args.notes, ..FindingArgs::default() };
    let settings = Settings::new(&args.read, &findings)?;
    let format = match args.format {
        TargetFormat::Csv if args.table.rows == Some(RowChoice::Deals) => return write_deals(args, &settings),
        TargetFormat::Parquet => return write_table(args, &settings, TableFormat::Parquet),
        TargetFormat::Sqlite => return write_table(args, &settings, TableFormat::Sqlite),
        TargetFormat::Csv if is_table(args) => return write_table(args, &settings, TableFormat::Csv),
        TargetFormat::Ndjson if is_table(args) => return write_table(args, &settings, TableFormat::Ndjson),
        _ if is_table(args) => return Err(CommandError::Usage(message!("no-table-format"))),
        TargetFormat::Json => ExportFormat::Json,
        TargetFormat::Ndjson | TargetFormat::Html => ExportFormat::Ndjson,
        TargetFormat::Csv => ExportFormat::Csv,
        TargetFormat::Epd => ExportFormat::Epd,
    };
    let openings = args.openings;
    let job = Exporting::new(format, openings, Some(TextStyle::new(false, terminal::message_width())));
    let written = match args.format {
        TargetFormat::Html => Written::Page(args.page.head("export", settings.options.language)),
        format => written(&args.table, Some(format))?,
    };
    let sink = Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, written)?;
    let ran = run_loop::run(&args.read, &settings, &job, sink)?;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.outcome.unwritten_if(!is_written).status())
}

/// Writes records of bridge, one deal a row.
fn write_deals(args: &ExportArgs, settings: &Settings) -> Result<ExitStatus, CommandError> {
    let mut table = DealTable::default();
    if !args.table.fields.is_empty() {
        table = table.fields(&args.table.fields)?;
    }
    let job = table.job(Some(TextStyle::new(false, terminal::message_width())));
    let sink =
        Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, written(&args.table, Some(args.format))?)?;
    let ran = run_loop::run(&args.read, settings, &job, sink)?;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.outcome.unwritten_if(!is_written).status())
}

const fn is_table(args: &ExportArgs) -> bool {
    args.table.rows.is_some() || !args.table.fields.is_empty()
}

fn write_table(args: &ExportArgs, settings: &Settings, format: TableFormat) -> Result<ExitStatus, CommandError> {
    let rows = args.table.rows.unwrap_or(RowChoice::Games).kind()?;
    let mut table = TableExport::new(format, rows);
    if format == TableFormat::Sqlite && args.table.rows.is_some() {
        return Err(CommandError::Usage(message!("sqlite-has-all-columns")));
    }
    if !args.table.fields.is_empty() {
        table = table.fields(&args.table.fields)?;
    }
    let job = table.job(Some(TextStyle::new(false, terminal::message_width())), &settings.options)?;
    let to = Outputs::of(&args.read).grant_results(&args.output)?;
    let is_text = matches!(format, TableFormat::Csv | TableFormat::Ndjson);
    if !is_text && matches!(to, Destination::Standard) && std::io::stdout().is_terminal() {
        return Err(CommandError::Usage(message!("bytes-to-a-terminal")));
    }
    let sink = Sink::open(to, written(&args.table, Some(args.format))?)?;
    let ran = run_loop::run(&args.read, settings, &job, sink)?;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.outcome.unwritten_if(!is_written).status())
}
