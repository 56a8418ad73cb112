//! Reads inputs in batches, lets every core work on them, and writes what comes of it in the order of the files.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::findings::{Draft, Severity, rule};
use crate::l10n::{Message, message};
use crate::record::batch::LONGEST_RECORD;
use crate::record::{
    Batch, BatchReader, ByteRange, Content, InputFormat, PlacedChunk, Tape, count_records_as, has_tag_line, is_prose,
};
use crate::render::{DeferredBuffer, Lines, Located, SourceFile, Summary};
use crate::text::{
    COMPRESSED_EXTENSIONS, Compression, EncodingChoice, Input, Meter, OpenedPart, PackedError, Parts, Span, decode,
};

use super::batch_work::{AnyJob, BatchOutput, FileFacts, InFile, Nothing};
use super::encoding_declared::declared_encoding;
use super::exit_status::ExitStatus;
use super::inputs::Inputs;
use super::long_output::Output;
use super::progress::Progress;
use super::report_input::begins_report;
use super::settings::Settings;
use super::sink::Sink;
use super::threads::{on_all_cores, one_by_one};
use super::{CommandError, args::ReadArgs, report_error, terminal, told};

/// One piece of work, numbered in the order of the output.
pub(super) struct Task {
    pub(super) file: usize,
    pub(super) batch: Batch,
    /// How many bytes of the file as stored, compressed or not, were read for it.
    pub(super) stored: u64,
}

/// What comes back from a thread.
pub(super) struct Done {
    pub(super) file: usize,
    /// How many bytes the batch had.
    pub(super) len: usize,
    pub(super) stored: u64,
    pub(super) output: Result<BatchOutput, Message>,
}

/// The stream that is being read.
struct Current {
    batches: BatchReader<Box<dyn Read + Send>>,
    meter: Meter,
    /// Whether nothing of it has been read yet.
    is_new: bool,
}

/// The files, read one batch at a time.
///
/// Whoever reads also decompresses: with more than one job that is the thread which hands out the work, so that
/// decompressing goes on while records are checked; with one job everything is done in turn.
pub(super) struct Batches<'a> {
    inputs: &'a [Input],
    /// For each input the folder it was found in, by its number; empty where all are named.
    folders: &'a [Option<usize>],
    settings: &'a Settings,
    batch_size: usize,
    next_input: usize,
    /// The streams of the input that is being read.
    parts: Option<Parts>,
    current: Option<Current>,
    /// How many bytes of that input the tasks handed out account for.
    counted: u64,
    /// How many bytes of the inputs before it no task accounts for: what could not be read, or holds no records.
    passed_over: u64,
    pub(super) files: Vec<FileFacts>,
    /// What could not be read, or not to its end, and why.
    pub(super) errors: Vec<(String, Message)>,
    /// What was passed over, and why; no hindrance.
    pub(super) skipped: Vec<Message>,
}

impl<'a> Batches<'a> {
    pub(super) fn new(
        inputs: &'a [Input],
        folders: &'a [Option<usize>],
        settings: &'a Settings,
        batch_size: usize,
    ) -> Self {
        let (files, errors) = (Vec::new(), Vec::new());
        Self {
            inputs,
            folders,
            settings,
            batch_size,
            next_input: 0,
            parts: None,
            current: None,
            counted: 0,
            passed_over: 0,
            files,
            errors,
            skipped: Vec::new(),
        }
    }

    /// Takes back a batch that is done with.
    pub(super) fn reuse(&mut self, batch: Batch) {
        if let Some(current) = &mut self.current {
            current.batches.reuse(batch);
        }
    }

