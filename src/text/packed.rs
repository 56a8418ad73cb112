//! Compressed streams: recognised by their first bytes, unpacked while they are read.

use std::{
    fmt,
    io::{self, BufReader, Read},
};

use bzip2::bufread::BzDecoder;
use flate2::bufread::{DeflateDecoder, GzDecoder};
use lzma_rust2::XzReader;

use crate::wording::{Phrase, phrase};

use super::joined::Joined;
use super::read_ahead::ReadAhead;
use super::stored::GotShorter;

/// Names a compression format, recognised by its first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compression {
    /// gzip: `1F 8B`. One member or many, as BGZF and joined files have.
    Gzip,
    /// Zstandard: `28 B5 2F FD`, or a frame to be skipped, `50…5F 2A 4D 18`. One frame or many.
    Zstd,
    /// bzip2: `BZh9` and the block mark. One stream or many.
    Bzip2,
    /// xz: `FD 37 7A 58 5A 00`. One stream or many.
    Xz,
    /// ZIP: `PK`. An archive of files.
    Zip,
}

/// Says why a compressed input cannot be read, or not to its end; found inside the [`io::Error`] of opening or reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackedError {
    /// The last bytes are missing.
    EndsEarly(Compression),
    /// The bytes are not what the format wants, or a checksum differs; the decoder's word is given.
    Damaged {
        /// The format.
        format: Compression,
        /// What the decoder says: `corrupt deflate stream`.
        reason: Phrase,
    },
    /// Behind the last stream stands something that is no stream of the format; all before it was read.
    BytesBehind(Compression),
    /// The decoder would need more than [`WINDOW_LIMIT`] bytes of what came before.
    WindowTooLarge(Compression),
    /// What was unpacked is compressed again.
    Twice {
        /// The format of the file.
        outer: Compression,
        /// The format of what is inside.
        inner: Compression,
    },
    /// A ZIP archive in which no file is called as records are.
    NoRecordFile,
    /// A ZIP archive of several record files, opened as if it were one stream.
    SeveralRecordFiles,
    /// A file of a ZIP archive that wants a password.
    Encrypted,
    /// A file of a ZIP archive that was packed by a method that is not read, given by its number (APPNOTE 4.4.5).
    UnknownMethod(u16),
}

/// How far back a compressed stream may refer: what unpacking costs in memory.
///
/// `zstd` unpacks that much without being asked, and only `zstd --long=28` and above go beyond it; `xz -9` takes half.
pub const WINDOW_LIMIT: u32 = 1 << 27;
const WINDOW_LOG_MAX: u32 = WINDOW_LIMIT.ilog2();
/// In KiB, with room for what the decoder itself takes.
const XZ_MEMORY_LIMIT: u32 = (WINDOW_LIMIT >> 10) + 1024;

/// How many stored bytes are read at once.
pub(super) const CHUNK_LEN: usize = 64 * 1024;

impl Compression {
    /// Recognises a compressed file by its first bytes; 10 are enough.
    #[must_use]
    pub fn recognize(prefix: &[u8]) -> Option<Self> {
        match prefix {
            [0x1F, 0x8B, ..] => Some(Self::Gzip),
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Self::Zstd),
            // The first block of bzip2 begins with the digits of π, an empty stream ends with those of its root.
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, ..]
            | [b'B', b'Z', b'h', b'1'..=b'9', 0x17, 0x72, 0x45, 0x38, 0x50, 0x90, ..] => Some(Self::Bzip2),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some(Self::Xz),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Self::Zip),
            _ => None,
        }
    }

    /// Returns the key by which messages know the format.
    const fn key(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstd => "zstd",
            Self::Bzip2 => "bzip2",
            Self::Xz => "xz",
            Self::Zip => "zip",
        }
    }
}

impl PackedError {
    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::EndsEarly(format) => phrase!("packed-ends-early", format = format.key()),
            Self::Damaged { format, reason } => {
                phrase!("packed-damaged", format = format.key(), reason = reason.clone())
            }
            Self::BytesBehind(format) => phrase!("packed-bytes-behind", format = format.key()),
            Self::WindowTooLarge(format) => phrase!("packed-window-too-large", format = format.key()),
            Self::Twice { outer, inner } => phrase!("packed-twice", inner = inner.key(), outer = outer.key()),
            Self::NoRecordFile => phrase!("packed-no-record-file"),
            Self::SeveralRecordFiles => phrase!("packed-several-record-files"),
            Self::Encrypted => phrase!("packed-encrypted"),
            Self::UnknownMethod(method) => phrase!("packed-unknown-method", method = method.to_string()),
        }
    }
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for PackedError {}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gzip => "gzip",
            Self::Zstd => "zstd",
            Self::Bzip2 => "bzip2",
            Self::Xz => "xz",
            Self::Zip => "zip",
        })
    }
}

impl From<PackedError> for io::Error {
    fn from(error: PackedError) -> Self {
        let kind = match error {
            PackedError::EndsEarly(_) => io::ErrorKind::UnexpectedEof,
            PackedError::Damaged { .. } | PackedError::NoRecordFile => io::ErrorKind::InvalidData,
            _ => io::ErrorKind::Unsupported,
        };
        Self::new(kind, error)
    }
}

/// Says how the bytes of a stream are packed; a ZIP archive has files of every kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    /// Not at all.
    Stored,
    /// As within gzip, without its frame.
    Deflate,
    Gzip,
    Zstd,
    Bzip2,
    Xz,
}

