//! Gathers the records of inputs, as they are stored, with their keys.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::database::RecordSort;
use crate::findings::rules::ROW_UNREADABLE;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{ItemKind, Record};
use crate::render::{Located, SourceFile};
use crate::replay::Keep;
use crate::select::{RecordGroups, RecordOrder, TagFacts};
use crate::text::{Encoding, EncodingChoice, decode};

use super::super::error::Error;
use super::shape::{RecordBeginning, RecordEnding, RecordShape};
use crate::front::input::declared_encoding::declared_encoding;
use crate::front::input::encoding_set::{EncodingSet, stored_in};
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf, Shortcuts};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::view::View;

/// This many bytes stay in memory.
const IN_MEMORY: usize = 128 << 20;
/// The length of the serialized shape before a record's bytes, including the number of its encoding.
const SHAPE_LEN: usize = 3;

/// By what records are put together.
#[derive(Clone, Debug)]
pub(crate) enum GatherBy {
    /// In an order.
    Order(RecordOrder),
    /// In groups.
    Groups(RecordGroups),
    /// This many in each file.
    Games(u64),
    /// As many as this many bytes hold, at least one.
    Size(u64),
}

/// What puts a record into its place.
#[derive(Debug)]
enum RecordKey {
    Order(Vec<u8>),
    /// What is compared of the names of its groups, and the names.
    Groups(Vec<(String, String)>),
    /// The order of the inputs alone.
    Place,
}

/// A record as it is stored, with all that goes with it.
#[derive(Debug)]
pub(crate) struct GatheredRecord {
    /// `None` for text before the first record of a file.
    key: Option<RecordKey>,
    shape: RecordShape,
    /// The encoding of its bytes; `None` if they are all ASCII.
    encoding: Option<Encoding>,
    bytes: Vec<u8>,
    /// Its start in the piece of the file.
    piece_start: usize,
    text_end: usize,
    /// The number of bytes at its end that belong to the next record, if there is one.
    n_of_next: usize,
}

/// Gathers records.
pub struct RecordGathering {
    by: GatherBy,
    gathered: Mutex<GatheredRecords>,
}

/// What has been gathered, in the order of the files.
pub(super) struct GatheredRecords {
    pub(super) records: RecordSort,
    /// The names of the groups, in the order in which they are met, with how many records each has.
    pub(super) groups: Vec<(String, u64)>,
    group_of: HashMap<String, u32>,
    /// The encodings of the records of each group, or of all.
    pub(super) encodings: Vec<EncodingSet>,
    /// How many records there are.
    pub(super) n_records: u64,
    /// How many rows of tables cannot be read, and are left out.
    pub(super) n_left_out: u64,
    /// How many bytes the last group has.
    n_bytes: u64,
    /// The last record, to which following text may be added.
    held: Option<(usize, GatheredRecord)>,
    /// A scoresheet, which can be read in a file of its own only.
    sheet: Option<String>,
    /// The heading above the rows of a table; `None` for PGN.
    pub(super) heading: Option<Vec<u8>>,
    /// Whether rows of different tables, or rows and PGN, are met.
    is_mixed: bool,
    is_first: bool,
}

impl RecordGathering {
    pub(super) fn new(by: GatherBy, in_memory: Option<usize>) -> Self {
        let gathered = GatheredRecords {
            records: RecordSort::new(in_memory.unwrap_or(IN_MEMORY)),
            groups: Vec::new(),
            group_of: HashMap::new(),
            encodings: Vec::new(),
            n_records: 0,
            n_left_out: 0,
            n_bytes: 0,
            held: None,
            sheet: None,
            heading: None,
            is_mixed: false,
            is_first: true,
        };
        Self { by, gathered: Mutex::new(gathered) }
    }

    fn gathered(&self) -> MutexGuard<'_, GatheredRecords> {
        self.gathered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the gathering.
    pub(super) fn finish(self) -> Result<GatheredRecords, Error> {
        let mut gathered = self.gathered.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &gathered.sheet {
            return Err(Error::Usage(message!("sheet-not-rearranged", path = path.as_str())));
        }
        if gathered.is_mixed {
            return Err(Error::Usage(message!("tables-not-rearranged")));
        }
        gathered.put_held(&self.by).map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
        Ok(gathered)
    }