    pub(super) fn next_task(&mut self) -> Option<Task> {
        loop {
            if let Some(task) = self.task_of_current() {
                return Some(task);
            }
            if let Some(part) = self.parts.as_mut().and_then(Iterator::next) {
                self.open(part);
                continue;
            }
            if let Some(last) = self.next_input.checked_sub(1).and_then(|last| self.inputs.get(last)) {
                self.passed_over += last.stored_len().unwrap_or(0).saturating_sub(self.counted);
                self.counted = u64::MAX;
            }
            let input = self.inputs.get(self.next_input)?;
            self.next_input += 1;
            self.counted = 0;
            let declared = match self.settings.encoding {
                EncodingChoice::Declared(encoding) | EncodingChoice::Forced(encoding) => Some(encoding),
                EncodingChoice::Auto => None,
            };
            self.parts = match input.parts(declared) {
                Ok(mut parts) => {
                    let inside = parts.take_inside().into_iter();
                    self.skipped.extend(inside.map(|path| message!("archive-inside-skipped", path = path)));
                    Some(parts)
                }
                Err(error) => {
                    // An archive without records stands in a folder for the archives inside it, which are told.
                    if self.folder().is_none() || !is_no_record_file(&error) {
                        self.errors.push((input.display_name(), told(&error)));
                    }
                    None
                }
            };
        }
    }

    /// Returns the folder that the input being read was found in.
    fn folder(&self) -> Option<usize> {
        self.folders.get(self.next_input.checked_sub(1)?).copied().flatten()
    }

    fn open(&mut self, part: OpenedPart) {
        let path = part.name;
        let folder = self.folder();
        match part.opened {
            Ok(opened) if opened.compression.is_some() && self.settings.range != ByteRange::WHOLE => {
                self.errors.push((path, message!("range-of-a-packed-file")));
                self.parts = None;
            }
            Ok(opened) => {
                let encoding = match opened.utf16 {
                    Some(_) => EncodingChoice::Auto,
                    None => self.settings.encoding,
                };
                let is_found = folder.is_some() || opened.compression == Some(Compression::Zip);
                let (utf16, has_more_records, nothing) = (opened.utf16, false, None);
                self.files.push(FileFacts { path, utf16, encoding, has_more_records, folder, is_found, nothing });
                let batches = BatchReader::new(opened.reader, opened.bom_len, opened.utf16.is_some());
                let batches = batches.with_batch_size(self.batch_size).within(self.settings.range);
                self.current = Some(Current { batches, meter: opened.meter, is_new: true });
            }
            Err(error) if folder.is_some() && is_no_record_file(&error) => {}
            Err(error) => self.errors.push((path, told(&error))),
        }
    }

    fn task_of_current(&mut self) -> Option<Task> {
        let current = self.current.as_mut()?;
        let facts = self.files.last_mut()?;
        match current.batches.next_batch() {
            Ok(Some(batch))
                if std::mem::take(&mut current.is_new)
                    && let Some(other) = other_content(&batch, current.batches.head(), facts, self.settings) =>
            {
                // Its lines would be read as moves, one fault each.
                let path = facts.path.as_str();
                match other {
                    Other::Nothing(nothing) => {
                        facts.nothing = Some(nothing);
                        // What was read may be all there is because the rest is damaged.
                        if let Err(error) = current.batches.next_batch() {
                            self.errors.push((facts.path.clone(), told(&error)));
                        }
                    }
                    Other::Format(what) if facts.is_found => {
                        self.skipped.push(message!("other-format-skipped", path = path, reason = what));
                    }
                    Other::Format(what) => self.errors.push((facts.path.clone(), what)),
                }
            }
            Ok(Some(batch)) => {
                if batch.lines_before == 0
                    && let EncodingChoice::Auto = self.settings.encoding
                    && let Some(declared) = declared_encoding(current.batches.head())
                    // UTF-16 has become UTF-8 by now, whatever a line of the file says.
                    && !declared.is_utf16()
                {
                    facts.encoding = EncodingChoice::Declared(declared);
                }
                let read = current.meter.n_bytes();
                let stored = read.saturating_sub(self.counted) + std::mem::take(&mut self.passed_over);
                self.counted = read;
                if batch.is_cut && !batch.is_rest && self.settings.range.contains(batch.record_start) {
                    let reason = message!("record-too-long", byte = batch.offset, most = LONGEST_RECORD >> 20);
                    self.errors.push((facts.path.clone(), reason));
                }
                return Some(Task { file: self.files.len() - 1, batch, stored });
            }
            Ok(None) => facts.has_more_records = current.batches.has_more_records(),
            Err(error) => {
                self.errors.push((facts.path.clone(), told(&error)));
            }
        }
        self.current = None;
        None
    }
}

