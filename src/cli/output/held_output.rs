//! Output that is not written at once: lines that are kept as long as there are few, output that waits for what comes
//! before it, and lines of which only a maximum number is shown.

use std::io::{self, Seek, SeekFrom, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use memchr::memchr_iter;
use tempfile::SpooledTempFile;

/// Waiting output longer than this is kept in a temporary file.
const MOST_IN_MEMORY: usize = 1 << 20;

/// Output that is kept for a while.
pub(crate) enum HeldOutput {
    /// Lines that are kept as long as there are few.
    Few(HeldLines),
    /// Output that waits for what is to come before it.
    Waiting(SpooledTempFile),
}

impl HeldOutput {
    /// Keeps up to `most` lines; `are_too_many` is set once there are more.
    pub(crate) const fn few(most: usize, are_too_many: Arc<AtomicBool>) -> Self {
        Self::Few(HeldLines { bytes: Vec::new(), n_left: most, is_all: true, are_too_many })
    }

    pub(crate) fn waiting() -> Self {
        Self::Waiting(SpooledTempFile::new(MOST_IN_MEMORY))
    }

    /// Writes what was kept to a stream. Returns whether that is all of it.
    pub(crate) fn write_to(self, mut stream: &mut dyn Write) -> io::Result<bool> {
        match self {
            Self::Few(held) if held.is_all => stream.write_all(&held.bytes).map(|()| true),
            Self::Few(_) => Ok(false),
            Self::Waiting(mut spool) => {
                spool.seek(SeekFrom::Start(0))?;
                io::copy(&mut spool, &mut stream).map(|_| true)
            }
        }
    }
}

impl Write for HeldOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Few(held) => {
                held.take(bytes);
                Ok(bytes.len())
            }
            Self::Waiting(spool) => spool.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lines that are kept as long as there are few.
pub(crate) struct HeldLines {
    bytes: Vec<u8>,
    n_left: usize,
    is_all: bool,
    /// Tells the producer of lines that no more are wanted.
    are_too_many: Arc<AtomicBool>,
}

impl HeldLines {
    fn take(&mut self, bytes: &[u8]) {
        if self.is_all {
            let n_lines = memchr_iter(b'\n', bytes).count();
            self.is_all = n_lines <= self.n_left;
            self.n_left = self.n_left.saturating_sub(n_lines);
            self.bytes.extend_from_slice(bytes);
        }
        if !self.is_all {
            self.are_too_many.store(true, Ordering::Relaxed);
            self.bytes = Vec::new();
        }
    }
}

/// Shows a number of lines, and those up to the next empty one; counts the rest.
pub(crate) struct LineLimit {
    n_left: usize,
    is_reached: bool,
    n_cut: u64,
}

impl LineLimit {
    pub(crate) const fn new(most: usize) -> Self {
        Self { n_left: most, is_reached: false, n_cut: 0 }
    }

    /// Returns how many lines were not shown.
    pub(crate) const fn n_cut(&self) -> u64 {
        self.n_cut
    }

    pub(crate) fn around<'a>(&'a mut self, stream: &'a mut dyn Write) -> LimitedLines<'a> {
        LimitedLines { limit: self, stream }
    }
}

/// A stream of which only as much is shown as a limit allows.
pub(crate) struct LimitedLines<'a> {
    limit: &'a mut LineLimit,
    stream: &'a mut dyn Write,
}

impl Write for LimitedLines<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            let n_lines = usize::from(line.ends_with(b"\n"));
            if self.limit.is_reached {
                self.limit.n_cut += n_lines as u64;
                continue;
            }
            self.stream.write_all(line)?;
            self.limit.n_left = self.limit.n_left.saturating_sub(n_lines);
            self.limit.is_reached = self.limit.n_left == 0 && line == b"\n";
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_findings_whole_ones_are_shown() {
        let mut limit = LineLimit::new(3);
        let mut shown = Vec::new();
        for _ in 0..3 {
            limit.around(&mut shown).write_all(b"a\nb\n\n").unwrap();
            limit.around(&mut shown).write_all(b"c").unwrap();
            limit.around(&mut shown).write_all(b"\n\n").unwrap();
        }
        assert_eq!((shown.as_slice(), limit.n_cut()), (b"a\nb\n\n".as_slice(), 12));
    }

    #[test]
    fn what_waits_comes_back_whole() {
        let mut held = HeldOutput::waiting();
        let long = vec![b'x'; MOST_IN_MEMORY];
        held.write_all(b"a\n").unwrap();
        held.write_all(&long).unwrap();
        let mut written = Vec::new();
        assert!(held.write_to(&mut written).unwrap());
        assert_eq!((written.len(), &written[..2]), (long.len() + 2, b"a\n".as_slice()));
    }
}