    /// Returns true if only numbers distinguish the files.
    pub(super) const fn counts(&self) -> bool {
        matches!(self.by, GatherBy::Games(_) | GatherBy::Size(_))
    }

    fn needs_moves(&self) -> bool {
        matches!(&self.by, GatherBy::Order(order) if order.needs_moves())
    }

    fn take(&self, record: &Record<'_>, source: &SourceFile<'_>, plies: Option<u32>, output: &mut BatchOutput) {
        let heading = source.heading();
        if source.is_rewritten() && heading.is_none() || record.tape.is_sheet {
            self.gathered().sheet.get_or_insert_with(|| source.path.to_owned());
            return;
        }
        let facts = TagFacts { record: *record, path: source.path };
        let key = match &self.by {
            GatherBy::Order(order) => RecordKey::Order(order.key(&facts, plies)),
            GatherBy::Groups(groups) => {
                // Nothing but ASCII is the same in all of them.
                RecordKey::Groups(
                    groups
                        .of(&facts, stored_in(source, source.decoded.text.as_bytes()).map_or("ascii", Encoding::label)),
                )
            }
            GatherBy::Games(_) | GatherBy::Size(_) => RecordKey::Place,
        };
        let piece_start = source.piece_start();
        let before = output.items.of::<GatheredRecord>().last().filter(|last| last.piece_start == piece_start);
        let from = before.map_or(0, |last| last.text_end);
        // Of a row there is one record nearly always, and all of the row goes with the first.
        let text_end = if heading.is_some() { source.decoded.text.len() } else { record.tape.span.end as usize };
        if heading.is_some() && before.is_some() {
            return;
        }
        let bytes = source.stored_bytes(from..text_end).to_vec();
        let (shape, n_of_next) = match heading {
            Some(_) => (RecordShape { ends: RecordEnding::Row, ..RecordShape::default() }, 0),
            None => (RecordShape::of(record, &bytes), n_of_next(record, source)),
        };
        self.gathered().note_heading(heading);
        let encoding = stored_in(source, &bytes);
        output.items.push(GatheredRecord { key: Some(key), shape, encoding, bytes, piece_start, text_end, n_of_next });
    }
}

/// Measures the lines at the end of a record that are about the next one: line comments and escape lines after a blank
/// line, with no blank line after them.
fn n_of_next(record: &Record<'_>, source: &SourceFile<'_>) -> usize {
    let items = &record.tape.items;
    let is_line_comment = |kind: ItemKind| kind == ItemKind::LineComment;
    let Some(last) = items.iter().rev().find(|item| !is_line_comment(item.kind)) else { return 0 };
    let text: &str = &source.decoded.text;
    let (from, to) = (last.span.end as usize, record.tape.span.end as usize);
    // Comments and words after the result belong to the record it ends.
    let is_comment = |kind: ItemKind| matches!(kind, ItemKind::LineComment | ItemKind::Comment);
    let ends =
        items.iter().rev().find(|item| !is_comment(item.kind)).is_some_and(|it| it.kind == ItemKind::Termination);
    let Some(behind) = text.get(from..to).filter(|_| ends && to == text.len()) else { return 0 };
    let mut start = to;
    for line in behind.split_inclusive('\n').rev() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return if start < to { source.stored_bytes(start..to).len() } else { 0 };
        }
        if !trimmed.starts_with([';', '%']) || !line.ends_with('\n') {
            return 0;
        }
        start -= line.len();
    }
    0
}

impl GatheredRecords {
    /// Sets the heading above the records, which must be the same for all.
    fn note_heading(&mut self, heading: Option<&[u8]>) {
        if self.is_first {
            (self.heading, self.is_first) = (heading.map(<[u8]>::to_vec), false);
        }
        self.is_mixed |= self.heading.as_deref() != heading;
    }

