//! Where results go: standard output, or a file that appears under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::page_folder::PageFolder;
use super::report_page::{PageHead, ReportPage};
use super::safe_writer::SafeWriter;
use super::spreadsheet_writer::SpreadsheetWriter;
use zapis::{Language, Message, message};

use super::compressed_output::{CompressedFile, Compressing};
use super::destination::Destination;
use super::held_output::{HeldOutput, LineLimit};
use super::part_file::{PartFile, write_file};
use crate::cli::args::page_args::ReportFormat;
use crate::cli::{CommandError, named, report_error};

/// The kind of output, which decides how terminal control characters are escaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// Messages, to any destination.
    Messages,
    /// Messages with colors.
    Colored,
    /// Records as they are.
    Records,
    /// JSON, which has its own escapes.
    Json,
    /// CSV without formulas for spreadsheets.
    SpreadsheetRows,
    /// JSON lines that become a page which shows them.
    Page(PageHead),
}

impl Written {
    /// Returns the kind of output of a report.
    pub(crate) const fn of_report(format: ReportFormat, page: PageHead) -> Self {
        match format {
            ReportFormat::Text => Self::Records,
            ReportFormat::Json => Self::Json,
            ReportFormat::Html => Self::Page(page),
        }
    }

    /// Returns JSON if `is_json`, else records.
    pub(crate) const fn as_json_if(is_json: bool) -> Self {
        if is_json { Self::Json } else { Self::Records }
    }
}

/// An output that can fail with a message, or quietly if its reader has gone.
pub(crate) struct Sink {
    stream: SkipFirst,
    file: Option<PartFile>,
    /// The folder for pages, if there are several.
    folder: Option<PathBuf>,
    /// The output that is held until its size is known.
    held: Option<HeldOutput>,
    /// The maximum number of lines shown, if limited.
    limit: Option<LineLimit>,
    name: Message,
    /// Set once the reader of a pipe has gone: nothing more needs to be written.
    pub(crate) is_closed: bool,
}

const BUFFER: usize = 1 << 16;

