//! Records read once more and copied as they are stored, left out, or written anew.

use crate::l10n::message;
use crate::record::batch::BATCH_SIZE;
use crate::record::{Batch, Next, PlacedChunk, Records, Tape};
use crate::text::decode;

use super::super::batches::Batches;
use super::super::error::Error;
use super::super::file_facts::FileFacts;
use super::super::inputs::Inputs;
use super::super::options::Options;

/// What becomes of a record.
pub(super) enum CopiedRecord {
    /// It is copied as it is stored.
    AsStored,
    /// It is not copied.
    LeftOut,
    /// These bytes stand in its place.
    Anew(Vec<u8>),
}

/// A record that is read once more.
pub(super) struct RecordText<'a> {
    /// Its text; none of a scoresheet, whose rows may stand anywhere.
    pub(super) text: Option<&'a str>,
}

/// Decides what becomes of a record, by its number among all.
pub(super) type Decide<'a> = &'a mut dyn FnMut(usize, RecordText<'_>) -> Result<CopiedRecord, Error>;
/// Takes bytes to be written.
type Write<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// Reads everything once more and writes what is to become of each record; returns how many were read.
pub(super) fn copy_records(
    inputs: Inputs,
    options: &Options,
    decide: Decide<'_>,
    write: Write<'_>,
) -> Result<usize, Error> {
    let mut batches = Batches::new(inputs.all, inputs.folders, options.clone(), BATCH_SIZE);
    let (mut tape, mut n_read, mut kept) = (Tape::default(), 0, Vec::new());
    while let Some(task) = batches.next_task() {
        kept.clear();
        let mut is_first = true;
        let mut pieces = task.batch.pieces().peekable();
        while let Some(placed) = pieces.next() {
            if placed.is_noise {
                continue;
            }
            let is_last = pieces.peek().is_none_or(|next| next.is_noise);
            let is_all = task.batch.is_all && std::mem::take(&mut is_first) && is_last;
            if placed.is_rest || !options.range.contains(placed.record_start) {
                continue;
            }
            let read = PieceReading { facts: &batches.files[task.file], options, is_all };
            n_read += read.copy_piece(&placed, n_read, decide, &mut tape, &mut kept)?;
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
    /// Copies the records of a piece as they are taken; returns how many there are.
    fn copy_piece(
        &self,
        placed: &PlacedChunk<'_>,
        n_before: usize,
        decide: Decide<'_>,
        tape: &mut Tape,
        kept: &mut Vec<u8>,
    ) -> Result<usize, Error> {
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
        let is_sheet = records.places().is_some();
        let mut taken = Vec::with_capacity(ends.len());
        let mut from = 0;
        for (index, (end, _)) in ends.iter().enumerate() {
            let to = if index + 1 == ends.len() { decoded.text.len() } else { *end };
            let text = decoded.text.get(from..to).filter(|_| !is_sheet);
            taken.push(decide(n_before + index, RecordText { text })?);
            from = to;
        }
        let is_stored = |taken: &CopiedRecord| matches!(taken, CopiedRecord::AsStored);
        let is_left_out = |taken: &CopiedRecord| matches!(taken, CopiedRecord::LeftOut);
        if taken.iter().all(is_left_out) {
            return Ok(ends.len());
        }
        if taken.iter().all(is_stored) || is_sheet {
            kept.extend_from_slice(&placed.bytes[decoded.bom_len..]);
            return Ok(ends.len());
        }
        // Of several records without tag pairs each ends behind its result, of those without moves behind a blank line.
        let mut from = decoded.bom_len;
        for (index, taken) in taken.iter().enumerate() {
            let last = index + 1 == ends.len();
            let (end, has_tags_only) = ends[index];
            let to = if last { placed.bytes.len() } else { decoded.stored_offset(end) };
            match taken {
                CopiedRecord::LeftOut => {}
                CopiedRecord::Anew(bytes) => kept.extend_from_slice(bytes),
                CopiedRecord::AsStored => {
                    kept.extend_from_slice(placed.bytes.get(from..to).unwrap_or_default());
                    kept.push(b'\n');
                    if has_tags_only {
                        kept.push(b'\n');
                    }
                }
            }
            from = to;
        }
        Ok(ends.len())
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
