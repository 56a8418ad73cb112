//! `zapis validate`: the findings of every record.

use std::io::{self, Write};

use crate::front::{CheckedSheets, Checking};
use crate::l10n::{Language, Message, message};
use crate::render::{SheetTable, Summary, TableOf, write_summary_json};

use super::args::{FindingFormat, ValidateArgs};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, run_loop, terminal};

pub(super) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    let written = if args.format == FindingFormat::Json { Written::Json } else { Written::Messages };
    let sheets = CheckedSheets::new(args.table, args.table && args.format == FindingFormat::Json);
    let job = Checking { form: settings.form(args.format), notes: sheets };
    let mut ran =
        run_loop::run(&args.read, &settings, &job, Sink::open(Outputs::of(&args.read).grant(None)?, written)?)?;
    if args.format == FindingFormat::Json {
        let mut line = Vec::new();
        write_summary_json(&ran.summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if args.format != FindingFormat::Json {
        if let Some(table) = job.notes.finish(ran.summary.records, settings.quiet) {
            print_table(&table, TableOf::Checked, settings.options.language);
        }
        if !settings.quiet {
            print_summary(&ran.summary, settings.options.language);
        }
    }
    Ok(ran.status)
}

/// Prints a table of files on standard error.
pub(super) fn print_table(table: &SheetTable, of: TableOf, language: Language) {
    // A table that cannot be written is no reason to fail.
    let _ = writeln!(io::stderr(), "{}", table.text(of, terminal::message_width(), language));
}

/// Prints the counts on standard error.
pub(super) fn print_summary(summary: &Summary, language: Language) {
    // A summary that cannot be written is no reason to fail.
    terminal::tell(&counts_of(summary).in_language(language));
}

/// Says what was read and found, in a line.
pub(super) fn counts_of(summary: &Summary) -> Message {
    let counts = message!(
        "summary",
        records = summary.records,
        plies = summary.plies,
        errors = summary.errors,
        warnings = summary.warnings,
        notes = summary.notes,
    );
    match summary.unreadable_files {
        0 => counts,
        files => message!("summary-of-some-files", counts = counts, files = files),
    }
}