impl Sink {
    /// Writes to a destination. Control characters are made visible on a terminal, and unchanged everywhere else.
    pub(crate) fn open(to: Destination, written: Written) -> Result<Self, CommandError> {
        let (path, compressing) = match to {
            Destination::Standard => {
                return Ok(Self::to_stream(buffered(io::stdout(), written), message!("standard-output")));
            }
            Destination::StandardError => {
                return Ok(Self::to_stream(buffered(io::stderr(), written), message!("standard-error")));
            }
            Destination::File(path, compressing) => (path, compressing),
        };
        if let Written::Page(head) = written
            && matches!(head.command, "validate" | "audit")
            && (path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator))
        {
            return Self::open_folder(path, head);
        }
        let name = named(&path);
        let failed = |error| CommandError::Write { place: name.clone(), error };
        let is_plain = |metadata: fs::Metadata| metadata.is_file();
        // These are names of open files; a file there may be a log, and is appended to.
        let is_open = ["/dev/fd", "/dev/stderr", "/proc"].iter().any(|folder| path.starts_with(folder));
        // A device or a pipe cannot be written beside, and must not be replaced by a file.
        if is_open || fs::metadata(&path).is_ok_and(|metadata| !is_plain(metadata)) {
            let appends = fs::metadata(&path).is_ok_and(is_plain);
            let stream = File::options().write(true).append(appends).open(&path).map_err(failed)?;
            let stream = into_file(stream, compressing, written).map_err(failed)?;
            let stream = SkipFirst { stream, left: 0 };
            return Ok(Self { stream, file: None, folder: None, held: None, limit: None, name, is_closed: false });
        }
        let file = PartFile::create(&path).map_err(failed)?;
        let stream = file.stream().and_then(|stream| into_file(stream, compressing, written)).map_err(failed)?;
        let stream = SkipFirst { stream, left: 0 };
        Ok(Self { stream, file: Some(file), folder: None, held: None, limit: None, name, is_closed: false })
    }

    /// Writes pages into an empty folder, so that neither other files nor pages of another run are among them.
    fn open_folder(path: PathBuf, head: PageHead) -> Result<Self, CommandError> {
        let name = named(&path);
        let failed = |error| CommandError::Write { place: name.clone(), error };
        fs::create_dir_all(&path).map_err(failed)?;
        if fs::read_dir(&path).map_err(failed)?.next().is_some() {
            return Err(CommandError::Usage(message!("page-folder-not-empty", path = name)));
        }
        let stream =
            Box::new(FolderStream { pages: PageFolder::new(head), folder: path.clone(), language: head.language });
        let stream = SkipFirst { stream, left: 0 };
        Ok(Self { stream, file: None, folder: Some(path), held: None, limit: None, name, is_closed: false })
    }

    /// Discards everything.
    pub(crate) fn nowhere() -> Self {
        Self::to_stream(Box::new(io::sink()), message!("standard-output"))
    }

    fn to_stream(stream: Box<dyn EndingStream>, name: Message) -> Self {
        Self {
            stream: SkipFirst { stream, left: 0 },
            file: None,
            folder: None,
            held: None,
            limit: None,
            name,
            is_closed: false,
        }
    }

    /// Writes with `write`; once the reader has gone, does nothing.
    pub(crate) fn write(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), CommandError> {
        if self.is_closed {
            return Ok(());
        }
        let written = match (&mut self.held, &mut self.limit) {
            (Some(held), _) => write(held),
            (None, Some(limit)) => write(&mut limit.around(&mut self.stream)),
            (None, None) => write(&mut self.stream),
        };
        self.judge(written)
    }

    /// Keeps output until it is released, if that is at most `most` lines; `are_too_many` is set once it is more.
    pub(crate) fn hold(&mut self, most: usize, are_too_many: Arc<AtomicBool>) {
        self.held = Some(HeldOutput::few(most, are_too_many));
    }

    /// Keeps all output until it is known what comes before it.
    pub(crate) fn wait(&mut self) {
        self.held = Some(HeldOutput::waiting());
    }

    /// Writes at most `most` lines, and those up to the next empty one.
    pub(crate) fn limit(&mut self, most: usize) {
        self.limit = Some(LineLimit::new(most));
    }

    /// Returns how many lines were cut, and writes everything from now on.
    pub(crate) fn n_cut(&mut self) -> u64 {
        self.limit.take().map_or(0, |limit| limit.n_cut())
    }

    /// Writes what was kept. Returns whether that is all of it; if not, the rest is lost.
    pub(crate) fn release(&mut self) -> Result<bool, CommandError> {
        let Some(held) = self.held.take() else { return Ok(true) };
        let mut is_all = true;
        self.write(|stream| {
            is_all = held.write_to(stream)?;
            Ok(())
        })?;
        Ok(is_all)
    }

    /// Writes what was kept after `head`, which is known only now.
    pub(crate) fn release_behind(&mut self, head: &[u8]) -> Result<(), CommandError> {
        let waiting = self.held.take();
        self.write(|stream| {
            stream.write_all(head)?;
            waiting.map_or(Ok(()), |waiting| waiting.write_to(stream).map(|_| ()))
        })
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

    /// Skips the next `len` bytes that are written.
    pub(crate) fn skip(&mut self, len: usize) {
        self.stream.left = len;
    }

    /// Ends the output. Returns true if it was written.
    ///
    /// A file gets its name only if `is_done`; otherwise the old file under that name stays, which is reported.
    pub(crate) fn finish(mut self, is_done: bool, language: Language) -> Result<bool, CommandError> {
        if !is_done && (self.file.is_some() || self.folder.is_some()) {
            report_error(&message!("output-not-written", path = self.name.clone()), language);
            return Ok(false);
        }
        if !self.is_closed {
            let ended = self.stream.stream.end();
            self.judge(ended)?;
        }
        // The other handle is closed first, so that the file can get its name on every system.
        self.stream = SkipFirst { stream: Box::new(io::sink()), left: 0 };
        match self.file.take().map(PartFile::finish).transpose() {
            Ok(not_kept) => {
                not_kept.unwrap_or_default().tell(language);
                Ok(true)
            }
            Err(error) => Err(CommandError::Write { place: self.name, error }),
        }
    }
}

