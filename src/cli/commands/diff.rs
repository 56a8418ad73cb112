//! `zapis diff`: which games are new, gone, changed and the same in another version of an archive.

use std::path::{Path, PathBuf};

use zapis::message;
use zapis::write::{Differing, WrittenVersion};

use crate::cli::args::FindingArgs;
use crate::cli::args::diff_args::DiffArgs;
use crate::cli::args::page_args::ReportFormat;
use crate::cli::output::destination::{Destination, Outputs};
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::run_loop::RunResult;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error, run_loop};

pub(crate) fn run(args: &DiffArgs) -> Result<ExitStatus, CommandError> {
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
    let asked = Differing::since(settings.inputs(std::slice::from_ref(old)), args.format.show())
        .with_games(args.format == ReportFormat::Html);
    let sink = Sink::open(results, Written::of_report(args.format, args.page.head("diff", language)))?;
    let RunResult { sink, outcome, is_done, .. } =
        run_loop::run_over(settings.inputs(std::slice::from_ref(new)), &settings, &asked, sink)?;
    let counts = asked.counts();
    let shows_notes = !settings.quiet && !sink.is_closed && args.format == ReportFormat::Text;
    let mut is_written = sink.finish(true, language)?;
    let written =
        [(new_to, WrittenVersion::New, new, &args.write_new), (gone_to, WrittenVersion::Gone, old, &args.write_gone)];
    for (to, which, of, path) in written {
        let (Some(to), Some(path)) = (to, path) else { continue };
        if is_done {
            is_written &= write(&asked, which, (to, path), of, &settings)?;
        } else {
            report_error(&message!("output-not-written", path = crate::cli::named(path)), language);
            is_written = false;
        }
    }
    if shows_notes {
        terminal::tell(&counts.message().in_language(language));
    }
    Ok(outcome.with_found(counts.is_any()).unwritten_if(!is_written).status())
}

/// Writes the records that only one version has. Returns true if they were written.
fn write(
    asked: &Differing,
    which: WrittenVersion,
    (to, path): (Destination, &Path),
    of: &PathBuf,
    settings: &Settings,
) -> Result<bool, CommandError> {
    let language = settings.options.language;
    let mut sink = Sink::open(to, Written::Records)?;
    let inputs = || settings.inputs(std::slice::from_ref(of));
    let n_written =
        asked.write(which, &inputs, &settings.options, &mut |bytes| sink.write(|stream| stream.write_all(bytes)))?;
    let is_written = sink.finish(true, language)?;
    if is_written && !settings.quiet {
        let message = message!("diff-written", count = n_written, path = crate::cli::named(path));
        terminal::tell(&message.in_language(language));
    }
    Ok(is_written)
}
