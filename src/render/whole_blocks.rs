//! Bytes handed on in blocks of one length, however they come.
//!
//! What compresses them may look at what it is given at once: so the same bytes come out for any number of threads.

use std::io::{self, Write};

/// The number of bytes handed on at once.
const LEN: usize = 1 << 16;

/// Hands bytes on in blocks of one length.
#[derive(Debug)]
pub struct WholeBlocks<W> {
    inner: W,
    held: Vec<u8>,
}

impl<W: Write> WholeBlocks<W> {
    pub const fn new(inner: W) -> Self {
        Self { inner, held: Vec::new() }
    }

    /// Hands on what is left, and gives the writer for its end.
    ///
    /// # Errors
    /// Passes on what the writer reports.
    pub fn end(&mut self) -> io::Result<&mut W> {
        self.inner.write_all(&self.held)?;
        self.held.clear();
        Ok(&mut self.inner)
    }
}

impl<W: Write> Write for WholeBlocks<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(LEN - self.held.len());
        self.held.extend_from_slice(&bytes[..taken]);
        if self.held.len() == LEN {
            self.end()?;
        }
        Ok(taken)
    }

    /// Does nothing: where a block ends does not depend on it.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
