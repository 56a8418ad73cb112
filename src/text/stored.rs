//! The bytes of an input as they are stored: counted while they are read, and missed where a file gets shorter.

use std::{
    fmt,
    io::{self, Read},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::wording::{Phrase, phrase};

/// Says that a file held fewer bytes than when it was opened; found inside the [`io::Error`] of reading.
///
/// A file that grows is no error: it is read up to the end that it has by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GotShorter {
    /// How many bytes could be read.
    pub n_read: u64,
    /// How many there were when the file was opened.
    pub n_expected: u64,
}

impl GotShorter {
    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        phrase!("file-got-shorter", read = self.n_read, expected = self.n_expected)
    }
}

impl fmt::Display for GotShorter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for GotShorter {}

/// A file of which is known how long it must be.
pub(super) struct WholeFile<F> {
    file: F,
    n_read: u64,
    n_expected: u64,
}

impl<F> WholeFile<F> {
    /// Expects so many bytes; of a pipe or a device none.
    pub(super) const fn new(file: F, n_expected: u64) -> Self {
        Self { file, n_read: 0, n_expected }
    }
}

impl<F: Read> Read for WholeFile<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_read = self.file.read(buffer)?;
        self.n_read += n_read as u64;
        if n_read == 0 && !buffer.is_empty() && self.n_read < self.n_expected {
            return Err(io::Error::other(GotShorter { n_read: self.n_read, n_expected: self.n_expected }));
        }
        Ok(n_read)
    }
}

/// Counts bytes as they are read; clones share the count.
#[derive(Clone, Default, Debug)]
pub struct Meter(Arc<AtomicU64>);

impl Meter {
    /// Returns the number of bytes read so far.
    #[must_use]
    pub fn n_bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Counts what is read from `stream` from now on.
    pub(super) fn watch<R: Read>(&self, stream: R) -> Metered<R> {
        Metered { stream, meter: self.clone() }
    }
}

/// A stream whose bytes are counted.
pub(super) struct Metered<R> {
    stream: R,
    meter: Meter,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_read = self.stream.read(buffer)?;
        self.meter.0.fetch_add(n_read as u64, Ordering::Relaxed);
        Ok(n_read)
    }
}
