//! Chosen records written as they are stored.

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::game::{Chess, Tavreli};
use crate::record::Record;
use crate::render::{Located, SourceFile};
use crate::replay::Keep;
use crate::select::{ConditionVerdict, TagFacts};
use crate::text::Encoding;

use super::super::error::Error;
use super::chooser::{Chooser, Left};
use super::record_counts::RecordCounts;
use super::wanted::Select;
use crate::front::input::encoding_set::{EncodingSet, at_hand, stored_in};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, BoardlessRecord, RecordsNeeded, StoredRecord};
use crate::front::pipeline::job::{Frame, InFile, Job, JobNeeds, JobOf, Shortcuts};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::view::View;

/// Chooses records by a condition, and writes them as they are stored.
pub struct Selecting {
    chooser: Chooser<Vec<u8>>,
    only_counts: bool,
    /// What is counted by the values of fields, in place of writing records.
    counts: Option<RecordCounts>,
    encodings: EncodingSet,
    /// The file whose heading was written last.
    headed: AtomicUsize,
}

/// A record that may fit.
pub(crate) struct SelectedRecord {
    /// Its range in the output of its batch.
    span: Range<usize>,
    /// Which record of the batch it is.
    index: u64,
    left: Left,
    encoding: Option<Encoding>,
    /// Text before records that applies to all of them, if this is not a record.
    heading: Vec<u8>,
    /// Whether that holds for all of the file, and is written once.
    is_of_file: bool,
}

impl SelectedRecord {
    const fn of_record(span: Range<usize>, index: u64, left: Left, encoding: Option<Encoding>) -> Self {
        Self { span, index, left, encoding, heading: Vec::new(), is_of_file: false }
    }

    fn of_heading(heading: &[u8], is_of_file: bool) -> Self {
        Self { heading: heading.to_vec(), is_of_file, ..Self::of_record(0..0, 0, None, None) }
    }

    const fn is_heading(&self) -> bool {
        !self.heading.is_empty()
    }
}

impl Selecting {
    /// Makes a choice among inputs, which on demand is only counted.
    ///
    /// # Errors
    ///
    /// Fails for conditions on copies in inputs that cannot be read twice.
    pub fn new(select: &Select, inputs: &Inputs, options: &Options, only_counts: bool) -> Result<Self, Error> {
        Ok(Self {
            chooser: Chooser::new(select, select.copies_in(inputs, options)?),
            only_counts,
            counts: None,
            encodings: EncodingSet::default(),
            headed: AtomicUsize::new(usize::MAX),
        })
    }

    /// Returns the labels of the encodings in which the chosen records are stored, where those are several.
    pub fn several_encodings(&self) -> Option<String> {
        self.encodings.has_several().then(|| self.encodings.labels())
    }

    /// Counts records by the values of fields, in place of writing them.
    #[must_use]
    pub fn counting(mut self, counts: RecordCounts) -> Self {
        (self.counts, self.only_counts) = (Some(counts), true);
        self
    }

    /// Returns what was counted by the values of fields.
    pub fn into_counts(self) -> Option<RecordCounts> {
        self.counts
    }

    /// Returns how many records fit.
    pub fn n_chosen(&self) -> u64 {
        self.chooser.n_chosen()
    }

    /// Takes a record that may fit; returns whether it is decided.
    fn take_decided(
        &self,
        verdict: ConditionVerdict,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        output: &mut BatchOutput,
    ) -> bool {
        let left = match verdict {
            ConditionVerdict::Decided(false) => return true,
            ConditionVerdict::Decided(true) => None,
            ConditionVerdict::Open(open) => Some(open),
            ConditionVerdict::Unknown => return false,
        };
        // The record itself is counted already.
        let index = output.n_passed_over + output.summary.records - 1;
        self.take(record, index, left, source, output);
        true
    }

    fn take(&self, record: &Record<'_>, index: u64, left: Left, source: &SourceFile<'_>, output: &mut BatchOutput) {
        // The heading comes before rows of a table.
        if let Some(heading) =
            source.heading().filter(|heading| !heading.is_empty() && output.items.of::<SelectedRecord>().is_empty())
        {
            output.items.push(SelectedRecord::of_heading(heading, true));
        }
        let start = output.results.bytes.len();
        match &self.counts {
            Some(counts) => {
                let facts = TagFacts { record: *record, path: source.path };
                counts.write_values(&facts, at_hand(source.decoded.encoding).label(), &mut output.results.bytes);
            }
            None => source.copy_record(record.tape.span, &mut output.results.bytes),
        }
        let span = start..output.results.bytes.len();
        let encoding = stored_in(source, &output.results.bytes[start..]);
        output.items.push(SelectedRecord::of_record(span, index, left, encoding));
    }
}

as_jobs!(Selecting);

