//! `zapis standings`: crosstables, standings and tie-breaks of the events in records and report files.

use zapis::StandingsSummary;
use zapis::tournament::trf::Version as ReportVersion;
use zapis::write::{GatherPlayers, MAX_NAMES, rank_events};
use zapis::write::{TextStyle, USUAL_WIDTH, write_event_lines, write_event_text, write_summary_json};
use zapis::{Language, message};
use zapis::{PassedOver, RankedEvents, Ranking, SittingStandings};

use super::args::FindingArgs;
use super::destination::{Destination, Outputs};
use super::exit_status::Outcome;
use super::page_games::write_event_games;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::standings_args::{StandingsArgs, StandingsFormat};
use super::{CommandError, ExitStatus, decisions, report_error, run_loop, terminal};

pub(super) fn run(args: &StandingsArgs) -> Result<ExitStatus, CommandError> {
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
    let (ranked, outcome, passed_over) = ranked(args, &ranking, &settings)?;
    if ranked.events.is_empty() && ranked.sittings.is_empty() {
        let reason = match ranked.alone {
            0 => message!("standings-no-event"),
            count => message!("standings-alone", count = count),
        };
        report_error(&reason, settings.options.language);
        if args.format != StandingsFormat::Html {
            return Ok(outcome.outcome.unwritten_if(true).status());
        }
        // An empty page has a text that says so.
        let mut page = Sink::open(to, args.written(settings.options.language)?)?;
        page.write(|stream| {
            stream.write_all(empty_report(&ranked, &passed_over, settings.options.language).as_slice())
        })?;
        let is_written = page.finish(outcome.is_done, settings.options.language)?;
        return Ok(outcome.outcome.with_found(true).unwritten_if(!is_written).status());
    }
    let out = written(args, &ranked, &passed_over, &settings)?;
    let mut sink = Sink::open(to, args.written(settings.options.language)?)?;
    sink.write(|stream| stream.write_all(&out))?;
    let shows_notes = !settings.quiet && !sink.is_closed;
    let is_written = sink.finish(outcome.is_done, settings.options.language)?;
    if shows_notes && args.format == StandingsFormat::Text {
        summarize(&ranked.summary, &settings);
    }
    Ok(outcome.outcome.unwritten_if(!is_written).status())
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
            options.width = if is_file { USUAL_WIDTH } else { options.width };
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

/// Whether everything could be read.
struct ReadOutcome {
    outcome: Outcome,
    is_done: bool,
}

/// Reads and ranks what the arguments name; messages and progress go to standard error.
fn ranked(
    args: &StandingsArgs,
    ranking: &Ranking,
    settings: &Settings,
) -> Result<(RankedEvents, ReadOutcome, Vec<PassedOver>), CommandError> {
    let mut read = ReadOutcome { outcome: Outcome::default(), is_done: true };
    let mut passed_over = Vec::new();
    let inputs = settings.inputs(&args.read.paths);
    let ranked = rank_events(inputs, ranking, &settings.options, |inputs, job| {
        let sink = Sink::open(Destination::Standard, Written::Messages)?;
        let ran = run_loop::run_over(inputs, settings, job, sink)?;
        ran.sink.finish(ran.is_done, settings.options.language)?;
        read.outcome = read.outcome.unread_if(ran.outcome.is_unread);
        read.is_done &= ran.is_done;
        passed_over.extend(ran.passed_over);
        Ok(ran.summary)
    })?;
    if let Some(decided) = &ranked.decided {
        decisions::tell(decided, settings);
        read.outcome = read.outcome.unread_if(decided.n_problems > 0);
    }
    // `validate` reports what is wrong with single records.
    read.outcome = read.outcome.with_found(ranked.summary.errors > 0);
    Ok((ranked, read, passed_over))
}

/// Writes the summary of a run in which no event was found.
fn empty_report(ranked: &RankedEvents, passed_over: &[PassedOver], language: Language) -> Vec<u8> {
    let mut out = Vec::new();
    write_summary_json(&ranked.summary, passed_over, language, &mut out);
    out
}

fn written(
    args: &StandingsArgs,
    ranked: &RankedEvents,
    passed_over: &[PassedOver],
    settings: &Settings,
) -> Result<Vec<u8>, CommandError> {
    let language = settings.options.language;
    let report = match args.format {
        StandingsFormat::Trf16 => Some(written_report(ranked, ReportVersion::Trf16, settings)?),
        StandingsFormat::Trf26 => Some(written_report(ranked, ReportVersion::Trf26, settings)?),
        _ => None,
    };
    let explains = match &args.explain {
        Some(name) => ranked.contestants_named(name)?,
        // On a page each line unfolds.
        None if args.format == StandingsFormat::Html => {
            ranked.events.iter().map(|event| (0..event.field.contestants.len()).collect()).collect()
        }
        None => vec![Vec::new(); ranked.events.len()],
    };
    let explained = |sitting: &SittingStandings| {
        args.explain.as_deref().map(|name| sitting.contestants_named(name)).unwrap_or_default()
    };
    let mut out = report.unwrap_or_default();
    let events = ranked.events.iter().zip(&explains);
    match args.format {
        StandingsFormat::Text => {
            // The width of a file does not depend on the terminal.
            let width = if args.output.path().is_some() { USUAL_WIDTH } else { settings.options.width };
            let style = TextStyle::new(settings.colors && args.output.path().is_none(), width);
            for (event, explains) in events {
                if !out.is_empty() {
                    out.push(b'\n');
                }
                write_event_text(&event.view(), explains, &event.findings, &style, language, &mut out);
            }
            for sitting in &ranked.sittings {
                if !out.is_empty() {
                    out.push(b'\n');
                }
                out.extend(sitting.to_text(&explained(sitting), width, language).into_bytes());
            }
        }
        StandingsFormat::Json | StandingsFormat::Html => {
            for (event, explains) in events {
                write_event_lines(&event.view(), explains, &event.findings, language, &mut out);
            }
            for sitting in &ranked.sittings {
                sitting.write_json(&explained(sitting), &mut out);
            }
            if args.format == StandingsFormat::Html {
                write_event_games(&args.read, ranked, settings, &mut out);
            }
            write_summary_json(&ranked.summary, passed_over, language, &mut out);
        }
        StandingsFormat::Csv => {
            if !ranked.events.is_empty() {
                out.extend(ranked.to_csv().into_bytes());
            }
            if !ranked.sittings.is_empty() {
                out.extend(SittingStandings::to_csv(&ranked.sittings).into_bytes());
            }
        }
        StandingsFormat::Trf16 | StandingsFormat::Trf26 => {}
    }
    Ok(out)
}

/// Writes the one event as a report file, and reports what its columns have no room for.
fn written_report(ranked: &RankedEvents, version: ReportVersion, settings: &Settings) -> Result<Vec<u8>, CommandError> {
    let mut report = ranked.only_event()?.to_trf(version);
    report.losses.truncate(MAX_NAMES);
    if !report.losses.is_empty() {
        report_error(&message!("standings-report-lost", what = report.losses), settings.options.language);
    }
    for note in &report.notes {
        report_error(note, settings.options.language);
    }
    Ok(report.text.into_bytes())
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
