//! Options as keyword arguments.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use zapis::{FindingValues, Language, Options, ReadValues, System};

use crate::errors::refused;

/// The process in which threads were first asked for: a forked child has none of them.
static OWN_PROCESS: OnceLock<u32> = OnceLock::new();

/// How records are read.
#[derive(Clone)]
pub(crate) struct ReadOptions {
    pub(crate) options: Options,
    pub(crate) language: Language,
}

/// Keyword arguments that are not used yet.
pub(crate) struct Keywords<'py> {
    py: Python<'py>,
    left: Option<Bound<'py, PyDict>>,
}

impl<'py> Keywords<'py> {
    pub(crate) fn new(py: Python<'py>, keywords: Option<&Bound<'py, PyDict>>) -> PyResult<Self> {
        Ok(Self { py, left: keywords.map(PyDictMethods::copy).transpose()? })
    }

    /// Takes an argument; `None` is the same as a missing one.
    pub(crate) fn take<T>(&self, name: &str) -> PyResult<Option<T>>
    where
        T: for<'a> FromPyObject<'a, 'py>,
    {
        let Some(value) = self.take_any(name)? else { return Ok(None) };
        let wrong = |error: PyErr| PyTypeError::new_err(format!("{name}: {}", error.value(self.py)));
        value.extract::<T>().map(Some).map_err(|error| wrong(Into::<PyErr>::into(error)))
    }

    fn take_any(&self, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(left) = &self.left else { return Ok(None) };
        let Some(value) = left.get_item(name)? else { return Ok(None) };
        left.del_item(name)?;
        Ok(Some(value).filter(|value| !value.is_none()))
    }

    /// Takes names: a list, or a text with commas.
    pub(crate) fn take_names(&self, name: &str) -> PyResult<Option<Vec<String>>> {
        let Some(value) = self.take_any(name)? else { return Ok(None) };
        if let Ok(text) = value.cast::<PyString>() {
            return Ok(Some(text.to_cow()?.split(',').map(|name| name.trim().to_owned()).collect()));
        }
        value.extract().map(Some)
    }

    /// Takes the options for reading records, for a function that takes no others.
    pub(crate) fn read_options_alone(
        py: Python<'py>,
        keywords: Option<&Bound<'py, PyDict>>,
        function: &str,
    ) -> PyResult<ReadOptions> {
        let keywords = Self::new(py, keywords)?;
        let options = keywords.read_options()?;
        keywords.end(function)?;
        Ok(options)
    }

    /// Refuses the arguments that were not used.
    pub(crate) fn end(self, function: &str) -> PyResult<()> {
        let Some(name) = self.left.and_then(|left| left.keys().iter().next()) else { return Ok(()) };
        Err(PyTypeError::new_err(format!("{function}() got an unexpected keyword argument '{name}'")))
    }

    /// Takes the options for reading records.
    pub(crate) fn read_options(&self) -> PyResult<ReadOptions> {
        let columns = self.take::<BTreeMap<String, String>>("columns")?.unwrap_or_default();
        let values = ReadValues {
            system: self.take("system")?.map(known_system).transpose()?,
            input: self.take("input")?,
            columns: columns.iter().map(|(what, column)| format!("{what}={column}")).collect(),
            drop_columns: self.take("drop_columns")?.unwrap_or(false),
            letters: self.take("letters")?,
            encoding: self.take("encoding")?,
            laws: self.take("laws")?,
            fen: self.take("fen")?,
            strict: self.take("strict")?.unwrap_or(false),
        };
        let findings = FindingValues {
            notes: self.take("notes")?.unwrap_or(false),
            severity: self.take("severity")?,
            select: self.take_names("select")?,
            ignore: self.take_names("ignore")?,
        };
        let options = Options::default().with_values(&values).and_then(|read| read.with_finding_values(&findings));
        let mut options = options.map_err(|error| refused(self.py, error))?;
        options = options.openings(self.take("openings")?.unwrap_or(false));
        let language = match self.take::<String>("lang")?.as_deref() {
            None | Some("en") => Language::English,
            Some("ru") => Language::Russian,
            Some(other) => return Err(one_of("lang", other, &["en", "ru"])),
        };
        let jobs = self.take::<usize>("jobs")?;
        if jobs == Some(0) {
            return Err(PyValueError::new_err("jobs: at least 1 is expected"));
        }
        options = options.language(language);
        if let Some(jobs) = jobs {
            options = options.jobs(jobs);
        }
        Ok(ReadOptions { options: on_own_threads(options), language })
    }
}

/// Makes a process that was forked from one with threads use only its own thread.
fn on_own_threads(options: Options) -> Options {
    let own = std::process::id();
    if *OWN_PROCESS.get_or_init(|| own) == own { options } else { options.jobs(1) }
}

/// Refuses what is not the name of a game on a board.
fn known_system(name: String) -> PyResult<String> {
    let known: Vec<&str> = ["auto"].into_iter().chain(System::ALL.iter().map(|system| system.name())).collect();
    if known.contains(&name.as_str()) { Ok(name) } else { Err(one_of("system", &name, &known)) }
}

/// Returns the exception for an unknown word, with the known ones.
pub(crate) fn one_of(name: &str, given: &str, known: &[&str]) -> PyErr {
    PyValueError::new_err(format!("{name}: {given:?} is none of {}", known.join(", ")))
}
