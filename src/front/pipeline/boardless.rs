//! Games without a board: what the pipeline asks of them, and what they hand over.
//!
//! Each record of such a game may inherit values from those before it, so that one thread reads a whole file, piece by
//! piece, while others work on other files. [`super::boardless_games`] lists the games.

use std::any::Any;
use std::borrow::Cow;
#[cfg(feature = "database")]
use std::collections::{HashMap, hash_map::Entry};
use std::fmt::Debug;
use std::io::{self, Read};
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
#[cfg(feature = "database")]
use std::sync::{Mutex, PoisonError};

use crate::findings::rules::unmappable_byte;
use crate::findings::{Finding, Location, Severity};
use crate::l10n::{Language, Message};
use crate::record::InputFormat;
use crate::render::{DeferredBuffer, DiagramStyle, Summary, Typeset};
#[cfg(feature = "database")]
use crate::select::{Condition, ConditionVerdict};
use crate::text::{Encoding, EncodingChoice};

use super::batch_output::BatchOutput;
use crate::front::error::Error;
use crate::front::options::Options;

/// A game without a board.
pub(crate) trait BoardlessGame: Debug + Sync {
    /// Returns true if a file that begins like this is one of the game; its name and the format of the inputs may decide.
    fn recognizes(&self, head: &[u8], path: &str, format: InputFormat) -> bool;

    /// Reads a file and hands over its findings and records, and [`BoardlessItem::End`] last. Returns the number of records.
    fn read(
        &self,
        file: &mut BoardlessFile<'_>,
        needs: BoardlessNeeds,
        options: &Options,
        give: &mut dyn FnMut(BoardlessItem<'_>),
    ) -> u64;

    /// Returns the formats of its own that records are written in: name, example, description.
    fn formats(&self) -> Vec<(&'static str, &'static str, Message)>;

    /// Compares what was kept of files, and returns the findings across them.
    #[cfg(feature = "database")]
    fn found_across(&self, files: &[Box<dyn FileExtract>]) -> Vec<FoundAcross>;

    /// Lists the records that repeat an earlier one, each by the number of its file among these and its own.
    #[cfg(feature = "database")]
    fn repeated(&self, files: &[Box<dyn FileExtract>]) -> Vec<(usize, u64)>;
}

/// The stream of a file, and the game that reads it.
pub(crate) struct BoardlessSource {
    pub(crate) game: &'static dyn BoardlessGame,
    pub(crate) reader: Box<dyn Read + Send>,
    /// The number of bytes of the file as stored before the first one of the stream.
    pub(crate) before: u64,
}

/// A file that is being read.
pub(crate) struct BoardlessFile<'a> {
    pub(crate) path: &'a str,
    pub(crate) encoding: EncodingChoice,
    pub(crate) before: u64,
    /// The stream, until it is read.
    pub(crate) reader: Option<Box<dyn Read + Send>>,
    /// Why it could not be read to its end.
    pub(crate) failure: Option<io::Error>,
}

impl BoardlessFile<'_> {
    /// Returns true if the next piece of the file was read; otherwise keeps the reason.
    pub(crate) fn goes_on(&mut self, read: io::Result<bool>) -> bool {
        read.unwrap_or_else(|error| {
            self.failure = Some(error);
            false
        })
    }
}

