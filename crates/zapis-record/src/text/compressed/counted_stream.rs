//! A buffered stream that counts the bytes consumed.

use std::io::{self, BufRead, Read};

/// Counts the bytes consumed from a stream, not those only buffered.
pub(super) struct CountedStream<R> {
    stream: R,
    n_read: u64,
}

impl<R> CountedStream<R> {
    pub(super) const fn new(stream: R) -> Self {
        Self { stream, n_read: 0 }
    }

    /// Returns the number of bytes consumed.
    pub(super) const fn n_read(&self) -> u64 {
        self.n_read
    }
}

impl<R: Read> Read for CountedStream<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_read = self.stream.read(buffer)?;
        self.n_read += n_read as u64;
        Ok(n_read)
    }
}

impl<R: BufRead> BufRead for CountedStream<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.stream.fill_buf()
    }

    fn consume(&mut self, n_bytes: usize) {
        self.n_read += n_bytes as u64;
        self.stream.consume(n_bytes);
    }
}
