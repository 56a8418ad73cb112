//! Records chosen by a condition.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use zapis::Select;

use crate::errors::{refused, unread_of};
use crate::options::Keywords;
use crate::sources::Sources;
use crate::summary::Unread;

/// Records that were selected.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Selected {
    bytes: Vec<u8>,
    /// How many records meet the condition.
    #[pyo3(get)]
    records: u64,
}

#[pymethods]
impl Selected {
    /// The records as they are stored, in the order of the files.
    #[getter]
    fn bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.bytes)
    }

    fn __len__(&self) -> usize {
        usize::try_from(self.records).unwrap_or(usize::MAX)
    }

    fn __repr__(&self) -> String {
        format!("<Selected {} records, {} bytes>", self.records, self.bytes.len())
    }
}

/// Selects records by a condition, as they are stored: `"white ~ Carlsen and elo >= 2700"`.
#[pyfunction]
#[pyo3(signature = (*sources, r#where, first = None, sample = None, seed = 0, invert = false, **options))]
#[expect(clippy::too_many_arguments, reason = "the names are those used in Python")]
pub(crate) fn select(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    r#where: &str,
    first: Option<u64>,
    sample: Option<usize>,
    seed: u64,
    invert: bool,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Selected> {
    let options = Keywords::read_options_alone(py, options, "select")?;
    let mut select = Select::matching_all(&[r#where], invert, None).map_err(|error| refused(py, error))?;
    if let Some(n) = first {
        select = select.first(n);
    }
    if let Some(n) = sample {
        select = select.sample(n, seed);
    }
    let sources = Sources::of(sources)?;
    let done = py.detach(|| zapis::select(sources.inputs(), &select, &options.options));
    if let Some(error) = sources.raised().take() {
        return Err(error);
    }
    let done = done.map_err(|error| refused(py, error))?;
    let missing: Vec<Unread> = done.unread.iter().map(|unread| Unread::of(unread, options.language)).collect();
    let selected = Selected { bytes: done.bytes, records: done.records };
    if missing.is_empty() {
        return Ok(selected);
    }
    let partial = Py::new(py, selected)?.into_any();
    Err(unread_of(py, missing, Some(partial)))
}
