//! Reads a stream in batches of whole records, so that memory is bounded by the batch and not by the file.

use std::io::{self, Read};

use crate::text::{LineCounter, utf16_stored_len};

use super::split::last_record_start;

/// Some whole records of one file, as stored (or as UTF-8 where the file is UTF-16).
#[derive(Debug)]
pub struct Batch {
    /// The bytes; they begin at a record start or at the beginning of the file.
    pub bytes: Vec<u8>,
    /// Where the first byte stands in the file as stored.
    pub offset: u64,
    /// How many line breaks stand before the first byte.
    pub lines_before: u64,
}

/// Cuts a stream into batches at record starts.
pub struct BatchReader<R> {
    stream: R,
    is_utf16: bool,
    pending: Vec<u8>,
    offset: u64,
    lines: LineCounter,
    is_done: bool,
    /// What stopped the stream, told after the last batch.
    fault: Option<io::Error>,
    batch_size: usize,
}

/// How many bytes a batch holds, unless one record is longer.
pub const BATCH_SIZE: usize = 1 << 20;
/// A record longer than this is cut: spans within a record have 32 bits.
const LONGEST_RECORD: usize = 1 << 30;

impl<R: Read> BatchReader<R> {
    /// Reads `stream`, whose first byte stands at `offset` of the file; `is_utf16` when it was UTF-16 before.
    pub fn new(stream: R, offset: u64, is_utf16: bool) -> Self {
        Self::with_batch_size(stream, offset, is_utf16, BATCH_SIZE)
    }

    /// Reads in batches of about `batch_size` bytes; tests use tiny ones.
    pub fn with_batch_size(stream: R, offset: u64, is_utf16: bool, batch_size: usize) -> Self {
        let lines = LineCounter::default();
        Self {
            stream,
            is_utf16,
            pending: Vec::new(),
            offset,
            lines,
            is_done: false,
            fault: None,
            batch_size: batch_size.max(1),
        }
    }

    /// Reads the next batch; `None` at the end of the stream.
    ///
    /// # Errors
    /// Passes on what the stream reports; what was read before it comes first as a batch of its own.
    pub fn next_batch(&mut self) -> io::Result<Option<Batch>> {
        let mut searched = 0;
        while !self.is_done {
            let want = self.batch_size.max(self.pending.len());
            let before = self.pending.len();
            let read = (&mut self.stream).take(want as u64).read_to_end(&mut self.pending);
            let n_read = match read {
                Ok(n_read) => n_read,
                Err(error) if self.pending.is_empty() => {
                    self.is_done = true;
                    return Err(error);
                }
                Err(error) if self.pending.len() == before => return self.rest_then(error),
                Err(_) => continue,
            };
            if n_read < want {
                self.is_done = true;
                break;
            }
            // A start may have been cut by the end of the last read: look again a little before it.
            if let Some(cut) = last_record_start(&self.pending, searched) {
                return Ok(Some(self.cut(cut)));
            }
            searched = before.saturating_sub(512);
            if self.pending.len() >= LONGEST_RECORD {
                return Ok(Some(self.cut(LONGEST_RECORD)));
            }
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

    fn rest_then(&mut self, error: io::Error) -> io::Result<Option<Batch>> {
        self.is_done = true;
        let all = self.pending.len();
        if all == 0 {
            return Err(error);
        }
        self.fault = Some(error);
        Ok(Some(self.cut(all)))
    }

    fn cut(&mut self, at: usize) -> Batch {
        // Room for the next batch at once, so that what is read into it does not have to be moved.
        let mut tail = Vec::with_capacity((self.pending.len() - at) + if self.is_done { 0 } else { self.batch_size });
        tail.extend_from_slice(&self.pending[at..]);
        let mut bytes = std::mem::replace(&mut self.pending, tail);
        bytes.truncate(at);
        let batch_offset = self.offset;
        let lines_before = self.lines.n_breaks();
        self.lines.feed(&bytes);
        self.offset += if self.is_utf16 {
            std::str::from_utf8(&bytes).map_or(bytes.len() as u64, utf16_stored_len)
        } else {
            bytes.len() as u64
        };
        Batch { bytes, offset: batch_offset, lines_before }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives some bytes and then fails.
    struct Failing(&'static [u8]);

    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Err(io::Error::other("the disk is gone"));
            }
            self.0.read(buffer)
        }
    }

    #[test]
    fn what_was_read_before_a_fault_comes_first_and_the_fault_is_told() {
        let mut batches = BatchReader::new(Failing(b"[Event \"a\"]\n\n1. e4 *\n"), 0, false);
        assert!(batches.next_batch().unwrap().is_some_and(|batch| batch.bytes.ends_with(b"*\n")));
        assert_eq!(batches.next_batch().unwrap_err().to_string(), "the disk is gone");
        assert!(batches.next_batch().unwrap().is_none());
    }
}
