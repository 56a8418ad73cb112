//! Runs a job over what the arguments name: results to a sink, messages and progress to standard error.

use std::io::{self, BufWriter, Write};

use crate::front::{AnyJob, Inputs, PassedOver, Receiver, RunReport, Summary, run_job};
use crate::l10n::{Language, message};
use crate::render::DeferredBuffer;

use super::exit_status::Outcome;
use super::progress::Progress;
use super::settings::Settings;
use super::sink::Sink;
use super::{CommandError, args::ReadArgs, report_error, terminal};

/// The streams of the program.
struct ProgramStreams {
    sink: Sink,
    progress: Progress,
}

impl<T> Receiver<T> for ProgramStreams {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), CommandError> {
        let sink = &mut self.sink;
        self.progress.around_results(|| {
            sink.write(|mut stream| {
                results.write_to(&mut stream, before)?;
                // A person who looks on wants to see what is found, and a reader to work on it.
                stream.flush()
            })
        })
    }

    fn messages(&mut self, messages: &DeferredBuffer, before: u64) -> Result<(), CommandError> {
        let written = self.progress.around_messages(|| {
            let mut stream = BufWriter::new(terminal::standard_error());
            messages.write_to(&mut stream, before)?;
            stream.flush()
        });
        match written {
            // Whoever has stopped to read does not want to know.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(CommandError::Write { place: message!("standard-error"), error })
            }
            _ => Ok(()),
        }
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        self.progress.advance(stored, total);
    }

    fn is_closed(&self) -> bool {
        self.sink.is_closed
    }
}

/// Shows how a run goes on whose results go nowhere.
pub(super) struct OnlyProgress(Progress);

impl OnlyProgress {
    pub(super) fn start(settings: &Settings, inputs: &Inputs) -> Self {
        let options = &settings.options;
        Self(Progress::start(settings.progress, inputs.stored_len(options), options.language))
    }
}

impl<T> Receiver<T> for OnlyProgress {
    fn results(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), CommandError> {
        Ok(())
    }

    fn messages(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), CommandError> {
        Ok(())
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        self.0.advance(stored, total);
    }

    fn is_closed(&self) -> bool {
        false
    }
}

/// What a run came to.
pub(super) struct Ran {
    pub(super) summary: Summary,
    pub(super) outcome: Outcome,
    /// What is no text and belongs to no record.
    pub(super) passed_over: Vec<PassedOver>,
    /// How many files were named that hold no record.
    pub(super) n_without_record: u64,
    /// Whether there is a result that may take the place of an older one: everything was read, and if anything, a record.
    pub(super) is_done: bool,
    pub(super) sink: Sink,
}

/// Runs a job over everything the arguments name.
pub(super) fn run(read: &ReadArgs, settings: &Settings, job: &impl AnyJob, sink: Sink) -> Result<Ran, CommandError> {
    terminal::tell_that_it_waits(&read.paths, settings.quiet, settings.options.language);
    run_over(settings.inputs(&read.paths), settings, job, sink)
}

/// Runs a job over some inputs.
pub(super) fn run_over(
    listed: Inputs,
    settings: &Settings,
    job: &impl AnyJob,
    sink: Sink,
) -> Result<Ran, CommandError> {
    let options = &settings.options;
    let progress = Progress::start(settings.progress, listed.stored_len(options), options.language);
    let (done, mut streams) = run_job(listed, options, job, ProgramStreams { sink, progress })?;
    streams.progress.finish();
    let summary = done.summary;
    let is_found = summary.errors > 0 || (settings.deny_warnings && summary.warnings > 0);
    let outcome = tell_unread(&done, options.language).with_found(is_found);
    let is_done = done.is_whole() && (summary.records > 0 || done.n_without_record == 0);
    let (passed_over, n_without_record) = (done.passed_over, done.n_without_record);
    Ok(Ran { summary, outcome, passed_over, n_without_record, is_done, sink: streams.sink })
}

/// Says what was not read, and why.
pub(super) fn tell_unread(done: &RunReport, language: Language) -> Outcome {
    for skipped in &done.skipped {
        report_error(skipped, language);
    }
    for unread in done.unread() {
        report_error(&unread.message(), language);
    }
    tell_passed_over(&done.passed_over, language);
    Outcome::default().unread_if(!done.is_whole() || !done.passed_over.is_empty())
}

/// Says what was passed over since it is no text, the first of much.
pub(super) fn tell_passed_over(passed_over: &[PassedOver], language: Language) {
    const MOST: usize = 20;
    for passed in passed_over.iter().take(MOST) {
        report_error(&passed.message(), language);
    }
    if let Some(more @ 1..) = passed_over.len().checked_sub(MOST) {
        report_error(&message!("audit-more", count = more), language);
    }
}
