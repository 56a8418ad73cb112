//! Rewritten records.

use pyo3::exceptions::PyUnicodeDecodeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use zapis::chess::NOTATIONS;
use zapis::{Convert, Notation, Typeset};

use crate::errors::{refused, unread_of};
use crate::findings::Finding;
use crate::options::{Keywords, one_of};
use crate::sources::Sources;
use crate::summary::{Summary, Unread};

/// Returns the conversion for a notation and letters, by their names.
pub(crate) fn notation(py: Python<'_>, to: &str, letters: Option<&str>) -> PyResult<Convert> {
    let letters = if to == "figurine" { Some("figurine") } else { letters };
    let page = Typeset::ALL.into_iter().find(|page| page.name() == to);
    let found = NOTATIONS.iter().find(|known| known.name == to).map(|known| known.notation);
    let is_san = matches!(to, "pgn" | "figurine") || page.is_some();
    let Some(notation) = found.or(is_san.then_some(Notation::San)) else {
        let names = ["pgn"].into_iter().chain(NOTATIONS.iter().map(|known| known.name)).chain(["figurine"]);
        let known: Vec<&str> = names.chain(Typeset::ALL.iter().map(|page| page.name())).collect();
        return Err(one_of("to", to, &known));
    };
    let mut convert = Convert::to(notation);
    if let Some(code) = letters {
        convert = convert.letters(code).map_err(|error| refused(py, error))?;
    }
    Ok(match page {
        Some(page) => convert.typeset(page),
        None => convert,
    })
}

/// Rewritten records.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Converted {
    bytes: Vec<u8>,
    findings: Vec<Py<Finding>>,
    /// How much was read and found.
    #[pyo3(get)]
    summary: Summary,
}

#[pymethods]
impl Converted {
    /// The records as bytes, in the encoding asked for.
    #[getter]
    fn bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.bytes)
    }

    /// The records as text; in another encoding than UTF-8, they are available as bytes only.
    #[getter]
    fn text(&self, py: Python<'_>) -> PyResult<&str> {
        str::from_utf8(&self.bytes).map_err(|error| match PyUnicodeDecodeError::new_utf8(py, &self.bytes, error) {
            Ok(error) => PyErr::from_value(error.into_any()),
            Err(error) => error,
        })
    }

    /// What is wrong with the records, and what could not be written as asked.
    #[getter]
    fn findings(&self, py: Python<'_>) -> Vec<Py<Finding>> {
        self.findings.iter().map(|finding| finding.clone_ref(py)).collect()
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<&str> {
        self.text(py)
    }

    fn __repr__(&self) -> String {
        format!("<Converted {} bytes, {} findings>", self.bytes.len(), self.findings.len())
    }
}

/// Rewrites records: in another notation (`to`), other letters, another encoding.
#[pyfunction]
#[pyo3(signature = (*sources, to = "pgn", out_letters = None, out_encoding = None, style = None, **options))]
pub(crate) fn convert(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    to: &str,
    out_letters: Option<&str>,
    out_encoding: Option<&str>,
    style: Option<&str>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Converted> {
    let keywords = Keywords::new(py, options)?;
    let options = keywords.read_options()?;
    let drop = keywords.take_names("drop")?.unwrap_or_default();
    keywords.end("convert")?;
    let mut convert = notation(py, to, out_letters)?;
    if let Some(name) = out_encoding {
        convert = convert.encoding(name).map_err(|error| refused(py, error))?;
    }
    convert = match style {
        None | Some("pgn") => convert,
        Some("print") => convert.printed(|_| ()),
        Some(other) => return Err(one_of("style", other, &["pgn", "print"])),
    };
    for what in drop {
        convert = match what.as_str() {
            "comments" => convert.without_comments(),
            "variations" => convert.without_variations(),
            "nags" => convert.without_nags(),
            "clocks" => convert.without_clocks(),
            other => return Err(one_of("drop", other, &["comments", "variations", "nags", "clocks"])),
        };
    }
    let sources = Sources::of(sources)?;
    let done = py.detach(|| zapis::convert(sources.inputs(), &convert, &options.options));
    if let Some(error) = sources.raised().take() {
        return Err(error);
    }
    let done = done.map_err(|error| refused(py, error))?;
    let language = options.language;
    let missing: Vec<Unread> = done.unread.iter().map(|unread| Unread::of(unread, language)).collect();
    let findings = done.findings.into_iter().map(|finding| Py::new(py, Finding::new(finding, language)));
    let converted =
        Converted { bytes: done.bytes, findings: findings.collect::<PyResult<_>>()?, summary: (&done.summary).into() };
    if missing.is_empty() {
        return Ok(converted);
    }
    let partial = Py::new(py, converted)?.into_any();
    Err(unread_of(py, missing, Some(partial)))
}
