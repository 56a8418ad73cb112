//! `zapis audit`: a whole database: the findings of every record, and those across records.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use zapis::AuditSummary;
use zapis::write::{Baseline, Questions, write_summary_json};
use zapis::{Audit, display_name};
use zapis::{Message, message};

use super::decisions::{self, DecisionsTask};
use super::{audit_database, baseline};
use crate::cli::args::audit_args::AuditArgs;
use crate::cli::args::{FindingFormat, ReadArgs};
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::finding_output::{FindingOutput, counts_of};
use crate::cli::output::part_file::write_file;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::{index_file, terminal};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, named, report_error, run_loop};

/// Two screens: findings that take more lines are shown by event and kind.
const MAX_LINES: usize = 160;

pub(crate) fn run(args: &AuditArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    settings.options.start_threads();
    let mut outputs = Outputs::of(&args.read);
    outputs.compress_at(args.output.level());
    let results = outputs.grant(args.output.path())?;
    let one_of_each_to = one_of_each_to(args, &mut outputs)?;
    outputs.use_level()?;
    if let Some(path) = &args.baseline {
        outputs.grant_file(path)?;
    }
    let known = match &args.baseline {
        Some(path) => Some(Arc::new(Baseline::open(path, args.update_baseline)?)),
        None => None,
    };
    let mut writes_whole = true;
    let decisions_to = match decisions::before(args, &mut outputs, &settings)? {
        DecisionsTask::Done(status) => return Ok(status),
        DecisionsTask::Draft(path) => Some(path),
        DecisionsTask::Written { is_whole } => {
            writes_whole = is_whole;
            None
        }
        DecisionsTask::None => None,
    };
    let format = settings.chosen(args.format, "format")?.unwrap_or_default();
    if format == FindingFormat::Sqlite {
        return write_database(args, &settings, known.as_ref(), results);
    }
    let output =
        FindingOutput::new(format, args.statistics, args.page.head("audit", settings.options.language), &settings)?;
    let is_json = output.is_json();
    let audit = Audit::default().with_known(known.clone()).for_unique(args.write_unique.is_some());
    let audit = with_list(audit.keep(&args.keep.name())?, args.players.as_deref())?;
    let (mut audit, drafted_to) = with_events(audit, args.events.as_deref(), &mut outputs)?;
    if decisions_to.is_some() {
        audit = audit.draft_decisions();
    }
    let audit = with_index(restricted(audit, args), args, &mut outputs, &settings)?;
    let are_few = format == FindingFormat::Text && args.event.is_none();
    let are_too_many = Arc::default();
    let form = if are_few { output.form_of_few(&are_too_many) } else { output.form() };
    let job = audit.job(form, &settings.options);
    let mut sink = Sink::open(results, output.written())?;
    output.begin(&mut sink)?;
    if are_few {
        sink.hold(if args.summary { 0 } else { MAX_LINES }, are_too_many);
    }
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    let mut questions = Questions::new(&audit, &job, &settings.options, ran.summary)?;
    questions.write(&mut |bytes| ran.sink.write(|stream| stream.write_all(bytes)))?;
    let summary = questions.summary();
    if format == FindingFormat::Text && !ran.sink.release()? {
        let text = summary.groups_text(settings.options.width, settings.options.language);
        ran.sink.write(|stream| stream.write_all(text.as_bytes()))?;
    }
    output.end(&mut ran.sink, &summary.counts, ran.is_done)?;
    let (mut line, written) = match one_of_each_to {
        Some(to) if ran.is_done => write_one_of_each(to, args.merge.is_some(), &args.read, &settings, &questions)?,
        _ => (Vec::new(), String::new()),
    };
    if is_json {
        write_summary_json(&summary, &ran.passed_over, settings.options.language, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    let is_given_up = ran.sink.is_closed;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    let shows_notes = !settings.quiet && output.is_for_people() && !is_given_up;
    if shows_notes {
        tell_summary(&summary, &written, &settings);
    }
    let drafts = [drafted_to, decisions_to];
    if let Some(path) = drafted_to.filter(|_| ran.is_done) {
        write_draft(&questions, path, &settings)?;
    }
    if let (Some(path), Some(drafted)) = (decisions_to.filter(|_| ran.is_done), &questions.decisions) {
        decisions::write_draft(drafted, path, &settings)?;
        if questions.n_boardless_files > 0 && !settings.quiet {
            tell(&message!("decisions-not-of-bridge", n = questions.n_boardless_files), &settings);
        }
    }
    let is_every_file_written = end_baseline(args, known.as_deref(), drafts, ran.is_done, shows_notes, &settings)?;
    write_index(&audit, args, is_given_up, shows_notes, &settings)?;
    let counts = &summary.counts;
    let is_found = counts.errors > 0 || (settings.deny_warnings && counts.warnings > 0);
    let outcome = ran.outcome.unwritten_if(!is_written || !is_every_file_written || !writes_whole);
    Ok(outcome.with_found(is_found).status())
}

/// Reads the file that says which records are one event; if it does not exist yet, remembers where to draft it.
fn with_events<'a>(
    audit: Audit,
    path: Option<&'a Path>,
    outputs: &mut Outputs,
) -> Result<(Audit, Option<&'a Path>), CommandError> {
    match path {
        Some(path) if path.exists() => Ok((audit.events_of(path)?, None)),
        Some(path) => {
            outputs.grant_file(path)?;
            Ok((audit, Some(path)))
        }
        None => Ok((audit, None)),
    }
}

/// Reads what was kept of files that have not changed, if an index is given.
fn with_index(
    audit: Audit,
    args: &AuditArgs,
    outputs: &mut Outputs,
    settings: &Settings,
) -> Result<Audit, CommandError> {
    let Some(path) = &args.index else { return Ok(audit) };
    outputs.grant_file(path)?;
    let index = index_file::read(path, settings.options.language)?;
    Ok(audit.with_files_kept(index))
}

/// Writes the index, unless the run was stopped because nothing read its results: then files are missing.
fn write_index(
    audit: &Audit,
    args: &AuditArgs,
    is_given_up: bool,
    shows_notes: bool,
    settings: &Settings,
) -> Result<(), CommandError> {
    match audit.files_kept().zip(args.index.as_deref()).filter(|_| !is_given_up) {
        Some((index, path)) => index_file::write(index, path, shows_notes, settings.options.language),
        None => Ok(()),
    }
}

/// Writes all findings as a database.
fn write_database(
    args: &AuditArgs,
    settings: &Settings,
    known: Option<&Arc<Baseline>>,
    to: Destination,
) -> Result<ExitStatus, CommandError> {
    audit_database::refuse_what_goes_elsewhere(args)?;
    let audit = Audit::default().with_known(known.cloned()).keep(&args.keep.name())?;
    let mut audit = with_list(audit, args.players.as_deref())?;
    if let Some(path) = &args.events {
        audit = audit.events_of(path)?;
    }
    let (outcome, is_done) = audit_database::run(restricted(audit, args), args, settings, to)?;
    let is_written = end_baseline(args, known.map(Arc::as_ref), [None; 2], is_done, false, settings)?;
    Ok(outcome.unwritten_if(!is_written).status())
}

/// Reports what was found and written.
fn tell_summary(summary: &AuditSummary, written: &str, settings: &Settings) {
    let counts = counts_of(&summary.counts);
    let text = summary.text(&counts, terminal::message_width(), settings.options.language);
    terminal::tell_text((written.to_owned() + &text).trim_end_matches('\n'));
}

/// Writes a new baseline, or reports what was not written, drafts included. Returns true if all was written.
fn end_baseline(
    args: &AuditArgs,
    known: Option<&Baseline>,
    drafts: [Option<&Path>; 2],
    is_done: bool,
    shows_notes: bool,
    settings: &Settings,
) -> Result<bool, CommandError> {
    let new_baseline = known.filter(|known| !known.is_there()).zip(args.baseline.as_deref());
    if !is_done {
        let one_of_each = args.write_unique.as_deref().or(args.merge.as_deref());
        let unwritten = one_of_each.into_iter().chain(drafts.into_iter().flatten());
        let mut is_written = true;
        for path in unwritten.chain(new_baseline.map(|(_, path)| path)) {
            report_error(&message!("output-not-written", path = named(path)), settings.options.language);
            is_written = false;
        }
        return Ok(is_written);
    } else if let Some((known, path)) = new_baseline {
        let n_written = baseline::write(known, path, settings.options.language)?;
        if shows_notes {
            tell(&message!("baseline-written", count = n_written), settings);
        }
    }
    Ok(true)
}

/// Restricts an audit to an event and its memory to a number of keys, if given.
fn restricted(mut audit: Audit, args: &AuditArgs) -> Audit {
    if let Some(event) = &args.event {
        audit = audit.event(event);
    }
    match args.keys_in_memory {
        Some(n_keys) => audit.keys_in_memory(n_keys),
        None => audit,
    }
}

/// Compares the players with a list, if one is given.
fn with_list(audit: Audit, list: Option<&Path>) -> Result<Audit, CommandError> {
    match list {
        Some(list) => audit.players(list),
        None => Ok(audit),
    }
}

/// Refuses input that cannot be read twice.
fn refuse_what_is_read_once(read: &ReadArgs) -> Result<(), CommandError> {
    if read.paths.is_empty() || read.paths.iter().any(|path| path == Path::new("-")) {
        return Err(CommandError::Usage(message!("unique-needs-paths")));
    }
    Ok(())
}

/// Opens the destination for one record of each game, if asked for.
fn one_of_each_to<'a>(
    args: &'a AuditArgs,
    outputs: &mut Outputs,
) -> Result<Option<(&'a Path, Destination)>, CommandError> {
    let Some(path) = args.write_unique.as_deref().or(args.merge.as_deref()) else { return Ok(None) };
    refuse_what_is_read_once(&args.read)?;
    Ok(Some((path, outputs.grant(Some(path))?)))
}

