//! Opened inputs: decompressed and, if they were UTF-16, converted, while they are read.

use std::{
    fmt,
    io::{self, Cursor, Read, Seek},
    path::Path,
    sync::Arc,
};

#[cfg(feature = "database")]
use super::document::{WORD_TEXT, Word};
use super::{
    Encoding, Frames,
    compressed::{Members, set_down, unpack_stream},
    compression::{Compression, PackedError, Wanted},
    document::{DocumentText, Rtf},
    path_name::name_inside,
    rows::unpack_rows,
    stored::{Meter, Seekable},
    utf16::{self, Utf16Reader},
};

/// An opened input.
///
/// Every place in it, of a finding or of a batch, is a place in the data of [`Opened::reader`]: if the input is
/// compressed, in the *decompressed* stream, as `zcat` would write it.
pub struct Opened {
    /// The bytes: as stored, decompressed, and UTF-8 if they were UTF-16.
    ///
    /// A damaged or truncated compressed stream returns everything before the damage, and then an error that contains a
    /// [`PackedError`]; further reads return the error again.
    pub reader: Box<dyn Read + Send>,
    /// The form of UTF-16 of the input; offsets then follow from [`utf16_stored_len`](super::utf16_stored_len).
    pub utf16: Option<Encoding>,
    /// The number of (decompressed) bytes before the first byte of `reader`: the byte order mark of UTF-16, otherwise 0.
    ///
    /// The mark of a UTF-8 file stays in the stream and is skipped by [`decode`](super::decode()).
    pub bom_len: u64,
    /// The compression format, if any.
    pub compression: Option<Compression>,
    /// Where the frames of the compressed stream begin, as far as it has been decompressed.
    pub frames: Frames,
    /// The columns of a file of rows that are left out, since their values are no texts, numbers or lists of these.
    pub left_out: Vec<String>,
    /// Counts the bytes read of the file as stored, compressed or not; it may run ahead of `reader`.
    pub meter: Meter,
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened")
            .field("utf16", &self.utf16)
            .field("bom_len", &self.bom_len)
            .field("compression", &self.compression)
            .finish_non_exhaustive()
    }
}

/// One stream of an input: the input itself, or a record file of a ZIP archive.
#[derive(Debug)]
pub struct OpenedPart {
    /// The name for messages: that of the input, or `archive.zip/inner.pgn` for a file of an archive. It may contain
    /// control characters: display it through [`Visible`](super::Visible).
    pub name: String,
    /// The stream, or why it cannot be read; the other parts may still be readable.
    pub opened: io::Result<Opened>,
}

/// Returns the streams of an input one after another.
pub struct Parts {
    name: String,
    declared: Option<Encoding>,
    streams: OpenedStreams,
}

enum OpenedStreams {
    One(Option<Box<Opened>>),
    Archive(Box<Members>, Meter),
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Parts {
    /// Opens bytes in memory like a file with that name.
    ///
    /// # Errors
    ///
    /// As [`Input::parts`](super::Input::parts).
    pub fn of_bytes(name: String, bytes: impl Into<Arc<[u8]>>, declared: Option<Encoding>) -> io::Result<Self> {
        let bytes = bytes.into();
        let stored = Cursor::new(Arc::clone(&bytes));
        let seekable = |_: &mut dyn Read| Ok(Box::new(Cursor::new(Arc::clone(&bytes))) as Seekable);
        Self::of_stream(name, (Box::new(stored), None), &seekable, declared, Wanted::Records)
    }

    /// Opens a stream, with its path if it is a file; `seekable` makes it, or what is left of it, seekable.
    pub(super) fn of_stream(
        name: String,
        (stored, path): (Box<dyn Read + Send>, Option<&Path>),
        seekable: &dyn Fn(&mut dyn Read) -> io::Result<Seekable>,
        declared: Option<Encoding>,
        wanted: Wanted,
    ) -> io::Result<Self> {
        let meter = Meter::default();
        let mut stored = meter.watch(stored);
        let prefix = read_prefix(&mut stored)?;
        let compression = Compression::recognize(&prefix);
        let mut whole: Box<dyn Read + Send> = Box::new(Cursor::new(prefix.clone()).chain(stored));
        let opened = match compression {
            None => open_text(&prefix, whole, None, declared, meter),
            Some(Compression::Zip) => {
                // The directory of an archive is at its end.
                let meter = Meter::default();
                let members = Members::new(seekable(&mut whole)?, meter.clone(), wanted)?;
                return Ok(Self { name, declared, streams: OpenedStreams::Archive(Box::new(members), meter) });
            }
            Some(format) if format.is_of_rows() => {
                let meter = Meter::default();
                let (lines, left_out) = unpack_rows(seekable(&mut whole)?, path, format, &meter)?;
                Opened { left_out, ..open_text(b"", Box::new(lines), Some(format), None, meter) }
            }
            Some(Compression::Rtf) => {
                let text = DocumentText::new(whole, Rtf::default());
                open_inside(Box::new(text), Compression::Rtf, None, meter)?
            }
            Some(format) => {
                let frames = Frames::default();
                let unpacked = unpack_stream(whole, format, frames.clone())?;
                Opened { frames, ..open_inside(Box::new(unpacked), format, declared, meter)? }
            }
        };
        Ok(Self { name, declared, streams: OpenedStreams::One(Some(Box::new(opened))) })
    }

    /// Returns the names of nested archives, which are skipped, once.
    pub fn take_inside(&mut self) -> Vec<String> {
        let inside = match &mut self.streams {
            OpenedStreams::Archive(members, _) => members.take_inside(),
            OpenedStreams::One(_) => Vec::new(),
        };
        inside.into_iter().map(|name| name_inside(&self.name, &name)).collect()
    }

    /// Returns the only stream.
    pub(super) fn only(mut self) -> io::Result<Opened> {
        let first = self.next().ok_or(PackedError::NoRecordFile)?.opened;
        match self.next() {
            None => first,
            Some(OpenedPart { opened: Err(error), .. }) => Err(error),
            Some(_) => Err(PackedError::SeveralRecordFiles.into()),
        }
    }
}

impl Iterator for Parts {
    type Item = OpenedPart;