/// A stream that may have something to write at its end.
trait EndingStream: Write {
    /// Writes the end, and flushes everything.
    fn end(&mut self) -> io::Result<()> {
        self.flush()
    }
}

impl EndingStream for io::Sink {}

impl EndingStream for SafeWriter<Box<dyn EndingStream>> {
    fn end(&mut self) -> io::Result<()> {
        self.flush()?;
        self.stream_mut().end()
    }
}

struct Buffered<W: Write>(BufWriter<W>);

impl<W: Write> Write for Buffered<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl<W: Write> EndingStream for Buffered<W> {}

impl EndingStream for BufWriter<CompressedFile> {
    fn end(&mut self) -> io::Result<()> {
        self.flush()?;
        self.get_mut().end()
    }
}

/// Collects JSON lines, and writes the page of them at the end.
struct PageStream {
    page: ReportPage,
    stream: Box<dyn EndingStream>,
}

impl Write for PageStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.page.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl EndingStream for PageStream {
    fn end(&mut self) -> io::Result<()> {
        let page = self.page.take()?;
        self.stream.write_all(page.as_bytes())?;
        self.stream.end()
    }
}

/// Collects JSON lines, and writes pages of them into a folder at the end.
struct FolderStream {
    pages: PageFolder,
    folder: PathBuf,
    language: Language,
}

impl Write for FolderStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pages.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl EndingStream for FolderStream {
    fn end(&mut self) -> io::Result<()> {
        let Self { pages, folder, language } = self;
        pages.write_pages(|name, page| write_page(&folder.join(name), page, *language))
    }
}

fn write_page(path: &Path, page: &str, language: Language) -> io::Result<()> {
    match write_file(path, language, |stream| stream.write_all(page.as_bytes())) {
        Err(CommandError::Write { error, .. }) => Err(error),
        _ => Ok(()),
    }
}

impl EndingStream for SpreadsheetWriter<Box<dyn EndingStream>> {
    fn end(&mut self) -> io::Result<()> {
        self.end_field()?.end()
    }
}

/// Buffers a stream. Messages are made safe, and so are records on a terminal.
fn buffered(stream: impl Write + IsTerminal + 'static, written: Written) -> Box<dyn EndingStream> {
    let is_terminal = stream.is_terminal();
    layered(Box::new(Buffered(BufWriter::with_capacity(BUFFER, stream))), is_terminal, written)
}

/// Buffers the output to a file, and compresses it if asked for.
fn into_file(file: File, compressing: Option<Compressing>, written: Written) -> io::Result<Box<dyn EndingStream>> {
    let Some(compressing) = compressing else { return Ok(buffered(file, written)) };
    let compressed = BufWriter::with_capacity(BUFFER, compressing.into_file(file)?);
    Ok(layered(Box::new(compressed), false, written))
}

fn layered(stream: Box<dyn EndingStream>, is_terminal: bool, written: Written) -> Box<dyn EndingStream> {
    match written {
        Written::Messages => Box::new(SafeWriter::lines(stream)),
        Written::Colored => Box::new(SafeWriter::colored(stream)),
        Written::Records if is_terminal => Box::new(SafeWriter::lines(stream)),
        Written::Json if is_terminal => Box::new(SafeWriter::json(stream)),
        Written::SpreadsheetRows if is_terminal => guarded(Box::new(SafeWriter::lines(stream))),
        Written::SpreadsheetRows => guarded(stream),
        Written::Page(head) => Box::new(PageStream { page: ReportPage::new(head), stream }),
        Written::Records | Written::Json => stream,
    }
}

fn guarded(stream: Box<dyn EndingStream>) -> Box<dyn EndingStream> {
    Box::new(SpreadsheetWriter::new(stream))
}

/// Skips the first bytes written: the separator before the first element of a list.
struct SkipFirst {
    stream: Box<dyn EndingStream>,
    left: usize,
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
