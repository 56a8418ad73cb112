//! `zapis validate`: the findings of every record.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::l10n::{Language, Message, message};
use crate::record::Record;
use crate::render::{
    Located, SheetLine, SheetTable, SheetVerdict, SourceFile, Summary, TableOf, TextStyle, players_of, write_concise,
    write_finding_json, write_sheet_json, write_summary_json, write_text,
};
use crate::replay::Keep;

use super::args::{FindingFormat, ValidateArgs};
use crate::game::Game;

use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, run_loop, terminal};
use crate::front::has_extension;
use crate::front::{BatchOutput, Job, JobOf, View};

struct Validate {
    format: FindingFormat,
    style: TextStyle,
    /// Whether a table of all files is asked for.
    wants_table: bool,
    table: Mutex<SheetTable>,
    /// Records without tag pairs in files of text: sheets.
    n_sheets: AtomicU64,
}

impl Validate {
    /// Notes in the table what became of a record: of a sheet always, of others if it is asked for.
    fn note<G: Game>(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let is_sheet = is_sheet(&view.record, view.source);
        if !is_sheet && !self.wants_table {
            return;
        }
        self.n_sheets.fetch_add(u64::from(is_sheet), Ordering::Relaxed);
        let players = players_of(&view.record);
        let is_playable = view.replay.is_complete && view.replay.start.position.is_some();
        let line = SheetLine {
            path: view.source.path,
            players: players.as_ref(),
            verdict: if is_playable { SheetVerdict::AsWritten } else { SheetVerdict::NotPlayable },
            confidence: if is_playable { 1.0 } else { 0.0 },
            plies: view.replay.main_plies as usize,
            changed: 0,
        };
        self.table.lock().unwrap_or_else(PoisonError::into_inner).add(&line);
        if self.format == FindingFormat::Json && self.wants_table {
            write_sheet_json(&line, view.index, &mut output.results);
        }
    }
}

/// Tells whether a record is a sheet: without tag pairs, in a file of text.
fn is_sheet(record: &Record<'_>, source: &SourceFile<'_>) -> bool {
    record.tape.tags.is_empty() && has_extension(source.path, &["txt"])
}

impl Job for Validate {
    type Item = ();

    fn wants_clean(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        // The table counts what is sound as well.
        self.wants_table || is_sheet(record, source)
    }

    fn keeps(&self) -> Keep {
        Keep::Nothing
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match self.format {
            FindingFormat::Text => write_text(located, &self.style, &mut output.results),
            FindingFormat::Concise => write_concise(located, &mut output.results),
            FindingFormat::Json => {
                write_finding_json(located, &mut output.results);
                output.results.push_str("\n");
                output.results.pass_on();
            }
        }
    }
}

impl<G: Game> JobOf<G> for Validate {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
        self.note(view, output);
    }
}

pub(super) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    let written = if args.format == FindingFormat::Json { Written::Json } else { Written::Messages };
    let style = TextStyle::new(settings.colors, settings.options.width);
    let job = Validate {
        format: args.format,
        style,
        wants_table: args.table,
        table: Mutex::default(),
        n_sheets: AtomicU64::new(0),
    };
    let mut ran =
        run_loop::run(&args.read, &settings, &job, Sink::open(Outputs::of(&args.read).grant(None)?, written)?)?;
    if args.format == FindingFormat::Json {
        let mut line = Vec::new();
        write_summary_json(&ran.summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if args.format != FindingFormat::Json {
        let table = job.table.into_inner().unwrap_or_else(PoisonError::into_inner);
        let are_sheets = ran.summary.records > 0 && job.n_sheets.into_inner() == ran.summary.records;
        // A table that is asked for is no summary.
        if args.table || (are_sheets && table.n_files() > 1 && !settings.quiet) {
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
