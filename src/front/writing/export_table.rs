//! Records as tables: one row a game or a ply, as Parquet, CSV or lines of JSON.

use std::io;
#[cfg(feature = "tables")]
use std::sync::{Mutex, PoisonError};

#[cfg(feature = "tables")]
use crate::findings::Finding;
use crate::game::Game;
#[cfg(feature = "tables")]
use crate::l10n::message;
#[cfg(feature = "tables")]
use crate::render::sqlite::{SqliteContent, SqliteWriter};
#[cfg(feature = "tables")]
use crate::render::table::ParquetWriter;
use crate::render::table::{
    ChosenColumns, RowKind, TableRows, append_rows, csv_header, write_csv_rows, write_json_rows,
};
use crate::render::{Located, TextStyle, Timeline, write_text};

use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::by_name;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::converted::Converted;
#[cfg(feature = "tables")]
use crate::front::pipeline::job::WriteBytes;
use crate::front::pipeline::job::{Frame, InFile, Job, JobOf};
use crate::front::pipeline::question::{AsJob, as_jobs};
use crate::front::pipeline::run::run_job;
#[cfg(feature = "tables")]
use crate::front::pipeline::stream::Numbered;
use crate::front::pipeline::view::View;

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
    #[cfg(feature = "tables")]
    Parquet,
    /// A `SQLite` database of games, players, events and findings, with all columns of games.
    #[cfg(feature = "tables")]
    Sqlite,
}

/// A table to write: rows of games or plies, with their columns.
#[derive(Clone, Debug)]
pub struct TableExport {
    format: TableFormat,
    fields: ChosenColumns,
}

impl TableExport {
    /// Writes a table with the usual columns.
    #[must_use]
    pub fn new(format: TableFormat, rows: RowKind) -> Self {
        let fields = match format {
            #[cfg(feature = "tables")]
            TableFormat::Sqlite => SqliteWriter::columns(),
            _ => ChosenColumns::usual(rows),
        };
        Self { format, fields }
    }

    /// Writes these columns in this order; `all` is every column, `usual` the usual ones.
    ///
    /// # Errors
    ///
    /// Fails for an unknown column, and names the most similar one; and for `SQLite`, which has all columns.
    pub fn fields(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        #[cfg(feature = "tables")]
        if self.format == TableFormat::Sqlite {
            return Err(Error::Usage(message!("sqlite-has-all-columns")));
        }
        let rows = self.fields.rows();
        self.fields = ChosenColumns::named(rows, names).map_err(|name| {
            let known = rows.columns().iter().map(|column| column.name).chain(["all", "usual"]);
            by_name::unknown_field(name.as_ref(), known)
        })?;
        Ok(self)
    }

    pub(crate) const fn columns(&self) -> &ChosenColumns {
        &self.fields
    }

    /// Returns true if rows name the findings of their records.
    #[must_use]
    pub fn has_findings(&self) -> bool {
        self.fields.columns().any(|column| column.name == "findings")
    }

    /// Returns the question that writes the table; findings are written for people in a style, or returned.
    ///
    /// # Errors
    ///
    /// Fails if the table does not have the columns asked for.
    pub fn job(&self, text: Option<TextStyle>, options: &Options) -> Result<Tabling, Error> {
        Tabling::new(self.clone(), text, options)
    }
}

/// Exports records as a table, as `zapis export --rows games` does.
///
/// # Errors
///
/// Fails if memory cannot be written to.
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
    let mut exported = Converted::default();
    let done = run_job(inputs.into(), options, job.as_job(), &mut exported)?;
    exported.end(&done);
    Ok(exported)
}

/// Rows of a table, written while records are read.
pub struct Tabling {
    table: TableExport,
    /// How findings are written for people; `None` if they are returned.
    text: Option<TextStyle>,
    #[cfg(feature = "tables")]
    parquet: Mutex<Option<ParquetWriter>>,
    #[cfg(feature = "tables")]
    sqlite: Mutex<Option<SqliteWriter>>,
}

impl Tabling {
    #[cfg_attr(not(feature = "tables"), expect(clippy::unnecessary_wraps, reason = "only Parquet and SQLite can fail"))]
    fn new(table: TableExport, text: Option<TextStyle>, options: &Options) -> Result<Self, Error> {
        #[cfg(not(feature = "tables"))]
        let _ = options;
        #[cfg(feature = "tables")]
        let parquet = match table.format {
            TableFormat::Parquet => {
                let writer = ParquetWriter::new(&table.fields, options.jobs).map_err(cannot_make)?;
                Some(writer)
            }
            _ => None,
        };
        #[cfg(feature = "tables")]
        let sqlite = match table.format {
            TableFormat::Sqlite => {
                let writer = SqliteWriter::new(SqliteContent::Games, options.language).map_err(cannot_set_down)?;
                Some(writer)
            }
            _ => None,
        };
        Ok(Self {
            table,
            text,
            #[cfg(feature = "tables")]
            parquet: Mutex::new(parquet),
            #[cfg(feature = "tables")]
            sqlite: Mutex::new(sqlite),
        })
    }

