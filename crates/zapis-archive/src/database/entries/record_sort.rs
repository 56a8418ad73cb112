//! Sorts any number of records by keys of any length: what does not fit in memory is sorted in parts and merged from a
//! file.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;

use rayon::prelude::*;

use super::spill_buffer::SpillBuffer;

/// The number of bytes of a part that are read at once while merging, and written at once before.
const AT_ONCE: usize = 1 << 16;
/// The lengths of a key and a record precede them in a file.
const HEAD_LEN: usize = 8;

/// Collects records with their keys and returns them in the order of the keys, those with equal keys in order of
/// insertion.
#[derive(Debug)]
pub struct RecordSort {
    /// Keys and records, one after another.
    bytes: Vec<u8>,
    entries: Vec<SortEntry>,
    /// The maximum number of bytes in memory.
    bound: usize,
    /// Sorted parts, one after another.
    filed: SpillBuffer,
    /// The end of each part.
    ends: Vec<u64>,
}

/// The location of a key and its record in memory.
#[derive(Clone, Copy, Debug)]
struct SortEntry {
    start: usize,
    key_len: u32,
    record_len: u32,
}

impl SortEntry {
    fn key(self, bytes: &[u8]) -> &[u8] {
        &bytes[self.start..self.start + self.key_len as usize]
    }

    fn record(self, bytes: &[u8]) -> &[u8] {
        let start = self.start + self.key_len as usize;
        &bytes[start..start + self.record_len as usize]
    }
}

impl RecordSort {
    /// Creates an empty sorter that keeps up to `bound` bytes in memory, or one record.
    #[must_use]
    pub fn new(bound: usize) -> Self {
        Self { bytes: Vec::new(), entries: Vec::new(), bound, filed: SpillBuffer::new(AT_ONCE), ends: Vec::new() }
    }

    /// Adds a record, of less than 4 GiB, with its key.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub fn push(&mut self, key: &[u8], record: &[u8]) -> io::Result<()> {
        let lens = u32::try_from(key.len()).ok().zip(u32::try_from(record.len()).ok());
        let (key_len, record_len) = lens.ok_or(io::ErrorKind::FileTooLarge)?;
        let len = key.len() + record.len();
        let room = size_of::<SortEntry>() * (self.entries.len() + 1);
        if !self.entries.is_empty() && self.bytes.len() + len + room > self.bound {
            self.set_down()?;
        }
        if self.bytes.len() + len > self.bytes.capacity() {
            // Doubled, but never beyond the bound.
            let wanted = (2 * self.bytes.capacity()).clamp(AT_ONCE, self.bound.max(AT_ONCE));
            self.bytes.reserve_exact(wanted.saturating_sub(self.bytes.len()).max(len));
        }
        self.entries.push(SortEntry { start: self.bytes.len(), key_len, record_len });
        self.bytes.extend_from_slice(key);
        self.bytes.extend_from_slice(record);
        Ok(())
    }

    fn sort(&mut self) {
        let bytes = &self.bytes;
        self.entries.par_sort_by(|one, other| one.key(bytes).cmp(other.key(bytes)));
    }

    fn set_down(&mut self) -> io::Result<()> {
        self.sort();
        for entry in &self.entries {
            let (key, record) = (entry.key(&self.bytes), entry.record(&self.bytes));
            self.filed.append(&entry.key_len.to_le_bytes())?;
            self.filed.append(&entry.record_len.to_le_bytes())?;
            self.filed.append(key)?;
            self.filed.append(record)?;
        }
        self.entries.clear();
        self.bytes.clear();
        self.ends.push(self.filed.len());
        Ok(())
    }

    /// Passes every record with its key to `take`, in order.
    ///
    /// # Errors
    /// Fails if a temporary file or `take` does.
    pub fn each<E: From<io::Error>>(mut self, mut take: impl FnMut(&[u8], &[u8]) -> Result<(), E>) -> Result<(), E> {
        if self.ends.is_empty() {
            self.sort();
            return self.entries.iter().try_for_each(|entry| take(entry.key(&self.bytes), entry.record(&self.bytes)));
        }
        self.set_down()?;
        self.bytes = Vec::new();
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let mut runs: Vec<RecordRun> = starts.zip(&self.ends).map(|(at, end)| RecordRun::new(at, *end)).collect();
        let mut heap = BinaryHeap::new();
        for (index, run) in runs.iter_mut().enumerate() {
            if run.next(&self.filed)? {
                heap.push(Reverse((run.key().to_vec(), index)));
            }
        }
        while let Some(Reverse((key, index))) = heap.pop() {
            let run = &mut runs[index];
            take(&key, run.record())?;
            if run.next(&self.filed)? {
                heap.push(Reverse((run.key().to_vec(), index)));
            }
        }
        Ok(())
    }
}

