//! Rows as a Parquet file, one row group after another.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use bytes::Bytes;
use parquet::column::writer::{ColumnCloseResult, ColumnWriter, get_column_writer};
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterPropertiesPtr;
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use rayon::prelude::*;

use super::cells::{Cells, NO_LIST, NOTHING, TableRows, Texts, Values};
use super::columns::CellKind;
use super::fields::ChosenColumns;
use super::parquet_schema::{properties, schema};

/// The number of bytes of rows in a row group: enough to be worth compressing and skipping, few enough to keep two in
/// memory.
const GROUP: usize = 32 << 20;
/// The maximum number of rows in a row group.
const MOST_ROWS: usize = 1 << 17;

/// Writes rows as a Parquet file. The bytes of the file are returned piece by piece; while one row group is compressed,
/// rows of the next are accepted.
pub struct ParquetWriter {
    file: SerializedFileWriter<Outflow>,
    outflow: Outflow,
    kinds: Arc<[CellKind]>,
    waiting: Vec<TableRows>,
    n_bytes: usize,
    n_rows: usize,
    jobs: usize,
    /// The row group that is being compressed.
    at_work: Option<JoinHandle<Result<Vec<WrittenChunk>, ParquetError>>>,
}

/// A compressed column of a row group, with its metadata.
type WrittenChunk = (Vec<u8>, ColumnCloseResult);

/// The bytes written and not yet taken.
#[derive(Clone, Default)]
struct Outflow(Arc<Mutex<Vec<u8>>>);