impl BoardlessSource {
    /// Reads the file: applies the policy to its findings, counts, and passes on what is listed. A finding counts if it is
    /// taken. Returns the counts, and why the file could not be read to its end.
    pub(crate) fn read(
        self,
        (path, encoding): (&str, EncodingChoice),
        (options, needs): (&Options, BoardlessNeeds),
        mut take: impl FnMut(BoardlessItem<'_>) -> bool,
    ) -> (Summary, Option<io::Error>) {
        let Self { game, reader, before } = self;
        let mut file = BoardlessFile { path, encoding, before, reader: Some(reader), failure: None };
        let mut summary = Summary::default();
        let mut last_with_errors = None;
        summary.records = game.read(&mut file, needs, options, &mut |item| {
            let BoardlessItem::Finding(mut finding, context) = item else {
                take(item);
                return;
            };
            let Some(severity) = options.policy.severity_of(finding.rule, finding.severity) else { return };
            finding.severity = severity;
            let (count, record) = (finding.count, finding.location.record);
            // Unlisted findings are counted, unless they are not asked for.
            if options.policy.lists(severity) && !take(BoardlessItem::Finding(finding, context)) {
                return;
            }
            match severity {
                Severity::Error => {
                    summary.errors += count;
                    summary.records_with_errors += u64::from(record.is_some() && last_with_errors != record);
                    last_with_errors = record.or(last_with_errors);
                }
                Severity::Warning => summary.warnings += count,
                Severity::Note => summary.notes += count,
            }
        });
        (summary, file.failure)
    }
}

/// What a job needs of games without a board.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BoardlessNeeds {
    /// Whether their files are read.
    pub(crate) is_read: bool,
    /// Whether only their files are read.
    pub(crate) is_all: bool,
    pub(crate) records: RecordsNeeded,
    pub(crate) kept: KeptNeeded,
}

impl BoardlessNeeds {
    /// Reads files for their findings only.
    pub(crate) const FINDINGS: Self =
        Self { is_read: true, is_all: false, records: RecordsNeeded::No, kept: KeptNeeded::No };

    /// Reads the records too.
    pub(crate) fn with(self, records: RecordsNeeded) -> Self {
        Self { records, ..self }
    }
}

/// What is needed of the records themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum RecordsNeeded {
    /// Only their findings.
    #[default]
    No,
    Records,
    /// The records, each with its findings.
    WithFindings,
}

/// What is kept of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(not(feature = "database"), expect(dead_code, reason = "without a database nothing is kept"))]
pub(crate) enum KeptNeeded {
    #[default]
    No,
    /// The results of its records, to be compared with those of other files.
    Results,
    /// The standings of its contestants.
    Standings,
}

/// What a file of a game without a board hands over.
pub(crate) enum BoardlessItem<'a> {
    Finding(Box<Finding>, FindingContext),
    /// A record, or text between records that is none.
    Record(&'a dyn BoardlessRecord),
    /// The end of a file, with what is kept of it.
    End {
        path: &'a str,
        kept: Option<Box<dyn FileExtract>>,
    },
}

/// What identifies a finding, and whose it is.
#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "database"), expect(dead_code, reason = "only an audit uses it"))]
pub(crate) struct FindingContext {
    /// Identifies it together with its rule: by the text of its record and its place in it.
    pub(crate) key: u64,
    /// The event of its record, the site and the date.
    pub(crate) event: Rc<[String; 3]>,
}

/// The place of a record.
#[derive(Clone, Debug)]
pub(crate) struct RecordPlace {
    /// The number of the record in its file, from 1.
    pub(crate) number: u64,
    /// Its first line, from 1.
    pub(crate) line: u64,
    /// Its bytes in the file as stored.
    pub(crate) bytes: Range<u64>,
    pub(crate) encoding: Encoding,
}

impl RecordPlace {
    /// Returns the finding that a record has characters which the output encoding lacks.
    pub(crate) fn not_in_encoding(&self, path: &str, encoding: Encoding, missing: char) -> Finding {
        let mut location = Location::on_line(path, self.line, 1);
        location.record = Some(self.number);
        location.bytes = Some(self.bytes.clone());
        unmappable_byte::made_not_in_encoding(encoding, missing, location)
    }
}

/// A record as it is stored.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StoredRecord<'a> {
    /// What comes before it and also holds for later records: how the file is written, the heading of a match.
    pub(crate) heading: &'a [u8],
    pub(crate) own: &'a [u8],
    /// The number of line ends after a record in its format.
    pub(crate) n_line_ends: usize,
}

