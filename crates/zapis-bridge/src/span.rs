//! Ranges in the text of a record.

use std::ops::Range;

/// A byte range in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// Creates a range.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Converts it to a standard range.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// Returns the text in the range; empty if the range is not within the text.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }

    /// Shifts the range.
    #[must_use]
    pub const fn moved(self, by: usize) -> Self {
        Self { start: self.start + by, end: self.end + by }
    }
}
