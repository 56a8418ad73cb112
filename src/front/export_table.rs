//! Records as tables: one row a game or a ply, as Parquet, CSV or lines of JSON.

use std::io;
#[cfg(feature = "parquet")]
use std::sync::{Mutex, PoisonError};

use crate::findings::Finding;
use crate::game::Game;
use crate::l10n::message;
#[cfg(feature = "parquet")]
use crate::render::table::ParquetWriter;
use crate::render::table::{
    ChosenColumns, RowKind, TableRows, append_rows, csv_header, write_csv_rows, write_json_rows,
};
use crate::render::{DeferredBuffer, Located, Summary, TextStyle, Timeline, write_text};

use super::by_name;
use super::collector::Receiver;
use super::convert::Converted;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::run::run_job;
use super::work::{BatchOutput, InFile, Job, JobOf, View};

/// A format for tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableFormat {
    /// Comma-separated values (RFC 4180) with a header.
    #[default]
    Csv,
    /// A JSON object a row, one a line.
    Ndjson,
    /// Apache Parquet, compressed by zstd.
    #[cfg(feature = "parquet")]
    Parquet,
}

/// Which table is written: rows of games or plies, with the columns asked for.
#[derive(Clone, Debug)]
pub struct TableExport {
    format: TableFormat,
    fields: ChosenColumns,
}

impl TableExport {
    /// Writes a table with the usual columns.
    #[must_use]
    pub fn new(format: TableFormat, rows: RowKind) -> Self {
        Self { format, fields: ChosenColumns::usual(rows) }
    }

    /// Writes these columns in this order; `all` is every column there is, `usual` the usual ones.
    ///
    /// # Errors
    ///
    /// Fails for a name that no column has, and names the nearest that is one.
    pub fn fields(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        let rows = self.fields.rows();
        self.fields = ChosenColumns::named(rows, names).map_err(|name| {
            let known = rows.columns().iter().map(|column| column.name).chain(["all", "usual"]);
            by_name::unknown_field(name.as_ref(), known)
        })?;
        Ok(self)
    }

    /// Tells whether rows name what was found in their records.
    fn has_findings(&self) -> bool {
        self.fields.columns().any(|column| column.name == "findings")
    }

    /// Makes the job of it.
    pub(crate) fn job(&self, text: Option<TextStyle>, options: &Options) -> Result<Tabling, Error> {
        Tabling::new(self.clone(), text, options)
    }
}

/// Writes records as a table, as `zapis export --rows games` does.
///
/// # Errors
///
/// Fails where nothing more can be written to memory.
///
/// ```
/// use zapis::{Options, RowKind, TableExport, TableFormat};
/// let table = TableExport::new(TableFormat::Csv, RowKind::Games).fields(&["white", "plies", "moves"])?;
/// let exported = zapis::export_table("[White \"Tal\"]\n\n1. e4 e5 *", &table, &Options::default())?;
/// assert_eq!(exported.bytes, b"white,plies,moves\r\nTal,2,e4 e5\r\n");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn export_table(inputs: impl Into<Inputs>, table: &TableExport, options: &Options) -> Result<Converted, Error> {
    let job = table.job(None, options)?;
    let (done, mut exported) = run_job(inputs.into(), options, &job, Converted::default())?;
    let records = std::mem::take(&mut exported.bytes);
    exported.bytes = [job.head(options).into_bytes(), records, job.tail()?].concat();
    exported.end(&done);
    Ok(exported)
}

/// What comes of records that become rows.
pub(crate) enum Tabled {
    /// Rows that are yet to be put into a file.
    Rows(Box<TableRows>),
    Finding(Box<Finding>),
}

impl Receiver<Tabled> for Converted {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error> {
        Receiver::<Finding>::results(self, results, before)
    }

    fn messages(&mut self, messages: &DeferredBuffer, before: u64) -> Result<(), Error> {
        Receiver::<Finding>::messages(self, messages, before)
    }

    fn items(&mut self, items: Vec<Tabled>, before: u64) {
        let findings = items.into_iter().filter_map(|item| match item {
            Tabled::Finding(finding) => Some(*finding),
            Tabled::Rows(_) => None,
        });
        Receiver::<Finding>::items(self, findings.collect(), before);
    }

    fn advance(&mut self, _: u64, _: &Summary) {}

    fn is_closed(&self) -> bool {
        false
    }
}

