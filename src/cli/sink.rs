//! Where results go: standard output, or a file that appears under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};

use memchr::memchr_iter;

use crate::l10n::{Language, Message, message};
use crate::render::SafeWriter;

use super::destination::Destination;
use super::part_file::PartFile;
use super::{CommandError, named, report_error};

/// What is written, where a terminal must be kept from obeying it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Messages, made safe already, perhaps with colors.
    Messages,
    /// Records as they are.
    Records,
    /// JSON, which has escapes of its own.
    Json,
}

impl Written {
    /// Tells JSON from what is written as records otherwise.
    pub(super) const fn as_json_if(is_json: bool) -> Self {
        if is_json { Self::Json } else { Self::Records }
    }
}

/// An output that can fail in a way worth a message, or quietly when its reader has gone.
pub(super) struct Sink {
    stream: SkipFirst,
    file: Option<PartFile>,
    /// What is written meanwhile, until it is known how much that is.
    held: Option<HeldLines>,
    name: Message,
    /// Set once the reader of a pipe has gone away: nothing more need be written.
    pub(super) is_closed: bool,
}

const BUFFER: usize = 1 << 16;

impl Sink {
    /// Writes to a destination. What would steer a terminal is made visible on one, and stays as it is everywhere else.
    pub(super) fn open(to: Destination, written: Written) -> Result<Self, CommandError> {
        let path = match to {
            Destination::Standard => {
                let stream = SkipFirst::new(buffered(io::stdout(), written));
                return Ok(Self {
                    stream,
                    file: None,
                    held: None,
                    name: message!("standard-output"),
                    is_closed: false,
                });
            }
            Destination::File(path) => path,
        };
        let name = named(&path);
        let failed = |error| CommandError::Write { place: name.clone(), error };
        let is_plain = |metadata: fs::Metadata| metadata.is_file();
        // These are names of what is open already; a file there may be somebody's log, and is written on.
        let is_open = ["/dev/fd", "/dev/stderr", "/proc"].iter().any(|folder| path.starts_with(folder));
        // A device or a pipe cannot be written beside, and must not be replaced by a file.
        if is_open || fs::metadata(&path).is_ok_and(|metadata| !is_plain(metadata)) {
            let appends = fs::metadata(&path).is_ok_and(is_plain);
            let stream = File::options().write(true).append(appends).open(&path).map_err(failed)?;
            let stream = SkipFirst::new(buffered(stream, written));
            return Ok(Self { stream, file: None, held: None, name, is_closed: false });
        }
        let file = PartFile::create(&path).map_err(failed)?;
        let stream = SkipFirst::new(BufWriter::with_capacity(BUFFER, file.stream().map_err(failed)?));
        Ok(Self { stream, file: Some(file), held: None, name, is_closed: false })
    }

    /// Writes with `write`; once the reader has gone, does nothing.
    pub(super) fn write(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), CommandError> {
        if self.is_closed {
            return Ok(());
        }
        let written = match &mut self.held {
            Some(held) => write(held),
            None => write(&mut self.stream),
        };
        self.judge(written)
    }

    /// Keeps what is written until it is released, if that is no more than so many lines.
    pub(super) fn hold(&mut self, most: usize) {
        self.held = Some(HeldLines { bytes: Vec::new(), n_left: most, is_all: true });
    }

    /// Writes what was kept and tells whether that is all; where it is not, what was written is gone.
    pub(super) fn release(&mut self) -> Result<bool, CommandError> {
        let Some(held) = self.held.take() else { return Ok(true) };
        if held.is_all {
            self.write(|stream| stream.write_all(&held.bytes))?;
        }
        Ok(held.is_all)
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

    /// Ends the output. A file gets its name, unless the run could not be done in full: then what stood under the name
    /// stays, and that is told.
    pub(super) fn finish(mut self, is_done: bool, language: Language) -> Result<(), CommandError> {
        if !is_done && self.file.is_some() {
            report_error(&message!("output-not-written", path = self.name.clone()), language);
            return Ok(());
        }
        self.flush()?;
        // The other handle is closed first, so that the file can get its name on every system.
        self.stream = SkipFirst::new(io::sink());
        match self.file.take().map_or(Ok(()), PartFile::finish) {
            Ok(()) => Ok(()),
            Err(error) => Err(CommandError::Write { place: self.name, error }),
        }
    }
}

/// Buffers a stream; what goes to a terminal is made safe first.
fn buffered(stream: impl Write + IsTerminal + 'static, written: Written) -> Box<dyn Write> {
    let is_terminal = stream.is_terminal();
    let buffer = BufWriter::with_capacity(BUFFER, stream);
    match written {
        Written::Records if is_terminal => Box::new(SafeWriter::lines(buffer)),
        Written::Json if is_terminal => Box::new(SafeWriter::json(buffer)),
        _ => Box::new(buffer),
    }
}

/// Lines that are kept as long as there are few.
struct HeldLines {
    bytes: Vec<u8>,
    n_left: usize,
    is_all: bool,
}

impl Write for HeldLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_all {
            let n_lines = memchr_iter(b'\n', bytes).count();
            self.is_all = n_lines <= self.n_left;
            self.n_left = self.n_left.saturating_sub(n_lines);
            self.bytes.extend_from_slice(bytes);
        }
        if !self.is_all {
            self.bytes = Vec::new();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
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
