//! `zapis audit`: a whole database: the findings of every record, and those across records.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use crate::front::{Audit, Inputs, Questions, display_name};
use crate::l10n::{Message, message};
use crate::render::{
    UniqueRecords, audit_groups_text, audit_summary_text, unique_records_text, write_summary_json, write_unique_json,
};

use super::args::{AuditArgs, FindingFormat, ReadArgs};
use super::destination::{Destination, Outputs};
use super::own_output::is_own_output;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::validate::counts_of;
use super::{CommandError, ExitStatus, baseline, event_list, io_reason, named, report_error, run_loop, terminal};

/// So many lines are two screens: findings that take more are shown by event and kind.
const MAX_LINES: usize = 160;

pub(super) fn run(args: &AuditArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    settings.options.start_threads();
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant(None)?;
    let unique_to = match &args.write_unique {
        Some(path) => {
            refuse_what_is_read_once(&args.read)?;
            Some((path, outputs.grant(Some(path))?))
        }
        None => None,
    };
    if let Some(path) = &args.baseline {
        outputs.grant_file(path)?;
    }
    let known = match &args.baseline {
        Some(path) => Some(Arc::new(baseline::read(path, args.update_baseline)?)),
        None => None,
    };
    let is_json = args.format == FindingFormat::Json;
    let audit = Audit::default().with_known(known.clone()).for_unique(args.write_unique.is_some());
    let mut audit = with_list(audit.keep(args.keep.name())?, args.players.as_deref())?;
    let drafted_to = match &args.events {
        Some(path) if path.exists() => {
            audit = audit.with_events(event_list::read(path)?);
            None
        }
        path => path.as_deref(),
    };
    if let Some(path) = drafted_to {
        outputs.grant_file(path)?;
    }
    if let Some(event) = &args.event {
        audit = audit.event(event);
    }
    if let Some(n_keys) = args.keys_in_memory {
        audit = audit.keys_in_memory(n_keys);
    }
    let job = audit.job(settings.form(args.format));
    let written = if is_json { Written::Json } else { Written::Messages };
    let mut sink = Sink::open(results, written)?;
    if args.format == FindingFormat::Text && args.event.is_none() {
        sink.hold(MAX_LINES);
    }
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    let mut questions = Questions::new(&audit, &job, &settings.options, ran.summary)?;
    while let Some(part) = questions.next_part()? {
        for pages in part.pages {
            ran.sink.write(|stream| stream.write_all(&pages.bytes))?;
        }
    }
    let summary = questions.summary();
    if !ran.sink.release()? {
        let text = audit_groups_text(&summary, settings.options.width, settings.options.language);
        ran.sink.write(|stream| stream.write_all(text.as_bytes()))?;
    }
    let unique = match unique_to {
        Some((path, to)) if ran.is_done => Some((path, write_unique(to, &args.read, &settings, &questions)?)),
        _ => None,
    };
    if is_json {
        let mut line = Vec::new();
        if let Some((path, unique)) = &unique {
            write_unique_json(unique, &display_name(path), &mut line);
        }
        write_summary_json(&summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    let is_told = !settings.quiet && !is_json;
    if is_told {
        // A summary that cannot be written is no reason to fail.
        if let Some((_, unique)) = &unique {
            let _ = io::stderr().write_all(unique_records_text(unique, settings.options.language).as_bytes());
        }
        let counts = counts_of(&summary.counts);
        let text = audit_summary_text(&summary, &counts, terminal::message_width(), settings.options.language);
        let _ = io::stderr().write_all(text.as_bytes());
    }
    if let Some(path) = drafted_to.filter(|_| ran.is_done) {
        write_draft(&questions, path, &settings)?;
    }
    let new_baseline = known.as_deref().filter(|known| !known.is_there()).zip(args.baseline.as_deref());
    if !ran.is_done {
        for path in args.write_unique.as_deref().into_iter().chain(new_baseline.map(|(_, path)| path)) {
            report_error(&message!("output-not-written", path = named(path)), settings.options.language);
        }
    } else if let Some((known, path)) = new_baseline {
        let n_written = baseline::write(known, path)?;
        if is_told {
            tell(&message!("baseline-written", count = n_written), &settings);
        }
    }
    let counts = &summary.counts;
    let is_found = counts.errors > 0 || (settings.deny_warnings && counts.warnings > 0);
    Ok(match ran.status {
        ExitStatus::UsageOrIo => ExitStatus::UsageOrIo,
        _ if is_found => ExitStatus::Found,
        _ => ExitStatus::NothingFound,
    })
}

/// Has the players compared with a list; one that cannot be read is told before all records are read.
fn with_list(audit: Audit, list: Option<&Path>) -> Result<Audit, CommandError> {
    let Some(list) = list else { return Ok(audit) };
    let unreadable =
        |error| CommandError::Usage(message!("cannot-read", path = named(list), reason = io_reason(&error)));
    std::fs::File::open(list).map_err(unreadable)?;
    Ok(audit.players(list))
}

/// Refuses what cannot be read twice.
fn refuse_what_is_read_once(read: &ReadArgs) -> Result<(), CommandError> {
    if read.paths.is_empty() || read.paths.iter().any(|path| path == Path::new("-")) {
        return Err(CommandError::Usage(message!("unique-needs-paths")));
    }
    Ok(())
}

/// Writes one of each game to a destination, which is a file.
fn write_unique(
    to: Destination,
    read: &ReadArgs,
    settings: &Settings,
    questions: &Questions,
) -> Result<UniqueRecords, CommandError> {
    let mut sink = Sink::open(to, Written::Records)?;
    let listed = Inputs::of(&read.paths, &is_own_output);
    let unique = questions.write_unique(listed, &mut |bytes| sink.write(|stream| stream.write_all(bytes)))?;
    sink.finish(true, settings.options.language)?;
    Ok(unique)
}

/// Writes a draft of the events whose records were joined.
fn write_draft(questions: &Questions, path: &Path, settings: &Settings) -> Result<(), CommandError> {
    event_list::write(&questions.drafted, path)?;
    if !settings.quiet {
        tell(&message!("events-drafted", path = named(path)), settings);
    }
    Ok(())
}

fn tell(message: &Message, settings: &Settings) {
    // What cannot be told is no reason to fail.
    let _ = writeln!(io::stderr(), "{}", message.in_language(settings.options.language));
}
