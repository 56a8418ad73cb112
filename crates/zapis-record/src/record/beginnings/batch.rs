//! Reads a stream in batches of whole records, so that memory is bounded by the batch and not by the file.

use std::io::{self, Read};
use std::sync::Arc;

use crate::text::{FrameStart, LineCounter, utf16_stored_len};

use super::buffer::Buffer;
use super::noise::noise_in;
use super::range::ByteRange;
use super::result_lines::{first_result_end, is_blank, last_result_end};
use super::split::{Pieces, last_record_start};
use crate::record::rows::{GameTable, is_row};
use crate::record::words::byte_class::is_control;

/// Whole records of one file, as stored (or as UTF-8 if the file is UTF-16).
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact about the place of the batch")]
#[derive(Clone, Debug)]
pub struct Batch {
    /// The bytes; they begin at a record start or at the beginning of the file.
    pub bytes: Vec<u8>,
    /// The offset of the first byte in the file as stored.
    pub offset: u64,
    /// The number of line breaks before the first byte.
    pub lines_before: u64,
    /// The number of table rows before the first byte.
    pub rows_before: u64,
    /// The lengths of the first rows of a table, without and with the separator from the next one, as far as they were
    /// found on the way.
    pub rows: Vec<(usize, usize)>,
    /// The start of the record that contains the first byte: `offset`, unless the record is too long for one batch.
    /// Text before the first record of a file counts as starting at 0.
    pub record_start: u64,
    /// Whether the file is UTF-16, so that offsets are not those of `bytes`.
    pub is_utf16: bool,
    /// Whether it begins inside a record that is too long for one batch.
    pub is_rest: bool,
    /// Whether it ends inside a record that is too long for one batch.
    pub is_cut: bool,
    /// Whether a comment that is open at its end may be closed in the next batch.
    pub goes_on: bool,
    /// Whether it is the whole file.
    pub is_all: bool,
    /// For a compressed file, a frame that begins at or before the first byte.
    pub frame: Option<FrameStart>,
}

/// A piece of a batch and its place in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedChunk<'a> {
    /// The bytes between two record starts, see [`super::split`].
    pub bytes: &'a [u8],
    /// The offset of the first byte in the batch.
    pub start: usize,
    /// The offset of the first byte in the file as stored.
    pub offset: u64,
    /// The offset that decides which range the piece belongs to, as [`Batch::record_start`].
    pub record_start: u64,
    /// Whether this continues a record that is too long: it is not a record of its own and must not be read.
    pub is_rest: bool,
    /// Whether these bytes are not text and belong to no record: they must not be read.
    pub is_noise: bool,
}

impl Batch {
    /// Creates one batch of a whole file.
    #[must_use]
    pub const fn whole(bytes: Vec<u8>) -> Self {
        let (offset, lines_before, rows_before, record_start) = (0, 0, 0, 0);
        let (is_utf16, is_rest, is_cut, is_all) = (false, false, false, true);
        Self {
            bytes,
            offset,
            lines_before,
            rows_before,
            rows: Vec::new(),
            record_start,
            is_utf16,
            is_rest,
            is_cut,
            goes_on: is_cut,
            is_all,
            frame: None,
        }
    }

    /// Returns its length in bytes as stored.
    #[must_use]
    pub fn stored_len(&self) -> u64 {
        stored_len(&self.bytes, self.is_utf16)
    }

    /// Returns the length of some of its bytes as stored.
    #[must_use]
    pub fn stored_len_of(&self, bytes: &[u8]) -> u64 {
        stored_len(bytes, self.is_utf16)
    }

