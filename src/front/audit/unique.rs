//! One of each game: which records are kept, and their bytes, read once more and copied as they are stored.

use std::sync::Arc;

use crate::database::copies;
use crate::l10n::message;
use crate::record::batch::BATCH_SIZE;
use crate::record::{Batch, Next, PlacedChunk, Records, Tape};
use crate::render::{KeptCopy, RecordPlace, UniqueRecords};
use crate::text::decode;

use super::super::batches::Batches;
use super::super::error::Error;
use super::super::inputs::Inputs;
use super::super::options::Options;
use super::super::work::FileFacts;
use super::questions::{Questions, temporary_file_failed};

/// Takes bytes to be written.
type Write<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// Which records are written.
struct KeptRecords {
    /// For each record whether it is left out.
    is_dropped: Vec<bool>,
    /// Copies that have what the kept one lacks or contradicts, with that one and whether they contradict it.
    also_kept: Vec<([u32; 2], bool)>,
}

/// With so many records that are kept of one game another is compared.
const MOST_COMPARED: usize = 16;

impl Questions {
    /// Chooses one of each game, and those of its copies that have a comment, a variation or moves which no kept one has, or
    /// contradict all of them.
    fn choose(&self) -> Result<KeptRecords, Error> {
        let archive = &self.gathered.archive;
        let keys_of = |number: u32| archive.annotation_keys(&archive.card(number)).map_err(temporary_file_failed);
        let mut is_dropped = vec![false; archive.len() as usize];
        let mut also_kept = Vec::new();
        for group in self.groups.iter().filter(|group| !group.is_doubtful) {
            let chosen = self.keep.choose(archive, &group.cards);
            let mut kept_keys = keys_of(chosen)?;
            let mut kept = vec![chosen];
            for copy in group.cards.iter().filter(|copy| **copy != chosen) {
                let keys = keys_of(*copy)?;
                let plies = |number: u32| archive.card(number).plies;
                let (mut is_repeated, mut contradicts) = (false, false);
                for other in kept.iter().take(MOST_COMPARED) {
                    let is_other =
                        copies::contradict(archive, &self.names, [*copy, *other]).map_err(temporary_file_failed)?;
                    contradicts |= *other == chosen && is_other;
                    is_repeated |= !is_other && plies(*copy) <= plies(*other);
                }
                if is_repeated && keys.iter().all(|key| kept_keys.binary_search(key).is_ok()) {
                    is_dropped[*copy as usize] = true;
                } else {
                    also_kept.push(([*copy, chosen], contradicts));
                    kept.push(*copy);
                    kept_keys.extend(keys);
                    kept_keys.sort_unstable();
                }
            }
        }
        also_kept.sort_unstable();
        Ok(KeptRecords { is_dropped, also_kept })
    }

    /// Reads the same inputs once more and writes one of each game, as it is stored.
    pub(crate) fn write_unique(&self, inputs: Inputs, write: Write<'_>) -> Result<UniqueRecords, Error> {
        let KeptRecords { is_dropped, also_kept } = self.choose()?;
        let n_read = copy_records(inputs, &self.options, &is_dropped, write)?;
        if n_read != is_dropped.len() {
            return Err(Error::Usage(message!("unique-files-changed")));
        }
        let left_out = is_dropped.iter().filter(|is_dropped| **is_dropped).count() as u64;
        let written = is_dropped.len() as u64 - left_out;
        Ok(UniqueRecords { written, left_out, also_kept: self.placed(&also_kept) })
    }

    /// Says where records stand; those of one file share its name.
    fn placed(&self, also_kept: &[([u32; 2], bool)]) -> Vec<KeptCopy> {
        let archive = &self.gathered.archive;
        let mut paths: Vec<Option<Arc<str>>> = vec![None; self.gathered.by_file.len()];
        let mut place = |number: u32| {
            let card = archive.card(number);
            let named = || Arc::from(archive.path(card.file));
            let path = match paths.get_mut(card.file as usize) {
                Some(path) => path.get_or_insert_with(named).clone(),
                None => named(),
            };
            RecordPlace::new(path, card.record, card.line)
        };
        let kept = also_kept.iter();
        kept.map(|([copy, full], contradicts)| KeptCopy::new(place(*copy), place(*full), *contradicts)).collect()
    }
}