    /// Stores the record that was held back for following text.
    fn put_held(&mut self, by: &GatherBy) -> io::Result<()> {
        let Some((_, record)) = self.held.take() else { return Ok(()) };
        let GatheredRecord { key, shape, encoding, mut bytes, .. } = record;
        let end = bytes.trim_ascii_end().len();
        bytes.truncate(end);
        let start = blank_lines_len(&bytes);
        let number = encoding.map_or(0, |encoding| 1 + encoding as u8);
        let stored = [shape.to_bytes().as_slice(), &[number], &bytes[start..]].concat();
        let len = (bytes.len() - start) as u64;
        match (key, by) {
            (Some(RecordKey::Order(key)), _) => {
                self.note_encoding(0, encoding);
                self.records.push(&key, &stored)?;
            }
            (Some(RecordKey::Groups(groups)), _) => {
                for (folded, name) in groups {
                    let index = self.group(folded, name);
                    self.note_encoding(index as usize, encoding);
                    self.records.push(&index.to_be_bytes(), &stored)?;
                }
            }
            (Some(RecordKey::Place), _) => {
                let is_full = match by {
                    GatherBy::Games(most) => self.n_records.is_multiple_of((*most).max(1)),
                    GatherBy::Size(most) => self.groups.is_empty() || self.n_bytes + len > *most,
                    GatherBy::Order(_) | GatherBy::Groups(_) => false,
                };
                if is_full {
                    self.groups.push((String::new(), 0));
                    self.n_bytes = 0;
                }
                // Two line breaks follow each record.
                self.n_bytes += len + 2;
                let index = self.groups.len().saturating_sub(1);
                self.groups[index].1 += 1;
                self.note_encoding(index, encoding);
                self.records.push(&u32::try_from(index).unwrap_or(u32::MAX).to_be_bytes(), &stored)?;
            }
            // It stays before everything.
            (None, _) => {
                self.note_encoding(0, encoding);
                return self.records.push(&[], &stored);
            }
        }
        self.n_records += 1;
        Ok(())
    }

    fn note_encoding(&mut self, group: usize, encoding: Option<Encoding>) {
        if self.encodings.len() <= group {
            self.encodings.resize_with(group + 1, EncodingSet::default);
        }
        self.encodings[group].add(encoding);
    }

    fn group(&mut self, folded: String, name: String) -> u32 {
        let groups = &mut self.groups;
        let index = *self.group_of.entry(folded).or_insert_with(|| {
            groups.push((name, 0));
            u32::try_from(groups.len() - 1).unwrap_or(u32::MAX)
        });
        if let Some((_, count)) = groups.get_mut(index as usize) {
            *count += 1;
        }
        index
    }

    /// Holds back the next record of a file.
    fn hold(&mut self, file: usize, mut record: GatheredRecord, by: &GatherBy) -> io::Result<()> {
        let moves_with_first = !matches!(by, GatherBy::Order(_));
        if let Some((held_file, held)) = &mut self.held {
            if *held_file == file && held.key.is_none() {
                // Text before the first record stays with it, but in another order only the text directly before it.
                let n_kept = if moves_with_first { 0 } else { head_len(&held.bytes) };
                let mut bytes = held.bytes.split_off(n_kept);
                if !bytes.is_empty() {
                    bytes.append(&mut record.bytes);
                    record.bytes = bytes;
                    record.encoding = record.encoding.or(held.encoding);
                    record.shape.begins = RecordBeginning::Text;
                }
                if n_kept == 0 {
                    self.held = None;
                }
            } else if *held_file == file && held.n_of_next > 0 {
                let mut bytes = held.bytes.split_off(held.bytes.len() - held.n_of_next);
                bytes.append(&mut record.bytes);
                record.bytes = bytes;
                record.encoding = record.encoding.or(held.encoding);
                record.shape.begins = RecordBeginning::Text;
                let is_result = |marker: &&str| held.bytes.trim_ascii_end().ends_with(marker.as_bytes());
                if ["1-0", "0-1", "1/2-1/2", "*"].iter().any(is_result) {
                    held.shape.ends = RecordEnding::Result;
                }
            }
        }
        self.put_held(by)?;
        self.held = Some((file, record));
        Ok(())
    }
}

