//! What a command does with records: a few methods that every job has, and groups of others that a job may have.

use std::io;
#[cfg(feature = "database")]
use std::sync::Arc;

use crate::findings::{Draft, Finding};
use crate::game::Game;
use crate::l10n::Language;
use crate::record::Record;
use crate::record::batch::BATCH_SIZE;
use crate::render::{DeferredBuffer, Located, PassedOver, SourceFile, Summary};
use crate::replay::Keep;

use super::batch_output::BatchOutput;
use super::boardless::{BoardlessItem, BoardlessNeeds};
#[cfg(feature = "database")]
use super::file_facts::FileFacts;
use super::view::View;
use crate::front::error::Error;
#[cfg(feature = "database")]
use crate::front::input::file_index::FileIndex;
use crate::front::options::Options;

/// Where text goes that is no record.
pub(crate) type WriteBytes<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// What a command does with records; shared by all threads.
pub(crate) trait Job: Sync {
    /// Returns what the job needs of files and records.
    fn needs(&self) -> JobNeeds {
        JobNeeds::default()
    }
    /// Returns what the job does with records before they are played.
    fn shortcuts(&self) -> &dyn Shortcuts {
        &NoExtras
    }
    /// Shows one finding; called by [`JobOf::record`] or for text that is no record.
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput);
    /// Shows a finding that is already located: of a report file, or of a game without a board.
    fn made_finding(&self, _: Finding, _: &mut BatchOutput) {}
    /// Removes findings that are not shown or counted; there is no record for text outside records. Returns the number
    /// of those known already.
    fn suppress(&self, _: Option<&Record<'_>>, _: &SourceFile<'_>, _: &mut Vec<Draft>) -> u64 {
        0
    }
    /// Takes what a file of a game without a board holds. Returns false for a finding that is neither shown nor counted.
    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        if let BoardlessItem::Finding(finding, _) = item {
            self.made_finding(*finding, output);
        }
        true
    }
    /// Learns that a piece of a file was read to its end, whether it held records or not.
    fn piece_end(&self, _: &SourceFile<'_>, _: &mut BatchOutput) {}
    /// Takes the output of a batch in the order of the files, on one thread; it follows this many records of its file.
    fn in_order(&self, _: &mut BatchOutput, _: InFile<'_>) -> io::Result<()> {
        Ok(())
    }
    /// Returns true if no more input is needed.
    fn is_done(&self) -> bool {
        false
    }
    /// Returns what is written around the results.
    fn frame(&self) -> &dyn Frame {
        &NoExtras
    }
    /// Returns the index of results kept between runs, and what puts them there and takes them out.
    #[cfg(feature = "database")]
    fn index(&self) -> Option<(&Arc<FileIndex>, &dyn KeepResults)> {
        None
    }
}

/// What a command does with the records of one game.
pub(crate) trait JobOf<G: Game>: Job {
    /// Takes one record.
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput);
}

/// What a job needs of files and records.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a need of its own")]
pub(crate) struct JobNeeds {
    /// Which parts of the moves. If none, a record without findings may be skipped.
    pub(crate) keep: Keep,
    /// The number of plies of the main line; `None` for all.
    pub(crate) plies: Option<u32>,
    /// Whether damaged words are restored, so that none may be taken for a remark before.
    pub(crate) restores_words: bool,
    /// Whether a record with notes without braces may be read as a page; false if records are copied as stored.
    pub(crate) reads_pages: bool,
    /// Whether fixes are wanted, those of findings that are not listed too.
    pub(crate) makes_fixes: bool,
    /// Whether report files of tournaments are read, not only records.
    pub(crate) reads_reports: bool,
    /// Whether there are records that are not wanted because of their tags alone.
    pub(crate) drops_by_tags: bool,
    /// What is needed of games without a board.
    pub(crate) boardless: BoardlessNeeds,
    /// How many bytes are worked on at once; fewer where much is written for each.
    pub(crate) batch_size: usize,
}

impl Default for JobNeeds {
    fn default() -> Self {
        Self {
            keep: Keep::Plies,
            plies: None,
            restores_words: false,
            reads_pages: true,
            makes_fixes: false,
            reads_reports: false,
            drops_by_tags: false,
            boardless: BoardlessNeeds::default(),
            batch_size: BATCH_SIZE,
        }
    }
}

/// What a job does with records before they are played, so that they need not be.
pub(crate) trait Shortcuts {
    /// Returns true if a record is needed even without findings, though its moves are not.
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        false
    }
    /// Returns true if the tags rule out a record; called only if [`JobNeeds::drops_by_tags`] is true.
    fn is_dropped(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        false
    }
    /// Takes a record before it is played, if its moves are not needed. Returns true if it did.
    fn needs_no_moves(&self, _: &Record<'_>, _: &SourceFile<'_>, _: &mut BatchOutput) -> bool {
        false
    }
    /// Takes a record of the usual game if its first moves are sufficient. Returns true if it did.
    fn needs_first_moves(&self, _: &Record<'_>, _: &SourceFile<'_>, _: &Options, _: &mut BatchOutput) -> bool {
        false
    }
}

/// What a job writes around the results of records.
pub(crate) trait Frame {
    /// Returns the text before all results.
    fn head(&self, _: &Options) -> String {
        String::new()
    }
    /// Returns the number of bytes to skip before the first result: its separator.
    fn n_skipped(&self) -> usize {
        0
    }
    /// Gives the results and messages that are decided only when everything was read.
    fn last_results(&self, _results: &mut Vec<u8>, _messages: &mut Vec<u8>) -> io::Result<()> {
        Ok(())
    }
    /// Returns what is made of all results together, if they are not written one by one.
    fn whole(&self) -> Option<fn(&str) -> Vec<u8>> {
        None
    }
    /// Writes what comes after all results.
    fn tail(&self, _: WriteBytes<'_>) -> Result<(), Error> {
        Ok(())
    }
    /// Writes what is said of everything that was read, after all results.
    fn summary(&self, _: &Summary, _: &[PassedOver], _: Language, _: &mut Vec<u8>) {}
    /// Writes text after the results of a file, once all of them are written.
    fn end_of_file(&self, _: &str, _: &mut DeferredBuffer) {}
}

/// How the results of a batch are kept between runs.
#[cfg(feature = "database")]
pub(crate) trait KeepResults {
    /// Makes the results of a batch of what was kept of them.
    fn taken(&self, bytes: &[u8], options: &Options) -> Option<BatchOutput>;
    /// Keeps the results of a batch of this many bytes.
    fn keep(&self, file: &FileFacts, len: usize, output: &mut BatchOutput);
}

/// No shortcut, and nothing around the results.
struct NoExtras;

impl Shortcuts for NoExtras {}

impl Frame for NoExtras {}

/// The place of a batch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InFile<'a> {
    /// The number of the file, from 0, in the order in which files are read.
    pub(crate) file: usize,
    /// Its name as it is.
    pub(crate) path: &'a str,
    /// The number of records in the file before the batch.
    pub(crate) records_before: u64,
}
