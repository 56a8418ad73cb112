//! `zapis standings`: crosstables, standings and tie-breaks of the events in records and report files.

use zapis::Options;
use zapis::StandingsSummary;
use zapis::message;
use zapis::write::GatherPlayers;

use super::decisions;
use crate::cli::args::FindingArgs;
use crate::cli::args::standings_args::{StandingsArgs, StandingsFormat};
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error, run_loop};

pub(crate) fn run(args: &StandingsArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    if args.list_players {
        return list_players(args, &settings);
    }
    args.written(settings.options.language)?;
    let ranking = args.ranking()?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let mut outputs = Outputs::of(&args.read);
    if let Some(path) = &args.trf {
        outputs.also(path);
    }
    let to = outputs.grant_results(&args.output)?;
    let (ranked, report) = run_loop::ranked(settings.inputs(&args.read.paths), &ranking, &settings)?;
    let mut outcome = run_loop::outcome_of(&report);
    if let Some(decided) = &ranked.decided {
        decisions::tell(decided, &settings);
        outcome = outcome.unread_if(decided.n_problems > 0);
    }
    let is_empty = ranked.events.is_empty() && ranked.sittings.is_empty();
    if is_empty {
        let reason = match ranked.alone {
            0 => message!("standings-no-event"),
            count => message!("standings-alone", count = count),
        };
        report_error(&reason, settings.options.language);
        // An empty page has a text that says so.
        if args.format != StandingsFormat::Html {
            return Ok(outcome.with_found(ranked.summary.errors > 0).unwritten_if(true).status());
        }
    }
    let is_once = args.read.paths.is_empty() || args.read.paths.iter().any(|path| path.as_os_str() == "-");
    let again = (args.format == StandingsFormat::Html && !is_once).then(|| settings.inputs(&args.read.paths));
    let explain = args.explain.as_deref().filter(|_| !is_empty);
    let (out, notes) = ranked.written(args.form(&settings), explain, (again, &report), &settings.options)?;
    for note in &notes {
        report_error(note, settings.options.language);
    }
    let mut sink = Sink::open(to, args.written(settings.options.language)?)?;
    sink.write(|stream| stream.write_all(&out))?;
    let shows_notes = !settings.quiet && !sink.is_closed;
    let is_written = sink.finish(report.is_done(), settings.options.language)?;
    if shows_notes && args.format == StandingsFormat::Text {
        summarize(&ranked.summary, &settings);
    }
    // `validate` reports what is wrong with single records.
    Ok(outcome.with_found(is_empty || ranked.summary.errors > 0).unwritten_if(!is_written).status())
}

fn list_players(args: &StandingsArgs, settings: &Settings) -> Result<ExitStatus, CommandError> {
    if matches!(args.format, StandingsFormat::Trf16 | StandingsFormat::Trf26) {
        return Err(CommandError::Usage(message!("players-no-report")));
    }
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let to = Outputs::of(&args.read).grant_results(&args.output)?;
    let job = GatherPlayers::default();
    let nothing = Sink::open(Destination::Standard, Written::Messages)?;
    let ran = run_loop::run_over(settings.inputs(&args.read.paths), settings, &job, nothing)?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    let index = settings.options.on_own_threads(|| job.index())?;
    let mut out = Vec::new();
    match args.format {
        StandingsFormat::Json | StandingsFormat::Html => index.write_json(&mut out),
        StandingsFormat::Csv => out.extend(index.to_csv().into_bytes()),
        _ => {
            // The width of a file does not depend on the terminal.
            let is_file = args.output.path().is_some();
            let mut options = settings.options.clone();
            options.width = if is_file { Options::USUAL_WIDTH } else { options.width };
            out.extend(index.to_text(&options).into_bytes());
        }
    }
    let mut sink = Sink::open(to, args.written(settings.options.language)?)?;
    sink.write(|stream| stream.write_all(&out))?;
    let is_written = sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && args.format == StandingsFormat::Text {
        terminal::tell(&index.message().in_language(settings.options.language));
    }
    // `validate` reports what is wrong with single records.
    Ok(ran.outcome.with_found(false).unwritten_if(!is_written).status())
}

fn summarize(counts: &StandingsSummary, settings: &Settings) {
    let line = message!(
        "standings-summary",
        events = counts.events,
        contestants = counts.contestants,
        games = counts.games,
        errors = counts.errors,
        warnings = counts.warnings,
    );
    // A summary that cannot be written is no reason to fail.
    terminal::tell(&line.in_language(settings.options.language));
    if counts.other_records > 0 {
        let line = message!("event-others", count = counts.other_records);
        terminal::tell(&line.in_language(settings.options.language));
    }
}
