//! Python exceptions created from errors; their classes are in `zapis/errors.py`.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use zapis::Message;

use crate::summary::Unread;

static USAGE: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static READ: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// Returns the exception for an impossible request, with the place of what is wrong in it.
pub(crate) fn usage(py: Python<'_>, reason: &Message) -> PyErr {
    let path = reason.text("path").map(ToOwned::to_owned);
    let given = (reason.to_string(), path, reason.number("line"), reason.number("column"));
    match USAGE.import(py, "zapis.errors", "UsageError") {
        Ok(class) => PyErr::from_type(class.clone(), given),
        Err(error) => error,
    }
}

/// Returns the exception for unreadable input.
pub(crate) fn unread(py: Python<'_>, of: Vec<Unread>) -> PyErr {
    unread_of(py, of, None)
}

/// Returns the exception for unreadable input, with the result of the rest.
pub(crate) fn unread_of(py: Python<'_>, unread: Vec<Unread>, partial: Option<Py<PyAny>>) -> PyErr {
    let said: Vec<&str> = unread.iter().map(|unread| unread.message.as_str()).collect();
    let said = said.join("; ");
    match READ.import(py, "zapis.errors", "ReadError") {
        Ok(class) => PyErr::from_type(class.clone(), (said, unread, partial)),
        Err(error) => error,
    }
}

/// Converts an error of the library into an exception.
pub(crate) fn refused(py: Python<'_>, error: zapis::Error) -> PyErr {
    match error {
        zapis::Error::Read(of) => unread(py, vec![Unread::of(&of, zapis::Language::English)]),
        zapis::Error::Write { error, .. } => error.into(),
        other => usage(py, &other.message()),
    }
}

/// Returns the exception for work started before the process was forked, whose threads its child does not have.
pub(crate) fn forked() -> PyErr {
    PyRuntimeError::new_err("an iterator cannot go on in another process than the one that began it")
}
