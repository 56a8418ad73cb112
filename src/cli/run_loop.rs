//! Reads inputs in batches, lets every core work on them, and writes what comes of it in the order of the files.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Read, Write};
use std::sync::mpsc;

use crate::findings::{Finding, rule};
use crate::output::{Lines, Located, Pages, Source, Summary};
use crate::record::batch::{BATCH_SIZE, LONGEST_RECORD};
use crate::record::{Batch, BatchReader, ByteRange};
use crate::text::{EncodingChoice, Input, Meter, Part, Parts, Span, Visible, decode, list_inputs};
use crate::wording::{Phrase, phrase};

use super::batch_work::{AnyJob, BatchOutput, FileFacts, InFile, work_safely};
use super::encoding_declared::declared_encoding;
use super::exit_status::ExitStatus;
use super::progress::Progress;
use super::report_input::begins_report;
use super::settings::Settings;
use super::sink::Sink;
use super::{CommandError, args::ReadArgs, complain, told};

/// How many batches are read ahead for each thread.
const BATCHES_AHEAD: usize = 3;
/// How many bytes are read ahead for each thread, in batches of whatever size; a long record makes a large one.
const BYTES_AHEAD: usize = BATCHES_AHEAD * 2 * BATCH_SIZE;

/// One piece of work, numbered in the order of the output.
pub(super) struct Task {
    pub(super) file: usize,
    pub(super) batch: Batch,
    /// How many bytes of the file as stored, compressed or not, were read for it.
    stored: u64,
}

/// What comes back from a thread.
struct Done {
    file: usize,
    /// How many bytes the batch had.
    len: usize,
    stored: u64,
    output: Result<BatchOutput, Phrase>,
}

/// The stream that is being read.
struct Current {
    batches: BatchReader<Box<dyn Read + Send>>,
    meter: Meter,
}

/// The files, read one batch at a time.
///
/// Whoever reads also decompresses: with more than one job that is the thread which hands out the work, so that
/// decompressing goes on while records are checked; with one job everything is done in turn.
pub(super) struct Batches<'a> {
    inputs: &'a [Input],
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
    pub(super) errors: Vec<(String, Phrase)>,
}

