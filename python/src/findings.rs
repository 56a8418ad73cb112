//! What is wrong with records.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use zapis::Language;

use crate::feed::{Feed, iterator_class};
use crate::options::Keywords;
use crate::sources::Sources;
use crate::summary::Summary;

/// A finding: what, where, what to do, and by which article.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Finding {
    finding: Box<zapis::Finding>,
    language: Language,
}

impl Finding {
    pub(crate) fn new(finding: zapis::Finding, language: Language) -> Self {
        Self { finding: Box::new(finding), language }
    }
}

#[pymethods]
impl Finding {
    /// Its name: `illegal-move`.
    #[getter]
    fn name(&self) -> &str {
        self.finding.rule.name
    }

    /// Its code: `R001`.
    #[getter]
    fn code(&self) -> &str {
        self.finding.rule.code
    }

    /// `error`, `warning` or `note`.
    #[getter]
    fn severity(&self) -> &str {
        self.finding.severity.name()
    }

    /// What is wrong, in words.
    #[getter]
    fn message(&self) -> String {
        self.finding.message.in_language(self.language)
    }

    /// What to do, in words.
    #[getter]
    fn help(&self) -> Option<String> {
        self.finding.help.as_ref().map(|help| help.in_language(self.language))
    }

    /// The path of the file.
    #[getter]
    fn path(&self) -> &str {
        &self.finding.location.path
    }

    /// The number of the record in its file, from 1; None if the finding is not about a record.
    #[getter]
    fn record(&self) -> Option<u64> {
        self.finding.location.record
    }

    /// The line, from 1.
    #[getter]
    fn line(&self) -> Option<u64> {
        self.finding.location.line_and_column.map(|(line, _)| line)
    }

    /// The column in characters, from 1.
    #[getter]
    fn column(&self) -> Option<u64> {
        self.finding.location.line_and_column.map(|(_, column)| column)
    }

    /// The offset in the stored file, in bytes.
    #[getter]
    fn offset(&self) -> Option<u64> {
        self.finding.location.bytes.as_ref().map(|bytes| bytes.start)
    }

    /// The length in bytes.
    #[getter]
    fn length(&self) -> Option<u64> {
        self.finding.location.bytes.as_ref().map(|bytes| bytes.end.saturating_sub(bytes.start))
    }

    /// The ply, from 1.
    #[getter]
    fn ply(&self) -> Option<u32> {
        self.finding.location.ply
    }

    /// The side: `white`, `black`.
    #[getter]
    fn side(&self) -> Option<&str> {
        self.finding.location.side.map(zapis::Side::name)
    }

    /// The text at this place.
    #[getter]
    fn written(&self) -> Option<&str> {
        self.finding.written.as_deref()
    }

    /// The position, as FEN.
    #[getter]
    fn fen(&self) -> Option<&str> {
        self.finding.fen.as_deref()
    }

    /// The edition of the laws and the article.
    #[getter]
    fn law(&self) -> Option<(&str, &str)> {
        self.finding.law.as_ref().map(|law| (law.edition.key(), law.article.number))
    }

    /// The number of findings: one, or all that were only counted because a record had too many of the kind.
    #[getter]
    fn count(&self) -> u64 {
        self.finding.count
    }

    /// The whole finding, in the shape of the JSON lines of `zapis validate --format json`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.getattr("loads")?.call1((self.finding.to_json(self.language),))
    }

    fn __str__(&self) -> String {
        self.finding.in_language(self.language)
    }

    fn __repr__(&self) -> String {
        format!("<Finding {}>", self.finding.in_language(self.language))
    }
}

iterator_class! {
    /// What is wrong with some records, in the order of the files.
    Findings of Finding,
    /// How much was read and found; None before the end.
    Summary
}

/// Checks records: what is wrong, where, by which article, what to do.
///
/// Returns the findings of `zapis validate`, in its order. What cannot be read raises a `ReadError` after the last of
/// them.
#[pyfunction]
#[pyo3(signature = (*sources, **options))]
pub(crate) fn validate(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Findings> {
    let options = Keywords::read_options_alone(py, options, "validate")?;
    let sources = Sources::of(sources)?;
    let run = py.detach(|| zapis::check(sources.inputs(), &options.options));
    let language = options.language;
    let make = move |finding| Finding::new(finding, language);
    Ok(Findings(Feed::new(run, sources.raised(), language, make)?))
}
