//! The stored bytes of an input: counted while they are read, with an error if a file shrinks.

use std::{
    fmt,
    io::{self, Read, Seek},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::l10n::{Message, message};

use super::system_error::system_error;

/// The error if an input that can be read only once could not be copied to a temporary file; found inside the
/// [`io::Error`] of opening.
#[derive(Debug)]
pub struct NotSetDown(
    /// The error of the system.
    pub io::Error,
);

impl NotSetDown {
    /// Describes it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        message!("not-set-down", reason = system_error(&self.0))
    }
}

impl fmt::Display for NotSetDown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for NotSetDown {}

/// The error for a file with fewer bytes than when it was opened; found inside the [`io::Error`] of reading.
///
/// A growing file is not an error: it is read up to the end it had when it was opened, because a file that receives the
/// output of reading it would never end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GotShorter {
    /// The number of bytes read.
    pub n_read: u64,
    /// The number of bytes when the file was opened.
    pub n_expected: u64,
}

impl GotShorter {
    /// Describes it: a clause without capital or full stop.
    #[must_use]
    pub fn message(self) -> Message {
        message!("file-got-shorter", read = self.n_read, expected = self.n_expected)
    }
}

impl fmt::Display for GotShorter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for GotShorter {}

/// The error for a device without an end, such as `/dev/zero`; found inside the [`io::Error`] of reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WithoutEnd;

/// The maximum number of bytes read from a device: more than can be typed.
const MAX_OF_DEVICE: u64 = 16 << 20;

impl WithoutEnd {
    /// Describes it: a clause without capital or full stop.
    #[must_use]
    pub fn message(self) -> Message {
        message!("device-without-end", most = MAX_OF_DEVICE >> 20)
    }
}

impl fmt::Display for WithoutEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for WithoutEnd {}

/// A device that may have no end.
pub(super) struct Device<F> {
    file: F,
    n_left: u64,
}

impl<F> Device<F> {
    /// Creates a reader with a limit.
    pub(super) const fn new(file: F) -> Self {
        Self { file, n_left: MAX_OF_DEVICE }
    }
}

impl<F: Read> Read for Device<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.n_left == 0 {
            let is_over = self.file.read(&mut [0])? == 0;
            return if is_over { Ok(0) } else { Err(io::Error::other(WithoutEnd)) };
        }
        let len = buffer.len().min(usize::try_from(self.n_left).unwrap_or(usize::MAX));
        let n_read = self.file.read(&mut buffer[..len])?;
        self.n_left -= n_read as u64;
        Ok(n_read)
    }
}

/// A file with a known expected length.
pub(super) struct WholeFile<F> {
    file: F,
    n_read: u64,
    n_expected: u64,
}

impl<F> WholeFile<F> {
    /// Expects this many bytes; none for a pipe or a device.
    pub(super) const fn new(file: F, n_expected: u64) -> Self {
        Self { file, n_read: 0, n_expected }
    }
}

impl<F: Read> Read for WholeFile<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_left = if self.n_expected == 0 { u64::MAX } else { self.n_expected - self.n_read };
        let len = buffer.len().min(usize::try_from(n_left).unwrap_or(usize::MAX));
        let n_read = self.file.read(&mut buffer[..len])?;
        self.n_read += n_read as u64;
        if n_read == 0 && !buffer.is_empty() && self.n_read < self.n_expected {
            return Err(io::Error::other(GotShorter { n_read: self.n_read, n_expected: self.n_expected }));
        }
        Ok(n_read)
    }
}

/// A stream that can be read at any place.
pub(super) trait ReadAnywhere: Read + Seek + Send {}

impl<T: Read + Seek + Send> ReadAnywhere for T {}

/// A stream that can be read at any place, whatever it is: what reads it is compiled once.
pub(super) type Seekable = Box<dyn ReadAnywhere>;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_grows_is_read_up_to_where_it_ended() {
        let mut text = Vec::new();
        WholeFile::new(&b"1. e4 e5 2. d4"[..], 8).read_to_end(&mut text).expect("readable");
        assert_eq!(text, b"1. e4 e5");
        let shorter = WholeFile::new(&b"1. e4"[..], 8).read_to_end(&mut text);
        assert!(shorter.is_err());
        // The length of a pipe is unknown.
        assert_eq!(WholeFile::new(&b"1. e4"[..], 0).read_to_end(&mut text).expect("readable"), 5);
    }

    #[test]
    fn a_device_may_end_and_is_not_read_for_ever() {
        let mut text = Vec::new();
        assert_eq!(Device::new(&b"1. e4"[..]).read_to_end(&mut text).expect("readable"), 5);
        let all = Device::new(io::repeat(0).take(MAX_OF_DEVICE)).read_to_end(&mut text);
        assert_eq!(all.expect("readable") as u64, MAX_OF_DEVICE);
        let error = Device::new(io::repeat(0)).read_to_end(&mut text).expect_err("no end");
        assert!(error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<WithoutEnd>));
    }
}
