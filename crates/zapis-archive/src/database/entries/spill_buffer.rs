//! Bytes that are written once and read again anywhere: in memory as long as there are few, then in a temporary file.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Mutex, PoisonError};

/// An append-only buffer.
///
/// Up to a bound the bytes stay in memory; the rest is written to an unnamed temporary file, so that nothing is left
/// behind however the program ends.
#[derive(Debug)]
pub struct SpillBuffer {
    /// The last bytes, not yet written to the file.
    memory: Vec<u8>,
    /// The maximum number of bytes in memory.
    bound: usize,
    file: Option<Mutex<File>>,
    /// The number of bytes in the file.
    filed: u64,
}

impl SpillBuffer {
    /// Creates an empty buffer that keeps up to `bound` bytes in memory.
    #[must_use]
    pub const fn new(bound: usize) -> Self {
        Self { memory: Vec::new(), bound, file: None, filed: 0 }
    }

    /// Counts the bytes appended so far, in memory and in the file.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.filed + self.memory.len() as u64
    }

    /// Returns true if nothing was appended yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Appends bytes and returns their offset.
    ///
    /// # Errors
    /// Fails if the temporary file does.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<u64> {
        let at = self.len();
        if self.memory.len() + bytes.len() > self.bound && !self.memory.is_empty() {
            self.set_down()?;
        }
        self.memory.extend_from_slice(bytes);
        Ok(at)
    }

    fn set_down(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(Mutex::new(tempfile::tempfile()?)),
        };
        let file = file.get_mut().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.filed))?;
        file.write_all(&self.memory)?;
        self.filed += self.memory.len() as u64;
        self.memory.clear();
        Ok(())
    }

    /// Reads `len` bytes from `at` on into `out`, which is cleared first; fewer at the end.
    ///
    /// # Errors
    /// Fails if the temporary file does.
    pub fn read(&self, at: u64, len: usize, out: &mut Vec<u8>) -> io::Result<()> {
        let len = len.min(usize::try_from(self.len().saturating_sub(at)).unwrap_or(usize::MAX));
        out.clear();
        out.resize(len, 0);
        self.read_into(at, out)
    }

    /// Returns `len` bytes from `at` on, if all of them are in memory.
    #[must_use]
    pub fn in_memory(&self, at: u64, len: usize) -> Option<&[u8]> {
        let from = usize::try_from(at.checked_sub(self.filed)?).ok()?;
        self.memory.get(from..from.checked_add(len)?)
    }

    /// Fills `out` with the bytes from `at` on; beyond the end it is unchanged.
    ///
    /// # Errors
    /// Fails if the temporary file does.
    pub fn read_into(&self, at: u64, out: &mut [u8]) -> io::Result<()> {
        let in_file = usize::try_from(self.filed.saturating_sub(at)).unwrap_or(usize::MAX).min(out.len());
        let (from_file, from_memory) = out.split_at_mut(in_file);
        if let (Some(file), true) = (&self.file, in_file > 0) {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(from_file)?;
        }
        let from = usize::try_from((at + in_file as u64).saturating_sub(self.filed)).unwrap_or(usize::MAX);
        let rest = self.memory.get(from..).unwrap_or_default();
        let len = rest.len().min(from_memory.len());
        from_memory[..len].copy_from_slice(&rest[..len]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_was_written_wherever_it_lies() {
        for bound in [0, 1, 7, 64, 1000] {
            let mut spool = SpillBuffer::new(bound);
            let mut all = Vec::new();
            for length in [3, 0, 9, 1, 70, 5] {
                let bytes: Vec<u8> = (0..length).map(|n| n ^ length).collect();
                assert_eq!(spool.append(&bytes).unwrap(), all.len() as u64);
                all.extend(bytes);
            }
            let mut read = Vec::new();
            for at in 0..=all.len() {
                for len in [0, 1, 4, 30, 200] {
                    spool.read(at as u64, len, &mut read).unwrap();
                    assert_eq!(read, all[at..(at + len).min(all.len())], "{bound} {at} {len}");
                    if let Some(bytes) = spool.in_memory(at as u64, len) {
                        assert_eq!(bytes, &all[at..at + len], "{bound} {at} {len}");
                    }
                }
            }
        }
    }
}
