//! Where results go: standard output, or a file that appears under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::CommandError;

/// An output that can fail in a way worth a message, or quietly when its reader has gone.
pub(super) struct Sink {
    stream: SkipFirst,
    file: Option<(PathBuf, PathBuf)>,
    name: String,
    /// Set once the reader of a pipe has gone away: nothing more need be written.
    pub(super) is_closed: bool,
}

const BUFFER: usize = 1 << 16;

impl Sink {
    /// Writes to `path`, or to standard output.
    pub(super) fn open(path: Option<&Path>) -> Result<Self, CommandError> {
        let Some(path) = path else {
            let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, io::stdout()));
            return Ok(Self { stream, file: None, name: "standard output".into(), is_closed: false });
        };
        let name = path.display().to_string();
        let mut beside = path.file_name().unwrap_or_default().to_os_string();
        beside.push(format!(".{}.part", std::process::id()));
        let beside = path.with_file_name(beside);
        let file = File::create(&beside).map_err(|error| CommandError::Write { place: name.clone(), error })?;
        let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, file));
        Ok(Self { stream, file: Some((beside, path.to_owned())), name, is_closed: false })
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
        if let Some((beside, path)) = self.file.take() {
            // The handle is closed first, so that the rename works on every system.
            self.stream = SkipFirst::new(io::sink());
            fs::rename(&beside, &path).map_err(|error| {
                let _ = fs::remove_file(&beside);
                CommandError::Write { place: self.name.clone(), error }
            })?;
        }
        Ok(())
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

impl Drop for Sink {
    fn drop(&mut self) {
        if let Some((beside, _)) = self.file.take() {
            // The work was given up: what is half written goes away.
            let _ = fs::remove_file(beside);
        }
    }
}
