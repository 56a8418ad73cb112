//! Games, one after another.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use zapis::CompactGame;

use crate::feed::Feed;
use crate::game::{Game, OfRun};
use crate::interned::Interned;
use crate::options::Keywords;
use crate::sources::Sources;
use crate::summary::{Summary, Unread};

/// The games of some files, in their order.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Games {
    feed: Feed<CompactGame, Summary>,
    of_run: Arc<OfRun>,
}

#[pymethods]
impl Games {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        let next = self.feed.next(py)?;
        Ok(next.map(|game| Game::new(game, Arc::clone(&self.of_run))))
    }

    /// How much was read and found; None before the end.
    #[getter]
    fn summary(&self) -> Option<Summary> {
        self.feed.summary()
    }

    /// What could not be read; empty before the end.
    #[getter]
    fn unread(&self) -> Vec<Unread> {
        self.feed.unread()
    }
}

/// Reads games: tags, moves, positions, clocks, evaluations, comments, findings.
///
/// Sources are paths of files and folders, bytes, or objects with `read`; files may be compressed. Games come in the
/// order of the files, and threads read ahead. What cannot be read raises a `ReadError` after the last game.
#[pyfunction]
#[pyo3(signature = (*sources, **options))]
pub(crate) fn read(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Games> {
    let options = Keywords::read_options_alone(py, options, "read")?;
    let sources = Sources::of(sources)?;
    let run = py.detach(|| zapis::compact_games(sources.inputs(), &options.options));
    let feed = Feed::new(run, sources.raised(), options.language, |game| game)?;
    let of_run = Arc::new(OfRun { options, sans: Interned::default(), ucis: Interned::default() });
    Ok(Games { feed, of_run })
}
