//! Runs a job over inputs: every core works on batches, and the results are written in the order of the files.

use crate::l10n::{Message, message};
use crate::render::{DeferredBuffer, PassedOver, Summary};
use crate::text::Input;

use super::all_cores::on_all_cores;
use super::batches::Batches;
use super::collector::{Collector, Receiver};
use super::threads::one_by_one;
use super::work::AnyJob;
use crate::front::error::{Error, io_reason};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::unread::Unread;

/// The outcome of a run.
#[derive(Debug, Default)]
pub struct RunReport {
    /// What was read and found, counted.
    pub summary: Summary,
    /// What could not be read, or not to its end, and why: a line each.
    pub(crate) errors: Vec<(String, Message)>,
    /// What was passed over, and why; not an error.
    pub skipped: Vec<Message>,
    /// Bytes that are not text and belong to no record: parts that could not be read.
    pub passed_over: Vec<PassedOver>,
    /// Faults of this program that cost a batch.
    pub faults: Vec<Message>,
    /// The number of files named that hold no record.
    pub n_without_record: u64,
    /// Whether files were named, and none of them holds a record.
    holds_nothing: bool,
}

impl RunReport {
    /// Returns what could not be read, or not to its end, and why.
    #[must_use]
    pub fn unread(&self) -> Vec<Unread> {
        let of_files = self.errors.iter().cloned().map(|(path, reason)| Unread { path, reason });
        let own = self.faults.iter().cloned().map(|reason| Unread { path: String::new(), reason });
        of_files.chain(own).collect()
    }

    /// Adds the outcome of another run.
    pub(crate) fn add(&mut self, other: Self) {
        self.summary.add(&other.summary);
        self.errors.extend(other.errors);
        self.skipped.extend(other.skipped);
        self.passed_over.extend(other.passed_over);
        self.faults.extend(other.faults);
        self.n_without_record += other.n_without_record;
        self.holds_nothing |= other.holds_nothing;
    }

    /// Returns true if everything could be read.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.errors.is_empty() && self.faults.is_empty()
    }

    /// Returns true if the answer may replace an older one: everything was read, and the inputs were empty or had a record.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.is_whole() && !self.holds_nothing
    }
}

/// Runs a job over inputs, and gives what it makes to a receiver.
pub(crate) fn run_job(
    listed: Inputs,
    options: &Options,
    job: &dyn AnyJob,
    receiver: &mut dyn Receiver,
) -> Result<RunReport, Error> {
    let Inputs { all: inputs, folders, named_folders, errors: unlisted, own } = listed;
    let unlisted = unlisted.into_iter().map(|error| (Input::File(error.path).display_name(), io_reason(&error.error)));
    let mut errors: Vec<_> = unlisted.collect();
    let mut batches = Batches::new(inputs, folders, options.clone()).for_job(job);
    let mut collector = Collector::new(options.clone(), receiver);
    collector.begin(job)?;
    let work = if options.jobs == 1 { one_by_one } else { on_all_cores };
    work(&mut batches, &mut collector, job)?;
    if !collector.is_closed(job) {
        collector.end_files(&batches.files, batches.files.len(), job)?;
    }
    if errors.is_empty() && batches.errors.is_empty() && !collector.is_closed(job) {
        collector.end_folders(&named_folders, batches.files.len(), job)?;
    }
    collector.receiver.advance(batches.passed_over(), &collector.total);
    collector.end(job)?;
    #[cfg(feature = "database")]
    if let Some((index, _)) = job.index() {
        batches.errors.iter().for_each(|(path, _)| index.spoil(path));
    }
    errors.append(&mut batches.errors);
    let own = own.iter().map(|path| message!("own-output-skipped", path = path.to_string_lossy().into_owned()));
    let skipped = own.chain(batches.skipped.drain(..)).collect();
    let mut summary = collector.total;
    summary.unreadable_files = errors.chunk_by(|one, other| one.0 == other.0).count() as u64;
    let Collector { passed_over, faults, n_without_record, receiver, .. } = collector;
    let mut last = DeferredBuffer::new(options.language);
    job.frame().summary(&summary, &passed_over, options.language, &mut last.bytes);
    if !last.is_empty() {
        receiver.results(&last, 0)?;
    }
    let holds_nothing = summary.records == 0 && n_without_record > 0;
    Ok(RunReport { summary, errors, skipped, passed_over, faults, n_without_record, holds_nothing })
}
