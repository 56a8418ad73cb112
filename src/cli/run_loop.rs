//! Runs a job over what the arguments name: results to a sink, messages and progress to standard error.

use std::io::{self, BufWriter, Write};

use zapis::write::Part;
use zapis::write::{Question, RunReport, Streams, answer};
use zapis::{Inputs, PassedOver, RankedEvents, Ranking, Summary};
use zapis::{Language, Message, message};

use super::args::ReadArgs;
use super::exit_status::Outcome;
use super::output::destination::Destination;
use super::output::progress::Progress;
use super::output::sink::{Sink, Written};
use super::output::terminal;
use super::settings::Settings;
use super::{CommandError, report_error};

/// The streams of the program.
struct ProgramStreams {
    sink: Sink,
    /// Where games go, if not to the results.
    games: Option<Sink>,
    progress: Progress,
    shows_progress: bool,
    language: Language,
    quiet: bool,
}

impl ProgramStreams {
    fn new(settings: &Settings, sink: Sink, games: Option<Sink>) -> Self {
        let language = settings.options.language;
        let progress = Progress::start(false, None, language);
        Self { sink, games, progress, shows_progress: settings.progress, language, quiet: settings.quiet }
    }
}

impl Streams for ProgramStreams {
    fn results(&mut self, part: Part<'_>) -> Result<(), CommandError> {
        let sink = &mut self.sink;
        self.progress.around_results(|| {
            sink.write(|mut stream| {
                part.write_to(&mut stream)?;
                // A person at a terminal wants to see results at once, and a program to work on them.
                stream.flush()
            })
        })
    }

    fn messages(&mut self, part: Part<'_>) -> Result<(), CommandError> {
        let written = self.progress.around_messages(|| {
            let mut stream = BufWriter::new(terminal::standard_error());
            part.write_to(&mut stream)?;
            stream.flush()
        });
        match written {
            // A reader that closed the pipe needs no message.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(CommandError::Write { place: message!("standard-error"), error })
            }
            _ => Ok(()),
        }
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        self.progress.advance(stored, total);
    }

    fn begin(&mut self, stored: Option<u64>) {
        self.progress = Progress::start(self.shows_progress, stored, self.language);
    }

    fn read(&mut self, report: &RunReport) {
        self.progress.finish();
        tell_unread(report, self.language);
    }

    fn note(&mut self, note: &Message) {
        if !self.quiet {
            report_error(note, self.language);
        }
    }

    fn fault(&mut self, fault: &Message) {
        report_error(fault, self.language);
    }

    fn games(&mut self, part: Part<'_>) -> Result<(), CommandError> {
        match &mut self.games {
            Some(games) => games.write(|mut stream| part.write_to(&mut stream)),
            None => self.results(part),
        }
    }

    fn is_closed(&self) -> bool {
        self.sink.is_closed
    }
}

/// Shows the progress of a run without results.
pub(super) struct OnlyProgress(Progress);

impl OnlyProgress {
    pub(super) fn start(settings: &Settings, inputs: &Inputs) -> Self {
        let options = &settings.options;
        Self(Progress::start(settings.progress, inputs.stored_len(options), options.language))
    }
}

impl Streams for OnlyProgress {
    fn results(&mut self, _: Part<'_>) -> Result<(), CommandError> {
        Ok(())
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        self.0.advance(stored, total);
    }
}

/// What a run came to.
pub(super) struct RunResult {
    pub(super) summary: Summary,
    pub(super) outcome: Outcome,
    /// What is not text and belongs to no record.
    pub(super) passed_over: Vec<PassedOver>,
    /// The number of files named that hold no record.
    pub(super) n_without_record: u64,
    /// Whether the result may replace an older one: everything was read, and the input was empty or had a record.
    pub(super) is_done: bool,
    pub(super) sink: Sink,
    /// Where games went, if not to the results.
    pub(super) games: Option<Sink>,
}

/// Runs a job over everything the arguments name.
pub(super) fn run(
    read: &ReadArgs,
    settings: &Settings,
    job: &impl Question,
    sink: Sink,
) -> Result<RunResult, CommandError> {
    terminal::tell_that_it_waits(&read.paths, settings.quiet, settings.options.language);
    run_over(settings.inputs(&read.paths), settings, job, sink)
}

pub(super) fn run_over(
    listed: Inputs,
    settings: &Settings,
    job: &impl Question,
    sink: Sink,
) -> Result<RunResult, CommandError> {
    run_with_games(listed, settings, job, sink, None)
}

/// Does the same, and writes games to a destination of their own.
pub(super) fn run_with_games(
    listed: Inputs,
    settings: &Settings,
    job: &impl Question,
    sink: Sink,
    games: Option<Sink>,
) -> Result<RunResult, CommandError> {
    let mut streams = ProgramStreams::new(settings, sink, games);
    let done = answer(job, listed, &settings.options, &mut streams)?;
    let ProgramStreams { sink, games, .. } = streams;
    let summary = done.summary;
    let is_found = summary.errors > 0 || (settings.deny_warnings && summary.warnings > 0);
    let outcome = outcome_of(&done).with_found(is_found);
    let is_done = done.is_done();
    let (passed_over, n_without_record) = (done.passed_over, done.n_without_record);
    Ok(RunResult { summary, outcome, passed_over, n_without_record, is_done, sink, games })
}

/// Ranks the events of some inputs.
pub(super) fn ranked(
    inputs: Inputs,
    ranking: &Ranking,
    settings: &Settings,
) -> Result<(RankedEvents, RunReport), CommandError> {
    let nothing = Sink::open(Destination::Standard, Written::Messages)?;
    ranking.rank(inputs, &settings.options, &mut ProgramStreams::new(settings, nothing, None))
}

/// Reports what was not read, and why.
pub(super) fn tell_unread(done: &RunReport, language: Language) {
    for skipped in &done.skipped {
        report_error(skipped, language);
    }
    for unread in done.unread() {
        report_error(&unread.message(), language);
    }
    tell_passed_over(&done.passed_over, language);
}

/// Returns what is not read, for the exit status.
pub(super) fn outcome_of(done: &RunReport) -> Outcome {
    Outcome::default().unread_if(!done.is_whole() || !done.passed_over.is_empty())
}

/// Reports what was passed over because it is not text, only the first of many.
pub(super) fn tell_passed_over(passed_over: &[PassedOver], language: Language) {
    const MOST: usize = 20;
    for passed in passed_over.iter().take(MOST) {
        report_error(&passed.message(), language);
    }
    if let Some(more @ 1..) = passed_over.len().checked_sub(MOST) {
        report_error(&message!("audit-more", count = more), language);
    }
}
