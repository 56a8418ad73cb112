//! Moves as Python texts, each created once: games have millions of moves, but only a few thousand different ones.

use std::collections::HashMap;
use std::sync::Mutex;

use foldhash::fast::FixedState;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

/// The maximum number of texts kept, whatever records hold.
const MOST: usize = 1 << 15;

/// Texts of at most eight bytes, by these bytes.
#[derive(Default)]
pub(crate) struct Interned(Mutex<HashMap<u64, Py<PyString>, FixedState>>);

impl Interned {
    pub(crate) fn list<'py, 'a>(
        &self,
        py: Python<'py>,
        texts: impl ExactSizeIterator<Item = &'a str>,
    ) -> PyResult<Bound<'py, PyList>> {
        // Nothing done under this lock releases the interpreter.
        let Ok(mut known) = self.0.lock() else { return PyList::new(py, texts) };
        let found = texts.map(|text| {
            let Some(key) = key(text) else { return PyString::new(py, text) };
            if let Some(known) = known.get(&key) {
                return known.bind(py).clone();
            }
            let made = PyString::new(py, text);
            if known.len() < MOST {
                known.insert(key, made.clone().unbind());
            }
            made
        });
        PyList::new(py, found)
    }
}

/// Returns the bytes of a short text as a number, which is unique because no text holds a byte 0.
fn key(text: &str) -> Option<u64> {
    let mut bytes = [0; 8];
    bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
    Some(u64::from_le_bytes(bytes)).filter(|_| !text.contains('\0'))
}
