//! Consecutive Zstandard frames, decompressed one by one so that the beginning of each is known.

use std::io::{self, BufRead, Read};

use zstd::stream::raw::{DParameter, Decoder, InBuffer, Operation, OutBuffer};

use super::super::frames::Frames;
use super::counted_stream::CountedStream;

/// Decompresses one frame after another; skippable frames have no output.
pub(super) struct ZstdFrames<R> {
    stored: CountedStream<R>,
    decoder: Decoder<'static>,
    frames: Frames,
    n_given: u64,
    /// Whether nothing of the next frame has been read.
    is_between: bool,
}

impl<R: BufRead> ZstdFrames<R> {
    /// Reads `stored`; a window that needs more memory is refused.
    pub(super) fn new(stored: R, window_log_max: u32, frames: Frames) -> io::Result<Self> {
        let mut decoder = Decoder::new()?;
        decoder.set_parameter(DParameter::WindowLogMax(window_log_max))?;
        Ok(Self { stored: CountedStream::new(stored), decoder, frames, n_given: 0, is_between: true })
    }
}

impl<R: BufRead> Read for ZstdFrames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !buffer.is_empty() {
            let n_read = self.stored.n_read();
            let bytes = match self.stored.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            let is_end = bytes.is_empty();
            if self.is_between {
                if is_end {
                    return Ok(0);
                }
                self.frames.begin(n_read, self.n_given);
                self.decoder.reinit()?;
                self.is_between = false;
            }
            let (mut input, mut output) = (InBuffer::around(bytes), OutBuffer::around(&mut *buffer));
            // What is left of a frame; zero after its last byte.
            let n_left = self.decoder.run(&mut input, &mut output)?;
            let (n_taken, n_made) = (input.pos(), output.pos());
            self.stored.consume(n_taken);
            self.n_given += n_made as u64;
            self.is_between = n_left == 0;
            if n_made > 0 {
                return Ok(n_made);
            }
            if is_end && !self.is_between {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(0)
    }
}
