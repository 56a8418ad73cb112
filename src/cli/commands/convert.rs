//! `zapis convert`: records rewritten.

use std::fs;
use std::path::Path;

use zapis::message;
use zapis::write::TextStyle;
use zapis::{Inputs, Summary};

use super::article::{rewrite_article, tell_unknown};
use super::checking::print_summary;
use crate::cli::args::FindingArgs;
use crate::cli::args::convert_args::ConvertArgs;
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::file_identity::FileId;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, named, report_error, run_loop};

pub(crate) fn run(args: &ConvertArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    if let Some(folder) = &args.into {
        return run_into(args, &settings, folder);
    }
    let mut outputs = Outputs::of(&args.read);
    if let Some(path) = &args.names {
        outputs.also(path);
    }
    let to = outputs.grant_results(&args.output)?;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let (status, summary) = write_one(args, &settings, settings.inputs(&args.read.paths), to)?;
    tell(&summary, &settings);
    Ok(status)
}

/// Reports the number of findings, if there are any.
fn tell(summary: &Summary, settings: &Settings) {
    if !settings.quiet && (summary.errors > 0 || summary.warnings > 0) {
        print_summary(summary, settings.options.language);
    }
}

/// Writes each file into a folder.
fn run_into(args: &ConvertArgs, settings: &Settings, folder: &Path) -> Result<ExitStatus, CommandError> {
    let paths = &args.read.paths;
    if paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-") {
        return Err(CommandError::Usage(message!("convert-into-needs-paths")));
    }
    let mut listed = settings.inputs(paths);
    listed.drop_repeated(FileId::of_path);
    let (unlisted, alone) = listed.each_alone();
    let mut outputs = Outputs::of(&args.read);
    let mut granted = Vec::new();
    for (below, inputs) in alone {
        // Compressed input is written uncompressed: `games.pgn.zst` becomes `games.pgn`.
        let is_packed = below
            .extension()
            .is_some_and(|ending| ["gz", "zst", "bz2", "xz", "zip"].iter().any(|known| ending == *known));
        let plain = if is_packed { below.with_extension("") } else { below };
        let path = folder.join(plain).with_extension(args.to.ending());
        if path.exists() {
            return Err(CommandError::Usage(message!("convert-into-there", path = named(&path))));
        }
        granted.push((outputs.grant(Some(&path))?, path, inputs));
    }
    let (mut status, mut total) = if unlisted.has_unlisted() {
        write_one(args, settings, unlisted, Destination::Standard)?
    } else {
        (ExitStatus::NothingFound, Summary::default())
    };
    for (to, path, inputs) in granted {
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| CommandError::Write { place: named(parent), error })?;
        let (one, summary) = write_one(args, settings, inputs, to)?;
        status = status.max(one);
        total.add(&summary);
    }
    tell(&total, settings);
    Ok(status)
}

/// Writes some inputs to one place.
fn write_one(
    args: &ConvertArgs,
    settings: &Settings,
    inputs: Inputs,
    to: Destination,
) -> Result<(ExitStatus, Summary), CommandError> {
    let mut convert = args.writing.convert(args.to)?;
    if let Some(path) = &args.names {
        convert = convert.names_of(path)?;
    }
    if args.article {
        return Ok((rewrite_article(args, &convert, to)?, Summary::default()));
    }
    if args.merge_lines {
        convert = convert.merge_lines();
    } else if args.split_lines {
        convert = convert.split_lines();
    } else if args.lines_from_comments {
        convert = convert.lines_from_comments();
    } else if args.lines_into_comments {
        convert = convert.lines_into_comments();
    }
    let text = Some(TextStyle::new(false, terminal::message_width()));
    let mut job = convert.job(text, args.read.lang)?;
    if args.standalone {
        job = job.standalone(settings.options.language)?;
    }
    let ran = run_loop::run_over(inputs, settings, &job, Sink::open(to, Written::Records)?)?;
    let shows_notes = !settings.quiet && !ran.sink.is_closed;
    if shows_notes && job.comments_kept() > 0 {
        let count = message!("comments-kept", count = job.comments_kept());
        terminal::tell(&count.in_language(settings.options.language));
    }
    if shows_notes {
        tell_unknown(&job.unknown_names(), settings.options.language);
    }
    // A file of the folder without any record is not written.
    let is_passed_over = args.into.is_some() && ran.summary.records == 0 && !ran.outcome.is_unread;
    let is_written = is_passed_over || ran.sink.finish(ran.is_done, settings.options.language)?;
    if let Some(lost) = job.lost().filter(|_| !settings.quiet) {
        report_error(&lost, settings.options.language);
    }
    let summary = if shows_notes { ran.summary } else { Summary::default() };
    Ok((ran.outcome.unwritten_if(!is_written).status(), summary))
}
