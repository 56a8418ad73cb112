//! The counts of a run, and what could not be read.

use pyo3::prelude::*;
use zapis::Language;

/// How much was read and found.
#[pyclass(frozen, get_all, eq, module = "zapis")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Summary {
    /// The number of records read.
    records: u64,
    /// The number of plies of their main lines.
    plies: u64,
    /// The number of findings of severity error.
    errors: u64,
    /// The number of findings of severity warning.
    warnings: u64,
    /// The number of findings of severity note.
    notes: u64,
    /// The number of records with a finding of severity error.
    records_with_errors: u64,
    /// The number of files that could not be read, or not to their end.
    unreadable_files: u64,
}

impl From<&zapis::Summary> for Summary {
    fn from(of: &zapis::Summary) -> Self {
        Self {
            records: of.records,
            plies: of.plies,
            errors: of.errors,
            warnings: of.warnings,
            notes: of.notes,
            records_with_errors: of.records_with_errors,
            unreadable_files: of.unreadable_files,
        }
    }
}

#[pymethods]
impl Summary {
    fn __repr__(&self) -> String {
        format!(
            "Summary(records={}, plies={}, errors={}, warnings={}, notes={}, records_with_errors={}, unreadable_files={})",
            self.records,
            self.plies,
            self.errors,
            self.warnings,
            self.notes,
            self.records_with_errors,
            self.unreadable_files
        )
    }
}

/// An input that could not be read, or not to its end, with the reason.
#[pyclass(frozen, get_all, eq, module = "zapis")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Unread {
    /// The path of the file.
    pub(crate) path: String,
    /// The reason.
    reason: String,
    /// Both in a sentence, safe to show.
    pub(crate) message: String,
}

impl Unread {
    pub(crate) fn of(unread: &zapis::Unread, language: Language) -> Self {
        Self {
            path: unread.path.clone(),
            reason: unread.reason.in_language(language),
            message: unread.in_language(language),
        }
    }
}

#[pymethods]
impl Unread {
    fn __str__(&self) -> &str {
        &self.message
    }

    fn __repr__(&self) -> String {
        format!("Unread({:?}, {:?})", self.path, self.reason)
    }
}
