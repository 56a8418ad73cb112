//! `zapis standings`: crosstables, standings and tie-breaks of the events in records and report files.

use std::sync::{Mutex, PoisonError};

use crate::database::{HeadList, event_of, grouped};
use crate::findings::Severity;
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::render::{
    DeferredBuffer, Located, StandingsCsv, TextStyle, USUAL_WIDTH, explained, matches_text, named_contestants,
    standings_text, write_event_json, write_finding_object, write_finding_text, write_standings_json,
    write_summary_json,
};
use crate::replay::Keep;
use crate::text::Input;
use crate::tournament::Kind;
use crate::tournament::tie_break::Rules;
use crate::tournament::trf;

use super::args::FindingArgs;
use super::destination::{Destination, Outputs};
use super::own_output::is_own_output;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::standings_args::{StandingsArgs, StandingsFormat};
use super::standings_events::{Ranked, Ranking, Source};
use super::standings_findings::Told;
use super::{CommandError, ExitStatus, report_error, run_loop, terminal};
use crate::front::Inputs;
use crate::front::report_of;
use crate::front::{BatchOutput, Job, JobOf, View};

/// Gathers the heads of all records, whatever threads read them.
#[derive(Default)]
struct Gather {
    heads: Mutex<HeadList>,
}

impl Job for Gather {
    type Item = ();

