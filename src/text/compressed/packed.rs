//! Compressed streams, unpacked while they are read.

use std::io::{self, BufReader, Read};

use bzip2::bufread::BzDecoder;
use flate2::bufread::{DeflateDecoder, GzDecoder};
use lzma_rust2::XzReader;

use crate::l10n::message;

use super::super::compression::{Compression, PackedError, WINDOW_LIMIT};
use super::super::stored::GotShorter;
use super::joined::Joined;
use super::read_ahead::ReadAhead;

const WINDOW_LOG_MAX: u32 = WINDOW_LIMIT.ilog2();
/// In KiB, with room for what the decoder itself takes.
const XZ_MEMORY_LIMIT: u32 = (WINDOW_LIMIT >> 10) + 1024;

/// How many stored bytes are read at once.
pub(super) const CHUNK_LEN: usize = 64 * 1024;

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
pub(in super::super) fn unpack_stream(stored: impl Read + Send + 'static, format: Compression) -> io::Result<Unpacked> {
    let method = match format {
        Compression::Gzip => Method::Gzip,
        Compression::Zstd => Method::Zstd,
        Compression::Bzip2 => Method::Bzip2,
        Compression::Xz => Method::Xz,
        // Archives are opened by what their lists say.
        Compression::Zip => Method::Stored,
    };
    unpack_with(stored, method, format, |decoder| decoder)
}

/// Unpacks what is packed by a method within a format, and sends what comes out through a stream of the caller's.
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
pub(in super::super) struct Unpacked {
    decoder: Box<dyn Read + Send>,
    format: Compression,
    fault: Option<StreamFault>,
}

/// What ended a stream: an [`io::Error`] that can be given more than once.
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
                    self.fault = Some(StreamFault::new(&error, self.format));
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
            _ => PackedError::Damaged { format, reason: message!("verbatim", text = plain_words(words)) },
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
        let mut stream = unpack_stream(stored, Compression::Gzip).expect("a decoder");
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