impl Job for Selecting {
    fn needs(&self) -> JobNeeds {
        JobNeeds {
            keep: if self.chooser.needs().positions { Keep::MainMoves } else { Keep::Nothing },
            plies: self.chooser.plies_wanted(),
            drops_by_tags: self.chooser.drops_by_tags(),
            boardless: BoardlessNeeds::FINDINGS.with(RecordsNeeded::WithFindings),
            ..JobNeeds::default()
        }
    }

    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        if let BoardlessItem::Record(record) = item {
            self.take_boardless(record, output);
        }
        true
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        output.drop_counts_of_findings();
        let items = output.items.take::<SelectedRecord>();
        // What precedes the first of them has been selected.
        let Some(first) = items.iter().find(|item| !item.is_heading()).map(|item| item.span.start) else {
            return Ok(());
        };
        let are_plain = self.counts.is_none() && items.iter().all(|item| item.left.is_none() && !item.is_heading());
        if are_plain && self.chooser.count_all(items.len()) {
            if self.only_counts {
                output.results.bytes.truncate(first);
            }
            for item in &items {
                self.encodings.add(item.encoding);
            }
            return Ok(());
        }
        let all = output.results.bytes.split_off(first);
        let mut heading = Vec::new();
        for item in items {
            if item.is_heading() {
                let is_written = item.is_of_file && self.headed.load(Ordering::Relaxed) == place.file;
                heading = if is_written { Vec::new() } else { item.heading };
                continue;
            }
            if !self.chooser.fits(&item.left, item.index, place) {
                continue;
            }
            let record = all.get(item.span.start - first..item.span.end - first).unwrap_or_default();
            let counted = self.chooser.count(record.to_vec());
            if let (Some(record), Some(counts)) = (&counted, &self.counts) {
                counts.add(record);
            }
            if let Some(record) = counted.filter(|_| !self.only_counts) {
                output.results.bytes.append(&mut heading);
                self.headed.store(place.file, Ordering::Relaxed);
                output.results.bytes.extend(record);
                self.encodings.add(item.encoding);
            }
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.chooser.is_done()
    }
}

impl Shortcuts for Selecting {
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(&self, record: &Record<'_>, source: &SourceFile<'_>, output: &mut BatchOutput) -> bool {
        self.take_decided(self.chooser.by_tags(record, source), record, source, output)
    }

    fn is_dropped(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        self.chooser.is_dropped(record, source)
    }

    fn needs_first_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        options: &Options,
        output: &mut BatchOutput,
    ) -> bool {
        self.take_decided(self.chooser.by_first_moves(record, source, options), record, source, output)
    }
}

impl Frame for Selecting {
    /// The records of a sample are chosen when all have been seen.
    fn last_results(&self, results: &mut Vec<u8>, _: &mut Vec<u8>) -> io::Result<()> {
        if !self.only_counts {
            results.extend(self.chooser.sampled().flatten());
        }
        Ok(())
    }
}

impl Selecting {
    /// Takes a record of a game without a board.
    fn take_boardless(&self, record: &dyn BoardlessRecord, output: &mut BatchOutput) {
        if !record.is_record() {
            return;
        }
        let stored = record.stored();
        if !stored.heading.is_empty() {
            // Without a selected record after it, a heading is dropped.
            let items = output.items.of::<SelectedRecord>();
            items.pop_if(|last| last.is_heading());
            items.push(SelectedRecord::of_heading(stored.heading, false));
        }
        let Some(left) = self.chooser.by_boardless(record) else { return };
        // All of a file is one batch, and may be long: what nothing before it decides leaves it at once.
        let items = output.items.of::<SelectedRecord>();
        let is_first = items.iter().all(SelectedRecord::is_heading);
        if is_first && self.counts.is_none() && self.chooser.count_at_once(&left) {
            let heading = items.pop().filter(|_| !self.only_counts);
            items.clear();
            if !self.only_counts {
                let bytes = &mut output.results.bytes;
                bytes.extend(heading.into_iter().flat_map(|item| item.heading));
                bytes.extend_from_slice(stored.own);
                end_record(stored, bytes);
                output.results.pass_on();
            }
            return;
        }
        let bytes = &mut output.results.bytes;
        let start = bytes.len();
        if let Some(counts) = &self.counts {
            counts.write_of_tags(&|tag| record.tag(tag), bytes);
        } else {
            bytes.extend_from_slice(stored.own);
            end_record(stored, bytes);
        }
        let span = start..bytes.len();
        output.items.push(SelectedRecord::of_record(span, record.place().number - 1, left, None));
    }
}

/// Ends a record with as many line ends as its format asks for.
fn end_record(StoredRecord { own, n_line_ends, .. }: StoredRecord<'_>, bytes: &mut Vec<u8>) {
    let trimmed = own.trim_ascii_end();
    let n_there = memchr::memchr_iter(b'\n', &own[trimmed.len()..]).count();
    let line_end: &[u8] = if own.windows(2).any(|pair| pair == b"\r\n") { b"\r\n" } else { b"\n" };
    for _ in n_there..n_line_ends {
        bytes.extend_from_slice(line_end);
    }
}

impl JobOf<Chess> for Selecting {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput) {
        if let Some(left) = self.chooser.by_chess(view) {
            self.take(&view.record, view.index, left, view.source, output);
        }
    }
}

impl JobOf<Tavreli> for Selecting {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput) {
        if let Some(left) = self.chooser.by_moves(view, None) {
            self.take(&view.record, view.index, left, view.source, output);
        }
    }
}
