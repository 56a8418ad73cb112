//! Sorts any number of keys with numbers: what does not fit in memory is sorted in parts and merged from a file.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;

use rayon::prelude::*;

use super::spill_buffer::SpillBuffer;

/// A key and its number.
pub(in crate::database) type Entry = (u64, u32);

/// The number of bytes of an entry in a file.
const LEN: usize = 12;
/// The number of entries of a part that are read at once while merging.
const READ_AT_ONCE: usize = 4096;

/// Collects entries and returns them in the order of their keys, and of their numbers if keys are equal.
#[derive(Debug)]
pub(in crate::database) struct ExternalSort {
    entries: Vec<Entry>,
    bound: usize,
    /// Sorted parts, one after another.
    filed: SpillBuffer,
    /// The end of each part.
    ends: Vec<u64>,
}

impl ExternalSort {
    /// Creates an empty sorter that keeps up to `bound` entries in memory, at least one.
    #[must_use]
    pub(in crate::database) fn new(bound: usize) -> Self {
        Self { entries: Vec::new(), bound: bound.max(1), filed: SpillBuffer::new(0), ends: Vec::new() }
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub(in crate::database) fn push(&mut self, entry: Entry) -> io::Result<()> {
        if self.entries.len() == self.bound {
            self.set_down()?;
        }
        self.entries.push(entry);
        Ok(())
    }

    fn set_down(&mut self) -> io::Result<()> {
        self.entries.par_sort_unstable();
        let mut bytes = Vec::with_capacity(READ_AT_ONCE * LEN);
        for part in self.entries.chunks(READ_AT_ONCE) {
            bytes.clear();
            for (key, number) in part {
                bytes.extend_from_slice(&key.to_le_bytes());
                bytes.extend_from_slice(&number.to_le_bytes());
            }
            self.filed.append(&bytes)?;
        }
        self.entries.clear();
        self.ends.push(self.filed.len());
        Ok(())
    }

    /// Drops nearly all entries with a unique key, which most have: then there is little to sort.
    fn drop_lone(&mut self) {
        // Two bits for each of some keys: whether it was seen, and whether it was seen again.
        let n_words = (self.entries.len() / 4).next_power_of_two().max(2);
        let mut met = vec![0_u64; n_words];
        let shift = (n_words as u64).leading_zeros() + 1;
        let place = |key: u64| {
            let spread = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            (usize::try_from(spread >> shift).unwrap_or(0), (spread & 0x1F) * 2)
        };
        for (key, _) in &self.entries {
            let (word, bit) = place(*key);
            let word = &mut met[word];
            *word |= (*word >> bit & 1) << (bit + 1) | 1 << bit;
        }
        self.entries.retain(|(key, _)| {
            let (word, bit) = place(*key);
            met[word] >> (bit + 1) & 1 == 1
        });
    }

    /// Passes the numbers of each key that has more than one to `take`, in the order of the keys.
    ///
    /// # Errors
    /// Fails if a temporary file or `take` does.
    pub(in crate::database) fn each_shared(mut self, take: &mut dyn FnMut(&[u32]) -> io::Result<()>) -> io::Result<()> {
        let mut last = None;
        let mut numbers = Vec::new();
        let mut next = |(key, number): Entry| {
            if last != Some(key) {
                if numbers.len() > 1 {
                    take(&numbers)?;
                }
                numbers.clear();
                last = Some(key);
            }
            if numbers.last() != Some(&number) {
                numbers.push(number);
            }
            Ok(())
        };
        if self.ends.is_empty() {
            self.drop_lone();
            self.entries.par_sort_unstable();
            self.entries.iter().try_for_each(|entry| next(*entry))?;
        } else {
            self.set_down()?;
            self.entries = Vec::new();
            self.merge(&mut next)?;
        }
        if numbers.len() > 1 { take(&numbers) } else { Ok(()) }
    }

    /// Does the same as [`each_shared`](Self::each_shared), but passes the numbers of many keys at once: about `most`
    /// numbers, and more only if one key has more.
    ///
    /// # Errors
    /// Fails if a temporary file or `take` does.
    pub(in crate::database) fn each_shared_of_many(
        self,
        most: usize,
        take: &mut dyn FnMut(&[Vec<u32>]) -> io::Result<()>,
    ) -> io::Result<()> {
        let (mut groups, mut n_numbers) = (Vec::new(), 0);
        self.each_shared(&mut |numbers| {
            n_numbers += numbers.len();
            groups.push(numbers.to_vec());
            if n_numbers < most {
                return Ok(());
            }
            n_numbers = 0;
            take(&std::mem::take(&mut groups))
        })?;
        if groups.is_empty() { Ok(()) } else { take(&groups) }
    }

    fn merge(&self, next: &mut dyn FnMut(Entry) -> io::Result<()>) -> io::Result<()> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let mut parts: Vec<SortedRun> =
            starts.zip(&self.ends).map(|(at, end)| SortedRun { at, end: *end, ahead: Vec::new() }).collect();
        let mut heap = BinaryHeap::new();
        for (index, part) in parts.iter_mut().enumerate() {
            heap.extend(part.next(&self.filed)?.map(|entry| Reverse((entry, index))));
        }
        while let Some(Reverse((entry, index))) = heap.pop() {
            next(entry)?;
            heap.extend(parts[index].next(&self.filed)?.map(|entry| Reverse((entry, index))));
        }
        Ok(())
    }
}

/// A sorted part while it is read.
struct SortedRun {
    at: u64,
    end: u64,
    /// Entries read ahead, the next one last.
    ahead: Vec<Entry>,
}

impl SortedRun {
    fn next(&mut self, filed: &SpillBuffer) -> io::Result<Option<Entry>> {
        if self.ahead.is_empty() && self.at < self.end {
            let mut bytes = Vec::new();
            let most = usize::try_from(self.end - self.at).unwrap_or(usize::MAX).min(READ_AT_ONCE * LEN);
            filed.read(self.at, most, &mut bytes)?;
            self.at += bytes.len() as u64;
            self.ahead.extend(bytes.as_chunks::<LEN>().0.iter().rev().map(|bytes| {
                let (mut key, mut number) = ([0; 8], [0; 4]);
                key.copy_from_slice(&bytes[..8]);
                number.copy_from_slice(&bytes[8..]);
                (u64::from_le_bytes(key), u32::from_le_bytes(number))
            }));
        }
        Ok(self.ahead.pop())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(bound: usize, entries: &[Entry]) -> Vec<Vec<u32>> {
        let mut sorter = ExternalSort::new(bound);
        for entry in entries {
            sorter.push(*entry).unwrap();
        }
        let mut found = Vec::new();
        sorter
            .each_shared(&mut |numbers| {
                found.push(numbers.to_vec());
                Ok(())
            })
            .unwrap();
        found
    }

    #[test]
    fn numbers_of_one_key_come_together_whether_memory_holds_them_or_not() {
        let mut state = 7_u64;
        let entries: Vec<Entry> = (0..30_000)
            .map(|number| {
                state = crate::database::fingerprint::step(state, 1);
                (state % 9_000, number)
            })
            .collect();
        let whole = shared(usize::MAX, &entries);
        assert!(whole.len() > 7_000 && whole.iter().all(|numbers| numbers.is_sorted()));
        for bound in [500, 4_096, 29_999, 30_000] {
            assert_eq!(shared(bound, &entries), whole, "{bound}");
        }
        assert_eq!(shared(1, &[(5, 2), (1, 9), (5, 1), (5, 2)]), [[1, 2]]);
    }
}
