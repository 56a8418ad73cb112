//! `zapis convert` of records of bridge.

use crate::front::{BridgeFormat, ConvertBridge, lin_losses};
use crate::l10n::message;
use crate::render::TextStyle;

use super::args::FindingArgs;
use super::checking::print_summary;
use super::convert_args::{ConvertArgs, WritingArgs};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, report_error, run_loop, terminal};

/// Makes the conversion that is asked for.
pub(super) fn conversion(writing: &WritingArgs, format: BridgeFormat) -> Result<ConvertBridge, CommandError> {
    if !writing.drop.is_empty() || writing.print.is_said() {
        return Err(CommandError::Usage(message!("not-of-bridge")));
    }
    let mut convert = ConvertBridge::to(format).letters(&writing.out_letters)?;
    if let Some(encoding) = &writing.out_encoding {
        convert = convert.encoding(encoding)?;
    }
    Ok(convert)
}

/// Writes records of bridge in a format of theirs.
pub(super) fn run(args: &ConvertArgs, format: BridgeFormat) -> Result<ExitStatus, CommandError> {
    let convert = conversion(&args.writing, format)?;
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let to = Outputs::of(&args.read).grant_results(&args.output)?;
    let job = convert.job(Some(TextStyle::new(false, terminal::message_width())));
    let mut sink = Sink::open(to, Written::Records)?;
    sink.write(|stream| stream.write_all(job.head().as_bytes()))?;
    sink.skip(job.n_skipped());
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    ran.sink.skip(0);
    let is_told = !settings.quiet && !ran.sink.is_closed;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    if let Some(lost) = lin_losses(&job.losses()).filter(|_| !settings.quiet) {
        report_error(&lost, settings.options.language);
    }
    if is_told && (ran.summary.errors > 0 || ran.summary.warnings > 0) {
        print_summary(&ran.summary, settings.options.language);
    }
    Ok(ran.outcome.unwritten_if(!is_written).status())
}
