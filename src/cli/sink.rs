//! Where results go: standard output, or a file that appears under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::wording::{Phrase, phrase};

use super::part_file::PartFile;
use super::{CommandError, named};

/// An output that can fail in a way worth a message, or quietly when its reader has gone.
pub(super) struct Sink {
    stream: SkipFirst,
    file: Option<PartFile>,
    name: Phrase,
    /// Set once the reader of a pipe has gone away: nothing more need be written.
    pub(super) is_closed: bool,
}

const BUFFER: usize = 1 << 16;

impl Sink {
    /// Writes to `path`, or to standard output.
    pub(super) fn open(path: Option<&Path>) -> Result<Self, CommandError> {
        let Some(path) = path else {
            let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, io::stdout()));
            return Ok(Self { stream, file: None, name: phrase!("standard-output"), is_closed: false });
        };
        let name = named(path);
        let failed = |error| CommandError::Write { place: name.clone(), error };
        // A device or a pipe cannot be written beside, and must not be replaced by a file.
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            let stream = File::options().write(true).open(path).map_err(failed)?;
            let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, stream));
            return Ok(Self { stream, file: None, name, is_closed: false });
        }
        let file = PartFile::create(path).map_err(failed)?;
        let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, file.stream().map_err(failed)?));
        Ok(Self { stream, file: Some(file), name, is_closed: false })
    }

    /// Writes with `write`; once the reader has gone, does nothing.
    pub(super) fn write(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), CommandError> {
        if self.is_closed {
            return Ok(());
        }
        let written = write(&mut self.stream);
        self.judge(written)
    }

    fn judge(&mut self, written: io::Result<()>) -> Result<(), CommandError> {
        match written {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            Err(error) => Err(CommandError::Write { place: self.name.clone(), error }),
        }
    }

    /// Passes over the next `len` bytes that are written.
    pub(super) fn skip(&mut self, len: usize) {
        self.stream.left = len;
    }

    /// Sends out what is buffered.
    pub(super) fn flush(&mut self) -> Result<(), CommandError> {
        self.write(|stream| stream.flush())
    }

    /// Ends the output; a file gets its name.
    pub(super) fn finish(mut self) -> Result<(), CommandError> {
        self.flush()?;
        // The other handle is closed first, so that the file can get its name on every system.
        self.stream = SkipFirst::new(io::sink());
        match self.file.take().map_or(Ok(()), PartFile::finish) {
            Ok(()) => Ok(()),
            Err(error) => Err(CommandError::Write { place: self.name, error }),
        }
    }
}

/// Passes over the first bytes written: the separator before the first element of a list.
struct SkipFirst {
    stream: Box<dyn Write>,
    left: usize,
}

impl SkipFirst {
    fn new(stream: impl Write + 'static) -> Self {
        Self { stream: Box::new(stream), left: 0 }
    }
}

impl Write for SkipFirst {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.left > 0 && !bytes.is_empty() {
            let skipped = self.left.min(bytes.len());
            self.left -= skipped;
            return Ok(skipped);
        }
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
