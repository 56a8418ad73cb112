//! Records as tables, passed in memory through the `PyCapsule` interface of Arrow.

use std::sync::atomic::{AtomicBool, Ordering};

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyTuple};
use zapis::{RowKind, TableExport, TableFormat};

use crate::arrow_columns::{RowBatches, field};
use crate::errors::refused;
use crate::options::{Keywords, ReadOptions, one_of};
use crate::sources::Sources;

/// Records as a table that is not read yet, for anything that takes Arrow streams, such as `pyarrow.table(…)`,
/// `polars.DataFrame(…)`, `duckdb`.
///
/// It is read again each time it is used, one batch of rows at a time; an object with `read` can be read only once.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Table {
    sources: Sources,
    export: TableExport,
    rows: RowKind,
    options: ReadOptions,
    is_read: AtomicBool,
}

#[pymethods]
impl Table {
    /// Begins to read, as a stream of Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // Another schema is a wish that need not be met.
        drop(requested_schema);
        if self.is_read.swap(true, Ordering::AcqRel) && self.sources.is_read_once() {
            return Err(PyRuntimeError::new_err("an object with read() can be read once"));
        }
        let run = py.detach(|| zapis::table_batches(self.sources.inputs(), &self.export, &self.options.options));
        let batches = RowBatches::new(run, self.rows, self.options.language, self.sources.raised());
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), c"arrow_array_stream")
    }

    fn __repr__(&self) -> String {
        format!("<Table {}>", self.rows.schema())
    }
}

fn row_kind(rows: &str) -> PyResult<RowKind> {
    match rows {
        "games" => Ok(RowKind::Games),
        "plies" => Ok(RowKind::Plies),
        other => Err(one_of("rows", other, &["games", "plies"])),
    }
}

/// Reads records as a table: one row a game, or with `rows="plies"` one a ply; `fields` chooses columns.
#[pyfunction]
#[pyo3(signature = (*sources, rows = "games", **options))]
pub(crate) fn table(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    rows: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Table> {
    let keywords = Keywords::new(py, options)?;
    let options = keywords.read_options()?;
    let fields = keywords.take_names("fields")?;
    keywords.end("table")?;
    let rows = row_kind(rows)?;
    let mut export = TableExport::new(TableFormat::Ndjson, rows);
    if let Some(names) = fields {
        export = export.fields(&names).map_err(|error| refused(py, error))?;
    }
    let sources = Sources::of(sources)?;
    Ok(Table { sources, export, rows, options, is_read: AtomicBool::new(false) })
}

/// Lists the columns that tables may have: name, type in Arrow, whether it is included by default, description.
#[pyfunction]
#[pyo3(signature = (rows = "games"))]
pub(crate) fn columns(rows: &str) -> PyResult<Vec<(&'static str, String, bool, &'static str)>> {
    let columns = row_kind(rows)?.columns().iter();
    Ok(columns.map(|of| (of.name, field(of).data_type().to_string(), of.is_usual, of.about)).collect())
}
