//! `zapis export`: timelines as JSON, and main lines as tables and positions.

use crate::findings::Laws;
use crate::game::Game;
use crate::record::batch::BATCH_SIZE;
use crate::render::{CSV_HEADER, Located, TextStyle, Timeline, write_csv, write_epd, write_text, write_timeline};

use super::args::{ExportArgs, ExportFormat, FindingArgs};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::terminal;
use super::{CommandError, ExitStatus, run_loop};
use crate::front::{BatchOutput, Job, JobOf, View};

struct Export {
    format: ExportFormat,
    laws: Laws,
    text: TextStyle,
}

/// Stands before every element of the JSON array; the sink passes over the first.
const SEPARATOR: &str = ",\n";

impl<G: Game> JobOf<G> for Export {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let timeline = Timeline {
            game: view.game,
            record: view.record,
            index: view.index,
            replay: view.replay,
            findings: view.findings,
            source: view.source,
            laws: self.laws,
        };
        match self.format {
            ExportFormat::Json => {
                output.results.push_str(SEPARATOR);
                write_timeline(&timeline, &mut output.results);
            }
            ExportFormat::Ndjson => {
                write_timeline(&timeline, &mut output.results);
                output.results.push_str("\n");
            }
            ExportFormat::Csv => write_csv(&timeline, &mut output.results),
            ExportFormat::Epd => write_epd(&timeline, &mut output.results),
        }
        if matches!(self.format, ExportFormat::Csv | ExportFormat::Epd) {
            for finding in view.findings {
                self.finding(&view.locate(finding), output);
            }
        }
    }
}

impl Job for Export {
    type Item = ();

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        write_text(located, &self.text, &mut output.messages);
    }

    /// A timeline is some thirty times as long as its record.
    fn batch_size(&self) -> usize {
        BATCH_SIZE / 2
    }
}

pub(super) fn run(args: &ExportArgs) -> Result<ExitStatus, CommandError> {
    let findings = FindingArgs { notes: args.notes, ..FindingArgs::default() };
    let settings = Settings::new(&args.read, &findings)?;
    let job = Export {
        format: args.format,
        laws: settings.options.laws,
        text: TextStyle::new(false, terminal::message_width()),
    };
    let written = Written::as_json_if(matches!(args.format, ExportFormat::Json | ExportFormat::Ndjson));
    let mut sink = Sink::open(Outputs::of(&args.read).grant(args.output.path())?, written)?;
    match args.format {
        ExportFormat::Json => {
            sink.write(|stream| stream.write_all(b"["))?;
            sink.skip(SEPARATOR.len());
        }
        // The rows of ranges can be put together: one of them has the header.
        ExportFormat::Csv if settings.options.range.contains(0) => {
            sink.write(|stream| stream.write_all(CSV_HEADER.as_bytes()))?;
        }
        ExportFormat::Csv | ExportFormat::Ndjson | ExportFormat::Epd => {}
    }
    let mut ran = run_loop::run(&args.read, &settings, &job, sink)?;
    if args.format == ExportFormat::Json {
        ran.sink.skip(0);
        ran.sink.write(|stream| stream.write_all(b"]\n"))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    Ok(ran.status)
}
