//! Records as data for other programs: timelines as JSON, main lines as tables and positions.

use crate::findings::Finding;
use crate::game::Game;
use crate::record::batch::BATCH_SIZE;
use crate::render::{CSV_HEADER, Located, TextStyle, Timeline, write_csv, write_epd, write_text, write_timeline};

use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, OwnForm, RecordsNeeded};
use crate::front::pipeline::converted::Converted;
use crate::front::pipeline::job::{Frame, Job, JobNeeds, JobOf, WriteBytes};
use crate::front::pipeline::question::{AsJob, as_jobs};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;

/// A format for other programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExportFormat {
    /// An array of timelines: every ply with its position, clocks and comments, and the findings.
    #[default]
    Json,
    /// One timeline a line.
    Ndjson,
    /// One ply of the main line a row.
    Csv,
    /// One position of the main line a line.
    Epd,
}

/// Exports records as data for other programs, as `zapis export` does.
///
/// # Errors
///
/// Fails if memory cannot be written to.
///
/// ```
/// use zapis::{ExportFormat, Options};
/// let exported = zapis::export("1. e4 e5 *", ExportFormat::Epd, &Options::default())?;
/// assert_eq!(String::from_utf8_lossy(&exported.bytes).lines().count(), 3);
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn export(inputs: impl Into<Inputs>, format: ExportFormat, options: &Options) -> Result<Converted, Error> {
    let job = Exporting::new(format, options.openings, None);
    let mut exported = Converted::default();
    let done = run_job(inputs.into(), options, job.as_job(), &mut exported)?;
    exported.end(&done);
    Ok(exported)
}

/// Records as data for other programs.
#[derive(Debug)]
pub struct Exporting {
    format: ExportFormat,
    openings: bool,
    /// The form of a game without a board, whose records alone are written then.
    own: Option<Box<dyn OwnForm>>,
    /// How findings are written for people; `None` if they are returned.
    text: Option<TextStyle>,
}

/// Comes before every element of the JSON array except the first.
const SEPARATOR: &str = ",\n";

impl Exporting {
    /// Asks for records in a format, with the names of openings if `openings`. Findings are written for people in a style;
    /// without one they are returned.
    #[must_use]
    pub const fn new(format: ExportFormat, openings: bool, text: Option<TextStyle>) -> Self {
        Self { format, openings, own: None, text }
    }

    /// Asks for records of a game without a board in a form of its own.
    #[cfg_attr(not(feature = "bridge"), expect(dead_code, reason = "this build has no such game"))]
    pub(crate) const fn in_own_form(own: Box<dyn OwnForm>, text: Option<TextStyle>) -> Self {
        Self { format: ExportFormat::Ndjson, openings: false, own: Some(own), text }
    }
}

as_jobs!(Exporting);

impl Job for Exporting {
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(located.to_finding(true)),
        }
    }

    fn needs(&self) -> JobNeeds {
        let is_all = self.own.is_some();
        let is_read = is_all || matches!(self.format, ExportFormat::Json | ExportFormat::Ndjson);
        let boardless = BoardlessNeeds { is_read, is_all, ..BoardlessNeeds::FINDINGS };
        // A timeline is some thirty times as long as its record.
        let batch_size = BATCH_SIZE / 2;
        JobNeeds { boardless: boardless.with(RecordsNeeded::WithFindings), batch_size, ..JobNeeds::default() }
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput) {
        // Timelines contain their findings.
        if self.text.is_none() {
            output.items.push(finding);
        }
    }

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        match (item, &self.own) {
            (item, Some(own)) => {
                own.take(item, output).into_iter().for_each(|finding| self.made_finding(finding, output));
            }
            (BoardlessItem::Finding(finding, _), None) => self.made_finding(*finding, output),
            (BoardlessItem::Record(record), None) if record.is_record() => {
                if self.format == ExportFormat::Json {
                    output.results.push_str(SEPARATOR);
                }
                record.write_timeline(&mut output.results);
                if self.format == ExportFormat::Ndjson {
                    output.results.push_str("\n");
                }
                output.results.pass_on();
            }
            (BoardlessItem::Record(_) | BoardlessItem::End { .. }, None) => {}
        }
        true
    }
}

impl Frame for Exporting {
    fn head(&self, options: &Options) -> String {
        if let Some(own) = &self.own {
            return own.head(options);
        }
        match self.format {
            ExportFormat::Json => "[",
            // The rows of ranges can be joined: only the first has the header.
            ExportFormat::Csv if options.range.contains(0) => CSV_HEADER,
            ExportFormat::Csv | ExportFormat::Ndjson | ExportFormat::Epd => "",
        }
        .to_owned()
    }

    fn n_skipped(&self) -> usize {
        match &self.own {
            Some(own) => own.n_skipped(),
            None if self.format == ExportFormat::Json => SEPARATOR.len(),
            None => 0,
        }
    }

    fn tail(&self, write: WriteBytes<'_>) -> Result<(), Error> {
        if self.format == ExportFormat::Json { write(b"]\n") } else { Ok(()) }
    }
}

impl<G: Game> JobOf<G> for Exporting {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        if self.own.is_some() {
            return;
        }
        let timeline = Timeline {
            game: view.game,
            record: view.record,
            index: view.index,
            replay: view.replay,
            findings: view.findings,
            source: view.source,
            opening: if self.openings { view.replay.opening(view.game) } else { None },
            edition: view.edition(),
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
        // Timelines contain their findings, for readers of nothing else.
        if self.text.is_none() || matches!(self.format, ExportFormat::Csv | ExportFormat::Epd) {
            for finding in view.findings {
                self.finding(&view.locate(finding), output);
            }
        }
    }
}
