//! `zapis export`: timelines as JSON, main lines as rows and positions, tables of games and plies.

use zapis::message;
use zapis::write::{Exporting, Question, TextStyle};
use zapis::{DealTable, ExportFormat};

use crate::cli::args::table_args::RowChoice;
use crate::cli::args::{ExportArgs, FindingArgs, TargetFormat};
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::output::written_rows::{table, written};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, run_loop};

pub(crate) fn run(args: &ExportArgs) -> Result<ExitStatus, CommandError> {
    let mut findings = FindingArgs::default();
    findings.values.notes = args.notes;
    let settings = Settings::new(&args.read, &findings)?;
    let format = match args.format {
        TargetFormat::Csv if args.table.rows == Some(RowChoice::Deals) => return write_deals(args, &settings),
        TargetFormat::Sqlite if args.table.rows == Some(RowChoice::Deals) => {
            return Err(CommandError::Usage(message!("deals-as-csv")));
        }
        format if args.table.is_asked() || format.is_of_tables() => {
            let to = Outputs::of(&args.read).grant_results(&args.output)?;
            let (job, _) = table(&args.table, format, &to, &settings.options)?;
            return write(args, &settings, &job, to, written(&args.table, Some(format))?);
        }
        TargetFormat::Html => ExportFormat::Ndjson,
        format => format.of_records(),
    };
    let openings = args.openings;
    let job = Exporting::new(format, openings, Some(TextStyle::new(false, terminal::message_width())));
    let written = match args.format {
        TargetFormat::Html => Written::Page(args.page.head("export", settings.options.language)),
        format => written(&args.table, Some(format))?,
    };
    write(args, &settings, &job, Outputs::of(&args.read).grant_results(&args.output)?, written)
}

/// Writes records of bridge, one deal a row.
fn write_deals(args: &ExportArgs, settings: &Settings) -> Result<ExitStatus, CommandError> {
    let mut deals = DealTable::default();
    if !args.table.fields.is_empty() {
        deals = deals.fields(&args.table.fields)?;
    }
    let job = deals.job(Some(TextStyle::new(false, terminal::message_width())));
    let to = Outputs::of(&args.read).grant_results(&args.output)?;
    write(args, settings, &job, to, written(&args.table, Some(args.format))?)
}

/// Writes the answer to a question about the inputs.
fn write(
    args: &ExportArgs,
    settings: &Settings,
    job: &impl Question,
    to: Destination,
    written: Written,
) -> Result<ExitStatus, CommandError> {
    let ran = run_loop::run(&args.read, settings, job, Sink::open(to, written)?)?;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.outcome.unwritten_if(!is_written).status())
}
