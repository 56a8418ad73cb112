//! A buffer with holes for record numbers that are known only when batches are put in order.

use std::io::{self, Write};

/// Collects output; record numbers are counted from 0 within the batch until they are written out.
#[derive(Debug, Default)]
pub struct Pages {
    /// What has been written.
    pub bytes: Vec<u8>,
    /// Where in `bytes` a record number is to be put, and which record of the batch it is.
    holes: Vec<(usize, u64)>,
}

impl Pages {
    /// Leaves a hole for the number of the batch's record `index`, counted from 0.
    pub fn record_number(&mut self, index: u64) {
        self.holes.push((self.bytes.len(), index));
    }

    /// Tells whether nothing was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty() && self.holes.is_empty()
    }

    /// Appends text.
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends other pages, their holes included.
    pub fn append(&mut self, other: &Self) {
        let shift = self.bytes.len();
        self.bytes.extend_from_slice(&other.bytes);
        self.holes.extend(other.holes.iter().map(|(at, index)| (at + shift, *index)));
    }

    /// Writes everything, filling the holes: `before` records stand in the file before the batch.
    ///
    /// # Errors
    /// Passes on what the stream reports.
    pub fn write_to(&self, stream: &mut impl Write, before: u64) -> io::Result<()> {
        let mut from = 0;
        for (at, index) in &self.holes {
            stream.write_all(&self.bytes[from..*at])?;
            write!(stream, "{}", before + index + 1)?;
            from = *at;
        }
        stream.write_all(&self.bytes[from..])
    }
}
