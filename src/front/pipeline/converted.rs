//! The outcome of a conversion or an export.

use crate::findings::Finding;
use crate::l10n::{Message, message};
use crate::render::{DeferredBuffer, Summary};

use super::collector::Receiver;
use super::items::Items;
use super::run::RunReport;
use super::stream::Numbered;
use crate::front::error::Error;
use crate::front::unread::Unread;

/// Rewritten or exported records.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Converted {
    /// The records, in the order of the inputs.
    pub bytes: Vec<u8>,
    /// The findings, and what could not be written as asked.
    pub findings: Vec<Finding>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
    /// The counts of what was read and found.
    pub summary: Summary,
    /// The number of comments with moves that could not be read, which stay unchanged.
    pub comments_kept: u64,
    /// The names that the table of names lacks, each once.
    pub unknown_names: Vec<String>,
    /// What the format has no place for, and in how many records that is.
    pub lost: Option<Message>,
}

impl Converted {
    /// Adds the outcome of a run.
    pub(crate) fn end(&mut self, done: &RunReport) {
        self.unread = done.unread();
        self.summary = done.summary;
    }
}

impl Receiver for Converted {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error> {
        let place = || message!("verbatim", text = "memory");
        results.write_to(&mut self.bytes, before).map_err(|error| Error::Write { place: place(), error })
    }

    fn items(&mut self, mut items: Items, before: u64) {
        self.findings.extend(items.take().into_iter().map(|mut finding: Finding| {
            finding.add_records_before(before);
            finding
        }));
    }
}
