//! Rows of tables as columns of Apache Arrow.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::{
    BooleanBuilder, Date32Builder, Int32Builder, Int64Builder, StringBuilder, TimestampMillisecondBuilder,
    UInt16Builder,
};
use arrow_array::{ArrayRef, ListArray, MapArray, RecordBatch, RecordBatchReader, StructArray};
use arrow_buffer::{BooleanBuffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Fields, Schema, SchemaRef, TimeUnit};
use zapis::{CellKind, Language, RowKind, TableBatches, TableColumn, TableRows};

use crate::sources::Raised;

/// The number of rows in a batch, if they are not too long.
const ROWS: usize = 32_768;
/// A batch is ended at this size, however few its rows are.
const BYTES: usize = 64 << 20;

pub(crate) fn field(column: &TableColumn) -> Field {
    Field::new(column.name, data_type(column.kind), true)
}

pub(crate) fn schema(columns: &[&'static TableColumn], rows: RowKind) -> SchemaRef {
    let fields: Vec<Field> = columns.iter().map(|column| field(column)).collect();
    let facts = [("zapis.schema", rows.schema()), ("zapis.version", env!("CARGO_PKG_VERSION"))];
    let facts = facts.map(|(name, value)| (name.to_owned(), value.to_owned()));
    Arc::new(Schema::new(fields).with_metadata(HashMap::from(facts)))
}

fn data_type(kind: CellKind) -> DataType {
    match kind {
        CellKind::Whole32 => DataType::Int32,
        CellKind::Whole64 => DataType::Int64,
        CellKind::Flag => DataType::Boolean,
        CellKind::Day => DataType::Date32,
        CellKind::Moment => DataType::Timestamp(TimeUnit::Millisecond, Some("UTC".into())),
        CellKind::Code => DataType::UInt16,
        CellKind::Texts | CellKind::Codes | CellKind::Wholes32 | CellKind::Wholes64 => {
            DataType::List(Arc::new(element(kind)))
        }
        CellKind::Pairs => DataType::Map(Arc::new(entries()), false),
        _ => DataType::Utf8,
    }
}

fn element(kind: CellKind) -> Field {
    let kind = match kind {
        CellKind::Codes => DataType::UInt16,
        CellKind::Wholes32 => DataType::Int32,
        CellKind::Wholes64 => DataType::Int64,
        _ => DataType::Utf8,
    };
    Field::new("element", kind, true)
}

fn names_and_values() -> Fields {
    vec![Field::new("key", DataType::Utf8, false), Field::new("value", DataType::Utf8, true)].into()
}

fn entries() -> Field {
    Field::new("entries", DataType::Struct(names_and_values()), false)
}

fn column(rows: &[TableRows], index: usize, kind: CellKind) -> Result<ArrayRef, ArrowError> {
    let numbers = || rows.iter().flat_map(move |rows| rows.numbers(index));
    // Numbers were checked when the rows were made; one out of range would be null.
    let narrow = |number: Option<i64>| number.and_then(|number| i32::try_from(number).ok());
    let code = |number: Option<i64>| number.and_then(|number| u16::try_from(number).ok());
    let values: ArrayRef = match kind {
        CellKind::Whole32 | CellKind::Wholes32 => {
            let mut builder = Int32Builder::new();
            builder.extend(numbers().map(narrow));
            Arc::new(builder.finish())
        }
        CellKind::Whole64 | CellKind::Wholes64 => {
            let mut builder = Int64Builder::new();
            builder.extend(numbers());
            Arc::new(builder.finish())
        }
        CellKind::Flag => {
            let mut builder = BooleanBuilder::new();
            builder.extend(numbers().map(|number| number.map(|number| number != 0)));
            Arc::new(builder.finish())
        }
        CellKind::Day => {
            let mut builder = Date32Builder::new();
            builder.extend(numbers().map(narrow));
            Arc::new(builder.finish())
        }
        CellKind::Moment => {
            let mut builder = TimestampMillisecondBuilder::new().with_timezone("UTC");
            builder.extend(numbers());
            Arc::new(builder.finish())
        }
        CellKind::Code | CellKind::Codes => {
            let mut builder = UInt16Builder::new();
            builder.extend(numbers().map(code));
            Arc::new(builder.finish())
        }
        CellKind::Pairs => return pairs(rows, index),
        _ => {
            let mut builder = StringBuilder::new();
            builder.extend(rows.iter().flat_map(|rows| rows.texts(index)));
            Arc::new(builder.finish())
        }
    };
    if !kind.is_list() {
        return Ok(values);
    }
    let (offsets, nulls) = lists(rows, index)?;
    Ok(Arc::new(ListArray::try_new(Arc::new(element(kind)), offsets, values, Some(nulls))?))
}

fn pairs(rows: &[TableRows], index: usize) -> Result<ArrayRef, ArrowError> {
    let (mut names, mut values) = (StringBuilder::new(), StringBuilder::new());
    for (name, value) in rows.iter().flat_map(|rows| rows.pairs(index)) {
        names.append_value(name);
        values.append_value(value);
    }
    let columns: Vec<ArrayRef> = vec![Arc::new(names.finish()), Arc::new(values.finish())];
    let both = StructArray::try_new(names_and_values(), columns, None)?;
    let (offsets, nulls) = lists(rows, index)?;
    Ok(Arc::new(MapArray::try_new(Arc::new(entries()), offsets, both, Some(nulls), false)?))
}

/// Returns the offsets of the list of each row in the elements, and which rows have one.
fn lists(rows: &[TableRows], index: usize) -> Result<(OffsetBuffer<i32>, NullBuffer), ArrowError> {
    let (mut offsets, mut has_list, mut end) = (vec![0_i32], Vec::new(), 0_i32);
    for len in rows.iter().flat_map(|rows| rows.lens(index)) {
        has_list.push(len.is_some());
        let len = i32::try_from(len.unwrap_or_default()).ok();
        end = len.and_then(|len| end.checked_add(len)).ok_or(ArrowError::OffsetOverflowError(index))?;
        offsets.push(end);
    }
    let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
    Ok((offsets, NullBuffer::new(BooleanBuffer::from(has_list))))
}

/// Batches of rows for readers of Arrow.
pub(crate) struct RowBatches {
    run: TableBatches,
    columns: Vec<&'static TableColumn>,
    schema: SchemaRef,
    language: Language,
    /// What the sources have raised.
    raised: Raised,
    is_over: bool,
}

impl RowBatches {
    pub(crate) fn new(run: TableBatches, rows: RowKind, language: Language, raised: Raised) -> Self {
        let columns: Vec<_> = run.columns().collect();
        let schema = schema(&columns, rows);
        Self { run, columns, schema, language, raised, is_over: false }
    }

    fn batch(&self, rows: &[TableRows]) -> Result<RecordBatch, ArrowError> {
        let columns = self.columns.iter().enumerate().map(|(index, of)| column(rows, index, of.kind));
        RecordBatch::try_new(Arc::clone(&self.schema), columns.collect::<Result<_, _>>()?)
    }

    /// Returns what could not be read as an error.
    fn unread(&self) -> Option<ArrowError> {
        if let Some(error) = self.raised.take() {
            return Some(ArrowError::ExternalError(Box::new(error)));
        }
        let unread = self.run.unread();
        let said: Vec<String> = unread.iter().map(|unread| unread.in_language(self.language)).collect();
        (!said.is_empty()).then(|| ArrowError::ParseError(said.join("; ")))
    }
}

impl Iterator for RowBatches {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let (mut rows, mut n_rows, mut n_bytes) = (Vec::new(), 0, 0);
        while n_rows < ROWS && n_bytes < BYTES {
            let Some(next) = self.run.next() else { break };
            n_rows += next.n_rows();
            n_bytes += next.n_bytes();
            rows.push(next);
        }
        if n_rows > 0 {
            return Some(self.batch(&rows));
        }
        self.is_over = true;
        self.unread().map(Err)
    }
}

impl RecordBatchReader for RowBatches {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}
