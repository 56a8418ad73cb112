//! The results of a job, one after another, in the order of the files.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::vec;

use rayon::prelude::*;

use crate::l10n::Message;
use crate::render::{DeferredBuffer, PassedOver, Summary};
use crate::text::Input;

use super::batch_job::work_on;
use super::batches::{BATCHES_AHEAD, BYTES_AHEAD, Batches, Done, Task};
use super::collector::{Collector, Receiver};
use super::items::Items;
use super::question::AsJob;
use super::work::AnyJob;
use crate::front::error::{Error, io_reason};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::unread::Unread;

/// A result numbered within its batch, and then within its file.
pub(crate) trait Numbered: Send + 'static {
    /// Adds the number of records of its file before the batch.
    fn add_records_before(&mut self, before: u64);
}

/// Keeps the values of each batch, with the number of records of its file before it, until they are taken.
struct Queue(VecDeque<(Items, u64)>);

impl Receiver for Queue {
    fn results(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), Error> {
        Ok(())
    }

    fn items(&mut self, items: Items, before: u64) {
        self.0.push_back((items, before));
    }
}

/// Reads inputs and returns the results of a job, all of type `T`.
///
/// Batches are worked on by all threads when a result is asked for and none is left; memory is bounded by batches, not
/// by files.
pub(crate) struct Stream<J, T> {
    inputs: StreamedInputs,
    job: J,
    /// The rest of the values of a batch, and the number of records of its file before it.
    items: (vec::IntoIter<T>, u64),
}

/// The inputs of a stream, and what became of them so far.
struct StreamedInputs {
    batches: Batches,
    collector: Collector<Queue>,
    folders: Vec<(usize, PathBuf)>,
    unread: Vec<Unread>,
    skipped: Vec<Message>,
    is_over: bool,
    is_begun: bool,
}

impl<J: AsJob, T: Numbered> Stream<J, T> {
    pub(crate) fn new(inputs: Inputs, options: &Options, job: J) -> Self {
        Self { inputs: StreamedInputs::new(inputs, options, job.as_job()), job, items: (Vec::new().into_iter(), 0) }
    }

    pub(crate) const fn summary(&self) -> &Summary {
        &self.inputs.collector.total
    }

    pub(crate) fn unread(&self) -> &[Unread] {
        &self.inputs.unread
    }

    /// Returns what was passed over so far because it holds no records.
    pub(crate) fn skipped(&self) -> &[Message] {
        &self.inputs.skipped
    }

    /// Returns what was passed over so far because it is not text and belongs to no record.
    pub(crate) fn passed_over(&self) -> &[PassedOver] {
        &self.inputs.collector.passed_over
    }

    /// Returns how many files named so far hold no record.
    #[cfg(feature = "database")]
    pub(crate) const fn n_without_record(&self) -> u64 {
        self.inputs.collector.n_without_record
    }

    pub(crate) fn next_item(&mut self) -> Option<T> {
        loop {
            let (items, before) = &mut self.items;
            if let Some(mut item) = items.next() {
                item.add_records_before(*before);
                return Some(item);
            }
            let (mut items, before) = self.inputs.next_items(self.job.as_job())?;
            self.items = (items.take().into_iter(), before);
        }
    }

    #[cfg(feature = "database")]
    pub(crate) const fn job(&self) -> &J {
        &self.job
    }

    /// Notes an error among what could not be read.
    #[cfg(feature = "database")]
    pub(crate) fn note(&mut self, done: Result<(), Error>) {
        self.inputs.note(done);
    }
}

impl StreamedInputs {
    fn new(inputs: Inputs, options: &Options, job: &dyn AnyJob) -> Self {
        let unread = inputs.errors.iter().map(|error| Unread {
            path: Input::File(error.path.clone()).display_name(),
            reason: io_reason(&error.error),
        });
        Self {
            unread: unread.collect(),
            batches: Batches::new(inputs.all, inputs.folders, options.clone()).for_job(job),
            collector: Collector::new(options.clone(), Queue(VecDeque::new())),
            folders: inputs.named_folders,
            skipped: Vec::new(),
            is_over: false,
            is_begun: false,
        }
    }

    /// Returns the values of the next batch, unless all were read.
    fn next_items(&mut self, job: &dyn AnyJob) -> Option<(Items, u64)> {
        loop {
            if let Some(items) = self.collector.receiver.0.pop_front() {
                return Some(items);
            }
            if self.is_over {
                return None;
            }
            self.work(job);
        }
    }

