//! `zapis tags`: tag pairs set, renamed, dropped and normalized, and nothing else changed.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::PathBuf;

use zapis::{FixedFile, Inputs, STANDARD_INPUT, TagProblem, Tagged, Tags, Visible};
use zapis::{Message, message};

use crate::cli::args::FindingArgs;
use crate::cli::args::tags_args::{AddedTags, NormalizedTags, TagsArgs};
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::Outputs;
use crate::cli::output::file_identity::FileId;
use crate::cli::output::replaced_file::{Stamp, replaced, write_diff};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::run_loop::{self, OnlyProgress};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error};

/// The maximum number of problems that are reported one by one.
const MAX_LISTED: usize = 20;

pub(crate) fn run(args: &TagsArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let language = settings.options.language;
    let tags = wanted(args)?;
    if tags.is_empty() {
        return Err(CommandError::Usage(message!("tags-nothing-asked")));
    }
    let paths = &args.read.paths;
    terminal::tell_that_it_waits(paths, settings.quiet, language);
    let is_standard_input = paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-");
    if is_standard_input && (paths.len() > 1 || args.in_place) {
        return Err(CommandError::Usage(message!("tags-of-stdin")));
    }
    let sink = Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, Written::Records)?;
    let inputs = if is_standard_input {
        Inputs::bytes(STANDARD_INPUT, Inputs::read_standard_input()?)
    } else {
        let mut listed = settings.inputs(paths);
        listed.drop_repeated(FileId::of_path);
        listed
    };
    let stored = Stamp::of_all(&inputs);
    let mut progress = OnlyProgress::start(&settings, &inputs);
    let tagged = zapis::tags(inputs, &tags, &settings.options, Some(&mut progress))?;
    for unread in &tagged.unread {
        report_error(&unread.message(), language);
    }
    run_loop::tell_passed_over(&tagged.passed_over, language);
    let is_whole = tagged.unread.is_empty();
    let message = message!("tags-done", tags = tagged.tags, changed = tagged.changed, records = tagged.records);
    let is_done = if args.diff {
        diff(&tagged, sink, &settings)?
    } else if args.in_place {
        sink.finish(true, language)?;
        write_all(&tagged, args.backup.as_deref(), &stored, &settings)
    } else {
        let mut sink = sink;
        if is_whole {
            tagged.write(|bytes| sink.write(|out| out.write_all(bytes)))?;
        }
        sink.finish(is_whole, language)?
    };
    if !settings.quiet {
        if let Some(encodings) = tagged.encodings.as_ref().filter(|_| !args.in_place && !args.diff) {
            terminal::tell(
                &message!("stored-in-several-encodings", encodings = encodings.as_str()).in_language(language),
            );
        }
        tell_problems(&tagged, &settings);
        // If a file could not be written, its changes were not made.
        if is_done || !args.in_place {
            terminal::tell(&message.in_language(language));
        }
    }
    let is_found = tagged.n_problems > 0 || args.diff && !tagged.files.is_empty();
    let outcome = Outcome::default().unread_if(!is_whole || !tagged.passed_over.is_empty());
    Ok(outcome.unwritten_if(!is_done).with_found(is_found).status())
}

fn wanted(args: &TagsArgs) -> Result<Tags, CommandError> {
    let mut tags = Tags::default().drop(args.drop.iter().cloned());
    for (name, value) in &args.set {
        tags = tags.set(name, value)?;
    }
    tags = tags.keep(args.keep.iter().cloned());
    let (mut openings, mut ply_count) = (args.openings, args.ply_count);
    for added in &args.add {
        match added {
            AddedTags::Pair(name, value) => tags = tags.add(name, value)?,
            AddedTags::Found { openings: of_moves, plies } => {
                openings |= of_moves;
                ply_count |= plies;
            }
        }
    }
    for (from, to) in &args.rename {
        tags = tags.rename(from, to)?;
    }
    for (is_asked, add) in [
        (args.keep_seven, Tags::keep_seven as fn(Tags) -> Tags),
        (args.complete, Tags::complete),
        (args.dates || args.normalize.contains(&NormalizedTags::Dates), Tags::dates),
        (args.results || args.normalize.contains(&NormalizedTags::Results), Tags::results),
        (ply_count, Tags::ply_count),
        (openings, Tags::openings),
    ] {
        if is_asked {
            tags = add(tags);
        }
    }
    Ok(tags)
}

/// Reports a file that cannot be written into. Returns true if it is one.
fn is_packed(file: &FixedFile, settings: &Settings) -> bool {
    let reason = file.why_not_written();
    if let Some(reason) = &reason {
        report_error(reason, settings.options.language);
    }
    reason.is_some()
}

/// Shows what would be changed. Returns whether that could be done for all files.
pub(crate) fn diff(tagged: &Tagged, mut sink: Sink, settings: &Settings) -> Result<bool, CommandError> {
    let mut is_done = true;
    for file in &tagged.files {
        if is_packed(file, settings) {
            is_done = false;
        } else {
            write_diff(file, &mut sink)?;
        }
    }
    sink.finish(true, settings.options.language)?;
    Ok(is_done)
}

/// Writes into the files. Returns whether that could be done for all of them.
pub(crate) fn write_all(
    tagged: &Tagged,
    backup: Option<&OsStr>,
    stored: &HashMap<PathBuf, Stamp>,
    settings: &Settings,
) -> bool {
    let mut is_done = true;
    for file in &tagged.files {
        if is_packed(file, settings) {
            is_done = false;
            continue;
        }
        let Some(path) = file.file_path() else { continue };
        match replaced(file, path, stored.get(path), backup) {
            Ok(not_kept) => not_kept.tell(settings.options.language),
            Err(reason) => {
                let message = message!("cannot-fix", path = file.path.as_str(), reason = reason);
                report_error(&message, settings.options.language);
                is_done = false;
            }
        }
    }
    is_done
}

pub(crate) fn tell_problems(tagged: &Tagged, settings: &Settings) {
    let language = settings.options.language;
    for TagProblem { path, line, reason, .. } in tagged.problems.iter().take(MAX_LISTED) {
        let place = line.map_or_else(String::new, |line| format!(":{line}"));
        terminal::tell(&format!("{}{place}: {}", Visible(path), reason.in_language(language)));
    }
    let message = tagged.problems.len().min(MAX_LISTED) as u64;
    if let Some(more @ 1..) = tagged.n_problems.checked_sub(message) {
        let more: Message = message!("audit-more", count = more);
        terminal::tell(&more.in_language(language));
    }
}
