//! Passes bytes on in blocks of one length, however they arrive.
//!
//! A compressor may only look at what it is given at once, so the output is the same for any number of threads.

use std::io::{self, Write};

/// The block length.
const LEN: usize = 1 << 16;

/// Passes bytes on in blocks of one length.
#[derive(Debug)]
pub(crate) struct WholeBlocks<W> {
    inner: W,
    held: Vec<u8>,
}

impl<W: Write> WholeBlocks<W> {
    pub(crate) const fn new(inner: W) -> Self {
        Self { inner, held: Vec::new() }
    }

    /// Passes on the rest, and returns the writer for finishing.
    ///
    /// # Errors
    /// Fails if the writer does.
    pub(crate) fn end(&mut self) -> io::Result<&mut W> {
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

    /// Does nothing: the ends of blocks must not depend on it.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
