//! `zapis validate`: the findings of every record.

use super::args::ValidateArgs;
use super::checking::check;
use super::destination::Outputs;
use super::finding_output::FindingOutput;
use super::settings::Settings;
use super::sink::Sink;
use super::{CommandError, ExitStatus, fix, terminal};

pub(super) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
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