impl<'a> Batches<'a> {
    pub(super) fn new(inputs: &'a [Input], settings: &'a Settings, batch_size: usize) -> Self {
        let (files, errors) = (Vec::new(), Vec::new());
        Self {
            inputs,
            settings,
            batch_size,
            next_input: 0,
            parts: None,
            current: None,
            counted: 0,
            passed_over: 0,
            files,
            errors,
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
                Ok(parts) => Some(parts),
                Err(error) => {
                    self.errors.push((Visible(&input.display_name()).to_string(), told(&error)));
                    None
                }
            };
        }
    }

    fn open(&mut self, part: Part) {
        let path = Visible(&part.name).to_string();
        match part.opened {
            Ok(opened) if opened.compression.is_some() && self.settings.range != ByteRange::WHOLE => {
                self.errors.push((path, phrase!("range-of-a-packed-file")));
                self.parts = None;
            }
            Ok(opened) => {
                let encoding = match opened.utf16 {
                    Some(_) => EncodingChoice::Auto,
                    None => self.settings.encoding,
                };
                self.files.push(FileFacts { path, utf16: opened.utf16, encoding, has_more_records: false });
                let batches = BatchReader::new(opened.reader, opened.bom_len, opened.utf16.is_some());
                let batches = batches.with_batch_size(self.batch_size).within(self.settings.range);
                self.current = Some(Current { batches, meter: opened.meter });
            }
            Err(error) => self.errors.push((path, told(&error))),
        }
    }

    fn task_of_current(&mut self) -> Option<Task> {
        let current = self.current.as_mut()?;
        let facts = self.files.last_mut()?;
        match current.batches.next_batch() {
            Ok(Some(batch)) if batch.lines_before == 0 && begins_report(current.batches.head()) => {
                // Its lines would be read as moves, one fault each.
                self.errors.push((facts.path.clone(), phrase!("report-holds-no-records")));
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
                    let reason = phrase!("record-too-long", byte = batch.offset, most = LONGEST_RECORD >> 20);
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

/// Writes what is done in order, and counts.
struct Collector<'a, J: AnyJob> {
    settings: &'a Settings,
    job: &'a J,
    sink: Sink,
    progress: Progress,
    total: Summary,
    /// The file of the last batch written, its records so far, whether it held text, and records behind the range read.
    file: usize,
    records_of_file: u64,
    file_has_text: bool,
    file_has_later_records: bool,
    faults: Vec<Phrase>,
}

impl<J: AnyJob> Collector<'_, J> {
    fn take(&mut self, done: Done, files: &[FileFacts]) -> Result<(), CommandError> {
        if done.file != self.file {
            self.end_file(files)?;
            self.file = done.file;
        }
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
        let before = self.records_of_file;
        let place = InFile { file: self.file, path: &files[self.file].path, records_before: before };
        let kept = self.job.in_order(output, place);
        kept.map_err(|error| CommandError::Write { place: phrase!("temporary-file"), error })?;
        if !output.results.is_empty() {
            let sink = &mut self.sink;
            self.progress.around_results(|| {
                sink.write(|mut stream| {
                    output.results.write_to(&mut stream, before)?;
                    // A person who looks on wants to see what is found, and a reader to work on it.
                    stream.flush()
                })
            })?;
        }
        if !output.messages.is_empty() {
            let written = self.progress.around_messages(|| {
                let mut stream = BufWriter::new(io::stderr().lock());
                output.messages.write_to(&mut stream, before)?;
                stream.flush()
            });
            match written {
                // Whoever has stopped to read does not want to know.
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    return Err(CommandError::Write { place: phrase!("standard-error"), error });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reports a file that held text and no record.
    fn end_file(&mut self, files: &[FileFacts]) -> Result<(), CommandError> {
        let has_later_records = self.file_has_later_records || files[self.file].has_more_records;
        if self.file_has_text && self.records_of_file == 0 && !has_later_records {
            let finding = Finding::new(rule::NO_RECORD, Span { start: 0, end: 0 }, phrase!("no-record"));
            if self.settings.wants(&finding) {
                let decoded = decode(b"", EncodingChoice::Auto, None);
                let path = &files[self.file].path;
                let lines = Lines::new(b"", 0);
                let source = Source::new(path, &decoded, 0, &lines, 0, false);
                let results = Pages::new(self.settings.language);
                let mut output = BatchOutput { results, ..BatchOutput::default() };
                output.summary.errors = 1;
                self.job.finding(
                    &Located { finding: &finding, record: None, index: 0, source: &source, players: None },
                    &mut output,
                );
                self.write(&mut output, files)?;
                self.total.add(&output.summary);
            }
        }
        self.records_of_file = 0;
        self.file_has_text = false;
        self.file_has_later_records = false;
        Ok(())
    }
}

/// What a run came to.
pub(super) struct Ran {
    pub(super) summary: Summary,
    pub(super) status: ExitStatus,
    pub(super) sink: Sink,
}

/// Runs a job over everything the arguments name.
pub(super) fn run(read: &ReadArgs, settings: &Settings, job: &impl AnyJob, sink: Sink) -> Result<Ran, CommandError> {
    let (inputs, unlisted) = list_inputs(&read.paths);
    let total_bytes = inputs.iter().map(Input::stored_len).sum::<Option<u64>>().map(|len| len.min(settings.range.end));
    let unlisted =
        unlisted.iter().map(|error| (Visible(&error.path.to_string_lossy()).to_string(), told(&error.error)));
    let mut errors: Vec<_> = unlisted.collect();
    let mut batches = Batches::new(&inputs, settings, job.batch_size());
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
        faults: Vec::new(),
    };
    if settings.jobs == 1 {
        one_by_one(&mut batches, &mut collector)?;
    } else {
        on_all_cores(&mut batches, &mut collector)?;
    }
    if !batches.files.is_empty() {
        collector.end_file(&batches.files)?;
    }
    collector.progress.advance(batches.passed_over, &collector.total);
    collector.progress.finish();
    errors.append(&mut batches.errors);
    for (path, reason) in &errors {
        complain(&phrase!("cannot-read", path = path.as_str(), reason = reason.clone()), settings.language);
    }
    for fault in &collector.faults {
        complain(fault, settings.language);
    }
    let mut summary = collector.total;
    summary.unreadable_files = errors.chunk_by(|one, other| one.0 == other.0).count() as u64;
    let is_found = summary.errors > 0 || (settings.deny_warnings && summary.warnings > 0);
    let status = if !errors.is_empty() || !collector.faults.is_empty() {
        ExitStatus::CannotAsk
    } else if is_found {
        ExitStatus::Found
    } else {
        ExitStatus::NothingFound
    };
    Ok(Ran { summary, status, sink: collector.sink })
}

fn one_by_one<J: AnyJob>(batches: &mut Batches<'_>, collector: &mut Collector<'_, J>) -> Result<(), CommandError> {
    while let Some(Task { file, batch, stored }) = batches.next_task() {
        let output = work_safely(&batch, &batches.files[file], collector.settings, collector.job);
        let done = Done { file, len: batch.bytes.len(), stored, output };
        collector.take(done, &batches.files)?;
        if let Some(current) = &mut batches.current {
            current.batches.reuse(batch);
        }
        if collector.sink.is_closed {
            break;
        }
    }
    Ok(())
}

fn on_all_cores<J: AnyJob>(batches: &mut Batches<'_>, collector: &mut Collector<'_, J>) -> Result<(), CommandError> {
    let (settings, job) = (collector.settings, collector.job);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(settings.jobs).build();
    let Ok(pool) = pool else {
        // No threads to be had: the work is done on this one.
        return one_by_one(batches, collector);
    };
    let (most, most_bytes) = (settings.jobs * BATCHES_AHEAD, settings.jobs * BYTES_AHEAD);
    pool.in_place_scope(|scope| {
        let (sender, receiver) = mpsc::channel::<(u64, Done)>();
        let mut waiting = BTreeMap::new();
        let (mut n_started, mut n_written, mut bytes_ahead) = (0_u64, 0_u64, 0);
        let mut is_read = false;
        loop {
            while !is_read && n_started - n_written < most as u64 && bytes_ahead < most_bytes {
                let Some(Task { file, batch, stored }) = batches.next_task() else {
                    is_read = true;
                    break;
                };
                bytes_ahead += batch.bytes.len();
                let facts = batches.files[file].clone();
                let (sender, number) = (sender.clone(), n_started);
                scope.spawn(move |_| {
                    let output = work_safely(&batch, &facts, settings, job);
                    let done = Done { file, len: batch.bytes.len(), stored, output };
                    // The receiver is gone only when the run has been given up.
                    let _ = sender.send((number, done));
                });
                n_started += 1;
            }
            if n_written == n_started {
                return Ok(());
            }
            let Ok((number, done)) = receiver.recv() else { return Ok(()) };
            waiting.insert(number, done);
            while let Some(done) = waiting.remove(&n_written) {
                bytes_ahead -= done.len;
                collector.take(done, &batches.files)?;
                n_written += 1;
            }
            if collector.sink.is_closed {
                return Ok(());
            }
        }
    })
}
