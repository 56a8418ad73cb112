//! The inputs from Python: paths, bytes, objects with `read`.

use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::{PyTypeError, PyUnicodeEncodeError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString, PyTuple};
use zapis::Inputs;

/// The number of bytes, or characters, requested at once.
const PIECE: usize = 1 << 18;

enum Source {
    Path(PathBuf),
    Bytes(Arc<[u8]>),
    /// An object with `read`, and its name; it can be read once.
    Stream(Arc<Py<PyAny>>, String),
}

/// The sources in their order.
pub(crate) struct Sources {
    all: Vec<Source>,
    /// What an object raised while it was read.
    raised: Raised,
}

/// The first exception that an object raised while it was read.
#[derive(Clone, Default)]
pub(crate) struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    pub(crate) fn take(&self) -> Option<PyErr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn keep(&self, error: PyErr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }
}

impl Sources {
    /// Takes the arguments; a `str` is a path.
    pub(crate) fn of(sources: &Bound<'_, PyTuple>) -> PyResult<Self> {
        if sources.is_empty() {
            return Err(PyTypeError::new_err("nothing to read: a path, bytes or an object with read() is expected"));
        }
        let all = sources.iter().map(|source| Source::of(&source)).collect::<PyResult<_>>()?;
        Ok(Self { all, raised: Raised::default() })
    }

    /// Returns true if a source can be read only once.
    pub(crate) fn is_read_once(&self) -> bool {
        self.all.iter().any(|source| matches!(source, Source::Stream(..)))
    }

    /// Opens all sources.
    pub(crate) fn inputs(&self) -> Inputs {
        let inputs = self.all.iter().map(|source| match source {
            Source::Path(path) => Inputs::paths([path]),
            Source::Bytes(bytes) => Inputs::bytes("<bytes>", &**bytes),
            Source::Stream(object, name) => {
                let object = Arc::clone(object);
                let rest = Rest::default();
                Inputs::reader(name.clone(), StreamReader { object, raised: self.raised.clone(), rest })
            }
        });
        inputs.fold(Inputs::default(), Inputs::and)
    }

    pub(crate) fn raised(&self) -> Raised {
        self.raised.clone()
    }
}

impl Source {
    fn of(source: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = source.cast::<PyBytes>() {
            return Ok(Self::Bytes(bytes.as_bytes().into()));
        }
        if source.is_instance_of::<PyByteArray>() || source.is_instance_of::<PyMemoryView>() {
            let bytes = source.py().get_type::<PyBytes>().call1((source,))?;
            return Ok(Self::Bytes(bytes.cast::<PyBytes>().map_err(PyErr::from)?.as_bytes().into()));
        }
        if !source.is_instance_of::<PyString>() && source.hasattr("read")? {
            let name = source.getattr("name").ok().and_then(|name| name.extract::<String>().ok());
            let name = name.unwrap_or_else(|| "<stream>".to_owned());
            return Ok(Self::Stream(Arc::new(source.clone().unbind()), name));
        }
        let path: PathBuf = source.extract().map_err(|_| {
            let kind = source.get_type().name().map(|name| name.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!("a path, bytes or an object with read() is expected, not {kind}"))
        })?;
        // It means a file of that name, never standard input.
        Ok(Self::Path(if path.as_os_str() == "-" { PathBuf::from("./-") } else { path }))
    }
}

/// What an object returned and was not used yet.
#[derive(Default)]
struct Rest {
    bytes: Vec<u8>,
    taken: usize,
}

/// Reads an object of Python.
struct StreamReader {
    object: Arc<Py<PyAny>>,
    raised: Raised,
    rest: Rest,
}

impl Read for StreamReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.taken == self.rest.bytes.len() {
            let read = Python::attach(|py| next_piece(self.object.bind(py)));
            self.rest = Rest { bytes: read.map_err(|error| self.keep(error))?, taken: 0 };
        }
        let rest = self.rest.bytes.get(self.rest.taken..).unwrap_or_default();
        let n = rest.len().min(buffer.len());
        buffer[..n].copy_from_slice(&rest[..n]);
        self.rest.taken += n;
        Ok(n)
    }
}

impl StreamReader {
    fn keep(&self, error: PyErr) -> io::Error {
        let said = io::Error::other(error.to_string());
        self.raised.keep(error);
        said
    }
}

/// Reads bytes, or text as UTF-8.
fn next_piece(object: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    let read = object.call_method1("read", (PIECE,))?;
    if let Ok(text) = read.cast::<PyString>() {
        // Halves of surrogate pairs have no bytes in UTF-8.
        return match text.to_cow() {
            Ok(text) => Ok(text.as_bytes().to_vec()),
            Err(error) if error.is_instance_of::<PyUnicodeEncodeError>(read.py()) => {
                Ok(text.to_string_lossy().as_bytes().to_vec())
            }
            Err(error) => Err(error),
        };
    }
    if read.is_none() {
        return Err(PyTypeError::new_err("read() gave None: an object that does not block cannot be read"));
    }
    let bytes = read.cast::<PyBytes>();
    bytes.map(|bytes| bytes.as_bytes().to_vec()).map_err(|_| PyTypeError::new_err("read() gave neither bytes nor text"))
}
