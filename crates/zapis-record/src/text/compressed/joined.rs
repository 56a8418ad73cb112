//! Concatenated compressed streams, as produced by `cat a.gz b.gz`, and the bytes allowed between and after them.

use std::io::{self, BufRead, Read};

use bzip2::bufread::BzDecoder;
use flate2::bufread::GzDecoder;

use super::super::compression::{Compression, PackedError};
use super::super::frames::Frames;
use super::counted_stream::CountedStream;

/// A decoder of one stream that leaves the bytes after the stream alone.
pub(super) trait OneStream<R: BufRead>: Read {
    /// The first bytes of every stream of the format.
    const MAGIC: &'static [u8];
    const FORMAT: Compression;
    fn begin(stored: R) -> Self;
    /// Returns the reader of the bytes after the stream.
    fn into_rest(self) -> R;
}

impl<R: BufRead> OneStream<R> for GzDecoder<R> {
    const MAGIC: &'static [u8] = b"\x1F\x8B";
    const FORMAT: Compression = Compression::Gzip;

    fn begin(stored: R) -> Self {
        Self::new(stored)
    }

    fn into_rest(self) -> R {
        self.into_inner()
    }
}

impl<R: BufRead> OneStream<R> for BzDecoder<R> {
    const MAGIC: &'static [u8] = b"BZh";
    const FORMAT: Compression = Compression::Bzip2;

    fn begin(stored: R) -> Self {
        Self::new(stored)
    }

    fn into_rest(self) -> R {
        self.into_inner()
    }
}

/// Decompresses one stream after another.
///
/// Zero bytes after a stream are ignored, because tapes and block devices are padded with them; anything else that is
/// not a stream is [`PackedError::BytesBehind`], after all the streams have been read.
pub(super) struct Joined<R: BufRead, D> {
    state: StreamState<R, D>,
    frames: Frames,
    n_given: u64,
}

enum StreamState<R, D> {
    Inside(D),
    Between(Again<R>),
    End,
}

impl<R: BufRead, D: OneStream<Again<R>>> Joined<R, D> {
    pub(super) const fn new(stored: R, frames: Frames) -> Self {
        let stored = Again { head: Vec::new(), at: 0, rest: CountedStream::new(stored) };
        Self { state: StreamState::Between(stored), frames, n_given: 0 }
    }

    /// Begins the next stream; at the end no stream is left.
    fn after(&self, mut stored: Again<R>) -> io::Result<StreamState<R, D>> {
        skip_zeros(&mut stored)?;
        let mut head = Vec::with_capacity(D::MAGIC.len());
        (&mut stored).take(D::MAGIC.len() as u64).read_to_end(&mut head)?;
        if head.is_empty() {
            return Ok(StreamState::End);
        }
        // A stream cut within its first bytes is reported as truncated by its decoder.
        if !D::MAGIC.starts_with(&head) {
            return Err(PackedError::BytesBehind(D::FORMAT).into());
        }
        self.frames.begin(stored.rest.n_read() - head.len() as u64, self.n_given);
        Ok(StreamState::Inside(D::begin(Again { head, at: 0, rest: stored.rest })))
    }
}

fn skip_zeros(stored: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = match stored.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        let n_zeros = bytes.iter().take_while(|byte| **byte == 0).count();
        let is_all = n_zeros == bytes.len();
        stored.consume(n_zeros);
        if n_zeros == 0 || !is_all {
            return Ok(());
        }
    }
}

impl<R: BufRead, D: OneStream<Again<R>>> Read for Joined<R, D> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match &mut self.state {
                StreamState::Inside(decoder) => {
                    let n_read = decoder.read(buffer)?;
                    if n_read > 0 || buffer.is_empty() {
                        self.n_given += n_read as u64;
                        return Ok(n_read);
                    }
                }
                StreamState::Between(_) => {}
                StreamState::End => return Ok(0),
            }
            self.state = match std::mem::replace(&mut self.state, StreamState::End) {
                StreamState::Inside(decoder) => StreamState::Between(decoder.into_rest()),
                StreamState::Between(stored) => self.after(stored)?,
                StreamState::End => StreamState::End,
            };
        }
    }
}

/// Returns bytes that were read ahead, and then the rest of the stream.
pub(super) struct Again<R> {
    head: Vec<u8>,
    at: usize,
    rest: CountedStream<R>,
}

impl<R: BufRead> Read for Again<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.head.len() {
            return self.rest.read(buffer);
        }
        let n_read = (&self.head[self.at..]).read(buffer)?;
        self.at += n_read;
        Ok(n_read)
    }
}

impl<R: BufRead> BufRead for Again<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.head.len() { self.rest.fill_buf() } else { Ok(&self.head[self.at..]) }
    }

    fn consume(&mut self, n_bytes: usize) {
        if self.at == self.head.len() {
            self.rest.consume(n_bytes);
        } else {
            self.at += n_bytes;
        }
    }
}
