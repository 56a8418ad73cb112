//! Puts the output of batches in the order of the files, counts it, and passes it on.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::findings::{Draft, Severity, rules};
use crate::l10n::{Message, message};
use crate::render::{DeferredBuffer, Lines, Located, PassedOver, SourceFile, Summary};
use crate::sorting::CompactSort;
use crate::text::{EncodingChoice, Input, decode};

use super::batch_output::BatchOutput;
use super::batches::Done;
use super::file_facts::{FileFacts, Nothing};
use super::items::Items;
use super::job::InFile;
use super::turns::Output;
use super::work::AnyJob;
use crate::front::error::Error;
use crate::front::options::Options;

/// Takes output in the order of the files.
pub(crate) trait Receiver {
    /// Takes results, which follow this many records of their file.
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error>;
    /// Takes messages for people.
    fn messages(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), Error> {
        Ok(())
    }
    /// Takes plain data, which follow this many records of their file.
    fn items(&mut self, _: Items, _: u64) {}
    /// Learns that this many more bytes as stored are done with, and what is counted so far.
    fn advance(&mut self, _: u64, _: &Summary) {}
    /// Returns true once the consumer has gone.
    fn is_closed(&self) -> bool {
        false
    }
}

impl<R: Receiver + ?Sized> Receiver for &mut R {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error> {
        (**self).results(results, before)
    }

    fn messages(&mut self, messages: &DeferredBuffer, before: u64) -> Result<(), Error> {
        (**self).messages(messages, before)
    }

    fn items(&mut self, items: Items, before: u64) {
        (**self).items(items, before);
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        (**self).advance(stored, total);
    }

    fn is_closed(&self) -> bool {
        (**self).is_closed()
    }
}

/// Takes nothing.
pub(crate) struct Discard;

impl Receiver for Discard {
    fn results(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), Error> {
        Ok(())
    }
}

/// Writes what is done in order, and counts.
pub(crate) struct Collector<R> {
    pub(crate) options: Options,
    pub(crate) receiver: R,
    pub(crate) total: Summary,
    /// The file of the last batch written, its records so far, whether it held text, and records behind the range read.
    file: usize,
    records_of_file: u64,
    file_has_text: bool,
    file_has_later_records: bool,
    /// The end of what was read of it.
    file_end: u64,
    /// How many records each folder gave, by its number.
    records_of_folders: BTreeMap<usize, u64>,
    /// Bytes that are not text and belong to no record, in the order of the files; the offset of those in the current
    /// file.
    pub(crate) passed_over: Vec<PassedOver>,
    passed_over_before: usize,
    /// How many files were named that hold none.
    pub(crate) n_without_record: u64,
    pub(crate) faults: Vec<Message>,
    /// How many bytes of the next results are left out.
    n_skipped: usize,
    /// All results, if something is made of them together.
    whole: Option<Vec<u8>>,
}

impl<R: Receiver> Collector<R> {
    pub(crate) fn new(options: Options, receiver: R) -> Self {
        Self {
            options,
            receiver,
            total: Summary::default(),
            file: 0,
            records_of_file: 0,
            file_has_text: false,
            file_has_later_records: false,
            file_end: 0,
            records_of_folders: BTreeMap::new(),
            passed_over: Vec::new(),
            passed_over_before: 0,
            n_without_record: 0,
            faults: Vec::new(),
            n_skipped: 0,
            whole: None,
        }
    }

    /// Writes what comes before all results.
    pub(crate) fn begin(&mut self, job: &dyn AnyJob) -> Result<(), Error> {
        self.write_text(job.frame().head(&self.options).as_bytes())?;
        self.n_skipped = job.frame().n_skipped();
        self.whole = job.frame().whole().map(|_| Vec::new());
        Ok(())
    }

    /// Writes what is known when everything was read, and what comes after all results.
    pub(crate) fn end(&mut self, job: &dyn AnyJob) -> Result<(), Error> {
        let [mut results, mut messages] = [(); 2].map(|()| DeferredBuffer::new(self.options.language));
        let last = job.frame().last_results(&mut results.bytes, &mut messages.bytes);
        last.map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
        self.write_results(&mut results, 0)?;
        self.write_messages(&messages, 0)?;
        if let (Some(all), Some(make)) = (self.whole.take(), job.frame().whole()) {
            self.write_text(&make(&String::from_utf8_lossy(&all)))?;
        }
        job.frame().tail(&mut |bytes| self.write_text(bytes))
    }

