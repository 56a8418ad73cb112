//! Formats of compressed files, and what can be wrong with a file of one.

use std::{fmt, io};

use crate::l10n::{Message, message};

use super::frames::FrameStart;

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

/// Which files of a ZIP archive are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Those that are called as records are.
    Records,
    /// All that are no archives themselves.
    #[cfg(any(feature = "database", feature = "settings"))]
    Anything,
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
        reason: Message,
    },
    /// What is wrong with a frame that is not the first, and where it begins; all before it was read.
    InFrame {
        /// Where the frame begins.
        frame: FrameStart,
        /// What is wrong with it.
        fault: Box<Self>,
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
    /// No frame begins at this byte, where one was said to.
    NoFrame(u64),
    /// An input of a format that this build reads none of, since the feature `compressed` is off.
    NotBuiltIn(Compression),
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

    /// Returns the program that unpacks such a file and keeps the packed one, with its options.
    #[must_use]
    pub const fn unpacker(self) -> &'static str {
        match self {
            Self::Gzip => "gzip -dk",
            Self::Zstd => "zstd -d",
            Self::Bzip2 => "bzip2 -dk",
            Self::Xz => "xz -dk",
            Self::Zip => "unzip",
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
