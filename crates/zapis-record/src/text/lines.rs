//! Lines: their breaks, their number, and the line and column of an offset.

use std::ops::Range;

use memchr::{memchr, memchr_iter, memchr2, memrchr2};

use super::Span;

/// Counts the line breaks of a stream that arrives in consecutive buffers.
///
/// LF, CRLF and a lone CR are one break each, also when a CRLF is cut in two by the end of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LineCounter {
    n_breaks: u64,
    ended_in_cr: bool,
}

impl LineCounter {
    /// Creates a counter.
    #[must_use]
    pub const fn new() -> Self {
        Self { n_breaks: 0, ended_in_cr: false }
    }

    /// Creates a counter that has seen this many breaks, the last of them complete.
    #[must_use]
    pub const fn after(n_breaks: u64) -> Self {
        Self { n_breaks, ended_in_cr: false }
    }

    /// Counts the breaks of the next buffer; an empty buffer changes nothing.
    pub fn feed(&mut self, buffer: &[u8]) {
        let Some(last) = buffer.last() else { return };
        self.n_breaks += count_breaks(buffer);
        if self.ended_in_cr && buffer.first() == Some(&b'\n') {
            // The CR was counted when its buffer ended; this LF belongs to it.
            self.n_breaks -= 1;
        }
        self.ended_in_cr = *last == b'\r';
    }

    /// Returns the number of breaks so far, which is the index from 0 of the current line.
    #[must_use]
    pub const fn n_breaks(&self) -> u64 {
        self.n_breaks
    }
}

/// Counts the line breaks in `bytes`: LF, CRLF and lone CR are one each. Runs at memchr speed.
#[must_use]
pub fn count_breaks(bytes: &[u8]) -> u64 {
    let n_feeds = memchr_iter(b'\n', bytes).count() as u64;
    let Some(first) = memchr(b'\r', bytes) else {
        return n_feeds;
    };
    let tail = &bytes[first..];
    let n_lone = memchr_iter(b'\r', tail).filter(|&at| tail.get(at + 1) != Some(&b'\n')).count();
    n_feeds + n_lone as u64
}

/// The line and column of an offset in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// The number of line breaks before the offset: 0 in the first line of the text.
    pub line_index: u64,
    /// The column in Unicode scalar values, counted from 1.
    pub column: u32,
}

/// Finds line and column of a byte offset by reading the text up to it.
///
/// An offset after the end counts as the end, one inside a character as the start of that character. The LF of a CRLF
/// is on the line that it ends. For many offsets in one text build a [`LineIndex`].
#[must_use]
pub fn position_of(text: &str, offset: usize) -> LineColumn {
    let offset = text.floor_char_boundary(offset);
    let start = line_range(text, offset).start;
    LineColumn { line_index: count_breaks(&text.as_bytes()[..start]), column: column_in(text, start, offset) }
}

/// Finds the line around a byte offset, without its line break.
///
/// An offset at or inside a line break belongs to the line that the break ends.
#[must_use]
pub fn line_span(text: &str, offset: usize) -> Span {
    Span::of(line_range(text, offset))
}

fn line_range(text: &str, offset: usize) -> Range<usize> {
    let bytes = text.as_bytes();
    let mut offset = offset.min(bytes.len());
    if offset > 0 && bytes.get(offset) == Some(&b'\n') && bytes[offset - 1] == b'\r' {
        offset -= 1;
    }
    let start = memrchr2(b'\n', b'\r', &bytes[..offset]).map_or(0, |at| at + 1);
    let end = memchr2(b'\n', b'\r', &bytes[offset..]).map_or(bytes.len(), |at| offset + at);
    start..end
}

/// The starts of the lines of one text, for repeated lookups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineIndex<'a> {
    text: &'a str,
    starts: Vec<u32>,
}