/// What is read by nobody who reads records.
enum Other {
    /// A format of its own, told in a clause.
    Format(Message),
    Nothing(Nothing),
}

/// Tells by the first batch of a file whether it holds something else than records.
fn other_content(batch: &Batch, head: &[u8], facts: &FileFacts, settings: &Settings) -> Option<Other> {
    if begins_report(head) {
        return Some(Other::Format(message!("report-holds-no-records")));
    }
    // Whoever says what it is knows better.
    let is_said = settings.reading != InputFormat::Auto;
    match Content::of_head(head) {
        Content::Bridge if !is_said => return Some(Other::Format(message!("bridge-not-read"))),
        Content::Binary if settings.range.contains(0) => return Some(Other::Nothing(Nothing::Binary)),
        _ if is_said || has_tag_line(head) => return None,
        _ if has_extension(&facts.path, &["pbn", "lin"]) => {
            return Some(Other::Format(message!("bridge-not-read")));
        }
        _ => {}
    }
    // What somebody names is read as well as can be. What only lies there may be a read-me.
    let is_text = || has_extension(&facts.path, &["txt"]) && is_prose(&batch.bytes, facts.encoding);
    let has_none = || {
        let count = |piece: PlacedChunk<'_>, tape: &mut Tape| {
            count_records_as(piece.bytes, facts.encoding, settings.reading, batch.is_all, tape)
        };
        let mut tape = Tape::default();
        batch.is_all && batch.pieces().all(|piece| count(piece, &mut tape) == 0)
    };
    (facts.is_found && (is_text() || has_none())).then_some(Other::Nothing(Nothing::Text))
}

/// Tells whether a name ends so, packed or not.
pub(super) fn has_extension(path: &str, known: &[&str]) -> bool {
    let of = |path: &Path| path.extension().map(|own| own.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let path = Path::new(path);
    let own = of(path);
    let is_packed = COMPRESSED_EXTENSIONS.contains(&own.as_str());
    let own = if is_packed { path.file_stem().map(|stem| of(Path::new(stem))).unwrap_or_default() } else { own };
    known.contains(&own.as_str())
}

fn is_no_record_file(error: &io::Error) -> bool {
    let packed = error.get_ref().and_then(|inner| inner.downcast_ref::<PackedError>());
    packed == Some(&PackedError::NoRecordFile)
}

/// Writes what is done in order, and counts.
pub(super) struct Collector<'a, J: AnyJob> {
    pub(super) settings: &'a Settings,
    pub(super) job: &'a J,
    pub(super) sink: Sink,
    progress: Progress,
    total: Summary,
    /// The file of the last batch written, its records so far, whether it held text, and records behind the range read.
    file: usize,
    records_of_file: u64,
    file_has_text: bool,
    file_has_later_records: bool,
    /// How many records each folder gave, by its number.
    records_of_folders: BTreeMap<usize, u64>,
    /// How many files were named that hold none.
    n_without_record: u64,
    faults: Vec<Message>,
}

