//! Records in the order of what they say.

use std::io;

use crate::l10n::message;
use crate::select::RecordOrder;

use super::super::error::{Error, ParsedText};
use super::super::unread::Unread;
use super::gathering::{GatherBy, RecordGathering, shape_and_bytes};
use super::record_writer::RecordWriter;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::question::AsJob;
use crate::front::pipeline::run::run_job;

/// In which order records are wanted.
///
/// ```
/// use zapis::{Options, Sort};
/// let games = "[Event \"b\"]\n[Date \"1972.07.11\"]\n\n*\n\n[Event \"a\"]\n[Date \"1960.03.15\"]\n\n*\n";
/// let sorted = zapis::sort(games, &Sort::by("date,-white-elo")?, &Options::default())?;
/// assert!(sorted.bytes.starts_with(b"[Event \"a\"]\n"));
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sort {
    order: RecordOrder,
    in_memory: Option<usize>,
}

impl Sort {
    /// Sorts by fields, as `zapis sort --by` does, the first one first; a `-` before a field reverses its order.
    ///
    /// # Errors
    /// Returns what is not a field, and where.
    /// Says what is no field, and where.
    pub fn by(fields: &str) -> Result<Self, Error> {
        let order = RecordOrder::read(fields).map_err(|error| Error::unreadable(ParsedText::Order, fields, &error))?;
        Ok(Self { order, in_memory: None })
    }

    /// Sets the maximum memory in bytes, 128 MiB by default; beyond it a temporary file is used.
    #[must_use]
    pub const fn in_memory(mut self, n_bytes: usize) -> Self {
        self.in_memory = Some(n_bytes);
        self
    }

    /// Returns the question that gathers the records to be sorted.
    #[must_use]
    pub fn job(&self) -> RecordGathering {
        RecordGathering::new(GatherBy::Order(self.order.clone()), self.in_memory)
    }
}

/// Sorts records by their tags and moves; records without the value come last, and equal ones keep their order.
///
/// Each record is as stored and ends with a blank line; records of UTF-16 files become UTF-8, and all do if they are
/// stored in several encodings. Text before the first record of a file comes before all records, and text between
/// records moves with one of them. Rows of tables are sorted as stored, below the heading that all of them must share.
///
/// # Errors
///
/// Fails for scoresheets, or if a temporary file cannot be written.
pub fn sort(inputs: impl Into<Inputs>, sort: &Sort, options: &Options) -> Result<Sorted, Error> {
    let job = sort.job();
    let done = run_job(inputs.into(), options, job.as_job(), &mut Discard)?;
    let mut bytes = Vec::new();
    let SortedCounts { records, parted, left_out } = job.write_sorted(|part| {
        bytes.extend_from_slice(part);
        Ok(())
    })?;
    Ok(Sorted { bytes, records, parted, left_out, unread: done.unread() })
}

/// The numbers of a sorted output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SortedCounts {
    /// Records written.
    pub records: u64,
    /// Records that had to be parted from the one before.
    pub parted: u64,
    /// Rows of tables that were left out, because they cannot be read.
    pub left_out: u64,
}

/// Records in order.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Sorted {
    /// The records.
    pub bytes: Vec<u8>,
    /// How many there are.
    pub records: u64,
    /// How often an end or a tag pair had to be written so that a record would not run into the one before it.
    pub parted: u64,
    /// How many rows of tables were left out, because they cannot be read.
    pub left_out: u64,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
}

impl RecordGathering {
    /// Hands over the records in order.
    ///
    /// # Errors
    ///
    /// Fails if the function does, or if a temporary file cannot be written.
    pub fn write_sorted(self, mut write: impl FnMut(&[u8]) -> Result<(), Error>) -> Result<SortedCounts, Error> {
        let gathered = self.finish()?;
        let heading = gathered.heading.unwrap_or_default();
        let (mut writer, mut out) = (RecordWriter::below(&heading), Vec::new());
        let (records, left_out) = (gathered.n_records, gathered.n_left_out);
        let take = |_: &[u8], stored: &[u8]| {
            let (shape, bytes) = shape_and_bytes(stored, gathered.encodings.first());
            writer.write(shape, &bytes, &mut out);
            write(&out).map_err(SortError::Other)
        };
        gathered.records.each(take).map_err(SortError::into_error)?;
        Ok(SortedCounts { records, parted: writer.n_parted, left_out })
    }
}

/// Why sorted records could not be handed over.
pub(super) enum SortError {
    /// A temporary file failed.
    File(io::Error),
    /// The consumer failed.
    Other(Error),
}

impl From<io::Error> for SortError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl SortError {
    pub(super) fn into_error(self) -> Error {
        match self {
            Self::File(error) => Error::Write { place: message!("temporary-file"), error },
            Self::Other(error) => error,
        }
    }
}
