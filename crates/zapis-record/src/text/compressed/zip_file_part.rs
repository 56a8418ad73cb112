//! A part of a file shared by several readers, each with its own position.

use std::{
    io::{self, Read, Seek, SeekFrom},
    sync::{Arc, Mutex, PoisonError},
};

use super::super::stored::Seekable;

/// The bytes of an archive, shared by its directory and each file.
pub(super) type Shared = Arc<Mutex<Seekable>>;

/// A part of a file that others read too; the position of the file itself does not matter.
pub(super) struct FilePart {
    pub(super) file: Shared,
    pub(super) at: u64,
    pub(super) end: u64,
}

impl Read for FilePart {
    /// Reads on; it is an error if the file ends before the part does.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.end.saturating_sub(self.at)).unwrap_or(usize::MAX);
        let n_wanted = left.min(buffer.len());
        if n_wanted == 0 {
            return Ok(0);
        }
        // A previous holder that panicked has left no state in the file that matters here.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let n_read = file.read(&mut buffer[..n_wanted])?;
        if n_read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.at += n_read as u64;
        Ok(n_read)
    }
}

impl Seek for FilePart {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let target = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.end.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = target.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}
