//! A buffer for repeated reads of a stream, whose memory is initialized only once.

use std::io::{self, Read};
use std::ops::Deref;

/// What was read of a stream and not taken yet.
#[derive(Default)]
pub(crate) struct Buffer {
    /// The bytes, followed by initialized room without a meaning.
    bytes: Vec<u8>,
    len: usize,
}

impl Buffer {
    /// Reads `want` more bytes, or up to the end of the stream. Returns how many; bytes read before an error stay.
    pub(crate) fn read_from(&mut self, stream: &mut impl Read, want: usize) -> io::Result<usize> {
        /// Most files are small.
        const FIRST_ROOM: usize = 1 << 16;
        let (start, end) = (self.len, self.len + want);
        while self.len < end {
            if self.bytes.len() == self.len {
                self.bytes.resize((2 * self.len).max(FIRST_ROOM).min(end), 0);
            }
            let room_end = self.bytes.len().min(end);
            match stream.read(&mut self.bytes[self.len..room_end]) {
                Ok(0) => break,
                // A stream may claim to have read more than there was room for.
                Ok(n_read) => self.len = (self.len + n_read).min(room_end),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.len - start)
    }

    /// Takes the bytes up to a place; the rest is copied into `room`, whose own bytes mean nothing.
    pub(crate) fn take(&mut self, at: usize, mut room: Vec<u8>) -> Vec<u8> {
        let left = self.len - at;
        if room.len() < left {
            room.resize(left, 0);
        }
        room[..left].copy_from_slice(&self.bytes[at..self.len]);
        let mut taken = std::mem::replace(&mut self.bytes, room);
        self.len = left;
        taken.truncate(at);
        taken
    }
}

impl Deref for Buffer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}
