//! Options as keyword arguments.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use zapis::{InputFormat, Language, Options, Severity, System};

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
        let refuse = |error| refused(self.py, error);
        let mut options = Options::default();
        let system = self.take::<String>("system")?.map(|name| system(&name)).transpose()?.flatten();
        let fen: Option<String> = self.take("fen")?;
        if system.is_some() || fen.is_some() {
            options = options.game(system, fen.as_deref()).map_err(refuse)?;
        }
        if let Some(code) = self.take::<String>("letters")? {
            options = options.letters(&code).map_err(refuse)?;
        }
        if let Some(name) = self.take::<String>("encoding")? {
            options = options.encoding(&name).map_err(refuse)?;
        }
        if let Some(name) = self.take::<String>("laws")? {
            options = options.laws(&name).map_err(refuse)?;
        }
        if let Some(name) = self.take::<String>("input")? {
            options = options.reading(match name.as_str() {
                "auto" => InputFormat::Auto,
                "pgn" => InputFormat::Pgn,
                "scoresheet" => InputFormat::Scoresheet,
                "table" => InputFormat::Table,
                _ => return Err(one_of("input", &name, &["auto", "pgn", "scoresheet", "table"])),
            });
        }
        if let Some(columns) = self.take::<BTreeMap<String, String>>("columns")? {
            let pairs: Vec<String> = columns.iter().map(|(what, column)| format!("{what}={column}")).collect();
            options = options.columns(&pairs).map_err(refuse)?;
        }
        options = options.drop_columns(self.take("drop_columns")?.unwrap_or(false));
        options = options.strict(self.take("strict")?.unwrap_or(false));
        if self.take("notes")?.unwrap_or(false) {
            options = options.notes(true);
        }
        if let Some(name) = self.take::<String>("severity")? {
            options = options.severity_from(match name.as_str() {
                "error" => Severity::Error,
                "warning" => Severity::Warning,
                "note" => Severity::Note,
                _ => return Err(one_of("severity", &name, &["error", "warning", "note"])),
            });
        }
        if let Some(names) = self.take_names("select")? {
            options = options.select(&names).map_err(refuse)?;
        }
        if let Some(names) = self.take_names("ignore")? {
            options = options.ignore(&names).map_err(refuse)?;
        }
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

fn system(name: &str) -> PyResult<Option<System>> {
    if name == "auto" {
        return Ok(None);
    }
    let known: Vec<&str> = ["auto"].into_iter().chain(System::ALL.iter().map(|system| system.name())).collect();
    System::by_name(name).map(Some).ok_or_else(|| one_of("system", name, &known))
}

/// Returns the exception for an unknown word, with the known ones.
pub(crate) fn one_of(name: &str, given: &str, known: &[&str]) -> PyErr {
    PyValueError::new_err(format!("{name}: {given:?} is none of {}", known.join(", ")))
}