impl<J: AnyJob> Collector<'_, J> {
    /// Writes output of a batch that is not done yet; everything before has been written.
    pub(super) fn take_part(&mut self, file: usize, part: &Output, files: &[FileFacts]) -> Result<(), CommandError> {
        self.end_files(files, file)?;
        match part {
            Output::Results(pages) => self.write_results(pages, self.records_of_file),
            Output::Messages(pages) => self.write_messages(pages, self.records_of_file),
        }
    }

    pub(super) fn take(&mut self, done: Done, files: &[FileFacts]) -> Result<(), CommandError> {
        self.end_files(files, done.file)?;
        match done.output {
            Ok(mut output) => {
                self.file_has_text |= output.has_text;
                self.file_has_later_records |= output.has_later_records;
                self.write(&mut output, files)?;
                self.records_of_file += output.n_passed_over + output.summary.records;
                self.total.add(&output.summary);
            }
            Err(fault) => self.faults.push(fault),
        }
        self.progress.advance(done.stored, &self.total);
        Ok(())
    }

    fn write(&mut self, output: &mut BatchOutput, files: &[FileFacts]) -> Result<(), CommandError> {
        let place = InFile { file: self.file, path: &files[self.file].path, records_before: self.records_of_file };
        self.write_at(output, place)
    }

    fn write_at(&mut self, output: &mut BatchOutput, place: InFile<'_>) -> Result<(), CommandError> {
        let before = place.records_before;
        let kept = self.job.in_order(output, place);
        kept.map_err(|error| CommandError::Write { place: message!("temporary-file"), error })?;
        self.write_results(&output.results, before)?;
        self.write_messages(&output.messages, before)
    }

    fn write_results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), CommandError> {
        if results.is_empty() {
            return Ok(());
        }
        let sink = &mut self.sink;
        self.progress.around_results(|| {
            sink.write(|mut stream| {
                results.write_to(&mut stream, before)?;
                // A person who looks on wants to see what is found, and a reader to work on it.
                stream.flush()
            })
        })
    }

    fn write_messages(&mut self, messages: &DeferredBuffer, before: u64) -> Result<(), CommandError> {
        if messages.is_empty() {
            return Ok(());
        }
        let written = self.progress.around_messages(|| {
            let mut stream = BufWriter::new(io::stderr().lock());
            messages.write_to(&mut stream, before)?;
            stream.flush()
        });
        match written {
            // Whoever has stopped to read does not want to know.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(CommandError::Write { place: message!("standard-error"), error })
            }
            _ => Ok(()),
        }
    }

    /// Ends the files before `next`, those of which nothing was read among them.
    fn end_files(&mut self, files: &[FileFacts], next: usize) -> Result<(), CommandError> {
        while self.file < next {
            if let Some(facts) = files.get(self.file) {
                self.end_file(facts)?;
            }
            self.file += 1;
        }
        Ok(())
    }

    /// Reports a file that held no record.
    fn end_file(&mut self, facts: &FileFacts) -> Result<(), CommandError> {
        if let Some(folder) = facts.folder {
            *self.records_of_folders.entry(folder).or_default() += self.records_of_file;
        }
        let has_later_records = self.file_has_later_records || facts.has_more_records;
        let is_text = self.file_has_text && self.records_of_file == 0 && !has_later_records;
        if let Some(nothing) = facts.nothing.or(is_text.then_some(Nothing::Text)) {
            let (message, severity) = match nothing {
                Nothing::Binary => (message!("no-record-in-bytes"), Severity::Error),
                Nothing::Text if facts.is_found => (message!("no-record"), Severity::Note),
                Nothing::Text => (message!("no-record"), Severity::Error),
            };
            self.n_without_record += u64::from(severity == Severity::Error);
            let place = InFile { file: self.file, path: &facts.path, records_before: 0 };
            self.tell_no_record(message, severity, place)?;
        }
        self.records_of_file = 0;
        self.file_has_text = false;
        self.file_has_later_records = false;
        Ok(())
    }

    /// Warns of folders in which no record was found.
    fn end_folders(&mut self, paths: &[(usize, PathBuf)], n_files: usize) -> Result<(), CommandError> {
        for (number, path) in paths {
            if self.records_of_folders.get(number).is_none_or(|count| *count == 0) {
                let path = Input::File(path.clone()).display_name();
                let place = InFile { file: n_files + number, path: &path, records_before: 0 };
                self.tell_no_record(message!("no-record-in-folder"), Severity::Warning, place)?;
            }
        }
        Ok(())
    }

    fn tell_no_record(&mut self, message: Message, level: Severity, place: InFile<'_>) -> Result<(), CommandError> {
        let finding = Draft::new(rule::NO_RECORD, Span { start: 0, end: 0 }, message).with_severity(level);
        if !self.settings.wants(&finding) {
            return Ok(());
        }
        let results = DeferredBuffer::new(self.settings.language);
        let mut output =
            BatchOutput { results, messages: DeferredBuffer::new(self.settings.language), ..BatchOutput::default() };
        match level {
            Severity::Error => output.summary.errors = 1,
            Severity::Warning => output.summary.warnings = 1,
            Severity::Note => output.summary.notes = 1,
        }
        if level > Severity::Note || self.settings.notes {
            let decoded = decode(b"", EncodingChoice::Auto, None);
            let lines = Lines::new(b"", 0);
            let source = SourceFile::new(place.path, &decoded, 0, &lines, 0, false);
            let located = Located { finding: &finding, record: None, index: 0, source: &source, players: None };
            self.job.finding(&located, &mut output);
        }
        self.write_at(&mut output, place)?;
        self.total.add(&output.summary);
        Ok(())
    }
}

