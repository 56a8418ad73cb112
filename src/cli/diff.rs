//! `zapis diff`: which games are new, gone, changed and the same in another version of an archive.

use std::path::{Path, PathBuf};

use zapis::message;
use zapis::write::write_summary_json;
use zapis::write::{GatherVersions, Versions, WrittenVersion};

use super::args::FindingArgs;
use super::destination::{Destination, Outputs};
use super::diff_args::DiffArgs;
use super::exit_status::Outcome;
use super::page_args::ReportFormat;
use super::page_games::WantedGames;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, report_error, run_loop, terminal};

pub(super) fn run(args: &DiffArgs) -> Result<ExitStatus, CommandError> {
    let [old, new] = args.read.paths.as_slice() else {
        return Err(CommandError::Usage(message!("diff-needs-two", count = args.read.paths.len())));
    };
    if [old, new].contains(&&PathBuf::from("-")) {
        return Err(CommandError::Usage(message!("diff-needs-files")));
    }
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    settings.options.start_threads();
    let language = settings.options.language;
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant(None)?;
    let mut grant = |path: &Option<PathBuf>| path.as_ref().map(|path| outputs.grant(Some(path))).transpose();
    let (new_to, gone_to) = (grant(&args.write_new)?, grant(&args.write_gone)?);
    let job = GatherVersions::new();
    let (mut outcome, mut passed_over, mut is_done) = (Outcome::default(), Vec::new(), true);
    for (at, path) in [old, new].into_iter().enumerate() {
        if at == 1 {
            job.go_on_with_new();
        }
        let sink = Sink::open(Destination::Standard, Written::Messages)?;
        let ran = run_loop::run_over(settings.inputs(std::slice::from_ref(path)), &settings, &job, sink)?;
        ran.sink.finish(ran.is_done, language)?;
        outcome = outcome.unread_if(ran.outcome.is_unread);
        passed_over.extend(ran.passed_over);
        is_done &= ran.is_done;
    }
    let versions = settings.options.on_own_threads(|| Versions::of(job))?;
    let mut sink = Sink::open(results, Written::of_report(args.format, args.page.head("diff", language)))?;
    let (mut line, mut on_page) = (Vec::new(), WantedGames::default());
    versions.each_difference(&mut |difference| {
        line.clear();
        match args.format {
            ReportFormat::Text => difference.write_text(language, &mut line),
            ReportFormat::Json => difference.write_json(&mut line),
            ReportFormat::Html => {
                difference.write_json(&mut line);
                on_page.add(difference);
            }
        }
        sink.write(|stream| stream.write_all(&line))
    })?;
    if args.format == ReportFormat::Html {
        on_page.each_line(&args.read.paths, &settings, |line| sink.write(|stream| stream.write_all(line)))?;
    }
    if args.format != ReportFormat::Text {
        line.clear();
        write_summary_json(&versions.counts, &passed_over, language, &mut line);
        sink.write(|stream| stream.write_all(&line))?;
    }
    let shows_notes = !settings.quiet && !sink.is_closed && args.format == ReportFormat::Text;
    let mut is_written = sink.finish(true, language)?;
    let written =
        [(new_to, WrittenVersion::New, new, &args.write_new), (gone_to, WrittenVersion::Gone, old, &args.write_gone)];
    for (to, which, of, path) in written {
        let (Some(to), Some(path)) = (to, path) else { continue };
        if is_done {
            is_written &= write(&versions, which, (to, path), of, &settings)?;
        } else {
            report_error(&message!("output-not-written", path = super::named(path)), language);
            is_written = false;
        }
    }
    if shows_notes {
        terminal::tell(&versions.counts.message().in_language(language));
    }
    Ok(outcome.with_found(versions.counts.is_any()).unwritten_if(!is_written).status())
}

/// Writes the records that only one version has. Returns true if they were written.
fn write(
    versions: &Versions,
    which: WrittenVersion,
    (to, path): (Destination, &Path),
    of: &PathBuf,
    settings: &Settings,
) -> Result<bool, CommandError> {
    let language = settings.options.language;
    let mut sink = Sink::open(to, Written::Records)?;
    let inputs = || settings.inputs(std::slice::from_ref(of));
    let n_written =
        versions.write(which, &inputs, &settings.options, &mut |bytes| sink.write(|stream| stream.write_all(bytes)))?;
    let is_written = sink.finish(true, language)?;
    if is_written && !settings.quiet {
        let message = message!("diff-written", count = n_written, path = super::named(path));
        terminal::tell(&message.in_language(language));
    }
    Ok(is_written)
}