    /// Splits the batch at record starts, and around bytes outside records that are not text.
    pub fn pieces(&self) -> impl Iterator<Item = PlacedChunk<'_>> {
        let mut offset = self.offset;
        let mut start = 0;
        let rest_len = if self.is_rest { self.rest_len() } else { 0 };
        let (rest, others) = self.bytes.split_at(rest_len);
        let rest = (rest_len > 0).then_some((rest, true, true));
        // If text follows the rest before the next record start, it belongs to the same place.
        let begins_anew = rest_len > 0 && self.next_start() == Some(rest_len);
        let others = self.pieces_of(others).map(move |(start, bytes)| (bytes, start == 0 && !begins_anew, false));
        let pieces = rest.into_iter().chain(others).map(move |(bytes, is_of_first, is_rest)| {
            let record_start = if is_of_first { self.record_start } else { offset };
            let piece = PlacedChunk { bytes, start, offset, record_start, is_rest, is_noise: false };
            start += bytes.len();
            offset += stored_len(bytes, self.is_utf16);
            piece
        });
        WithoutNoise { pieces, parts: Vec::new(), is_utf16: self.is_utf16 }
    }

    /// Measures the rest of the record that began before: up to the next record start, or to a result before it.
    fn rest_len(&self) -> usize {
        let end = self.next_start().unwrap_or(self.bytes.len());
        first_result_end(&self.bytes[..end]).unwrap_or(end)
    }

    fn next_start(&self) -> Option<usize> {
        self.pieces_of(&self.bytes).nth(1).map(|(start, _)| start)
    }

    fn pieces_of<'a>(&self, bytes: &'a [u8]) -> Pieces<'a> {
        let pieces = Pieces::new(bytes);
        if self.goes_on { pieces.of_text_that_goes_on() } else { pieces }
    }
}

/// Separates noise from pieces; the parts of a piece keep its `record_start`.
struct WithoutNoise<'a, I: Iterator<Item = PlacedChunk<'a>>> {
    pieces: I,
    /// The remaining parts of the last piece, in reverse order.
    parts: Vec<PlacedChunk<'a>>,
    is_utf16: bool,
}

impl<'a, I: Iterator<Item = PlacedChunk<'a>>> Iterator for WithoutNoise<'a, I> {
    type Item = PlacedChunk<'a>;

    #[inline]
    fn next(&mut self) -> Option<PlacedChunk<'a>> {
        if let Some(part) = self.parts.pop() {
            return Some(part);
        }
        let piece = self.pieces.next()?;
        // Nearly every piece ends with a result and need not be searched.
        let is_sound = match piece.bytes {
            [.., b'0'..=b'2' | b'*', b'\n', b'\n'] => true,
            bytes => matches!(bytes.trim_ascii_end().last(), None | Some(b'0'..=b'2' | b'*')),
        };
        if is_sound && piece.bytes.first().is_none_or(|first| !is_control(*first)) || piece.is_rest {
            return Some(piece);
        }
        self.cut(piece)
    }
}

impl<'a, I: Iterator<Item = PlacedChunk<'a>>> WithoutNoise<'a, I> {
    /// Splits a piece into text and noise.
    #[cold]
    fn cut(&mut self, mut piece: PlacedChunk<'a>) -> Option<PlacedChunk<'a>> {
        let mut parts = Vec::new();
        while let Some(noise) = noise_in(piece.bytes) {
            let (before, noise, behind) =
                (&piece.bytes[..noise.start], &piece.bytes[noise.clone()], &piece.bytes[noise.end..]);
            for (bytes, is_noise) in [(before, false), (noise, true)] {
                if !bytes.is_empty() {
                    parts.push(PlacedChunk { bytes, is_noise, ..piece });
                }
                piece.start += bytes.len();
                piece.offset += stored_len(bytes, self.is_utf16);
            }
            piece.bytes = behind;
        }
        if !piece.bytes.is_empty() {
            parts.push(piece);
        }
        parts.reverse();
        self.parts = parts;
        self.parts.pop()
    }
}

fn stored_len(bytes: &[u8], is_utf16: bool) -> u64 {
    let len = bytes.len() as u64;
    if is_utf16 { str::from_utf8(bytes).map_or(len, utf16_stored_len) } else { len }
}

/// Splits a stream into batches at record starts.
///
/// The pieces are the same for every batch size, and for every range up to its end.
pub struct BatchReader<R> {
    stream: R,
    is_utf16: bool,
    pending: Buffer,
    /// A used batch whose memory holds the next one.
    room: Vec<u8>,
    offset: u64,
    lines: LineCounter,
    rows: u64,
    /// The number of rows in the next batch, as far as it is known.
    rows_cut: u64,
    /// The lengths of these rows.
    rows_found: Vec<(usize, usize)>,
    /// The start of the record that contains the first pending byte.
    record_start: u64,
    /// Whether the first pending byte is inside a record that is too long.
    is_rest: bool,
    head: Vec<u8>,
    is_done: bool,
    /// The error that ended the stream, reported after the last batch.
    fault: Option<io::Error>,
    batch_size: usize,
    longest_record: usize,
    /// Records that begin here or later are not read.
    end: u64,
    /// The table whose rows are read, if the file is one.
    table: Option<Arc<GameTable>>,
}