    /// Writes text that is no record.
    fn write_text(&mut self, text: &[u8]) -> Result<(), Error> {
        if text.is_empty() {
            return Ok(());
        }
        let mut pages = DeferredBuffer::new(self.options.language);
        pages.bytes.extend_from_slice(text);
        self.receiver.results(&pages, 0)
    }

    /// Returns true if no one takes anything any more, or nothing more is asked for.
    pub(crate) fn is_closed(&self, job: &dyn AnyJob) -> bool {
        self.receiver.is_closed() || job.is_done()
    }

    /// Writes output of a batch that is not done yet; everything before has been written.
    pub(crate) fn take_part(
        &mut self,
        file: usize,
        part: &mut Output,
        files: &[FileFacts],
        job: &dyn AnyJob,
    ) -> Result<(), Error> {
        self.end_files(files, file, job)?;
        let before = self.records_before(files);
        match part {
            Output::Results(buffer) => self.write_results(buffer, before),
            Output::Messages(buffer) => self.write_messages(buffer, before),
        }
    }

    pub(crate) fn take(&mut self, done: Done, files: &[FileFacts], job: &dyn AnyJob) -> Result<(), Error> {
        self.end_files(files, done.file, job)?;
        match done.output {
            Ok(mut output) => {
                self.file_has_text |= output.has_text;
                self.file_end = output.beginning.offset + output.beginning.len;
                if !output.noise.is_empty() {
                    self.pass_over(&output.noise, &files[done.file], job);
                }
                self.file_has_later_records |= output.has_later_records;
                #[cfg(feature = "database")]
                if let Some((_, kept)) = job.index() {
                    kept.keep(&files[done.file], done.len, &mut output);
                }
                self.write(&mut output, files, job)?;
                self.records_of_file += output.n_passed_over + output.summary.records;
                self.total.add(&output.summary);
            }
            Err(fault) => {
                #[cfg(feature = "database")]
                if let Some((index, _)) = job.index() {
                    index.spoil(&files[done.file].path);
                }
                self.faults.push(fault);
            }
        }
        self.receiver.advance(done.stored, &self.total);
        Ok(())
    }

    /// Reports bytes of a file that are not text. Its results are not kept, so that the next run reports them too.
    #[cold]
    fn pass_over(&mut self, noise: &[(u64, u64)], facts: &FileFacts, job: &dyn AnyJob) {
        #[cfg(not(feature = "database"))]
        let _ = job;
        #[cfg(feature = "database")]
        if let Some((index, _)) = job.index() {
            index.spoil(&facts.path);
        }
        for (offset, length) in noise {
            PassedOver::add(&mut self.passed_over, &facts.path, *offset, *length);
        }
    }

    /// Counts the records of the file before the next output.
    fn records_before(&self, files: &[FileFacts]) -> u64 {
        self.records_of_file + files.get(self.file).map_or(0, |facts| facts.records_before)
    }

    fn write(&mut self, output: &mut BatchOutput, files: &[FileFacts], job: &dyn AnyJob) -> Result<(), Error> {
        let before = self.records_before(files);
        let place = InFile { file: self.file, path: &files[self.file].path, records_before: before };
        self.write_at(output, place, job)
    }

    fn write_at(&mut self, output: &mut BatchOutput, place: InFile<'_>, job: &dyn AnyJob) -> Result<(), Error> {
        let before = place.records_before;
        let kept = job.in_order(output, place);
        kept.map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
        self.receiver.items(std::mem::take(&mut output.items), before);
        self.write_results(&mut output.results, before)?;
        self.write_messages(&output.messages, before)
    }

    fn write_results(&mut self, results: &mut DeferredBuffer, before: u64) -> Result<(), Error> {
        if results.is_empty() {
            return Ok(());
        }
        if self.n_skipped > 0 {
            let skipped = 0..std::mem::take(&mut self.n_skipped).min(results.bytes.len());
            results.take_out(std::slice::from_ref(&skipped));
        }
        match &mut self.whole {
            Some(all) => {
                let kept = results.write_to(all, before);
                kept.map_err(|error| Error::Write { place: message!("temporary-file"), error })
            }
            None => self.receiver.results(results, before),
        }
    }

    fn write_messages(&mut self, messages: &DeferredBuffer, before: u64) -> Result<(), Error> {
        if messages.is_empty() { Ok(()) } else { self.receiver.messages(messages, before) }
    }

