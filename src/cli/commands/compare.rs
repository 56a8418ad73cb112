//! `zapis compare`: the sheets of one game reconciled, with every place at which they differ.

use zapis::SearchLimits;
use zapis::message;
use zapis::write::Comparing;

use crate::cli::args::page_args::ReportFormat;
use crate::cli::args::{CompareArgs, FindingArgs};
use crate::cli::output::destination::{Outputs, is_standard_output};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, run_loop};

pub(crate) fn run(args: &CompareArgs) -> Result<ExitStatus, CommandError> {
    let limits = SearchLimits::default().max_cost(args.max_cost)?.beam(args.beam as usize).max_steps(args.max_steps);
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let language = settings.options.language;
    let mut outputs = Outputs::of(&args.read);
    outputs.compress_at(args.compression_level);
    let results = outputs.grant(None)?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let games = match &args.output {
        // Standard output receives the games in any case.
        Some(path) if args.format == ReportFormat::Text && is_standard_output(path) => None,
        Some(path) => Some(outputs.grant(Some(path))?),
        None => None,
    };
    outputs.use_level()?;
    let inputs = settings.sheet_inputs(&args.read.paths);
    let Some(answered) = args.answered.read(&args.read.paths, &settings)? else { return Ok(ExitStatus::UsageOrIo) };
    let asked = Comparing::new(args.format.show(), limits).of_round(args.trf.clone(), args.round);
    let asked = asked.in_letters(&args.out_letters)?.answered(answered);
    let games = games.map(|to| Sink::open(to, Written::Records)).transpose()?;
    // Beside JSON lines, games are written only where that is asked for.
    let games = games.or_else(|| (args.format != ReportFormat::Text).then(Sink::nowhere));
    let sink = Sink::open(results, Written::of_report(args.format, args.page.head("compare", language)))?;
    let ran = run_loop::run_with_games(inputs, &settings, &asked, sink, games)?;
    let (summary, table) = asked.into_counts();
    let shows_notes = !settings.quiet && !ran.sink.is_closed;
    ran.sink.finish(true, language)?;
    let is_written = ran.games.map_or(Ok(true), |games| games.finish(ran.is_done, language))?;
    if shows_notes && args.format == ReportFormat::Text && summary.games > 0 {
        let mut text =
            if table.n_files() > 1 { table.text(terminal::message_width(), language) + "\n" } else { String::new() };
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
    let lacks_sheets = args.trf.is_some() && summary.missing > 0;
    let is_found = summary.agreed != summary.games || lacks_sheets;
    Ok(ran.outcome.unwritten_if(!is_written).with_found(is_found).status())
}
