//! `zapis select`: the records that meet a condition, as they are stored or in another form.

use zapis::message;
use zapis::write::TextStyle;
use zapis::write::{Exporting, RecordCounts, RecordQuestion, Selecting, SelectingAnew};
use zapis::{ExportFormat, Inputs, Select, Severity};

use crate::cli::args::convert_args::TargetNotation;
use crate::cli::args::select_args::{RecordForm, SelectArgs};
use crate::cli::args::{FindingArgs, TargetFormat};
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::output::written_rows::{table, written};
use crate::cli::report_error;
use crate::cli::run_loop::RunResult;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, run_loop};

pub(crate) fn run(args: &SelectArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut select = Select::matching_all(&args.all_conditions(), args.invert, settings.file.as_ref())?;
    if let Some(n) = args.first {
        select = select.first(n);
    }
    if let Some(n) = args.sample {
        select = select.sample(n, args.seed);
    }
    let selection = Selection { args, settings: &settings, select: &select };
    let text = || Some(TextStyle::new(false, terminal::message_width()));
    // Options for letters and signs imply that records are rewritten.
    let to = args.to.or_else(|| args.writing.is_asked().then_some(RecordForm::Records(TargetNotation::Pgn)));
    if !matches!(to, Some(RecordForm::Data(_))) || args.count {
        written(&args.table, None)?;
    }
    if let Some(fields) = &args.count_by {
        return selection.write_counts(RecordCounts::by(fields)?);
    }
    match to {
        _ if args.count => selection.write_stored(),
        None if args.table.is_asked() => Err(CommandError::Usage(message!("no-table-format"))),
        None => selection.write_stored(),
        Some(RecordForm::Records(to)) => {
            let job = args.writing.convert(to)?.job(text(), args.read.lang)?;
            selection.write_anew(&job, Written::Records, false, || {
                if let Some(lost) = job.lost().filter(|_| !settings.quiet) {
                    report_error(&lost, settings.options.language);
                }
            })
        }
        Some(RecordForm::Data(format)) if args.table.is_asked() || format.is_of_tables() => {
            selection.write_table(format)
        }
        Some(RecordForm::Data(format)) => {
            let written = written(&args.table, Some(format))?;
            let format = format.of_records();
            let is_json = matches!(format, ExportFormat::Json | ExportFormat::Ndjson);
            selection.write_anew(&Exporting::new(format, args.openings, text()), written, is_json, || ())
        }
    }
}

/// The records selected, and the input.
struct Selection<'a> {
    args: &'a SelectArgs,
    settings: &'a Settings,
    select: &'a Select,
}

impl Selection<'_> {
    fn inputs(&self) -> Inputs {
        terminal::tell_that_it_waits(&self.args.read.paths, self.settings.quiet, self.settings.options.language);
        self.settings.inputs(&self.args.read.paths)
    }

    fn output(&self) -> Result<Destination, CommandError> {
        Outputs::of(&self.args.read).grant_results(&self.args.output)
    }

    /// Returns the settings that the condition needs.
    fn prepared(&self) -> Settings {
        Settings { options: self.select.prepared(&self.settings.options), ..self.settings.clone() }
    }

    /// Writes records as they are stored, or how many there are.
    fn write_stored(&self) -> Result<ExitStatus, CommandError> {
        let is_count = self.args.count;
        let inputs = self.inputs();
        let written = if is_count { Written::Messages } else { Written::Records };
        let sink = Sink::open(self.output()?, written)?;
        let job = Selecting::new(self.select, &inputs, &self.settings.options, is_count)?;
        let mut ran = run_loop::run_over(inputs, &self.prepared(), &job, sink)?;
        let n_chosen = job.n_chosen();
        if is_count {
            ran.sink.write(|out| writeln!(out, "{n_chosen}"))?;
        } else if let Some(encodings) = job.several_encodings().filter(|_| !self.settings.quiet) {
            let message = message!("stored-in-several-encodings", encodings = encodings);
            terminal::tell(&message.in_language(self.settings.options.language));
        }
        self.end(ran, n_chosen)
    }

    /// Writes how many records there are of each value of some fields.
    fn write_counts(&self, counts: RecordCounts) -> Result<ExitStatus, CommandError> {
        let is_csv = match self.args.to {
            None => false,
            Some(RecordForm::Data(TargetFormat::Csv)) => true,
            Some(_) => return Err(CommandError::Usage(message!("counts-as-text-or-csv"))),
        };
        let (inputs, options) = (self.inputs(), &self.settings.options);
        let written = if is_csv {
            written(&self.args.table, self.args.to.and(Some(TargetFormat::Csv)))?
        } else {
            Written::Messages
        };
        let sink = Sink::open(self.output()?, written)?;
        let job = Selecting::new(self.select, &inputs, options, true)?.counting(counts);
        let mut ran = run_loop::run_over(inputs, &self.prepared(), &job, sink)?;
        let n_chosen = job.n_chosen();
        if let Some(counts) = job.into_counts() {
            let text = if is_csv { counts.to_csv() } else { counts.to_text(terminal::width(), options.language) };
            ran.sink.write(|out| out.write_all(text.as_bytes()))?;
        }
        self.end(ran, n_chosen)
    }

    /// Writes the records as the answer to a question; `is_data` if that is data for programs.
    fn write_anew(
        &self,
        job: &impl RecordQuestion,
        written: Written,
        is_data: bool,
        tell: impl FnOnce(),
    ) -> Result<ExitStatus, CommandError> {
        let inputs = self.inputs();
        let sink = Sink::open(self.output()?, written)?;
        let options = &self.settings.options;
        let from = if options.looks_for_notes() { Severity::Note } else { Severity::Warning };
        let chosen = SelectingAnew::new(self.select, &inputs, options, job)?.passing_on(is_data.then_some(from));
        let ran = run_loop::run_over(inputs, &self.prepared(), &chosen, sink)?;
        tell();
        self.end(ran, chosen.n_chosen())
    }

    fn write_table(&self, format: TargetFormat) -> Result<ExitStatus, CommandError> {
        let written = written(&self.args.table, Some(format))?;
        let (job, table) = table(&self.args.table, format, &self.output()?, &self.settings.options)?;
        let is_data = table.has_findings() || format == TargetFormat::Sqlite;
        self.write_anew(&job, written, is_data, || ())
    }

    fn end(&self, ran: RunResult, n_chosen: u64) -> Result<ExitStatus, CommandError> {
        let language = self.settings.options.language;
        let is_heard = !self.settings.quiet && !ran.sink.is_closed;
        let shows_notes = is_heard && !self.args.count;
        let is_written = ran.sink.finish(ran.is_done, language)?;
        if shows_notes {
            let n_written = self.args.sample.map_or(n_chosen, |most| n_chosen.min(most as u64));
            let message = message!("selected", chosen = n_written, records = ran.summary.records);
            terminal::tell(&message.in_language(language));
        }
        if is_heard && n_chosen > 0 {
            self.select.names_besides().iter().for_each(|message| terminal::tell(&message.in_language(language)));
        }
        Ok(ran.outcome.with_found(n_chosen == 0).unwritten_if(!is_written).status())
    }
}