/// A record of a game without a board.
pub(crate) trait BoardlessRecord {
    fn path(&self) -> &str;
    fn place(&self) -> &RecordPlace;
    /// Returns false for text between records.
    fn is_record(&self) -> bool;
    /// Returns the record as it is stored.
    fn stored(&self) -> StoredRecord<'_>;
    /// Returns its findings, if they are needed.
    fn findings(&self) -> &[Finding];
    /// Returns the value of a tag, inherited ones included; empty if it is missing.
    fn tag(&self, name: &str) -> Cow<'_, str>;
    /// Decides a condition, as far as the record alone decides it.
    #[cfg(feature = "database")]
    fn decide(&self, condition: &Condition) -> ConditionVerdict;
    /// Writes its timeline as JSON.
    fn write_timeline(&self, out: &mut DeferredBuffer);
    /// Writes it for a page that shows its findings.
    fn write_on_page(&self, out: &mut DeferredBuffer);
    fn write_typeset(&self, to: (Typeset, Language), out: &mut String);
    /// Writes it in a form of its game; nothing in that of another. Returns what cannot be written so.
    fn write_in(&self, form: &dyn OwnForm, memory: &mut FormMemory, out: &mut DeferredBuffer) -> Vec<Finding>;
    /// Draws it, unless there is nothing to be drawn.
    fn svg(&self, style: DiagramStyle) -> Option<String>;
}

/// A form that a game without a board has for its own records.
pub(crate) trait OwnForm: Any + Debug + Send + Sync {
    /// Returns the text before all records.
    fn head(&self, options: &Options) -> String;
    /// Returns the number of bytes to skip before the first record: its separator.
    fn n_skipped(&self) -> usize {
        0
    }
    /// Returns what the form has no place for, in the records written so far.
    fn lost(&self) -> Option<Message> {
        None
    }
    /// Writes what waited for the end of a file. Returns what cannot be written so.
    fn end(&self, _path: &str, _memory: &mut FormMemory, _out: &mut DeferredBuffer) -> Vec<Finding> {
        Vec::new()
    }
}

/// How the records of a game without a board are rewritten, in a format of its own.
pub(crate) trait OwnFormat: Debug + Send + Sync {
    /// Returns the format in another encoding than that in which a record is stored.
    fn in_encoding(&self, encoding: Encoding) -> Arc<dyn OwnFormat>;
    /// Returns the format with the letters of a language, by its code.
    fn in_letters(&self, code: &str) -> Result<Arc<dyn OwnFormat>, Error>;
    /// Returns a form for a run.
    fn form(&self) -> Box<dyn OwnForm>;
}

impl dyn OwnForm {
    /// Writes a record, or what waited for the end of its file. Returns the findings: what is found in the file, and what
    /// cannot be written so.
    pub(crate) fn take(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> Vec<Finding> {
        let BatchOutput { results, memory, summary, .. } = output;
        let unwritten = match item {
            BoardlessItem::Finding(finding, _) => return vec![*finding],
            BoardlessItem::Record(record) => record.write_in(self, memory, results),
            BoardlessItem::End { path, .. } => self.end(path, memory, results),
        };
        summary.errors += unwritten.len() as u64;
        summary.records_with_errors += unwritten.len() as u64;
        unwritten
    }
}

/// What a form remembers of the records of a file that are already taken.
pub(crate) type FormMemory = Option<Box<dyn Any + Send>>;

/// What is kept of a file for questions across files.
pub(crate) trait FileExtract: Any + Debug + Send {
    fn path(&self) -> &str;
    /// Adds what was kept when the same file was read again.
    fn join(&mut self, again: Box<dyn FileExtract>);
}

/// What was kept of all files, shared by all threads; a file that is named twice is one.
#[cfg(feature = "database")]
#[derive(Debug, Default)]
pub(crate) struct FileExtracts(Mutex<HashMap<String, Box<dyn FileExtract>>>);

#[cfg(feature = "database")]
impl FileExtracts {
    pub(crate) fn add(&self, kept: Option<Box<dyn FileExtract>>) {
        let Some(kept) = kept else { return };
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(kept.path().to_owned()) {
            Entry::Occupied(mut known) => known.get_mut().join(kept),
            Entry::Vacant(place) => drop(place.insert(kept)),
        }
    }

    pub(crate) fn take(&self) -> Vec<Box<dyn FileExtract>> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_values().collect()
    }
}

/// A finding across files.
#[cfg(feature = "database")]
#[derive(Debug)]
pub(crate) struct FoundAcross {
    pub(crate) finding: Finding,
    /// Identifies it together with its rule.
    pub(crate) key: u64,
}