/// What a run came to.
pub(super) struct Ran {
    pub(super) summary: Summary,
    pub(super) status: ExitStatus,
    /// How many files were named that hold no record.
    pub(super) n_without_record: u64,
    /// Whether there is a result that may take the place of an older one: everything was read, and if anything, a record.
    pub(super) is_done: bool,
    pub(super) sink: Sink,
}

/// Runs a job over everything the arguments name.
pub(super) fn run(read: &ReadArgs, settings: &Settings, job: &impl AnyJob, sink: Sink) -> Result<Ran, CommandError> {
    terminal::tell_that_it_waits(&read.paths, settings.quiet, settings.language);
    run_over(Inputs::of(&read.paths), settings, job, sink)
}

/// Runs a job over some inputs.
pub(super) fn run_over(
    listed: Inputs,
    settings: &Settings,
    job: &impl AnyJob,
    sink: Sink,
) -> Result<Ran, CommandError> {
    let Inputs { all: inputs, folders, named_folders, errors: unlisted, own } = listed;
    let total_bytes = inputs.iter().map(Input::stored_len).sum::<Option<u64>>().map(|len| len.min(settings.range.end));
    let unlisted = unlisted.into_iter().map(|error| (Input::File(error.path).display_name(), told(&error.error)));
    let mut errors: Vec<_> = unlisted.collect();
    let mut batches = Batches::new(&inputs, &folders, settings, job.batch_size());
    let progress = Progress::start(settings.progress, total_bytes, settings.language);
    let total = Summary::default();
    let mut collector = Collector {
        settings,
        job,
        sink,
        progress,
        total,
        file: 0,
        records_of_file: 0,
        file_has_text: false,
        file_has_later_records: false,
        records_of_folders: BTreeMap::new(),
        n_without_record: 0,
        faults: Vec::new(),
    };
    if settings.jobs == 1 {
        one_by_one(&mut batches, &mut collector)?;
    } else {
        on_all_cores(&mut batches, &mut collector)?;
    }
    if !collector.sink.is_closed {
        collector.end_files(&batches.files, batches.files.len())?;
    }
    if errors.is_empty() && batches.errors.is_empty() && !collector.sink.is_closed {
        collector.end_folders(&named_folders, batches.files.len())?;
    }
    collector.progress.advance(batches.passed_over, &collector.total);
    collector.progress.finish();
    errors.append(&mut batches.errors);
    let own = own.iter().map(|path| message!("own-output-skipped", path = path.to_string_lossy().into_owned()));
    for skipped in own.chain(batches.skipped.drain(..)) {
        report_error(&skipped, settings.language);
    }
    for (path, reason) in &errors {
        report_error(&message!("cannot-read", path = path.as_str(), reason = reason.clone()), settings.language);
    }
    for fault in &collector.faults {
        report_error(fault, settings.language);
    }
    let mut summary = collector.total;
    summary.unreadable_files = errors.chunk_by(|one, other| one.0 == other.0).count() as u64;
    let is_found = summary.errors > 0 || (settings.deny_warnings && summary.warnings > 0);
    let status = if !errors.is_empty() || !collector.faults.is_empty() {
        ExitStatus::UsageOrIo
    } else if is_found {
        ExitStatus::Found
    } else {
        ExitStatus::NothingFound
    };
    let n_without_record = collector.n_without_record;
    let is_done = status != ExitStatus::UsageOrIo && (summary.records > 0 || n_without_record == 0);
    Ok(Ran { summary, status, n_without_record, is_done, sink: collector.sink })
}