/// A sorted part while it is read.
struct RecordRun {
    at: u64,
    end: u64,
    /// The bytes read ahead.
    ahead: Vec<u8>,
    /// The offset of the current record in them, and the lengths of its key and itself.
    start: usize,
    key_len: usize,
    record_len: usize,
}

impl RecordRun {
    const fn new(at: u64, end: u64) -> Self {
        Self { at, end, ahead: Vec::new(), start: 0, key_len: 0, record_len: 0 }
    }

    fn key(&self) -> &[u8] {
        let from = self.start + HEAD_LEN;
        &self.ahead[from..from + self.key_len]
    }

    fn record(&self) -> &[u8] {
        let from = self.start + HEAD_LEN + self.key_len;
        &self.ahead[from..from + self.record_len]
    }

    /// Moves to the next record; returns false at the end.
    fn next(&mut self, filed: &SpillBuffer) -> io::Result<bool> {
        if !self.ahead.is_empty() {
            self.start += HEAD_LEN + self.key_len + self.record_len;
        }
        if self.start == self.ahead.len() && self.at == self.end {
            return Ok(false);
        }
        self.need(HEAD_LEN, filed)?;
        let len = |at: usize| {
            let mut bytes = [0; 4];
            bytes.copy_from_slice(&self.ahead[at..at + 4]);
            u32::from_le_bytes(bytes) as usize
        };
        (self.key_len, self.record_len) = (len(self.start), len(self.start + 4));
        self.need(HEAD_LEN + self.key_len + self.record_len, filed)?;
        Ok(true)
    }

    /// Ensures that this many bytes are read ahead.
    fn need(&mut self, len: usize, filed: &SpillBuffer) -> io::Result<()> {
        if self.ahead.len() - self.start >= len {
            return Ok(());
        }
        self.ahead.drain(..self.start);
        self.start = 0;
        let left = usize::try_from(self.end - self.at).unwrap_or(usize::MAX);
        let n_read = (len - self.ahead.len()).max(AT_ONCE).min(left);
        let before = self.ahead.len();
        self.ahead.resize(before + n_read, 0);
        filed.read_into(self.at, &mut self.ahead[before..])?;
        self.at += n_read as u64;
        if self.ahead.len() < len { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(bound: usize, records: &[(Vec<u8>, Vec<u8>)]) -> Vec<(Vec<u8>, Vec<u8>)> {
        let mut sorter = RecordSort::new(bound);
        for (key, record) in records {
            sorter.push(key, record).unwrap();
        }
        let mut all = Vec::new();
        let mut take = |key: &[u8], record: &[u8]| -> io::Result<()> {
            all.push((key.to_vec(), record.to_vec()));
            Ok(())
        };
        sorter.each(&mut take).unwrap();
        all
    }

    #[test]
    fn records_come_in_the_order_of_their_keys_whether_memory_holds_them_or_not() {
        let mut random = fastrand::Rng::with_seed(3);
        let records: Vec<(Vec<u8>, Vec<u8>)> = (0..3000_u32)
            .map(|number| {
                let key = (0..random.usize(0..3)).map(|_| random.u8(0..4)).collect();
                let len = if number % 500 == 7 { 200_000 } else { random.usize(0..90) };
                (key, number.to_le_bytes().into_iter().chain(vec![7; len]).collect())
            })
            .collect();
        let mut expected = records.clone();
        expected.sort_by(|one, other| one.0.cmp(&other.0));
        for bound in [0, 1000, 70_000, 1 << 20, usize::MAX] {
            assert!(sorted(bound, &records) == expected, "{bound}");
        }
        assert_eq!(sorted(9, &[]), []);
    }
}
