//! `zapis compare`: the sheets of one game reconciled, with every place at which they differ.

use zapis::SearchLimits;
use zapis::message;
use zapis::write::{AskedRound, CompareEvent, CompareRun, ComparedSheets, MissingSheets, ShowAs};
use zapis::write::{TableOf, write_summary_json};

use super::args::{CompareArgs, FindingArgs};
use super::destination::{Outputs, is_standard_output};
use super::exit_status::Outcome;
use super::page_args::ReportFormat;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, report_error, terminal};

pub(super) fn run(args: &CompareArgs) -> Result<ExitStatus, CommandError> {
    let limits = SearchLimits::default().max_cost(args.max_cost)?.beam(args.beam as usize).max_steps(args.max_steps);
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let (options, language) = (&settings.options, settings.options.language);
    let mut outputs = Outputs::of(&args.read);
    outputs.compress_at(args.compression_level);
    let results = outputs.grant(None)?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let pgn = match &args.output {
        // Standard output receives the games in any case.
        Some(path) if args.format == ReportFormat::Text && is_standard_output(path) => None,
        Some(path) => Some(outputs.grant(Some(path))?),
        None => None,
    };
    outputs.use_level()?;
    let show = args.format.show();
    let inputs = settings.sheet_inputs(&args.read.paths);
    let Some(answered) = args.answered.read(&args.read.paths, &settings)? else { return Ok(ExitStatus::UsageOrIo) };
    let asked = args.trf.as_ref().map(|path| AskedRound::of_report(path, args.round, options)).transpose()?;
    let run = CompareRun::of_round(inputs, limits, options, Some(show), asked.as_ref())?;
    let mut run = run.in_letters(&args.out_letters)?.answered(answered);
    let pgn = pgn.map(|to| Sink::open(to, Written::Records)).transpose()?;
    let sink =
        Sink::open(results, Written::of_report(args.format, args.page.head("compare", settings.options.language)))?;
    let mut streams = CompareStreams { show, sink, pgn, is_done: true, is_round_asked: asked.is_some() };
    while let Some(event) = run.next_event() {
        match event {
            CompareEvent::Game(compared) => streams.game(&compared, &settings)?,
            CompareEvent::Unread(unread) => {
                let reason = message!("cannot-read", path = unread.path, reason = unread.reason);
                report_error(&reason, language);
                streams.is_done = false;
            }
            CompareEvent::Refused(reason) => {
                report_error(&reason, language);
                streams.is_done = false;
            }
            CompareEvent::Skipped(skipped) => report_error(&skipped, language),
            CompareEvent::Note(note) if !settings.quiet => report_error(&note, language),
            CompareEvent::Note(_) => {}
            CompareEvent::Missing(missing) => streams.missing(&missing, &settings)?,
        }
        if streams.sink.is_closed {
            break;
        }
    }
    streams.finish(&run, &settings)
}

struct CompareStreams {
    show: ShowAs,
    sink: Sink,
    pgn: Option<Sink>,
    /// Whether everything could be read and compared.
    is_done: bool,
    /// Whether pairings with missing sheets were asked for.
    is_round_asked: bool,
}

impl CompareStreams {
    fn game(&mut self, compared: &ComparedSheets, settings: &Settings) -> Result<(), CommandError> {
        let language = settings.options.language;
        for note in compared.notes.iter().filter(|_| !settings.quiet) {
            report_error(note, language);
        }
        for reason in compared.reason.iter().chain(&compared.refused) {
            report_error(reason, language);
            self.is_done = false;
        }
        self.sink.write(|stream| stream.write_all(&compared.shown))?;
        match &mut self.pgn {
            Some(pgn) => pgn.write(|stream| stream.write_all(&compared.pgn)),
            None if self.show == ShowAs::Text => self.sink.write(|stream| stream.write_all(&compared.pgn)),
            None => Ok(()),
        }
    }

    fn missing(&mut self, missing: &MissingSheets, settings: &Settings) -> Result<(), CommandError> {
        if self.show == ShowAs::Json {
            let mut line = Vec::new();
            missing.write_json(&mut line);
            return self.sink.write(|stream| stream.write_all(&line));
        }
        if !settings.quiet {
            report_error(&missing.message(), settings.options.language);
        }
        Ok(())
    }

    fn finish(mut self, run: &CompareRun, settings: &Settings) -> Result<ExitStatus, CommandError> {
        let (summary, language) = (*run.summary(), settings.options.language);
        if self.show == ShowAs::Json {
            let mut line = Vec::new();
            write_summary_json(&summary, &[], language, &mut line);
            self.sink.write(|stream| stream.write_all(&line))?;
        }
        let shows_notes = !settings.quiet && !self.sink.is_closed;
        self.sink.finish(true, language)?;
        let is_written = match self.pgn {
            Some(pgn) => pgn.finish(self.is_done, language)?,
            None => true,
        };
        let outcome = Outcome::default().unread_if(!self.is_done).unwritten_if(!is_written);
        if shows_notes && self.show == ShowAs::Text && summary.games > 0 {
            let mut text = if run.table().n_files() > 1 {
                run.table().text(TableOf::Compared, terminal::message_width(), language) + "\n"
            } else {
                String::new()
            };
            let line = message!(
                "compare-summary",
                games = summary.games,
                agreed = summary.agreed,
                reconciled = summary.reconciled,
                open = summary.left_open,
                not = summary.not_comparable,
                rows = summary.rows,
            );
            text.push_str(&line.in_language(language));
            terminal::tell_text(&text);
        }
        let lacks_sheets = self.is_round_asked && summary.missing > 0;
        Ok(outcome.with_found(summary.agreed != summary.games || lacks_sheets).status())
    }
}
