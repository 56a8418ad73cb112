//! `zapis plan`: files cut into ranges that others can read side by side.

use crate::front::{plan, read_size};
use crate::l10n::message;

use super::args::FindingArgs;
use super::destination::Outputs;
use super::plan_args::PlanArgs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, report_error};

pub(super) fn run(args: &PlanArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let size = read_size(&args.size).map_err(CommandError::Usage)?;
    if args.read.range.is_some() {
        return Err(CommandError::Usage(message!("plan-of-a-range")));
    }
    let planned = plan(settings.inputs(&args.read.paths), size, &settings.options)?;
    let mut sink = Sink::open(Outputs::of(&args.read).grant(args.output.path())?, Written::Json)?;
    let mut lines = Vec::new();
    for range in &planned.ranges {
        range.write_json(&mut lines);
    }
    sink.write(|stream| stream.write_all(&lines))?;
    let language = settings.options.language;
    for unread in &planned.unread {
        let (path, reason) = (unread.path.as_str(), unread.reason.clone());
        report_error(&message!("cannot-read", path = path, reason = reason), language);
    }
    let is_whole = planned.unread.is_empty();
    sink.finish(is_whole, language)?;
    Ok(if is_whole { ExitStatus::NothingFound } else { ExitStatus::UsageOrIo })
}