/// Unpacks `stored` while it is read. Errors of `format` are [`PackedError`]s; those of the system pass unchanged.
pub(super) fn unpack(stored: impl Read + Send + 'static, method: Method, format: Compression) -> io::Result<Unpacked> {
    unpack_with(stored, method, format, |decoder| decoder)
}

/// Unpacks like [`unpack`], and sends what comes out through a stream of the caller's.
pub(super) fn unpack_with(
    stored: impl Read + Send + 'static,
    method: Method,
    format: Compression,
    through: impl FnOnce(Box<dyn Read + Send>) -> Box<dyn Read + Send>,
) -> io::Result<Unpacked> {
    let stored = BufReader::with_capacity(CHUNK_LEN, stored);
    let decoder: Box<dyn Read + Send> = match method {
        Method::Stored => Box::new(stored),
        Method::Deflate => Box::new(DeflateDecoder::new(stored)),
        Method::Gzip => Box::new(Joined::<_, GzDecoder<_>>::new(stored)),
        Method::Zstd => {
            let mut decoder = zstd::stream::read::Decoder::with_buffer(stored)?;
            decoder.window_log_max(WINDOW_LOG_MAX)?;
            Box::new(decoder)
        }
        Method::Bzip2 => Box::new(Joined::<_, BzDecoder<_>>::new(stored)),
        Method::Xz => Box::new(XzReader::new_mem_limit(stored, true, XZ_MEMORY_LIMIT)),
    };
    Ok(Unpacked { decoder: ReadAhead::start(through(decoder)), format, fault: None })
}

/// Gives out what a decoder makes, and after its first error that same error again and again, so that none is lost.
pub(super) struct Unpacked {
    decoder: Box<dyn Read + Send>,
    format: Compression,
    fault: Option<Fault>,
}

/// What ended a stream: an [`io::Error`] that can be given more than once.
#[derive(Clone)]
enum Fault {
    System(i32),
    Packed(PackedError),
    GotShorter(GotShorter),
}

impl Read for Unpacked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.fault.is_none() {
            match self.decoder.read(buffer) {
                Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                    self.fault = Some(Fault::new(&error, self.format));
                }
                read => return read,
            }
        }
        match &self.fault {
            Some(Fault::System(code)) => Err(io::Error::from_raw_os_error(*code)),
            Some(Fault::Packed(error)) => Err(error.clone().into()),
            Some(Fault::GotShorter(error)) => Err(io::Error::other(*error)),
            None => Ok(0),
        }
    }
}

impl Fault {
    fn new(error: &io::Error, format: Compression) -> Self {
        if let Some(code) = error.raw_os_error() {
            return Self::System(code);
        }
        if let Some(inner) = error.get_ref() {
            if let Some(known) = inner.downcast_ref::<PackedError>() {
                return Self::Packed(known.clone());
            }
            if let Some(known) = inner.downcast_ref::<GotShorter>() {
                return Self::GotShorter(*known);
            }
        }
        let words = error.to_string();
        Self::Packed(match error.kind() {
            io::ErrorKind::UnexpectedEof => PackedError::EndsEarly(format),
            io::ErrorKind::OutOfMemory => PackedError::WindowTooLarge(format),
            _ if words.contains("requires too much memory") => PackedError::WindowTooLarge(format),
            // The first frame was recognised by what these words ask for: they are about what stands behind the last.
            _ if words == "Unknown frame descriptor" => PackedError::BytesBehind(format),
            _ if words.starts_with("invalid data after stream") => PackedError::BytesBehind(format),
            _ => PackedError::Damaged { format, reason: phrase!("verbatim", text = plain_words(words)) },
        })
    }
}

/// Makes the words of a decoder fit behind a colon: `Unknown frame descriptor` begins with a small letter.
fn plain_words(words: String) -> String {
    let mut letters = words.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            format!("{}{}", first.to_lowercase(), &words[first.len_utf8()..])
        }
        _ => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_recognised_by_their_first_bytes() {
        for (bytes, format) in [
            (b"\x1F\x8B\x08\0".as_slice(), Some(Compression::Gzip)),
            (b"\x28\xB5\x2F\xFD\x04", Some(Compression::Zstd)),
            (b"\x5E\x2A\x4D\x18\x04\0\0\0", Some(Compression::Zstd)),
            (b"BZh91AY&SY\0", Some(Compression::Bzip2)),
            (b"\xFD7zXZ\0\0", Some(Compression::Xz)),
            (b"PK\x03\x04", Some(Compression::Zip)),
            (b"PK\x05\x06", Some(Compression::Zip)),
            (b"BZhukov - PKarpov", None),
            (b"PKarpov", None),
            (b"\x1F", None),
            (b"", None),
        ] {
            assert_eq!(Compression::recognize(bytes), format, "{bytes:?}");
        }
    }

    #[test]
    fn an_error_is_given_again_and_again() {
        let stored = io::Cursor::new(b"\x1F\x8B\x08\0".to_vec());
        let mut stream = unpack(stored, Method::Gzip, Compression::Gzip).expect("a decoder");
        for _ in 0..3 {
            let error = stream.read(&mut [0; 8]).expect_err("no stream");
            assert_eq!(error.to_string(), "the gzip stream ends early");
            assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
        }
    }

    #[test]
    fn the_words_of_decoders_fit_into_a_line() {
        assert_eq!(plain_words("Unknown frame descriptor".into()), "unknown frame descriptor");
        assert_eq!(plain_words("XZ checksum".into()), "XZ checksum");
        assert_eq!(plain_words(String::new()), "");
    }
}
