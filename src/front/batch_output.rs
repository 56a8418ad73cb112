//! What one batch of records gives.

#[cfg(feature = "bridge")]
use crate::bridge::LinWriter;
#[cfg(feature = "database")]
use crate::database::EntryBatch;
use crate::findings::{Rule, Severity};
#[cfg(feature = "tables")]
use crate::render::table::TableRows;
use crate::render::{DeferredBuffer, Summary};

use super::batch_beginning::BatchBeginning;
#[cfg(feature = "bridge")]
use super::bridge_place::PlaceOfGame;
use super::first_of_kind::KindsOfBatch;
#[cfg(feature = "database")]
use crate::findings::KeptFindings;

/// Nothing is kept of records where no database of them is made.
#[cfg(not(feature = "database"))]
type EntryBatch = ();

/// What a batch gives: pages for both streams, and counts.
#[derive(Debug)]
pub(crate) struct BatchOutput<T = ()> {
    /// For standard output or the output file.
    pub(crate) results: DeferredBuffer,
    /// For standard error.
    pub(crate) messages: DeferredBuffer,
    /// What was read and found.
    pub(crate) summary: Summary,
    /// What is no text and belongs to no record: where it begins in the file as stored, and how many bytes it has.
    pub(crate) noise: Vec<(u64, u64)>,
    /// Whether anything but blanks was read.
    pub(crate) has_text: bool,
    /// Where the batch begins.
    pub(crate) beginning: BatchBeginning,
    /// How many records of the batch stand before the range that is read: they count, and that is all.
    pub(crate) n_passed_over: u64,
    /// Whether a record of the batch stands behind that range.
    pub(crate) has_later_records: bool,
    /// What is kept of the records, by commands that look at all of them together.
    pub(crate) records: EntryBatch,
    /// How often each rule was broken, for those commands.
    pub(crate) by_rule: Vec<(&'static Rule, u64)>,
    /// What was found in which of the records that are kept.
    pub(crate) of_records: Vec<FoundOfRecord>,
    /// What was found, where it is kept so that it need not be found again.
    #[cfg(feature = "database")]
    pub(crate) kept: KeptFindings,
    /// The rows of its games, where an audit becomes a database.
    #[cfg(feature = "tables")]
    pub(crate) rows: Option<Box<TableRows>>,
    /// How many findings were left out because they are known.
    pub(crate) n_known: u64,
    /// What may be decided of what was found in records, drafted where that is asked for.
    pub(crate) drafted: String,
    /// Games of a match of bridge that are written as LIN when it is over.
    #[cfg(feature = "bridge")]
    pub(crate) lin: LinWriter<PlaceOfGame>,
    /// The findings that are written, where only the first of each kind are.
    pub(crate) kinds: KindsOfBatch,
    /// What is handed to whoever reads on, as plain data; records are numbered within the batch.
    pub(crate) items: Vec<T>,
}

impl<T> Default for BatchOutput<T> {
    fn default() -> Self {
        Self {
            noise: Vec::new(),
            results: DeferredBuffer::default(),
            messages: DeferredBuffer::default(),
            summary: Summary::default(),
            has_text: false,
            beginning: BatchBeginning::default(),
            n_passed_over: 0,
            has_later_records: false,
            records: EntryBatch::default(),
            by_rule: Vec::new(),
            of_records: Vec::new(),
            #[cfg(feature = "bridge")]
            lin: LinWriter::default(),
            #[cfg(feature = "database")]
            kept: KeptFindings::default(),
            #[cfg(feature = "tables")]
            rows: None,
            n_known: 0,
            drafted: String::new(),
            kinds: KindsOfBatch::default(),
            items: Vec::new(),
        }
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
