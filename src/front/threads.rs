//! Who works on batches: one thread on one after another, or all cores.

use std::collections::BTreeMap;
use std::sync::{Arc, mpsc};
use std::thread;

use crate::l10n::{Message, message};
use crate::record::Batch;
use crate::record::batch::BATCH_SIZE;

use super::batches::{Batches, Done, Task};
use super::collector::{Collector, Receiver};
use super::error::Error;
use super::turns::{Output, Over, Turns};
use super::work::{AnyJob, BatchOutput, FileFacts, work_safely};

/// How many batches are read ahead for each thread.
const BATCHES_AHEAD: usize = 3;
/// How many bytes are read ahead for each thread, in batches of whatever size; a long record makes a large one.
const BYTES_AHEAD: usize = BATCHES_AHEAD * 2 * BATCH_SIZE;

/// What a thread sends.
enum Sent<T> {
    /// Output of the batch of a file that is being worked on.
    Part(usize, Output),
    Done(Box<Done<T>>),
}

/// Works on one batch after another.
pub(crate) fn one_by_one<J: AnyJob, R: Receiver<J::Item>>(
    batches: &mut Batches,
    collector: &mut Collector<'_, J, R>,
) -> Result<(), Error> {
    while let Some(Task { file, batch, stored }) = batches.next_task() {
        let output = one_batch(file, &batch, &batches.files, collector)?;
        let done = Done { file, len: batch.bytes.len(), stored, output };
        collector.take(done, &batches.files)?;
        batches.reuse(batch);
        if collector.receiver.is_closed() {
            break;
        }
    }
    Ok(())
}

/// Works on one batch; a long one is given a thread, so that its output can be written meanwhile.
fn one_batch<J: AnyJob, R: Receiver<J::Item>>(
    file: usize,
    batch: &Batch,
    files: &[FileFacts],
    collector: &mut Collector<'_, J, R>,
) -> Result<Result<BatchOutput<J::Item>, Message>, Error> {
    let (options, job, facts) = (&collector.options.clone(), collector.job, &files[file]);
    let turns = Arc::new(Turns::default());
    let (sender, receiver) = mpsc::channel();
    // The receiver is gone only when the run has been given up.
    let send = move |part| drop(sender.send(part));
    let Some(outlets) = turns.outlets(0, batch.bytes.len(), send) else {
        return Ok(work_safely(batch, facts, options, job, None));
    };
    thread::scope(|scope| {
        let _over = Over(&turns);
        let worker = scope.spawn(move || work_safely(batch, facts, options, job, Some(outlets)));
        for part in receiver {
            collector.take_part(file, &part, files)?;
            turns.note_written();
        }
        let failed = |_| Err(message!("internal-fault", path = facts.path.as_str(), byte = batch.offset));
        Ok(worker.join().unwrap_or_else(failed))
    })
}

/// Lets every core work on batches, and writes what comes of them in their order.
pub(crate) fn on_all_cores<J: AnyJob, R: Receiver<J::Item>>(
    batches: &mut Batches,
    collector: &mut Collector<'_, J, R>,
) -> Result<(), Error> {
    let (options, job) = (&collector.options.clone(), collector.job);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).build();
    let Ok(pool) = pool else {
        // No threads to be had: the work is done on this one.
        return one_by_one(batches, collector);
    };
    let (most, most_bytes) = (options.jobs * BATCHES_AHEAD, options.jobs * BYTES_AHEAD);
    pool.in_place_scope(|scope| {
        let (sender, receiver) = mpsc::channel::<(u64, Sent<J::Item>)>();
        let turns = Arc::new(Turns::default());
        let _over = Over(&turns);
        let mut waiting = BTreeMap::new();
        let (mut n_started, mut n_written, mut bytes_ahead) = (0_u64, 0_u64, 0);
        let mut is_read = false;
        loop {
            while !is_read && n_started - n_written < most as u64 && bytes_ahead < most_bytes {
                let Some(Task { file, batch, stored }) = batches.next_task() else {
                    is_read = true;
                    break;
                };
                bytes_ahead += batch.bytes.len();
                let facts = batches.files[file].clone();
                let (sender, number) = (sender.clone(), n_started);
                let of_parts = sender.clone();
                let send = move |part| drop(of_parts.send((number, Sent::Part(file, part))));
                let outlets = turns.outlets(number, batch.bytes.len(), send);
                scope.spawn(move |_| {
                    let output = work_safely(&batch, &facts, options, job, outlets);
                    let done = Done { file, len: batch.bytes.len(), stored, output };
                    // The receiver is gone only when the run has been given up.
                    let _ = sender.send((number, Sent::Done(Box::new(done))));
                });
                n_started += 1;
            }
            if n_written == n_started {
                return Ok(());
            }
            match receiver.recv() {
                Ok((_, Sent::Part(file, part))) => {
                    collector.take_part(file, &part, &batches.files)?;
                    turns.note_written();
                }
                Ok((number, Sent::Done(done))) => drop(waiting.insert(number, *done)),
                Err(_) => return Ok(()),
            }
            while let Some(done) = waiting.remove(&n_written) {
                bytes_ahead -= done.len;
                collector.take(done, &batches.files)?;
                n_written += 1;
                turns.give_to(n_written);
            }
            if collector.receiver.is_closed() {
                return Ok(());
            }
        }
    })
}
