//! `zapis export`: timelines as JSON, and main lines as tables and positions.

use crate::front::{ExportFormat, Exporting};
use crate::render::TextStyle;

use super::args::{ExportArgs, FindingArgs, TargetFormat};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::terminal;
use super::{CommandError, ExitStatus, run_loop};

pub(super) fn run(args: &ExportArgs) -> Result<ExitStatus, CommandError> {
    let findings = FindingArgs { notes: args.notes, ..FindingArgs::default() };
    let settings = Settings::new(&args.read, &findings)?;
    let format = match args.format {
        TargetFormat::Json => ExportFormat::Json,
        TargetFormat::Ndjson => ExportFormat::Ndjson,
        TargetFormat::Csv => ExportFormat::Csv,
        TargetFormat::Epd => ExportFormat::Epd,
    };
    let job = Exporting { format, text: Some(TextStyle::new(false, terminal::message_width())) };
    let written = Written::as_json_if(matches!(args.format, TargetFormat::Json | TargetFormat::Ndjson));
    let mut sink = Sink::open(Outputs::of(&args.read).grant(args.output.path())?, written)?;
    sink.write(|stream| stream.write_all(job.head(&settings.options).as_bytes()))?;
    sink.skip(job.n_skipped());
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    ran.sink.skip(0);
    ran.sink.write(|stream| stream.write_all(job.tail().as_bytes()))?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.status)
}
