//! `zapis validate`: the findings of every record.

use super::checking::check;
use super::fix;
use crate::cli::args::ValidateArgs;
use crate::cli::output::destination::Outputs;
use crate::cli::output::finding_output::FindingOutput;
use crate::cli::output::sink::Sink;
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus};

pub(crate) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
    if args.fixes.is_asked() {
        return fix::run(args);
    }
    let mut settings = Settings::new(&args.read, &args.findings)?;
    settings.options.double_dummy = args.double_dummy;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant_results(&args.output)?;
    settings.colors &= args.output.path().is_none();
    if let Some(path) = &args.baseline {
        outputs.grant_file(path)?;
    }
    let format = settings.chosen(args.format, "format")?.unwrap_or_default();
    let output =
        FindingOutput::new(format, args.statistics, args.page.head("validate", settings.options.language), &settings)?
            .showing_all_if(args.all);
    let sink = Sink::open(results, output.written())?;
    Ok(check(args, &output, &settings, settings.inputs(&args.read.paths), sink, None)?.status())
}
