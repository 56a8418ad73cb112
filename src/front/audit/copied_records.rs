//! Records read again and copied as they are stored, left out, or rewritten.

use crate::l10n::message;
use crate::record::{Batch, Next, PlacedChunk, Records, Tape};
use crate::text::decode;

use super::super::error::Error;
use crate::front::input::encoding_set::{EncodingSet, at_hand};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batches::Batches;
use crate::front::pipeline::file_facts::FileFacts;

/// What to do with a record.
pub(in crate::front) enum CopiedRecord {
    /// Copy it as it is stored.
    AsStored,
    /// Leave it out.
    LeftOut,
    /// Write these bytes in its place.
    Anew(Vec<u8>),
}

/// A record that is read again.
pub(in crate::front) struct RecordText<'a> {
    /// Its text; `None` for a scoresheet, whose rows may be anywhere.
    pub(in crate::front) text: Option<&'a str>,
}

/// Decides what to do with a record, by its number among all.
pub(in crate::front) type Decide<'a> = &'a mut dyn FnMut(usize, RecordText<'_>) -> Result<CopiedRecord, Error>;
type Write<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// Returns the encodings of all records.
pub(in crate::front) fn encodings_of(inputs: Inputs, options: &Options) -> EncodingSet {
    let mut batches = Batches::new(inputs.all, inputs.folders, options.clone());
    let encodings = EncodingSet::default();
    while let Some(task) = batches.next_task() {
        let file = &batches.files[task.file];
        for placed in task.batch.pieces().filter(|placed| !placed.is_noise && !placed.bytes.is_ascii()) {
            encodings.add(Some(at_hand(decode(placed.bytes, file.encoding, None).encoding)));
        }
    }
    encodings
}

/// Reads everything again and writes each record as decided. Returns how many were read.
///
/// Records stored in several encodings are written in UTF-8.
pub(in crate::front) fn copy_records(
    inputs: Inputs,
    encodings: &EncodingSet,
    options: &Options,
    decide: Decide<'_>,
    write: Write<'_>,
) -> Result<usize, Error> {
    let mut batches = Batches::new(inputs.all, inputs.folders, options.clone());
    let (mut tape, mut n_read, mut kept) = (Tape::default(), 0, Vec::new());
    while let Some(task) = batches.next_task() {
        let file = &batches.files[task.file];
        if file.table.is_some() {
            return Err(Error::Usage(message!("table-not-rearranged", path = file.path.as_str())));
        }
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
            let as_utf8 = encodings.has_several();
            let read = PieceReading { facts: file, options, is_all, as_utf8 };
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
    /// Whether it is the whole of its file.
    is_all: bool,
    /// Whether it is written in UTF-8, however it is stored.
    as_utf8: bool,
}

impl PieceReading<'_> {
    /// Copies the records of a piece as decided. Returns how many there are.
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
                Next::Record => ends.push((tape.span.end as usize, !tape.has_movetext())),
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
        // Bytes without a meaning in the encoding stay as they are, so that nothing is lost.
        let as_text = self.as_utf8 && decoded.unmappable.is_empty();
        let slice = |from: usize, to: usize| {
            let stored = || decoded.stored_offset(from).max(decoded.bom_len)..decoded.stored_offset(to);
            if as_text { decoded.text.as_bytes().get(from..to) } else { placed.bytes.get(stored()) }.unwrap_or_default()
        };
        if taken.iter().all(is_stored) || is_sheet {
            kept.extend_from_slice(slice(0, decoded.text.len()));
            return Ok(ends.len());
        }
        // Of several records without tag pairs, each ends after its result; of those without moves, after a blank line.
        let mut from = 0;
        for (index, taken) in taken.iter().enumerate() {
            let last = index + 1 == ends.len();
            let (end, has_tags_only) = ends[index];
            let to = if last { decoded.text.len() } else { end };
            match taken {
                CopiedRecord::LeftOut => {}
                CopiedRecord::Anew(bytes) => kept.extend_from_slice(bytes),
                CopiedRecord::AsStored => {
                    kept.extend_from_slice(slice(from, to));
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

/// Separates the kept records of a batch from the next ones: a record may have been the last of a file without a final
/// line break.
fn end_with_blank_line(batch: &Batch, kept: &mut Vec<u8>) {
    if !kept.is_empty() && !kept.ends_with(b"\n\n") && !kept.ends_with(b"\n\r\n") {
        let line_break: &[u8] = if batch.bytes.windows(2).any(|two| two == b"\r\n") { b"\r\n" } else { b"\n" };
        if !kept.ends_with(b"\n") {
            kept.extend_from_slice(line_break);
        }
        kept.extend_from_slice(line_break);
    }
}
