//! A buffer with places for record numbers that are known only when batches are put in order.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::text::{Put, Slip};
use crate::wording::Language;

/// Collects output; record numbers are counted from 0 within the batch until they are written out.
///
/// Two things make long output cheap and change nothing else. A record number is guessed when its place is reached, as
/// if the batch followed the one that was written last: where that is so, as always without threads, the pages are
/// written as they are. And large buffers are kept when pages are dropped: the pages of a batch of timelines take tens
/// of megabytes, and asking the system for them anew costs as much as filling them.
#[derive(Debug, Default)]
pub struct Pages {
    /// What has been written.
    pub bytes: Vec<u8>,
    /// The language in which it is worded.
    pub language: Language,
    numbers: Numbers,
}

/// The record numbers in a buffer.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// How many records are guessed to stand in the file before the batch.
    guess: u64,
    places: Vec<Place>,
}

/// A record number in a buffer.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: usize,
    /// How many digits the number guessed has.
    len: usize,
    /// Which record of the batch it is.
    index: u64,
}

impl Numbers {
    /// Puts the number of the batch's record `index`, counted from 0.
    pub(super) fn put(&mut self, index: u64, out: &mut Slip<'_>) {
        let at = out.end();
        out.put_number(self.guess + index + 1);
        self.places.push(Place { at, len: out.end() - at, index });
    }
}

/// Buffers that were written out, emptied.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
/// Smaller buffers cost little and are not kept.
const WORTH_KEEPING: usize = 1 << 18;
/// The last record number that was written out.
static LAST: AtomicU64 = AtomicU64::new(0);

impl Pages {
    /// Makes empty pages for a batch.
    #[must_use]
    pub fn for_batch(language: Language) -> Self {
        let spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let numbers = Numbers { guess: LAST.load(Ordering::Relaxed), places: Vec::new() };
        Self { bytes: spare.unwrap_or_default(), language, numbers }
    }

    /// Makes empty pages.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { bytes: Vec::new(), language, numbers: Numbers::default() }
    }

    /// Writes the number of the batch's record `index`, counted from 0.
    pub fn record_number(&mut self, index: u64) {
        let at = self.bytes.len();
        self.bytes.put_number(self.numbers.guess + index + 1);
        self.numbers.places.push(Place { at, len: self.bytes.len() - at, index });
    }

    /// Lends the end of the pages for many short pieces, record numbers among them.
    pub(super) fn slip(&mut self) -> (Slip<'_>, &mut Numbers) {
        (Slip::new(&mut self.bytes), &mut self.numbers)
    }

    /// Tells whether nothing was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Appends text.
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Writes everything with the right record numbers: `before` records stand in the file before the batch.
    ///
    /// # Errors
    /// Passes on what the stream reports.
    pub fn write_to(&self, stream: &mut impl Write, before: u64) -> io::Result<()> {
        let Some(last) = self.numbers.places.last() else { return stream.write_all(&self.bytes) };
        LAST.store(before + last.index + 1, Ordering::Relaxed);
        if before == self.numbers.guess {
            return stream.write_all(&self.bytes);
        }
        self.write_renumbered(stream, before)
    }

    fn write_renumbered(&self, stream: &mut impl Write, before: u64) -> io::Result<()> {
        /// What is shorter is gathered before it goes to the stream: a number costs no call, and what comes is long
        /// enough for a buffered stream to pass it on without a copy of its own.
        const GATHERED: usize = 100 << 10;
        let mut gathered = Vec::with_capacity(GATHERED + 32);
        let mut from = 0;
        for place in &self.numbers.places {
            let part = &self.bytes[from..place.at];
            if gathered.len() + part.len() > GATHERED {
                stream.write_all(&gathered)?;
                gathered.clear();
            }
            if part.len() > GATHERED {
                stream.write_all(part)?;
            } else {
                gathered.extend_from_slice(part);
            }
            gathered.put_number(before + place.index + 1);
            from = place.at + place.len;
        }
        stream.write_all(&gathered)?;
        stream.write_all(&self.bytes[from..])
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        if self.bytes.capacity() >= WORTH_KEEPING {
            let mut bytes = std::mem::take(&mut self.bytes);
            bytes.clear();
            SPARE.lock().unwrap_or_else(PoisonError::into_inner).push(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_right_whatever_was_guessed() {
        let long = "x".repeat(300_000);
        for guess in [0, 8, 95, 1_000_000] {
            let mut pages = Pages {
                bytes: Vec::new(),
                language: Language::English,
                numbers: Numbers { guess, places: Vec::new() },
            };
            pages.push_str("a");
            pages.record_number(0);
            pages.push_str(&long);
            for index in 1..20_000 {
                pages.push_str("b");
                pages.record_number(index);
            }
            pages.push_str("c");
            for before in [0, 8, 95, 1_000_000] {
                let mut written = Vec::new();
                pages.write_to(&mut written, before).unwrap();
                let mut expected = format!("a{}{long}", before + 1);
                for index in 1..20_000 {
                    expected.push('b');
                    expected.push_str(&(before + index + 1).to_string());
                }
                assert_eq!(String::from_utf8(written).unwrap(), expected + "c");
            }
        }
    }
}
