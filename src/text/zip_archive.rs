//! ZIP archives: the record files inside, each as a stream of its own.

use std::{
    borrow::Cow,
    io::{self, Read, Seek, SeekFrom},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    vec,
};

use flate2::Crc;
use zip::{CompressionMethod, ZipArchive, result::ZipError};

use super::{
    opened::Meter,
    packed::{Compression, Method, PackedError, Unpacked, unpack},
    source::is_record_name,
};

/// The bytes of an archive, for its list of files and for each of them.
type Shared = Arc<Mutex<dyn ReadAnywhere>>;

/// A stream in which one can go back.
trait ReadAnywhere: Read + Seek + Send {}
impl<T: Read + Seek + Send> ReadAnywhere for T {}

/// The record files of an archive, in name order.
pub(super) struct Members {
    archive: ZipArchive<FilePart>,
    file: Shared,
    meter: Meter,
    waiting: vec::IntoIter<(String, usize)>,
}

/// One file of an archive: its name within, and its bytes.
pub(super) type Member = (String, io::Result<Unpacked<Box<dyn Read + Send>>>);

impl Members {
    /// Lists the record files; bytes are counted by `meter` as they are read.
    pub(super) fn new(mut file: impl Read + Seek + Send + 'static, meter: Meter) -> io::Result<Self> {
        let len = file.seek(SeekFrom::End(0))?;
        let file: Shared = Arc::new(Mutex::new(file));
        let whole = FilePart { file: Arc::clone(&file), at: 0, end: len };
        let archive = ZipArchive::new(whole).map_err(archive_error)?;
        let mut names = Vec::new();
        for index in 0..archive.len() {
            let Some(name) = archive.name_for_index(index) else { continue };
            let name = name.map_err(archive_error)?;
            // macOS adds files of attributes that are called like the records they belong to.
            if is_record_name(Path::new(&*name)) && !name.starts_with("__MACOSX/") {
                names.push((name.into_owned(), index));
            }
        }
        names.sort_unstable();
        if names.is_empty() {
            return Err(PackedError::NoRecordFile.into());
        }
        Ok(Self { archive, file, meter, waiting: names.into_iter() })
    }

    /// Opens the next file; `None` after the last.
    pub(super) fn next(&mut self) -> Option<Member> {
        let (name, index) = self.waiting.next()?;
        let opened = self.open(index);
        Some((name, opened))
    }

    fn open(&mut self, index: usize) -> io::Result<Unpacked<Box<dyn Read + Send>>> {
        let entry = self.archive.by_index_raw(index).map_err(archive_error)?;
        if entry.encrypted() {
            return Err(PackedError::Encrypted.into());
        }
        let method = match entry.compression() {
            CompressionMethod::STORE => Method::Stored,
            CompressionMethod::DEFLATE => Method::Deflate,
            CompressionMethod::BZIP2 => Method::Bzip2,
            CompressionMethod::ZSTD => Method::Zstd,
            CompressionMethod::XZ => Method::Xz,
            other => return Err(PackedError::UnknownMethod(format!("{other}").into()).into()),
        };
        let at = entry.data_start().ok_or_else(|| damaged("a file inside has no place"))?;
        let end = at.checked_add(entry.compressed_size()).ok_or_else(|| damaged("a file inside is longer than it"))?;
        let stored = self.meter.watch(FilePart { file: Arc::clone(&self.file), at, end });
        let checked =
            Checked { stream: unpack(stored, method, Compression::Zip)?, sum: Crc::new(), expected: entry.crc32() };
        Ok(Unpacked::new(Box::new(checked), Compression::Zip))
    }
}

fn damaged(reason: &'static str) -> io::Error {
    PackedError::Damaged { format: Compression::Zip, reason: Cow::Borrowed(reason) }.into()
}

fn archive_error(error: ZipError) -> io::Error {
    match error {
        ZipError::Io(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            PackedError::EndsEarly(Compression::Zip).into()
        }
        ZipError::Io(error) => error,
        ZipError::InvalidArchive(reason) => PackedError::Damaged { format: Compression::Zip, reason }.into(),
        other => PackedError::Damaged { format: Compression::Zip, reason: other.to_string().into() }.into(),
    }
}

/// A part of a file that others read too; the file's own position is of no account.
struct FilePart {
    file: Shared,
    at: u64,
    end: u64,
}

impl Read for FilePart {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.end.saturating_sub(self.at)).unwrap_or(usize::MAX);
        let n_wanted = left.min(buffer.len());
        if n_wanted == 0 {
            return Ok(0);
        }
        // Whoever held the file before left nothing in it that matters here.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let n_read = file.read(&mut buffer[..n_wanted])?;
        self.at += n_read as u64;
        Ok(n_read)
    }
}

impl Seek for FilePart {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let target = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.end.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = target.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

/// Compares the checksum of what was read with that of the archive.
struct Checked<R> {
    stream: R,
    sum: Crc,
    expected: u32,
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_read = self.stream.read(buffer)?;
        self.sum.update(&buffer[..n_read]);
        if n_read == 0 && !buffer.is_empty() && self.sum.sum() != self.expected {
            return Err(damaged("the checksum of a file inside differs"));
        }
        Ok(n_read)
    }
}
