//! `zapis split`: records in several files, as they are stored.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use zapis::{Language, Message, message};
use zapis::{Split, SplitFile, SplitRecords};

use crate::cli::args::FindingArgs;
use crate::cli::args::rearrange_args::SplitArgs;
use crate::cli::output::destination::Outputs;
use crate::cli::output::part_file::PartFile;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, named, report_error, run_loop};

/// The maximum number of files with a number at the end of their names that are listed.
const MAX_LISTED: usize = 20;

pub(crate) fn run(args: &SplitArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    settings.options.start_threads();
    let mut split = match (&args.by, args.every, args.size) {
        (Some(field), ..) if field == "number" => Split::every(1),
        (Some(field), ..) => Split::by(field)?,
        (None, Some(n_records), _) => Split::every(n_records),
        (None, None, n_bytes) => Split::of_size(n_bytes.unwrap_or(u64::MAX)),
    };
    if let Some(n_bytes) = args.bytes_in_memory {
        split = split.in_memory(n_bytes);
    }
    let language = settings.options.language;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let mut outputs = Outputs::of(&args.read);
    let sink = Sink::open(outputs.grant(None)?, Written::Messages)?;
    let job = split.job();
    let mut ran = run_loop::run_over(settings.inputs(&args.read.paths), &settings, &job, sink)?;
    if !ran.is_done {
        report_error(&message!("output-not-written", path = named(&args.into)), language);
        return Ok(ran.outcome.unwritten_if(true).status());
    }
    let split = job.into_split()?;
    let (files, n_records, n_left_out) = (split.files().to_vec(), split.n_records(), split.n_left_out());
    let paths: Vec<PathBuf> = files.iter().map(|file| args.into.join(&file.name)).collect();
    refuse_what_is_there(&paths, args.overwrite, &mut outputs)?;
    fs::create_dir_all(&args.into).map_err(|error| failed(&args.into, error))?;
    let older = other_files(&args.into, &paths);
    let n_parted = write(split, &paths, language)?;
    if !settings.quiet {
        for (file, path) in files.iter().zip(&paths) {
            ran.sink.write(|out| writeln!(out, "{}\t{}", file.records, path.display()))?;
        }
    }
    ran.sink.finish(true, language)?;
    if !settings.quiet {
        let tell = |message: &Message| terminal::tell(&message.in_language(language));
        for file in files.iter().filter(|file| file.is_numbered).take(MAX_LISTED) {
            tell(&numbered(file));
        }
        tell(&message!("split-done", records = n_records, files = files.len(), folder = named(&args.into)));
        let n_written: u64 = files.iter().map(|file| file.records).sum();
        if n_written > n_records {
            tell(&message!("split-twice", count = n_written - n_records));
        }
        if n_parted > 0 {
            tell(&message!("records-parted", count = n_parted));
        }
    }
    if args.overwrite && !older.is_empty() {
        report_error(&older_files(&args.into, &older), language);
    }
    if n_left_out > 0 {
        report_error(&message!("rows-left-out", count = n_left_out), language);
    }
    Ok(ran.outcome.unread_if(n_left_out > 0).with_found(ran.n_without_record > 0).status())
}

fn numbered(file: &SplitFile) -> Message {
    message!("split-numbered", value = file.value.as_str(), name = file.name.as_str())
}

/// Reports which older files are beside the parts.
fn older_files(folder: &Path, older: &[PathBuf]) -> Message {
    let names: Vec<_> = older.iter().take(MAX_LISTED).map(|name| name.to_string_lossy()).collect();
    let (count, more) = (older.len(), older.len() - names.len());
    message!("split-older-files", folder = named(folder), count = count, names = names.join(", "), more = more)
}

/// Lists the files in a folder that are named like parts and that this run does not write, sorted by name.
fn other_files(folder: &Path, paths: &[PathBuf]) -> Vec<PathBuf> {
    let written: HashSet<&OsStr> = paths.iter().filter_map(|path| path.file_name()).collect();
    let endings: HashSet<&OsStr> = paths.iter().filter_map(|path| path.extension()).collect();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| PathBuf::from(entry.file_name()));
    let mut others: Vec<PathBuf> = entries
        .filter(|name| {
            !written.contains(name.as_os_str()) && name.extension().is_some_and(|ending| endings.contains(ending))
        })
        .collect();
    others.sort();
    others
}

fn failed(path: &Path, error: io::Error) -> CommandError {
    CommandError::Write { place: named(path), error }
}

/// Refuses to replace files unless asked to, and input files in any case.
fn refuse_what_is_there(paths: &[PathBuf], overwrites: bool, outputs: &mut Outputs<'_>) -> Result<(), CommandError> {
    let there: Vec<&PathBuf> = paths.iter().filter(|path| fs::symlink_metadata(path).is_ok()).collect();
    if let (Some(first), false) = (there.first(), overwrites) {
        let message = message!("split-file-is-there", path = named(first), others = there.len() - 1);
        return Err(CommandError::Usage(message));
    }
    there.into_iter().try_for_each(|path| outputs.refuse_input(path))
}

/// Writes one file after another, each under a name of its own until it is complete.
fn write(split: SplitRecords, paths: &[PathBuf], language: Language) -> Result<u64, CommandError> {
    let mut open: Option<(usize, PartFile, BufWriter<fs::File>)> = None;
    let n_parted = split.each(|index, bytes| {
        let path = &paths[index];
        if open.as_ref().is_some_and(|(known, ..)| *known != index) {
            end(open.take(), paths, language)?;
        }
        let (_, _, out) = match &mut open {
            Some(open) => open,
            none => {
                let file = PartFile::create(path).map_err(|error| failed(path, error))?;
                let out = BufWriter::new(file.stream().map_err(|error| failed(path, error))?);
                none.insert((index, file, out))
            }
        };
        out.write_all(bytes).map_err(|error| failed(path, error))
    })?;
    end(open, paths, language)?;
    Ok(n_parted)
}

fn end(
    open: Option<(usize, PartFile, BufWriter<fs::File>)>,
    paths: &[PathBuf],
    language: Language,
) -> Result<(), CommandError> {
    let Some((index, file, mut out)) = open else { return Ok(()) };
    let flushed = out.flush();
    // The other handle is closed first, so that the file can get its name on every system.
    drop(out);
    let finished = flushed.and_then(|()| file.finish()).map_err(|error| failed(&paths[index], error));
    finished.map(|not_kept| not_kept.tell(language))
}
