//! The threads that work on batches: one on one after another, or all cores.

use std::sync::{Arc, mpsc};
use std::thread;

use crate::l10n::{Message, message};
use crate::record::Batch;

use super::batch_job::work_on;
use super::batch_output::BatchOutput;
use super::batches::{Batches, Done, Task};
use super::boardless::BoardlessSource;
use super::collector::{Collector, Receiver};
use super::file_facts::FileFacts;
use super::turns::{Over, Turns};
use super::work::AnyJob;
use crate::front::error::Error;

/// Works on one batch after another.
pub(crate) fn one_by_one<R: Receiver>(
    batches: &mut Batches,
    collector: &mut Collector<R>,
    job: &dyn AnyJob,
) -> Result<(), Error> {
    while let Some(Task { file, batch, source, stored }) = batches.next_task() {
        let output = one_batch(file, (&batch, source), &batches.files, collector, job)?;
        let done = Done { file, len: batch.bytes.len(), stored, output };
        collector.take(done, &batches.files, job)?;
        batches.reuse(batch);
        if collector.is_closed(job) {
            break;
        }
    }
    Ok(())
}

/// Works on one batch; a long one gets a thread, so that its output can be written meanwhile.
fn one_batch<R: Receiver>(
    file: usize,
    (batch, source): (&Batch, Option<BoardlessSource>),
    files: &[FileFacts],
    collector: &mut Collector<R>,
    job: &dyn AnyJob,
) -> Result<Result<BatchOutput, Message>, Error> {
    let (options, facts) = (&collector.options.clone(), &files[file]);
    let turns = Arc::new(Turns::default());
    let (sender, receiver) = mpsc::channel();
    // The receiver is gone only if the run was abandoned.
    let send = move |part| drop(sender.send(part));
    let Some(outlets) = turns.outlets(0, facts.is_long(batch), send) else {
        return Ok(work_on(job, (batch, source), facts, options, None));
    };
    thread::scope(|scope| {
        let _over = Over(&turns);
        let worker = scope.spawn(move || work_on(job, (batch, source), facts, options, Some(outlets)));
        for mut part in receiver {
            collector.take_part(file, &mut part, files, job)?;
            turns.note_written();
        }
        let failed = |_| Err(message!("internal-fault", path = facts.path.as_str(), byte = batch.offset));
        Ok(worker.join().unwrap_or_else(failed))
    })
}
