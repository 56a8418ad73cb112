//! A buffer that a stream is read into again and again, and whose bytes are made only once.

use std::io::{self, Read};
use std::ops::Deref;

/// What was read of a stream and not yet taken.
#[derive(Default)]
pub(super) struct Buffer {
    /// The bytes, and behind them others that mean nothing: room that needs no zeros any more.
    bytes: Vec<u8>,
    len: usize,
}

impl Buffer {
    /// Reads this many bytes more, or up to the end of the stream, and says how many; what was read before an error stays.
    pub(super) fn read_from(&mut self, stream: &mut impl Read, want: usize) -> io::Result<usize> {
        /// Most files that are not large are small.
        const FIRST_ROOM: usize = 1 << 16;
        let (start, end) = (self.len, self.len + want);
        while self.len < end {
            if self.bytes.len() == self.len {
                self.bytes.resize((2 * self.len).max(FIRST_ROOM).min(end), 0);
            }
            let room_end = self.bytes.len().min(end);
            match stream.read(&mut self.bytes[self.len..room_end]) {
                Ok(0) => break,
                // No stream has read more than there was room for, whatever it says.
                Ok(n_read) => self.len = (self.len + n_read).min(room_end),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.len - start)
    }

    /// Takes the bytes up to a place; those behind it are copied into `room`, whose own bytes mean nothing.
    pub(super) fn take(&mut self, at: usize, mut room: Vec<u8>) -> Vec<u8> {
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