    fn keeps(&self) -> Keep {
        // Plies are counted whether they are kept or not; every record is asked for.
        Keep::MainMoves
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game> JobOf<G> for Gather {
    fn record(&self, view: &View<'_, G>, _: &mut BatchOutput) {
        let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
        let start = view.record.tape.span.start;
        let ((line, _), offset) = (view.source.line_and_column(start), view.source.stored_offset(start));
        heads.add(view.source.path, &view.record, line, offset, view.replay.main_plies);
    }
}

impl Gather {
    /// Puts the heads in the order of the files, and of the records in them.
    fn in_order(self, inputs: &[Input]) -> HeadList {
        let mut heads = self.heads.into_inner().unwrap_or_else(PoisonError::into_inner);
        let names: Vec<String> = inputs.iter().map(Input::display_name).collect();
        heads.put_in_order(|path| {
            let is_its = |name: &String| {
                path.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            names.iter().position(is_its)
        });
        heads
    }
}

/// Counts what was ranked.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
struct Counts {
    events: u64,
    contestants: u64,
    games: u64,
    /// Records that belong to no event with standings.
    other_records: u64,
    records: u64,
    errors: u64,
    warnings: u64,
    notes: u64,
    unreadable_files: u64,
}

pub(super) fn run(args: &StandingsArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    settings.options.start_threads();
    let ranking = Ranking::new(args)?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let mut outputs = Outputs::of(&args.read);
    if let Some(path) = &args.trf {
        outputs.also(path);
    }
    let to = outputs.grant(args.output.path())?;
    let mut listed = Inputs::of(&args.read.paths, &is_own_output);
    let mut sources = Vec::new();
    listed.retain(|input| {
        let report = report_of(input, &settings.options);
        let is_left = report.is_none();
        sources.extend(report.map(Source::of_report));
        is_left
    });
    let left = listed.all.clone();
    let mut status = ExitStatus::NothingFound;
    let mut counts = Counts::default();
    let mut heads = HeadList::default();
    // Of report files alone nothing is left to read; without any everything is.
    if sources.is_empty() || !left.is_empty() || !listed.errors.is_empty() {
        let job = Gather::default();
        let ran = run_loop::run_over(listed, &settings, &job, Sink::open(Destination::Standard, Written::Messages)?)?;
        ran.sink.finish(ran.is_done, settings.options.language)?;
        if ran.status == ExitStatus::UsageOrIo {
            status = ran.status;
        }
        (counts.records, counts.unreadable_files) = (ran.summary.records, ran.summary.unreadable_files);
        heads = job.in_order(&left);
        let head = |number| heads.head(number);
        for group in grouped(heads.len(), &head) {
            let found = event_of(&group, &head);
            if found.games.len() < 2 && args.event.is_none() {
                counts.other_records += group.records.len() as u64;
                continue;
            }
            let (path, line) = heads.path_and_line(group.records[0]);
            sources.push(Source::of_event(found, path, line));
        }
    }
    if let Some(wanted) = &args.event {
        let names: Vec<String> = sources.iter().map(|source| source.event.name.clone()).collect();
        let wanted = wanted.to_lowercase();
        sources.retain(|source| source.event.name.to_lowercase().contains(&wanted));
        if sources.is_empty() && !names.is_empty() {
            let mut events: Vec<String> =
                names.iter().filter(|name| !name.is_empty()).map(|name| format!("`{name}`")).collect();
            events.dedup();
            events.truncate(MAX_NAMES);
            return Err(CommandError::Usage(message!(
                "standings-no-such-event",
                name = wanted,
                events = events.join(", ")
            )));
        }
    }
    if sources.is_empty() {
        report_error(&message!("standings-no-event"), settings.options.language);
        return Ok(ExitStatus::UsageOrIo);
    }
    Source::keep_places_of_namesakes(&mut sources);
    let ranked: Vec<Ranked> = sources.into_iter().map(|source| ranking.rank(source)).collect();
    for one in &ranked {
        counts.events += 1;
        counts.contestants += one.field.contestants.len() as u64;
        counts.games += one.source.event.games().len() as u64;
    }
    let told = Told::new(args, &settings, &heads, &ranked)?;
    for finding in told.of_events.iter().flatten() {
        match finding.severity {
            Severity::Error => counts.errors += 1,
            Severity::Warning => counts.warnings += 1,
            Severity::Note => counts.notes += 1,
        }
    }
    if counts.errors > 0 && status == ExitStatus::NothingFound {
        status = ExitStatus::Found;
    }
    let mut out = Vec::new();
    write(args, &settings, &ranked, &told, &counts, &mut out)?;
    let mut sink = Sink::open(to, Written::as_json_if(args.format == StandingsFormat::Json))?;
    sink.write(|stream| stream.write_all(&out))?;
    sink.finish(status != ExitStatus::UsageOrIo, settings.options.language)?;
    if !settings.quiet && args.format == StandingsFormat::Text {
        summarize(&counts, &settings);
    }
    Ok(status)
}

/// So many names of events are listed where the one asked for is not there.
const MAX_NAMES: usize = 12;

fn write(
    args: &StandingsArgs,
    settings: &Settings,
    ranked: &[Ranked],
    told: &Told,
    counts: &Counts,
    out: &mut Vec<u8>,
) -> Result<(), CommandError> {
    let language = settings.options.language;
    // A file is as wide for everybody.
    let width = if args.output.path().is_some() { USUAL_WIDTH } else { settings.options.width };
    let style = TextStyle::new(settings.colors && args.output.path().is_none(), width);
    let (mut is_named, mut csv) = (args.explain.is_none(), StandingsCsv::default());
    if matches!(args.format, StandingsFormat::Trf16 | StandingsFormat::Trf26) && ranked.len() > 1 {
        return Err(CommandError::Usage(message!("standings-one-event", count = ranked.len())));
    }
    for (at, one) in ranked.iter().enumerate() {
        let view = one.view();
        let explains = args.explain.as_ref().map_or_else(Vec::new, |name| named_contestants(&view, name));
        is_named |= !explains.is_empty();
        match args.format {
            StandingsFormat::Text => {
                if at > 0 {
                    out.push(b'\n');
                }
                let is_knock_out = one.source.kind.is_some_and(|found| found.kind == Kind::KnockOut);
                let text = if is_knock_out {
                    matches_text(&view, width, language)
                } else {
                    standings_text(&view, width, language)
                };
                out.extend_from_slice(text.as_bytes());
                for standing in view.standings.rows.iter().filter(|row| explains.contains(&row.contestant)) {
                    out.push(b'\n');
                    for line in explained(&view, standing, language) {
                        out.extend_from_slice(line.as_bytes());
                        out.push(b'\n');
                    }
                }
                let findings = told.of_events.get(at).map_or(&[][..], Vec::as_slice);
                if !findings.is_empty() {
                    out.push(b'\n');
                }
                let mut said = DeferredBuffer::new(language);
                for finding in findings {
                    write_finding_text(finding, &style, &mut said);
                }
                out.extend_from_slice(&said.bytes);
            }
            StandingsFormat::Json => {
                write_event_json(&view, language, out);
                write_standings_json(&view, &explains, language, out);
                let mut said = DeferredBuffer::new(language);
                for finding in told.of_events.get(at).into_iter().flatten() {
                    write_finding_object(finding, &mut said);
                    said.push_str("\n");
                }
                out.extend_from_slice(&said.bytes);
            }
            StandingsFormat::Csv => csv.add(&view),
            StandingsFormat::Trf16 | StandingsFormat::Trf26 => {
                write_report(args.format, one, settings, out);
            }
        }
    }
    if !is_named {
        let name = args.explain.clone().unwrap_or_default();
        return Err(CommandError::Usage(message!("standings-no-such-player", name = name)));
    }
    match args.format {
        StandingsFormat::Json => write_summary_json(counts, out),
        StandingsFormat::Csv => out.extend_from_slice(&csv.text()),
        _ => {}
    }
    Ok(())
}

/// Writes an event as a report file, and says what its columns have no room for.
fn write_report(format: StandingsFormat, one: &Ranked, settings: &Settings, out: &mut Vec<u8>) {
    let version = if format == StandingsFormat::Trf16 { trf::Version::Trf16 } else { trf::Version::Trf26 };
    let stated = trf::stating(&one.source.event, &one.field, &one.standings);
    let (text, losses) = trf::write(&stated, version, &one.standings.tie_breaks, &one.source.tags);
    out.extend_from_slice(text.as_bytes());
    let view = one.view();
    let lost = |loss: &trf::Loss| {
        let team = one.source.event.teams.get(loss.contestant).map(|team| team.name.clone());
        let player = one.source.event.players.get(loss.contestant).map(|player| player.name.clone());
        let name = if loss.is_team { team } else { player }.unwrap_or_else(|| view.name(loss.contestant));
        message!("standings-lost", name = name, part = part_key(loss.part))
    };
    let mut losses: Vec<Message> = losses.iter().map(lost).collect();
    losses.dedup();
    losses.truncate(MAX_NAMES);
    if !losses.is_empty() {
        report_error(&message!("standings-report-lost", what = losses), settings.options.language);
    }
}

/// Returns the key by which phrases know a part of a player's record.
pub(super) const fn part_key(part: trf::Part) -> &'static str {
    match part {
        trf::Part::Number => "number",
        trf::Part::Sex => "sex",
        trf::Part::Title => "title",
        trf::Part::Name => "name",
        trf::Part::Rating => "rating",
        trf::Part::Federation => "federation",
        trf::Part::FideId => "fide-id",
        trf::Part::Birth => "birth",
        trf::Part::Points => "points",
        trf::Part::Rank => "rank",
        trf::Part::Opponent(_) => "opponent",
        trf::Part::Color(_) => "color",
        trf::Part::Outcome(_) => "outcome",
        trf::Part::Round => "round",
        trf::Part::Count => "count",
    }
}

fn summarize(counts: &Counts, settings: &Settings) {
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

/// Returns the version of the rules for an event.
pub(super) fn rules_of(start: (u16, u8, u8)) -> Rules {
    Rules::in_force_on(start.0, start.1, start.2)
}
