//! The output of one batch of records.

use std::any::Any;

#[cfg(feature = "database")]
use crate::database::EntryBatch;
use crate::findings::{Rule, Severity};
#[cfg(feature = "database")]
use crate::render::table::TableRows;
use crate::render::{DeferredBuffer, Summary};

use super::batch_beginning::BatchBeginning;
use super::first_of_kind::KindsOfBatch;
use super::items::Items;
#[cfg(feature = "database")]
use crate::findings::KeptFindings;

/// Nothing is kept about records without a database of them.
#[cfg(not(feature = "database"))]
type EntryBatch = ();

/// The output of a batch: buffers for both streams, and counts.
#[derive(Debug, Default)]
pub(crate) struct BatchOutput {
    /// For standard output or the output file.
    pub(crate) results: DeferredBuffer,
    /// For standard error.
    pub(crate) messages: DeferredBuffer,
    /// What was read and found.
    pub(crate) summary: Summary,
    /// Bytes that are not text and belong to no record: their offset in the file as stored, and their number.
    pub(crate) noise: Vec<(u64, u64)>,
    /// Whether anything but blanks was read.
    pub(crate) has_text: bool,
    /// The beginning of the batch.
    pub(crate) beginning: BatchBeginning,
    /// The number of records of the batch before the range; they are only counted.
    pub(crate) n_passed_over: u64,
    /// Whether a record of the batch is after the range.
    pub(crate) has_later_records: bool,
    /// What is kept about the records, for commands that examine all of them together.
    pub(crate) records: EntryBatch,
    /// How often each rule was broken, for those commands.
    pub(crate) by_rule: Vec<(&'static Rule, u64)>,
    /// What was found in which of the records that are kept.
    pub(crate) of_records: Vec<FoundOfRecord>,
    /// The findings, if they are kept for the next run.
    #[cfg(feature = "database")]
    pub(crate) kept: KeptFindings,
    /// The rows of its games, if a table is written.
    #[cfg(feature = "database")]
    pub(crate) rows: Option<Box<TableRows>>,
    /// How many findings were left out because they are known.
    pub(crate) n_known: u64,
    /// Drafted decisions about findings in records, if requested.
    pub(crate) drafted: String,
    /// What the form of a game without a board remembers of the records of a file.
    pub(crate) memory: Option<Box<dyn Any + Send>>,
    /// The findings that are written, where only the first of each kind are.
    pub(crate) kinds: KindsOfBatch,
    /// Plain data for the caller; records are numbered within the batch.
    pub(crate) items: Items,
}

impl BatchOutput {
    /// Drops the counts of findings, for jobs that show none.
    pub(crate) fn drop_counts_of_findings(&mut self) {
        let Summary { records, plies, .. } = self.summary;
        self.summary = Summary { records, plies, ..Summary::default() };
    }
}

/// How often a rule was broken in a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoundOfRecord {
    /// Which of the records that are kept of the batch.
    pub(crate) record: u32,
    pub(crate) rule: &'static Rule,
    pub(crate) severity: Severity,
    pub(crate) count: u64,
}
