//! Formats of compressed files, and their errors.

use std::{fmt, io};

use crate::l10n::{Message, message};

use super::frames::FrameStart;

/// A compression format, recognized by its first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compression {
    /// gzip: `1F 8B`. One or several members, as in BGZF and concatenated files.
    Gzip,
    /// Zstandard: `28 B5 2F FD`, or a skippable frame, `50…5F 2A 4D 18`. One or several frames.
    Zstd,
    /// bzip2: `BZh9` and the block mark. One or several streams.
    Bzip2,
    /// xz: `FD 37 7A 58 5A 00`. One or several streams.
    Xz,
    /// ZIP: `PK`. An archive of files.
    Zip,
    /// Parquet: `PAR1`. Unpacked, each row is a line of JSON.
    Parquet,
    /// A database of `SQLite`, as zapis writes them. Unpacked, each game is a line of JSON.
    Sqlite,
    /// RTF: `{\rtf`. A document of a word processor, read as its text.
    Rtf,
    /// The XML of Word in a ZIP archive, read as its text.
    Docx,
}

/// Which files of a ZIP archive are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Those with record names.
    Records,
    /// All except archives.
    Anything,
}

/// Why a compressed input cannot be read, or not to its end; found inside the [`io::Error`] of opening or reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackedError {
    /// The last bytes are missing.
    EndsEarly(Compression),
    /// The bytes violate the format, or a checksum differs; with the decoder's message.
    Damaged {
        /// The format.
        format: Compression,
        /// The decoder's message: `corrupt deflate stream`.
        reason: Message,
    },
    /// An error in a frame other than the first, and where it begins; everything before it was read.
    InFrame {
        /// Where the frame begins.
        frame: FrameStart,
        /// The error.
        fault: Box<Self>,
    },
    /// The last stream is followed by bytes that are not a stream of the format; everything before them was read.
    BytesBehind(Compression),
    /// The decoder would need a window of more than [`WINDOW_LIMIT`] bytes.
    WindowTooLarge(Compression),
    /// The decompressed data is compressed again.
    Twice {
        /// The format of the file.
        outer: Compression,
        /// The format of the contents.
        inner: Compression,
    },
    /// No frame begins at the given byte.
    NoFrame(u64),
    /// A format that this build cannot read, because the feature `database` is off.
    NotBuiltIn(Compression),
    /// A ZIP archive without a file with a record name.
    NoRecordFile,
    /// A ZIP archive with several record files, opened as a single stream.
    SeveralRecordFiles,
    /// A database of `SQLite` that zapis did not write.
    NotOfZapis,
    /// A file of a ZIP archive that is encrypted.
    Encrypted,
    /// A file of a ZIP archive with an unsupported compression method, given by its number (APPNOTE 4.4.5).
    UnknownMethod(u16),
}

/// The maximum window of a compressed stream, which is the memory cost of decompression.
///
/// `zstd` decompresses this much by default, and only `zstd --long=28` and above exceed it; `xz -9` uses half.
pub const WINDOW_LIMIT: u32 = 1 << 27;

