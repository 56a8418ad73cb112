//! Output of a long batch that leaves it while it is made: one batch at a time, in the order of the files.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::render::{DeferredBuffer, Outlet};

/// A shorter batch, as nearly all are, returns its output when it is done.
pub(crate) const LONG_BATCH: usize = 1 << 20;
/// The maximum number of parts that may wait to be written.
const MAX_WAITING: u32 = 2;

/// Output that has left its batch.
pub(crate) enum Output {
    /// For standard output or the output file.
    Results(DeferredBuffer),
    /// For standard error.
    Messages(DeferredBuffer),
}

/// Decides which batch may pass on output: the one after all that is written.
///
/// Threads with later batches wait. They take batches in their order, so the batch whose turn it is has a thread.
#[derive(Default)]
pub(crate) struct Turns {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    batch: u64,
    n_waiting: u32,
    is_over: bool,
}

impl Turns {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a batch may pass on output. Returns false if output is no longer received.
    fn await_turn(&self, batch: u64) -> bool {
        let must_wait = |state: &mut State| !state.is_over && (state.batch != batch || state.n_waiting >= MAX_WAITING);
        let mut state = self.changed.wait_while(self.state(), must_wait).unwrap_or_else(PoisonError::into_inner);
        state.n_waiting += 1;
        !state.is_over
    }

    pub(crate) fn note_written(&self) {
        self.state().n_waiting -= 1;
        self.changed.notify_all();
    }

    pub(crate) fn give_to(&self, batch: u64) {
        self.state().batch = batch;
        self.changed.notify_all();
    }

    /// Creates the outlets of a batch for results and for messages; `None` if its output is short.
    pub(crate) fn outlets(
        self: &Arc<Self>,
        batch: u64,
        is_long: bool,
        send: impl Fn(Output) + Clone + Send + Sync + 'static,
    ) -> Option<[Outlet; 2]> {
        let outlet = |part: fn(DeferredBuffer) -> Output| {
            let (turns, send) = (Arc::clone(self), send.clone());
            Outlet::new(move |pages| {
                if turns.await_turn(batch) {
                    send(part(pages));
                }
            })
        };
        is_long.then(|| [outlet(Output::Results), outlet(Output::Messages)])
    }
}

/// Ends all waiting when it is dropped: later output is not written.
pub(crate) struct Over<'a>(pub(crate) &'a Turns);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.state().is_over = true;
        self.0.changed.notify_all();
    }
}
