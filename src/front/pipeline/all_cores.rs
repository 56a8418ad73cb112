//! All cores work on batches, each on one at a time.

use std::collections::BTreeMap;
use std::sync::{Arc, mpsc};

use super::batch_job::work_on;
use super::batches::{BATCHES_AHEAD, BYTES_AHEAD, Batches, Done, Task};
use super::collector::{Collector, Receiver};
use super::threads::one_by_one;
use super::turns::{Output, Over, Turns};
use super::work::AnyJob;
use crate::front::error::Error;

/// What a thread sends.
enum Sent {
    /// Output of the batch of a file that is being worked on.
    Part(usize, Output),
    Done(Box<Done>),
}

/// Works on batches on every core, and writes the results in their order.
pub(crate) fn on_all_cores<R: Receiver>(
    batches: &mut Batches,
    collector: &mut Collector<R>,
    job: &dyn AnyJob,
) -> Result<(), Error> {
    let options = &collector.options.clone();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).build();
    let Ok(pool) = pool else {
        // Without threads, the work is done on this one.
        return one_by_one(batches, collector, job);
    };
    let (most, most_bytes) = (options.jobs * BATCHES_AHEAD, options.jobs * BYTES_AHEAD);
    pool.in_place_scope(|scope| {
        let (sender, receiver) = mpsc::channel::<(u64, Sent)>();
        let turns = Arc::new(Turns::default());
        let _over = Over(&turns);
        let mut waiting = BTreeMap::new();
        let (mut n_started, mut n_written, mut bytes_ahead) = (0_u64, 0_u64, 0);
        let mut is_read = false;
        loop {
            while !is_read && n_started - n_written < most as u64 && bytes_ahead < most_bytes {
                let Some(Task { file, batch, source, stored }) = batches.next_task() else {
                    is_read = true;
                    break;
                };
                bytes_ahead += batch.bytes.len();
                let facts = batches.files[file].clone();
                let (sender, number) = (sender.clone(), n_started);
                let of_parts = sender.clone();
                let send = move |part| drop(of_parts.send((number, Sent::Part(file, part))));
                let outlets = turns.outlets(number, facts.is_long(&batch), send);
                scope.spawn(move |_| {
                    let output = work_on(job, (&batch, source), &facts, options, outlets);
                    let done = Done { file, len: batch.bytes.len(), stored, output };
                    // The receiver is gone only if the run was abandoned.
                    let _ = sender.send((number, Sent::Done(Box::new(done))));
                });
                n_started += 1;
            }
            if n_written == n_started {
                return Ok(());
            }
            match receiver.recv() {
                Ok((_, Sent::Part(file, mut part))) => {
                    collector.take_part(file, &mut part, &batches.files, job)?;
                    turns.note_written();
                }
                Ok((number, Sent::Done(done))) => drop(waiting.insert(number, *done)),
                Err(_) => return Ok(()),
            }
            while let Some(done) = waiting.remove(&n_written) {
                bytes_ahead -= done.len;
                collector.take(done, &batches.files, job)?;
                n_written += 1;
                turns.give_to(n_written);
            }
            if collector.is_closed(job) {
                return Ok(());
            }
        }
    })
}