/// The size of a batch, unless one record is longer: small enough to stay in a core's cache, since the bytes are read
/// several times.
pub const BATCH_SIZE: usize = 1 << 18;
/// The maximum length of a record, since it is held in memory as a whole; the rest is skipped.
///
/// The longest known ones, opening books written as one game, have a few million bytes.
pub const LONGEST_RECORD: usize = 24 << 20;
/// The number of bytes needed to recognize a tag line.
const LONGEST_BEGINNING: usize = 512;
/// The minimum number of bytes to read to find the end of the last record of a range.
const BEHIND_A_RANGE: usize = 4096;
/// The number of bytes kept from the beginning of a stream.
pub const HEAD_LEN: usize = 64 << 10;

impl<R: Read> BatchReader<R> {
    /// Reads `stream`, whose first byte is at `offset` in the file; `is_utf16` if it was converted from UTF-16.
    pub fn new(stream: R, offset: u64, is_utf16: bool) -> Self {
        Self {
            stream,
            is_utf16,
            pending: Buffer::default(),
            room: Vec::new(),
            offset,
            lines: LineCounter::default(),
            rows: 0,
            rows_cut: 0,
            rows_found: Vec::new(),
            record_start: 0,
            is_rest: false,
            head: Vec::new(),
            is_done: false,
            fault: None,
            batch_size: BATCH_SIZE,
            longest_record: LONGEST_RECORD,
            end: ByteRange::WHOLE.end,
            table: None,
        }
    }

    /// Sets the number of line breaks in skipped noise at the beginning of the file.
    #[must_use]
    pub fn behind_noise(self, n_breaks: u64) -> Self {
        Self { lines: LineCounter::after(n_breaks), ..self }
    }

    /// Sets the number of line breaks before the stream, which begins with a record, in a file that begins with `head`.
    #[must_use]
    pub fn behind(self, head: Vec<u8>, n_breaks: u64) -> Self {
        Self { record_start: self.offset, lines: LineCounter::after(n_breaks), head, ..self }
    }

    /// Reads rows of a table instead of records.
    #[must_use]
    pub fn of_table(self, table: Arc<GameTable>) -> Self {
        Self { table: Some(table), record_start: self.offset, ..self }
    }

    /// Sets the approximate batch size in bytes; tests use tiny ones.
    #[must_use]
    pub fn with_batch_size(self, batch_size: usize) -> Self {
        Self { batch_size: batch_size.max(1), ..self }
    }

    /// Sets the maximum record length, at least 8; tests use tiny ones.
    #[must_use]
    pub fn with_longest_record(self, longest_record: usize) -> Self {
        Self { longest_record: longest_record.max(8), ..self }
    }

    /// Stops after the last record of a range.
    ///
    /// The batches still begin at the beginning of the file, from which lines and records are counted, and the last one
    /// may contain records after the range: see [`PlacedChunk::record_start`].
    #[must_use]
    pub fn within(self, range: ByteRange) -> Self {
        Self { end: range.end, ..self }
    }

    /// Returns the first bytes of the stream, up to 64 KiB, available after the first batch.
    #[must_use]
    pub fn head(&self) -> &[u8] {
        &self.head
    }