/// Measures the text at the beginning of a file that does not belong to its first record: up to the last blank line, or
/// all of it if the rest declares how the file is stored.
fn head_len(bytes: &[u8]) -> usize {
    let n_behind: usize = bytes
        .split_inclusive(|byte| *byte == b'\n')
        .rev()
        .take_while(|line| !line.trim_ascii().is_empty())
        .map(<[u8]>::len)
        .sum();
    let len = bytes.len() - n_behind;
    if declared_encoding(&bytes[len..]).is_some() { bytes.len() } else { len }
}

/// Measures the blank lines at the beginning.
fn blank_lines_len(bytes: &[u8]) -> usize {
    bytes.iter().position(|byte| !matches!(byte, b'\n' | b'\r')).unwrap_or(bytes.len())
}

/// Splits a stored record into shape and bytes, converted to UTF-8 if a file would have several encodings.
pub(super) fn shape_and_bytes<'a>(stored: &'a [u8], encodings: Option<&EncodingSet>) -> (RecordShape, Cow<'a, [u8]>) {
    let Some((shape, [number, bytes @ ..])) = stored.split_first_chunk::<SHAPE_LEN>() else {
        return (RecordShape::default(), Cow::Borrowed(stored));
    };
    let encoding = usize::from(*number).checked_sub(1).and_then(|index| Encoding::ALL.get(index)).copied();
    let has_several = || encodings.is_some_and(EncodingSet::has_several);
    let other = encoding.filter(|encoding| *encoding != Encoding::Utf8 && has_several());
    let decoded = other.map(|encoding| decode(bytes, EncodingChoice::Forced(encoding), None));
    // What means nothing in its encoding stays as it is, so that nothing is lost.
    let bytes = match decoded.filter(|decoded| decoded.unmappable.is_empty()) {
        Some(decoded) => Cow::Owned(decoded.text.into_owned().into_bytes()),
        None => Cow::Borrowed(bytes),
    };
    (RecordShape::of_bytes(*shape), bytes)
}

as_jobs!(RecordGathering);

impl Job for RecordGathering {
    fn needs(&self) -> JobNeeds {
        JobNeeds { keep: Keep::Nothing, reads_pages: false, ..JobNeeds::default() }
    }

    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn piece_end(&self, source: &SourceFile<'_>, output: &mut BatchOutput) {
        let text: &str = &source.decoded.text;
        let piece_start = source.piece_start();
        if let Some(last) =
            output.items.of::<GatheredRecord>().last_mut().filter(|last| last.piece_start == piece_start)
        {
            let rest = source.stored_bytes(last.text_end..text.len());
            if !rest.trim_ascii().is_empty() {
                last.shape.ends = match last.shape.ends {
                    RecordEnding::Result => RecordEnding::Said,
                    other => other,
                };
                last.n_of_next = 0;
            }
            last.bytes.extend_from_slice(rest);
            last.n_of_next += if last.n_of_next > 0 { rest.len() } else { 0 };
            return;
        }
        let bytes = source.stored_bytes(0..text.len()).to_vec();
        if !bytes.trim_ascii().is_empty() && !source.is_rewritten() {
            let (shape, text_end) = (RecordShape::default(), text.len());
            output.items.push(GatheredRecord {
                key: None,
                shape,
                encoding: stored_in(source, &bytes),
                bytes,
                piece_start,
                text_end,
                n_of_next: 0,
            });
        }
    }

    fn finding(&self, located: &Located<'_>, _: &mut BatchOutput) {
        if located.finding.rule.name == ROW_UNREADABLE.name {
            self.gathered().n_left_out += 1;
        }
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.gathered();
        for record in output.items.take::<GatheredRecord>() {
            gathered.hold(place.file, record, &self.by)?;
        }
        output.drop_counts_of_findings();
        Ok(())
    }
}

impl Shortcuts for RecordGathering {
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(&self, record: &Record<'_>, source: &SourceFile<'_>, output: &mut BatchOutput) -> bool {
        let needs_moves = self.needs_moves();
        if !needs_moves {
            self.take(record, source, None, output);
        }
        !needs_moves
    }
}

impl<G: Game> JobOf<G> for RecordGathering {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        self.take(&view.record, view.source, Some(view.replay.main_plies), output);
    }
}