/// Reads everything once more and copies the records that are not dropped; returns how many were read.
fn copy_records(inputs: Inputs, options: &Options, is_dropped: &[bool], write: Write<'_>) -> Result<usize, Error> {
    let mut batches = Batches::new(inputs.all, inputs.folders, options.clone(), BATCH_SIZE);
    let (mut tape, mut n_read, mut kept) = (Tape::default(), 0, Vec::new());
    while let Some(task) = batches.next_task() {
        kept.clear();
        let mut is_first = true;
        let mut pieces = task.batch.pieces().peekable();
        while let Some(placed) = pieces.next() {
            let is_all = task.batch.is_all && std::mem::take(&mut is_first) && pieces.peek().is_none();
            if placed.is_rest || !options.range.contains(placed.record_start) {
                continue;
            }
            let read = PieceReading { facts: &batches.files[task.file], options, is_all };
            let dropped = is_dropped.get(n_read..).unwrap_or_default();
            n_read += read.copy_piece(&placed, dropped, &mut tape, &mut kept);
        }
        drop(pieces);
        end_with_blank_line(&task.batch, &mut kept);
        write(&kept)?;
    }
    if batches.errors.is_empty() { Ok(n_read) } else { Err(Error::Usage(message!("unique-files-changed"))) }
}

/// How a piece is read.
struct PieceReading<'a> {
    facts: &'a FileFacts,
    options: &'a Options,
    /// Whether it is all there is of its file.
    is_all: bool,
}

impl PieceReading<'_> {
    /// Copies those records of a piece that are not dropped; returns how many there are.
    fn copy_piece(&self, placed: &PlacedChunk<'_>, is_dropped: &[bool], tape: &mut Tape, kept: &mut Vec<u8>) -> usize {
        let decoded = decode(placed.bytes, self.facts.encoding, None);
        let mut records = Records::new(&decoded.text, self.options.reading, self.is_all);
        let mut ends = Vec::new();
        loop {
            match records.next_record(tape) {
                Next::End => break,
                Next::Text => {}
                Next::Record => ends.push((tape.span.end as usize, tape.items.is_empty())),
            }
        }
        let wanted: Vec<bool> = (0..ends.len()).map(|at| is_dropped.get(at) != Some(&true)).collect();
        if !wanted.contains(&true) {
            return ends.len();
        }
        if !wanted.contains(&false) || records.places().is_some() {
            kept.extend_from_slice(&placed.bytes[decoded.bom_len..]);
            return ends.len();
        }
        // Of several records without tag pairs each ends behind its result, of those without moves behind a blank line.
        let mut from = decoded.bom_len;
        for (index, is_wanted) in wanted.iter().enumerate() {
            let last = index + 1 == ends.len();
            let (end, has_tags_only) = ends[index];
            let to = if last { placed.bytes.len() } else { decoded.stored_offset(end) };
            if *is_wanted {
                kept.extend_from_slice(placed.bytes.get(from..to).unwrap_or_default());
                kept.push(b'\n');
                if has_tags_only {
                    kept.push(b'\n');
                }
            }
            from = to;
        }
        ends.len()
    }
}

/// Parts what was kept of one batch from what comes next: a record may have been the last of a file that does not end
/// with a line break.
fn end_with_blank_line(batch: &Batch, kept: &mut Vec<u8>) {
    if !kept.is_empty() && !kept.ends_with(b"\n\n") && !kept.ends_with(b"\n\r\n") {
        let line_break: &[u8] = if batch.bytes.windows(2).any(|two| two == b"\r\n") { b"\r\n" } else { b"\n" };
        if !kept.ends_with(b"\n") {
            kept.extend_from_slice(line_break);
        }
        kept.extend_from_slice(line_break);
    }
}
