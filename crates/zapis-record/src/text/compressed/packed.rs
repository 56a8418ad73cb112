//! Decompression of streams while they are read.

use std::io::{self, BufReader, Read};

use bzip2::bufread::BzDecoder;
use flate2::bufread::{DeflateDecoder, GzDecoder};
use lzma_rust2::XzReader;

use crate::l10n::message;

use super::super::compression::{Compression, PackedError, WINDOW_LIMIT};
use super::super::frames::Frames;
use super::super::stored::GotShorter;
use super::joined::Joined;
use super::read_ahead::ReadAhead;
use super::zstd_frames::ZstdFrames;

const WINDOW_LOG_MAX: u32 = WINDOW_LIMIT.ilog2();
/// In KiB, including the memory of the decoder itself.
const XZ_MEMORY_LIMIT: u32 = (WINDOW_LIMIT >> 10) + 1024;

/// The number of stored bytes read at once.
pub(super) const CHUNK_LEN: usize = 64 * 1024;

/// The compression method of a stream; a ZIP archive has files of every kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    /// Uncompressed.
    Stored,
    /// Deflate, without the framing of gzip.
    Deflate,
    Gzip,
    Zstd,
    Bzip2,
    Xz,
}

/// Decompresses `stored` while it is read, and records where its frames begin. Errors of `format` are [`PackedError`]s;
/// those of the system pass unchanged.
pub(in super::super) fn unpack_stream(
    stored: Box<dyn Read + Send>,
    format: Compression,
    frames: Frames,
) -> io::Result<Unpacked> {
    let decoder = ReadAhead::start(decoder(stored, method_of(format), frames.clone())?);
    Ok(Unpacked { decoder, format, frames, fault: None })
}

/// Decompresses only what is read of `stored`, without reading ahead.
pub(in super::super) fn unpack_short(
    stored: Box<dyn Read + Send>,
    format: Compression,
    frames: Frames,
) -> io::Result<Unpacked> {
    let decoder = decoder(stored, method_of(format), frames.clone())?;
    Ok(Unpacked { decoder, format, frames, fault: None })
}

const fn method_of(format: Compression) -> Method {
    match format {
        Compression::Gzip => Method::Gzip,
        Compression::Zstd => Method::Zstd,
        Compression::Bzip2 => Method::Bzip2,
        Compression::Xz => Method::Xz,
        // Archives are opened by their central directory.
        Compression::Zip | Compression::Parquet | Compression::Sqlite | Compression::Rtf | Compression::Docx => {
            Method::Stored
        }
    }
}

/// Decompresses a method within a format, passing the output through a stream provided by the caller.
pub(super) fn unpack_with(
    stored: Box<dyn Read + Send>,
    method: Method,
    format: Compression,
    through: impl FnOnce(Box<dyn Read + Send>) -> Box<dyn Read + Send>,
) -> io::Result<Unpacked> {
    // The frames of a file within an archive are not places in the archive.
    let frames = Frames::default();
    let decoder = ReadAhead::start(through(decoder(stored, method, frames)?));
    Ok(Unpacked { decoder, format, frames: Frames::default(), fault: None })
}

fn decoder(stored: Box<dyn Read + Send>, method: Method, frames: Frames) -> io::Result<Box<dyn Read + Send>> {
    let stored = BufReader::with_capacity(CHUNK_LEN, stored);
    Ok(match method {
        Method::Stored => Box::new(stored),
        Method::Deflate => Box::new(DeflateDecoder::new(stored)),
        Method::Gzip => Box::new(Joined::<_, GzDecoder<_>>::new(stored, frames)),
        Method::Zstd => Box::new(ZstdFrames::new(stored, WINDOW_LOG_MAX, frames)?),
        Method::Bzip2 => Box::new(Joined::<_, BzDecoder<_>>::new(stored, frames)),
        Method::Xz => Box::new(XzReader::new_mem_limit(stored, true, XZ_MEMORY_LIMIT)),
    })
}

/// Returns the output of a decoder, and after its first error that same error repeatedly, so that it cannot be missed.
pub(in super::super) struct Unpacked {
    decoder: Box<dyn Read + Send>,
    format: Compression,
    frames: Frames,
    fault: Option<StreamFault>,
}

/// The error that ended a stream: an [`io::Error`] that can be returned more than once.
#[derive(Clone)]
enum StreamFault {
    System(i32),
    Packed(PackedError),
    GotShorter(GotShorter),
}

impl Read for Unpacked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.fault.is_none() {
            match self.decoder.read(buffer) {
                Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                    self.fault = Some(StreamFault::new(&error, self.format, &self.frames));
                }
                read => return read,
            }
        }
        match &self.fault {
            Some(StreamFault::System(code)) => Err(io::Error::from_raw_os_error(*code)),
            Some(StreamFault::Packed(error)) => Err(error.clone().into()),
            Some(StreamFault::GotShorter(error)) => Err(io::Error::other(*error)),
            None => Ok(0),
        }
    }
}

impl StreamFault {
    fn new(error: &io::Error, format: Compression, frames: &Frames) -> Self {
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
        let fault = match error.kind() {
            io::ErrorKind::UnexpectedEof => PackedError::EndsEarly(format),
            io::ErrorKind::OutOfMemory => PackedError::WindowTooLarge(format),
            _ if words.contains("requires too much memory") => PackedError::WindowTooLarge(format),
            // The first frame was recognized by the same magic number, so this is about the bytes after the last.
            _ if words == "Unknown frame descriptor" => PackedError::BytesBehind(format),
            _ if words.starts_with("invalid data after stream") => PackedError::BytesBehind(format),
            _ => PackedError::Damaged { format, reason: message!("verbatim", text = plain_words(words)) },
        };
        let frame = frames.last();
        let is_of_frame = matches!(fault, PackedError::EndsEarly(_) | PackedError::Damaged { .. });
        let is_of_later_frame = is_of_frame && frame.stored > 0;
        Self::Packed(if is_of_later_frame { PackedError::InFrame { frame, fault: Box::new(fault) } } else { fault })
    }
}

/// Makes a decoder's error text fit after a colon: `Unknown frame descriptor` gets a small first letter.
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
        let mut stream = unpack_stream(Box::new(stored), Compression::Gzip, Frames::default()).expect("a decoder");
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