    /// Ends the files before `next`, including those of which nothing was read.
    pub(crate) fn end_files(&mut self, files: &[FileFacts], next: usize, job: &dyn AnyJob) -> Result<(), Error> {
        while self.file < next {
            if let Some(facts) = files.get(self.file) {
                self.end_file(facts, job)?;
            }
            self.file += 1;
        }
        Ok(())
    }

    /// Reports a file that held no record.
    fn end_file(&mut self, facts: &FileFacts, job: &dyn AnyJob) -> Result<(), Error> {
        if let Some(folder) = facts.folder {
            *self.records_of_folders.entry(folder).or_default() += self.records_of_file;
        }
        if facts.noise > 0 {
            self.pass_over(&[(0, facts.noise)], facts, job);
            self.passed_over[self.passed_over_before..].compact_sort_by_key(|passed| passed.offset);
        }
        if facts.is_broken_off {
            // The reason why a damaged file could not be read on covers what it ends with.
            let end = self.file_end;
            let of_file = self.passed_over[self.passed_over_before..].last();
            if of_file.is_some_and(|last| last.offset + last.length == end) {
                self.passed_over.pop();
            }
        }
        let has_noise = self.passed_over.len() > self.passed_over_before;
        self.passed_over_before = self.passed_over.len();
        let has_later_records = self.file_has_later_records || facts.has_more_records;
        let is_text = self.file_has_text && self.records_of_file + facts.records_before == 0 && !has_later_records;
        let is_noise = has_noise && !self.file_has_text && self.records_of_file + facts.records_before == 0;
        let nothing = facts.nothing.or((is_noise && !has_later_records).then_some(Nothing::Binary));
        let nothing = nothing.or(is_text.then_some(Nothing::Text)).filter(|nothing| *nothing != Nothing::Table);
        if let Some(nothing) = nothing {
            let finding = match nothing {
                Nothing::Binary => rules::no_record::in_bytes(),
                Nothing::Text | Nothing::Table => rules::no_record::in_text(facts.is_found),
            };
            self.n_without_record += u64::from(finding.severity == Severity::Error);
            let place = InFile { file: self.file, path: &facts.path, records_before: 0 };
            self.tell_no_record(&finding, place, facts.options.as_deref(), job)?;
        }
        self.records_of_file = 0;
        self.file_has_text = false;
        self.file_has_later_records = false;
        let mut behind = DeferredBuffer::new(self.options.language);
        job.frame().end_of_file(&facts.path, &mut behind);
        self.write_results(&mut behind, 0)
    }

    /// Warns of folders in which no record was found.
    pub(crate) fn end_folders(
        &mut self,
        paths: &[(usize, PathBuf)],
        n_files: usize,
        job: &dyn AnyJob,
    ) -> Result<(), Error> {
        for (number, path) in paths {
            if self.records_of_folders.get(number).is_none_or(|count| *count == 0) {
                let path = Input::File(path.clone()).display_name();
                let place = InFile { file: n_files + number, path: &path, records_before: 0 };
                self.tell_no_record(&rules::no_record::in_folder(), place, None, job)?;
            }
        }
        Ok(())
    }

    fn tell_no_record(
        &mut self,
        finding: &Draft,
        place: InFile<'_>,
        own: Option<&Options>,
        job: &dyn AnyJob,
    ) -> Result<(), Error> {
        let policy = &own.unwrap_or(&self.options).policy;
        let Some(severity) = policy.severity_of(finding.rule, finding.severity) else { return Ok(()) };
        let finding = &finding.clone().with_severity(severity);
        let results = DeferredBuffer::new(self.options.language);
        let mut output =
            BatchOutput { results, messages: DeferredBuffer::new(self.options.language), ..BatchOutput::default() };
        match finding.severity {
            Severity::Error => output.summary.errors = 1,
            Severity::Warning => output.summary.warnings = 1,
            Severity::Note => output.summary.notes = 1,
        }
        if policy.lists(severity) {
            let decoded = decode(b"", EncodingChoice::Auto, None);
            let lines = Lines::new(b"", 0);
            let source = SourceFile::new(place.path, &decoded, 0, &lines, 0, false);
            let located = Located { finding, record: None, index: 0, source: &source, players: None };
            job.finding(&located, &mut output);
        }
        self.write_at(&mut output, place, job)?;
        self.total.add(&output.summary);
        Ok(())
    }
}