    fn work(&mut self, job: &dyn AnyJob) {
        let jobs = self.collector.options.jobs;
        // The first result comes as soon as one batch is done.
        let n_wanted = if std::mem::replace(&mut self.is_begun, true) { jobs * BATCHES_AHEAD } else { 1 };
        let (mut tasks, mut bytes) = (Vec::new(), 0);
        while tasks.len() < n_wanted && bytes < jobs * BYTES_AHEAD {
            let Some(task) = self.batches.next_task() else {
                self.is_over = true;
                break;
            };
            bytes += task.batch.bytes.len();
            tasks.push(task);
        }
        let (files, options) = (&self.batches.files, &self.collector.options);
        let work = |task: &mut Task| work_on(job, (&task.batch, task.source.take()), &files[task.file], options, None);
        let outputs: Vec<_> = if jobs > 1 && tasks.len() > 1 {
            // At most as many pieces as requested threads.
            let least = tasks.len().div_ceil(jobs);
            tasks.par_iter_mut().with_min_len(least).map(work).collect()
        } else {
            tasks.iter_mut().map(work).collect()
        };
        for (Task { file, batch, stored, .. }, output) in tasks.into_iter().zip(outputs) {
            let done = Done { file, len: batch.bytes.len(), stored, output };
            let taken = self.collector.take(done, &self.batches.files, job);
            self.note(taken);
            self.batches.reuse(batch);
        }
        if self.is_over {
            self.end(job);
        }
        #[cfg(feature = "database")]
        if let Some((index, _)) = job.index() {
            self.batches.errors.iter().for_each(|(path, _)| index.spoil(path));
        }
        self.unread.extend(self.batches.errors.drain(..).map(|(path, reason)| Unread { path, reason }));
        let faults = self.collector.faults.drain(..);
        self.unread.extend(faults.map(|reason| Unread { path: String::new(), reason }));
        self.skipped.append(&mut self.batches.skipped);
        self.count_unreadable();
    }

    /// Counts the files that could not be read; a file may have several reasons.
    fn count_unreadable(&mut self) {
        let mut last = None;
        let of_files = self.unread.iter().map(|unread| &unread.path).filter(|path| !path.is_empty());
        let n_files = of_files.filter(|path| last.replace(*path) != Some(*path)).count();
        self.collector.total.unreadable_files = n_files as u64;
    }

    fn end(&mut self, job: &dyn AnyJob) {
        let n_files = self.batches.files.len();
        let ended = self.collector.end_files(&self.batches.files, n_files, job);
        self.note(ended);
        if self.unread.is_empty() && self.batches.errors.is_empty() {
            let ended = self.collector.end_folders(&self.folders, n_files, job);
            self.note(ended);
        }
    }

    /// Notes an error among what could not be read.
    fn note(&mut self, done: Result<(), Error>) {
        if let Err(error) = done {
            self.unread.push(Unread { path: String::new(), reason: error.message() });
        }
    }
}

/// Defines the iterator that a function of the library returns: items in the order of the files, what could not be
/// read, what was passed over, the counts.
///
/// The inner type has methods `next_item`, `unread`, `skipped`, `passed_over`, `summary`.
macro_rules! iterator_over {
    ($(#[$doc:meta])* $name:ident($inner:ty) of $item:ty, $(#[$of_summary:meta])* $summary:ty) => {
        $(#[$doc])*
        pub struct $name($inner);

        impl $name {
            /// Returns what could not be read, or not to its end; complete when the iterator has come to its end.
            #[must_use]
            pub fn unread(&self) -> &[$crate::front::Unread] {
                self.0.unread()
            }

            /// Returns what was passed over because it holds no records of games: archives inside archives, files of
            /// other formats.
            #[must_use]
            pub fn skipped(&self) -> &[$crate::l10n::Message] {
                self.0.skipped()
            }

            /// Returns the bytes that were passed over because they are not text and belong to no record.
            #[must_use]
            pub fn passed_over(&self) -> &[$crate::render::PassedOver] {
                self.0.passed_over()
            }

            $(#[$of_summary])*
            #[must_use]
            pub const fn summary(&self) -> &$summary {
                self.0.summary()
            }
        }

        impl Iterator for $name {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                self.0.next_item()
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name)).field("summary", self.summary()).finish_non_exhaustive()
            }
        }
    };
}

pub(crate) use iterator_over;