    fn next(&mut self) -> Option<OpenedPart> {
        match &mut self.streams {
            OpenedStreams::One(opened) => {
                let opened = *opened.take()?;
                Some(OpenedPart { name: self.name.clone(), opened: Ok(opened) })
            }
            OpenedStreams::Archive(members, meter) => {
                let Some((name, stream)) = members.next() else {
                    let fault = members.take_fault()?;
                    return Some(OpenedPart { name: self.name.clone(), opened: Err(fault) });
                };
                #[cfg(feature = "database")]
                if name.as_bytes() == WORD_TEXT {
                    let text = |stream| DocumentText::new(stream, Word::default());
                    let opened = stream
                        .and_then(|stream| open_inside(Box::new(text(stream)), Compression::Docx, None, meter.clone()));
                    return Some(OpenedPart { name: self.name.clone(), opened });
                }
                let opened = stream
                    .and_then(|stream| open_inside(Box::new(stream), Compression::Zip, self.declared, meter.clone()));
                Some(OpenedPart { name: name_inside(&self.name, &name), opened })
            }
        }
    }
}

/// Reads the first bytes, fewer if there is an error, which must be returned again at the next read.
fn read_prefix(stream: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut prefix = Vec::with_capacity(utf16::PREFIX_LEN);
    match stream.take(utf16::PREFIX_LEN as u64).read_to_end(&mut prefix) {
        Err(error) if prefix.is_empty() => Err(error),
        _ => Ok(prefix),
    }
}

/// A file of rows inside a compressed one is unpacked to a temporary file, unless it is this long: a small file could
/// else fill the disk. Those of public data sets have less than a tenth of it.
const LONGEST_COPY: u64 = 16 << 30;

fn open_inside(
    mut stream: Box<dyn Read + Send>,
    outer: Compression,
    declared: Option<Encoding>,
    meter: Meter,
) -> io::Result<Opened> {
    let prefix = read_prefix(&mut stream)?;
    let inner = Compression::recognize(&prefix);
    let whole = Cursor::new(prefix.clone()).chain(stream);
    if let Some(inner) = inner {
        if inner.is_of_rows() && !outer.is_document() {
            // Its directory is at its end.
            let mut copy = set_down(&mut whole.take(LONGEST_COPY))?;
            if copy.stream_position()? < LONGEST_COPY {
                let (lines, left_out) = unpack_rows(Box::new(copy), None, inner, &Meter::default())?;
                return Ok(Opened { left_out, ..open_text(b"", Box::new(lines), Some(inner), None, meter) });
            }
        }
        return Err(PackedError::Twice { outer, inner }.into());
    }
    Ok(open_text(&prefix, Box::new(whole), Some(outer), declared, meter))
}

fn open_text(
    prefix: &[u8],
    whole: Box<dyn Read + Send>,
    compression: Option<Compression>,
    declared: Option<Encoding>,
    meter: Meter,
) -> Opened {
    let recognized = utf16::recognize(prefix);
    let bom_len = recognized.map_or(0, |sign| sign.bom_len as u64);
    let is_marked = bom_len > 0;
    let utf16 = match declared {
        Some(encoding) if !is_marked => Some(encoding).filter(|encoding| encoding.is_utf16()),
        _ => recognized.map(|sign| sign.encoding),
    };
    let reader = match utf16 {
        Some(encoding) => Box::new(Utf16Reader::new(whole, encoding)),
        None => whole,
    };
    Opened { reader, utf16, bom_len, compression, frames: Frames::default(), left_out: Vec::new(), meter }
}
