//! `zapis repair`: the most probable legal game behind a damaged record, with every change named.

use std::io::IsTerminal;
use std::path::Path;

use zapis::SearchLimits;
use zapis::message;
use zapis::write::{Repairing, ShownRepairs, TextStyle};

use super::checking::print_table;
use super::repair_hand;
use super::repair_interactive::ask;
use crate::cli::args::page_args::ReportFormat;
use crate::cli::args::{FindingArgs, RepairArgs};
use crate::cli::output::destination::Outputs;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, named, report_error, run_loop};

pub(crate) fn run(args: &RepairArgs) -> Result<ExitStatus, CommandError> {
    let limits = SearchLimits::default().max_cost(args.max_cost)?.beam(args.beam as usize).max_steps(args.max_steps);
    let mut settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut outputs = Outputs::of(&args.read);
    if args.output.path().is_some() || !std::io::stdout().is_terminal() {
        // Output for programs has a line for each change.
        settings.options.width = usize::MAX;
    }
    let shown = match args.format {
        ReportFormat::Text => ShownRepairs::text(&args.out_letters, args.explain)?,
        ReportFormat::Json | ReportFormat::Html => ShownRepairs::Json,
    };
    let language = settings.options.language;
    let paths = &args.read.paths;
    let answered = if args.interactive {
        args.answered.before_questions(paths, &mut outputs, &settings)?
    } else {
        args.answered.read(paths, &settings)?
    };
    let Some(answered) = answered else { return Ok(ExitStatus::UsageOrIo) };
    let mut job =
        Repairing::new(limits).answered(answered).showing(shown, TextStyle::new(settings.colors, terminal::width()));
    if args.interactive {
        if args.read.paths.is_empty() || args.read.paths.iter().any(|path| path.as_os_str() == "-") {
            return Err(CommandError::Usage(message!("repair-interactive-needs-paths")));
        }
        // One after another, so that questions come in the order of the records.
        settings.options.jobs = 1;
        // Answers are read from standard input.
        outputs.also(Path::new("-"));
        job = job.asking(move |question| ask(question, language));
    }
    let output = outputs.grant_results(&args.output)?;
    let learn_to = args.learn.as_deref().map(|path| outputs.grant(Some(path))).transpose()?;
    job = job.by_hand(repair_hand::known(args, limits, &settings)?);
    if learn_to.is_some() {
        job = job.learning();
    }
    let written = Written::of_report(args.format, args.page.head("repair", settings.options.language));
    terminal::tell_that_it_waits(paths, settings.quiet, language);
    let ran = run_loop::run_over(settings.sheet_inputs(paths), &settings, &job, Sink::open(output, written)?)?;
    let learned = job.learned();
    let refused = job.refused_answers();
    for problem in &refused {
        report_error(problem, language);
    }
    args.answered.keep(&job.given_answers(), &settings)?;
    let (summary, table) = (job.summary(&ran.summary), job.into_table());
    let shows_notes = !settings.quiet && !ran.sink.is_closed;
    let mut is_written = ran.sink.finish(ran.is_done, language)?;
    if let (Some(to), Some(path)) = (learn_to, &args.learn) {
        if ran.is_done {
            repair_hand::write(args, &learned, to, &settings)?;
        } else {
            report_error(&message!("output-not-written", path = named(path)), language);
            is_written = false;
        }
    }
    if shows_notes && args.format == ReportFormat::Text {
        if table.n_files() > 1 {
            print_table(&table, language);
        }
        let line = message!(
            "repair-summary",
            records = summary.records,
            sound = summary.sound,
            repaired = summary.repaired,
            open = summary.left_open,
            beyond = summary.beyond_repair,
            changes = summary.changes,
        );
        // A summary that cannot be written is no reason to fail.
        terminal::tell(&line.in_language(language));
        if summary.fragments > 0 {
            terminal::tell(&message!("repair-summary-fragments", count = summary.fragments).in_language(language));
        }
    }
    let n_found =
        summary.repaired + summary.left_open + summary.fragments + summary.beyond_repair + ran.n_without_record;
    Ok(ran.outcome.with_found(n_found > 0).unwritten_if(!is_written || !refused.is_empty()).status())
}