    /// Whether findings are written into the table.
    #[cfg_attr(
        not(feature = "tables"),
        expect(clippy::unused_self, reason = "only a database has findings of its own")
    )]
    const fn is_database(&self) -> bool {
        #[cfg(feature = "tables")]
        return matches!(self.table.format, TableFormat::Sqlite);
        #[cfg(not(feature = "tables"))]
        return false;
    }
}

/// Ends a database and writes it.
#[cfg(feature = "tables")]
pub(crate) fn copy_database(writer: SqliteWriter, write: WriteBytes<'_>) -> Result<(), Error> {
    let mut made = writer.finish().map_err(cannot_set_down)?;
    let mut chunk = vec![0; 1 << 20];
    loop {
        match io::Read::read(&mut made, &mut chunk) {
            Ok(0) => return Ok(()),
            Ok(n_read) => write(&chunk[..n_read])?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(cannot_set_down(error)),
        }
    }
}

/// Returns the error for a temporary database that failed.
#[cfg(feature = "tables")]
pub(crate) fn cannot_set_down(error: io::Error) -> Error {
    Error::Write { place: message!("temporary-file"), error }
}

#[cfg(feature = "tables")]
fn cannot_make(error: io::Error) -> Error {
    Error::Write { place: message!("verbatim", text = "Parquet"), error }
}

/// Puts the results of a batch into a database; findings are also kept if they are to be returned.
#[cfg(feature = "tables")]
fn put_down(
    writer: &mut SqliteWriter,
    output: &mut BatchOutput,
    place: InFile<'_>,
    keeps_findings: bool,
) -> io::Result<()> {
    let mut rows = output.rows.take().unwrap_or_else(|| Box::new(TableRows::new(&SqliteWriter::columns())));
    rows.add_records_before(place.records_before);
    writer.push_games(&rows)?;
    for finding in output.items.take::<Finding>() {
        let mut numbered = finding.clone();
        numbered.add_records_before(place.records_before);
        writer.push_finding(&numbered)?;
        if keeps_findings {
            output.items.push(finding);
        }
    }
    Ok(())
}

as_jobs!(Tabling);

impl Job for Tabling {
    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match &self.text {
            Some(style) if !self.is_database() => write_text(located, style, &mut output.messages),
            _ => output.items.push(located.to_finding(true)),
        }
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        #[cfg(feature = "tables")]
        if let Some(writer) = &mut *self.parquet.lock().unwrap_or_else(PoisonError::into_inner)
            && let Some(mut rows) = output.rows.take()
        {
            rows.add_records_before(place.records_before);
            writer.push(*rows, &mut output.results.bytes)?;
        }
        #[cfg(feature = "tables")]
        if let Some(writer) = &mut *self.sqlite.lock().unwrap_or_else(PoisonError::into_inner) {
            put_down(writer, output, place, self.text.is_none())?;
        }
        #[cfg(not(feature = "tables"))]
        let _ = (output, place);
        Ok(())
    }
}

impl Frame for Tabling {
    fn head(&self, options: &Options) -> String {
        match self.table.format {
            // The rows of ranges can be joined: only the first has the header.
            TableFormat::Csv if options.range.contains(0) => csv_header(&self.table.fields),
            _ => String::new(),
        }
    }

    /// Writes the end of a Parquet file, or a whole `SQLite` database.
    #[cfg(feature = "tables")]
    fn tail(&self, write: WriteBytes<'_>) -> Result<(), Error> {
        if let Some(writer) = self.sqlite.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return copy_database(writer, write);
        }
        if let Some(writer) = self.parquet.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let mut rest = Vec::new();
            writer.finish(&mut rest).map_err(cannot_make)?;
            write(&rest)?;
        }
        Ok(())
    }
}

impl<G: Game> JobOf<G> for Tabling {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
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
        let mut rows = output.rows.take().unwrap_or_else(|| Box::new(TableRows::new(fields)));
        append_rows(&timeline, fields, &mut rows);
        match self.table.format {
            TableFormat::Csv => write_csv_rows(fields, &rows, view.index, &mut output.results),
            TableFormat::Ndjson => write_json_rows(fields, &rows, view.index, &mut output.results),
            #[cfg(feature = "tables")]
            TableFormat::Parquet => {}
            #[cfg(feature = "tables")]
            TableFormat::Sqlite => {}
        }
        if !is_kept {
            rows.clear();
        }
        output.rows = Some(rows);
        // Programs read the findings in rows that name them; `check` reports the rest.
        if self.text.is_none() || !self.table.has_findings() || self.is_database() {
            for finding in view.findings {
                self.finding(&view.locate(finding), output);
            }
        }
    }
}
