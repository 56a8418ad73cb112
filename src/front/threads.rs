//! The threads that work on batches: one on one after another, or all cores.

use std::sync::{Arc, mpsc};
use std::thread;

use crate::l10n::{Message, message};
use crate::record::Batch;

use super::batch_output::BatchOutput;
use super::batches::{Batches, Done, Task};
use super::collector::{Collector, Receiver};
use super::error::Error;
use super::file_facts::FileFacts;
use super::turns::{Over, Turns};
use super::work::{AnyJob, work_safely};

/// Works on one batch after another.
pub(crate) fn one_by_one<J: AnyJob + Copy + Send, R: Receiver<J::Item>>(
    batches: &mut Batches,
    collector: &mut Collector<J, R>,
) -> Result<(), Error> {
    while let Some(Task { file, batch, stored }) = batches.next_task() {
        let output = one_batch(file, &batch, &batches.files, collector)?;
        let done = Done { file, len: batch.bytes.len(), stored, output };
        collector.take(done, &batches.files)?;
        batches.reuse(batch);
        if collector.is_closed() {
            break;
        }
    }
    Ok(())
}

/// Works on one batch; a long one gets a thread, so that its output can be written meanwhile.
fn one_batch<J: AnyJob + Copy + Send, R: Receiver<J::Item>>(
    file: usize,
    batch: &Batch,
    files: &[FileFacts],
    collector: &mut Collector<J, R>,
) -> Result<Result<BatchOutput<J::Item>, Message>, Error> {
    let (options, job, facts) = (&collector.options.clone(), collector.job, &files[file]);
    let turns = Arc::new(Turns::default());
    let (sender, receiver) = mpsc::channel();
    // The receiver is gone only if the run was abandoned.
    let send = move |part| drop(sender.send(part));
    let Some(outlets) = turns.outlets(0, facts.is_long(batch), send) else {
        return Ok(work_safely(batch, facts, options, &job, None));
    };
    thread::scope(|scope| {
        let _over = Over(&turns);
        let worker = scope.spawn(move || work_safely(batch, facts, options, &job, Some(outlets)));
        for part in receiver {
            collector.take_part(file, &part, files)?;
            turns.note_written();
        }
        let failed = |_| Err(message!("internal-fault", path = facts.path.as_str(), byte = batch.offset));
        Ok(worker.join().unwrap_or_else(failed))
    })
}