impl Compression {
    /// Recognizes a compressed file by its first bytes; 16 are enough.
    #[must_use]
    pub fn recognize(prefix: &[u8]) -> Option<Self> {
        match prefix {
            [0x1F, 0x8B, ..] => Some(Self::Gzip),
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Self::Zstd),
            // The first block of bzip2 begins with the digits of π, an empty stream with those of its square root.
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, ..]
            | [b'B', b'Z', b'h', b'1'..=b'9', 0x17, 0x72, 0x45, 0x38, 0x50, 0x90, ..] => Some(Self::Bzip2),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some(Self::Xz),
            [b'{', b'\\', b'r', b't', b'f', ..] => Some(Self::Rtf),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Self::Zip),
            [b'P', b'A', b'R', b'1', ..] => Some(Self::Parquet),
            prefix if prefix.starts_with(b"SQLite format 3\0") => Some(Self::Sqlite),
            _ => None,
        }
    }

    /// Returns true if it is one stream whose parts can be read alone.
    #[must_use]
    pub const fn is_stream(self) -> bool {
        matches!(self, Self::Gzip | Self::Zstd | Self::Bzip2 | Self::Xz)
    }

    /// Returns true if the format packs rows, which have no place in bytes.
    #[must_use]
    pub const fn is_of_rows(self) -> bool {
        matches!(self, Self::Parquet | Self::Sqlite)
    }

    /// Returns true for a document of a word processor; its text is UTF-8, whatever is declared.
    #[must_use]
    pub const fn is_document(self) -> bool {
        matches!(self, Self::Rtf | Self::Docx)
    }

    /// Says why nothing was written into such a file, and what to do.
    #[must_use]
    pub fn why_not_rewritten(self, path: &str) -> Message {
        let command = match self {
            Self::Gzip => "gzip -dk",
            Self::Zstd => "zstd -d",
            Self::Bzip2 => "bzip2 -dk",
            Self::Xz => "xz -dk",
            Self::Zip => "unzip",
            Self::Parquet | Self::Sqlite => {
                let (format, command) = (self.to_string(), "zapis select --plies 0..");
                return message!("fix-of-unpacked-rows", path = path, format = format, command = command);
            }
            Self::Rtf | Self::Docx => return message!("fix-of-document", path = path),
        };
        message!("fix-of-packed-file", path = path, command = command)
    }

    /// Returns the key of the format in messages.
    const fn key(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstd => "zstd",
            Self::Bzip2 => "bzip2",
            Self::Xz => "xz",
            Self::Zip => "zip",
            Self::Parquet => "Parquet",
            Self::Sqlite => "SQLite",
            Self::Rtf => "rtf",
            Self::Docx => "docx",
        }
    }
}

impl PackedError {
    /// Describes it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::EndsEarly(format) => message!("packed-ends-early", format = format.key()),
            Self::Damaged { format, reason } => {
                message!("packed-damaged", format = format.key(), reason = reason.clone())
            }
            Self::InFrame { frame, fault } => {
                let (stored, unpacked) = (frame.stored, frame.unpacked);
                message!("packed-in-frame", reason = fault.message(), stored = stored, unpacked = unpacked)
            }
            Self::NoFrame(stored) => message!("packed-no-frame", stored = *stored),
            Self::BytesBehind(format) => message!("packed-bytes-behind", format = format.key()),
            Self::WindowTooLarge(format) => message!("packed-window-too-large", format = format.key()),
            Self::Twice { outer, inner } => message!("packed-twice", inner = inner.key(), outer = outer.key()),
            Self::NotBuiltIn(format) => message!("packed-not-built-in", format = format.key()),
            Self::NoRecordFile => message!("packed-no-record-file"),
            Self::SeveralRecordFiles => message!("packed-several-record-files"),
            Self::NotOfZapis => message!("packed-not-of-zapis"),
            Self::Encrypted => message!("packed-encrypted"),
            Self::UnknownMethod(method) => message!("packed-unknown-method", method = method.to_string()),
        }
    }
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
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
            Self::Parquet => "Parquet",
            Self::Sqlite => "SQLite",
            Self::Rtf => "RTF",
            Self::Docx => "DOCX",
        })
    }
}

impl PackedError {
    const fn kind(&self) -> io::ErrorKind {
        match self {
            Self::EndsEarly(_) => io::ErrorKind::UnexpectedEof,
            Self::Damaged { .. } | Self::NoRecordFile | Self::NoFrame(_) => io::ErrorKind::InvalidData,
            Self::InFrame { fault, .. } => fault.kind(),
            _ => io::ErrorKind::Unsupported,
        }
    }
}

impl From<PackedError> for io::Error {
    fn from(error: PackedError) -> Self {
        Self::new(error.kind(), error)
    }
}