impl<'a> LineIndex<'a> {
    /// Scans the text once and stores where its lines start.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let breaks = memchr::memchr2_iter(b'\n', b'\r', bytes)
            .filter(|&at| bytes[at] == b'\n' || bytes.get(at + 1) != Some(&b'\n'));
        let starts = std::iter::once(0).chain(breaks.map(|at| Span::of(at + 1..at + 1).start)).collect();
        Self { text, starts }
    }

    /// Counts the lines; a text that ends in a break has an empty last line.
    #[must_use]
    pub const fn n_lines(&self) -> usize {
        self.starts.len()
    }

    /// Finds line and column of a byte offset: [`position_of`] in logarithmic time plus the length of the line.
    #[must_use]
    pub fn position_of(&self, offset: usize) -> LineColumn {
        let offset = self.text.floor_char_boundary(offset);
        let line_index = self.starts.partition_point(|&start| start as usize <= offset).saturating_sub(1);
        let start = self.starts.get(line_index).map_or(0, |&start| start as usize);
        LineColumn { line_index: line_index as u64, column: column_in(self.text, start, offset) }
    }

    /// Returns the line with an index from 0, without its break, if there is one.
    #[must_use]
    pub fn line(&self, line_index: usize) -> Option<Span> {
        let start = *self.starts.get(line_index)?;
        Some(line_span(self.text, start as usize))
    }
}

fn column_in(text: &str, line_start: usize, offset: usize) -> u32 {
    let n_before = text.get(line_start..offset).unwrap_or_default().chars().count();
    u32::try_from(n_before).unwrap_or(u32::MAX).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line_index: u64, column: u32) -> LineColumn {
        LineColumn { line_index, column }
    }

    #[test]
    fn each_kind_of_break_counts_once() {
        for (text, n_breaks) in
            [("", 0), ("e4", 0), ("\n", 1), ("\r", 1), ("\r\n", 1), ("\n\r", 2), ("a\rb\nc\r\nd", 3), ("\r\r\n\n", 3)]
        {
            assert_eq!(count_breaks(text.as_bytes()), n_breaks, "{text:?}");
            assert_eq!(LineIndex::new(text).n_lines() as u64, n_breaks + 1, "{text:?}");
        }
    }

    #[test]
    fn a_counter_gives_the_same_however_the_stream_is_cut() {
        let text = b"[Event \"?\"]\r\n\r\n1. e4\re5\n\r\n\r\r\n\n*";
        let whole = count_breaks(text);
        for cut in 0..=text.len() {
            for second in cut..=text.len() {
                let mut counter = LineCounter::new();
                counter.feed(&text[..cut]);
                counter.feed(&text[cut..second]);
                counter.feed(&text[second..]);
                assert_eq!(counter.n_breaks(), whole, "cut at {cut} and {second}");
            }
        }
    }

    #[test]
    fn columns_count_characters_from_one() {
        let text = "1. Кf3\r\nКc6";
        assert_eq!(position_of(text, 0), at(0, 1));
        assert_eq!(position_of(text, 5), at(0, 5));
        assert_eq!(position_of(text, 4), at(0, 4));
        assert_eq!(position_of(text, 9), at(1, 1));
        assert_eq!(position_of(text, 11), at(1, 2));
        assert_eq!(position_of(text, 999), at(1, 4));
    }

    #[test]
    fn the_index_agrees_with_the_direct_answer_everywhere() {
        let text = "ё\n\r\n♘f3\rxx\r\n";
        let index = LineIndex::new(text);
        for offset in 0..=text.len() {
            let (direct, indexed) = (position_of(text, offset), index.position_of(offset));
            assert_eq!(direct, indexed, "offset {offset}");
        }
    }

    #[test]
    fn the_line_around_an_offset_has_no_break_in_it() {
        let text = "one\r\ntwo\rthree\n";
        let line = |offset| line_span(text, offset).slice(text);
        assert_eq!(line(0), "one");
        assert_eq!(line(3), "one");
        assert_eq!(line(4), "one");
        assert_eq!(line(5), "two");
        assert_eq!(line(9), "three");
        assert_eq!(line(14), "three");
        assert_eq!(line(15), "");
        assert_eq!(line(99), "");
    }

    #[test]
    fn lines_are_found_by_number() {
        let text = "one\r\n\ntwo";
        let index = LineIndex::new(text);
        let lines: Vec<&str> = (0..4).filter_map(|n| index.line(n)).map(|span| span.slice(text)).collect();
        assert_eq!(lines, ["one", "", "two"]);
    }
}
