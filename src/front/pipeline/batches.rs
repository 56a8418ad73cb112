//! Reads inputs one batch of records after another.

#[cfg(feature = "database")]
use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;

use crate::l10n::{Message, message};
use crate::record::batch::{BATCH_SIZE, HEAD_LEN, LONGEST_RECORD};
use crate::record::{
    Batch, BatchReader, ByteRange, Content, GameTable, InputFormat, PlacedChunk, RangeBase, Tape, begins_with_noise,
    begins_with_tag_line, count_records_as, has_tag_line, is_prose,
};
use crate::text::{
    Compression, Encoding, EncodingChoice, Frames, Input, Meter, OpenedPart, PackedError, Parts, TABLE_EXTENSIONS,
    count_breaks,
};

use super::batch_output::BatchOutput;
use super::behind_noise::{Behind, GLANCE, behind_noise, with_head};
use super::boardless::{BoardlessGame, BoardlessNeeds, BoardlessSource};
use super::boardless_games::BOARDLESS_GAMES;
use super::file_facts::{FileFacts, Nothing};
use super::job::Job;
use super::table_glance::{BoxedReader, behind_heading, has_extension, stored_len_of};
use crate::front::error::io_reason;
use crate::front::input::declared_encoding::{encoding_of_head, misread_from};
#[cfg(feature = "database")]
use crate::front::input::file_index::{FileIndex, KeptPart};
use crate::front::input::foreign_file::foreign_file;
use crate::front::input::report_head::begins_report;
use crate::front::options::Options;

/// The number of batches read ahead for each thread.
pub(crate) const BATCHES_AHEAD: usize = 3;
/// The number of bytes read ahead for each thread, in batches of any size; a long record makes a large one.
pub(crate) const BYTES_AHEAD: usize = BATCHES_AHEAD * 2 * BATCH_SIZE;

/// A range at the beginning of a run is split into this many parts of a minimum size. For many short ranges, each in
/// its own run, allocating memory costs most; for long ones, the beginnings of batches do.
const PARTS_OF_RANGE: u64 = 16;
const LEAST_OF_RANGE: usize = 1 << 16;

/// The length of a byte order mark, which may precede the head of a file.
const BOM_LEN: u64 = 3;

/// A unit of work, numbered in the order of the output.
pub(crate) struct Task {
    pub(crate) file: usize,
    pub(crate) batch: Batch,
    /// The whole file, if only one thread can read it; then the batch is empty.
    pub(crate) source: Option<BoardlessSource>,
    /// The number of bytes of the file as stored, compressed or not, that were read for it.
    pub(crate) stored: u64,
}

/// What a thread returns.
pub(crate) struct Done {
    pub(crate) file: usize,
    /// The length of the batch in bytes.
    pub(crate) len: usize,
    pub(crate) stored: u64,
    pub(crate) output: Result<BatchOutput, Message>,
}

/// The stream that is being read.
struct Current {
    batches: BatchReader<Box<dyn Read + Send>>,
    meter: Meter,
    is_new: bool,
    /// Whether it was opened in the middle of its file, where a record has to begin.
    is_middle: bool,
    /// The frames of a compressed file.
    frames: Option<Frames>,
}

/// Returns the first bytes of a file, which show its format.
fn beginning(head: &[u8]) -> &[u8] {
    const LEN: usize = 2048;
    &head[..head.len().min(LEN)]
}

impl Current {
    const fn new(
        batches: BatchReader<Box<dyn Read + Send>>,
        meter: Meter,
        frames: Option<Frames>,
        is_middle: bool,
    ) -> Self {
        Self { batches, meter, is_new: true, is_middle, frames }
    }
}

/// The files, read one batch at a time.
///
/// The reader also decompresses: with more than one job it is the thread which hands out the work, so that
/// decompression and checks run in parallel; with one job everything is done in turn.
pub(crate) struct Batches {
    inputs: Vec<Input>,
    /// The number of the folder in which each input was found; empty if all are named.
    folders: Vec<Option<usize>>,
    options: Options,
    batch_size: usize,
    /// Whether report files are read, too.
    reads_reports: bool,
    /// Whether a table in a folder may be a scoresheet.
    reads_sheets: bool,
    /// What is needed of games without a board.
    boardless: BoardlessNeeds,
    /// The file opened last, if it is of such a game and was not handed out yet.
    next_source: Option<BoardlessSource>,
    /// What was kept of files, and the rest for the file opened last.
    #[cfg(feature = "database")]
    index: Option<Arc<FileIndex>>,
    #[cfg(feature = "database")]
    kept: VecDeque<KeptPart>,
    next_input: usize,
    /// The streams of the input that is being read.
    parts: Option<Parts>,
    current: Option<Current>,
    /// The number of bytes of that input in the tasks handed out.
    counted: u64,
    /// The number of bytes of the inputs before it in no task: unreadable, or without records.
    passed_over: u64,
    pub(crate) files: Vec<FileFacts>,
    /// What could not be read, or not to its end, and why.
    pub(crate) errors: Vec<(String, Message)>,
    /// What was passed over, and why; not an error.
    pub(crate) skipped: Vec<Message>,
}