    /// Returns true if a record begins after the range; valid after its last batch.
    #[must_use]
    pub fn has_more_records(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Reuses the memory of a batch for the next one.
    pub fn reuse(&mut self, batch: Batch) {
        self.room = batch.bytes;
    }

    /// Reads the next batch; `None` at the end of the stream or of the range.
    ///
    /// # Errors
    /// Returns the stream's error, after a batch of everything read before it.
    pub fn next_batch(&mut self) -> io::Result<Option<Batch>> {
        if self.record_start >= self.end && self.fault.is_none() {
            return Ok(None);
        }
        let mut searched = 0;
        while !self.is_done {
            // A record that is too long is cut at the same place for every batch size, and never before a tag line.
            let most = self.longest_record + self.longest_record.min(LONGEST_BEGINNING);
            let room = most.saturating_sub(self.pending.len());
            let want = self.wanted().min(room);
            let n_read = match self.pending.read_from(&mut self.stream, want) {
                Ok(n_read) => n_read,
                Err(error) if self.pending.is_empty() => {
                    self.is_done = true;
                    return Err(error);
                }
                Err(error) => return self.rest_then(error),
            };
            if n_read < want {
                self.is_done = true;
                break;
            }
            let last_start = match &self.table {
                None => last_record_start(&self.pending, searched),
                Some(table) => self.find_rows(&Arc::clone(table)),
            };
            if let Some(at) = last_start {
                return Ok(Some(self.cut(at)));
            }
            if self.pending.len() >= most {
                return Ok(Some(self.cut_long_record()));
            }
            // Only the last line may turn out to begin a record when more of it has been read.
            searched += memchr::memrchr2(b'\n', b'\r', &self.pending[searched..]).unwrap_or(0);
        }
        let all = self.pending.len();
        match self.fault.take() {
            Some(fault) if all == 0 => Err(fault),
            fault => {
                self.fault = fault;
                Ok((all > 0).then(|| self.cut(all)))
            }
        }
    }

    /// Finds the rows of the next batch. Returns where the last one begins, which may continue.
    fn find_rows(&mut self, table: &GameTable) -> Option<usize> {
        self.rows_found = table.whole_rows(&self.pending);
        let mut at = 0;
        for (len, whole) in &self.rows_found {
            self.rows_cut += u64::from(is_row(&self.pending[at..at + len]));
            at += whole;
        }
        (at > 0).then_some(at)
    }

    /// Returns how many bytes to read next: after a range, only enough to find the end of its last record.
    fn wanted(&self) -> usize {
        let usual = self.batch_size.max(self.pending.len());
        // The first batch decides whether it is the whole file; offsets of UTF-16 differ.
        if self.end == ByteRange::WHOLE.end || self.head.is_empty() || self.is_utf16 {
            return usual;
        }
        let read = self.offset.saturating_add(self.pending.len() as u64);
        let behind = usize::try_from(read.saturating_sub(self.end)).unwrap_or(usize::MAX);
        let left = usize::try_from(self.end.saturating_sub(read)).unwrap_or(usize::MAX);
        usual.min(if left > 0 { left.saturating_add(LONGEST_BEGINNING) } else { behind.max(BEHIND_A_RANGE) })
    }

    fn rest_then(&mut self, error: io::Error) -> io::Result<Option<Batch>> {
        self.is_done = true;
        let all = self.pending.len();
        if all == 0 {
            return Err(error);
        }
        self.fault = Some(error);
        Ok(Some(self.cut(all)))
    }

    /// Takes everything before a record start, or everything.
    fn cut(&mut self, at: usize) -> Batch {
        let batch = self.cut_anywhere(at, false);
        self.record_start = self.offset;
        batch
    }

    /// Splits a record that is too long after the last result in it, since it is then many records without tag pairs;
    /// otherwise anywhere but inside a character or a line break.
    fn cut_long_record(&mut self) -> Batch {
        const LONGEST_CHARACTER: usize = 4;
        let longest = self.longest_record;
        if self.table.is_none()
            && let Some(at) = last_result_end(&self.pending, longest)
        {
            return Batch { goes_on: true, ..self.cut_anywhere(at, false) };
        }
        let mut at = longest;
        while longest - at < LONGEST_CHARACTER && matches!(self.pending.get(at), Some(0x80..=0xbf)) {
            at -= 1;
        }
        if self.pending[..at].ends_with(b"\r") && self.pending.get(at) == Some(&b'\n') {
            at -= 1;
        }
        // Blank lines and noise are not a record, however long.
        let is_noise = || noise_in(&self.pending[..at]).is_some_and(|noise| noise.end == at);
        let is_record = self.is_rest || !is_blank(&self.pending[..at]) && !is_noise();
        self.rows_cut = u64::from(self.table.is_some() && !self.is_rest);
        Batch { goes_on: true, ..self.cut_anywhere(at, is_record) }
    }

    fn cut_anywhere(&mut self, at: usize, is_cut: bool) -> Batch {
        let is_all = self.head.is_empty() && self.is_done && at == self.pending.len() && !is_cut;
        if self.head.is_empty() {
            self.head.extend_from_slice(&self.pending[..self.pending.len().min(HEAD_LEN)]);
        }
        let mut room = std::mem::take(&mut self.room);
        if room.is_empty() && !self.is_done {
            // Reserve room for the next batch now, so that what is read need not be moved.
            room.reserve_exact(self.pending.len() - at + self.batch_size);
        }
        let bytes = self.pending.take(at, room);
        let (offset, lines_before) = (self.offset, self.lines.n_breaks());
        self.lines.feed(&bytes);
        let rows_before = self.rows;
        self.rows += std::mem::take(&mut self.rows_cut);
        self.offset += stored_len(&bytes, self.is_utf16);
        let rows = std::mem::take(&mut self.rows_found);
        let is_rest = std::mem::replace(&mut self.is_rest, is_cut);
        let (record_start, is_utf16) = (self.record_start, self.is_utf16);
        Batch {
            offset,
            lines_before,
            rows_before,
            rows,
            record_start,
            is_utf16,
            is_rest,
            is_cut,
            goes_on: is_cut,
            is_all,
            ..Batch::whole(bytes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns some bytes and then fails.
    struct Failing(&'static [u8]);

    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Err(io::Error::other("the disk is gone"));
            }
            self.0.read(buffer)
        }
    }

    /// Returns each batch with its `record_start`.
    fn batches(text: &str, longest_record: usize, end: u64) -> Vec<(u64, String)> {
        let range = ByteRange { start: 0, end };
        let reader = BatchReader::new(text.as_bytes(), 0, false).with_batch_size(1);
        let mut reader = reader.with_longest_record(longest_record).within(range);
        let mut batches = Vec::new();
        while let Some(batch) = reader.next_batch().unwrap() {
            batches.push((batch.record_start, String::from_utf8(batch.bytes).unwrap()));
        }
        batches
    }

    #[test]
    fn a_record_that_is_too_long_is_cut_between_characters_and_belongs_to_one_place() {
        let text = "[Event \"a\"]\n\n{ёёёё}\r\n[Event \"b\"]\n";
        for longest in 8..40 {
            let cut = batches(text, longest, u64::MAX);
            assert_eq!(cut.iter().map(|(_, bytes)| bytes.as_str()).collect::<String>(), text);
            assert!(cut.iter().all(|(_, bytes)| bytes.len() <= 2 * longest), "{cut:?}");
            assert!(cut.windows(2).all(|two| !two[0].1.ends_with('\r') || !two[1].1.starts_with('\n')), "{cut:?}");
            let first: Vec<_> = cut.iter().filter(|(record_start, _)| *record_start == 0).cloned().collect();
            assert_eq!(batches(text, longest, 5), first);
        }
    }

    #[test]
    fn reading_stops_after_the_last_record_of_a_range() {
        let text = "[Event \"a\"]\n\n*\n[Event \"b\"]\n\n*\n[Event \"c\"]\n\n*\n";
        for end in 0..60 {
            let read = batches(text, 1000, end);
            assert!(read.iter().all(|(record_start, _)| *record_start < end), "{end}: {read:?}");
            let len: usize = read.iter().map(|(_, bytes)| bytes.len()).sum();
            let needed = [0, 15, 30, 45].into_iter().find(|start| *start as u64 >= end).unwrap_or(45);
            assert!(len >= needed && len <= text.len(), "{end}: {read:?}");
        }
    }

    #[test]
    fn what_was_read_before_a_fault_comes_first_and_the_fault_is_reported() {
        let mut batches = BatchReader::new(Failing(b"[Event \"a\"]\n\n1. e4 *\n"), 0, false);
        assert!(batches.next_batch().unwrap().is_some_and(|batch| batch.bytes.ends_with(b"*\n")));
        assert_eq!(batches.next_batch().unwrap_err().to_string(), "the disk is gone");
        assert!(batches.next_batch().unwrap().is_none());
    }
}
