//! `zapis audit --format sqlite`: all findings of an audit as a database.

use std::io::{self, IsTerminal, Write};

use zapis::message;
use zapis::{Audit, AuditItems, Error};

use crate::cli::args::audit_args::AuditArgs;
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::Destination;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::run_loop::tell_passed_over;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, report_error};

/// Refuses options that a database has no place for.
pub(crate) fn refuse_what_goes_elsewhere(args: &AuditArgs) -> Result<(), CommandError> {
    if args.index.is_some() {
        return Err(CommandError::Usage(message!("sqlite-without-index")));
    }
    let is_other = args.statistics
        || args.summary
        || args.write_unique.is_some()
        || args.merge.is_some()
        || args.decided.decisions.is_some()
        || args.events.as_ref().is_some_and(|path| !path.exists());
    if is_other { Err(CommandError::Usage(message!("sqlite-with-other-results"))) } else { Ok(()) }
}

/// Runs an audit into a database. Returns the outcome, and whether everything was read.
pub(crate) fn run(
    audit: Audit,
    args: &AuditArgs,
    settings: &Settings,
    to: Destination,
) -> Result<(Outcome, bool), CommandError> {
    if matches!(to, Destination::Standard) && io::stdout().is_terminal() {
        return Err(CommandError::Usage(message!("bytes-to-a-terminal")));
    }
    let language = settings.options.language;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let mut items = audit.run(settings.inputs(&args.read.paths), &settings.options);
    let mut sink = Sink::open(to, Written::Records)?;
    write(&mut items, &mut sink)?;
    for skipped in items.skipped() {
        report_error(skipped, language);
    }
    for unread in items.unread() {
        report_error(&unread.message(), language);
    }
    tell_passed_over(items.passed_over(), language);
    let (is_whole, counts) = (items.unread().is_empty(), items.summary().counts);
    let is_done = is_whole && (counts.records > 0 || items.n_without_record() == 0);
    let is_unread = !is_whole || !items.passed_over().is_empty();
    let is_unwritten = !sink.finish(is_done, language)?;
    let is_found = counts.errors > 0 || (settings.deny_warnings && counts.warnings > 0);
    Ok((Outcome { is_unread, is_unwritten, is_found }, is_done))
}

fn write(items: &mut AuditItems, sink: &mut Sink) -> Result<(), CommandError> {
    let mut failed = None;
    let mut writer = SinkWriter { sink, failed: &mut failed };
    let written = items.write_sqlite(&mut writer);
    match failed {
        Some(error) => Err(error),
        None => written,
    }
}

/// Writes to a sink, and keeps its error.
struct SinkWriter<'a> {
    sink: &'a mut Sink,
    failed: &'a mut Option<Error>,
}

impl Write for SinkWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.sink.write(|stream| stream.write_all(bytes)).map_err(|error| {
            *self.failed = Some(error);
            io::Error::other("not written")
        })?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
