//! `zapis convert` of records of bridge.

use zapis::message;
use zapis::write::TextStyle;
use zapis::write::lin_losses;
use zapis::{BridgeFormat, ConvertBridge, Inputs, Summary};

use super::convert_args::{ConvertArgs, WritingArgs};
use super::destination::Destination;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, report_error, run_loop, terminal};

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

/// Writes records of bridge in a bridge format.
pub(super) fn run(
    args: &ConvertArgs,
    settings: &Settings,
    format: BridgeFormat,
    (inputs, to): (Inputs, Destination),
) -> Result<(ExitStatus, Summary), CommandError> {
    let convert = conversion(&args.writing, format)?;
    let job = convert.job(Some(TextStyle::new(false, terminal::message_width())));
    let ran = run_loop::run_over(inputs, settings, &job, Sink::open(to, Written::Records)?)?;
    let summary = if ran.sink.is_closed { Summary::default() } else { ran.summary };
    let is_passed_over = args.into.is_some() && summary.records == 0 && !ran.outcome.is_unread;
    let is_written = is_passed_over || ran.sink.finish(ran.is_done, settings.options.language)?;
    if let Some(lost) = lin_losses(&job.losses()).filter(|_| !settings.quiet) {
        report_error(&lost, settings.options.language);
    }
    Ok((ran.outcome.unwritten_if(!is_written).status(), summary))
}
