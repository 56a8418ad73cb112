//! Outputs that are compressed as they are written, by the ending of their names: `games.pgn.gz`, `games.pgn.zst`.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;

use flate2::write::GzEncoder;

use super::whole_blocks::WholeBlocks;
use zapis::message;

use crate::cli::{CommandError, named};

/// A compression format that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Gzip,
    Zstd,
}

/// How an output is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Compressing {
    format: Format,
    level: u32,
}

impl Compressing {
    /// Returns how an output of that name is compressed, if it is.
    ///
    /// Refuses the endings of formats that are read only: plain text is never written under such a name.
    pub(crate) fn of(path: &Path, level: Option<u32>) -> Result<Option<Self>, CommandError> {
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
        let format = match ending.as_str() {
            "gz" => Format::Gzip,
            "zst" => Format::Zstd,
            "bz2" | "xz" | "zip" => {
                return Err(CommandError::Usage(message!("format-not-written", path = named(path), ending = ending)));
            }
            _ => return Ok(None),
        };
        let (levels, usual) = format.levels();
        let level = level.unwrap_or(usual);
        if !levels.contains(&level) {
            let (from, to) = (*levels.start(), *levels.end());
            let refused = message!("compression-level-range", level = level, path = named(path), from = from, to = to);
            return Err(CommandError::Usage(refused));
        }
        Ok(Some(Self { format, level }))
    }

    pub(crate) fn into_file(self, file: File) -> io::Result<CompressedFile> {
        Ok(match self.format {
            Format::Gzip => {
                CompressedFile::Gzip(WholeBlocks::new(GzEncoder::new(file, flate2::Compression::new(self.level))))
            }
            Format::Zstd => {
                let mut encoder = zstd::Encoder::new(file, i32::try_from(self.level).unwrap_or(0))?;
                encoder.include_checksum(true)?;
                CompressedFile::Zstd(encoder)
            }
        })
    }
}

impl Format {
    /// Returns the levels that exist, and the usual one.
    const fn levels(self) -> (RangeInclusive<u32>, u32) {
        match self {
            Self::Gzip => (0..=9, 6),
            Self::Zstd => (1..=22, 3),
        }
    }
}

pub(crate) enum CompressedFile {
    Gzip(WholeBlocks<GzEncoder<File>>),
    Zstd(zstd::Encoder<'static, File>),
}

impl CompressedFile {
    /// Writes the end of the compressed data.
    pub(crate) fn end(&mut self) -> io::Result<()> {
        match self {
            Self::Gzip(encoder) => encoder.end()?.try_finish(),
            Self::Zstd(encoder) => encoder.do_finish(),
        }
    }
}

impl Write for CompressedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Gzip(encoder) => encoder.write(bytes),
            Self::Zstd(encoder) => encoder.write(bytes),
        }
    }

    /// Does nothing: flushing in the middle compresses worse, and the file is not read before it is complete.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