impl Write for Outflow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Outflow {
    fn take(&self, out: &mut Vec<u8>) {
        out.append(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl ParquetWriter {
    /// Begins a file; its columns are compressed by several threads if there is more than one job.
    ///
    /// # Errors
    ///
    /// Fails if Parquet refuses the schema, which no test has seen.
    pub fn new(fields: &ChosenColumns, jobs: usize) -> io::Result<Self> {
        let outflow = Outflow::default();
        let properties = Arc::new(properties(fields)?);
        let file = SerializedFileWriter::new(outflow.clone(), schema(fields)?, properties)?;
        let kinds = fields.columns().map(|column| column.kind).collect();
        Ok(Self { file, outflow, kinds, waiting: Vec::new(), n_bytes: 0, n_rows: 0, jobs, at_work: None })
    }

    /// Adds rows; appends the bytes that are ready to `out`.
    ///
    /// # Errors
    ///
    /// Fails if Parquet does.
    pub fn push(&mut self, rows: TableRows, out: &mut Vec<u8>) -> io::Result<()> {
        self.n_bytes += rows.n_bytes();
        self.n_rows += rows.n_rows();
        if rows.n_rows() > 0 {
            self.waiting.push(rows);
        }
        if self.n_bytes >= GROUP || self.n_rows >= MOST_ROWS {
            self.start_group()?;
        }
        self.outflow.take(out);
        Ok(())
    }

    /// Ends the file; appends the rest of it to `out`.
    ///
    /// # Errors
    ///
    /// Fails if Parquet does.
    pub fn finish(mut self, out: &mut Vec<u8>) -> io::Result<()> {
        if self.n_rows > 0 {
            self.start_group()?;
        }
        self.end_group()?;
        self.file.finish()?;
        self.outflow.take(out);
        Ok(())
    }

    /// Begins to compress the waiting rows, on a separate thread.
    fn start_group(&mut self) -> io::Result<()> {
        self.end_group()?;
        let rows = std::mem::take(&mut self.waiting);
        (self.n_bytes, self.n_rows) = (0, 0);
        let (properties, kinds) = (Arc::clone(self.file.properties()), Arc::clone(&self.kinds));
        let leaves: Vec<ColumnDescPtr> = self.file.schema_descr().columns().to_vec();
        let is_parallel = self.jobs > 1;
        let work = move || columns_of_group(&rows, &kinds, &leaves, &properties, is_parallel);
        self.at_work = Some(std::thread::Builder::new().name("parquet".to_owned()).spawn(work)?);
        Ok(())
    }

    /// Writes the row group that was being compressed.
    fn end_group(&mut self) -> io::Result<()> {
        let Some(at_work) = self.at_work.take() else { return Ok(()) };
        let chunks = at_work.join().map_err(|_| io::Error::other("the compressor stopped"))??;
        let mut group = self.file.next_row_group()?;
        for (bytes, close) in chunks {
            group.append_column(&Bytes::from(bytes), close)?;
        }
        group.close()?;
        Ok(())
    }
}

/// A leaf of the schema: its column, and whether it has the names or the texts of pairs.
struct Leaf {
    column: usize,
    is_second: bool,
}

fn columns_of_group(
    rows: &[TableRows],
    kinds: &[CellKind],
    leaves: &[ColumnDescPtr],
    properties: &WriterPropertiesPtr,
    is_parallel: bool,
) -> Result<Vec<WrittenChunk>, ParquetError> {
    let mut of_leaves = Vec::new();
    for (column, kind) in kinds.iter().enumerate() {
        of_leaves.push(Leaf { column, is_second: false });
        if *kind == CellKind::Pairs {
            of_leaves.push(Leaf { column, is_second: true });
        }
    }
    let write = |(leaf, descriptor): (&Leaf, &ColumnDescPtr)| {
        write_chunk(rows, leaf, kinds[leaf.column], descriptor, properties)
    };
    if is_parallel {
        of_leaves.par_iter().zip(leaves).map(write).collect()
    } else {
        of_leaves.iter().zip(leaves).map(write).collect()
    }
}

fn write_chunk(
    rows: &[TableRows],
    leaf: &Leaf,
    kind: CellKind,
    descriptor: &ColumnDescPtr,
    properties: &WriterPropertiesPtr,
) -> Result<WrittenChunk, ParquetError> {
    let mut sink = TrackedWrite::new(Vec::new());
    let pages = Box::new(SerializedPageWriter::new(&mut sink));
    let mut writer = get_column_writer(Arc::clone(descriptor), Arc::clone(properties), pages);
    let mut levels = Levels::default();
    for part in rows {
        let Some(cells) = part.columns.get(leaf.column) else { continue };
        match &cells.values {
            Values::Pairs(names, _) if !leaf.is_second => write_texts(&mut writer, kind, cells, names, &mut levels)?,
            Values::Texts(texts) | Values::Pairs(_, texts) => {
                write_texts(&mut writer, kind, cells, texts, &mut levels)?;
            }
            Values::Numbers(numbers) => write_numbers(&mut writer, kind, cells, numbers, &mut levels)?,
        }
    }
    let close = writer.close()?;
    Ok((sink.into_inner()?, close))
}

/// Definition and repetition levels: for a list 0 is missing, 1 is empty, 2 an element, or 2 a missing element and 3 a
/// present one.
#[derive(Default)]
struct Levels {
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
}

impl Levels {
    /// Computes the levels of some cells; `is_there` returns whether a value is present.
    fn of(&mut self, kind: CellKind, cells: &Cells, n_values: usize, is_there: impl Fn(usize) -> bool) {
        self.definitions.clear();
        self.repetitions.clear();
        if !kind.is_list() {
            self.definitions.extend((0..n_values).map(|index| i16::from(is_there(index))));
            return;
        }
        let may_lack = matches!(kind, CellKind::Wholes32 | CellKind::Wholes64);
        let mut at = 0;
        for len in &cells.lens {
            if matches!(*len, 0 | NO_LIST) {
                self.definitions.push(i16::from(*len == 0));
                self.repetitions.push(0);
                continue;
            }
            for index in 0..*len as usize {
                self.definitions.push(2 + i16::from(may_lack && is_there(at + index)));
                self.repetitions.push(i16::from(index > 0));
            }
            at += *len as usize;
        }
    }

    fn repetitions(&self) -> Option<&[i16]> {
        (!self.repetitions.is_empty()).then_some(&self.repetitions)
    }
}

fn write_texts(
    writer: &mut ColumnWriter<'_>,
    kind: CellKind,
    cells: &Cells,
    texts: &Texts,
    levels: &mut Levels,
) -> Result<(), ParquetError> {
    let (bytes, places) = texts.parts();
    levels.of(kind, cells, places.len(), |index| places[index].0 <= places[index].1);
    let shared = Bytes::copy_from_slice(bytes);
    let there = places.iter().filter(|(start, end)| start <= end);
    let values: Vec<ByteArray> =
        there.map(|(start, end)| ByteArray::from(shared.slice(*start as usize..*end as usize))).collect();
    if let ColumnWriter::ByteArrayColumnWriter(writer) = writer {
        writer.write_batch(&values, Some(&levels.definitions), levels.repetitions())?;
    }
    Ok(())
}

fn write_numbers(
    writer: &mut ColumnWriter<'_>,
    kind: CellKind,
    cells: &Cells,
    numbers: &[i64],
    levels: &mut Levels,
) -> Result<(), ParquetError> {
    levels.of(kind, cells, numbers.len(), |index| numbers[index] != NOTHING);
    let there = numbers.iter().copied().filter(|number| *number != NOTHING);
    let (definitions, repetitions) = (Some(levels.definitions.as_slice()), levels.repetitions());
    match writer {
        ColumnWriter::BoolColumnWriter(writer) => {
            let values: Vec<bool> = there.map(|number| number != 0).collect();
            writer.write_batch(&values, definitions, repetitions)?;
        }
        ColumnWriter::Int32ColumnWriter(writer) => {
            // The values of such a column were read as 32-bit numbers.
            let values: Vec<i32> = there.map(|number| i32::try_from(number).unwrap_or_default()).collect();
            writer.write_batch(&values, definitions, repetitions)?;
        }
        ColumnWriter::Int64ColumnWriter(writer) => {
            let values: Vec<i64> = there.collect();
            writer.write_batch(&values, definitions, repetitions)?;
        }
        _ => {}
    }
    Ok(())
}