/// Makes rows of records.
pub(crate) struct Tabling {
    table: TableExport,
    /// How findings are written for people; where that is not asked for, they are handed on.
    text: Option<TextStyle>,
    #[cfg(feature = "parquet")]
    parquet: Option<Mutex<ParquetWriter>>,
}

impl Tabling {
    #[cfg_attr(not(feature = "parquet"), expect(clippy::unnecessary_wraps, reason = "only Parquet can fail"))]
    fn new(table: TableExport, text: Option<TextStyle>, options: &Options) -> Result<Self, Error> {
        #[cfg(not(feature = "parquet"))]
        let _ = options;
        #[cfg(feature = "parquet")]
        let parquet = match table.format {
            TableFormat::Parquet => {
                let writer = ParquetWriter::new(&table.fields, options.jobs).map_err(cannot_make)?;
                Some(Mutex::new(writer))
            }
            TableFormat::Csv | TableFormat::Ndjson => None,
        };
        Ok(Self {
            table,
            text,
            #[cfg(feature = "parquet")]
            parquet,
        })
    }

    /// Returns what stands before the records.
    pub(crate) fn head(&self, options: &Options) -> String {
        match self.table.format {
            // The rows of ranges can be put together: one of them has the header.
            TableFormat::Csv if options.range.contains(0) => csv_header(&self.table.fields),
            _ => String::new(),
        }
    }

    /// Returns what stands behind the records.
    #[cfg_attr(
        not(feature = "parquet"),
        expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "only Parquet has an end, and can fail")
    )]
    pub(crate) fn tail(self) -> Result<Vec<u8>, Error> {
        #[cfg(feature = "parquet")]
        if let Some(writer) = self.parquet {
            let mut rest = Vec::new();
            writer.into_inner().unwrap_or_else(PoisonError::into_inner).finish(&mut rest).map_err(cannot_make)?;
            return Ok(rest);
        }
        Ok(Vec::new())
    }
}

fn cannot_make(error: io::Error) -> Error {
    Error::Write { place: message!("verbatim", text = "Parquet"), error }
}

impl Job for Tabling {
    type Item = Tabled;

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Tabled>) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(Tabled::Finding(Box::new(located.to_finding(true)))),
        }
    }

    fn in_order(&self, output: &mut BatchOutput<Tabled>, place: InFile<'_>) -> io::Result<()> {
        #[cfg(feature = "parquet")]
        if let Some(writer) = &self.parquet {
            let mut writer = writer.lock().unwrap_or_else(PoisonError::into_inner);
            for item in std::mem::take(&mut output.items) {
                match item {
                    Tabled::Rows(mut rows) => {
                        rows.add_records_before(place.records_before);
                        writer.push(*rows, &mut output.results.bytes)?;
                    }
                    Tabled::Finding(_) => output.items.push(item),
                }
            }
        }
        #[cfg(not(feature = "parquet"))]
        let _ = (output, place);
        Ok(())
    }
}

impl<G: Game> JobOf<G> for Tabling {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<Tabled>) {
        let timeline = Timeline {
            game: view.game,
            record: view.record,
            index: view.index,
            replay: view.replay,
            findings: view.findings,
            source: view.source,
            edition: view.edition(),
            opening: None,
        };
        let fields = &self.table.fields;
        let is_kept = !matches!(self.table.format, TableFormat::Csv | TableFormat::Ndjson);
        // Where findings are handed on as well, the rows stand first.
        let mut rows = match output.items.first_mut() {
            Some(Tabled::Rows(rows)) => std::mem::replace(rows, Box::new(TableRows::new(fields))),
            _ => Box::new(TableRows::new(fields)),
        };
        append_rows(&timeline, fields, &mut rows);
        match self.table.format {
            TableFormat::Csv => write_csv_rows(fields, &rows, view.index, &mut output.results),
            TableFormat::Ndjson => write_json_rows(fields, &rows, view.index, &mut output.results),
            #[cfg(feature = "parquet")]
            TableFormat::Parquet => {}
        }
        if !is_kept {
            rows.clear();
        }
        match output.items.first_mut() {
            Some(Tabled::Rows(place)) => *place = rows,
            _ => output.items.insert(0, Tabled::Rows(rows)),
        }
        // Rows that name their findings are read by programs, which find them there; the rest is told by `check`.
        if self.text.is_none() || !self.table.has_findings() {
            for finding in view.findings {
                self.finding(&view.locate(finding), output);
            }
        }
    }
}
