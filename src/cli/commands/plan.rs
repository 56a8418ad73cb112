//! `zapis plan`: files cut into ranges that others can read side by side; with an index, only those that are new or
//! changed.

use std::path::Path;

use zapis::message;
use zapis::write::{FindingForm, RunReport, answer};
use zapis::{Audit, Inputs, Plan, plan, to_json};

use crate::cli::args::plan_args::PlanArgs;
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::Outputs;
use crate::cli::output::index_file;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::run_loop::OnlyProgress;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error};

pub(crate) fn run(args: &PlanArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    let size = Plan::size(&args.size)?;
    if args.read.range.is_some() {
        return Err(CommandError::Usage(message!("plan-of-a-range")));
    }
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant_results(&args.output)?;
    let mut inputs = settings.inputs(&args.read.paths);
    let mut renewed = None;
    if let Some(path) = &args.index {
        outputs.grant_file(path)?;
        let (audit, report) = read_what_is_new(path, inputs.again(), &settings)?;
        if let Some(index) = audit.files_kept() {
            inputs.drop_known(index);
        }
        renewed = Some((audit, report, path));
    }
    let planned = plan(inputs, size, &settings.options)?;
    let mut sink = Sink::open(results, Written::Json)?;
    let language = settings.options.language;
    for range in &planned.ranges {
        sink.write(|stream| writeln!(stream, "{}", to_json(range, language)))?;
    }
    for unread in &planned.unread {
        let (path, reason) = (unread.path.as_str(), unread.reason.clone());
        report_error(&message!("cannot-read", path = path, reason = reason), language);
    }
    let mut is_whole = planned.unread.is_empty();
    sink.finish(is_whole, language)?;
    if let Some((audit, report, path)) = renewed {
        for fault in &report.faults {
            report_error(fault, language);
        }
        // The plan has reported what cannot be read, and no index has it.
        is_whole &= report.is_whole();
        if let Some(index) = audit.files_kept() {
            index_file::write(index, path, !settings.quiet, language)?;
        }
    }
    Ok(Outcome::default().unread_if(!is_whole).status())
}

/// Reads the files that an index does not know as they are now, as an audit does, and keeps the results.
fn read_what_is_new(
    path: &Path,
    inputs: Option<Inputs>,
    settings: &Settings,
) -> Result<(Audit, RunReport), CommandError> {
    let inputs = inputs.ok_or_else(|| CommandError::Usage(message!("plan-of-a-stream")))?;
    let audit = Audit::default().with_files_kept(index_file::read(path, settings.options.language)?);
    let job = audit.job(FindingForm::Data, &settings.options);
    let mut progress = OnlyProgress::start(settings, &inputs);
    let report = answer(&job, inputs, &settings.options, &mut progress)?;
    Ok((audit, report))
}