/// Writes one record of each game to a destination, which is the file of a path. Returns what was written: as a JSON line, and
/// as text.
fn write_one_of_each(
    (path, to): (&Path, Destination),
    is_merged: bool,
    read: &ReadArgs,
    settings: &Settings,
    questions: &Questions,
) -> Result<(Vec<u8>, String), CommandError> {
    let language = settings.options.language;
    let mut sink = Sink::open(to, Written::Records)?;
    let listed = || settings.inputs(&read.paths);
    let write = &mut |bytes: &[u8]| sink.write(|stream| stream.write_all(bytes));
    let (name, mut line) = (display_name(path), Vec::new());
    let text = if is_merged {
        let merged = questions.write_merged(&listed, write)?;
        merged.write_json(&name, &mut line);
        merged.text(language)
    } else {
        let unique = questions.write_unique(&listed, write)?;
        unique.write_json(&name, &mut line);
        unique.text(language)
    };
    sink.finish(true, language)?;
    Ok((line, text))
}

/// Writes a draft of the events whose records were joined.
fn write_draft(questions: &Questions, path: &Path, settings: &Settings) -> Result<(), CommandError> {
    write_file(path, settings.options.language, |stream| stream.write_all(questions.drafted.as_bytes()))?;
    if !settings.quiet {
        tell(&message!("events-drafted", path = named(path)), settings);
    }
    Ok(())
}

fn tell(message: &Message, settings: &Settings) {
    terminal::tell(&message.in_language(settings.options.language));
}
