//! Decisions about what an audit found: drafted, shown, or written into the files.

use std::io::Write;
use std::path::{Path, PathBuf};

use zapis::Tagged;
use zapis::message;
use zapis::{Decisions, decide};

use super::tags::{diff, tell_problems, write_all};
use crate::cli::args::audit_args::AuditArgs;
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::Outputs;
use crate::cli::output::file_identity::FileId;
use crate::cli::output::part_file::write_file;
use crate::cli::output::replaced_file::Stamp;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::run_loop::OnlyProgress;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, named, report_error};

/// What is left to do about decisions.
pub(crate) enum DecisionsTask<'a> {
    /// Nothing is left to do.
    None,
    /// Draft them to this file.
    Draft(&'a Path),
    /// All is done, with this exit status.
    Done(ExitStatus),
    /// They were written into the files; not whole if some could not be.
    Written { is_whole: bool },
}

/// Does what is asked about decisions before an audit.
pub(crate) fn before<'a>(
    args: &'a AuditArgs,
    outputs: &mut Outputs<'_>,
    settings: &Settings,
) -> Result<DecisionsTask<'a>, CommandError> {
    let asked = &args.decided;
    let Some(path) = &asked.decisions else { return Ok(DecisionsTask::None) };
    if !path.exists() {
        if asked.fix || asked.diff {
            return Err(CommandError::Usage(message!("no-decisions-yet", path = named(path))));
        }
        outputs.grant_file(path)?;
        return Ok(DecisionsTask::Draft(path));
    }
    let decisions = Decisions::read(path)?;
    if !asked.fix && !asked.diff {
        terminal::tell(&message!("decisions-are-there", path = named(path)).in_language(settings.options.language));
        return Ok(DecisionsTask::None);
    }
    let paths: &[PathBuf] = &args.read.paths;
    if paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-") {
        return Err(CommandError::Usage(message!("unique-needs-paths")));
    }
    let mut inputs = settings.inputs(paths);
    inputs.drop_repeated(FileId::of_path);
    let stored = Stamp::of_all(&inputs);
    let mut progress = OnlyProgress::start(settings, &inputs);
    let decided = decide(inputs, &decisions, &settings.options, Some(&mut progress))?;
    for unread in &decided.unread {
        report_error(&unread.message(), settings.options.language);
    }
    let is_whole = decided.unread.is_empty() && decided.n_problems == 0;
    if asked.diff {
        let sink = Sink::open(crate::cli::output::destination::Destination::Standard, Written::Records)?;
        let is_done = diff(&decided, sink, settings)? && is_whole;
        tell(&decided, settings);
        let is_found = !decided.files.is_empty();
        let outcome = Outcome::default().unread_if(!is_done || !decided.passed_over.is_empty());
        return Ok(DecisionsTask::Done(outcome.with_found(is_found).status()));
    }
    let is_done = write_all(&decided, asked.backup.as_deref(), &stored, settings);
    tell(&decided, settings);
    Ok(DecisionsTask::Written { is_whole: is_whole && is_done })
}

pub(crate) fn tell(decided: &Tagged, settings: &Settings) {
    if settings.quiet {
        return;
    }
    tell_problems(decided, settings);
    let Tagged { tags, changed, dropped, .. } = decided;
    let message = message!("decisions-done", tags = *tags, changed = *changed, dropped = *dropped);
    terminal::tell(&message.in_language(settings.options.language));
    if decided.unmet > 0 {
        report_error(&message!("decisions-unmet", count = decided.unmet), settings.options.language);
    }
}

/// Writes a draft, under a name that appears only when the file is complete.
pub(crate) fn write_draft(drafted: &str, path: &Path, settings: &Settings) -> Result<(), CommandError> {
    write_file(path, settings.options.language, |stream| stream.write_all(drafted.as_bytes()))?;
    if !settings.quiet {
        terminal::tell(&message!("decisions-drafted", path = named(path)).in_language(settings.options.language));
    }
    Ok(())
}
