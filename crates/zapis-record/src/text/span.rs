//! A half-open range of bytes inside one record.

use std::ops::Range;

/// The half-open byte range `start..end` of a place in one record or file prefix.
///
/// Offsets are 32 bits wide: a record never reaches 4 GiB, and the 64-bit offset of the record inside its file is
/// stored separately. For a decoded record the offsets count bytes of the decoded UTF-8 text;
/// [`Decoded::stored_offset`](super::Decoded::stored_offset) maps them to the stored bytes.
///
/// ```
/// use zapis_record::text::Span;
/// let knight = Span::new(3, 6);
/// assert_eq!(knight.slice("1. Nf3"), "Nf3");
/// assert_eq!(knight.join(Span::new(0, 2)), Span::new(0, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Span {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Creates a span from its two offsets; a reversed pair gives the empty span at `start`.
    #[must_use]
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end: if end < start { start } else { end } }
    }

    /// Creates a span from a range of `usize` offsets; offsets above `u32::MAX` saturate.
    #[must_use]
    pub fn of(range: Range<usize>) -> Self {
        Self::new(narrow(range.start), narrow(range.end))
    }

    /// Creates the empty span at one offset.
    #[must_use]
    pub const fn at(offset: u32) -> Self {
        Self { start: offset, end: offset }
    }

    /// Counts the bytes covered.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    /// Returns true if no byte is covered.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// Returns true if the byte at `offset` is covered.
    #[must_use]
    pub const fn contains(self, offset: u32) -> bool {
        self.start <= offset && offset < self.end
    }

    /// Returns the smallest span that covers both spans.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Moves the span `by` bytes towards the end; offsets saturate at `u32::MAX`.
    #[must_use]
    pub const fn shift(self, by: u32) -> Self {
        Self { start: self.start.saturating_add(by), end: self.end.saturating_add(by) }
    }

    /// Returns the offsets as a range of `usize`.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the covered part of `text`; empty if the span does not fit the text or splits a character.
    #[must_use]
    pub fn slice(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }

    /// Returns the covered part of `bytes`; empty if the span does not fit.
    #[must_use]
    pub fn bytes(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.range()).unwrap_or_default()
    }
}

fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Span;

    #[test]
    fn a_span_cuts_its_text() {
        let text = "Кf3 e5";
        assert_eq!(Span::new(0, 4).slice(text), "Кf3");
        assert_eq!(Span::new(5, 7).bytes(text.as_bytes()), b"e5");
    }

    #[test]
    fn a_span_that_does_not_fit_cuts_nothing() {
        assert_eq!(Span::new(1, 3).slice("Кf3"), "");
        assert_eq!(Span::new(0, 9).slice("e4"), "");
        assert_eq!(Span::new(7, 9).bytes(b"e4"), b"");
    }

    #[test]
    fn joining_covers_both_in_either_order() {
        let (first, second) = (Span::new(2, 5), Span::new(9, 12));
        assert_eq!(first.join(second), Span::new(2, 12));
        assert_eq!(second.join(first), Span::new(2, 12));
    }

    #[test]
    fn a_reversed_pair_is_empty() {
        assert!(Span::new(5, 2).is_empty());
        assert_eq!(Span::new(5, 2).len(), 0);
    }

    #[test]
    fn shifting_moves_both_ends_and_never_wraps() {
        assert_eq!(Span::new(1, 3).shift(10), Span::new(11, 13));
        assert_eq!(Span::new(1, 3).shift(u32::MAX).end, u32::MAX);
    }
}
