//! Results that a thread produces ahead of their consumer; the interpreter's lock is free meanwhile.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use zapis::Language;

use crate::errors::{forked, unread};
use crate::sources::Raised;
use crate::summary::Unread;

/// The number of results passed between threads at once.
const AT_ONCE: usize = 128;
/// The number of such pieces produced ahead.
const AHEAD: usize = 48;
/// The interval between checks for Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(100);

/// The outcome of a run.
pub(crate) struct End<S> {
    pub(crate) summary: S,
    pub(crate) unread: Vec<Unread>,
    /// What was not done, though everything could be read.
    pub(crate) refused: Vec<String>,
}

/// An iterator of the library that reports its outcome at its end.
pub(crate) trait Run: Iterator + Send + 'static {
    type Summary: Send + 'static;

    fn end(&self, language: Language) -> End<Self::Summary>;
}

macro_rules! runs {
    ($($iterator:ty => $summary:ty, $refused:expr;)+) => {
        $(impl $crate::feed::Run for $iterator {
            type Summary = $summary;

            fn end(&self, language: zapis::Language) -> $crate::feed::End<$summary> {
                let refused: fn(&Self) -> &[zapis::Message] = $refused;
                $crate::feed::End {
                    summary: self.summary().into(),
                    unread: self.unread().iter().map(|unread| $crate::summary::Unread::of(unread, language)).collect(),
                    refused: refused(self).iter().map(|reason| reason.in_language(language)).collect(),
                }
            }
        })+
    };
}

runs! {
    zapis::CompactGames => crate::summary::Summary, |_| &[];
    zapis::Findings => crate::summary::Summary, |_| &[];
    zapis::Repairs => crate::summary::Summary, |_| &[];
}

pub(crate) use runs;

enum Piece<T, S> {
    Results(Vec<T>),
    End(End<S>),
}

/// The results produced and not yet taken.
struct State<T, S> {
    pieces: Option<Receiver<Piece<T, S>>>,
    ready: VecDeque<T>,
    end: Option<End<S>>,
}

/// Results in their order, produced by a separate thread.
pub(crate) struct Feed<T, S> {
    state: Mutex<State<T, S>>,
    raised: Raised,
    process: u32,
}

impl<T: Send + 'static, S: Send + Clone + 'static> Feed<T, S> {
    /// Begins a run; `make` converts each result, on the thread of the run.
    pub(crate) fn new<R: Run<Summary = S>>(
        run: R,
        raised: Raised,
        language: Language,
        make: impl Fn(R::Item) -> T + Send + 'static,
    ) -> PyResult<Self> {
        let (sender, pieces) = sync_channel(AHEAD);
        let work = move || hand_on(run, &sender, language, make);
        std::thread::Builder::new().name("zapis".to_owned()).spawn(work)?;
        let state = State { pieces: Some(pieces), ready: VecDeque::new(), end: None };
        Ok(Self { state: Mutex::new(state), raised, process: std::process::id() })
    }

    /// Returns the next result; at the end raises what could not be read, once.
    pub(crate) fn next(&self, py: Python<'_>) -> PyResult<Option<T>> {
        loop {
            if std::process::id() != self.process {
                return Err(forked());
            }
            // A holder of this lock never waits for the interpreter.
            if let Some(done) = py.detach(|| self.advance())? {
                return Ok(done);
            }
            if let Some(end) = self.take_unread() {
                if let Some(error) = self.raised.take() {
                    return Err(error);
                }
                if !end.is_empty() {
                    return Err(unread(py, end));
                }
                return Ok(None);
            }
            py.check_signals()?;
        }
    }

    /// Waits a while for a result: `None` if none has come yet, and at the end for the first time.
    #[expect(clippy::option_option, reason = "not yet set, no longer set, or set")]
    fn advance(&self) -> PyResult<Option<Option<T>>> {
        let lost = || PyRuntimeError::new_err("the thread that reads records has ended unexpectedly");
        let mut state = self.state.lock().map_err(|_| lost())?;
        if let Some(result) = state.ready.pop_front() {
            return Ok(Some(Some(result)));
        }
        let Some(pieces) = &state.pieces else { return Ok(Some(None)) };
        match pieces.recv_timeout(PATIENCE) {
            Ok(Piece::Results(results)) => {
                state.ready = results.into();
                Ok(state.ready.pop_front().map(Some))
            }
            Ok(Piece::End(end)) => {
                state.end = Some(end);
                Ok(None)
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                state.pieces = None;
                Err(lost())
            }
        }
    }

    /// Closes the run if it has just come to its end, and returns what could not be read.
    fn take_unread(&self) -> Option<Vec<Unread>> {
        let mut state = self.state.lock().ok()?;
        state.pieces.as_ref()?;
        let unread = state.end.as_ref()?.unread.clone();
        state.pieces = None;
        Some(unread)
    }

    /// Returns the counts of the run; `None` before its end.
    pub(crate) fn summary(&self) -> Option<S> {
        let state = self.state.lock().ok()?;
        state.end.as_ref().map(|end| end.summary.clone())
    }

    /// Lists what could not be read; empty before the end.
    pub(crate) fn unread(&self) -> Vec<Unread> {
        let state = self.state.lock().ok();
        state.and_then(|state| state.end.as_ref().map(|end| end.unread.clone())).unwrap_or_default()
    }

    /// Lists what was not done; empty before the end.
    pub(crate) fn refused(&self) -> Vec<String> {
        let state = self.state.lock().ok();
        state.and_then(|state| state.end.as_ref().map(|end| end.refused.clone())).unwrap_or_default()
    }
}

/// Runs to the end, or until the results are no longer taken.
fn hand_on<R: Run, T>(
    mut run: R,
    sender: &SyncSender<Piece<T, R::Summary>>,
    language: Language,
    make: impl Fn(R::Item) -> T,
) {
    let mut results = Vec::with_capacity(AT_ONCE);
    let mut begun = std::time::Instant::now();
    for result in run.by_ref() {
        results.push(make(result));
        if results.len() == AT_ONCE || begun.elapsed() > PATIENCE {
            if sender.send(Piece::Results(std::mem::take(&mut results))).is_err() {
                return;
            }
            begun = std::time::Instant::now();
        }
    }
    // If the rest is not taken, the end is not needed either.
    if results.is_empty() || sender.send(Piece::Results(results)).is_ok() {
        let _ = sender.send(Piece::End(run.end(language)));
    }
}

/// Defines the class of an iterator that a function of the module returns: results in the order of the files, the
/// counts, what could not be read.
macro_rules! iterator_class {
    ($(#[$doc:meta])* $name:ident of $item:ty, $(#[$of_summary:meta])* $summary:ty $(, { $($more:tt)* })?) => {
        $(#[$doc])*
        #[pyo3::pyclass(frozen, module = "zapis")]
        pub(crate) struct $name($crate::feed::Feed<$item, $summary>);

        #[pyo3::pymethods]
        impl $name {
            fn __iter__(slf: pyo3::Bound<'_, Self>) -> pyo3::Bound<'_, Self> {
                slf
            }

            fn __next__(&self, py: pyo3::Python<'_>) -> pyo3::PyResult<Option<$item>> {
                self.0.next(py)
            }

            $(#[$of_summary])*
            #[getter]
            fn summary(&self) -> Option<$summary> {
                self.0.summary()
            }

            /// What could not be read; empty before the end.
            #[getter]
            fn unread(&self) -> Vec<$crate::summary::Unread> {
                self.0.unread()
            }

            $($($more)*)?
        }
    };
}

pub(crate) use iterator_class;
