//! ZIP archives: the record files inside, each as a stream of its own.

use std::{
    io::{self, BufReader, Read, SeekFrom},
    sync::{Arc, Mutex},
    vec,
};

use flate2::Crc;
use zip::{ZipArchive, result::ZipError};

use crate::l10n::message;

use super::{
    super::compression::Wanted,
    super::compression::{Compression, PackedError},
    super::stored::{Meter, Seekable},
    packed::{Method, Unpacked, unpack_with},
    zip_entry::{Listed, damaged, shown_name},
    zip_file_part::{FilePart, Shared},
    zip_headers::{LocalHeader, walk},
};

/// The record files of an archive, in name order.
pub(in super::super) struct Members {
    file: Shared,
    meter: Meter,
    waiting: vec::IntoIter<Listed>,
    /// The error that keeps the archive from being read to its end, reported after the last file.
    fault: Option<io::Error>,
    /// The names of nested archives, which are not read.
    inside: Vec<String>,
}

/// One file of an archive: its name in the archive, and its bytes.
pub(in super::super) type Member = (String, io::Result<Unpacked>);

impl Members {
    /// Lists the record files; bytes are counted by `meter` as they are read.
    ///
    /// If the central directory is damaged or missing, as in a truncated archive, the files are found by their local
    /// headers.
    pub(in super::super) fn new(mut file: Seekable, meter: Meter, wanted: Wanted) -> io::Result<Self> {
        let len = file.seek(SeekFrom::End(0))?;
        let file: Shared = Arc::new(Mutex::new(file));
        let whole = || FilePart { file: Arc::clone(&file), at: 0, end: len };
        let (mut listed, fault) = match list(whole(), wanted) {
            Ok(listed) => (listed, None),
            Err(error) if error.raw_os_error().is_some() => return Err(error),
            Err(error) => walk(whole(), error)?,
        };
        let inside = listed.iter().filter(|one| one.is_archive()).map(|one| shown_name(&one.name).into_owned());
        let inside: Vec<String> = inside.collect();
        listed.retain(|one| one.is_wanted(wanted));
        listed.sort_unstable_by(|one, other| one.name.cmp(&other.name).then(one.at.cmp(&other.at)));
        match fault {
            Some(fault) if listed.is_empty() => Err(fault),
            // Skipped archives are reported all the same.
            None if listed.is_empty() && inside.is_empty() => Err(PackedError::NoRecordFile.into()),
            None if listed.is_empty() => {
                let fault = Some(PackedError::NoRecordFile.into());
                Ok(Self { file, meter, waiting: listed.into_iter(), fault, inside })
            }
            fault => Ok(Self { file, meter, waiting: listed.into_iter(), fault, inside }),
        }
    }

    /// Opens the next file; `None` after the last.
    pub(in super::super) fn next(&mut self) -> Option<Member> {
        let listed = self.waiting.next()?;
        Some((shown_name(&listed.name).into_owned(), self.open(&listed)))
    }

    /// Returns the error in the archive itself, once.
    pub(in super::super) fn take_fault(&mut self) -> Option<io::Error> {
        self.fault.take()
    }

    /// Returns the names of nested archives, which are not read, once.
    pub(in super::super) fn take_inside(&mut self) -> Vec<String> {
        std::mem::take(&mut self.inside)
    }

    fn open(&self, listed: &Listed) -> io::Result<Unpacked> {
        let mut start = FilePart { file: Arc::clone(&self.file), at: listed.at, end: u64::MAX };
        let header = LocalHeader::read(&mut start).map_err(|error| archive_error(error.into()))?;
        let header = header.ok_or_else(|| damaged(message!("zip-file-misplaced")))?;
        if header.is_encrypted() {
            return Err(PackedError::Encrypted.into());
        }
        let method = match header.method {
            0 => Method::Stored,
            8 => Method::Deflate,
            12 => Method::Bzip2,
            93 => Method::Zstd,
            95 => Method::Xz,
            other => return Err(PackedError::UnknownMethod(other).into()),
        };
        let end = start.at.saturating_add(listed.packed_len);
        let stored = self.meter.watch(FilePart { end, ..start });
        let expected = listed.crc;
        unpack_with(Box::new(stored), method, Compression::Zip, |stream| {
            Box::new(Checked { stream, sum: Crc::new(), expected })
        })
    }
}

/// Reads the list of record files from the central directory of an archive.
fn list(file: FilePart, wanted: Wanted) -> io::Result<Vec<Listed>> {
    let archive = ZipArchive::new(BufReader::new(file)).map_err(archive_error)?;
    if archive.has_duplicate_names() {
        // The library keeps only one of them.
        return Err(damaged(message!("zip-same-names")));
    }
    let mut listed = Vec::new();
    let mut places = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_data(index).map_err(archive_error)?;
        places.push((entry.header_start(), entry.compressed_size()));
        let one = Listed {
            name: entry.name_raw().to_vec(),
            at: entry.header_start(),
            packed_len: entry.compressed_size(),
            crc: Some(entry.crc32()),
        };
        if one.is_wanted(wanted) || one.is_archive() {
            listed.push(one);
        }
    }
    places.sort_unstable();
    // Such an archive decompresses the same bytes repeatedly, which only a bomb does.
    if places.windows(2).any(|pair| pair[0].0.saturating_add(pair[0].1) > pair[1].0) {
        return Err(damaged(message!("zip-overlap")));
    }
    Ok(listed)
}

fn archive_error(error: ZipError) -> io::Error {
    match error {
        ZipError::Io(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            PackedError::EndsEarly(Compression::Zip).into()
        }
        ZipError::Io(error) => error,
        ZipError::InvalidArchive(reason) => damaged(message!("verbatim", text = &*reason)),
        other => damaged(message!("verbatim", text = other.to_string())),
    }
}

/// Compares the checksum of the bytes read with that in the archive.
struct Checked<R> {
    stream: R,
    sum: Crc,
    expected: Option<u32>,
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_read = self.stream.read(buffer)?;
        self.sum.update(&buffer[..n_read]);
        if n_read == 0 && !buffer.is_empty() && self.expected.is_some_and(|expected| self.sum.sum() != expected) {
            return Err(damaged(message!("zip-checksum-differs")));
        }
        Ok(n_read)
    }
}