impl Batches {
    pub(crate) fn new(inputs: Vec<Input>, folders: Vec<Option<usize>>, options: Options) -> Self {
        let (files, errors) = (Vec::new(), Vec::new());
        Self {
            inputs,
            folders,
            options,
            batch_size: BATCH_SIZE,
            reads_reports: false,
            reads_sheets: false,
            boardless: BoardlessNeeds::default(),
            next_source: None,
            #[cfg(feature = "database")]
            index: None,
            #[cfg(feature = "database")]
            kept: VecDeque::new(),
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

    /// Hands out all that a job needs, in batches of its size, and what was kept of unchanged files.
    pub(crate) fn for_job(mut self, job: &dyn Job) -> Self {
        let needs = job.needs();
        self.batch_size = needs.batch_size;
        self.reads_reports = needs.reads_reports;
        self.reads_sheets = needs.restores_words;
        self.boardless = needs.boardless;
        #[cfg(feature = "database")]
        {
            self.index = job.index().map(|(index, _)| Arc::clone(index));
        }
        self
    }

    /// Returns the number of bytes of the inputs in no batch.
    pub(crate) const fn passed_over(&self) -> u64 {
        self.passed_over
    }

    /// Takes back a finished batch.
    pub(crate) fn reuse(&mut self, batch: Batch) {
        if let Some(current) = &mut self.current {
            current.batches.reuse(batch);
        }
    }

    pub(crate) fn next_task(&mut self) -> Option<Task> {
        loop {
            if let Some(source) = self.next_source.take() {
                let (file, batch) = (self.files.len() - 1, Batch::whole(Vec::new()));
                return Some(Task { file, batch, source: Some(source), stored: 0 });
            }
            #[cfg(feature = "database")]
            if let Some(task) = self.task_of_kept() {
                return Some(task);
            }
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
            let input = input.clone();
            self.next_input += 1;
            self.counted = 0;
            #[cfg(feature = "database")]
            if self.begin_kept(&input) {
                continue;
            }
            let declared = match self.options.encoding {
                EncodingChoice::Declared(encoding) | EncodingChoice::Forced(encoding) => Some(encoding),
                EncodingChoice::Auto | EncodingChoice::Likely(_) | EncodingChoice::Misread(_) => None,
            };
            if let Some(base) = self.options.base_of_range()
                && self.open_middle(&input, base, declared)
            {
                continue;
            }
            self.parts = match input.parts(declared) {
                Ok(mut parts) => {
                    let inside = parts.take_inside().into_iter();
                    self.skipped.extend(inside.map(|path| message!("archive-inside-skipped", path = path)));
                    Some(parts)
                }
                Err(error) => {
                    // In a folder, an archive without records is passed over, except for the archives inside it, which
                    // are reported.
                    if self.folder().is_none() || !is_no_record_file(&error) {
                        self.errors.push(unreadable(input.display_name(), &error));
                    }
                    None
                }
            };
        }
    }

    /// Opens a file at the beginning of the range. Returns false if that is impossible.
    fn open_middle(&mut self, input: &Input, base: RangeBase, declared: Option<Encoding>) -> bool {
        let range = self.options.range;
        let n_wanted = range.end.saturating_sub(range.start);
        match input.open_at(range.start, base.frame, n_wanted, HEAD_LEN as u64, declared) {
            // It is read from its beginning, and what comes before the range is counted.
            Ok(None) => return false,
            // What follows the noise decides what the file is.
            Ok(Some((head, _))) if begins_with_noise(&head) || GameTable::may_begin(&head) => return false,
            Ok(Some((head, opened))) => {
                let path = input.display_name();
                let mut facts = FileFacts::new(path, None, self.options.encoding, self.folder(), false);
                facts.records_before = base.record - 1;
                self.files.push(facts);
                let batches = BatchReader::new(opened.reader, range.start, false).behind(head, base.line - 1);
                let part = usize::try_from(n_wanted / PARTS_OF_RANGE).unwrap_or(usize::MAX).max(LEAST_OF_RANGE);
                let batches = batches.with_batch_size(self.batch_size.min(part)).within(range);
                self.current =
                    Some(Current::new(batches, opened.meter, opened.compression.map(|_| opened.frames), true));
            }
            Err(error) => self.errors.push(unreadable(input.display_name(), &error)),
        }
        true
    }

    /// Uses what was kept of a file, if it is still valid. Returns true if it is.
    #[cfg(feature = "database")]
    fn begin_kept(&mut self, input: &Input) -> bool {
        let Some(index) = &self.index else { return false };
        let (path, folder) = (input.display_name(), self.folder());
        let own = self.options.of_file(&path);
        let kept = index.find(input, own.as_deref().unwrap_or(&self.options), folder.is_some());
        let Some(kept) = kept else { return false };
        let mut facts = FileFacts::new(path, None, EncodingChoice::Auto, folder, folder.is_some());
        (facts.options, facts.is_kept) = (own, true);
        self.files.push(facts);
        self.kept = kept.into();
        true
    }

    /// Hands out the next part of what was kept of a file.
    #[cfg(feature = "database")]
    fn task_of_kept(&mut self) -> Option<Task> {
        let part = self.kept.pop_front()?;
        let (index, facts) = (self.index.as_ref()?, self.files.last()?);
        let mut stored = 0;
        if self.kept.is_empty() {
            stored = index.stored_len(&facts.path) + std::mem::take(&mut self.passed_over);
            self.counted = u64::MAX;
        }
        match index.load(&part) {
            Ok(bytes) => Some(Task { file: self.files.len() - 1, batch: Batch::whole(bytes), source: None, stored }),
            Err(error) => {
                self.errors.push((facts.path.clone(), io_reason(&error)));
                self.kept.clear();
                None
            }
        }
    }

    fn folder(&self) -> Option<usize> {
        self.folders.get(self.next_input.checked_sub(1)?).copied().flatten()
    }

    fn open(&mut self, part: OpenedPart) {
        let path = part.name;
        let folder = self.folder();
        match part.opened {
            Ok(opened)
                if opened.compression.is_some_and(|format| !format.is_stream())
                    && self.options.range != ByteRange::WHOLE =>
            {
                self.errors.push((path, message!("range-of-a-packed-file")));
                self.parts = None;
            }
            Ok(opened) => {
                let options = self.options.of_file(&path);
                let is_decoded = opened.utf16.is_some() || opened.compression.is_some_and(Compression::is_document);
                let chosen = options.as_deref().unwrap_or(&self.options).encoding;
                let encoding = if is_decoded { EncodingChoice::Auto } else { chosen };
                if let Some(format) = opened.compression.filter(|format| format.is_document()) {
                    let (path, format) = (path.clone(), format.to_string());
                    self.skipped.push(message!("document-as-text", path = path, format = format));
                }
                let is_found = folder.is_some() || opened.compression == Some(Compression::Zip);
                let mut facts = FileFacts::new(path, opened.utf16, encoding, folder, is_found);
                facts.options = options;
                facts.unpacked_rows = opened.compression.filter(|format| format.is_of_rows()).map(|_| opened.left_out);
                if facts.unpacked_rows.is_some() {
                    facts.encoding = EncodingChoice::Forced(Encoding::Utf8);
                }
                let behind = match opened.utf16 {
                    _ if facts.unpacked_rows.is_some() => {
                        Ok(Behind { reader: Some(opened.reader), noise: 0, n_breaks: 0 })
                    }
                    Some(_) => Ok(Behind { reader: Some(opened.reader), noise: 0, n_breaks: 0 }),
                    None => behind_noise(opened.reader),
                };
                let Behind { reader, noise, n_breaks } = match behind {
                    Ok(behind) => behind,
                    Err(error) => {
                        self.errors.push((facts.path, io_reason(&error)));
                        return;
                    }
                };
                let is_beginning_read = self.options.range.contains(0);
                facts.noise = if is_beginning_read { noise } else { 0 };
                if reader.is_none()
                    && is_beginning_read
                    && !is_found
                    && let Some(foreign) = foreign_file(&facts.path, &[])
                {
                    self.errors.push((facts.path, foreign));
                    return;
                }
                facts.nothing = (reader.is_none() && is_beginning_read).then_some(Nothing::Binary);
                self.files.push(facts);
                let Some(reader) = reader else { return };
                let (reader, boardless) = self.glance(reader);
                if let Some(game) = boardless {
                    self.files.last_mut().into_iter().for_each(|facts| facts.is_boardless = true);
                    self.next_source = Some(BoardlessSource { game, reader, before: opened.bom_len });
                    return;
                }
                if self.boardless.is_all {
                    let what = message!("no-bridge-here");
                    if let Some(facts) = self.files.last() {
                        let path = facts.path.as_str();
                        if is_found {
                            self.skipped.push(message!("other-format-skipped", path = path, reason = what));
                        } else {
                            self.errors.push((path.to_owned(), what));
                        }
                    }
                    return;
                }
                let Some((reader, table)) = self.glance_at_table(reader) else { return };
                let heading = table.as_ref().map_or(&[][..], |table| table.heading());
                let before = stored_len_of(heading, opened.utf16.is_some());
                let batches = BatchReader::new(reader, opened.bom_len + noise + before, opened.utf16.is_some());
                let mut batches = batches.behind_noise(n_breaks + count_breaks(heading));
                if let Some(table) = table {
                    batches = batches.of_table(table);
                }
                let batches = batches.with_batch_size(self.batch_size).within(self.options.range);
                self.current =
                    Some(Current::new(batches, opened.meter, opened.compression.map(|_| opened.frames), false));
            }
            Err(error) if folder.is_some() && is_no_record_file(&error) => {}
            Err(error) => self.errors.push(unreadable(path, &error)),
        }
    }

    /// Looks at the beginning of a stream. Returns it, and the game without a board of its records, if they are read so.
    fn glance(&mut self, mut reader: BoxedReader) -> (BoxedReader, Option<&'static dyn BoardlessGame>) {
        let said = self.options.reading;
        let is_other = said != InputFormat::Auto && !said.is_of_bridge();
        if !self.boardless.is_read || is_other || self.options.range != ByteRange::WHOLE || BOARDLESS_GAMES.is_empty() {
            return (reader, None);
        }
        let mut head = Vec::new();
        let failed = reader.by_ref().take(GLANCE).read_to_end(&mut head).err();
        let path = self.files.last().map_or("", |facts| facts.path.as_str());
        let game = BOARDLESS_GAMES.iter().find(|game| game.recognizes(&head, path, said));
        (with_head(head, failed, reader), game.copied())
    }

    /// Looks at the beginning of a stream for a table. Returns `None` if it is one without games, which is reported.
    fn glance_at_table(&mut self, reader: BoxedReader) -> Option<(BoxedReader, Option<Arc<GameTable>>)> {
        let facts = self.files.last_mut()?;
        let options = facts.options.as_deref().unwrap_or(&self.options);
        let Some((reader, table)) = behind_heading(reader, facts, options, self.reads_sheets) else {
            let (path, what) = (facts.path.clone(), message!("table-without-games"));
            // In a folder most files that are called so hold something else.
            if facts.is_found && !has_extension(&facts.path, &TABLE_EXTENSIONS) {
                self.skipped.push(message!("other-format-skipped", path = path, reason = what));
            } else if !facts.is_found {
                self.errors.push((path, what));
            }
            facts.nothing = Some(Nothing::Table);
            return None;
        };
        facts.table.clone_from(&table);
        Some((reader, table))
    }

    fn task_of_current(&mut self) -> Option<Task> {
        let reads_boardless = self.boardless.is_read && !BOARDLESS_GAMES.is_empty();
        let current = self.current.as_mut()?;
        let facts = self.files.last_mut()?;
        let is_first = std::mem::take(&mut current.is_new);
        let mut next = current.batches.next_batch();
        if let (Ok(Some(batch)), Some(frames)) = (&mut next, &current.frames) {
            batch.frame = Some(frames.before(batch.offset));
        }
        match next {
            Ok(Some(batch)) if is_first && current.is_middle && !begins_with_tag_line(&batch.bytes) => {
                let reason = message!("base-inside-a-record", byte = batch.offset);
                self.errors.push((facts.path.clone(), reason));
            }
            Ok(Some(batch))
                if is_first
                    && facts.table.is_none()
                    && !facts.takes_for_report(&batch, beginning(current.batches.head()), self.reads_reports)
                    && let Some(other) = other_content(
                        &batch,
                        beginning(current.batches.head()),
                        facts,
                        &self.options,
                        reads_boardless,
                    ) =>
            {
                // Its lines would be read as moves, one fault each.
                let path = facts.path.as_str();
                match other {
                    Other::Nothing(nothing) => {
                        facts.nothing = Some(nothing);
                        if nothing == Nothing::Binary {
                            let stored = self.next_input.checked_sub(1).and_then(|at| self.inputs[at].stored_len());
                            let is_whole = self.parts.is_some() && current.frames.is_none();
                            facts.noise = stored.filter(|_| is_whole).unwrap_or_else(|| batch.stored_len());
                        }
                        // Only this may have been read because the rest is damaged.
                        if let Err(error) = current.batches.next_batch() {
                            self.errors.push((facts.path.clone(), io_reason(&error)));
                        }
                    }
                    Other::Format(what) if facts.is_found => {
                        self.skipped.push(message!("other-format-skipped", path = path, reason = what));
                    }
                    Other::Format(what) => self.errors.push((facts.path.clone(), what)),
                }
            }
            Ok(Some(batch)) => {
                if is_first
                    && let EncodingChoice::Auto = facts.encoding
                    && facts.utf16.is_none()
                {
                    let head = current.batches.head();
                    facts.encoding = encoding_of_head(head);
                    if let EncodingChoice::Misread(misreading) = facts.encoding {
                        facts.misread_from = misread_from(head, misreading) + BOM_LEN;
                    }
                }
                let read = current.meter.n_bytes();
                let stored = read.saturating_sub(self.counted) + std::mem::take(&mut self.passed_over);
                self.counted = read;
                if batch.is_cut && !batch.is_rest && self.options.range.contains(batch.record_start) {
                    let reason = message!("record-too-long", byte = batch.offset, most = LONGEST_RECORD >> 20);
                    self.errors.push((facts.path.clone(), reason));
                }
                return Some(Task { file: self.files.len() - 1, batch, source: None, stored });
            }
            Ok(None) => facts.has_more_records = current.batches.has_more_records(),
            Err(error) => {
                facts.is_broken_off = true;
                self.errors.push((facts.path.clone(), io_reason(&error)));
            }
        }
        self.current = None;
        None
    }
}

impl FileFacts {
    /// Returns true if a file is the report file of a tournament that is read as such, and notes it.
    fn takes_for_report(&mut self, batch: &Batch, head: &[u8], reads_reports: bool) -> bool {
        self.is_report = reads_reports && batch.is_all && begins_report(head);
        self.is_report
    }
}

/// Content that is not read as records.
enum Other {
    /// Another format, described in a clause.
    Format(Message),
    Nothing(Nothing),
}

/// Returns what the first batch of a file shows it to hold other than records.
fn other_content(
    batch: &Batch,
    head: &[u8],
    facts: &FileFacts,
    options: &Options,
    reads_boardless: bool,
) -> Option<Other> {
    if begins_report(head) {
        return Some(Other::Format(message!("report-holds-no-records")));
    }
    // An explicit format overrides detection.
    let is_said = options.reading != InputFormat::Auto;
    if !is_said
        && options.range.contains(0)
        && let Some(foreign) = foreign_file(&facts.path, head)
    {
        return Some(Other::Format(foreign));
    }
    let content = Content::of_head(head);
    let is_boardless =
        content == Content::Bridge || BOARDLESS_GAMES.iter().any(|game| game.recognizes(head, "", InputFormat::Auto));
    match content {
        // Input declared as such that comes here is not read so: in a range, or in a command that does not read it.
        _ if is_boardless && !is_said || options.reading.is_of_bridge() && content != Content::Binary => {
            return Some(Other::Format(message!("bridge-not-read")));
        }
        Content::Binary if options.range.contains(0) => return Some(Other::Nothing(Nothing::Binary)),
        _ if is_said || has_tag_line(head) => return None,
        _ if has_extension(&facts.path, &["pbn", "lin"]) => {
            let clause = if reads_boardless { message!("no-bridge-here") } else { message!("bridge-not-read") };
            return Some(Other::Format(clause));
        }
        _ => {}
    }
    // A named file is read as well as possible. One in a folder may be a read-me.
    let is_text = || has_extension(&facts.path, &["txt"]) && is_prose(&batch.bytes, facts.encoding);
    let has_none = || {
        let count = |piece: PlacedChunk<'_>, tape: &mut Tape| {
            count_records_as(piece.bytes, facts.encoding, options.reading, batch.is_all, tape)
        };
        let mut tape = Tape::default();
        batch.is_all && batch.pieces().all(|piece| piece.is_noise || count(piece, &mut tape) == 0)
    };
    (facts.is_found && (is_text() || has_none())).then_some(Other::Nothing(Nothing::Text))
}

/// Returns why a file cannot be read; a document of a word processor is an archive without record files.
fn unreadable(path: String, error: &io::Error) -> (String, Message) {
    let foreign = foreign_file(&path, &[]).filter(|_| is_no_record_file(error));
    let reason = foreign.unwrap_or_else(|| io_reason(error));
    (path, reason)
}

fn is_no_record_file(error: &io::Error) -> bool {
    let packed = error.get_ref().and_then(|inner| inner.downcast_ref::<PackedError>());
    packed == Some(&PackedError::NoRecordFile)
}
